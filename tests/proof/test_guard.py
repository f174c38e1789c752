"""Who is let in: a table of requests, each with what it must be answered."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from starlette.testclient import TestClient

from deckwright.proof.app import make_app
from deckwright.proof.guard import MAX_ADDRESS, MAX_BODY, Guests
from deckwright.proof.hub import Hub
from deckwright.proof.serve import hosts
from tests.kit.project import Project

HOST = "127.0.0.1:8123"
HERE = {"host": HOST}
OWN = {**HERE, "origin": f"http://{HOST}", "content-type": "application/json"}
LAN = "192.168.7.9:8123"


@pytest.fixture
def page(hub: Hub) -> Iterator[TestClient]:
    app = make_app(hub, hosts(8123), editor=None, watching=False)
    with TestClient(app, client=("127.0.0.1", 50_000), base_url=f"http://{HOST}") as client:
        yield client


GETS = [
    ("as it should be", "/", {}, 200),
    ("by another name of this machine", "/", {"host": "localhost:8123"}, 200),
    ("by IPv6", "/api/cards", {"host": "[::1]:8123"}, 200),
    (
        "from the page itself",
        "/api/cards",
        {"origin": f"http://{HOST}", "sec-fetch-site": "same-origin"},
        200,
    ),
    ("a name that was led here (DNS rebinding)", "/api/cards", {"host": "evil.example:8123"}, 421),
    ("a name without the port", "/api/cards", {"host": "127.0.0.1"}, 421),
    ("another port", "/api/cards", {"host": "127.0.0.1:80"}, 421),
    ("a name that begins like ours", "/", {"host": "127.0.0.1:8123.evil.example"}, 421),
    ("no name", "/", {"host": ""}, 421),
    ("from another site", "/api/cards", {"origin": "https://evil.example"}, 403),
    ("from a file or a sandbox", "/api/cards", {"origin": "null"}, 403),
    ("from another program on this machine", "/api/cards", {"origin": "http://127.0.0.1:3000"}, 403),
    ("a picture in a page elsewhere", "/face/abc.png", {"sec-fetch-site": "cross-site"}, 403),
    ("events from elsewhere", "/events", {"sec-fetch-site": "same-site", "sec-fetch-mode": "cors"}, 403),
    ("a link from elsewhere", "/", {"sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate"}, 200),
    ("a link to data", "/api/cards", {"sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate"}, 403),
    ("an address that is too long", "/?" + "x" * MAX_ADDRESS, {}, 414),
]


@pytest.mark.parametrize(("what", "path", "headers", "status"), GETS, ids=[row[0] for row in GETS])
def test_asking(page: TestClient, what: str, path: str, headers: dict[str, str], status: int) -> None:
    assert page.get(path, headers={**HERE, **headers}).status_code == status


PATHS = [
    "/static/../app.py",
    "/static/..%2fapp.py",
    "/static/..%5capp.py",
    "/static/%2e%2e/%2e%2e/problems.py",
    "/static//etc/passwd",
    "/static/proof.css%00.js",
    "/face/../../game.yaml",
    "/face/..%2f..%2fcards%2fpetit%2fgame.png",
    "/symbol/..%2f..%2fcards.svg",
    "/symbol/nobody.svg",
    "/api/card/..%2f..%2fgame.yaml",
    "/api/card/%2fetc%2fpasswd",
    "/cards/petit/game.yaml",
    "/assets/petit/art/crabe.svg",
    "/.git/config",
]


@pytest.mark.parametrize("path", PATHS)
def test_nothing_else_is_served(page: TestClient, path: str) -> None:
    answer = page.get(path, headers=HERE)
    assert answer.status_code == 404
    assert "Petit jeu" not in answer.text and "import" not in answer.text and "root:" not in answer.text


POSTS = [
    ("no origin", {"origin": None}, b"{}", 403),
    ("another origin", {"origin": "https://evil.example"}, b"{}", 403),
    ("a form of another site", {"content-type": "application/x-www-form-urlencoded"}, b"what=pdf", 415),
    ("plain text, which needs no leave", {"content-type": "text/plain"}, b'{"what": "pdf"}', 415),
    ("too much", {}, b" " * (MAX_BODY + 1), 413),
    ("no JSON", {}, b"{what", 400),
    ("a list", {}, b"[]", 400),
    ("nested without end", {}, b"[" * 10_000, 400),
    ("something unknown", {}, b'{"what": "../../etc/passwd"}', 400),
]


@pytest.mark.parametrize(("what", "headers", "body", "status"), POSTS, ids=[row[0] for row in POSTS])
def test_asking_for_deeds(
    page: TestClient, petit: Project, what: str, headers: dict[str, str | None], body: bytes, status: int
) -> None:
    given = {name: value for name, value in {**OWN, **headers}.items() if value is not None}
    assert page.post("/api/write", headers=given, content=body).status_code == status
    assert petit.built() == []


def test_a_body_that_says_less_than_it_is(page: TestClient, petit: Project) -> None:
    def parts() -> Iterator[bytes]:
        yield from [b" " * 4_096] * 8

    answer = page.post("/api/write", headers=OWN, content=parts())
    assert answer.status_code == 400 and petit.built() == []


@pytest.mark.parametrize("method", ["PUT", "DELETE", "OPTIONS", "TRACE", "PATCH"])
def test_other_methods(page: TestClient, method: str) -> None:
    assert page.request(method, "/api/write", headers=OWN).status_code == 405


def test_writing_goes_to_build(page: TestClient, petit: Project) -> None:
    answer = page.post("/api/write", headers=OWN, json={"what": "pdf"}).json()
    assert answer["written"] == ["build/petit/petit-cards-a4.pdf"]
    assert petit.built() == ["petit-cards-a4.manifest.json", "petit-cards-a4.pdf"]


def test_writing_never_leaves_the_project(page: TestClient, petit: Project) -> None:
    outside = petit.root.parent / "outside"
    outside.mkdir()
    (petit.root / "build").rename(petit.root / "old") if (petit.root / "build").exists() else None
    (petit.root / "build").symlink_to(outside)
    answer = page.post("/api/write", headers=OWN, json={"what": "pdf"}).json()
    assert answer["written"] == [] and "leads out of the project" in answer["message"]
    assert not (outside / "petit").exists()


@pytest.mark.parametrize(
    "file", ["/etc/passwd", "../outside.yaml", "cards/petit/../../../x", "cards/petit/notes.txt", "-x", ""]
)
def test_only_files_of_the_game_are_opened(hub: Hub, file: str) -> None:
    app = make_app(hub, hosts(8123), editor=["/bin/false"], watching=False)
    with TestClient(app, client=("127.0.0.1", 50_000), base_url=f"http://{HOST}") as client:
        assert client.post("/api/open", headers=OWN, json={"file": file, "line": 1}).status_code == 404


def test_headers(page: TestClient) -> None:
    for path in ("/", "/api/cards", "/static/main.js", "/nothing"):
        headers = page.get(path, headers=HERE).headers
        policy = dict(part.strip().split(" ", 1) for part in headers["content-security-policy"].split(";"))
        assert policy["default-src"] == "'none'" and policy["script-src"] == "'self'"
        assert policy["frame-ancestors"] == "'none'" and "unsafe" not in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["cross-origin-resource-policy"] == "same-origin"
        assert "access-control-allow-origin" not in headers


def test_a_symbol_cannot_run(page: TestClient) -> None:
    headers = page.get("/symbol/coeur.svg", headers=HERE).headers
    assert "sandbox" in headers["content-security-policy"]
    assert "script-src" not in headers["content-security-policy"]


# Guests


def guest(hub: Hub, guests: Guests | None, address: str = "192.168.7.20") -> TestClient:
    app = make_app(hub, hosts(8123, "192.168.7.9"), guests=guests, watching=False)
    return TestClient(app, client=(address, 50_000), base_url=f"http://{LAN}", follow_redirects=False)


def test_without_share_other_machines_see_nothing(hub: Hub) -> None:
    assert guest(hub, None).get("/").status_code == 403


def test_a_link_works_once(hub: Hub) -> None:
    told: list[str] = []
    guests = Guests(told.append)
    first, second = guest(hub, guests), guest(hub, guests, "192.168.7.21")
    token = guests.token
    assert first.get("/").status_code == 403
    assert first.get("/?token=wrong").status_code == 403
    assert first.get(f"/api/cards?token={token}").status_code == 403
    welcome = first.get(f"/?token={token}")
    assert welcome.status_code == 303
    assert "HttpOnly" in welcome.headers["set-cookie"] and "SameSite=strict" in welcome.headers["set-cookie"]
    assert token not in welcome.headers["location"] + welcome.headers["set-cookie"]
    assert first.get("/").status_code == 200
    assert second.get(f"/?token={token}").status_code == 403
    assert second.get(f"/?token={told[0]}").status_code == 303


def test_guests_look_on(hub: Hub, petit: Project) -> None:
    guests = Guests()
    client = guest(hub, guests)
    client.get(f"/?token={guests.token}")
    assert client.get("/api/game").json()["guest"] is True
    headers = {"origin": f"http://{LAN}", "content-type": "application/json"}
    for path in ("/api/write", "/api/open"):
        assert client.post(path, headers=headers, json={"what": "pdf"}).status_code == 403
    assert petit.built() == []


@pytest.mark.parametrize("cookie", ["deckwright=", "deckwright=guess", "deckwright=é", "=;=;=", "x" * 3_000])
def test_a_cookie_cannot_be_made_up(hub: Hub, cookie: str) -> None:
    client = guest(hub, Guests())
    assert client.get("/", headers={b"cookie": cookie.encode()}).status_code == 403


def test_a_token_that_is_no_ascii(hub: Hub) -> None:
    assert guest(hub, Guests()).get("/?token=%C3%A9%00%FF").status_code == 403
