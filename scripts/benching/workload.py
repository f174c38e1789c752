"""The workload: a game of N cards that differ, written from a seed, as a designer might have it.

Each card has a frame of 16 shapes with a gradient in one of five colour schemes, one of 20 JPEG pictures, 4 to 8 icons
out of 12, a title, a line of type, three numbers, and 20 to 67 words of rules in French with bold, italic and symbols.
"""

from __future__ import annotations

import json
import math
import random
import re
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path

from PIL import Image, ImageChops, ImageDraw, ImageFilter

GAME = "charge"
LAYOUT = Path(__file__).with_name("carte.svg")
PICTURES = 20
PICTURE_SIZE = (750, 600)
LARGE = (2000, 3000)  # pixels of the pictures that are cut out along their figure

COLOURS = {  # sombre, vif, pale
    "braise": ("#6f2412", "#c2552e", "#f8e6da"),
    "lac": ("#15406a", "#3a7fb4", "#deebf5"),
    "mousse": ("#23491f", "#5a8c40", "#e5efdc"),
    "nuit": ("#2d2445", "#62518a", "#e8e2f1"),
    "sable": ("#5c470d", "#b59030", "#f7efd6"),
}
ICONS = {
    "ancre": '<path d="M11 6h2v12q5-1 6-6l3 3q-2 7-10 8-8-1-10-8l3-3q1 5 6 6z"/><circle cx="12" cy="4" r="3"/>',
    "arbre": '<path d="M12 1l7 9h-4l5 7h-6v6h-4v-6H4l5-7H5z"/>',
    "cle": '<path d="M10 10l12 8-2 3-3-2-2 2-2-1 1-2-6-4z"/><circle cx="7" cy="8" r="5.5"/>',
    "coeur": '<path d="M12 22C4 15 2 11 2 8a5 5 0 0 1 10-1 5 5 0 0 1 10 1c0 3-2 7-10 14z"/>',
    "ecu": '<path d="M12 1l9 3v8c0 5-4 9-9 11-5-2-9-6-9-11V4z"/><path d="M12 5v14c3-2 6-4 6-8V7z" fill="#fff"/>',
    "eclair": '<path d="M14 1L4 14h7l-2 9 11-14h-7z"/>',
    "etoile": '<path d="M12 1l3.2 7.6 7.8.7-6 5.2 1.9 8L12 18.2l-6.9 4.3 1.9-8-6-5.2 7.8-.7z"/>',
    "flamme": '<path d="M12 1c2 5 8 8 8 14a8 8 0 0 1-16 0c0-4 3-6 4-9 1 2 2 3 3 3 1-3 0-5 1-8z"/>',
    "goutte": '<path d="M12 2c4 6 7 9 7 13a7 7 0 0 1-14 0c0-4 3-7 7-13z"/>',
    "lame": '<path d="M21 1l2 2-12 13-3-3z"/><path d="M5 11l8 8-2 2-3-3-4 4-2-2 4-4-3-3z"/>',
    "lune": '<path d="M15 2a10 10 0 1 0 8 14A8 8 0 0 1 15 2z"/>',
    "oeil": '<path d="M1 12q11-13 22 0-11 13-22 0z"/><circle cx="12" cy="12" r="4" fill="#fff"/>',
}
GENRES = (
    "Allié — Veilleur",
    "Allié — Rôdeur",
    "Embûche",
    "Outil",
    "Lieu — Marais",
    "Prodige",
    "Guide — Passeuse",
)
ARTICLES = ("le", "la", "un", "une", "ce", "cette", "son", "sa", "chaque", "leur")
NOUNS = (
    *("brasero", "chouette", "clairière", "corbeau", "digue", "écluse", "forgeronne", "girouette", "héron"),
    *("jetée", "lanterne", "marchande", "moulin", "nacelle", "orfèvre", "palissade", "passeur", "pèlerine"),
    *("racine", "rivière", "sablier", "sentinelle", "talisman", "tisserande", "vigie", "village", "voûte"),
)
ADJECTIVES = (
    *("abandonné", "ancien", "brisé", "caché", "discret", "éclairé", "fidèle", "gelé", "humide", "inquiet"),
    *(
        "léger",
        "lointain",
        "maudit",
        "oublié",
        "paisible",
        "rouillé",
        "sacré",
        "tranquille",
        "usé",
        "vigilant",
    ),
)
VERBS = (
    *(
        "attirez",
        "avancez",
        "bannissez",
        "choisissez",
        "comptez",
        "défaussez",
        "dévoilez",
        "échangez",
        "égarez",
    ),
    *("gagnez", "ignorez", "mélangez", "payez", "piochez", "protégez", "récupérez", "regardez", "réveillez"),
)
KEYWORDS = ("Guet", "Élan", "Écho", "Embuscade", "Marche forcée", "Veille", "Détour", "Ténacité")
LINKS = ("puis", "et", "ensuite", "si", "alors", "lorsque", "jusqu’à", "avant", "après", "malgré", "sans")


@dataclass(frozen=True, slots=True)
class Card:
    number: int
    title: str
    genre: str
    scheme: str
    art: str
    icons: tuple[str, ...]
    numbers: tuple[int, int, int]
    rules: str
    copies: int


def cards(count: int, seed: int) -> list[Card]:
    rnd = random.Random(seed)
    return [_card(number, rnd) for number in range(1, count + 1)]


def _card(number: int, rnd: random.Random) -> Card:
    return Card(
        number,
        title=f"{rnd.choice(NOUNS).capitalize()} {rnd.choice(ADJECTIVES)} {number}",
        genre=rnd.choice(GENRES),
        scheme=rnd.choice(sorted(COLOURS)),
        art=f"image{rnd.randrange(PICTURES):02d}",
        icons=tuple(rnd.choices(sorted(ICONS), k=rnd.randint(4, 8))),
        numbers=(rnd.randint(0, 9), rnd.randint(0, 12), rnd.randint(1, 12)),
        rules=_rules(rnd),
        copies=rnd.choice((1, 3, 5)),
    )


def _rules(rnd: random.Random) -> str:
    """Sentences until there are enough words; the symbols between them."""
    wanted = rnd.randint(20, 60)
    symbols = rnd.sample(sorted(ICONS), rnd.randint(1, 3))
    parts = [f"**{rnd.choice(KEYWORDS)}** —"]
    words = len(parts[0].split())
    while words < wanted:
        parts.append(_sentence(rnd))
        words += len(parts[-1].split())
        if symbols and rnd.random() < 0.6:
            parts.append(f"{{{symbols.pop()}}}")
    return " ".join([*parts, *(f"{{{name}}}" for name in symbols)])


def _sentence(rnd: random.Random) -> str:
    words = [rnd.choice(VERBS).capitalize(), rnd.choice(ARTICLES), rnd.choice(NOUNS), rnd.choice(ADJECTIVES)]
    more = f"{rnd.choice(LINKS)} {rnd.choice(ARTICLES)} {rnd.choice(NOUNS)}"
    match rnd.randrange(5):
        case 0 | 1:
            words.append(more)
        case 2:
            words.append(f"*{more} {rnd.choice(ADJECTIVES)}*")
        case 3:
            words.append(f"**{rnd.randint(1, 6)} {rnd.choice(NOUNS)}**")
    return " ".join(words) + "."


# A project


def write_project(root: Path, drawn: list[Card]) -> None:
    """The game as a project of Deckwright in *root*."""
    assets = root / "assets" / GAME
    _write(root / "cards" / GAME / "game.yaml", _game())
    _write(
        root / "cards" / GAME / "cartes.yaml",
        "\n".join(["_defaults: {type: carte}", *map(_entry, drawn)]) + "\n",
    )
    _write(root / "layouts" / GAME / "carte.svg", LAYOUT.read_text(encoding="utf-8"))
    for name, shapes in ICONS.items():
        _write(assets / "symbols" / f"{name}.svg", _icon(shapes))
    write_pictures(assets / "art")


def _icon(shapes: str) -> str:
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">{shapes}</svg>\n'


def frame(scheme: str) -> str:
    """The frame of the layout in one of the colour schemes, without the picture and the texts."""
    layout = LAYOUT.read_text(encoding="utf-8")
    shapes = re.findall(r"<(?:rect|path|circle) [^>]*/>", layout)
    gradient = re.search(r"<linearGradient.*?</linearGradient>", layout)
    assert gradient is not None
    text = gradient[0] + "".join(shape for shape in shapes if "data-" not in shape and 'id="' not in shape)
    for name, colour in zip(("sombre", "vif", "pale"), COLOURS[scheme], strict=True):
        text = text.replace(f"{{{{ c.{name} }}}}", colour)
    return text


def write_typst(root: Path, drawn: list[Card]) -> None:
    """The same cards beside the project in *root*, as the layout `carte.typ` reads them."""
    content = [{**asdict(card), "runs": list(runs(card.rules))} for card in drawn]
    _write(root / "cartes.json", json.dumps(content, ensure_ascii=False))
    _write(root / "carte.typ", LAYOUT.with_name("carte.typ").read_text(encoding="utf-8"))
    size = 'width="69mm" height="94mm" viewBox="-3 -3 69 94"'
    for scheme in COLOURS:
        svg = f'<svg xmlns="http://www.w3.org/2000/svg" {size}>{frame(scheme)}</svg>'
        _write(root / "frames" / f"{scheme}.svg", svg)


def runs(rules: str) -> Iterator[dict[str, str]]:
    """The rules as runs of one look."""
    for bold, italic, icon, text in re.findall(r"\*\*(.+?)\*\*|\*(.+?)\*|\{(\w+)\}|([^*{]+)", rules):
        look = "bold" if bold else "italic" if italic else "icon" if icon else "plain"
        yield {"look": look, "text": bold or italic or icon or text}


def _write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8", newline="\n")


def _game() -> str:
    colours = {
        name: dict(zip(("sombre", "vif", "pale"), values, strict=True)) for name, values in COLOURS.items()
    }
    symbols = {name: {"group": "tous", "name": {"fr": name}, "meaning": {"fr": name}} for name in ICONS}
    return f"""\
title: {{fr: Charge}}
languages: [fr]
fonts: [font-source-sans-pro, font-source-serif-pro]
components:
  carte: {{size: 63 x 88 mm, bleed: 3 mm, safe: 2 mm, radius: 3 mm}}
types:
  carte:
    name: {{fr: Carte}}
    component: carte
    front: carte.svg
    fields:
      nom: {{kind: text, required: true}}
      genre: {{kind: text, required: true}}
      camp: {{kind: choice, choices: {json.dumps(sorted(COLOURS))}, required: true}}
      art: {{kind: image, folder: art}}
      icones: {{kind: list, of: {{kind: choice, choices: {json.dumps(sorted(ICONS))}}}}}
      prix: {{kind: integer}}
      force: {{kind: integer}}
      garde: {{kind: integer}}
      effet: {{kind: rich}}
decks:
  toutes: {{title: {{fr: Toutes}}, from: cartes.yaml}}
symbol_groups: {{tous: {{fr: Tous}}}}
symbols: {json.dumps(symbols)}
data:
  couleurs: {json.dumps(colours)}
"""


def _entry(card: Card) -> str:
    prix, force, garde = card.numbers
    return f"""\
carte-{card.number}:
  nom: {card.title}
  genre: {card.genre}
  camp: {card.scheme}
  art: {card.art}
  icones: [{", ".join(card.icons)}]
  prix: {prix}
  force: {force}
  garde: {garde}
  effet: "{card.rules}"
  copies: {card.copies}"""


def change_one(root: Path) -> None:
    """Another title for one card: what a designer does all evening."""
    path = root / "cards" / GAME / "cartes.yaml"
    before = path.read_text(encoding="utf-8")
    lines = before.splitlines(keepends=True)
    at = max(index for index, line in enumerate(lines[: len(lines) // 2 + 2]) if line.startswith("  nom: "))
    lines[at] = lines[at].rstrip("\n") + " bis\n"
    path.write_text("".join(lines), encoding="utf-8", newline="\n")


# Pictures


def write_pictures(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for number in range(PICTURES):
        path = folder / f"image{number:02d}.jpg"
        if not path.exists():
            picture(PICTURE_SIZE, random.Random(1000 + number)).save(path, quality=88)


def picture(size: tuple[int, int], rnd: random.Random) -> Image.Image:
    """A painted ground with soft shapes and the grain of a brush: as hard to compress as what people draw."""
    ground = Image.new("RGB", (2, 2))
    ground.putdata([_colour(rnd) for _ in range(4)])
    image = ground.resize(size, Image.Resampling.BICUBIC)
    pen = ImageDraw.Draw(image, "RGBA")
    for _ in range(60):
        _shape(pen, size, rnd)
    return _grained(image.filter(ImageFilter.GaussianBlur(1.5)), rnd)


def _colour(rnd: random.Random) -> tuple[int, int, int]:
    return rnd.randrange(20, 236), rnd.randrange(20, 236), rnd.randrange(20, 236)


def _shape(pen: ImageDraw.ImageDraw, size: tuple[int, int], rnd: random.Random) -> None:
    x, y = rnd.randrange(size[0]), rnd.randrange(size[1])
    radius = rnd.uniform(0.02, 0.2) * max(size)
    fill = (*_colour(rnd), rnd.randrange(40, 170))
    if rnd.random() < 0.4:
        pen.ellipse((x - radius, y - radius, x + radius, y + radius), fill=fill)
    else:
        corners = (rnd.uniform(0, math.tau) for _ in range(rnd.randint(3, 6)))
        pen.polygon(
            [(x + radius * math.cos(a), y + radius * math.sin(a)) for a in sorted(corners)], fill=fill
        )


def _grained(image: Image.Image, rnd: random.Random) -> Image.Image:
    """With noise of two pixels; Pillow's own `effect_noise` knows no seed."""
    width, height = image.width // 2, image.height // 2
    one = bytes(min(255, max(0, round(rnd.gauss(128, 10)))) for _ in range(4096))
    rows = b"".join(
        one[at:] + one[:at] for at in (rnd.randrange(4096) for _ in range(width * height // 4096 + 1))
    )
    noise = Image.frombytes("L", (width, height), rows[: width * height])
    return ImageChops.add(image, noise.resize(image.size, Image.Resampling.BILINEAR).convert("RGB"), 1, -128)


def figure(rnd: random.Random) -> Image.Image:
    """A large picture cut out along a figure with soft edges: nothing around it."""
    image = picture(LARGE, rnd)
    width, height = LARGE
    mask = Image.new("L", (width // 4, height // 4))
    pen = ImageDraw.Draw(mask)
    for x, y, radius in _limbs(rnd):
        at = x * mask.width, y * mask.height
        size = radius * mask.width
        pen.ellipse((at[0] - size, at[1] - size, at[0] + size, at[1] + size), fill=255)
    soft = mask.filter(ImageFilter.GaussianBlur(3)).resize(LARGE, Image.Resampling.BICUBIC)
    empty = Image.new("RGB", LARGE)
    image = Image.composite(image, empty, soft.point(lambda value: 255 if value else 0))
    image.putalpha(soft)
    return image


def _limbs(rnd: random.Random) -> Iterator[tuple[float, float, float]]:
    yield 0.5, 0.5, 0.36
    for _ in range(9):
        yield rnd.uniform(0.3, 0.7), rnd.uniform(0.2, 0.8), rnd.uniform(0.1, 0.25)


def use_large_pictures(root: Path, count: int) -> None:
    """Give each of the *count* cards a large picture of its own."""
    folder = root / "assets" / GAME / "art"
    for number in range(1, count + 1):
        path = folder / f"figure{number:03d}.png"
        if not path.exists():
            figure(random.Random(2000 + number)).save(path, compress_level=1)
    file = root / "cards" / GAME / "cartes.yaml"
    lines = file.read_text(encoding="utf-8").splitlines()
    numbers = iter(range(1, count + 1))
    changed = [f"  art: figure{next(numbers):03d}" if line.startswith("  art: ") else line for line in lines]
    file.write_text("\n".join(changed) + "\n", encoding="utf-8", newline="\n")
