"""The HTTP side described for programs: an OpenAPI document made from the structs of the wire."""

from functools import cache
from typing import Any, NamedTuple

import msgspec

from labtable import __version__
from labtable.hall import book, frames, letters, trials, wishes, workshop
from labtable.hall.classes import frames as class_frames
from labtable.hall.classes import letters as class_letters
from labtable.hall.classes import wishes as class_wishes
from labtable.kernel import game_names
from labtable.lab import trial_verdict
from labtable.review import findings

REFERENCE = "#/components/schemas/{name}"
JSON = "application/json"
WHY = {
    404: "There is nothing with this name or code.",
    403: "Pages of other sites may not do this.",
    409: "Not now: the match is not over.",
    413: "The message is too long.",
    422: "The message or a parameter cannot be used.",
    429: "Too often; the sentence says when to try again.",
    503: "It could not be written down, so it was not done.",
}
ASKED = {
    "seat": "A seat, counted from 0, or open (the default).",
    "step": "How many steps were made.",
    "move": "The text of a move that may be made there.",
    "known": "With any value, what has been counted already, and no more.",
    "names": "With any value, names and not only the colours of seats.",
    "paper": "The paper, a4 (the default) or letter.",
    "language": "The language of rules and cards, such as de; en is the default.",
    "edition": "The digest of the cards of a room, if they are not those that are played now.",
}


class Operation(NamedTuple):
    """One thing that can be asked for: where, what comes back, and which errors there may be."""

    name: str
    path: str
    words: str
    answer: Any
    errors: tuple[int, ...] = ()
    body: Any = None
    status: int = 200
    media: str = JSON
    asks: tuple[str, ...] = ()
    sends: str = JSON
    method: str = ""
    """Nothing for the usual one: `post` with a body, `get` without."""


OF_CLASSES = (
    Operation(
        "open_class",
        "/api/classes",
        "Open a class: many tables at once for the pupils of one teacher.",
        class_letters.ClassOpened,
        (403, 413, 422, 429, 503),
        class_letters.NewClass,
        201,
    ),
    Operation(
        "class_called",
        "/api/classes/{code}",
        "The class for which four signs stand.",
        class_letters.ClassCard,
        (404, 409, 429, 503),
    ),
    Operation(
        "delete_class",
        "/api/classes/{code}",
        "Forget a class and all its tables; the header `Authorization` holds `Bearer` and the teacher's key.",
        None,
        (403, 404, 409, 429, 503),
        status=204,
        method="delete",
    ),
    Operation(
        "class_report",
        "/api/classes/{code}/report",
        "What a class met, for its teacher, who shows the key as above.",
        class_letters.ClassReport,
        (403, 404, 409, 429, 503),
    ),
    Operation(
        "class_results",
        "/api/classes/{code}/report.csv",
        "The results of a class, a line a seat; with `names` those that are still known.",
        str,
        (403, 404, 409, 429, 503),
        asks=("names",),
        media="text/csv",
    ),
    Operation(
        "notes", "/api/notes/{game}", "What a teacher wants to know of a game.", class_letters.ClassNotes, (404, 422)
    ),
)
OPERATIONS = (
    *OF_CLASSES,
    Operation("health", "/healthz", "Whether the server is there.", letters.Health),
    Operation("ready", "/readyz", "Whether the database takes what is written.", letters.Ready, (503,)),
    Operation("games", "/api/games", "All games.", list[book.GameEntry]),
    Operation(
        "game",
        "/api/games/{game}",
        "All about a game: options, cards, rules.",
        book.GameBook,
        (404, 422),
        asks=("edition", "language"),
    ),
    Operation(
        "print",
        "/api/print/{game}",
        "A whole game to be printed and cut out, as a PDF.",
        str,
        (404, 422, 429),
        media="application/pdf",
        asks=("paper", "edition"),
    ),
    Operation(
        "print_cards",
        "/api/print/{game}",
        "A whole game with cards of one's own, which come along as a card file.",
        str,
        (403, 404, 413, 422, 429),
        str,
        media="application/pdf",
        asks=("paper",),
        sends="application/toml",
    ),
    Operation(
        "workshop",
        "/api/workshop/{game}",
        "All that is needed to make cards for a game.",
        workshop.Workbench,
        (404,),
    ),
    Operation(
        "check",
        "/api/workshop/{game}",
        "Cards that somebody makes, looked at: what is wrong with them, and how they will lie on the table.",
        workshop.Checked,
        (403, 404, 413, 422, 429),
        workshop.Sheet,
    ),
    Operation(
        "trial",
        "/api/workshop/{game}/trial",
        "What a card does to the game, from the same deals with and without it; a line a look, the last the verdict.",
        trial_verdict.CardVerdict,
        (403, 404, 409, 413, 422, 429),
        trials.Asked,
        media="application/x-ndjson",
    ),
    Operation("open", "/api/rooms", "Open a room.", letters.Opened, (403, 413, 422, 429, 503), letters.NewRoom, 201),
    Operation("gathering", "/api/gathering/{short}", "The room of a short code.", letters.Opened, (404, 409, 429)),
    Operation("watchable", "/api/watchable", "Tables in play that anybody may watch.", list[letters.Standing], (503,)),
    Operation(
        "standings",
        "/api/standings",
        "How it stands at tables, and which of them wait for who asks.",
        list[letters.Standing],
        (403, 413, 422, 429, 503),
        letters.Whereabouts,
    ),
    Operation("room", "/api/rooms/{code}", "A room as a stranger sees it.", frames.Room, (404, 409, 429)),
    Operation(
        "record",
        "/api/rooms/{code}/record",
        "The record of a finished match, as JSON Lines.",
        str,
        (404, 409, 429),
        media="application/jsonl",
    ),
    Operation(
        "cards",
        "/api/rooms/{code}/cards",
        "The card file of a finished match, with which its record is replayed.",
        str,
        (404, 409, 429),
        media="application/toml",
    ),
    Operation(
        "review",
        "/api/rooms/{code}/review",
        "The review of a finished match, a finding a line, as it is counted; asked for again, it goes on. With `known` "
        "it tells only what is counted already.",
        findings.Finding,
        (404, 409, 429),
        asks=("known",),
        media="application/x-ndjson",
    ),
    Operation(
        "continuation",
        "/api/rooms/{code}/continuation",
        "How a finished match could have gone on after a move, on an imagined table.",
        letters.Continuation,
        (404, 409, 422, 429),
        asks=("step", "move"),
    ),
    Operation(
        "branch",
        "/api/rooms/{code}/branch",
        "Open a room that goes on from a step of a finished match.",
        letters.Opened,
        (403, 404, 409, 413, 422, 429, 503),
        letters.Branch,
        201,
    ),
    Operation(
        "review_record",
        "/api/review",
        "The review of a record, as that of a room; it is not stored.",
        findings.Finding,
        (403, 409, 413, 422, 429),
        str,
        media="application/x-ndjson",
        sends="application/jsonl",
    ),
    Operation(
        "replay_record",
        "/api/review/replay",
        "A record, step by step, from a seat or with all cards open.",
        letters.Replay,
        (403, 413, 422, 429),
        str,
        asks=("seat",),
        sends="application/jsonl",
    ),
    Operation(
        "continuation_record",
        "/api/review/continuation",
        "How the match of a record could have gone on after a move.",
        letters.Continuation,
        (403, 413, 422, 429),
        str,
        asks=("step", "move"),
        sends="application/jsonl",
    ),
    Operation(
        "branch_record",
        "/api/review/branch",
        "Open a room that goes on from a step of a record, which comes along.",
        letters.Opened,
        (403, 409, 413, 422, 429, 503),
        letters.Branch,
        201,
    ),
    Operation(
        "replay",
        "/api/rooms/{code}/replay",
        "A finished match, step by step, from a seat or with all cards open.",
        letters.Replay,
        (404, 409, 422, 429),
        asks=("seat",),
    ),
)


@cache
def document() -> dict[str, Any]:
    """The whole document; live play goes over a socket, whose messages are described in the words."""
    live = [wishes.FromBrowser, frames.FromRoom, class_wishes.ToClass, class_frames.FromClass]
    types = [letters.Sorry, *live, *_types()]
    schemas, components = msgspec.json.schema_components(types, schema_hook=_anything, ref_template=REFERENCE)
    shapes = dict(zip(map(str, types), schemas, strict=True))
    paths: dict[str, dict[str, Any]] = {}
    for operation in OPERATIONS:
        method = operation.method or ("get" if operation.body is None else "post")
        paths.setdefault(operation.path, {})[method] = _described(operation, shapes)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Labtable", "version": __version__, "description": _words()},
        "paths": paths,
        "components": {
            "schemas": components
            | {"FromBrowser": shapes[str(wishes.FromBrowser)], "FromRoom": shapes[str(frames.FromRoom)]}
            | {"ToClass": shapes[str(class_wishes.ToClass)], "FromClass": shapes[str(class_frames.FromClass)]}
        },
    }


def _anything(kind: type) -> dict[str, Any]:
    """The facts of events and cards are plain JSON of any shape."""
    if kind is object:
        return {"description": "Any JSON."}
    raise NotImplementedError


def _types() -> list[Any]:
    return [kind for operation in OPERATIONS for kind in (operation.answer, operation.body) if kind is not None]


def _words() -> str:
    return (
        "Science tabletop games. A room is played over a WebSocket at /api/rooms/{code}/live: JSON text in both "
        "directions, FromBrowser in and FromRoom out; the first message is a hello. A class is lived in the same way "
        "at /api/classes/{code}/live, by ToClass and FromClass."
    )


def _described(operation: Operation, shapes: dict[str, Any]) -> dict[str, Any]:
    answers = {str(operation.status): _answer(operation, shapes)}
    answers |= {str(status): _content(WHY[status], shapes[str(letters.Sorry)]) for status in operation.errors}
    described: dict[str, Any] = {
        "operationId": operation.name,
        "summary": operation.words,
        "parameters": [*_in_path(operation.path), *(_in_query(name) for name in operation.asks)],
        "responses": answers,
    }
    if operation.body is not None:
        described["requestBody"] = {"required": True, **_body(shapes[str(operation.body)], operation.sends)}
    return described


def _answer(operation: Operation, shapes: dict[str, Any]) -> dict[str, Any]:
    """What comes back when all is well; perhaps nothing."""
    if operation.answer is None:
        return {"description": "Done."}
    return _content("As asked.", shapes[str(operation.answer)], operation.media)


def _content(words: str, schema: Any, media: str = JSON) -> dict[str, Any]:
    return {"description": words, "content": {media: {"schema": schema}}}


def _body(schema: Any, media: str) -> dict[str, Any]:
    return {"content": {media: {"schema": schema}}}


def _in_path(path: str) -> list[dict[str, Any]]:
    schemas = {
        "game": {"type": "string", "examples": game_names()},
        "code": {"type": "string"},
        "short": {"type": "string"},
    }
    return [
        {"name": name, "in": "path", "required": True, "schema": schema}
        for name, schema in schemas.items()
        if f"{{{name}}}" in path
    ]


def _in_query(name: str) -> dict[str, Any]:
    return {"name": name, "in": "query", "required": False, "description": ASKED[name], "schema": {"type": "string"}}
