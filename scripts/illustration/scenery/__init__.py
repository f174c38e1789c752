"""What landscapes are put together from."""
