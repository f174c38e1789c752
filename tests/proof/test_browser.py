"""The page in a real browser, used as a person would: the system's Chromium, driven by playwright."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from deckwright.proof.export import export
from deckwright.proof.hub import Hub
from deckwright.proof.serve import bind
from tests.kit.browser import DESK, PHONE, find_barriers, needs_chromium, settle
from tests.kit.project import Project

from .server import Server

pytestmark = [pytest.mark.slow, needs_chromium]

DECK = "cards/petit/betes.yaml"


def picture(page: Any, key: str) -> str:
    found: str = page.get_attribute(f'a.card[data-key="{key}"] img', "src")
    return found


def becomes(page: Any, key: str, before: str) -> None:
    page.wait_for_selector(f'a.card[data-key="{key}"] img:not([src="{before}"])')


def test_a_card_is_edited_broken_and_mended(page: Any, petit: Project) -> None:
    page.click('a.card[data-key="ours"]')
    first, other = picture(page, "crabe"), picture(page, "ours")
    petit.change(DECK, "Il pince.", "Il mord.")
    becomes(page, "crabe", first)
    second = picture(page, "crabe")
    assert picture(page, "ours") == other

    petit.change(DECK, "vie: 2", "vie: beaucoup")
    fault = page.wait_for_selector("aside.fault")
    assert "betes.yaml" in fault.inner_text() and "beaucoup" in fault.inner_text()
    page.wait_for_selector('a.card.stale[data-key="crabe"]')
    assert picture(page, "crabe") == second
    assert "last good picture" in page.inner_text("#status")

    petit.change(DECK, "vie: beaucoup", "vie: 4")
    becomes(page, "crabe", second)
    page.wait_for_selector("aside.fault", state="detached")
    assert page.get_attribute('a.card[data-key="ours"]', "aria-current") == "true"
    assert "sel=ours" in page.url


def test_cards_are_found_and_filtered(page: Any) -> None:
    page.keyboard.press("/")
    page.keyboard.type("ours BRUN")
    page.wait_for_selector(".count:has-text('1 of 3')")
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    page.wait_for_selector(".count:has-text('3 cards')")
    page.click("label.facet:has-text('Sorts')")
    page.wait_for_selector(".count:has-text('1 of 3')")
    assert page.locator("a.card").count() == 1 and "deck=sorts" in page.url
    page.reload()
    page.wait_for_selector(".count:has-text('1 of 3')")


def test_a_filtered_card_that_no_longer_fits_stays(page: Any, petit: Project) -> None:
    page.fill("input[type=search]", "pince")
    page.wait_for_selector(".count:has-text('1 of 3')")
    petit.change(DECK, "Il pince.", "Il mord.")
    page.wait_for_selector('a.card.no-longer[data-key="crabe"]')


def test_keys_lead_through_the_page(page: Any) -> None:
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    assert page.evaluate("() => document.activeElement.dataset.key") == "ours"
    page.keyboard.press("Enter")
    page.wait_for_selector(".card-view .main-face img")
    assert "#/card/ours" in page.url
    page.wait_for_selector(".inspector .excerpt")
    page.keyboard.press("f")
    page.wait_for_selector('.tools button[aria-pressed="true"]:has-text("Back")')
    page.keyboard.press("x")
    page.keyboard.press("b")
    page.wait_for_selector(".marks .bleed")
    page.keyboard.press("Escape")
    page.wait_for_selector('a.card[aria-current="true"][data-key="ours"]')
    for key, view in (("2", "sheets"), ("3", "problems"), ("4", "changes"), ("5", "stats"), ("6", "symbols")):
        page.keyboard.press(key)
        page.wait_for_selector(f".{view}-view")


def test_two_cards_are_compared(page: Any) -> None:
    page.click('a.card[data-key="crabe"]')
    page.keyboard.press("ArrowRight")
    page.click('a.card[data-key="eclair"]', modifiers=["Control"])
    page.wait_for_selector("a.card.second")
    page.keyboard.press("c")
    page.wait_for_selector(".compare-view figure + figure")
    assert page.locator(".compare-view figcaption").all_inner_texts() == ["Ours brun", "Éclair"]
    page.click("text=Slider")
    page.wait_for_selector(".layers.slider input")


def test_the_preflight_tells_shows_and_takes_back(page: Any, petit: Project) -> None:
    """A hairline is found without being asked for, shown where it is, and leaves the list once it is accepted."""
    layout, game = "layouts/petit/carte.svg", "cards/petit/game.yaml"
    hair = '<path d="M4 30H36" stroke="#000" stroke-width="0.05"/>'
    petit.change(layout, "</svg>", f"{hair}\n</svg>")
    page.keyboard.press("3")
    page.wait_for_selector(
        ".problem-row:has-text('a line is 0.05 mm thick'), .problem-row:has-text('A line is 0.05')"
    )
    page.click(".problem-row:has-text('0.05 mm')")
    page.wait_for_selector(".finding .code:has-text('hairline')")
    drawn = page.eval_on_selector(
        ".close-up .found rect:last-child", "(r) => [r.x, r.width].map((a) => a.baseVal.value)"
    )
    assert drawn[0] == pytest.approx(4 - 0.6, abs=0.1) and drawn[1] == pytest.approx(32 + 1.2, abs=0.1)
    assert "more cards" in page.inner_text(".finding-card")
    page.wait_for_function("() => document.querySelector('.close-up img').naturalWidth > 0")
    sharp = page.eval_on_selector(".close-up img", "(image) => image.naturalWidth / image.clientWidth")
    assert sharp >= 0.9  # enlarged, not blown up

    page.click("text=What this means")
    page.wait_for_selector(".meaning:has-text('A line or area thinner than a quarter of a point')")
    page.click("text=Accept…")
    page.keyboard.type('So it "was" drawn.')
    assert game in page.inner_text("#accept") and page.is_enabled("text=Copy lines")
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.click("text=Copy lines")
    page.wait_for_selector("#accept:has-text('Copied.')")
    text = (petit.root / game).read_text(encoding="utf-8")
    petit.write(game, text + page.evaluate("navigator.clipboard.readText()"))
    page.wait_for_selector("details.agreed summary")
    page.click("details.agreed summary")
    page.wait_for_selector("details.agreed:has-text('So it \\\"was\\\" drawn.')")


def test_the_pdf_is_written(page: Any, petit: Project) -> None:
    page.click("text=Write…")
    page.click("text=Write PDF")
    page.wait_for_selector("text=Wrote build/petit/petit-cards-a4.pdf")
    assert petit.pdf.read_bytes().startswith(b"%PDF")


def test_without_an_editor_the_place_is_copied(page: Any) -> None:
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.click('a.card[data-key="ours"]')
    page.click(".inspector button:has-text('Copy place')")
    page.wait_for_selector(".inspector >> text=Copied")
    assert page.evaluate("navigator.clipboard.readText()") == f"{DECK}:3:1"


def test_a_symbol_leads_to_the_cards_that_show_it(page: Any, petit: Project) -> None:
    """Each card shows a heart for each of its lives: all three, and two once one has none."""
    page.click("#bar >> text=Symbols")
    page.click(".carriers a:has-text('3 cards')")
    page.wait_for_selector(".chip:has-text('Vie')")
    page.wait_for_selector(".count:has-text('3 cards')")
    petit.change("cards/petit/sorts.yaml", "effet:", "vie: 0, effet:")
    page.click(".chip:has-text('Vie')")
    page.click("#bar >> text=Symbols")
    page.click(".carriers a:has-text('2 cards')")
    page.wait_for_selector(".count:has-text('2 of 3')")
    assert "shows=coeur" in page.url
    assert page.inner_text("#bar a[data-view=sheets] .tab-count") == "1"


def test_a_fault_of_a_shared_back_is_told_of_all_its_cards(page: Any, petit: Project) -> None:
    hair = '<path d="M4 30H36" stroke="#fff" stroke-width="0.05"/>'
    petit.change("layouts/petit/dos.svg", "</svg>", f"{hair}\n</svg>")
    page.keyboard.press("3")
    row = page.wait_for_selector(".problem-row:has-text('0.05 mm')")
    assert "Crabe and 1 more" in row.inner_text()
    page.wait_for_selector(".finding-card:has-text('On its back, as on 1 more card.')")


def test_a_new_card_and_one_less(page: Any, petit: Project) -> None:
    petit.write(DECK, (petit.root / DECK).read_text() + "loup: {nom: Loup, vie: 3}\n")
    page.click("button:has-text('1 new card')")
    page.wait_for_selector("a.card[data-key=loup] img")
    petit.write("cards/petit/sorts.yaml", "")
    page.wait_for_selector("a.card.gone[data-key=eclair]")


def test_a_folder_goes_and_comes_back(page: Any, petit: Project) -> None:
    folder = petit.root / "cards/petit"
    folder.rename(folder.with_name("grand"))
    fault = page.wait_for_selector("aside.fault")
    page.wait_for_selector("#status:has-text('cards/petit is not there any more')")
    assert "cards/petit is not there any more" in fault.inner_text()
    assert page.locator("a.card.stale img").count() == 3 and page.locator("aside.fault button").count() == 0
    folder.with_name("grand").rename(folder)
    page.wait_for_selector("aside.fault", state="detached")
    page.wait_for_selector("#status:has-text('Up to date')")


def test_texts_are_never_markup(page: Any, petit: Project) -> None:
    petit.change(DECK, "nom: Crabe", "nom: '<img src=x onerror=alert(1)><b>x'")
    page.wait_for_selector("a.card[data-key=crabe] .name:has-text('<img src=x')")
    page.click("a.card[data-key=crabe]")
    page.wait_for_selector(".inspector h2:has-text('<b>x')")


def test_several_browsers_and_a_restart(browser: Any, page: Any, server: Server, petit: Project) -> None:
    other = browser.new_context(viewport=PHONE).new_page()
    other.goto(server.url)
    other.wait_for_selector("a.card img")
    before = picture(page, "crabe"), picture(other, "crabe")
    petit.change(DECK, "Il pince.", "Il mord.")
    becomes(page, "crabe", before[0])
    becomes(other, "crabe", before[1])
    other.context.close()

    before = picture(page, "crabe"), ""
    port = server.port
    server.stop()
    page.wait_for_selector("#status:has-text('Deckwright has stopped')")
    assert page.locator("a.card").count() == 3
    petit.change(DECK, "Il mord.", "Il serre.")
    server.listening = bind("127.0.0.1", port)
    server.start(server.listening)
    becomes(page, "crabe", before[0])
    page.wait_for_selector("#status:has-text('Up to date')")


def test_one_file_does_the_same(browser: Any, petit: Project, tmp_path: Path) -> None:
    hub = Hub(petit.root, "petit")
    target = tmp_path / "proof.html"
    target.write_bytes(export(hub.engine()))
    hub.stop()
    context = browser.new_context(viewport=DESK, offline=True)
    page = context.new_page()
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.on("console", lambda said: errors.append(said.text) if said.type == "error" else None)
    page.goto(target.as_uri())
    page.wait_for_selector("a.card img")
    for view in ("cards", "card/ours", "problems", "sheets", "stats", "symbols"):
        page.goto(f"{target.as_uri()}#/{view}")
        page.wait_for_selector(f".{view.split('/')[0]}-view")
        settle(page)
    assert page.locator("text=Write…").count() == 0
    assert "null" not in page.inner_text("#bar")
    context.close()
    assert errors == []


def test_the_page_speaks_french(browser: Any, server: Server) -> None:
    """By the browser's language; `?lang=` wins, is kept, and `lang` after the # stays that of the cards."""
    context = browser.new_context(viewport=DESK, locale="fr-CH")
    page = context.new_page()
    said = {}
    for address in (
        "#/cards",
        "?lang=en#/cards?lang=fr",
        "#/sheets",
        "?lang=fr#/cards?lang=en",
        "?lang=de#/cards",
    ):
        page.goto("about:blank")
        page.goto(server.url + address)
        page.wait_for_selector("#status .right:has-text('5')")
        said[address] = [
            page.get_attribute("html", "lang"),
            page.inner_text("#bar nav a >> nth=0").split()[0],
        ]
    context.close()
    french, english = ["fr", "Cartes"], ["en", "Cards"]
    assert list(said.values()) == [french, english, english, french, french]


VIEWS = (
    "cards?sel=ours",
    "card/ours?marks=bleed,trim,safe,boxes",
    "compare/crabe/ours",
    "problems",
    "sheets",
    "changes",
    "stats",
    "symbols",
    "export?outlet=kit",
)


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", ["desk", "phone"])
def test_nobody_is_shut_out(browser: Any, server: Server, petit: Project, theme: str, size: str) -> None:
    """axe-core finds nothing, on any view; and nothing is wider than the window."""
    petit.change(DECK, "Il pince.", "Il pince. " * 80)

    def show(page: Any, view: str) -> None:
        page.wait_for_selector(f".{view.split('/')[0].split('?')[0]}-view")

    assert find_barriers(browser, server.url, VIEWS, size, theme, show) == []


def test_a_fault_far_to_the_right_is_seen_in_its_line(page: Any, petit: Project) -> None:
    """The caret is within what the excerpt shows; what a hint quotes is set as code."""
    long = "Contre lui, n'équipez qu'un seul artefact, sauf si la lune est pleine. " * 4
    petit.change("cards/petit/betes.yaml", '"Il pince."', f'"{long}{{lune}}"')
    page.keyboard.press("3")
    page.click(".problem-row:has-text('no symbol of this game')")
    page.wait_for_selector(".finding .excerpt u")
    shown = page.eval_on_selector(
        ".finding .excerpt",
        "(pre) => [pre.getBoundingClientRect(), pre.querySelector('u').getBoundingClientRect()]",
    )
    box, mark = shown
    assert box["left"] <= mark["left"] and mark["right"] <= box["right"]
    assert "lune" in page.inner_text(".finding .excerpt u")
    assert page.inner_text(".finding .todo code") == "symbols:" and "`" not in page.inner_text(
        ".finding .todo"
    )
