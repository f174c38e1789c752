"""Broad strips of 160 × 88: signs, gates, quests."""
