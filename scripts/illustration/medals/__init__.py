"""Persons who do one thing, and frontal heads with what stands behind them, in a box of 100.

Black, bone and one spot colour. `fighters`, `casters` and `hunters` fill the whole medal: no two share posture,
headgear and proportions, and a profile has its own nose, brow and chin.
"""
