"""The live proof page: a game drawn in the browser while its files are edited.

`bench` draws (incrementally, in one thread), `engine` is that thread, `app` answers requests, `watch` sees the files
change, `guard` keeps out who has no business here. The page itself is plain JavaScript in `static/`.
"""
