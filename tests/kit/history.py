"""The small game with a past: in a repository of git, with commits and tags."""

from __future__ import annotations

import subprocess
from pathlib import Path

from .project import Project, make


class History(Project):
    """The small game in a repository of git."""

    def git(self, *arguments: str) -> None:
        who = ("-c", "user.name=A", "-c", "user.email=a@b.c", "-c", "commit.gpgsign=false")
        subprocess.run(["git", *who, *arguments], cwd=self.root, check=True, capture_output=True)

    def commit(self, tag: str) -> None:
        self.git("add", "-A")
        self.git("commit", "-q", "--allow-empty", "-m", f"the state of {tag}")
        self.git("tag", tag)

    def commit_of(self, name: str) -> str:
        command = ["git", "rev-parse", f"{name}^{{commit}}"]
        return subprocess.run(
            command, cwd=self.root, check=True, capture_output=True, text=True
        ).stdout.strip()


def begun(folder: Path) -> History:
    """The small game, committed as v1, in a folder whose name is no plain one."""
    project = History(make(folder / "un projet à moi", {".gitignore": "build/\n"}).root)
    project.git("init", "-q")
    project.commit("v1")
    return project
