"""A request → files: cards, stickers, contact sheets, test pages, charts. Each product on one screen."""
