"""`python -m labtable` is the command line."""

from labtable.cli import main

if __name__ == "__main__":
    main()
