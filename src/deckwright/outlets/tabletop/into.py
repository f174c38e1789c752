"""A table that is set up already, brought up to date: pictures, names, texts and numbers change, nothing moves.

What is ours is known by its `Memo` alone; the program's own ids repeat in real files. Nothing is deleted: what is too
much, or no longer in the game, is told.
"""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from copy import deepcopy
from dataclasses import field
from pathlib import Path
from typing import Any, Final

from ...basics.files import plain_file
from ...basics.problems import DeckwrightError, Place, problem
from ...basics.records import dataclass
from .objects import Guids, Object, walk

MAX_SAVE: Final = 256_000_000  # bytes: a table of a thousand objects has ten million
_FLOAT: Final = re.compile(r'"\\u0000([^"]*)"')
# What of an object is brought up to date; where it lies, how it is turned and all else is the table's.
KEYS: Final = ("Nickname", "Description", "CardID", "CustomDeck", "CustomPDF", "RotationValues")


@dataclass(slots=True)
class Update:
    """What has become of a table."""

    text: str = ""
    updated: int = 0
    told: list[str] = field(default_factory=list)  # what could not be matched, or was added


def read_save(path: Path) -> tuple[Any, str]:
    """The file and its text. Raises DeckwrightError (`outlet-file`) for what is no save or saved object."""
    try:
        text = plain_file(path, MAX_SAVE).read_text(encoding="utf-8-sig")
        save = json.loads(text, parse_float="\0{}".format)  # numbers keep their spelling
    except (OSError, ValueError) as error:
        why = getattr(error, "strerror", None) or error
        message = f"is no file of Tabletop Simulator: {why}"
        raise DeckwrightError(problem("outlet-file", message, Place(str(path)))) from error
    if not isinstance(save, dict) or not isinstance(save.get("ObjectStates"), list):
        message = "is no file of Tabletop Simulator: it has no list of ObjectStates"
        hint = "name a file of its folder Saves, such as TS_Save_3.json"
        raise DeckwrightError(problem("outlet-file", message, Place(str(path)), hint=hint))
    return save, text


def write_save(save: Any, text: str) -> str:
    """The file as JSON, indented and with ends of lines as *text* had them."""
    indent = 2 if re.match(r"\s*\{\r?\n", text) else None
    made = _FLOAT.sub(r"\1", json.dumps(save, ensure_ascii=False, indent=indent))
    return made.replace("\n", "\r\n") if "\r\n" in text else made


def update(
    save: Any, text: str, objects: Sequence[Object], prefix: str, left: Collection[str] = ()
) -> Update:
    """Bring the *objects*, whose memos begin with *prefix*, into *save*; those whose memos are *left* stay."""
    fresh = {each["Memo"]: each for each in walk(objects)}
    ours = [
        each
        for each in walk(save["ObjectStates"])
        if str(each.get("Memo") or "").startswith(prefix) and each["Memo"] not in left
    ]
    keys = _free_keys(save, fresh, prefix)
    done = Update()
    for each in ours:
        if each["Memo"] in fresh:
            _renew(each, fresh[each["Memo"]], keys)
            done.updated += 1
    done.told += _add_missing(save, objects, ours, keys)
    done.told += _no_longer(ours, fresh)
    for each in walk(save["ObjectStates"]):
        if each.get("DeckIDs") and any(str(c.get("Memo") or "").startswith(prefix) for c in _inside(each)):
            _rebuild(each)
    done.text = write_save(save, text)
    return done


def _inside(each: Mapping[str, Any]) -> list[Any]:
    return each.get("ContainedObjects") or []


def _free_keys(save: Any, fresh: Mapping[str, Any], prefix: str) -> dict[str, str]:
    """The key of each of our sheets in this table: another one where a stranger's sheet has it."""
    foreign = {
        key
        for each in walk(save["ObjectStates"])
        if "CardID" in each and not str(each.get("Memo") or "").startswith(prefix)
        for key in each.get("CustomDeck") or {}
    }
    wanted = {key for each in fresh.values() if "CardID" in each for key in each["CustomDeck"]}
    keys: dict[str, str] = {}
    for key in sorted(wanted, key=int):
        free = int(key)
        while (
            str(free) in foreign or str(free) in keys.values() or (str(free) in wanted and str(free) != key)
        ):
            free += 1
        keys[key] = str(free)
    return keys


def _renew(each: Any, fresh: Mapping[str, Any], keys: Mapping[str, str]) -> None:
    new = _with_keys(fresh, keys)
    for key in KEYS:
        if key in new and each.get("Name") != "Deck":
            each[key] = deepcopy(new[key])
    if each.get("Name") in ("Deck", "DeckCustom"):
        each["Nickname"] = new["Nickname"]
    if "CustomImage" in new and isinstance(each.get("CustomImage"), dict):
        each["CustomImage"] |= {key: new["CustomImage"][key] for key in ("ImageURL", "ImageSecondaryURL")}


def _with_keys(fresh: Mapping[str, Any], keys: Mapping[str, str]) -> Object:
    if "CardID" not in fresh:
        return dict(fresh)
    ((key, entry),) = fresh["CustomDeck"].items()
    card_id = int(keys[key]) * 100 + fresh["CardID"] % 100
    return {**fresh, "CardID": card_id, "CustomDeck": {keys[key]: entry}}


def _add_missing(
    save: Any, objects: Sequence[Object], ours: Sequence[Any], keys: Mapping[str, str]
) -> Iterator[str]:
    """Cards that the game has more of, or that are new, into the deck or bag of their own; those that are too many."""
    there = Counter(each["Memo"] for each in ours)
    holders = {each["Memo"]: each for each in ours if _inside(each)}
    guids = Guids([str(each.get("GUID")) for each in walk(save["ObjectStates"])])
    wanted = Counter(each["Memo"] for each in walk(objects) if not _inside(each))
    for each in objects:
        copies = Counter(inside["Memo"] for inside in _inside(each)) or Counter([each["Memo"]])
        fresh = {inside["Memo"]: inside for inside in (_inside(each) or [each])}
        for memo, count in copies.items():
            lacking = min(count, wanted[memo] - there[memo])
            if lacking <= 0:
                continue
            there[memo] += lacking
            name = fresh[memo]["Nickname"]
            holder = holders.get(each["Memo"])
            if holder is None or holder.get("Name") not in ("Deck", "DeckCustom", "Bag"):
                yield f"{lacking} × {name} is not on the table, and there is no {each['Nickname']} to add it to"
                continue
            for _ in range(lacking):
                new = deepcopy(_with_keys(fresh[memo], keys))
                holder["ContainedObjects"].append({**new, "GUID": guids(memo)})
            yield f"{lacking} × {name} added to {holder.get('Nickname') or each['Nickname']}"
    for memo, count in there.items():
        if 0 < wanted[memo] < count:
            name = next(each.get("Nickname") for each in ours if each["Memo"] == memo)
            yield f"{count - wanted[memo]} × {name} too many: take them away by hand"


def _no_longer(ours: Sequence[Any], fresh: Mapping[str, Any]) -> Iterator[str]:
    gone = Counter(each["Memo"] for each in ours if each["Memo"] not in fresh)
    names = {each["Memo"]: each.get("Nickname") or each["Memo"] for each in ours}
    for memo, count in gone.items():
        yield f"{count} × {names[memo]} is not in what was exported, and left as it is"


def _rebuild(deck: Any) -> None:
    """The lists of a deck from the cards that lie in it."""
    cards = _inside(deck)
    deck["DeckIDs"] = [card.get("CardID") for card in cards]
    entries: dict[str, Any] = {}
    for card in cards:
        entries.update(card.get("CustomDeck") or {})
    deck["CustomDeck"] = entries
