"""Classes: many tables at once for the pupils of one teacher; each table is an ordinary room of the hall."""
