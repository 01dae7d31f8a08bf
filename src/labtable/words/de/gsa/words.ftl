### Was an einem Tisch des GSA Starter Deck gesagt wird. Ein Platz heißt `you`, wenn dort sitzt, wer liest.

## Der Verlauf

# of 873a8c2a
gsa-turn-began =
    { $seat ->
        [you] Runde { $round }: Du bist am Zug.
       *[other] Runde { $round }: { $seat } ist am Zug.
    }
# of dc757da7
gsa-named =
    { $source ->
        [project] { $seat ->
            [you] Du willst vom Projektstapel ziehen.
           *[other] { $seat } will vom Projektstapel ziehen.
        }
        [resource] { $seat ->
            [you] Du willst vom Ressourcenstapel ziehen.
           *[other] { $seat } will vom Ressourcenstapel ziehen.
        }
       *[discard] { $seat ->
            [you] Du willst vom Ablagestapel ziehen.
           *[other] { $seat } will vom Ablagestapel ziehen.
        }
    }
# of 54724013
gsa-drew =
    { $seat ->
        [you] Du ziehst: { $cards }.
       *[other] { $seat } zieht: { $cards }.
    }
# of a2b0d964
gsa-drew-hidden =
    { $seat ->
        [you] Du ziehst { $backs }.
       *[other] { $seat } zieht { $backs }.
    }
# of 3c661190
gsa-backs-project =
    { $count ->
        [one] eine Projektkarte
       *[other] { $count } Projektkarten
    }
# of 0c1a6295
gsa-backs-resource =
    { $count ->
        [one] eine Ressourcenkarte
       *[other] { $count } Ressourcenkarten
    }
# of cf7b6dad
gsa-took-discard =
    { $seat ->
        [you] Du nimmst die oberste Karte vom Ablagestapel: „{ $card }“.
       *[other] { $seat } nimmt die oberste Karte vom Ablagestapel: „{ $card }“.
    }
# of d82ded27
gsa-refilled =
    { $cards ->
        [one] Der Brandstapel wird gemischt: { $cards } Karte im neuen Ressourcenstapel.
       *[other] Der Brandstapel wird gemischt: { $cards } Karten im neuen Ressourcenstapel.
    }
# of bae8ce21
gsa-recycled =
    { $cards ->
        [one] Der Ablagestapel wird bis auf seine oberste Karte gemischt: { $cards } Karte im neuen Ressourcenstapel.
       *[other] Der Ablagestapel wird bis auf seine oberste Karte gemischt: { $cards } Karten im neuen Ressourcenstapel.
    }
# of a82e85e4
gsa-armed = Die letzte Projektkarte ist gezogen: Das nächste abgeschlossene Projekt führt das Ende herbei.
# of 03ccfde0
gsa-put-down =
    { $seat ->
        [you] Pflichtprojekt: Du legst „{ $project }“ auf den Tisch.
       *[other] Pflichtprojekt: { $seat } legt „{ $project }“ auf den Tisch.
    }
# of 51ec1485
gsa-started =
    { $seat ->
        [you] Du beginnst „{ $project }“.
       *[other] { $seat } beginnt „{ $project }“.
    }
# of 4c0b58c9
gsa-attached =
    { $wild ->
        [yes] { $seat ->
            [you] Du legst „{ $card }“ (als „{ $type }“) an „{ $project }“ an.
           *[other] { $seat } legt „{ $card }“ (als „{ $type }“) an „{ $project }“ an.
        }
       *[no] { $seat ->
            [you] Du legst „{ $card }“ an „{ $project }“ an.
           *[other] { $seat } legt „{ $card }“ an „{ $project }“ an.
        }
    }
# of d528682e
gsa-completed =
    { $seat ->
        [you] Du schließt „{ $project }“ ab!
       *[other] { $seat } schließt „{ $project }“ ab!
    }
# of 61e54bbc
gsa-abandoned =
    { $seat ->
        [you] Du gibst „{ $project }“ auf und nimmst die Ressourcen zurück.
       *[other] { $seat } gibt „{ $project }“ auf und nimmt die Ressourcen zurück.
    }
# of 1d2d4961
gsa-guarded = „{ $project }“ hat jetzt eine Schutzkarte.
# of 37cd0d1e
gsa-stopped = Eine Schutzkarte schützt „{ $project }“: Nichts passiert.
# of e91030eb
gsa-removed = „{ $card }“ wird von „{ $project }“ entfernt.
# of 4b0d186c
gsa-offered =
    { $seat ->
        [you] Du bietest { $to } eine Kooperation an: „{ $project }“ mit „{ $other }“.
       *[other] { $to ->
            [you] { $seat } bietet dir eine Kooperation an: „{ $project }“ mit „{ $other }“.
           *[other] { $seat } bietet { $to } eine Kooperation an: „{ $project }“ mit „{ $other }“.
        }
    }
# of b165b927
gsa-accepted =
    { $by ->
        [you] Du nimmst die Kooperation an: „{ $project }“ mit „{ $other }“.
       *[other] { $by } nimmt die Kooperation an: „{ $project }“ mit „{ $other }“.
    }
# of 0d82c1cf
gsa-refused =
    { $by ->
        [you] Du lehnst die Kooperation ab: „{ $project }“ und „{ $other }“ bleiben getrennt.
       *[other] { $by } lehnt die Kooperation ab: „{ $project }“ und „{ $other }“ bleiben getrennt.
    }
# of d6941472
gsa-played =
    { $seat ->
        [you] Du spielst „{ $card }“.
       *[other] { $seat } spielt „{ $card }“.
    }
# of 41a7ead9
gsa-recovered =
    { $seat ->
        [you] Du holst „{ $card }“ vom Ablagestapel zurück.
       *[other] { $seat } holt „{ $card }“ vom Ablagestapel zurück.
    }
# of c2354c91
gsa-stole =
    { $seat ->
        [you] Du nimmst „{ $card }“ von { $victim }.
       *[other] { $victim ->
            [you] { $seat } nimmt „{ $card }“ von dir.
           *[other] { $seat } nimmt „{ $card }“ von { $victim }.
        }
    }
# of 3e247bcb
gsa-stole-hidden =
    { $seat ->
        [you] Du nimmst eine Ressourcenkarte von { $victim }.
       *[other] { $victim ->
            [you] { $seat } nimmt eine Ressourcenkarte von dir.
           *[other] { $seat } nimmt eine Ressourcenkarte von { $victim }.
        }
    }
# of 29db97a3
gsa-delayed =
    { $by ->
        [one] { $victim ->
            [you] Du ziehst im nächsten Zug { $by } Karte weniger.
           *[other] { $victim } zieht im nächsten Zug { $by } Karte weniger.
        }
       *[other] { $victim ->
            [you] Du ziehst im nächsten Zug { $by } Karten weniger.
           *[other] { $victim } zieht im nächsten Zug { $by } Karten weniger.
        }
    }
# of a5a9f0fd
gsa-discarded =
    { $seat ->
        [you] Du legst „{ $card }“ ab.
       *[other] { $seat } legt „{ $card }“ ab.
    }
# of 9762c3a4
gsa-triggered =
    { $seat ->
        [you] Du führst das Ende herbei: Nach diesem Zug haben alle noch einen.
       *[other] { $seat } führt das Ende herbei: Nach diesem Zug haben alle noch einen.
    }
# of 3fad2609
gsa-ended = Die Partie ist vorbei. { winning }.
