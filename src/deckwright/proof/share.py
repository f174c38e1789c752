"""Showing the page to others in the same network: its address there, and a QR code for the terminal."""

from __future__ import annotations

import io
import socket

import segno


def own_address() -> str | None:
    """The address of this machine in its network; None where it is in none. Nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # reserved for documentation; it only picks the way out
            address = str(probe.getsockname()[0])
        except OSError:
            return None
    return None if address.startswith(("127.", "0.")) else address


def qr(text: str) -> str:
    """The text as a QR code in characters."""
    out = io.StringIO()
    segno.make(text, error="m", micro=False).terminal(out, compact=True)
    return out.getvalue()
