"""The table: geometry, scene and items."""
