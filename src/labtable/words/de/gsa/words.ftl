### Was an einem Tisch des GSA Starter Deck gesagt wird. Ein Platz heißt `you`, wenn dort sitzt, wer liest.

## Der Verlauf

gsa-turn-began =
    { $seat ->
        [you] Runde { $round }: Du bist am Zug.
       *[other] Runde { $round }: { $seat } ist am Zug.
    }
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
gsa-drew =
    { $seat ->
        [you] Du ziehst: { $cards }.
       *[other] { $seat } zieht: { $cards }.
    }
gsa-drew-hidden =
    { $seat ->
        [you] Du ziehst { $backs }.
       *[other] { $seat } zieht { $backs }.
    }
gsa-backs-project =
    { $count ->
        [one] eine Projektkarte
       *[other] { $count } Projektkarten
    }
gsa-backs-resource =
    { $count ->
        [one] eine Ressourcenkarte
       *[other] { $count } Ressourcenkarten
    }
gsa-took-discard =
    { $seat ->
        [you] Du nimmst die oberste Karte vom Ablagestapel: „{ $card }“.
       *[other] { $seat } nimmt die oberste Karte vom Ablagestapel: „{ $card }“.
    }
gsa-refilled =
    { $cards ->
        [one] Der Brandstapel wird gemischt: { $cards } Karte im neuen Ressourcenstapel.
       *[other] Der Brandstapel wird gemischt: { $cards } Karten im neuen Ressourcenstapel.
    }
gsa-recycled =
    { $cards ->
        [one] Der Ablagestapel wird bis auf seine oberste Karte gemischt: { $cards } Karte im neuen Ressourcenstapel.
       *[other] Der Ablagestapel wird bis auf seine oberste Karte gemischt: { $cards } Karten im neuen Ressourcenstapel.
    }
gsa-armed = Die letzte Projektkarte ist gezogen: Das nächste abgeschlossene Projekt führt das Ende herbei.
gsa-put-down =
    { $seat ->
        [you] Pflichtprojekt: Du legst „{ $project }“ auf den Tisch.
       *[other] Pflichtprojekt: { $seat } legt „{ $project }“ auf den Tisch.
    }
gsa-started =
    { $seat ->
        [you] Du beginnst „{ $project }“.
       *[other] { $seat } beginnt „{ $project }“.
    }
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
gsa-completed =
    { $seat ->
        [you] Du schließt „{ $project }“ ab!
       *[other] { $seat } schließt „{ $project }“ ab!
    }
gsa-abandoned =
    { $seat ->
        [you] Du gibst „{ $project }“ auf und nimmst die Ressourcen zurück.
       *[other] { $seat } gibt „{ $project }“ auf und nimmt die Ressourcen zurück.
    }
gsa-guarded = „{ $project }“ hat jetzt eine Schutzkarte.
gsa-stopped = Eine Schutzkarte schützt „{ $project }“: Nichts passiert.
gsa-removed = „{ $card }“ wird von „{ $project }“ entfernt.
gsa-offered =
    { $seat ->
        [you] Du bietest { $to } eine Kooperation an: „{ $project }“ mit „{ $other }“.
       *[other] { $to ->
            [you] { $seat } bietet dir eine Kooperation an: „{ $project }“ mit „{ $other }“.
           *[other] { $seat } bietet { $to } eine Kooperation an: „{ $project }“ mit „{ $other }“.
        }
    }
gsa-accepted =
    { $by ->
        [you] Du nimmst die Kooperation an: „{ $project }“ mit „{ $other }“.
       *[other] { $by } nimmt die Kooperation an: „{ $project }“ mit „{ $other }“.
    }
gsa-refused =
    { $by ->
        [you] Du lehnst die Kooperation ab: „{ $project }“ und „{ $other }“ bleiben getrennt.
       *[other] { $by } lehnt die Kooperation ab: „{ $project }“ und „{ $other }“ bleiben getrennt.
    }
gsa-played =
    { $seat ->
        [you] Du spielst „{ $card }“.
       *[other] { $seat } spielt „{ $card }“.
    }
gsa-recovered =
    { $seat ->
        [you] Du holst „{ $card }“ vom Ablagestapel zurück.
       *[other] { $seat } holt „{ $card }“ vom Ablagestapel zurück.
    }
gsa-stole =
    { $seat ->
        [you] Du nimmst „{ $card }“ von { $victim }.
       *[other] { $victim ->
            [you] { $seat } nimmt „{ $card }“ von dir.
           *[other] { $seat } nimmt „{ $card }“ von { $victim }.
        }
    }
gsa-stole-hidden =
    { $seat ->
        [you] Du nimmst eine Ressourcenkarte von { $victim }.
       *[other] { $victim ->
            [you] { $seat } nimmt eine Ressourcenkarte von dir.
           *[other] { $seat } nimmt eine Ressourcenkarte von { $victim }.
        }
    }
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
gsa-discarded =
    { $seat ->
        [you] Du legst „{ $card }“ ab.
       *[other] { $seat } legt „{ $card }“ ab.
    }
gsa-triggered =
    { $seat ->
        [you] Du führst das Ende herbei: Nach diesem Zug haben alle noch einen.
       *[other] { $seat } führt das Ende herbei: Nach diesem Zug haben alle noch einen.
    }
gsa-ended = Die Partie ist vorbei. { winning }.
