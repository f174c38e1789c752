"""The rules of Delve, as the book and the cards have them. Who plays is asked for every choice."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Protocol, TypeVar

from .delve_cards import Box, Effects, Seeker, Sheet, Signs, Skill

T = TypeVar("T")
COLOURS = ("rouge", "vert", "bleu")
WELL = 4  # cards that lie open around the master


@dataclass(slots=True, eq=False)
class Open:
    """A card in play with its progress; a gauntlet card may lie face down."""

    sheet: Sheet
    progress: int = 0
    is_beaten: bool = False

    @property
    def is_event(self) -> bool:
        return self.sheet.type == "evenement"


@dataclass(slots=True, eq=False)
class Player:
    seeker: Seeker
    deck: list[Skill]
    hand: list[Skill] = field(default_factory=list)
    discard: list[Skill] = field(default_factory=list)
    is_charged: bool = False


@dataclass(frozen=True, slots=True)
class Move:
    """What a turn does: an event, or an attempt at a challenge against an announced colour."""

    at: Open
    colour: str = ""
    action: Skill | None = None
    boosts: tuple[tuple[Player, Skill], ...] = ()


@dataclass(frozen=True, slots=True)
class Roll:
    matches: int  # of three skill dice
    is_light: bool


class Mind(Protocol):
    """Whoever decides."""

    def wants_to_give_in(self, game: Game, player: Player) -> bool: ...
    def move(self, game: Game, player: Player) -> Move: ...
    def discard(self, game: Game, player: Player) -> Skill: ...
    def target(self, game: Game, among: Sequence[Open], points: int) -> Open: ...
    def recover(self, game: Game, player: Player) -> Skill: ...
    def takes_damage(self, game: Game, player: Player, discards: int) -> bool: ...
    def pays(self, game: Game, player: Player, move: Move, price: str, points: int) -> bool: ...


class Over(Exception):  # noqa: N818 - the end of a game is no error
    def __init__(self, is_won: bool, cause: str) -> None:
        super().__init__(cause)
        self.is_won, self.cause = is_won, cause


class Game:
    def __init__(self, box: Box, seekers: int, mind: Mind, rng: random.Random, first: int = 0) -> None:
        self.box, self.mind, self.rng = box, mind, rng
        self.master = Open(rng.choice(box.masters))
        self.life = box.life
        order = [box.seekers[(first + i) % len(box.seekers)] for i in range(seekers)]
        self.players = [Player(seeker, self._shuffled(seeker.skills)) for seeker in order]
        self.hand_size = box.hands[seekers]
        self.tired: list[Sheet] = []
        self.rest = self._shuffled(box.fatigue)
        deck = self._shuffled(box.well)
        self.well: list[Sheet] = deck  # the top is its end
        self.open = [Open(deck.pop()) for _ in range(WELL)]
        self.discard: list[Sheet] = []
        self.attached: list[Sheet] = []
        self.turns, self.is_final, self.is_unhurt = 0, False, False
        self.weaknesses: set[str] = set()
        for player in self.players:
            self.draw(player, self.hand_size)
        self.descend(box.laid_aside)

    def _shuffled(self, cards: Sequence[T]) -> list[T]:
        return self.rng.sample(cards, len(cards))

    # ------------------------------------------------------------------------------------- what holds now

    def held(self, name: str) -> int:
        """The sum of an ability over the open cards of the well and the fatigue in play."""
        found = 0
        for card in self.open:
            if name in card.sheet.effects and not card.is_beaten:
                found += card.sheet.effects[name][0]
        return found + sum(sheet.effects[name][0] for sheet in self.tired if name in sheet.effects)

    def dark(self) -> Effects:
        """What the master does while it lies face down."""
        return {} if self.is_final else self.master.sheet.face_down

    def difficulty(self, at: Open) -> int:
        sheet = at.sheet
        found, effects = sheet.difficulty, sheet.effects
        if "exemplaires" in effects:
            alike = sum(other.sheet.name == sheet.name for other in self.open if other is not at)
            found += effects["exemplaires"][0] * alike
        if "attachees" in effects:
            found += effects["attachees"][0] * len(self.attached)
        if "fatigue-difficulte" in effects:
            found += effects["fatigue-difficulte"][0] * len(self.tired)
        if "epreuves" in effects:
            found += effects["epreuves"][0] * sum(not other.is_beaten for other in self.open)
        for other in self.open:
            harder = other.sheet.effects.get("jeu-genre-difficulte")
            if harder and harder[1] == sheet.kind:
                found += harder[0]
        return found

    def choices(self) -> list[Open]:
        """What may be chosen in a turn."""
        if not self.is_final:
            return self.open
        return [card for card in self.open if not card.is_beaten] + ([self.master] if self.weaknesses else [])

    def colours(self, at: Open) -> tuple[str, ...]:
        """The colours that may be announced against a challenge."""
        if at is self.master:
            return tuple(sorted(self.weaknesses))
        return COLOURS if "blanc" in at.sheet.colours else at.sheet.colours

    def most_boosts(self, at: Open, action: Skill | None) -> int:
        if action is None or "sans-soutien" in at.sheet.effects or "sans-soutien" in action.effects:
            return 0
        return (
            1 if "un-soutien" in at.sheet.effects or any("un-soutien" in s.effects for s in self.tired) else 2
        )

    def points(self, move: Move, roll: Roll, extra: int = 0) -> int:
        """What an attempt places on its challenge."""
        sheet, action = move.at.sheet, move.action
        return max(0, self.played(move) + self.rolled(sheet, action, roll) + extra)

    def played(self, move: Move) -> int:
        """The points of action and boosts."""
        sheet, action = move.at.sheet, move.action
        if action is None:
            return sheet.effects.get("sans-action", (0, None))[0]
        found = action.value
        against = action.effects.get("contre")
        if against and against[1] == sheet.kind:
            found += against[0]
        more = sum(effects.get("soutien-plus", (0, None))[0] for effects in (sheet.effects, action.effects))
        more -= sheet.effects.get("soutien-moins", (0, None))[0]
        for _, skill in move.boosts:
            found += max(0, skill.boost_on(sheet.kind) + more)
        if len(move.boosts) == 2:
            found += action.effects.get("deux-soutiens", (0, None))[0]
        white = action.effects.get("soutien-blanc", (0, None))[0]
        return found + white * sum(skill.boost_colour == "blanc" for _, skill in move.boosts)

    def rolled(self, sheet: Sheet, action: Skill | None, roll: Roll) -> int:
        """The points of the dice with what light and dark add or take."""
        own = action.effects if action else {}
        if roll.is_light or "obscurite-lumiere" in sheet.effects:
            light = 0 if self.held("jeu-sans-lumiere") else 1
            return roll.matches + light + _of(sheet.effects, "lumiere") + _of(own, "lumiere")
        tired = sum(_of(card.effects, "obscurite") for card in self.tired)
        return roll.matches - _of(sheet.effects, "obscurite") - tired + _of(own, "obscurite-points")

    # ---------------------------------------------------------------------------------------------- a turn

    def play(self, limit: int = 400) -> Over:
        """Turn after turn to the end."""
        try:
            if self.box.damage:
                self.hurt(self.box.damage)
            self.tire(self.box.tired)
            while self.turns < limit:
                self.turn(self.players[self.turns % len(self.players)])
        except Over as end:
            return end
        return Over(False, "endless")

    def turn(self, player: Player) -> None:
        self.turns += 1
        self.is_unhurt = False
        if not player.hand or self.mind.wants_to_give_in(self, player):
            self.give_in(player)
        move = self.mind.move(self, player)
        if move.at.is_event:
            self.resolve(move.at, player)
        else:
            self.attempt(move, player)
        self.settle(player)
        if not self.is_final:
            self.refill()

    def give_in(self, player: Player) -> None:
        player.discard += player.hand
        player.hand.clear()
        self.tire(1)
        self.climb(_of(self.dark(), "fatigue-remontez"))
        self.draw(player, max(1, self.hand_size - self.held("jeu-main")))

    def refill(self) -> None:
        while len(self.open) < WELL:
            if not self.well:
                self.open = [Open(sheet) for sheet in self.box.gauntlet]
                self.is_final = True
                return
            self.open.append(Open(self.well.pop()))

    def resolve(self, event: Open, player: Player) -> None:
        self.open.remove(event)
        for name, (number, _) in event.sheet.effects.items():
            self.happen(name, number, player)
        (self.attached if "attache-evenement" in self.dark() else self.discard).append(event.sheet)

    def attempt(self, move: Move, player: Player) -> None:
        at, action = move.at, move.action
        for owner, skill in ((player, action), *move.boosts):
            if skill and skill.is_lantern:
                owner.is_charged = False
            elif skill:
                owner.hand.remove(skill)
                owner.discard.append(skill)
        own = action.effects if action else {}
        self.is_unhurt = "sans-degats" in own
        for name in ("lanterne", "piochez", "defaussez", "soin", "descendez", "reprend"):
            if name in own:
                self.happen(name, own[name][0], player)
        extra = self.price(move, player)
        roll = self.roll(move, player, extra)
        at.progress += self.points(move, roll, extra)
        self.shine(at, roll, player)
        if self.is_met(at):
            self.succeed(at, player, action)
        else:
            self.fail(at, player, action, roll)
        shared = _of(at.sheet.effects, "essai-exemplaires")
        for other in list(self.open) if shared else ():
            if other is not at and other.sheet.name == at.sheet.name:
                self.place(other, shared, player)
        for name in ("ailleurs", "defausse-defi"):
            if name in own:
                self.happen(name, own[name][0], player)

    def price(self, move: Move, player: Player) -> int:
        """Points that may be bought before the dice."""
        for name in ("defausse-points", "degats-points"):
            points = _of(move.at.sheet.effects, name)
            if points and self.mind.pays(self, player, move, name, points):
                if name == "degats-points":
                    self.hurt(1)
                else:
                    self.throw(player, 1)
                return points
        return 0

    def roll(self, move: Move, player: Player, extra: int) -> Roll:
        rolled = self._rolled()
        if self.may_reroll(move, player) and move.at.progress + self.points(
            move, rolled, extra
        ) < self.difficulty(move.at):
            return self._rolled()
        return rolled

    def may_reroll(self, move: Move, player: Player) -> bool:
        action = move.action
        is_red = action is not None and move.colour == "rouge"
        return (
            "relance" in move.at.sheet.effects
            or (action is not None and "relance" in action.effects)
            or ("relance-rouge" in player.seeker.effects and is_red)
        )

    def _rolled(self) -> Roll:
        return Roll(sum(self.rng.random() < 1 / 3 for _ in range(3)), self.rng.random() < 0.5)

    def shine(self, at: Open, roll: Roll, player: Player) -> None:
        """What light and dark do besides points."""
        if roll.is_light:
            self.hurt(_of(at.sheet.effects, "lumiere-degats"))
            return
        self.hurt(_of(at.sheet.effects, "obscurite-degats") + self.held("jeu-obscurite-degats"))
        self.throw(player, _of(at.sheet.effects, "obscurite-defausse"))

    # ------------------------------------------------------------------------------------ beaten and failed

    def is_met(self, at: Open) -> bool:
        if at is self.master and not any(card.is_beaten for card in self.open):
            return False
        return at.progress >= self.difficulty(at)

    def succeed(self, at: Open, player: Player, action: Skill | None = None) -> None:
        """A challenge is beaten, by an attempt or by points that came from elsewhere."""
        if at is self.master:
            raise Over(True, "master")
        progress, sheet = at.progress, at.sheet
        if self.is_final:
            at.is_beaten = True
            if sheet.reveals:
                self.weaknesses.add(sheet.reveals)
        else:
            self.open.remove(at)
        self.suffer(sheet.reward, player)
        if progress >= _of(sheet.effects, "seuil-bravez") > 0:
            self.happen("bravez", 1, player)
        if sheet.effects.get("reussite-ailleurs"):
            self.happen("ailleurs", sheet.effects["reussite-ailleurs"][0], player)
        if sheet.effects.get("reussite-maitre"):
            self.place(self.master, sheet.effects["reussite-maitre"][0], player)
        if action:
            self.heal(_of(action.effects, "reussite-soin"))
            self.descend(_of(action.effects, "reussite-descend"))
            if action.has_sign:
                self.draw(player, _of(player.seeker.effects, "signe-pioche"))

    def fail(self, at: Open, player: Player, action: Skill | None, roll: Roll) -> None:
        sheet = at.sheet
        missing = self.difficulty(at) - at.progress
        self.hurt(self.held("jeu-degats"))
        is_spared = action is not None and "sans-penalite" in action.effects
        if not is_spared and (at is not self.master or not roll.is_light):
            self.suffer(sheet.penalty, player)
            if "manque" in sheet.effects:
                self.hurt(missing // sheet.effects["manque"][0])
            if action is None:
                self.hurt(_of(sheet.effects, "sans-action-degats"))
                self.tire(_of(sheet.effects, "sans-action-fatigue"))
        at.progress = max(0, at.progress - _of(sheet.effects, "echec-retire"))
        dark = self.dark().get("echec-defausse")
        if dark and dark[1] == sheet.kind:
            self.throw(player, dark[0])

    def place(self, at: Open, points: int, player: Player) -> None:
        at.progress += points
        if self.is_met(at) and not at.is_beaten and (at is self.master or at in self.open):
            self.succeed(at, player)

    def settle(self, player: Player) -> None:
        """A challenge whose difficulty has fallen to the points that lie on it is beaten, too."""
        while met := [card for card in self.challenges() if self.is_met(card)]:
            self.succeed(met[0], player)

    def challenges(self) -> list[Open]:
        """The challenges in play that are not beaten, at the bottom the master's, too."""
        masters = [self.master] if self.is_final else []
        return [card for card in (*self.open, *masters) if not card.is_event and not card.is_beaten]

    # --------------------------------------------------------------------------------------- what happens

    def suffer(self, signs: Signs, player: Player) -> None:
        for sign, number in signs:
            if sign != "incidence":
                self.happen(sign, number, player)

    def happen(self, name: str, number: int, player: Player) -> None:  # noqa: C901, PLR0912 - a table of words
        match name:
            case "descendez":
                self.descend(number)
            case "remontez":
                self.climb(number)
            case "piochez":
                self.draw(player, number)
            case "chacun-pioche":
                for each in self.players:
                    self.draw(each, number)
            case "defaussez":
                self.throw(player, number)
            case "soin":
                self.heal(number)
            case "degats":
                self.hurt(number)
            case "bravez":
                self.rested()
            case "fatigue":
                self.tire(number)
            case "lanterne":
                player.is_charged = player.is_charged or not any(
                    "sans-lanterne" in s.effects for s in self.tired
                )
            case "degats-ou-defausse":
                if self.mind.takes_damage(self, player, number):
                    self.hurt(1)
                else:
                    self.throw(player, number)
            case "bravez-ou-soin":
                if self.tired:
                    self.rested()
                else:
                    self.heal(number)
            case "ailleurs" | "defausse-defi":
                self.elsewhere(name, number, player)
            case "retire-tout":
                for card in self.open:
                    if "jamais-retiree" not in card.sheet.effects:
                        card.progress = 0
            case "reprend":
                if player.discard:
                    found = self.mind.recover(self, player)
                    player.discard.remove(found)
                    player.hand.append(found)
            case _:
                raise ValueError(f"what does {name} do?")

    def elsewhere(self, name: str, number: int, player: Player) -> None:
        """Points on another challenge, or a challenge thrown away."""
        limit = number if name == "defausse-defi" and number > 1 else 99
        among = [
            card
            for card in self.open
            if not card.is_event and not card.is_beaten and self.difficulty(card) <= limit
        ]
        if not among:
            return
        if name == "ailleurs":
            self.place(self.mind.target(self, among, number), number, player)
            return
        thrown = self.mind.target(self, among, 0)
        if self.is_final:
            thrown.is_beaten = True
            if thrown.sheet.reveals:
                self.weaknesses.add(thrown.sheet.reveals)
        else:
            self.open.remove(thrown)
            self.discard.append(thrown.sheet)

    def descend(self, number: int) -> None:
        if self.is_final or not number:
            return
        for _ in range(max(0, number - self.held("jeu-descente"))):
            if self.well:
                self.discard.append(self.well.pop())

    def climb(self, number: int) -> None:
        for _ in range(0 if self.is_final else number):
            if self.discard:
                self.well.append(self.discard.pop())

    def draw(self, player: Player, number: int) -> None:
        for _ in range(number):
            if not player.deck:
                player.deck, player.discard = self._shuffled(player.discard), []
            if player.deck:
                player.hand.append(player.deck.pop())

    def throw(self, player: Player, number: int) -> None:
        for _ in range(min(number, len(player.hand))):
            thrown = self.mind.discard(self, player)
            player.hand.remove(thrown)
            player.discard.append(thrown)

    def heal(self, number: int) -> None:
        if not self.held("jeu-sans-soin"):
            self.life = min(self.box.life, self.life + number)

    def hurt(self, number: int) -> None:
        if not self.is_unhurt:
            self.life -= number
        if self.life <= 0:
            raise Over(False, "life")

    def tire(self, number: int) -> None:
        for _ in range(number):
            if self.rest:
                self.tired.append(self.rest.pop())
        if any(len(self.tired) >= _of(s.effects, "defaite") > 0 for s in self.tired):
            raise Over(False, "fatigue")

    def rested(self) -> None:
        if self.tired:
            self.rest.append(self.tired.pop(self.rng.randrange(len(self.tired))))
            self.rng.shuffle(self.rest)


def _of(effects: Effects, name: str) -> int:
    return effects[name][0] if name in effects else 0
