"""Text of a drawing → lines of set letters in their places."""
