"""Settings: from words and from the environment, each documented, each with a sentence if it cannot be used."""

from pathlib import Path

import pytest

from labtable.kernel import BadInput
from labtable.server.settings import Settings, from_environment, read_settings, table

DOCUMENT = Path(__file__).parents[2] / "docs" / "server.md"


def test_every_setting_is_documented_as_it_is() -> None:
    assert table() in DOCUMENT.read_text(encoding="utf-8"), "python -m labtable.server.settings prints the table"
    assert all(f"| `{name}` |" in table() for name in Settings.__struct_fields__)


def test_every_setting_can_come_from_the_environment() -> None:
    usual = Settings()
    for name in Settings.__struct_fields__:
        value = getattr(usual, name)
        other = f"{value}x" if isinstance(value, str) else str(value + 1)
        found = read_settings(
            from_environment({f"LABTABLE_{name.upper()}": other, "HOME": "/", "LABTABLE_BUILD": "plain"})
        )
        assert getattr(found, name) != value


@pytest.mark.parametrize(
    ("name", "value"),
    [("workers", "0"), ("workers", "-1"), ("pace", "-1"), ("pace", "nan"), ("keep", "inf"), ("hello", "soon"), ("most_bytes", "1.5")],
)  # fmt: skip
def test_a_setting_that_cannot_be_used_is_told_by_its_name(name: str, value: str) -> None:
    with pytest.raises(BadInput, match=rf"A setting cannot be used: .*{name}"):
        read_settings({name: value})


def test_a_variable_that_is_no_setting_is_told() -> None:
    with pytest.raises(BadInput, match="There is no setting 'pacee'"):
        read_settings(from_environment({"LABTABLE_PACEE": "1"}))
