"""Frontal heads and what stands behind them, in black, bone and one spot colour, in a box of 100."""
