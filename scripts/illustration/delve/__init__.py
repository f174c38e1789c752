"""Kinfire Delve: leaded glass. Every form is a closed path with one flat fill and one lead."""
