"""The kinds of cards that people can make for the GSA deck."""

from labtable.kernel.form import Called, CardKind

NAME = Called("Name", letters=28)
SCIENCE = Called("Science", "One sentence of what is true.", letters=160)
MORE = Called("More", "What there is to tell beyond it, where somebody looks closely.", letters=400)
SOURCE = Called("Source", "Where one can read it.", mistake="an address that begins with https://")
COPIES = Called("Copies", "How many of it lie in the deck.", rule="D5")
LATIN = Called("Latin name", letters=40)
TOLD = {"science": SCIENCE, "more": MORE, "source": SOURCE}
INNER = {
    "n": Called("How many"),
    "by": Called("How many fewer"),
    "pile": Called("Of which pile"),
    "kinds": Called("Of which kinds"),
    "least": Called("At least"),
    "most": Called("At most"),
}

KINDS = (
    CardKind(
        table="project",
        title="Project",
        plural="Projects",
        rule="D3",
        words="It is worth as many points as it needs cards, and costs as many if it is started and left.",
        completes="completed",
        fields={
            "name": NAME,
            "needs": Called("Needs", "Species and Techniques.", rule="G-05", of=("species", "technique")),
            "mandatory": Called("Mandatory", "Brings no points and must be got rid of.", rule="D4"),
            **TOLD,
        },
    ),
    CardKind(
        table="modifier",
        title="Modifier",
        plural="Modifiers",
        rule="D7",
        words="It acts at once, and is laid aside.",
        fields={"name": NAME, "does": Called("Effect", rule="G-62"), "copies": COPIES, **TOLD},
        inner=INNER,
    ),
    CardKind(
        table="species",
        title="Species",
        plural="Species",
        rule="D6",
        words="Projects need it.",
        fields={"name": NAME, "latin": LATIN, "copies": COPIES, **TOLD},
    ),
    CardKind(
        table="technique",
        title="Technique",
        plural="Techniques",
        rule="D6",
        words="Projects need it.",
        fields={"name": NAME, "copies": COPIES, **TOLD},
    ),
)
