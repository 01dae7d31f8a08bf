"""Moments worth talking about, and the questions that they raise: found by rules in what happened in this class."""

from collections.abc import Sequence
from typing import NamedTuple

from labtable.hall.classes.letters import ClassMoment
from labtable.hall.classes.met import Met, faces_of
from labtable.hall.classes.notes import RaisedQuestion, notes_file
from labtable.kernel import Game
from labtable.kernel.words import counted, listed

MOST = 8
MOST_OF_A_KIND = 3
MOST_AT_A_TABLE = 3
SWINGS = 3  # changes of the lead from which on they are worth a word
OFTEN = 2  # times that a rule was asked for
TURNED = "Which choice turned the match, and could anybody have known that beforehand?"
TURNED_ANSWER = (
    "The replay of the table shows where the lead changed. Good choices can lose and poor ones win by a draw of the "
    "cards; ask what was known at the time."
)
OWN_WORDS = "Tell in two sentences of your own what it is, and what it is good for."
YOU = "You"
YOUR_SEAT = "Your seat"
SAME_CARDS = "All tables had the same cards in the same order. What did they do differently, and what came of it?"
SAME_CARDS_ANSWER = (
    "The deal and the luck of the bots were the same, so what differs comes from choices, and from what those choices "
    "led others to do. This is what a control is for in an experiment."
)


class Seen(NamedTuple):
    """A match that is over: at which table, what it brought, and the winners' score."""

    table: int
    met: Met
    best: int


def moments(game: Game, seen: Sequence[Seen], whys: dict[str, int], same_deal: Sequence[Seen]) -> list[ClassMoment]:
    """What happened at the tables of one game, the most telling of each kind first."""
    notes = notes_file(game).question
    cards = [each for question in notes if (each := _of_card(game, question, seen)) is not None]
    cards.sort(key=lambda each: -len(each.tables))
    counts = [each for question in notes if (each := _of_count(game, question, seen)) is not None]
    rules = [each for question in notes if (each := _of_rule(game, question, whys)) is not None]
    kinds = [cards, [*_of_deal(game, same_deal), *_of_lead(game, seen)], counts, rules]
    return [each for kind in kinds for each in kind[:MOST_OF_A_KIND]][:MOST]


def at_table(game: Game, seen: Seen) -> list[ClassMoment]:
    """The questions of one table's worksheet."""
    table = _tables([seen.table])
    return _raised(game, seen, table, table)[:MOST_AT_A_TABLE]


def at_seat(game: Game, own: Seen, seen: Seen) -> list[ClassMoment]:
    """The questions of one pupil's worksheet: first of what they did themselves, then of what their table met."""
    mine, table = _raised(game, own, YOU, YOUR_SEAT), _tables([seen.table])
    cards, asked = {each.card for each in mine}, {each.ask for each in mine}
    others = [each for each in _raised(game, seen, table, table) if is_other(each, cards, asked)]
    return [*mine, *others][:MOST_AT_A_TABLE]


def is_other(moment: ClassMoment, cards: set[str | None], asked: set[str]) -> bool:
    """Whether neither the card of a moment nor its question is among those that there are."""
    return moment.card not in cards if moment.card is not None else moment.ask not in asked


def _raised(game: Game, seen: Seen, who: str, where: str) -> list[ClassMoment]:
    """All questions that a match raises for somebody, the most telling first."""
    notes = notes_file(game).question
    found = [_of_card(game, question, [seen], who) for question in notes if question.met]
    found += [_of_count(game, question, [seen], where) for question in notes]
    raised = [each for each in found if each is not None]
    asked = {each.card for each in raised}
    told = [_in_own_words(game, card, seen.table, who) for card in seen.met.cards if card not in asked]
    return [*raised, *told]


def _in_own_words(game: Game, card: str, table: int, who: str) -> ClassMoment:
    """A card that was met and has no question of its own: its science is to be told."""
    face = faces_of(game)[card]
    answer = f"{face.science} {face.more}".strip()
    return _moment(game, f"{who} met {face.name}.", OWN_WORDS, answer, [table], card)


def _of_card(game: Game, question: RaisedQuestion, seen: Sequence[Seen], who: str = "") -> ClassMoment | None:
    """A card that was met, or that nobody met."""
    face = faces_of(game).get(question.card)
    tables = list(dict.fromkeys(each.table for each in seen if question.card in each.met.cards))
    if face is None or not seen or bool(tables) != question.met:
        return None
    everywhere = len(tables) == len({each.table for each in seen}) > 1
    met = f"All {len(tables)} tables" if everywhere else _tables(tables) if tables else "No table"
    return _moment(game, f"{who or met} met {face.name}.", question.ask, question.answer, tables, question.card)


def _of_count(game: Game, question: RaisedQuestion, seen: Sequence[Seen], where: str = "") -> ClassMoment | None:
    """Something that happened often at a table."""
    count = next((each for each in game.counts if each.name == question.count), None)
    found = [each for each in seen if question.count and each.met.counts.get(question.count, 0) >= question.least]
    if count is None or not found:
        return None
    most = max(found, key=lambda each: each.met.counts[question.count])
    times = counted(most.met.counts[question.count], "time")
    words = f"{where or _tables([most.table])}: {_lower(count.words)}, {times}."
    return _moment(game, words, question.ask, question.answer, [each.table for each in found])


def _of_rule(game: Game, question: RaisedQuestion, whys: dict[str, int]) -> ClassMoment | None:
    """A rule that was asked for more than once."""
    times = whys.get(question.rule, 0)
    if not question.rule or times < OFTEN:
        return None
    rule = game.rulebook[question.rule]
    words = f"§{rule.number}, {rule.title}, was asked for {counted(times, 'time')}."
    return _moment(game, words, question.ask, question.answer, [])


def _of_lead(game: Game, seen: Sequence[Seen]) -> list[ClassMoment]:
    """A table at which the lead changed often."""
    most = max(seen, key=lambda each: each.met.lead_changes, default=None)
    if most is None or most.met.lead_changes < SWINGS:
        return []
    words = f"{_tables([most.table])}: the lead changed {counted(most.met.lead_changes, 'time')}."
    return [_moment(game, words, TURNED, TURNED_ANSWER, [most.table])]


def _of_deal(game: Game, seen: Sequence[Seen]) -> list[ClassMoment]:
    """Tables that made different things of the same cards."""
    if len(seen) < 2:
        return []
    low, high = min(seen, key=lambda each: each.best), max(seen, key=lambda each: each.best)
    if low.best == high.best:
        return []
    words = (
        f"With the same cards the winner made {high.best} at table {high.table} and {low.best} at table {low.table}."
    )
    return [_moment(game, words, SAME_CARDS, SAME_CARDS_ANSWER, [each.table for each in seen])]


def _lower(words: str) -> str:
    """A heading inside a sentence; a sign such as the U of DNA stays as it is."""
    return words if words[1:2] in ("", " ", "-") or words[:2].isupper() else f"{words[0].lower()}{words[1:]}"


def _tables(numbers: Sequence[int]) -> str:
    """Some tables in a row: `Tables 1 and 3`."""
    words = listed([str(each) for each in sorted(numbers)])
    return f"Table {words}" if len(numbers) == 1 else f"Tables {words}"


def _moment(
    game: Game, happened: str, ask: str, answer: str, tables: Sequence[int], card: str | None = None
) -> ClassMoment:
    return ClassMoment(game=game.name, happened=happened, ask=ask, answer=answer, card=card, tables=sorted(set(tables)))
