"""What is painted on: the canvas, where things stand on it, and the record of what was painted."""
