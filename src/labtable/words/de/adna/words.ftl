### Was an einem Tisch von Adna's Lab gesagt wird. Ein Platz heißt `you`, wenn dort sitzt, wer liest.

## Karten eines Stapels, gezählt

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
adna-chain =
    { $chain ->
        [you] deine Kette
       *[other] { $own ->
            [yes] die eigene Kette
           *[no] die Kette von { $chain }
        }
    }
adna-deck =
    { $deck ->
        [bases] Basenkarte
        [reactions] Reaktionskarte
       *[enzymes] Enzymkarte
    }

## Der Verlauf

adna-searched =
    { $seat ->
        [you] Du nimmst { $bases } bei der Suche nach A, T und G.
       *[other] { $seat } nimmt { $bases } bei der Suche nach A, T und G.
    }
adna-started =
    { $seat ->
        [you] Du beginnst die Partie.
       *[other] { $seat } beginnt die Partie.
    }
adna-began =
    { $seat ->
        [you] Zug { $turn }: Du bist dran.
       *[other] Zug { $turn }: { $seat } ist dran.
    }
adna-drew =
    { $seat ->
        [you] Du ziehst { adna-cards }: { $cards }.
       *[other] { $seat } zieht { adna-cards }: { $cards }.
    }
adna-drew-hidden =
    { $seat ->
        [you] Du ziehst { adna-cards }.
       *[other] { $seat } zieht { adna-cards }.
    }
adna-laid =
    { $seat ->
        [you] Du legst { $base } an { adna-chain }.
       *[other] { $seat } legt { $base } an { adna-chain }.
    }
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
adna-aim = { adna-aim-level }{ adna-aim-chain }{ adna-aim-company }
adna-aim-level =
    { $temperature ->
        [none] { "" }
       *[other] { " " }auf { $temperature } °C
    }
adna-aim-chain =
    { $chain ->
        [none] { "" }
       *[other] { " " }auf { adna-chain }
    }
adna-aim-company =
    { $company-count ->
        [0] { "" }
       *[other] , dazu: { $company }
    }
adna-stopped =
    { $seat ->
        [you] Deine Karte { $card } wird aufgehalten.
       *[other] Die Karte { $card } von { $seat } wird aufgehalten.
    }
adna-moved = Das Thermometer zeigt { $temperature } °C.
adna-turned-up = { $base } wird aufgedeckt.
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
adna-took-bases = { adna-took }
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
adna-saw =
    { $seat ->
        [you] Du siehst die Hand der Gegenseite: { $cards }.
       *[other] { $seat } sieht die Hand der Gegenseite: { $cards }.
    }
adna-looked =
    { $seat ->
        [you] Du siehst dir die Hand der Gegenseite an.
       *[other] { $seat } sieht sich die Hand der Gegenseite an.
    }
adna-discarded =
    { $seat ->
        [you] Du legst ab: { $card } ({ adna-deck }).
       *[other] { $seat } legt ab: { $card } ({ adna-deck }).
    }
adna-discarded-hidden =
    { $seat ->
        [you] Du legst eine { adna-deck } ab.
       *[other] { $seat } legt eine { adna-deck } ab.
    }
adna-mutated =
    { $seat ->
        [you] Du lässt { adna-chain } mutieren: Sie lautet jetzt { $bases }.
       *[other] { $seat } lässt { adna-chain } mutieren: Sie lautet jetzt { $bases }.
    }
adna-rearranged =
    { $chain ->
        [you] Deine Kette lautet jetzt { $bases }.
       *[other] Die Kette von { $chain } lautet jetzt { $bases }.
    }
adna-removed =
    { $chain ->
        [you] Deine Kette verliert { $bases }.
       *[other] Die Kette von { $chain } verliert { $bases }.
    }
adna-cut =
    { $chain ->
        [you] Deine Kette wird geschnitten: { adna-loose }.
       *[other] Die Kette von { $chain } wird geschnitten: { adna-loose }.
    }
adna-loose =
    { $uracil ->
        [yes] { adna-piece }; das U ist fort
       *[no] { adna-piece }
    }
adna-piece =
    { $bases ->
        [none] Keine Base liegt lose
       *[other] { $bases } liegt lose
    }
adna-lost =
    { $chain ->
        [you] Deine Kette verliert { $bases } endgültig.
       *[other] Die Kette von { $chain } verliert { $bases } endgültig.
    }
adna-rejoined =
    { $chain ->
        [you] Deine Kette wird wieder mit { $bases } verbunden.
       *[other] Die Kette von { $chain } wird wieder mit { $bases } verbunden.
    }
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
adna-shared = Nach { $turns } Zügen endet die Partie unentschieden.
adna-ended =
    { $games ->
        [1] Das Match ist vorbei. { winning }.
       *[other] Das Match ist vorbei. { winning } (Partien { $first } zu { $second }, Punkte { $points } zu { $others }).
    }
