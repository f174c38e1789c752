"""The live proof page: a game drawn in the browser while its files are edited.

`bench` draws (incrementally, in one thread), `engine` is that thread, `app` answers requests, `watch` sees the files
change, `guard` refuses requests that do not come from the page. The page itself is plain JavaScript in `static/`.
"""
