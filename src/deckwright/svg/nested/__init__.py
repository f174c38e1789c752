"""Pictures and drawings within a drawing."""
