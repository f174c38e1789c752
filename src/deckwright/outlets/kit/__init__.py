"""A kit to give away: one zip that a stranger can print from."""
