"""What begins and changes a project's files: new games, inferred types written down, tables converted, schemas."""
