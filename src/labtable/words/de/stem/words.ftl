### Was an einem Tisch von S.T.E.M.: Epic Heroes gesagt wird. Ein Platz heißt `you`, wenn dort sitzt, wer liest.

## Schritte und Arten von Karten

# of 1316ec7c
stem-step =
    { $step ->
        [observation] Beobachtung
        [hypothesis] Hypothese
        [experiment] Experiment
        [analyze_data] Daten auswerten
       *[publish_results] Ergebnisse veröffentlichen
    }
# of 434ad43e
stem-a-kind =
    { $card_kind ->
        [hero] einen Helden
        [inspiration] eine Inspiration
        [location] einen Ort
       *[item] einen Gegenstand
    }
# of b5c59a97
stem-deck =
    { $deck ->
        [hero] Heldenstapel
       *[discovery] Entdeckungsstapel
    }

## Der Verlauf

# of 0175eec2
stem-kept =
    { $seat ->
        [you] Du behältst alle sechs Karten.
       *[other] { $seat } behält alle sechs Karten.
    }
# of f59fdc83
stem-redrew =
    { $seat ->
        [you] Du legst alle sechs Karten beiseite und ziehst sechs andere.
       *[other] { $seat } legt alle sechs Karten beiseite und zieht sechs andere.
    }
# of d1298119
stem-turn-began =
    { $seat ->
        [you] Runde { $round }: Du bist am Zug.
       *[other] Runde { $round }: { $seat } ist am Zug.
    }
# of ae902f62
stem-passed =
    { $seat ->
        [you] Du passt.
       *[other] { $seat } passt.
    }
# of e9c0734b
stem-announced-hero =
    { $seat ->
        [you] Du spielst { $card }.
       *[other] { $seat } spielt { $card }.
    }
# of 5bfbe99a
stem-chose-discovery =
    { $wild ->
        [yes] { $seat ->
            [you] Du willst { $card } als Schritt „{ stem-step }“ werten.
           *[other] { $seat } will { $card } als Schritt „{ stem-step }“ werten.
        }
       *[no] { $seat ->
            [you] Du willst { $card } werten.
           *[other] { $seat } will { $card } werten.
        }
    }
# of 34fc0b46
stem-scored =
    { $seat ->
        [you] { $hero } wertet { $card } für dich.
       *[other] { $hero } wertet { $card } für { $seat }.
    }
# of e3364c37
stem-completed =
    { $seat ->
        [you] Du hast alle fünf Schritte: Dies ist die letzte Runde.
       *[other] { $seat } hat alle fünf Schritte: Dies ist die letzte Runde.
    }
# of 8c876d97
stem-got-leave =
    { $unlimited ->
        [yes] { $seat ->
            [you] Du darfst in diesem Zug noch einmal werten.
           *[other] { $seat } darf in diesem Zug noch einmal werten.
        }
       *[no] { $points ->
            [one] { $seat ->
                [you] Du darfst in diesem Zug noch eine Entdeckung mit höchstens { $points } Punkt werten.
               *[other] { $seat } darf in diesem Zug noch eine Entdeckung mit höchstens { $points } Punkt werten.
            }
           *[other] { $seat ->
                [you] Du darfst in diesem Zug noch eine Entdeckung mit höchstens { $points } Punkten werten.
               *[other] { $seat } darf in diesem Zug noch eine Entdeckung mit höchstens { $points } Punkten werten.
            }
        }
    }
# of ae53f338
stem-discarded =
    { $seat ->
        [you] Du legst ab: { $card }.
       *[other] { $seat } legt ab: { $card }.
    }
# of 59122609
stem-drew =
    { $seat ->
        [you] Du ziehst: { $cards }.
       *[other] { $seat } zieht: { $cards }.
    }
# of 4d49ff33
stem-drew-hidden =
    { $cards ->
        [one] { $seat ->
            [you] Du ziehst { $cards } Karte.
           *[other] { $seat } zieht { $cards } Karte.
        }
       *[other] { $seat ->
            [you] Du ziehst { $cards } Karten.
           *[other] { $seat } zieht { $cards } Karten.
        }
    }
# of ac42f075
stem-field-discarded =
    { $seat ->
        [you] Du legst aus dem Feld ab: { $card }.
       *[other] { $seat } legt aus dem Feld ab: { $card }.
    }
# of bfaabe95
stem-turned-up = { $card } kommt ins Feld.
# of 4c4a6ab1
stem-reshuffled =
    { $deck ->
        [hero] Der Ablagestapel der Helden wird zu einem neuen Heldenstapel gemischt.
       *[discovery] Der Ablagestapel der Entdeckungen wird zu einem neuen Entdeckungsstapel gemischt.
    }
# of ee486fc4
stem-swapped =
    { $seat ->
        [you] Du tauschst { $given } gegen { $taken }.
       *[other] { $seat } tauscht { $given } gegen { $taken }.
    }
# of d10b8a79
stem-looked-at-deck =
    { $cards ->
        [one] { $seat ->
            [you] Du siehst dir oben im { stem-deck } { $cards } Karte an.
           *[other] { $seat } sieht sich oben im { stem-deck } { $cards } Karte an.
        }
       *[other] { $seat ->
            [you] Du siehst dir oben im { stem-deck } { $cards } Karten an.
           *[other] { $seat } sieht sich oben im { stem-deck } { $cards } Karten an.
        }
    }
# of 34d9ed02
stem-saw-cards =
    { $cards-count ->
        [0] { $seat ->
            [you] Du siehst nichts.
           *[other] { $seat } sieht nichts.
        }
       *[other] { $seat ->
            [you] Du siehst: { $cards }.
           *[other] { $seat } sieht: { $cards }.
        }
    }
# of 29f14cae
stem-wagered =
    { $right ->
        [yes] { $seat ->
            [you] Du rätst richtig: Es ist die Karte { $card }.
           *[other] { $seat } rät richtig: Es ist die Karte { $card }.
        }
       *[no] { $seat ->
            [you] Du rätst falsch: Es ist die Karte { $card }.
           *[other] { $seat } rät falsch: Es ist die Karte { $card }.
        }
    }
# of 30a9897c
stem-announced-inspiration =
    { $seat ->
        [you] Du spielst { $card }.
       *[other] { $seat } spielt { $card }.
    }
# of 151cccc4
stem-aimed =
    { $what ->
        [card] Die Karte zielt auf die Karte { $card }.
        [owner] { $owner ->
            [you] Die Karte zielt auf dich.
           *[other] Die Karte zielt auf { $owner }.
        }
        [held] { $owner ->
            [you] Die Karte zielt auf die Karte { $card } bei dir.
           *[other] Die Karte zielt auf die Karte { $card } bei { $owner }.
        }
        [hero] { $owner ->
            [you] Die Karte zielt auf { $hero } bei dir.
           *[other] Die Karte zielt auf { $hero } bei { $owner }.
        }
        [part] { $owner ->
            [you] Die Karte zielt auf die Verstärkung { $card } an { $hero } bei dir.
           *[other] Die Karte zielt auf die Verstärkung { $card } an { $hero } bei { $owner }.
        }
       *[hidden] { $owner ->
            [you] Die Karte zielt auf { stem-a-kind } an { $hero } bei dir.
           *[other] Die Karte zielt auf { stem-a-kind } an { $hero } bei { $owner }.
        }
    }
# of 2627925d
stem-cancelled =
    { $seat ->
        [you] Deine Karte { $card } wird aufgehoben.
       *[other] Die Karte { $card } von { $seat } wird aufgehoben.
    }
# of de7282fd
stem-repeated =
    { $seat ->
        [you] Du benutzt die Fähigkeit von { $hero } noch einmal.
       *[other] { $seat } benutzt die Fähigkeit von { $hero } noch einmal.
    }
# of a5e3874a
stem-attached =
    { $seat ->
        [you] Du legst an { $hero } an: { $card }.
       *[other] { $seat } legt an { $hero } an: { $card }.
    }
# of e89a9d7d
stem-attached-hidden =
    { $seat ->
        [you] Du legst { stem-a-kind } verdeckt an { $hero } an.
       *[other] { $seat } legt { stem-a-kind } verdeckt an { $hero } an.
    }
# of 59050fd6
stem-lost-enhancement =
    { $seat ->
        [you] Bei dir verliert { $hero } die Verstärkung { $card }.
       *[other] Bei { $seat } verliert { $hero } die Verstärkung { $card }.
    }
# of 99bf8bf0
stem-took-enhancement =
    { $seat ->
        [you] Du nimmst eine Verstärkung von { $opponent }.
       *[other] { $opponent ->
            [you] { $seat } nimmt eine Verstärkung von dir.
           *[other] { $seat } nimmt eine Verstärkung von { $opponent }.
        }
    }
# of 0bf34884
stem-no-place =
    { $seat ->
        [you] Du hast keinen Platz für die Karte { $card }; sie wird abgelegt.
       *[other] { $seat } hat keinen Platz für die Karte { $card }; sie wird abgelegt.
    }
# of 5ea62e4e
stem-granted =
    { $seat ->
        [you] Bei dir darf { $hero } Verstärkungen jedes Typs benutzen.
       *[other] Bei { $seat } darf { $hero } Verstärkungen jedes Typs benutzen.
    }
# of bd407099
stem-looked-at-hand =
    { $opponent ->
        [you] { $seat } sieht sich deine Hand an.
       *[other] { $seat ->
            [you] Du siehst dir die Hand von { $opponent } an.
           *[other] { $seat } sieht sich die Hand von { $opponent } an.
        }
    }
# of d2a646f4
stem-saw-hand =
    { $opponent ->
        [you] Du hast auf der Hand: { $cards }.
       *[other] { $opponent } hat auf der Hand: { $cards }.
    }
# of 91e09b67
stem-named-kind =
    { $seat ->
        [you] Du verlangst von { $opponent } { stem-a-kind }. { stem-is-there }
       *[other] { $opponent ->
            [you] { $seat } verlangt von dir { stem-a-kind }. { stem-is-there }
           *[other] { $seat } verlangt von { $opponent } { stem-a-kind }. { stem-is-there }
        }
    }
# of c2a2a526
stem-is-there =
    { $found ->
        [yes] Es gibt eine Karte dieser Art.
       *[no] Es gibt keine Karte dieser Art.
    }
# of f91959e9
stem-passed-card =
    { $seat ->
        [you] Du bekommst von { $giver }: { $card }.
       *[other] { $giver ->
            [you] { $seat } bekommt von dir: { $card }.
           *[other] { $seat } bekommt von { $giver }: { $card }.
        }
    }
# of 11e063a8
stem-passed-hidden =
    { $seat ->
        [you] Du bekommst eine Karte von { $giver }.
       *[other] { $giver ->
            [you] { $seat } bekommt eine Karte von dir.
           *[other] { $seat } bekommt eine Karte von { $giver }.
        }
    }
# of d727707c
stem-lost-card =
    { $seat ->
        [you] Du verlierst: { $card }.
       *[other] { $seat } verliert: { $card }.
    }
# of 51bad9b5
stem-took-from-discard =
    { $seat ->
        [you] Du nimmst vom Ablagestapel: { $card }.
       *[other] { $seat } nimmt vom Ablagestapel: { $card }.
    }
# of 0e692fa2
stem-ended = Die Partie ist vorbei. { winning }.
