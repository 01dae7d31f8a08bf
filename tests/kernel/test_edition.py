"""Card files: what they are known by."""

from labtable.kernel.edition import digest_of


def test_a_card_file_is_the_same_edition_on_every_machine_whatever_ends_its_lines() -> None:
    assert digest_of('[[card]]\r\nid = "a"\r\n') == digest_of('[[card]]\nid = "a"\n') == digest_of('[[card]]\nid = "a"')
    assert digest_of('[[card]]\nid = "b"\n') != digest_of('[[card]]\nid = "a"\n')
