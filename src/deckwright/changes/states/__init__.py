"""A game as it is, as it was, as it was printed: the files at hand, a revision, a folder, a PDF, a recorded print."""

from ...faces.editions.print_records import Print, last_print, new_print, prints, read_print
from .opening import LAST_PRINT, NOW, VARIANT, Snapshot, SnapshotOpener, SnapshotRequest
from .repository import Repository, Revision, paths_of

__all__ = [
    "LAST_PRINT",
    "NOW",
    "VARIANT",
    "Print",
    "Repository",
    "Revision",
    "Snapshot",
    "SnapshotOpener",
    "SnapshotRequest",
    "last_print",
    "new_print",
    "paths_of",
    "prints",
    "read_print",
]
