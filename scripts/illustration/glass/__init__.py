"""Leaded glass: panes with one flat fill and one lead, the wells they stand in, and what they show."""
