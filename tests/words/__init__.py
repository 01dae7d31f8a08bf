"""Tests of the translations of rules and cards."""
