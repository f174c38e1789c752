"""Expressions over the fields of a card: `type == 'heros' and region in ['butina', 'caveport']`.

The language is a small part of Python's expressions, parsed by Python and walked here: nothing is ever run. A field
whose name is a word of Python is written `field('or')` or `card['or']`. Besides fields there are `type`, `id`, `deck`,
`decks` and `copies`; `none` is a field without a value. A comparison by order with `none` is false, and a sum with
`none` is `none`.

`parse` reads an expression over one card; with `over=True` one over several cards, whose functions look at each:
`sum(copies) == 58 and count(type == 'boss') >= 1`.
"""

from .evaluation import Linked, Links, Values, Written, pluck
from .language import ConditionError
from .reading import Condition, Items, Names, parse

__all__ = [
    "Condition",
    "ConditionError",
    "Items",
    "Linked",
    "Links",
    "Names",
    "Values",
    "Written",
    "parse",
    "pluck",
]
