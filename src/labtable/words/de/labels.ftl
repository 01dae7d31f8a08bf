# of b09202a9
language = Deutsch

# of b6a7fa2c
rules = die Regeln

# of 40bbca27
numbered = Jeder Absatz hat eine Nummer. Der Tisch nennt dir die Nummer, wenn er etwas verbietet.

# of bf65a698
binding = Dies ist eine Übersetzung. Verbindlich ist der englische Text.

# of f80e1039
printed = Gedruckt

# of 4994b260
settles = Klärt

# of 8ee12ec9
science = Die Wissenschaft

# of f72a6011
source = Mehr dazu auf

# of 7f1c52e4
at-table = Am Tisch
