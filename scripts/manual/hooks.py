"""Hooks of MkDocs: every page in its place, fonts and worker of the project's own, the list of decisions."""

from __future__ import annotations

import importlib.metadata
import re
import shutil
from pathlib import Path
from typing import Any

FONTS = {
    "font-source-sans-pro": ("SourceSansPro-Regular", "SourceSansPro-It", "SourceSansPro-Bold"),
    "font-fjallaone": ("FjallaOne-Regular",),
}


def on_config(config: Any, **_: Any) -> Any:
    """Put pages that mkdocs.yml does not name yet below Reference, so that a new page is never lost."""
    placed = set(re.findall(r"[\w/-]+\.md", str(config["nav"])))
    (reference,) = [section["Reference"] for section in config["nav"] if "Reference" in section]
    for file in sorted(Path(config["docs_dir"]).glob("*.md")):
        if file.name not in placed:
            reference.append({heading(file): file.name})
    return config


def on_post_build(config: Any, **_: Any) -> None:
    """Copy the fonts that assets/site.css names: the site asks nobody else for anything."""
    target = Path(config["site_dir"]) / "assets/fonts"
    target.mkdir(parents=True, exist_ok=True)
    for package, names in FONTS.items():
        for file in importlib.metadata.files(package) or ():
            if file.stem in names and file.suffix == ".ttf":
                shutil.copyfile(str(file.locate()), target / f"{file.stem}.ttf")


def on_post_page(output: str, page: Any, **_: Any) -> str:
    return own_worker(output, "../" * page.url.count("/"))


def on_post_template(output_content: str, template_name: str, **_: Any) -> str:
    return own_worker(output_content, "/") if template_name.endswith(".html") else output_content


def own_worker(page: str, root: str) -> str:
    """Put assets/worker.js in place of the script that the theme would fetch for it from others."""
    return re.sub(
        r'<script src="https://[^"]*"></script>', f'<script src="{root}assets/worker.js"></script>', page
    )


def on_page_markdown(markdown: str, page: Any, config: Any, **_: Any) -> str:
    if page.file.src_uri != "decisions/README.md":
        return markdown
    folder = Path(config["docs_dir"]) / "decisions"
    titles = {file.name: heading(file) for file in sorted(folder.glob("0*.md"))}
    return markdown + "\n" + "".join(f"\n* [{title}]({name})" for name, title in titles.items())


def heading(file: Path) -> str:
    return file.read_text(encoding="utf-8").split("\n")[0].removeprefix("# ")
