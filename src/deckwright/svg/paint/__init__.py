"""Colours, gradients, patterns, markers: what a shape is filled and lined with."""
