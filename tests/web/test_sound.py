"""Sounds are made only for who wants them, and the wish is remembered."""

from tests.web.guest import Guest

COUNT = """
  window.tones = [];
  const start = OscillatorNode.prototype.start;
  OscillatorNode.prototype.start = function (when) { window.tones.push(this.frequency.value); start.call(this, when); };
"""


def tones(guest: Guest) -> int:
    heard: int = guest.page.evaluate("window.tones.length")
    return heard


def test_a_table_is_silent_until_sounds_are_switched_on(guest: Guest) -> None:
    guest.begin_with(COUNT)
    guest.play_bots()
    guest.await_turn()
    guest.press_any()
    guest.await_turn()
    assert tones(guest) == 0
    guest.page.get_by_role("button", name="Menu").click()
    guest.page.get_by_role("switch", name="Sounds").click()
    assert tones(guest) > 0, "the switch is heard"
    guest.page.reload()
    guest.await_turn()
    assert tones(guest) == 0, "a picture that was there before is not heard"
    guest.press_any()
    guest.page.wait_for_function("window.tones.length > 0")
