"""Games played by the machine, from the same data that their cards are printed from."""
