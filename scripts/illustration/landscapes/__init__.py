"""Whole landscapes in the window of `scenery.window`, in any region's inks."""
