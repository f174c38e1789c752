"""The page engine: Markdown → strips → columns and pages of marks → PDF, PNG, SVG. It knows no kind of figure."""
