"""Cards and layouts → faces, each drawn once, kept and recorded."""
