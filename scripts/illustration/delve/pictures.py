"""Which picture stands on which card, and in which of the four storeys."""

from collections.abc import Callable
from functools import partial

from ..document import Fragment
from ..glass import beasts, feats, folk, halls, moments, portraits, riddles, rulers, snares, studies, ways, weary
from ..glass.panes import window
from ..glass.wells import Ramp
from .inks import STOREYS

WELL: dict[str, tuple[Callable[[Ramp], Fragment], int]] = {
    "le-grand-cerf": (beasts.stag, 2),
    "le-paon-aux-cent-yeux": (beasts.peacock, 1),
    "la-devinette-de-la-bete": (beasts.sphinx, 3),
    "ballerine-de-porcelaine": (folk.porcelain_dancer, 1),
    "le-portier-sans-visage": (folk.doorman, 1),
    "nuee-de-gants": (folk.glove_swarm, 1),
    "cygne-de-tempete": (beasts.swan, 2),
    "chimere-d-ecailles": (beasts.chimera, 2),
    "reine-des-abeilles-d-or": (beasts.bee, 2),
    "le-danseur-aux-lames": (folk.blade_dancer, 2),
    "serpent-de-perles": (beasts.pearl_serpent, 3),
    "golem-de-lustre": (folk.chandelier_golem, 3),
    "phalene-pale": (beasts.moth, 4),
    "le-jumeau-noir": (folk.black_twin, 4),
    "le-pont-de-cordes": (ways.rope_bridge, 1),
    "escalier-a-l-envers": (ways.endless_stair, 1),
    "la-grille-aux-lierres": (ways.ivy_gate, 2),
    "cascade-de-velours": (ways.velvet_falls, 2),
    "les-racines-du-theatre": (ways.theatre_roots, 2),
    "riviere-d-encre": (ways.ink_river, 3),
    "le-puits-dans-le-puits": (ways.well_in_well, 3),
    "murs-qui-respirent": (ways.breathing_walls, 4),
    "la-porte-a-sept-serrures": (ways.seven_locks, 4),
    "champignons-geants": (ways.giant_mushrooms, 3),
    "le-sablier-couche": (riddles.lying_hourglass, 1),
    "l-horloge-sans-heures": (riddles.hourless_clock, 1),
    "jeu-de-dupes": (riddles.three_cups, 1),
    "le-portrait-qui-ment": (riddles.lying_portrait, 2),
    "les-statues-bavardes": (riddles.talking_statues, 2),
    "la-bibliotheque-noyee": (riddles.drowned_library, 3),
    "le-cadran-des-lunes": (riddles.moon_dial, 3),
    "l-oeuf-de-verre": (riddles.glass_egg, 4),
    "la-fugue": (riddles.fugue, 4),
    "plancher-de-miroirs": (snares.mirror_floor, 1),
    "bouquet-veneneux": (snares.toothed_bouquet, 1),
    "le-collier-trop-beau": (snares.snare_necklace, 2),
    "banquet-empoisonne": (snares.poisoned_feast, 2),
    "toile-de-satin": (snares.satin_web, 3),
    "cage-aux-lucioles": (snares.firefly_cage, 3),
    "le-masque-qui-s-attache": (snares.clinging_mask, 3),
    "chandelles-traitresses": (snares.traitor_candles, 4),
    "entracte": (moments.interval, 1),
    "pluie-de-petales": (moments.petal_rain, 2),
    "un-autre-eclaireur": (moments.other_lantern, 2),
    "la-bonne-etoile": (moments.lucky_star, 3),
    "eboulis": (moments.rockfall, 4),
    "les-cavernes-aux-cristaux": (halls.crystal_cave, 3),
    **{f"les-3-fontaines-{i + 1}": (partial(halls.fountains, tall=(1, 0, 2)[i]), 2) for i in range(3)},
    **{f"le-labyrinthe-{i + 1}": (partial(halls.maze, copy=i), i + 1) for i in range(4)},
    "la-symphonie-de-vainglory": (halls.organ, 1),
    "le-chemin-oublie": (halls.faded_way, 3),
    "epreuve-le-miroir-menteur": (rulers.lying_mirror, 4),
    "epreuve-le-dernier-masque": (rulers.last_mask, 4),
    "epreuve-le-sablier-renverse": (rulers.turned_hourglass, 4),
    "epreuve-la-clef-de-verre": (rulers.glass_key, 4),
    "le-rideau-se-leve": (halls.curtain_rises, 1),
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


OTHERS: dict[str, tuple[Callable[[], Fragment], float]] = {
    "tisseuse-d-effroi": (rulers.dreadweaver, 52),
    "mer-onirique": (rulers.dream_sea, 52),
    "danse-macabre": (rulers.danse_macabre, 52),
    "maitre-dos": (rulers.violet_rose, 62.8),
    **{slug: (partial(_broken, slug, tones, 5 + i), 55) for i, (slug, tones) in enumerate(BROKEN.items())},
    "paupieres-de-plomb": (partial(weary.cracked, weary.heavy_lids, 6), 46),
    "bougie-eteinte": (partial(weary.cracked, weary.dead_candle, 16, flip=True), 46),
    "botte-trouee": (partial(weary.cracked, weary.worn_boot, 26, x=4, y=17), 46),
    "main-tremblante": (partial(weary.cracked, weary.trembling_hand, 36, flip=True), 46),
    "cloche-felee": (partial(weary.cracked, weary.cracked_bell, 46, x=-5, y=24), 46),
    "l-ombre-qui-s-assied": (partial(weary.cracked, weary.seated_shadow, 56, x=-6, y=16, flip=True), 46),
    "asha": (portraits.hooded_woman, 52),
    "oriel": (portraits.scholar, 52),
    "asha-dos": (partial(portraits.hooded_woman_aside, STOREYS[1]), 79.6),
    "oriel-dos": (portraits.scholar_aside, 79.6),
    "lanterne-asha-allumee": (partial(portraits.lantern, "storm", lit=True), 52),
    "lanterne-asha-eteinte": (partial(portraits.lantern, "storm", lit=False), 52),
    "lanterne-oriel-allumee": (partial(portraits.lantern, "lens", lit=True), 52),
    "lanterne-oriel-eteinte": (partial(portraits.lantern, "lens", lit=False), 52),
}
"""Pictures that choose their own ground, and how high their window is."""


RED_HAND: Ramp = ("#FFF6D8", "#FDE7A4", "#F6C48A", "#E2967A", "#BE7272", "#8A9A86", "#5E8A78")
"""The ground of Asha's skills, ruby to emerald."""

BLUE_HAND: Ramp = ("#FFFFFF", "#F6EFE1", "#E2E6EA", "#B8D8F2", "#86B4E2", "#5E8CC8", "#3E68AA")
"""The ground of Oriel's, opal to sapphire."""

SKILLS: dict[str, tuple[Callable[[Ramp], Fragment], Ramp]] = {
    "dejouer-un-piege": (feats.stopped_trap, RED_HAND),
    "lame-haute": (feats.high_blade, RED_HAND),
    "coup-d-epaule": (feats.shoulder_charge, RED_HAND),
    "tenir-la-corde": (feats.held_rope, RED_HAND),
    "feinte": (feats.feint, RED_HAND),
    "allonge": (feats.long_thrust, RED_HAND),
    "bond": (feats.leap, RED_HAND),
    "garde-basse": (feats.low_guard, RED_HAND),
    "crocheter": (feats.lockpick, RED_HAND),
    "cri-de-ralliement": (feats.rallying_horn, RED_HAND),
    "pas-de-cote": (feats.side_step, RED_HAND),
    "sang-froid": (feats.cold_blood, RED_HAND),
    "briser-le-sceau": (feats.broken_seal, RED_HAND),
    "parer-deux-fois": (feats.double_parry, RED_HAND),
    "lancer-de-grappin": (feats.grapnel, RED_HAND),
    "oeil-du-guet": (feats.watching_eye, RED_HAND),
    "marche-forcee": (feats.forced_march, RED_HAND),
    "dernier-souffle": (feats.last_breath, RED_HAND),
    "lire-les-signes": (studies.reading_signs, BLUE_HAND),
    "craie-sacree": (studies.sacred_chalk, BLUE_HAND),
    "compas-d-etoiles": (studies.star_compasses, BLUE_HAND),
    "fiole-claire": (studies.clear_vial, BLUE_HAND),
    "contre-melodie": (studies.counterpoint, BLUE_HAND),
    "patience": (studies.snail_dial, BLUE_HAND),
    "noeud-savant": (studies.threefold_knot, BLUE_HAND),
    "plume-vive": (studies.quick_quill, BLUE_HAND),
    "carte-pliee": (studies.folded_map, BLUE_HAND),
    "loupe": (studies.reading_lens, BLUE_HAND),
    "vieille-langue": (studies.old_tongue, BLUE_HAND),
    "prisme": (studies.prism, BLUE_HAND),
    "baume": (studies.balm, BLUE_HAND),
    "appel-du-puits": (studies.call_of_the_well, BLUE_HAND),
    "memoire": (studies.shell_stair, BLUE_HAND),
    "filet-de-lumiere": (studies.net_of_light, BLUE_HAND),
    "equation": (studies.equation, BLUE_HAND),
    "nuit-blanche": (studies.sleepless, BLUE_HAND),
}


def _window(draw: Callable[[], Fragment], height: float) -> str:
    return window(height, draw())


def drawings() -> dict[str, Callable[[], str]]:
    """Path of the file → the function that returns its whole text."""
    well = {slug: partial(_window, partial(draw, STOREYS[storey]), 46.0) for slug, (draw, storey) in WELL.items()}
    skills = {slug: partial(_window, partial(draw, ground), 46.0) for slug, (draw, ground) in SKILLS.items()}
    others = {slug: partial(_window, draw, height) for slug, (draw, height) in OTHERS.items()}
    return {f"images/{slug}.svg": draw for slug, draw in (well | skills | others).items()}
