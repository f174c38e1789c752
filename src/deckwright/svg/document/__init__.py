"""SVG text → a tree whose every value is read and checked."""
