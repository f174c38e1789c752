"""Virtual tables in the browser: Tabletopia, Screentop, PlayingCards.io."""
