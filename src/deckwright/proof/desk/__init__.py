"""Where games begin: the page that `deckwright` opens, and behind it the pages of all games that it opened."""
