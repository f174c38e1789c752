"""Which picture stands on which card, and in which of the four storeys."""

from collections.abc import Callable
from functools import partial
from typing import Any

from ..document import Fragment
from ..glass import beasts, feats, folk, halls, moments, portraits, riddles, rulers, snares, studies, ways, weary
from ..glass.panes import window
from ..glass.wells import Ramp
from ..glass.words import Picture
from .inks import STOREYS

_ROOMS = (beasts, feats, folk, halls, moments, portraits, riddles, rulers, snares, studies, ways, weary)
_DRAWN: dict[str, Picture] = {name: draw for room in _ROOMS for name, draw in room.PICTURES.items()}
"""Every picture that has no more to choose than its ground."""


def _named(table: str) -> dict[str, Picture]:
    """Slug → picture, from `slug=picture` and so on."""
    return {slug: _DRAWN[name] for slug, name in (row.split("=") for row in table.split())}


_STOREYS = {
    1: """
    le-paon-aux-cent-yeux=peacock ballerine-de-porcelaine=porcelain_dancer le-portier-sans-visage=doorman
    nuee-de-gants=glove_swarm le-pont-de-cordes=rope_bridge escalier-a-l-envers=endless_stair
    le-sablier-couche=lying_hourglass l-horloge-sans-heures=hourless_clock jeu-de-dupes=three_cups
    plancher-de-miroirs=mirror_floor bouquet-veneneux=toothed_bouquet entracte=interval la-symphonie-de-vainglory=organ
    le-rideau-se-leve=curtain_rises
    """,
    2: """
    le-grand-cerf=stag cygne-de-tempete=swan chimere-d-ecailles=chimera reine-des-abeilles-d-or=bee
    le-danseur-aux-lames=blade_dancer la-grille-aux-lierres=ivy_gate cascade-de-velours=velvet_falls
    les-racines-du-theatre=theatre_roots le-portrait-qui-ment=lying_portrait les-statues-bavardes=talking_statues
    le-collier-trop-beau=snare_necklace banquet-empoisonne=poisoned_feast pluie-de-petales=petal_rain
    un-autre-eclaireur=other_lantern
    """,
    3: """
    la-devinette-de-la-bete=sphinx serpent-de-perles=pearl_serpent golem-de-lustre=chandelier_golem
    riviere-d-encre=ink_river le-puits-dans-le-puits=well_in_well champignons-geants=giant_mushrooms
    la-bibliotheque-noyee=drowned_library le-cadran-des-lunes=moon_dial toile-de-satin=satin_web
    cage-aux-lucioles=firefly_cage le-masque-qui-s-attache=clinging_mask la-bonne-etoile=lucky_star
    les-cavernes-aux-cristaux=crystal_cave le-chemin-oublie=faded_way
    """,
    4: """
    phalene-pale=moth le-jumeau-noir=black_twin murs-qui-respirent=breathing_walls la-porte-a-sept-serrures=seven_locks
    l-oeuf-de-verre=glass_egg la-fugue=fugue chandelles-traitresses=traitor_candles eboulis=rockfall
    epreuve-le-miroir-menteur=lying_mirror epreuve-le-dernier-masque=last_mask
    epreuve-le-sablier-renverse=turned_hourglass epreuve-la-clef-de-verre=glass_key
    """,
}
"""The wells, the events, and the trials before the master, by how deep in the well they lie."""

WELL: dict[str, tuple[Picture, int]] = {
    slug: (draw, storey) for storey, table in _STOREYS.items() for slug, draw in _named(table).items()
} | {
    **{f"les-3-fontaines-{i + 1}": (partial(halls.fountains, tall=(1, 0, 2)[i]), 2) for i in range(3)},
    **{f"le-labyrinthe-{i + 1}": (partial(halls.maze, copy=i), i + 1) for i in range(4)},
}

BROKEN = {
    "epreuve-le-miroir-menteur-dos": "#FFFFFF #C3E6B8 #6CBC80 #3B9E66",
    "epreuve-le-dernier-masque-dos": "#FFFFFF #F4B3AC #E0605A #C22F3D",
    "epreuve-le-sablier-renverse-dos": "#FFFFFF #B8D8F2 #5E9AD8 #235FB0",
    "epreuve-la-clef-de-verre-dos": "#FFFFFF #D9D5DC #A49DAE #756C80",
}
"""The beaten trials, in the colour that they lay the master open to."""


def _broken(slug: str, tones: str, seed: int) -> Fragment:
    draw, storey = WELL[slug.removesuffix("-dos")]
    return rulers.shattered(draw(STOREYS[storey]), tones.split(), seed)


_WEARY: dict[str, dict[str, Any]] = {
    "paupieres-de-plomb=heavy_lids": {},
    "bougie-eteinte=dead_candle": {"flip": True},
    "botte-trouee=worn_boot": {"x": 4, "y": 17},
    "main-tremblante=trembling_hand": {"flip": True},
    "cloche-felee=cracked_bell": {"x": -5, "y": 24},
    "l-ombre-qui-s-assied=seated_shadow": {"x": -6, "y": 16, "flip": True},
}
"""Where the well lies in a card of fatigue, and whether its crack runs the other way."""


def _cracked() -> dict[str, tuple[Picture, float]]:
    drawn = [(slug, draw, where) for row, where in _WEARY.items() for slug, draw in _named(row).items()]
    return {
        slug: (partial(weary.cracked, draw, 6 + 10 * i, **where), 46) for i, (slug, draw, where) in enumerate(drawn)
    }


_TALL = (
    "tisseuse-d-effroi=dreadweaver mer-onirique=dream_sea danse-macabre=danse_macabre asha=hooded_woman oriel=scholar"
)
OTHERS: dict[str, tuple[Callable[[], Fragment], float]] = {
    **{slug: (draw, 52) for slug, draw in _named(_TALL).items()},
    "maitre-dos": (rulers.violet_rose, 62.8),
    **{slug: (partial(_broken, slug, tones, 5 + i), 55) for i, (slug, tones) in enumerate(BROKEN.items())},
    **_cracked(),
    "asha-dos": (partial(_DRAWN["hooded_woman_aside"], STOREYS[1]), 79.6),
    "oriel-dos": (_DRAWN["scholar_aside"], 79.6),
    **{
        f"lanterne-{seeker}-{state}": (partial(portraits.lantern, kind, lit=state == "allumee"), 52)
        for seeker, kind in (("asha", "storm"), ("oriel", "lens"))
        for state in ("allumee", "eteinte")
    },
}
"""Pictures that choose their own ground, and how high their window is."""

_HANDS: tuple[tuple[Ramp, str], ...] = (
    (
        ("#FFF6D8", "#FDE7A4", "#F6C48A", "#E2967A", "#BE7272", "#8A9A86", "#5E8A78"),
        """
    dejouer-un-piege=stopped_trap lame-haute=high_blade coup-d-epaule=shoulder_charge tenir-la-corde=held_rope
    feinte=feint allonge=long_thrust bond=leap garde-basse=low_guard crocheter=lockpick cri-de-ralliement=rallying_horn
    pas-de-cote=side_step sang-froid=cold_blood briser-le-sceau=broken_seal parer-deux-fois=double_parry
    lancer-de-grappin=grapnel oeil-du-guet=watching_eye marche-forcee=forced_march dernier-souffle=last_breath
        """,
    ),
    (
        ("#FFFFFF", "#F6EFE1", "#E2E6EA", "#B8D8F2", "#86B4E2", "#5E8CC8", "#3E68AA"),
        """
    lire-les-signes=reading_signs craie-sacree=sacred_chalk compas-d-etoiles=star_compasses fiole-claire=clear_vial
    contre-melodie=counterpoint patience=snail_dial noeud-savant=threefold_knot plume-vive=quick_quill
    carte-pliee=folded_map loupe=reading_lens vieille-langue=old_tongue prisme=prism baume=balm
    appel-du-puits=call_of_the_well memoire=shell_stair filet-de-lumiere=net_of_light equation=equation
    nuit-blanche=sleepless
        """,
    ),
)
"""The grounds of the skills with what stands before them: Asha's, ruby to emerald, and Oriel's, opal to sapphire."""

SKILLS: dict[str, tuple[Picture, Ramp]] = {
    slug: (draw, ground) for ground, table in _HANDS for slug, draw in _named(table).items()
}


def _window(draw: Callable[[], Fragment], height: float) -> str:
    return window(height, draw())


def drawings() -> dict[str, Callable[[], str]]:
    """Path of the file → the function that returns its whole text."""
    well = {slug: (partial(draw, STOREYS[storey]), 46.0) for slug, (draw, storey) in WELL.items()}
    skills = {slug: (partial(draw, ground), 46.0) for slug, (draw, ground) in SKILLS.items()}
    every = (well | skills | OTHERS).items()
    return {f"images/{slug}.svg": partial(_window, draw, height) for slug, (draw, height) in every}
