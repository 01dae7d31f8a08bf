"""The engine's speed: every game, compiled and plain, beside Catanatron in the same run."""
