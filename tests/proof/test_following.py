"""Files that change as editors change them, seen by the watcher, the engine and a listening page."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from deckwright.faces.layouts import Face
from deckwright.proof import engine as engines
from deckwright.proof.bench import Workbench
from deckwright.proof.engine import Engine
from deckwright.proof.hub import Hub
from deckwright.proof.state import State
from deckwright.proof.watch import changes, is_ours
from tests.kit.project import Project
from tests.kit.waiting import PATIENCE, until, wait_for

DECK = "cards/petit/betes.yaml"
PROBE = "cards/petit/probe.yaml"


@pytest.mark.parametrize(
    ("name", "ours"),
    [
        ("betes.yaml", True),
        ("carte.svg", True),
        (".betes.yaml.swp", False),
        ("betes.yaml~", False),
        ("4913", False),
        (".goutputstream-XY12", False),
        ("#betes.yaml#", False),
        (".betes.yaml.123-abc.part", False),
        ("~$liste.xlsx", False),
    ],
)
def test_what_editors_leave_is_not_looked_at(name: str, ours: bool) -> None:
    assert is_ours(name) is ours


def in_place(path: Path, text: str) -> None:
    path.write_text(text)


def by_rename(path: Path, text: str) -> None:
    beside = path.with_name(f".{path.name}.tmp")
    beside.write_text(text)
    beside.replace(path)


def by_backup(path: Path, text: str) -> None:
    path.rename(path.with_name(path.name + "~"))
    path.write_text(text)


async def first_change(root: Path, deed: Callable[[], object]) -> set[str]:
    """What is seen first of a deed that is done as soon as anything is seen."""
    stop = asyncio.Event()
    seen: list[set[str]] = []

    async def listen() -> None:
        async for found in changes(root, stop):
            seen.append(found)

    listening = asyncio.create_task(listen())
    await until(lambda: seen, again=(root / PROBE).touch)
    deed()
    await until(lambda: any(found != {PROBE} for found in seen))
    stop.set()
    await listening
    return next(found for found in seen if found != {PROBE})


@pytest.mark.parametrize("save", [in_place, by_rename, by_backup])
def test_every_way_of_saving_is_seen(petit: Project, save: Callable[[Path, str], None]) -> None:
    found = asyncio.run(first_change(petit.root, lambda: save(petit.root / DECK, "x: 1\n")))
    assert DECK in found


def test_a_renamed_folder_is_seen(petit: Project) -> None:
    rename = lambda: (petit.root / "layouts").rename(petit.root / "anders")  # noqa: E731
    assert asyncio.run(first_change(petit.root, rename))


# The engine


class Page:
    """What a page hears."""

    def __init__(self) -> None:
        self.events: list[tuple[str, dict[str, Any]]] = []

    def __call__(self, name: str, data: dict[str, Any]) -> None:
        self.events.append((name, data))

    def wait(self, wanted: Callable[[], object]) -> None:
        wait_for(wanted, told=lambda: self.events)

    def updates(self) -> list[dict[str, Any]]:
        return [data for name, data in self.events if name == "update"]


@pytest.fixture
def page() -> Page:
    return Page()


@pytest.fixture
def engine(petit: Project, page: Page) -> Iterator[Engine]:
    engine = Engine(Workbench(petit.root, "petit"), page)
    engine.start()
    page.wait(lambda: engine.progress["done"] == engine.progress["total"] == 4)
    page.events.clear()
    yield engine
    engine.stop()


def test_only_the_card_that_changed_is_told(engine: Engine, page: Page, petit: Project) -> None:
    petit.change(DECK, "Il pince.", "Il mord.")
    engine.note_changes([DECK])
    page.wait(page.updates)
    (update,) = page.updates()
    assert [card["key"] for card in update["cards"]] == ["crabe"]
    assert (update["removed"], update["order"], update["files"]) == ([], None, [DECK])
    digest = update["cards"][0]["front"]
    assert engine.picture(digest, 320).result(PATIENCE) is not None
    assert engine.picture("0" * 24, 320).result(PATIENCE) is None


def test_what_pages_look_at_is_drawn_first(
    engine: Engine, petit: Project, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Their order is crabe, ours, eclair; a page has asked for the last two, eclair before ours."""
    for key in ("eclair", "ours"):
        assert engine.picture(engine.entries[key]["front"], 320).result(PATIENCE)
    engine.rest()
    drawn: list[str] = []
    picture = engine.bench.picture

    def recorded(face: Face, *more: Any) -> bytes:
        drawn.append(face.card or "")
        return picture(face, *more)

    monkeypatch.setattr(engine.bench, "picture", recorded)
    petit.change("layouts/petit/carte.svg", "#fff6dd", "#fff6de")
    engine.note_changes(["layouts/petit/carte.svg"])
    engine.rest()
    assert drawn == ["eclair", "ours", "crabe"]


def test_a_save_in_two_halves_is_not_told(
    engine: Engine, page: Page, petit: Project, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(engines, "HOLD", PATIENCE)
    whole, read, half_read = (petit.root / DECK).read_text(), engine.bench.read, threading.Event()

    def noted(*given: Any) -> State:
        state = read(*given)
        half_read.set()
        return state

    monkeypatch.setattr(engine.bench, "read", noted)
    petit.write(DECK, whole[: len(whole) // 2])
    engine.note_changes([DECK])
    assert half_read.wait(PATIENCE)
    petit.write(DECK, whole)
    engine.note_changes([DECK])
    engine.rest()
    assert [update for update in page.updates() if update["stale"] or update["removed"]] == []


def test_a_fault_that_lasts_is_told_and_mended(engine: Engine, page: Page, petit: Project) -> None:
    whole = (petit.root / DECK).read_text()
    petit.write(DECK, whole.replace("vie: 2", "vie: {"))
    engine.note_changes([DECK])
    page.wait(lambda: any(update["stale"] for update in page.updates()))
    broken = next(update for update in page.updates() if update["stale"])
    assert broken["errors"] and broken["broken"] == [DECK]
    petit.write(DECK, whole)
    engine.note_changes([DECK])
    page.wait(lambda: page.updates()[-1]["stale"] == 0)
    engine.rest()
    assert engine.found == ()


def test_a_new_card_and_one_less(engine: Engine, page: Page, petit: Project) -> None:
    petit.write(DECK, (petit.root / DECK).read_text() + "loup: {nom: Loup, vie: 3}\n")
    engine.note_changes([DECK])
    page.wait(
        lambda: any(update["order"] == ["crabe", "ours", "loup", "eclair"] for update in page.updates())
    )
    assert "loup" in engine.entries
    petit.write("cards/petit/sorts.yaml", "")
    engine.note_changes(["cards/petit/sorts.yaml"])
    page.wait(lambda: any(update["removed"] == ["eclair"] for update in page.updates()))


def test_pages_hear_what_happens(hub: Hub, petit: Project) -> None:
    async def listen() -> list[str]:
        hub.attach(asyncio.get_running_loop())
        events = hub.listen("", 0)
        names: list[str] = []
        async for part in events:
            name, _, data = part.decode().partition("\n")
            if name.startswith("event"):
                names.append(name.removeprefix("event: "))
                json.loads(data.removeprefix("data: ").strip())
            if names == ["hello"]:
                petit.change(DECK, "Il pince.", "Il mord.")
                hub.note_changes([DECK])
            if names[-1:] == ["update"]:
                break
        await events.aclose()  # type: ignore[attr-defined]
        return names

    names = asyncio.run(asyncio.wait_for(listen(), PATIENCE))
    assert names[0] == "hello" and names[-1] == "update"


def test_a_page_that_cannot_keep_up_is_told_to_ask_again(hub: Hub) -> None:
    async def lag() -> list[bytes]:
        hub.attach(asyncio.get_running_loop())
        events = hub.listen("", 0)
        heard = [await anext(events), await anext(events)]
        for n in range(200):
            hub.deliver("", "progress", {"n": n})
        heard.append(await anext(events))
        await events.aclose()  # type: ignore[attr-defined]
        return heard

    heard = asyncio.run(asyncio.wait_for(lag(), PATIENCE))
    assert heard[-1].startswith(b"event: behind") or b'"n": ' in heard[-1]


@pytest.mark.parametrize(
    ("label", "ours"),
    [
        ("cards/petit/betes.yaml", True),
        ("layouts/common/cadre.svg", True),
        ("assets/petit/art/x.svg", True),
        ("assets/fonts/a.ttf", True),
        ("cards", True),
        ("cards/grand/betes.yaml", False),
        ("assets/grand/x.svg", False),
    ],
)
def test_other_games_do_not_matter(hub: Hub, label: str, ours: bool) -> None:
    assert hub.is_ours(label) is ours
