"""Benchmarks, one file each; run with ``mextrain-qt bench NAME``."""
