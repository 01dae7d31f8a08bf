"""The kinds of cards that people can make for S.T.E.M."""

from labtable.kernel.form import Called, CardKind

NAME = Called("Name", letters=28)
TYPE = Called("Type", rule="H1")
POINTS = Called("Points", rule="C4")
TOLD = {
    "science": Called("Science", "One sentence of what is true.", letters=160),
    "more": Called("More", "What there is to tell beyond it, where somebody looks closely.", letters=400),
    "source": Called("Source", "Where one can read it.", mistake="an address that begins with https://"),
}
INNER = {
    "n": Called("How many"),
    "max": Called("At most"),
    "all": Called("All of them"),
    "may": Called("Only if one likes"),
    "kinds": Called("Of which kinds"),
    "kind": Called("Of which kind"),
    "else_if_kind": Called("Or for another"),
    "else_points": Called("Points for that"),
    "look": Called("Look at how many"),
    "max_points": Called("Worth at most"),
    "then": Called("Then"),
    "win": Called("If guessed right"),
    "lose": Called("If guessed wrong"),
    "ops": Called("In order"),
    "fallback": Called("If there is none"),
    "card": Called("Which card", of=("item", "location")),
    "condition": Called("If"),
}

KINDS = (
    CardKind(
        table="hero",
        title="Hero",
        plural="Heroes",
        rule="H1",
        words="It scores a Discovery of its type, and has an ability.",
        fields={"name": NAME, "type": TYPE, "effect": Called("Ability", rule="H3"), **TOLD},
        inner=INNER,
    ),
    CardKind(
        table="item",
        title="Item",
        plural="Items",
        rule="E1",
        words="It lies beside a Hero of its type and counts points.",
        fields={"name": NAME, "type": TYPE, "points": POINTS, **TOLD},
    ),
    CardKind(
        table="location",
        title="Location",
        plural="Locations",
        rule="E1",
        words="It lies beside a Hero of its type and counts points.",
        fields={"name": NAME, "type": TYPE, "points": POINTS, **TOLD},
    ),
    CardKind(
        table="discovery",
        title="Discovery",
        plural="Discoveries",
        rule="C1",
        words="A step of the scientific method that Heroes score.",
        fields={
            "step": Called("Step", rule="C1"),
            "types": Called("Types", rule="C5"),
            "points": POINTS,
        },
    ),
    CardKind(
        table="inspiration",
        title="Inspiration",
        plural="Inspirations",
        rule="I1",
        words="It is played beside one's action.",
        fields={
            "name": NAME,
            "window": Called("When", rule="S-60"),
            "effect": Called("Effect", rule="S-67"),
            "copies": Called("Copies", "How many of it lie in the deck.", rule="D2"),
            **TOLD,
        },
        inner=INNER,
    ),
)
