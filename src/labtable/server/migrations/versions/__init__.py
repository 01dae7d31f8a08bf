"""The revisions of the database, oldest first; one that was released is never changed."""
