### Was an einem Tisch von Adna's Lab gesagt wird. Ein Platz heißt `you`, wenn dort sitzt, wer liest.

## Karten eines Stapels, gezählt

# of 815bee8b
adna-cards =
    { $deck ->
        [bases] { $number ->
            [one] { $number } Basenkarte
           *[other] { $number } Basenkarten
        }
        [reactions] { $number ->
            [one] { $number } Reaktionskarte
           *[other] { $number } Reaktionskarten
        }
       *[enzymes] { $number ->
            [one] { $number } Enzymkarte
           *[other] { $number } Enzymkarten
        }
    }
# of 385423e4
adna-chain =
    { $chain ->
        [you] deine Kette
       *[other] { $own ->
            [yes] die eigene Kette
           *[no] die Kette von { $chain }
        }
    }
# of 50aeee80
adna-deck =
    { $deck ->
        [bases] Basenkarte
        [reactions] Reaktionskarte
       *[enzymes] Enzymkarte
    }

## Der Verlauf

# of d8de310b
adna-searched =
    { $seat ->
        [you] Du nimmst { $bases } bei der Suche nach A, T und G.
       *[other] { $seat } nimmt { $bases } bei der Suche nach A, T und G.
    }
# of 9727b7dc
adna-started =
    { $seat ->
        [you] Du beginnst die Partie.
       *[other] { $seat } beginnt die Partie.
    }
# of 5b81e7bb
adna-began =
    { $seat ->
        [you] Zug { $turn }: Du bist dran.
       *[other] Zug { $turn }: { $seat } ist dran.
    }
# of 862b8b4b
adna-drew =
    { $seat ->
        [you] Du ziehst { adna-cards }: { $cards }.
       *[other] { $seat } zieht { adna-cards }: { $cards }.
    }
# of 4c050992
adna-drew-hidden =
    { $seat ->
        [you] Du ziehst { adna-cards }.
       *[other] { $seat } zieht { adna-cards }.
    }
# of ca61319d
adna-laid =
    { $seat ->
        [you] Du legst { $base } an { adna-chain }.
       *[other] { $seat } legt { $base } an { adna-chain }.
    }
# of aee22869
adna-announced =
    { $how ->
        [action] { $seat ->
            [you] Du spielst { $card }{ adna-aim }.
           *[other] { $seat } spielt { $card }{ adna-aim }.
        }
        [answer] { $seat ->
            [you] Du antwortest mit der Karte { $card }{ adna-aim }.
           *[other] { $seat } antwortet mit der Karte { $card }{ adna-aim }.
        }
       *[repair] { $seat ->
            [you] Du reparierst mit der Karte { $card }{ adna-aim }.
           *[other] { $seat } repariert mit der Karte { $card }{ adna-aim }.
        }
    }
# of e0c0aa00
adna-aim = { adna-aim-level }{ adna-aim-chain }{ adna-aim-company }
# of a88943bb
adna-aim-level =
    { $temperature ->
        [none] { "" }
       *[other] { " " }auf { $temperature } °C
    }
# of 76b7a589
adna-aim-chain =
    { $chain ->
        [none] { "" }
       *[other] { " " }auf { adna-chain }
    }
# of 0c0d5a87
adna-aim-company =
    { $company-count ->
        [0] { "" }
       *[other] , dazu: { $company }
    }
# of 658a22f4
adna-stopped =
    { $seat ->
        [you] Deine Karte { $card } wird aufgehalten.
       *[other] Die Karte { $card } von { $seat } wird aufgehalten.
    }
# of d4b0ca43
adna-moved = Das Thermometer zeigt { $temperature } °C.
# of 7423345a
adna-turned-up = { $base } wird aufgedeckt.
# of 5897bbbe
adna-took =
    { $cards-count ->
        [one] { $seat ->
            [you] Du nimmst { $cards-count } Karte von der Hand der Gegenseite: { $cards }.
           *[other] { $seat } nimmt { $cards-count } Karte von der Hand der Gegenseite: { $cards }.
        }
       *[other] { $seat ->
            [you] Du nimmst { $cards-count } Karten von der Hand der Gegenseite: { $cards }.
           *[other] { $seat } nimmt { $cards-count } Karten von der Hand der Gegenseite: { $cards }.
        }
    }
# of d78194a2
adna-took-bases = { adna-took }
# of 60604a9b
adna-took-hidden =
    { $number ->
        [one] { $seat ->
            [you] Du nimmst { $number } Karte von der Hand der Gegenseite.
           *[other] { $seat } nimmt { $number } Karte von der Hand der Gegenseite.
        }
       *[other] { $seat ->
            [you] Du nimmst { $number } Karten von der Hand der Gegenseite.
           *[other] { $seat } nimmt { $number } Karten von der Hand der Gegenseite.
        }
    }
# of 2ef98f36
adna-saw =
    { $seat ->
        [you] Du siehst die Hand der Gegenseite: { $cards }.
       *[other] { $seat } sieht die Hand der Gegenseite: { $cards }.
    }
# of acce6c6e
adna-looked =
    { $seat ->
        [you] Du siehst dir die Hand der Gegenseite an.
       *[other] { $seat } sieht sich die Hand der Gegenseite an.
    }
# of 37c8e8a4
adna-discarded =
    { $seat ->
        [you] Du legst ab: { $card } ({ adna-deck }).
       *[other] { $seat } legt ab: { $card } ({ adna-deck }).
    }
# of 473eaabe
adna-discarded-hidden =
    { $seat ->
        [you] Du legst eine { adna-deck } ab.
       *[other] { $seat } legt eine { adna-deck } ab.
    }
# of f220e9fe
adna-mutated =
    { $seat ->
        [you] Du lässt { adna-chain } mutieren: Sie lautet jetzt { $bases }.
       *[other] { $seat } lässt { adna-chain } mutieren: Sie lautet jetzt { $bases }.
    }
# of 53f0188a
adna-rearranged =
    { $chain ->
        [you] Deine Kette lautet jetzt { $bases }.
       *[other] Die Kette von { $chain } lautet jetzt { $bases }.
    }
# of 88ba4947
adna-removed =
    { $chain ->
        [you] Deine Kette verliert { $bases }.
       *[other] Die Kette von { $chain } verliert { $bases }.
    }
# of 7e6bad7a
adna-cut =
    { $chain ->
        [you] Deine Kette wird geschnitten: { adna-loose }.
       *[other] Die Kette von { $chain } wird geschnitten: { adna-loose }.
    }
# of 4ea5a0b8
adna-loose =
    { $uracil ->
        [yes] { adna-piece }; das U ist fort
       *[no] { adna-piece }
    }
# of 7cf297b7
adna-piece =
    { $bases ->
        [none] Keine Base liegt lose
       *[other] { $bases } liegt lose
    }
# of 2a74d46f
adna-lost =
    { $chain ->
        [you] Deine Kette verliert { $bases } endgültig.
       *[other] Die Kette von { $chain } verliert { $bases } endgültig.
    }
# of 0319d2e9
adna-rejoined =
    { $chain ->
        [you] Deine Kette wird wieder mit { $bases } verbunden.
       *[other] Die Kette von { $chain } wird wieder mit { $bases } verbunden.
    }
# of 22f1fdbb
adna-won =
    { $points ->
        [one] { $seat ->
            [you] Du gewinnst die Partie mit einer Kette der Länge { $length }: { $points } Punkt.
           *[other] { $seat } gewinnt die Partie mit einer Kette der Länge { $length }: { $points } Punkt.
        }
       *[other] { $seat ->
            [you] Du gewinnst die Partie mit einer Kette der Länge { $length }: { $points } Punkte.
           *[other] { $seat } gewinnt die Partie mit einer Kette der Länge { $length }: { $points } Punkte.
        }
    }
# of b7607cdf
adna-shared = Nach { $turns } Zügen endet die Partie unentschieden.
# of 128f82e7
adna-ended =
    { $games ->
        [1] Das Match ist vorbei. { winning }.
       *[other] Das Match ist vorbei. { winning } (Partien { $first } zu { $second }, Punkte { $points } zu { $others }).
    }
