"""Scenarios: the law, case by case."""
