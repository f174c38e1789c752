"""A folder → a frozen `Game`, and every problem in it."""
