"""Writers: leaves of one shape, placed things in, bytes out."""
