"""The kinds of cards that people can make for PDB."""

from labtable.kernel.form import Called, CardKind

NAME = Called("Name", letters=36)
TOLD = {
    "science": Called("Science", "One sentence of what is true.", letters=160),
    "more": Called("More", "What there is to tell beyond it, where somebody looks closely.", letters=400),
    "source": Called("Source", "Where one can read it.", mistake="an address that begins with https://"),
}
COST = Called("Own cost", "What it takes instead of the price of the box.", rule="P-21")
EXCHANGES = Called("Exchanges", "What it takes and what it gives; who uses it chooses one.", rule="P-19")
INNER = {"pay": Called("Takes"), "gain": Called("Gives")}

KINDS = (
    CardKind(
        table="deposition",
        title="Deposition",
        plural="Depositions",
        rule="A12",
        words="Who claims it deposits a structure, which counts as Achievement.",
        fields={
            "name": NAME,
            "id": Called(
                "PDB ID",
                "The four signs of the entry, or a word of your own.",
                mistake="only small letters, digits and _",
                letters=20,
            ),
            "method": Called("Method", letters=40),
            "cost": COST,
            **TOLD,
        },
    ),
    CardKind(
        table="action",
        title="Additional Action",
        plural="Additional Actions",
        rule="P-12",
        words="Who claims it opens a box for everybody.",
        fields={"name": NAME, "exchanges": EXCHANGES, "cost": COST, **TOLD},
        inner=INNER,
    ),
    CardKind(
        table="box",
        title="Box",
        plural="Boxes",
        rule="S1",
        words="A box of the board, there from the start.",
        used=("placed", "graduated"),
        fields={
            "name": NAME,
            "does": Called("Kind of box", rule="S1"),
            "exchanges": EXCHANGES,
        },
        inner=INNER,
    ),
)
