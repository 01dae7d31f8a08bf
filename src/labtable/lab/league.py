"""Leagues: a standing table of bots that is kept in a file and grows; only what is missing in it is played."""

import hashlib
from collections.abc import Callable, Iterable
from contextlib import closing
from functools import partial
from pathlib import Path

import msgspec

from labtable import __version__
from labtable.bots.own import fingerprint, is_own
from labtable.kernel import load_game
from labtable.lab.crew import Crew
from labtable.lab.kept import Kept
from labtable.lab.tournament import (
    Entry,
    Pairing,
    Played,
    Tournament,
    check,
    outcome_of,
    pairings,
    play_pairing,
    side_of,
)

DIGEST_BYTES = 8
GO_ON = "give the same command again"


class Entrant(msgspec.Struct, frozen=True, order=True):
    """A bot of a league; one of somebody's own is another when its files have changed."""

    name: str
    made: str = ""

    @classmethod
    def of(cls, bot: str) -> "Entrant":
        """The bot of this name as it is now."""
        return cls(bot, fingerprint(bot) if is_own(bot) else "")


class Game(msgspec.Struct, frozen=True):
    """A game of a league, as it is kept."""

    alone: Entrant
    others: Entrant
    seat: int
    deal: int
    points: float
    won: bool
    fault: str = ""

    def between(self, alone: int, others: int) -> Played:
        """The game as one of a tournament in which the bots have these numbers."""
        return Played(Pairing(alone, others, self.seat, self.deal), self.points, self.won, self.fault)


class League:
    """Bots that meet each other on the same deals, the games that they have played, and the file that keeps them."""

    def __init__(self, entry: Entry, file: Path) -> None:
        self.entry = msgspec.structs.replace(entry, bots=sorted(set(entry.bots)))
        check(self.entry)
        self.present = [Entrant.of(bot) for bot in self.entry.bots]
        self.kept = Kept(file, digest_of(entry), Game, "league", GO_ON)
        if not self.kept.exists():
            self.kept.begin()
        self.games = self.kept.parts()

    def missing(self) -> list[Pairing]:
        """What is still to be played, so that every pair comes on together."""
        known = {(each.alone, each.others, each.seat, each.deal) for each in self.games}
        todo = [each for each in pairings(self.entry, mirrors=False) if self._named(each) not in known]
        return sorted(todo, key=lambda each: (each.deal, each.seat))

    def _named(self, pairing: Pairing) -> tuple[Entrant, Entrant, int, int]:
        return self.present[pairing.alone], self.present[pairing.others], pairing.seat, pairing.deal

    def play(self, crew: Crew, progress: Callable[[], None] = lambda: None) -> None:
        """Play what is missing; each game is kept as soon as it is over."""
        with closing(crew.results(partial(play_pairing, self.entry), self.missing())) as results:
            for played in results:
                game = Game(*self._named(played.pairing), played.points, played.won, played.fault)
                self.kept.keep(game)
                self.games.append(game)
                progress()

    def standing(self) -> Tournament:
        """What all games came to, those of bots as they once were among them."""
        all_of = sorted({*self.present, *(each.alone for each in self.games), *(each.others for each in self.games)})
        place = {each: number for number, each in enumerate(all_of)}
        played = [each.between(place[each.alone], place[each.others]) for each in self.games]
        return outcome_of(msgspec.structs.replace(self.entry, bots=self._called(all_of)), played)

    def _called(self, entrants: Iterable[Entrant]) -> list[str]:
        now = set(self.present)
        return [f"{each.name} ({each.made})" if each.made and each not in now else each.name for each in entrants]


def digest_of(entry: Entry) -> str:
    """A fingerprint of what must be the same in all games of a league."""
    game = load_game(entry.game, entry.edition)
    options = sorted(side_of(entry, ["random"] * entry.seats).check().items())
    facts = [__version__, game.name, game.rulebook.version, game.edition.digest, entry.seats, options, entry.seed]
    return hashlib.blake2b(msgspec.json.encode(facts), digest_size=DIGEST_BYTES).hexdigest()
