"""The page exports what `deckwright export` does, below `build/`, and hands it out to nobody else."""

from __future__ import annotations

import io
import zipfile

import pytest
from starlette.testclient import TestClient

from deckwright.outlets.export import OUTLETS
from deckwright.proof.app import make_app
from deckwright.proof.guard import Guests
from deckwright.proof.hub import Hub
from deckwright.proof.serve import hosts
from tests.kit.project import Project

from .test_guard import HOST, LAN, OWN, guest, page  # noqa: F401


def test_every_outlet_is_offered_with_its_command(page: TestClient) -> None:  # noqa: F811
    offered = page.get("/api/outlets").json()["outlets"]
    assert [one["id"] for one in offered] == list(OUTLETS)
    assert offered[0]["command"] == "deckwright export petit tts"


def test_what_was_exported_can_be_kept(page: TestClient, petit: Project) -> None:  # noqa: F811
    done = page.post("/api/export", headers=OWN, json={"outlet": "pcio"}).json()
    (file,) = [name for name in done["written"] if name.endswith(".pcio")]
    assert file.startswith("build/petit/") and (petit.root / file).is_file() and done["next"]
    got = page.get(f"/written/{file}")
    assert (
        got.headers["content-disposition"].startswith("attachment")
        and "sandbox" in got.headers["content-security-policy"]
    )
    assert "widgets.json" in zipfile.ZipFile(io.BytesIO(got.content)).namelist()


@pytest.mark.parametrize("file", ["cards/petit/betes.yaml", "../petit.txt", "build/petit", "%2e%2e/x", ""])
def test_nothing_else_is_handed_out(page: TestClient, petit: Project, file: str) -> None:  # noqa: F811
    (petit.root / "build/petit").mkdir(parents=True, exist_ok=True)
    assert page.get(f"/written/{file}").status_code == 404


@pytest.mark.parametrize("outlet", ["nowhere", "", None, ["tts"], "../tts"])
def test_other_outlets_are_not_understood(
    page: TestClient,  # noqa: F811
    petit: Project,
    outlet: object,
) -> None:
    assert page.post("/api/export", headers=OWN, json={"outlet": outlet}).status_code == 400
    assert petit.built() == []


def test_errors_forbid_an_export_and_are_told(page: TestClient, petit: Project) -> None:  # noqa: F811
    petit.change("cards/petit/betes.yaml", "vie: 2", "vie: beaucoup")
    done = page.post("/api/export", headers=OWN, json={"outlet": "pcio"}).json()
    assert done["written"] == [] and done["next"] == []
    (found,) = [one for one in done["problems"] if one["severity"] == "error"]
    assert found["message"].startswith("cards/petit/betes.yaml:") and "beaucoup" in found["message"]


def test_guests_neither_export_nor_fetch(hub: Hub, petit: Project) -> None:
    guests = Guests()
    client = guest(hub, guests)
    client.get(f"/?token={guests.token}")
    headers = {"origin": f"http://{LAN}", "content-type": "application/json"}
    assert client.post("/api/export", headers=headers, json={"outlet": "pcio"}).status_code == 403
    assert petit.built() == []


def test_what_was_exported_is_for_the_owner_alone(hub: Hub) -> None:
    guests = Guests()
    app = make_app(hub, hosts(8123, "192.168.7.9"), guests=guests, watching=False)
    own = TestClient(app, client=("127.0.0.1", 50_000), base_url=f"http://{HOST}")
    (file,) = own.post("/api/export", headers=OWN, json={"outlet": "pcio"}).json()["written"]
    other = TestClient(app, client=("192.168.7.20", 50_000), base_url=f"http://{LAN}")
    assert other.get(f"/?token={guests.token}").status_code == 200
    assert [each.get(f"/written/{file}").status_code for each in (own, other)] == [200, 404]
