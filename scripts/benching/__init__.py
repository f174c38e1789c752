"""A workload of cards, the programs that draw it, and how they are measured."""
