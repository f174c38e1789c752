"""Plans: what stands on a square of floor, seen straight from above, in one ink, one tint and red."""
