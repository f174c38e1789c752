"""Cut stones: an outline goes in, facets lit by one lamp at the upper left come out; and what such stones show."""
