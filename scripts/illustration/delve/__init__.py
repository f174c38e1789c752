"""Kinfire Delve: the lantern's glass."""
