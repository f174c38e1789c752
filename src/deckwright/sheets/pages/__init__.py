"""What a designer wants to know of a game: numbers, and pages and charts drawn from them."""
