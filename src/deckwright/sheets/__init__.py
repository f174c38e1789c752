"""Pieces → absolute placements → PDF, PNG, DXF. It never sees a face, only ids and rectangles."""
