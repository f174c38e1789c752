"""What several kinds of figure are made of."""
