# of b09202a9
language = Français

# of b6a7fa2c
rules = les règles

# of 40bbca27
numbered = Chaque paragraphe a un numéro. La table t'indique ce numéro quand elle interdit quelque chose.

# of bf65a698
binding = Ceci est une traduction. C'est le texte anglais qui fait foi.

# of f80e1039
printed = Imprimé

# of 4994b260
settles = Précise

# of 8ee12ec9
science = La science

# of f72a6011
source = En savoir plus sur

# of 7f1c52e4
at-table = Sur la table
