"""People, each a whole subject in a box of 100; `bust` is the head and shoulders most of them stand on."""
