"""The figures of a page, one file a kind: its YAML → strips of marks."""
