"""Typography by language, against the rule books; what is set right already stays."""

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from deckwright.game.markup import parse, typeset_plain
from tests.kit.sweeps import examples

NB, NNB = "\u00a0", "\u202f"


@pytest.mark.parametrize(
    ("typed", "printed"),
    [
        ("l'or d'Urto", "l’or d’Urto"),
        ("Attention !", f"Attention{NNB}!"),
        ("Attention!", f"Attention{NNB}!"),
        ("Quoi ?!", f"Quoi{NNB}?!"),
        ("une carte HELP!", "une carte HELP!"),
        ("oui ; non", f"oui{NNB}; non"),
        (f"oui{NB}; non", f"oui{NNB}; non"),
        ("Remarque : trois", f"Remarque{NB}: trois"),
        ("Remarque: trois", f"Remarque{NB}: trois"),
        ("à 12:30", "à 12:30"),
        ('le monde de "Caveport".', f"le monde de «{NB}Caveport{NB}»."),
        ("«Or»", f"«{NB}Or{NB}»"),
        (f"« Or » et «{NNB}or{NNB}»", f"«{NB}Or{NB}» et «{NB}or{NB}»"),
        ("attends...", "attends…"),
        ("....", "...."),
        ("-5 PV", f"−5{NB}PV"),
        ("gagne (-3)", "gagne (−3)"),
        ("3-5 joueurs, 30-75'", "3-5 joueurs, 30-75'"),
        ("coupe-gorge, A-3", "coupe-gorge, A-3"),
        ("63 x 88 mm", f"63{NB}×{NB}88{NB}mm"),
        ("2x3", "2×3"),
        ("x2 et -1", "×2 et −1"),
        ("0x10", "0x10"),
        ("12 000 pièces", f"12{NNB}000 pièces"),
        ("12 %", f"12{NB}%"),
        ("n° 5", f"n°{NB}5"),
        ("Psoro - le pirate", "Psoro – le pirate"),
        ("12\" de large", "12\" de large"),
        ("https://exemple.fr/?a=1;b", "https://exemple.fr/?a=1;b"),
        ("a != b, (?)", "a != b, (?)"),
        ("", ""),
    ],
)  # fmt: skip
def test_french(typed: str, printed: str) -> None:
    assert typeset_plain(typed, "fr") == printed
    assert typeset_plain(typed, "fr-CA") == printed


@pytest.mark.parametrize(
    ("typed", "printed"),
    [
        ("Lim-Dûl's Vault", "Lim-Dûl’s Vault"),
        ('say "go" now', "say “go” now"),
        ('("go")', "(“go”)"),
        ("say 'go'", "say ‘go’"),
        ("the dogs' bone", "the dogs’ bone"),
        ("'tis the '80s", "’tis the ’80s"),
        ("wait -- no", "wait — no"),
        ("a - b", "a – b"),
        ("Stop! Why? Well: so; done", "Stop! Why? Well: so; done"),
        ("take -2", "take −2"),
        ("a 12\" disc and 5' more", "a 12\" disc and 5' more"),
    ],
)
def test_english(typed: str, printed: str) -> None:
    assert typeset_plain(typed, "en") == printed


def test_other_languages_get_only_what_is_safe() -> None:
    typed = 'Er sagt "ja" ! -2 ... geht\'s'
    assert typeset_plain(typed, "de") == 'Er sagt "ja" ! −2 … geht’s'


@pytest.mark.parametrize(
    ("typed", "printed"),
    [
        ("3 {a}", f"3{NB}{{a}}"),
        ("{a} 3", f"{{a}}{NB}3"),
        ("{a} + 3", f"{{a}}{NB}+{NB}3"),
        ("{a} - 3", f"{{a}}{NB}−{NB}3"),
        ("{a} + {b}", f"{{a}} +{NB}{{b}}"),
        ("-{a}", "−{a}"),
        ("2x {a}", f"2×{NB}{{a}}"),
        ("gagnez 2  {a}", f"gagnez 2{NB}{NB}{{a}}"),
    ],
)
@pytest.mark.parametrize("lang", ["fr", "en", "es"])
def test_a_symbol_and_its_number_stay_together(typed: str, printed: str, lang: str) -> None:
    assert parse(typed, lang).plain == printed


TYPED = st.text(alphabet="aZ 0123-–−x×'’\"«»“.…!?:;()%\u00a0\u202f\n=+°&/", max_size=24)


@settings(max_examples=examples(400))
@given(TYPED, st.sampled_from(["fr", "en", "es"]))
@example("0 - - 0", "fr")
def test_it_is_idempotent(text: str, lang: str) -> None:
    once = typeset_plain(text, lang)
    assert typeset_plain(once, lang) == once


@given(TYPED, st.sampled_from(["fr", "en"]))
def test_no_word_or_number_is_lost(text: str, lang: str) -> None:
    def words(of: str) -> str:
        return "".join(c for c in of if c in "aZ0123456789%&=+()")

    assert words(typeset_plain(text, lang)) == words(text)
