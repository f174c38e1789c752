"""Conditional processing: what a switch chooses by."""

from __future__ import annotations

from .tree import Node


def hold(node: Node) -> bool:
    """True where the element's conditions hold. The reader's language is taken to be English: paper has no settings."""
    if "requiredExtensions" in node.attributes:
        return False
    languages = node.attributes.get("systemLanguage")
    if languages is None:
        return True
    return any(word.strip() == "en" or word.strip().startswith("en-") for word in languages.split(","))
