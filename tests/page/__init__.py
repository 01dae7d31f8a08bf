"""The page's own hall, without a page."""
