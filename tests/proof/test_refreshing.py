"""Refresh: a Google Sheet fetched by a press on the page, by nothing else and by nobody else."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from starlette.testclient import TestClient

from deckwright.authoring.writing import CardSheet, xlsx_bytes
from deckwright.proof.app import make_app
from deckwright.proof.guard import Guests
from deckwright.proof.hub import Hub
from deckwright.proof.serve import hosts
from tests.kit.browser import DESK, needs_chromium, open_page
from tests.kit.project import Project
from tests.kit.web import Server as Web

from .server import Server

HOST = "127.0.0.1:8123"
OWN = {"host": HOST, "origin": f"http://{HOST}", "content-type": "application/json"}
EXPORT = "/spreadsheets/d/1AbC/export?format=xlsx"
SIGN_IN = "https://accounts.google.com/ServiceLogin?continue=x"


def workbook(*texts: str) -> bytes:
    rows = tuple((name, text) for name, text in zip(("Renard", "Hibou"), texts, strict=False))
    return xlsx_bytes([CardSheet("Bete", ("Nom", "Effet", "Vie"), tuple((*row, "3") for row in rows), {})])


@pytest.fixture
def web() -> Iterator[Web]:
    made = Web()
    made.answers[EXPORT] = (200, {}, workbook("Il court.", "Il voit."))
    yield made
    made.stop()


@pytest.fixture
def sheet(petit: Project, web: Web) -> str:
    """The address in game.yaml, beside the other decks of the game."""
    url = f"{web.url}/spreadsheets/d/1AbC/edit?gid=0#gid=0"
    more = f"  foret: {{title: Foret, from: foret.xlsx, back: dos.svg}}\nsources: {{foret.xlsx: '{url}'}}\n"
    petit.change("cards/petit/game.yaml", "symbol_groups:", more + "symbol_groups:")
    petit.write("cards/petit/foret.xlsx", workbook("Il court."))
    return url


@pytest.fixture
def page(hub: Hub) -> Iterator[TestClient]:
    app = make_app(hub, hosts(8123), editor=None, watching=False)
    with TestClient(app, client=("127.0.0.1", 50_000), base_url=f"http://{HOST}") as client:
        yield client


def test_nothing_is_asked_before_the_press(petit: Project, web: Web, sheet: str, page: TestClient) -> None:
    (source,) = page.get("/api/sources", headers={"host": HOST}).json()["sources"]
    assert (source["name"], source["url"], source["google"], web.asked) == ("foret.xlsx", sheet, True, [])
    (done,) = page.post("/api/refresh", headers=OWN, json={"url": "https://evil.example"}).json()["sources"]
    assert [path for path, _ in web.asked] == [EXPORT]
    assert (done["new"], done["count"]) == (True, 1)
    assert done["cells"] == [
        {"row": "Hibou", "column": "Nom", "cell": "Bete!A3", "before": None, "after": "Hibou"}
    ]
    (done,) = page.post("/api/refresh", headers=OWN, json={}).json()["sources"]
    assert (done["new"], done["count"]) == (False, 0)
    assert petit.run("check").code == 0


def test_what_cannot_be_had_is_told(petit: Project, web: Web, sheet: str, page: TestClient) -> None:
    web.answers[EXPORT] = (302, {"Location": SIGN_IN}, b"")
    before = (petit.root / "cards/petit/foret.xlsx").read_bytes()
    (done,) = page.post("/api/refresh", headers=OWN, json={}).json()["sources"]
    assert done["problem"]["code"] == "sheet-private" and "Anyone with the link" in done["problem"]["hint"]
    petit.change("cards/petit/game.yaml", "sources: {foret.xlsx: 'http:", "sources: {foret.xlsx: 'ftp:")
    (done,) = page.post("/api/refresh", headers=OWN, json={}).json()["sources"]
    assert done["problem"]["code"] == "wrong-value"
    assert page.get("/api/sources", headers={"host": HOST}).json() == {"sources": []}
    assert (petit.root / "cards/petit/foret.xlsx").read_bytes() == before


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({"origin": "https://evil.example"}, 403),
        ({"content-type": "text/plain"}, 415),
        ({"host": "evil.example"}, 421),
    ],
)
def test_another_site_cannot_press(
    web: Web, sheet: str, page: TestClient, headers: dict[str, str], status: int
) -> None:
    assert page.post("/api/refresh", headers={**OWN, **headers}, content=b"{}").status_code == status
    assert page.get("/api/refresh", headers={"host": HOST}).status_code == 405
    assert web.asked == []


def test_guests_cannot_press(petit: Project, web: Web, sheet: str) -> None:
    guests = Guests()
    own = {**OWN, "host": "192.168.7.9:8123", "origin": "http://192.168.7.9:8123"}
    app = make_app(Hub(petit.root, "petit"), hosts(8123, "192.168.7.9"), guests=guests, watching=False)
    with TestClient(app, client=("192.168.7.30", 50_000), base_url="http://192.168.7.9:8123") as page:
        page.get(f"/?token={guests.token}")
        assert page.get("/api/sources").json() == {"sources": []}
        assert page.post("/api/refresh", headers=own, json={}).status_code == 403
    assert web.asked == []


@pytest.mark.slow
@needs_chromium
def test_by_keys_alone(petit: Project, web: Web, sheet: str, request: pytest.FixtureRequest) -> None:
    page: Any = request.getfixturevalue("page_of_sheet")
    page.wait_for_selector(".tools button:has-text('Google Sheet')")
    page.keyboard.press("r")
    page.wait_for_selector("#refresh:focus")
    assert web.asked == []
    page.keyboard.press("r")
    page.wait_for_selector(".cell-changes ins")
    assert page.inner_text(".inspector h3") == "1 cell has changed"
    page.wait_for_selector("a.card[data-key='hibou']")
    web.answers[EXPORT] = (302, {"Location": SIGN_IN}, b"")
    page.keyboard.press("r")
    page.wait_for_selector(".inspector ol")
    assert "Anyone with the link" in page.inner_text(".inspector")
    page.keyboard.press("Escape")
    assert page.locator(".inspector ol").count() == 0 or not page.is_visible(".inspector ol")


@pytest.fixture
def page_of_sheet(sheet: str, request: pytest.FixtureRequest) -> Any:
    """The page, opened once game.yaml names the sheet."""
    server = Server(request.getfixturevalue("petit").root)
    with open_page(request.getfixturevalue("browser"), server.url, viewport=DESK) as page:
        yield page
    server.stop()
