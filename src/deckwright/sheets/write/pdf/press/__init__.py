"""What a print shop's press takes: the finished pages in the inks of a printing condition, as PDF/X asks for them.

One pass over a file that is joined already: drawing, imposition and writing know nothing of ink.
"""

from .coverage import PER_MM, coverage, may_exceed, plates
from .document import Press, prepare
from .identity import VERSION
from .profiles import CONDITIONS, WHERE, Profile, ProfileError, read_profile

__all__ = [
    "CONDITIONS",
    "PER_MM",
    "VERSION",
    "WHERE",
    "Press",
    "Profile",
    "ProfileError",
    "coverage",
    "may_exceed",
    "plates",
    "prepare",
    "read_profile",
]
