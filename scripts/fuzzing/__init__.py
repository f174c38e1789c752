"""The fuzzer: games that were sound, spoilt on every level, built in processes of their own."""
