# of b09202a9
language = Español

# of b6a7fa2c
rules = las reglas

# of 40bbca27
numbered = Cada párrafo tiene un número. La mesa te dice el número cuando prohíbe algo.

# of bf65a698
binding = Esto es una traducción. El texto vinculante es el inglés.

# of f80e1039
printed = Impreso

# of 4994b260
settles = Aclara

# of 8ee12ec9
science = La ciencia

# of f72a6011
source = Más en

# of 7f1c52e4
at-table = En la mesa
