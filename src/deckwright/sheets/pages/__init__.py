"""Reports and charts: texts of SVG, drawn as cards are, to the bytes of a PDF, PNG or SVG."""
