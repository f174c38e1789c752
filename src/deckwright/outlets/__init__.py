"""A game made ready for elsewhere: a folder an outlet; what each demands stands in `data/outlets/`."""
