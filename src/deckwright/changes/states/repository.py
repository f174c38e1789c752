"""The history of a project, read by git's plumbing: nothing is checked out, nothing of the user's is touched."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property
from pathlib import Path, PurePosixPath
from typing import IO, Final

from ...basics.problems import DeckwrightError, Place, Problem, RequestError, did_you_mean, problem
from ...basics.records import dataclass
from .links import (
    FILE_MODES,
    LINK_MODE,
    LONGEST_POINTER,
    MODULE_MODE,
    Entry,
    LeadsNowhereError,
    Links,
    large_file,
)

_QUIET: Final = {"LC_ALL": "C", "GIT_OPTIONAL_LOCKS": "0", "GIT_TERMINAL_PROMPT": "0"}
_BLOCK: Final = 1 << 20
_BLAMED: Final = re.compile(r"([0-9a-f]{40,64}) \d+ \d+")  # the head of a line, or of several, in `git blame`
_SHOWN: Final = 8  # names in a message


@dataclass(frozen=True, slots=True)
class Revision:
    commit: str  # its full name
    date: str = ""  # of the author, 2026-11-28
    subject: str = ""


@dataclass(frozen=True, slots=True)
class Left:
    """Files of a revision that are missing: *why*, and what to do."""

    why: str
    hint: str
    paths: tuple[str, ...]  # from the project

    def problem(self, label: str) -> Problem:
        others = f" and {len(self.paths) - _SHOWN} more" if len(self.paths) > _SHOWN else ""
        names = f"{', '.join(self.paths[:_SHOWN])}{others}"
        message = f"{self.why}: {names}; cards of {label} that show them count as changed"
        return problem("revision-file", message, Place(self.paths[0]), hint=self.hint)


class Repository:
    """The repository that a project lies in, at its top or in a folder of it."""

    def __init__(self, project: Path) -> None:
        """Raises RequestError (`no-history`) where there is none, or no git."""
        self._project = project
        # With a slash at its end; empty where the project is all of the repository.
        self._prefix = self._text("rev-parse", "--show-prefix").rstrip("\n")

    def revision(self, name: str) -> Revision:
        """The revision of a name: a tag, a branch, a commit, `HEAD~3`. Raises RequestError (`unknown-revision`)."""
        ran = self._run("rev-parse", "--verify", "--quiet", "--end-of-options", f"{name}^{{commit}}")
        if ran.returncode:
            raise RequestError(self._unknown(name))
        return self._revision_of(ran.stdout.decode().strip())

    def put(self, revision: Revision, game: str, target: Path, label: str) -> tuple[Problem, ...]:
        """Write the files of *game* as they were into the folder *target*, and tell which of them are missing;
        *label* is what the revision is called.

        Raises RequestError (`revision-layout`) where the revision has no such game.
        """
        files, left = self._files(revision, [f"cards/{game}", "layouts", "assets"])
        if f"{self._prefix}cards/{game}/game.yaml" not in {entry.path for entry in files}:
            raise RequestError(self._elsewhere(revision, game, label))
        lacking = self._write(files, target)
        if lacking:
            why = "Git LFS keeps these files, and this clone has only their pointers"
            left.append(Left(why, "fetch them with: git lfs fetch --all", tuple(lacking)))
        return tuple(each.problem(label) for each in left)

    def touching(self, paths: Sequence[str], limit: int, before: int | None = None) -> list[Revision]:
        """The revisions up to HEAD that changed any of *paths* of the project, the newest first; where *before* is
        given, those committed until then, in seconds since the epoch."""
        until = () if before is None else (f"--before=@{before}",)
        told = self._text(
            *("log", f"--max-count={limit}", "-z", "--format=%H%x09%ad%x09%s", "--date=short", *until),
            *("--end-of-options", "HEAD", "--", *paths),
        )
        return [_revision(line) for line in told.split("\0") if line]

    def tags(self, limit: int) -> list[tuple[str, Revision]]:
        """The last tags by their dates, the newest first: each name with the commit that it stands for."""
        told = self._text(
            *("for-each-ref", f"--count={limit}", "--sort=-creatordate", "refs/tags"),
            "--format=%(refname:short)%09%(objectname)%09%(creatordate:short)%09%(contents:subject)",
        )
        found = (line.partition("\t") for line in told.splitlines() if line)
        return [(name, _revision(rest)) for name, _, rest in found]

    def last_to_touch(self, path: str, first: int, last: int) -> Revision | None:
        """The revision that wrote these lines of a file of the project last; None where some are not committed yet."""
        told = self._text("blame", "--porcelain", "-L", f"{first},{last}", "--", path)
        times: dict[str, int] = {}
        commit = ""
        for line in told.splitlines():
            if found := _BLAMED.match(line):
                commit = found[1]
            elif line.startswith("committer-time "):
                times[commit] = int(line.split()[1])
        newest = max(times, key=lambda name: times[name], default="")
        return self._revision_of(newest) if newest and all(name.strip("0") for name in times) else None

    @property
    def is_shallow(self) -> bool:
        """Whether it holds the last revisions only."""
        return self._text("rev-parse", "--is-shallow-repository").strip() == "true"

    def head(self) -> str:
        """The full name of the revision at hand; empty before the first."""
        ran = self._run("rev-parse", "--verify", "--quiet", "HEAD^{commit}")
        return ran.stdout.decode().strip() if ran.returncode == 0 else ""

    # What git is asked

    def _revision_of(self, commit: str) -> Revision:
        return _revision(self._text("show", "--no-patch", "--format=%H%x09%ad%x09%s", "--date=short", commit))

    def _entries(self, revision: Revision, *paths: str) -> Iterator[Entry]:
        """All below *paths*, which count from the top of the repository."""
        told = self._text("ls-tree", "-r", "-z", "--full-tree", revision.commit, "--", *paths)
        for line in told.split("\0"):
            head, _, path = line.partition("\t")
            if path and ".." not in PurePosixPath(path).parts:
                mode, _, object = head.split(" ")
                yield Entry(mode, object, path)

    def _files(self, revision: Revision, folders: Sequence[str]) -> tuple[list[Entry], list[Left]]:
        """The files below folders of the project, links followed within the revision; and what is missing."""
        entries = list(self._entries(revision, *(f"{self._prefix}{folder}" for folder in folders)))
        files = [entry for entry in entries if entry.mode in FILE_MODES]
        left: list[Left] = []
        modules = [entry.path for entry in entries if entry.mode == MODULE_MODE]
        if modules:
            why = "these are submodules, whose files lie in other repositories"
            hint = "compare with a folder that has them, a PDF or a recorded print"
            left.append(Left(why, hint, tuple(map(self._inside, modules))))
        followed = [entry for entry in entries if entry.mode == LINK_MODE]
        if followed:
            whole = {entry.path: entry for entry in self._entries(revision)}
            links = Links(whole, lambda link: self._text("cat-file", "blob", link.object))
            for link in followed:
                try:
                    files += links.files(link)
                except LeadsNowhereError as error:
                    why, hint = (
                        f"a link cannot be followed, for {error}",
                        "keep what it leads to in the repository",
                    )
                    left.append(Left(why, hint, (self._inside(link.path),)))
        return files, left

    def _inside(self, path: str) -> str:
        """A path as it is in the project."""
        return path.removeprefix(self._prefix)

    def _write(self, files: Iterable[Entry], target: Path) -> list[str]:
        """Each file as it comes, all from one process of git; those that only Git LFS has are left out and told."""
        lacking: list[str] = []
        with subprocess.Popen(
            self._command("cat-file", "--batch"),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            env=_environment(),
        ) as git:
            assert git.stdin is not None and git.stdout is not None
            try:
                for entry in files:  # asked one by one, so that no pipe fills up
                    path = self._inside(entry.path)
                    git.stdin.write(f"{entry.object}\n".encode())
                    git.stdin.flush()
                    _take(git.stdout, path, target)
                    if not self._fill_pointer(target / path):
                        lacking.append(path)
            except BrokenPipeError as error:
                raise DeckwrightError(_lacking(path)) from error
            except OSError as error:
                raise DeckwrightError(_no_room(target, error)) from error
            finally:
                git.kill()
        return lacking

    def _fill_pointer(self, file: Path) -> bool:
        """Put a file of Git LFS in place of its pointer; whether that could be done, or there was nothing to do."""
        if file.stat().st_size > LONGEST_POINTER:
            return True
        found = large_file(file.read_bytes(), self._large_files)
        if isinstance(found, Path):
            shutil.copyfile(found, file)
        elif found is None:
            file.unlink()
        return found is not None

    @cached_property
    def _large_files(self) -> Path:
        """Where Git LFS keeps what it has fetched."""
        return self._project / self._text("rev-parse", "--git-common-dir").strip() / "lfs/objects"

    def _elsewhere(self, revision: Revision, game: str, label: str) -> Problem:
        """What there is to say of a revision in which the game does not lie where it lies now."""
        told = self._text("ls-tree", "-r", "-z", "--full-tree", "--name-only", revision.commit)
        found = [path for path in told.split("\0") if path.endswith("/game.yaml")]
        same = [path for path in found if path.endswith(f"{game}/game.yaml")]
        there = ", ".join((same or found)[:_SHOWN]) or "none"
        where = f"{self._prefix}cards/{game}/game.yaml"
        message = f"{label} holds no {where}; its files of games are: {there}"
        return problem(
            "revision-layout", message, hint="compare with a folder of that layout, or a later revision"
        )

    def _unknown(self, name: str) -> Problem:
        known = self._text("for-each-ref", "--format=%(refname:short)", "refs/tags", "refs/heads").split()
        message = f"no revision {name!r} in the repository of this project"
        if self.is_shallow:
            message += ", which is shallow: it holds the last revisions only"
            return problem(
                "unknown-revision", message, hint="fetch the others with: git fetch --unshallow --tags"
            )
        tags = f"tags and branches are {', '.join(known[:_SHOWN])}" if known else "it has no revisions yet"
        return problem("unknown-revision", message, hint=did_you_mean(name, known) or tags)

    def _text(self, *arguments: str) -> str:
        ran = self._run(*arguments)
        if ran.returncode:
            said = ran.stderr.decode(errors="replace").strip().removeprefix("fatal: ") or "it says nothing"
            message = f"git cannot tell the history of this project: {said}"
            hint = "begin one with: git init, git add, git commit; or compare with a folder, a PDF or a recorded print"
            raise RequestError(problem("no-history", message, hint=hint))
        return ran.stdout.decode(errors="surrogateescape")

    def _run(self, *arguments: str) -> subprocess.CompletedProcess[bytes]:
        try:
            return subprocess.run(
                self._command(*arguments), capture_output=True, check=False, env=_environment()
            )
        except OSError as error:
            hint = "install git, or compare with a folder, a PDF or a recorded print"
            message = "git cannot be run, and revisions are read by it"
            raise RequestError(problem("no-history", message, hint=hint)) from error

    def _command(self, *arguments: str) -> list[str]:
        return ["git", "-C", str(self._project), *arguments]


def paths_of(game: str) -> list[str]:
    """Where the files of a game lie in a project."""
    return [f"cards/{game}", f"layouts/{game}", "layouts/common", f"assets/{game}", "assets/fonts"]


def _environment() -> dict[str, str]:
    return {**os.environ, **_QUIET}


def _revision(line: str) -> Revision:
    commit, date, subject = line.rstrip("\n").split("\t", 2)
    return Revision(commit, date, subject)


def _take(stream: IO[bytes], path: str, target: Path) -> None:
    """Read the next file of `cat-file --batch` and write it below *target*."""
    head = stream.readline().split()
    if len(head) != 3:
        raise DeckwrightError(_lacking(path))
    left = int(head[2])
    file = target / path
    file.parent.mkdir(parents=True, exist_ok=True)
    with file.open("wb") as copy:
        while left > 0 and (block := stream.read(min(left, _BLOCK))):
            copy.write(block)
            left -= len(block)
    if left or not stream.read(1):  # the end of the line
        raise DeckwrightError(_lacking(path))


def _lacking(path: str) -> Problem:
    message = f"{path} cannot be read from the history: the repository lacks it"
    hint = "look at the repository with: git fsck; fetch what a partial clone left out"
    return problem("file-unreadable", message, Place(path), hint=hint)


def _no_room(target: Path, error: OSError) -> Problem:
    message = f"the files of a revision cannot be written: {error.strerror or error}"
    return problem(
        "write-failed", message, Place(str(target)), hint="make room there, or set TMPDIR to another folder"
    )
