"""The prints of Caveloot: its regions by day and by night, their fairies, its decks."""

from dataclasses import replace

from ..inks import GOLD, LIGHT_GOLD, Inks, by_night, from_ramp

BUTINA = from_ramp(
    "butina", "#F8D59A #EE9A6B #C9605A #1F7F86 #12505F #0A2433", "#FFF1C9", "#D63A2B", "#FBE3AE", "#8C3A50"
)
CAVEPORT = replace(
    from_ramp(
        "caveport", "#DCE0A0 #A8C08A #6E9C7C #3A7062 #1D4A45 #0C2524", "#FFF7C4", "#F2932B", "#EDEDB4", "#3A7062"
    ),
    halo="haze",
)
SOULSTERN = replace(
    from_ramp(
        "soulstern", "#B9DCE6 #8FB2D4 #6A83BE #4A5499 #2E2F66 #15153A", "#F4FFF2", "#8FF0C4", "#D9F0EC", "#4A5499"
    ),
    halo="frost",
    timber=("#7A6488", "#40365F"),
)
AZKOVLAR = replace(
    from_ramp(
        "azkovlar", "#DE5A52 #B8324A #8A1F42 #5C1638 #360F2A #180714", "#FFEBCB", "#FFC24A", "#F2977A", "#5C1638"
    ),
    halo="corona",
    skin_from_light=True,
)

BUTINA_NIGHT = by_night(
    BUTINA, "#26707F #1E606F #17505F #11414F #0D3241 #0A2433", "#DCD8B6", "#EE7A5A", "#569A9C", "#8FBDBB"
)
CAVEPORT_NIGHT = by_night(
    CAVEPORT, "#3C6F5D #305F4F #264F42 #1C4037 #14322D #0C2524", "#E6E8B6", "#F2932B", "#699672", "#97B987"
)
SOULSTERN_NIGHT = by_night(
    SOULSTERN, "#4E5CA6 #414C93 #353C7D #2A2D66 #20204F #15153A", "#DDF4EE", "#8FF0C4", "#7F97CF", "#9DB4DC"
)
AZKOVLAR_NIGHT = by_night(
    AZKOVLAR, "#803062 #672550 #4F1B40 #3A1331 #280D23 #180714", "#EBC7B4", "#FFC24A", "#A6567E", "#CB8C98"
)
NIGHTS: dict[str, Inks] = {
    inks.name.removesuffix("-nuit"): inks for inks in (BUTINA_NIGHT, CAVEPORT_NIGHT, SOULSTERN_NIGHT, AZKOVLAR_NIGHT)
}

# The fairies' own inks, from the light and the sky of their region's day: a fairy is the lightest thing of a
# night print. Her hair and whatever she sits on have the region's dark tones.
FAIRY = replace(
    SOULSTERN,
    name="fee",
    timber=None,
    t1="#DDF4F2",
    t2="#BFE3E6",
    t3="#8FB8DA",
    t4="#5E77B8",
    t5="#39418A",
    shadow="#6A83BE",
)
BUTINA_FAIRY = from_ramp(
    "fee-butina", "#FBE3B0 #F6CB93 #E09A78 #2F8790 #14495A #0A2433", "#FFF6DC", "#F06E52", "#FBE3AE", "#C9605A"
)
CAVEPORT_FAIRY = from_ramp(
    "fee-caveport", "#EEF0BE #D3DD9E #A3C08A #558F74 #27584C #0C2524", "#FFFAD8", "#F5A347", "#F4F2BE", "#C4682B"
)
AZKOVLAR_FAIRY = from_ramp(
    "fee-azkovlar", "#FCE3C6 #F6BE9F #DE7F74 #A03A5E #541A42 #180714", "#FFF2DE", "#FFC24A", "#F7B79A", "#B8324A"
)
# The drowned are cold: in the sea's tones, not in the sun's.
BUTINA_SPIRIT = from_ramp(
    "esprit-butina", "#DFF2E2 #B4DCD2 #7DBBB7 #3F8C93 #1B5C69 #0A2433", "#FFF6DC", "#F06E52", "#DFF2E2", "#3F8C93"
)

PHYSIQUE = from_ramp(
    "bravoure-physique", "#F6B98A #E57C4E #C04B30 #8C2F26 #5B1D1E #2A0D12", "#FFEBCF", GOLD, "#FBD3AC", "#8C2F26"
)
ARCANIQUE = from_ramp(
    "bravoure-arcanique", "#B7D4F2 #7FA8E0 #4A76C0 #2E5296 #1F3568 #0E1938", "#F2F7FF", "#FFD45E", "#D4E5F8", "#2E5296"
)
PETITE = from_ramp(
    "petite-manigance", "#CFE3A4 #94BF78 #5B9160 #356A4C #20463A #0D221F", "#F8FBE0", "#F2932B", "#E3EFC2", "#356A4C"
)
GRANDE = from_ramp(
    "grande-manigance", "#E3BDE6 #B98ACB #8A5AA8 #633A84 #412459 #1E0E2D", "#FBEFFA", "#FF8A6B", "#EFD6F0", "#633A84"
)

REGIONS: dict[str, Inks] = {inks.name: inks for inks in (BUTINA, CAVEPORT, SOULSTERN, AZKOVLAR)}
DECKS: dict[str, Inks] = {inks.name: inks for inks in (PHYSIQUE, ARCANIQUE, PETITE, GRANDE)}

# The decks without a region: origins navy, special plum, legendary black, help torch-lit, vitality the heart's red.
ORIGINES = from_ramp(
    "origines", "#BFD8DC #7FAFB8 #44808E #1F5566 #12384A #0A2433", "#FFF1C9", "#EE9A6B", "#DDEAE4", "#1F5566"
)
SPECIALES = from_ramp(
    "speciales", "#F0BFA8 #D9808A #A64A6E #742C58 #521B44 #360F2A", "#FFEBCB", "#FFC24A", "#F6D8C0", "#742C58"
)
LEGENDAIRES = from_ramp(
    "legendaires", "#E8D9B4 #B9A277 #7C6A4E #4A4034 #2E2822 #1B1714", GOLD, GOLD, LIGHT_GOLD, "#4A4034"
)
HELP = from_ramp("help", "#FBE0A0 #F3AC54 #CF6A34 #8A4030 #4E2A28 #20130F", "#FFF3D0", "#FFC24A", "#FCEBC0", "#8A4030")
VITALITE = from_ramp(
    "vitalite", "#F7C4B4 #E88272 #C2362B #8E1F2C #5C1424 #2A0912", "#FFF6E4", GOLD, "#FBDCCF", "#8E1F2C"
)
OTHERS: dict[str, Inks] = {inks.name: inks for inks in (ORIGINES, SPECIALES, LEGENDAIRES, HELP, VITALITE)}
