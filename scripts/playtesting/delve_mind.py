"""A simple honest player of Delve: of all attempts the one that promises most, by the true odds of the dice.

It knows what a player at the table knows: open cards, its hands, the odds. It looks one turn ahead and never bluffs.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations

from .delve_cards import Signs, Skill
from .delve_rules import Game, Move, Open, Player, Roll

# The chance that so many or more of the three skill dice match, each in a third of its faces; from 0 to 4.
TAIL = (1.0, 19 / 27, 7 / 27, 1 / 27, 0.0)
WORTH = {
    "descendez": 0.55,
    "remontez": -0.55,
    "piochez": 0.8,
    "defaussez": -0.7,
    "bravez": 2.0,
    "fatigue": -2.5,
}
CARD = 0.6  # what a card in the hand is worth, and what more for each point of its value
POINT = 0.12
PROGRESS = 0.35  # a point on a challenge that is not beaten yet


Boost = tuple[Player, Skill]


class Case:
    """What an attempt at a challenge with an action promises, whatever the boosts."""

    def __init__(self, mind: Simple, game: Game, player: Player, at: Open, action: Skill | None) -> None:
        sheet, is_master = at.sheet, at is game.master
        self.need = game.difficulty(at) - at.progress
        self.adds = [game.rolled(sheet, action, Roll(0, is_light)) for is_light in (True, False)]
        self.is_shut = is_master and not any(card.is_beaten for card in game.open)
        self.again = game.may_reroll(Move(at, "", action), player)  # a colour may bring more
        self.won = mind.won(game, at)
        self.kind, own = sheet.kind, action.effects if action else {}
        self.plain = game.played(Move(at, "", action))
        self.more = sum(effects.get("soutien-plus", (0, None))[0] for effects in (sheet.effects, own))
        self.more -= sheet.effects.get("soutien-moins", (0, None))[0]
        self.pair = own.get("deux-soutiens", (0, None))[0]
        self.white = own.get("soutien-blanc", (0, None))[0]
        self.own, self.gain = mind.own(game, player, action) if action else (0.0, 0.0)
        self.progress = PROGRESS * (1.6 if is_master else 1)
        self.game, self.mind, self.step = game, mind, 0
        self.damage = game.held("jeu-degats")
        if action is not None and "sans-penalite" in action.effects:
            self.lost = mind.pain(game, self.damage)
            return
        self.damage += sum(number for sign, number in sheet.penalty if sign == "degats")
        self.step = sheet.effects.get("manque", (0, None))[0]
        more = 0.0
        if action is None:
            self.damage += sheet.effects.get("sans-action-degats", (0, None))[0]
            more = 2.5 if "sans-action-fatigue" in sheet.effects else 0.0
        self.lost = mind.pain(game, self.damage) - mind.signs(game, sheet.penalty) + more
        if is_master:
            self.lost /= 2

    def worth(self, boosts: tuple[Boost, ...] = ()) -> float:
        base, cost = self.plain, 0.0
        for _, skill in boosts:
            base += max(0, skill.boost_on(self.kind) + self.more)
            base += self.white if skill.boost_colour == "blanc" else 0
            cost += CARD + POINT * skill.value
        if len(boosts) == 2:
            base += self.pair
        beaten = self.chance(base)
        lost = self.lost + (self.pain_of(base) if self.step else 0.0)
        found = beaten * (self.won + self.gain) - (1 - beaten) * lost
        return found + (1 - beaten) * self.progress * min(self.need, max(0.0, base + 1.5)) + self.own - cost

    def chance(self, base: int) -> float:
        if self.is_shut:
            return 0.0
        missing = self.need - base
        high, low = missing - self.adds[0], missing - self.adds[1]
        found = ((TAIL[high] if 0 < high < 4 else high <= 0) + (TAIL[low] if 0 < low < 4 else low <= 0)) / 2
        return found + (1 - found) * found if self.again else found

    def pain_of(self, base: int) -> float:
        """What a failure costs beyond the printed penalty, by the points that will be missing."""
        missing = max(0, self.need - base - 1) // self.step if self.step else 0
        return (
            self.mind.pain(self.game, self.damage + missing) - self.mind.pain(self.game, self.damage)
            if missing
            else 0.0
        )


class Simple:
    def wants_to_give_in(self, game: Game, player: Player) -> bool:
        return len(player.hand) <= 1 and bool(game.rest)

    def move(self, game: Game, player: Player) -> Move:
        return max(self._judged(game, player), key=lambda judged: judged[0])[1]

    def discard(self, game: Game, player: Player) -> Skill:
        return min(player.hand, key=lambda skill: skill.value + skill.boost)

    def recover(self, game: Game, player: Player) -> Skill:
        return max(player.discard, key=lambda skill: skill.value + skill.boost)

    def target(self, game: Game, among: Sequence[Open], points: int) -> Open:
        def key(card: Open) -> float:
            missing = game.difficulty(card) - card.progress
            return (100 if points >= missing else 0) + (missing if not points else -missing)

        return max(among, key=key)

    def takes_damage(self, game: Game, player: Player, discards: int) -> bool:
        return game.life >= 6 and len(player.hand) >= discards

    def pays(self, game: Game, player: Player, move: Move, price: str, points: int) -> bool:
        if (price == "degats-points" and game.life < 5) or (
            price == "defausse-points" and len(player.hand) < 3
        ):
            return False
        missing = game.difficulty(move.at) - move.at.progress - game.played(move)
        return 1 < missing <= points + 2

    # ---------------------------------------------------------------------------------------- what there is

    def _judged(self, game: Game, player: Player) -> Iterator[tuple[float, Move]]:
        """The best attempt at each open card, with what it promises."""
        for at in game.choices():
            if at.is_event:
                yield self._event(game, at), Move(at)
                continue
            colours = game.colours(at)
            idle = Case(self, game, player, at, None)
            best, found = idle.worth(), Move(at, colours[0])
            plain = "sans-blanc" in at.sheet.effects
            offers = [(colour, self._offers(game, player, at, colour, plain)) for colour in colours]
            for action in [*player.hand, player.seeker.lantern] if player.is_charged else player.hand:
                fitting = [
                    (colour, offered) for colour, offered in offers if _fits(action.colours, colour, plain)
                ]
                case = Case(self, game, player, at, action) if fitting else idle
                for colour, offered in fitting:
                    case.again = game.may_reroll(Move(at, colour, action), player)
                    for boosts in self._boosts(game, at, action, offered):
                        worth = case.worth(boosts)
                        if worth > best:
                            best, found = worth, Move(at, colour, action, boosts)
            yield best, found

    def _offers(self, game: Game, player: Player, at: Open, colour: str, plain: bool) -> list[Boost]:
        """The boosts that fit a colour, the best first."""
        helpers = game.players if len(game.players) == 1 else [p for p in game.players if p is not player]
        found = [
            (helper, skill)
            for helper in helpers
            for skill in helper.hand
            if _fits((skill.boost_colour,), colour, plain)
        ]
        return sorted(found, key=lambda offer: (-offer[1].boost_on(at.sheet.kind), offer[1].value))

    def _boosts(
        self, game: Game, at: Open, action: Skill, offered: list[Boost]
    ) -> Iterator[tuple[Boost, ...]]:
        """No boost, the best, the best two, the least."""
        yield ()
        most = game.most_boosts(at, action)
        others = [offer for offer in offered if offer[1] is not action] if most else []
        few = [*others[:2], *others[-1:]] if len(others) > 2 else others
        for count in range(1, most + 1):
            yield from combinations(few, count)

    # --------------------------------------------------------------------------------------- what it is worth

    def own(self, game: Game, player: Player, action: Skill) -> tuple[float, float]:
        """What an action is worth besides its points, and what more once its challenge is beaten."""
        worth = -0.9 if action.is_lantern else -CARD - POINT * action.value
        gain = 0.0
        for name, (number, _) in action.effects.items():
            if name in WORTH:
                worth += WORTH[name] * number
            elif name == "lanterne" and not player.is_charged:
                worth += 1.2
            elif name == "soin" and game.life < game.box.life:
                worth += 1.0
            elif name == "ailleurs":
                worth += PROGRESS * number
            elif name == "reussite-descend":
                gain += 0.55 * number
            elif name == "reussite-soin" and game.life < game.box.life:
                gain += 1.0
        if action.has_sign and "signe-pioche" in player.seeker.effects:
            gain += 0.8
        return worth, gain

    def won(self, game: Game, at: Open) -> float:
        if at is game.master:
            return 100.0
        if game.is_final:
            opens = at.sheet.reveals is not None and at.sheet.reveals not in game.weaknesses
            harder = 1.5 if "epreuves" in game.master.sheet.effects else 0.0
            helps = 2.0 if "reussite-maitre" in at.sheet.effects else 0.0
            return (
                (4.5 if not game.weaknesses else 1.2) * opens
                + harder
                + helps
                + self.signs(game, at.sheet.reward)
            )
        is_bad = any(name.startswith("jeu-") for name in at.sheet.effects)
        return 1.4 + is_bad * 0.8 + self.signs(game, at.sheet.reward)

    def pain(self, game: Game, damage: int) -> float:
        if not damage:
            return 0.0
        return 40.0 if damage >= game.life else damage * 1.3 * (10 / game.life) ** 0.7

    def signs(self, game: Game, signs: Signs) -> float:
        """What rewards and penalties are worth, damage apart."""
        worth = 0.0
        for sign, number in signs:
            if sign in ("descendez", "remontez") and game.is_final:
                continue
            if sign == "soin":
                worth += min(number, game.box.life - game.life) * 1.2
            elif sign == "lanterne":
                worth += 1.2
            elif sign == "bravez":
                worth += 2.0 if game.tired else 0.0
            else:
                worth += WORTH.get(sign, 0.0) * number
        return worth

    def _event(self, game: Game, at: Open) -> float:
        lost = sum(min(card.progress, 6) for card in game.open) * PROGRESS
        worth = 0.6
        for name, (number, _) in at.sheet.effects.items():
            worth += WORTH.get(name, 0.0) * number
            worth += {
                "retire-tout": -lost,
                "degats-ou-defausse": -1.4,
                "defausse-defi": 0.8,
                "lanterne": 1.0,
            }.get(name, 0.0)
            worth += {
                "ailleurs": 0.4 * number,
                "chacun-pioche": 0.9 * len(game.players),
                "bravez-ou-soin": 1.8,
            }.get(name, 0.0)
        return worth


def _fits(colours: tuple[str, ...], colour: str, plain: bool) -> bool:
    return colour in colours or ("blanc" in colours and not plain)
