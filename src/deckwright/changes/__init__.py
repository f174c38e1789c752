"""Two states of a game → what changed, told and shown."""
