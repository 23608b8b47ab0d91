"""What stays on disk: games in progress, finished games, statistics."""
