"""What lies in a revision beside plain files: links, submodules, pointers of Git LFS."""

from __future__ import annotations

import hashlib
from pathlib import Path

import pytest

from deckwright.changes.states.links import MOST, Entry, LeadsNowhereError, Links
from tests.kit.history import History

from .test_diff import told

ART = "assets/petit/art/crabe.svg"
OTHER = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 20"><rect width="9" height="9"/></svg>'


def linked(petit: History, path: str, to: str, content: str | None = None) -> None:
    """Make *path* a link to *to*, a path from the project, which has the *content*."""
    link = petit.root / path
    link.unlink()
    if content is not None:
        petit.write(to, content)
    link.symlink_to(Path("../" * path.count("/")) / to)


def test_links_within_the_repository_are_followed(petit: History) -> None:
    art = (petit.root / ART).read_text(encoding="utf-8")
    linked(petit, ART, "shared/crab.svg", art)
    petit.commit("linked")
    assert told(petit, "v1", "linked") == {}  # the same picture by another way
    petit.write("shared/crab.svg", OTHER)
    assert told(petit, "linked") == {"changed": ["crabe"]}


def test_a_linked_folder_is_followed_and_links_in_it(petit: History) -> None:
    petit.git("mv", "assets/petit/art", "pictures")
    (petit.root / "assets/petit/art").symlink_to(Path("../../by-name"))
    (petit.root / "by-name").symlink_to(Path("pictures"))
    petit.git("mv", "pictures/crabe.svg", "crab.svg")
    (petit.root / "pictures/crabe.svg").symlink_to(Path("../crab.svg"))
    petit.commit("linked")
    assert told(petit, "v1", "linked") == {}


LINKS: dict[str, tuple[str, str]] = {
    "out of the repository": ("../../../../elsewhere.svg", "outside the repository"),
    "to a place of this machine": ("/etc/hostname", "outside the repository"),
    "to nothing": ("nothing.svg", "nothing lies at assets/petit/art/nothing.svg"),
    "to itself": ("crabe.svg", "in a circle"),
}


@pytest.mark.parametrize("kind", LINKS)
def test_a_link_that_leads_nowhere_is_told(petit: History, kind: str) -> None:
    target, words = LINKS[kind]
    (petit.root / ART).unlink()
    (petit.root / ART).symlink_to(target)
    petit.commit("bad")
    outcome = petit.run("diff", "bad", "v1")
    assert f"bad:{ART}: error: a link cannot be followed" in outcome.err and words in outcome.err
    assert "crabe" in outcome.out  # which had no picture then


def test_folders_that_link_to_each_other_end() -> None:
    texts = {"a/x": "../b", "b/y": "../a"}
    entries = {path: Entry("120000", path, path) for path in texts}
    entries["a/file"] = Entry("100644", "0", "a/file")
    links = Links(entries, lambda link: texts[link.path])
    with pytest.raises(LeadsNowhereError, match="circle"):
        links.files(entries["b/y"])


def test_folders_that_multiply_end() -> None:
    """Twenty folders, each with two links to the next: a million files."""
    entries = {f"0/{n}": Entry("100644", "0", f"0/{n}") for n in range(2)}
    texts = {}
    for level in range(1, 20):
        for name in "xy":
            path = f"{level}/{name}"
            entries[path], texts[path] = Entry("120000", path, path), f"../{level - 1}"
    with pytest.raises(LeadsNowhereError, match=str(MOST)):
        Links(entries, lambda link: texts[link.path]).files(entries["19/x"])


def pointer(content: bytes) -> tuple[bytes, str]:
    """What stands in a repository for *content* that Git LFS keeps, and its name there."""
    name = hashlib.sha256(content).hexdigest()
    head = b"version https://git-lfs.github.com/spec/v1\n"
    return head + f"oid sha256:{name}\nsize {len(content)}\n".encode(), name


@pytest.mark.parametrize("is_there", [True, False])
def test_what_git_lfs_keeps_is_taken_from_the_clone_or_told(petit: History, is_there: bool) -> None:
    art = (petit.root / ART).read_bytes()
    stands_for, name = pointer(art)
    petit.write(ART, stands_for)
    petit.commit("large")
    petit.write(ART, art)
    if is_there:
        store = petit.root / ".git/lfs/objects" / name[:2] / name[2:4]
        store.mkdir(parents=True)
        (store / name).write_bytes(art)
    outcome = petit.run("diff", "large")
    if is_there:
        assert (outcome.code, outcome.err) == (0, "")
    else:
        assert outcome.code == 1 and "crabe" in outcome.out
        assert f"large:{ART}: error: Git LFS keeps these files" in outcome.err
        assert "git lfs fetch" in outcome.err and "count as changed" in outcome.err


def submodule(petit: History) -> None:
    petit.git("rm", "-q", "--cached", ART)
    petit.git("update-index", "--add", "--cacheinfo", f"160000,{petit.commit_of('v1')},assets/petit/art")
    petit.git("commit", "-q", "-m", "a submodule")
    petit.git("tag", "module")


def test_a_submodule_is_told(petit: History) -> None:
    submodule(petit)
    outcome = petit.run("diff", "module")
    assert "module:assets/petit/art: error: these are submodules" in outcome.err
    assert outcome.code == 1 and "crabe" in outcome.out and "ours" not in outcome.out
