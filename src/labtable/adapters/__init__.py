"""The games in the environments that researchers use: a batch of many tables, PettingZoo, Gymnasium, OpenSpiel."""
