"""What Urto is drawn with: stones cut into facets, lit by one lamp at the upper left, on white paper."""
