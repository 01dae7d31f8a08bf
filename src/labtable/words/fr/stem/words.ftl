### Ce qui se dit à une table de S.T.E.M. : Epic Heroes. Une place s'appelle `you` pour qui l'occupe.

## Étapes et sortes de cartes

# of 1316ec7c
stem-step =
    { $step ->
        [observation] Observation
        [hypothesis] Hypothèse
        [experiment] Expérience
        [analyze_data] Analyser les données
       *[publish_results] Publier les résultats
    }
# of 434ad43e
stem-a-kind =
    { $card_kind ->
        [hero] un Héros
        [inspiration] une Inspiration
        [location] un Lieu
       *[item] un Objet
    }
# of b5c59a97
stem-deck =
    { $deck ->
        [hero] paquet Héros
       *[discovery] paquet Découverte
    }

## Le journal

# of 0175eec2
stem-kept =
    { $seat ->
        [you] Tu gardes les six cartes.
       *[other] { $seat } garde les six cartes.
    }
# of f59fdc83
stem-redrew =
    { $seat ->
        [you] Tu mets les six cartes de côté et en pioches six autres.
       *[other] { $seat } met les six cartes de côté et en pioche six autres.
    }
# of d1298119
stem-turn-began =
    { $seat ->
        [you] Manche { $round } : à toi de jouer.
       *[other] Manche { $round } : à { $seat } de jouer.
    }
# of ae902f62
stem-passed =
    { $seat ->
        [you] Tu passes.
       *[other] { $seat } passe.
    }
# of e9c0734b
stem-announced-hero =
    { $seat ->
        [you] Tu joues { $card }.
       *[other] { $seat } joue { $card }.
    }
# of 5bfbe99a
stem-chose-discovery =
    { $wild ->
        [yes] { $seat ->
            [you] Tu veux marquer { $card } comme étape { stem-step }.
           *[other] { $seat } veut marquer { $card } comme étape { stem-step }.
        }
       *[no] { $seat ->
            [you] Tu veux marquer { $card }.
           *[other] { $seat } veut marquer { $card }.
        }
    }
# of 34fc0b46
stem-scored =
    { $seat ->
        [you] { $hero } marque { $card } pour toi.
       *[other] { $hero } marque { $card } pour { $seat }.
    }
# of e3364c37
stem-completed =
    { $seat ->
        [you] Tu as les cinq étapes : c'est la dernière manche.
       *[other] { $seat } a les cinq étapes : c'est la dernière manche.
    }
# of 8c876d97
stem-got-leave =
    { $unlimited ->
        [yes] { $seat ->
            [you] Tu peux marquer encore une fois pendant ce tour.
           *[other] { $seat } peut marquer encore une fois pendant ce tour.
        }
       *[no] { $points ->
            [one] { $seat ->
                [you] Pendant ce tour, tu peux marquer encore une Découverte de { $points } point au plus.
               *[other] Pendant ce tour, { $seat } peut marquer encore une Découverte de { $points } point au plus.
            }
           *[other] { $seat ->
                [you] Pendant ce tour, tu peux marquer encore une Découverte de { $points } points au plus.
               *[other] Pendant ce tour, { $seat } peut marquer encore une Découverte de { $points } points au plus.
            }
        }
    }
# of ae53f338
stem-discarded =
    { $seat ->
        [you] Tu défausses { $card }.
       *[other] { $seat } défausse { $card }.
    }
# of 59122609
stem-drew =
    { $seat ->
        [you] Tu pioches : { $cards }.
       *[other] { $seat } pioche : { $cards }.
    }
# of 4d49ff33
stem-drew-hidden =
    { $cards ->
        [one] { $seat ->
            [you] Tu pioches { $cards } carte.
           *[other] { $seat } pioche { $cards } carte.
        }
       *[other] { $seat ->
            [you] Tu pioches { $cards } cartes.
           *[other] { $seat } pioche { $cards } cartes.
        }
    }
# of ac42f075
stem-field-discarded =
    { $seat ->
        [you] Tu défausses { $card } du Champ.
       *[other] { $seat } défausse { $card } du Champ.
    }
# of bfaabe95
stem-turned-up = { $card } entre dans le Champ.
# of 4c4a6ab1
stem-reshuffled =
    { $deck ->
        [hero] La défausse des Héros est mélangée en un nouveau paquet.
       *[discovery] La défausse des Découvertes est mélangée en un nouveau paquet.
    }
# of ee486fc4
stem-swapped =
    { $seat ->
        [you] Tu échanges { $given } contre { $taken }.
       *[other] { $seat } échange { $given } contre { $taken }.
    }
# of d10b8a79
stem-looked-at-deck =
    { $cards ->
        [one] { $seat ->
            [you] Tu regardes { $cards } carte du { stem-deck }.
           *[other] { $seat } regarde { $cards } carte du { stem-deck }.
        }
       *[other] { $seat ->
            [you] Tu regardes { $cards } cartes du { stem-deck }.
           *[other] { $seat } regarde { $cards } cartes du { stem-deck }.
        }
    }
# of 34d9ed02
stem-saw-cards =
    { $cards-count ->
        [0] { $seat ->
            [you] Tu ne vois rien.
           *[other] { $seat } ne voit rien.
        }
       *[other] { $seat ->
            [you] Tu vois : { $cards }.
           *[other] { $seat } voit : { $cards }.
        }
    }
# of 29f14cae
stem-wagered =
    { $right ->
        [yes] { $seat ->
            [you] Tu devines juste : c'est la carte { $card }.
           *[other] { $seat } devine juste : c'est la carte { $card }.
        }
       *[no] { $seat ->
            [you] Tu te trompes : c'est la carte { $card }.
           *[other] { $seat } se trompe : c'est la carte { $card }.
        }
    }
# of 30a9897c
stem-announced-inspiration =
    { $seat ->
        [you] Tu joues { $card }.
       *[other] { $seat } joue { $card }.
    }
# of 151cccc4
stem-aimed =
    { $what ->
        [card] La carte vise { $card }.
        [owner] { $owner ->
            [you] La carte te vise.
           *[other] La carte vise { $owner }.
        }
        [held] { $owner ->
            [you] La carte vise { $card } chez toi.
           *[other] La carte vise { $card } chez { $owner }.
        }
        [hero] { $owner ->
            [you] La carte vise { $hero } chez toi.
           *[other] La carte vise { $hero } chez { $owner }.
        }
        [part] { $owner ->
            [you] La carte vise l'Amélioration { $card } sur { $hero } chez toi.
           *[other] La carte vise l'Amélioration { $card } sur { $hero } chez { $owner }.
        }
       *[hidden] { $owner ->
            [you] La carte vise { stem-a-kind } sur { $hero } chez toi.
           *[other] La carte vise { stem-a-kind } sur { $hero } chez { $owner }.
        }
    }
# of 2627925d
stem-cancelled =
    { $seat ->
        [you] Ta carte { $card } est annulée.
       *[other] La carte { $card } jouée par { $seat } est annulée.
    }
# of de7282fd
stem-repeated =
    { $seat ->
        [you] Tu utilises de nouveau la capacité du Héros { $hero }.
       *[other] { $seat } utilise de nouveau la capacité du Héros { $hero }.
    }
# of a5e3874a
stem-attached =
    { $seat ->
        [you] Tu ajoutes { $card } à { $hero }.
       *[other] { $seat } ajoute { $card } à { $hero }.
    }
# of e89a9d7d
stem-attached-hidden =
    { $seat ->
        [you] Tu ajoutes { stem-a-kind } face cachée à { $hero }.
       *[other] { $seat } ajoute { stem-a-kind } face cachée à { $hero }.
    }
# of 59050fd6
stem-lost-enhancement =
    { $seat ->
        [you] Chez toi, { $hero } perd l'Amélioration { $card }.
       *[other] Chez { $seat }, { $hero } perd l'Amélioration { $card }.
    }
# of 99bf8bf0
stem-took-enhancement =
    { $seat ->
        [you] Tu prends une Amélioration à { $opponent }.
       *[other] { $opponent ->
            [you] { $seat } te prend une Amélioration.
           *[other] { $seat } prend une Amélioration à { $opponent }.
        }
    }
# of 0bf34884
stem-no-place =
    { $seat ->
        [you] Tu n'as pas de place pour { $card } ; la carte est défaussée.
       *[other] { $seat } n'a pas de place pour { $card } ; la carte est défaussée.
    }
# of 5ea62e4e
stem-granted =
    { $seat ->
        [you] Chez toi, { $hero } peut utiliser des Améliorations de tous les types.
       *[other] Chez { $seat }, { $hero } peut utiliser des Améliorations de tous les types.
    }
# of bd407099
stem-looked-at-hand =
    { $opponent ->
        [you] Tu montres ta main à { $seat }.
       *[other] { $seat ->
            [you] { $opponent } te montre sa main.
           *[other] { $opponent } montre sa main à { $seat }.
        }
    }
# of d2a646f4
stem-saw-hand =
    { $opponent ->
        [you] Tu as en main : { $cards }.
       *[other] { $opponent } a en main : { $cards }.
    }
# of 91e09b67
stem-named-kind =
    { $seat ->
        [you] Tu demandes { stem-a-kind } à { $opponent }. { stem-is-there }
       *[other] { $opponent ->
            [you] { $seat } te demande { stem-a-kind }. { stem-is-there }
           *[other] { $seat } demande { stem-a-kind } à { $opponent }. { stem-is-there }
        }
    }
# of c2a2a526
stem-is-there =
    { $found ->
        [yes] Il y a une carte de cette sorte.
       *[no] Il n'y a pas de carte de cette sorte.
    }
# of f91959e9
stem-passed-card =
    { $seat ->
        [you] { $giver } te cède { $card }.
       *[other] { $giver ->
            [you] Tu cèdes { $card } à { $seat }.
           *[other] { $giver } cède { $card } à { $seat }.
        }
    }
# of 11e063a8
stem-passed-hidden =
    { $seat ->
        [you] { $giver } te cède une carte.
       *[other] { $giver ->
            [you] Tu cèdes une carte à { $seat }.
           *[other] { $giver } cède une carte à { $seat }.
        }
    }
# of d727707c
stem-lost-card =
    { $seat ->
        [you] Tu perds { $card }.
       *[other] { $seat } perd { $card }.
    }
# of 51bad9b5
stem-took-from-discard =
    { $seat ->
        [you] Tu prends { $card } dans la défausse.
       *[other] { $seat } prend { $card } dans la défausse.
    }
# of 0e692fa2
stem-ended = La partie est finie. { winning }.
