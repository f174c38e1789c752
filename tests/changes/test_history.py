from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.kit.history import History
from tests.kit.project import BETES

BEASTS = "cards/petit/betes.yaml"


@pytest.fixture
def storied(petit: History) -> History:
    """Revisions of the bear, between them one of another card and one that is broken; and files not committed."""
    petit.change(BEASTS, "vie: 5", "vie: 6")
    petit.commit("v2")
    petit.change(BEASTS, "Il pince.", "Il pince fort.")
    petit.commit("crab")
    good = (petit.root / BEASTS).read_text(encoding="utf-8")
    game = (petit.root / "cards/petit/game.yaml").read_text(encoding="utf-8")
    petit.write("cards/petit/game.yaml", "title: [\n")
    petit.commit("broken")
    petit.write("cards/petit/game.yaml", game)
    petit.write(BEASTS, good.replace("Ours brun", "Ours blanc"))
    petit.commit("v3")
    petit.write(BEASTS, (petit.root / BEASTS).read_text(encoding="utf-8").replace("  vie: 6\n", "  vie: 7\n"))
    return petit


def told(petit: History, *arguments: str) -> dict[str, list[dict[str, Any]]]:
    outcome = petit.run("history", *arguments, "--json")
    assert outcome.code == 0
    found: dict[str, list[dict[str, Any]]] = json.loads(outcome.out)
    return found


def test_each_version_is_listed_once_with_what_was_new(storied: History) -> None:
    versions = told(storied, "ours")["versions"]
    assert [version["subject"] for version in versions] == [
        "the state of v1",
        "the state of v2",
        "the state of v3",
        None,
    ]
    fields = [[field["name"] for field in version["changes"][0]["fields"]] for version in versions]
    assert fields == [[], ["vie"], ["nom"], ["vie"]]


def test_a_broken_revision_is_told_and_the_others_are_shown(storied: History) -> None:
    (unread,) = told(storied, "ours")["unread"]
    assert unread["subject"] == "the state of broken"
    (found, *_) = unread["problems"]
    assert found["file"].endswith(":cards/petit/game.yaml") and found["file"].split(":")[0] in str(
        unread["commit"]
    )


def test_a_card_goes_and_comes_back(petit: History) -> None:
    petit.write(BEASTS, BETES.replace("ours:", "loup:"))
    petit.commit("without")
    petit.write(BEASTS, BETES)
    petit.commit("with")
    whats = [version["changes"][0]["what"] for version in told(petit, "ours")["versions"]]
    assert whats == ["added", "removed", "added"]


def test_the_strip_has_a_picture_of_each_version(storied: History) -> None:
    assert storied.run("history", "petit", "ours", "--report", "bear.html").code == 0
    page = (storied.root / "bear.html").read_text(encoding="utf-8")
    assert page.count("data:image/") == 4
    assert page.count("<li>") == 4 and "Ours blanc: history" in page and "not committed" in page
    assert "cannot be drawn" in page


def test_a_back_that_cards_share_is_shown_where_it_changed(petit: History) -> None:
    petit.change(BEASTS, "vie: 5", "vie: 6")
    petit.commit("front")
    petit.change("cards/petit/game.yaml", "dos: {fr: Bêtes", "dos: {fr: Monstres")
    assert petit.run("history", "petit", "ours", "--report", "bear.html").code == 0
    page = (petit.root / "bear.html").read_text(encoding="utf-8")
    assert page.count("<figcaption>front<") == 3 and page.count("<figcaption>back<") == 1
    last = page.split("<li>")[-1]
    assert "<figcaption>back<" in last and last.split("<figcaption>back<")[1].count("stroke-linecap") > 0


def test_no_more_revisions_are_looked_at_than_asked_for(storied: History) -> None:
    outcome = storied.run("history", "ours", "--limit", "1")
    assert len(outcome.out.splitlines()) > 1 and "v2" not in outcome.out
    assert "older revisions were not looked at" in outcome.err


def test_a_shallow_clone_says_that_older_revisions_are_missing(storied: History, tmp_path: Path) -> None:
    storied.commit("v4")
    clone = tmp_path / "clone"
    storied.git("clone", "-q", "--depth", "1", f"file://{storied.root}", str(clone))
    outcome = History(clone).run("history", "ours")
    assert outcome.code == 0 and "of a shallow clone there are none" in outcome.err


def test_a_card_that_never_was_is_told(petit: History) -> None:
    outcome = petit.run("history", "dragon")
    assert outcome.code == 2 and "no card has the id 'dragon'" in outcome.err


def test_nothing_of_git_is_changed(storied: History) -> None:
    def state() -> dict[Path, int]:
        return {
            path: path.stat().st_mtime_ns for path in (storied.root / ".git").rglob("*") if path.is_file()
        }

    before = state()
    told(storied, "ours")
    assert state() == before
