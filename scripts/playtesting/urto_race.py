"""A race of Urto by its rules, run by honest players: they go for the summit, some by way of a treasure, and fight what
they may well beat."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Generic, TypeVar

from playtesting.urto_box import Box, Effect, Find, Hero, Monster, Plan

Card = TypeVar("Card")

MOST_TURNS = 150  # rounds of the table
HELD = 3  # artefacts
D8_COSTS, SPRINT_COSTS = 5, 2


@dataclass(eq=False)
class Player:
    hero: Hero
    life: int
    mana: int
    place: str
    target: str  # where it goes now
    renown: int = 0
    monsters: int = 0
    die: int = 6
    finds: list[Find] = field(default_factory=list)
    weapon: str | None = None  # divine
    has_rested: bool = False
    has_arrived: bool = False
    is_dead: bool = False
    lives: int = 0
    turns: int = 0

    @property
    def is_racing(self) -> bool:
        return not (self.is_dead or self.has_arrived)

    @property
    def score(self) -> tuple[int, int, int, int]:
        return self.life + self.mana + self.renown, self.renown, self.life, self.mana

    def heal(self, life: float, mana: float = 0) -> None:
        self.life = min(self.hero.life, self.life + round(life))
        self.mana = max(0, min(self.hero.mana, self.mana + round(mana)))

    @property
    def bonus(self) -> int:
        weapons = sorted((find.bonus for find in self.finds), reverse=True)
        return sum(weapons[: self.hero.traits.weapons])


class Pile(Generic[Card]):
    """Cards that are drawn from; those that come back are shuffled anew when none is left."""

    def __init__(self, cards: Sequence[Card], rng: random.Random, *, returns: bool = True) -> None:
        self.cards, self.rng, self.returns = cards, rng, returns
        self.left: list[Card] = rng.sample(cards, len(cards))

    def draw(self) -> Card:
        if not self.left and self.returns:
            self.left = self.rng.sample(self.cards, len(self.cards))
        return self.left.pop()


class Race:
    def __init__(self, box: Box, heroes: list[Hero], rng: random.Random) -> None:
        self.box, self.rng = box, rng
        self.plan: Plan = box.two if len(heroes) == 2 else box.whole
        (self.start,), (self.goal,) = box.board.start, box.board.goal
        self.players = [
            Player(h, h.life, h.mana, self.start, self.choose_target(), lives=h.traits.lives) for h in heroes
        ]
        self.bag = list(box.bag)
        self.monsters = Pile(box.monsters, rng, returns=False)
        self.events = Pile(box.events, rng)
        self.finds = Pile(box.finds, rng)
        self.on: dict[str, str] = {}  # what lies on a space
        self.alphas = box.alphas
        steles = [id for id, kind in box.kinds.items() if kind == "stele" and id in self.plan.next]
        treasures = [id for id, kind in box.kinds.items() if kind == "artefact" and id in self.plan.next]
        if len(heroes) == 2:  # one of two is left out, on each side one thing
            steles, treasures = [rng.choice(steles)], [rng.choice(treasures)]
        names = {"marteau": "marteau-de-tellur", "trompettes": "trompettes-de-renommee"}
        self.divine = {id: names[id] for id in steles}
        self.treasures = set(treasures)
        for player in self.players:
            player.finds.append(max((self.finds.draw() for _ in range(2)), key=worth))
        rng.shuffle(self.players)

    def choose_target(self) -> str:
        chances = [target for target in self.plan.steps if target != self.goal]
        return self.goal if not chances or self.rng.random() < 0.55 else self.rng.choice(chances)

    # The game

    def run(self) -> list[Player]:
        """The winners: none where nobody is alive."""
        for _ in range(MOST_TURNS):
            for player in self.players:
                if not player.is_dead:
                    player.turns += player.is_racing
                    self.take_turn(player)
            if not any(player.is_racing for player in self.players):
                break
        alive = [player for player in self.players if not player.is_dead]
        best = max((player.score for player in alive), default=None)
        return [player for player in alive if player.score == best]

    def take_turn(self, player: Player) -> None:
        if player.has_arrived:
            self.strike(player)
            return
        self.prepare(player)
        if self.may_rest(player):
            rests = any(find.rests for find in player.finds)
            traits = player.hero.traits
            player.heal((2 if rests else 1) + traits.rest_life, (2 if rests else 1) + traits.rest_mana)
            player.has_rested = True
        else:
            player.has_rested = False
            self.challenge(player)
            fought = self.step(player)
            cost = 1 if any(find.sprints for find in player.finds) else SPRINT_COSTS
            if player.is_racing and not fought and player.life > 7 + cost and self.rng.random() < 0.22:
                player.life -= cost
                self.step(player)
        if not player.is_dead and not player.has_arrived:
            self.strike(player)

    def prepare(self, player: Player) -> None:
        """Use what is at hand: a better die, a potion."""
        if any(find.is_d8 for find in player.finds):
            player.die = 8
        if player.die == 6 and player.mana >= D8_COSTS + 3:
            player.mana -= D8_COSTS
            player.die = 8
        for find in list(player.finds):
            hurt, dry = player.hero.life - player.life, player.hero.mana - player.mana
            if (find.heals and hurt > find.heals + 3) or (find.mana and dry > find.mana + 2):
                player.heal(find.heals, find.mana * find.uses)
                player.finds.remove(find)

    def may_rest(self, player: Player) -> bool:
        if player.has_rested or self.is_monster_case(player.place):
            return False
        weak = player.life <= max(5, player.hero.life * 0.35) or player.mana == 0
        return self.rng.random() < (0.6 if weak else 0.05)

    def is_monster_case(self, place: str) -> bool:
        return self.on.get(place) == "monstre" or self.box.kinds[place] == "alpha"

    def step(self, player: Player) -> bool:
        """One case further, and what waits there; whether it was a fight."""
        steps, near = self.plan.steps[player.target], self.plan.next[player.place]
        nearest = min(steps[case] for case in near)
        straight = [case for case in near if steps[case] == nearest]
        if player.life < 6 or self.rng.random() < 0.5:  # rather round what bites
            straight = [case for case in straight if not self.is_monster_case(case)] or straight
        player.place = self.rng.choice(straight if self.rng.random() < 0.85 else list(near))
        if player.place == player.target != self.goal:
            player.target = self.goal
        return self.arrive(player)

    def arrive(self, player: Player) -> bool:
        place = player.place
        if place == self.goal:
            player.has_arrived = True
            if not any(other.weapon == "faux-d-ankou" for other in self.players):
                player.weapon = "faux-d-ankou"
            return False
        if place in self.divine:
            player.weapon = player.weapon or self.divine.pop(place)
            return False
        if place in self.treasures:
            self.treasures.discard(place)
            self.take(player, self.finds.draw())
            return False
        if self.box.kinds[place] == "alpha":
            return self.meet(player, is_alpha=True)
        if self.box.kinds[place] != "case":
            return False
        if place not in self.on:
            return self.uncover(player)
        return self.apply(player, self.on[place])

    # Tokens

    def uncover(self, player: Player) -> bool:
        while self.bag:
            token = self.bag.pop(self.rng.randrange(len(self.bag)))
            if token in ("renommee", "renommee-double"):
                player.renown += 1 if token == "renommee" else 2
                continue
            if token == "champignon":
                if self.roll(player) >= 5 or (
                    player.mana > 2 and self.pay(player) and self.roll(player) >= 5
                ):
                    free = [case for case in self.plan.spaces if case in self.on]
                    self.on[self.rng.choice(free) if free else player.place] = token
                    continue
                self.on[player.place] = token
                return False
            self.on[player.place] = token
            return self.apply(player, token)
        return False

    def apply(self, player: Player, token: str) -> bool:
        if token == "champignon":
            if self.roll(player) >= 5:
                del self.on[player.place]
                return self.uncover(player)
            return False
        if token == "monstre":
            return self.meet(player)
        if token == "raccourci":
            return self.step(player)
        if token == "torche-evenement":
            self.event(player)
            if player.is_dead:
                return False
        if token == "torche-fontaine":
            player.heal(0, player.hero.traits.fountain)
            hurt = player.hero.life - player.life
            if player.life <= 5 and player.mana >= 2:
                turned = min(hurt, player.mana - 1)
                player.mana -= turned
                player.life += turned
                return False
        return self.search(player)

    def search(self, player: Player) -> bool:
        match self.rng.choice(self.box.search):
            case "alpha":
                return self.meet(player, is_alpha=True)
            case "coeur":
                player.heal(1)
            case "goutte":
                player.heal(0, 1)
            case "artefact":
                self.take(player, self.finds.draw())
            case "evenement":
                self.event(player)
            case "monstre":
                return self.meet(player)
        return False

    def take(self, player: Player, find: Find) -> None:
        player.finds.append(find)
        if len(player.finds) + (player.weapon is not None) > HELD:
            player.finds.remove(min(player.finds, key=worth))

    def event(self, player: Player) -> None:
        whom, effect = self.events.draw()
        for other in self.players:
            is_meant = other is player or whom == "tous" or (whom == "case" and other.place == player.place)
            if is_meant and other.is_racing:
                self.undergo(other, effect)

    def undergo(self, player: Player, effect: Effect) -> None:
        life, mana, renown, artefacts, steps = (
            self.whole(value)
            for value in (effect.life, effect.mana, effect.renown, effect.artefacts, effect.steps)
        )
        player.heal(max(0, life), mana)
        player.renown = max(0, player.renown + renown)
        if artefacts > 0:
            self.take(player, self.finds.draw())
        to_goal = self.plan.steps[self.goal]
        for _ in range(abs(steps)):
            near = sorted(self.plan.next[player.place], key=lambda case: to_goal[case], reverse=steps < 0)
            if near[0] != self.goal:
                player.place = near[0]
        if life < 0:
            self.hurt(player, -life)

    def whole(self, value: float) -> int:
        """A whole number that is *value* on average."""
        low = int(value // 1)
        return low + (self.rng.random() < value - low)

    # Fights

    def roll(self, player: Player) -> int:
        return self.rng.randint(1, player.die)

    def pay(self, player: Player) -> bool:
        if player.mana < 1:
            return False
        player.mana -= 1
        return True

    def meet(self, player: Player, *, is_alpha: bool = False) -> bool:
        """A fight with a monster, or the Alpha while there is one. True: one was fought, or hidden from."""
        if is_alpha and not self.alphas:
            is_alpha = False
        if not is_alpha and not self.monsters.left:
            return self.search(player)
        beast = self.box.alpha if is_alpha else self.monsters.draw()
        if self.fight(player, beast):
            player.renown += beast.renown
            player.monsters += 1
            player.heal(player.hero.traits.feast, beast.mana)
            self.alphas -= is_alpha
        elif not is_alpha:
            self.monsters.left.insert(0, beast)
        return True

    def fight(self, player: Player, beast: Monster) -> bool:
        traits, life = player.hero.traits, beast.life
        plus = player.bonus + traits.bare
        short = beast.attack - (player.die + 1) / 2 - plus
        if short > 0 and player.mana >= 3:
            spent = min(3, player.mana - 1, int(short) + 1)
            player.mana -= spent
            plus, short = plus + spent, short - spent
        late, rerolls = traits.late, traits.rerolls
        while True:
            hides = next((find for find in player.finds if find.hides), None)
            if (short > (-1 if player.life <= 3 else 1)) and (hides or player.mana):
                if hides is None:
                    player.mana -= 1
                return False
            mine = self.roll(player) + plus
            if mine < beast.attack and rerolls:
                rerolls -= 1
                mine = self.roll(player) + plus
            if mine < beast.attack and (beast.attack - mine >= min(3, player.life)) and self.pay(player):
                mine = self.roll(player) + plus
            if late and mine in (beast.attack - 1, beast.attack):
                mine, late = mine + 1, 0
            harm, wound = self.box.fight.harm(mine, beast.attack)
            life -= wound + (traits.bite if mine == beast.attack else 0)
            self.hurt(player, harm)
            if player.is_dead or life <= 0:
                return not player.is_dead

    def challenge(self, player: Player) -> None:
        """One round with another on the same case, where that promises something."""
        others = [p for p in self.players if p is not player and p.place == player.place and p.is_racing]
        if not others or player.place == self.start or self.is_monster_case(player.place):
            return
        other = min(others, key=lambda each: each.life)
        if (
            player.life <= 5
            or player.bonus + player.die / 2 < other.bonus + other.die / 2
            or self.rng.random() < 0.6
        ):
            return
        if other.life <= 3 and other.mana and self.rng.random() < 0.5:
            other.mana -= 1
            return
        harm, wound = self.box.fight.harm(self.roll(player) + player.bonus, self.roll(other) + other.bonus)
        self.hurt(player, harm)
        self.hurt(other, wound)
        player.renown += wound > harm and not player.is_dead

    def strike(self, player: Player) -> None:
        """The divine weapon, at the end of a turn; of the arrived the scythe alone."""
        if player.weapon is None or (player.has_arrived and player.weapon != "faux-d-ankou"):
            return
        sign, number = self.rng.choice(self.box.divine[player.weapon])
        others = [each for each in self.players if each is not player and each.is_racing]
        match sign:
            case "renom":
                player.renown += abs(number)
            case "vol":
                robbed = [
                    each for each in self.players if each is not player and each.renown and not each.is_dead
                ]
                for other in robbed:
                    other.renown -= 1
                player.renown += len(robbed)
            case "goutte":
                player.heal(0, abs(number))
            case "artefact":
                self.take(player, self.finds.draw())
            case "coeur":
                self.hurt(player, abs(number))
            case "eboulement" if others:
                place = self.rng.choice(others).place
                for other in [each for each in (*others, player) if each.place == place]:
                    self.hurt(other, abs(number))
            case "eboulement-global" | "faux":
                for other in others:
                    self.hurt(other, abs(number))

    def hurt(self, player: Player, harm: int) -> None:
        player.life -= harm
        if player.life > 0:
            return
        phoenix = next((find for find in player.finds if find.back), None)
        if player.lives:
            player.lives -= 1
            player.life = player.hero.traits.back
        elif phoenix is not None:
            player.finds.remove(phoenix)
            player.life = phoenix.back
        else:
            player.life, player.is_dead = 0, True


def worth(find: Find) -> float:
    """How gladly it is kept."""
    return (
        find.bonus
        + find.heals / 3
        + find.back / 2
        + 2 * find.is_d8
        + find.rests
        + (find.hides > 0)
        + find.mana / 3
    )
