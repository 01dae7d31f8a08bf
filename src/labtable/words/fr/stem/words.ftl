### Ce qui se dit à une table de S.T.E.M. : Epic Heroes. Une place s'appelle `you` pour qui l'occupe.

## Étapes et sortes de cartes

stem-step =
    { $step ->
        [observation] Observation
        [hypothesis] Hypothèse
        [experiment] Expérience
        [analyze_data] Analyser les données
       *[publish_results] Publier les résultats
    }
stem-a-kind =
    { $card_kind ->
        [hero] un Héros
        [inspiration] une Inspiration
        [location] un Lieu
       *[item] un Objet
    }
stem-deck =
    { $deck ->
        [hero] paquet Héros
       *[discovery] paquet Découverte
    }

## Le journal

stem-kept =
    { $seat ->
        [you] Tu gardes les six cartes.
       *[other] { $seat } garde les six cartes.
    }
stem-redrew =
    { $seat ->
        [you] Tu mets les six cartes de côté et en pioches six autres.
       *[other] { $seat } met les six cartes de côté et en pioche six autres.
    }
stem-turn-began =
    { $seat ->
        [you] Manche { $round } : à toi de jouer.
       *[other] Manche { $round } : à { $seat } de jouer.
    }
stem-passed =
    { $seat ->
        [you] Tu passes.
       *[other] { $seat } passe.
    }
stem-announced-hero =
    { $seat ->
        [you] Tu joues { $card }.
       *[other] { $seat } joue { $card }.
    }
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
stem-scored =
    { $seat ->
        [you] { $hero } marque { $card } pour toi.
       *[other] { $hero } marque { $card } pour { $seat }.
    }
stem-completed =
    { $seat ->
        [you] Tu as les cinq étapes : c'est la dernière manche.
       *[other] { $seat } a les cinq étapes : c'est la dernière manche.
    }
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
stem-discarded =
    { $seat ->
        [you] Tu défausses { $card }.
       *[other] { $seat } défausse { $card }.
    }
stem-drew =
    { $seat ->
        [you] Tu pioches : { $cards }.
       *[other] { $seat } pioche : { $cards }.
    }
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
stem-field-discarded =
    { $seat ->
        [you] Tu défausses { $card } du Champ.
       *[other] { $seat } défausse { $card } du Champ.
    }
stem-turned-up = { $card } entre dans le Champ.
stem-reshuffled =
    { $deck ->
        [hero] La défausse des Héros est mélangée en un nouveau paquet.
       *[discovery] La défausse des Découvertes est mélangée en un nouveau paquet.
    }
stem-swapped =
    { $seat ->
        [you] Tu échanges { $given } contre { $taken }.
       *[other] { $seat } échange { $given } contre { $taken }.
    }
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
stem-announced-inspiration =
    { $seat ->
        [you] Tu joues { $card }.
       *[other] { $seat } joue { $card }.
    }
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
stem-cancelled =
    { $seat ->
        [you] Ta carte { $card } est annulée.
       *[other] La carte { $card } jouée par { $seat } est annulée.
    }
stem-repeated =
    { $seat ->
        [you] Tu utilises de nouveau la capacité du Héros { $hero }.
       *[other] { $seat } utilise de nouveau la capacité du Héros { $hero }.
    }
stem-attached =
    { $seat ->
        [you] Tu ajoutes { $card } à { $hero }.
       *[other] { $seat } ajoute { $card } à { $hero }.
    }
stem-attached-hidden =
    { $seat ->
        [you] Tu ajoutes { stem-a-kind } face cachée à { $hero }.
       *[other] { $seat } ajoute { stem-a-kind } face cachée à { $hero }.
    }
stem-lost-enhancement =
    { $seat ->
        [you] Chez toi, { $hero } perd l'Amélioration { $card }.
       *[other] Chez { $seat }, { $hero } perd l'Amélioration { $card }.
    }
stem-took-enhancement =
    { $seat ->
        [you] Tu prends une Amélioration à { $opponent }.
       *[other] { $opponent ->
            [you] { $seat } te prend une Amélioration.
           *[other] { $seat } prend une Amélioration à { $opponent }.
        }
    }
stem-no-place =
    { $seat ->
        [you] Tu n'as pas de place pour { $card } ; la carte est défaussée.
       *[other] { $seat } n'a pas de place pour { $card } ; la carte est défaussée.
    }
stem-granted =
    { $seat ->
        [you] Chez toi, { $hero } peut utiliser des Améliorations de tous les types.
       *[other] Chez { $seat }, { $hero } peut utiliser des Améliorations de tous les types.
    }
stem-looked-at-hand =
    { $opponent ->
        [you] Tu montres ta main à { $seat }.
       *[other] { $seat ->
            [you] { $opponent } te montre sa main.
           *[other] { $opponent } montre sa main à { $seat }.
        }
    }
stem-saw-hand =
    { $opponent ->
        [you] Tu as en main : { $cards }.
       *[other] { $opponent } a en main : { $cards }.
    }
stem-named-kind =
    { $seat ->
        [you] Tu demandes { stem-a-kind } à { $opponent }. { stem-is-there }
       *[other] { $opponent ->
            [you] { $seat } te demande { stem-a-kind }. { stem-is-there }
           *[other] { $seat } demande { stem-a-kind } à { $opponent }. { stem-is-there }
        }
    }
stem-is-there =
    { $found ->
        [yes] Il y a une carte de cette sorte.
       *[no] Il n'y a pas de carte de cette sorte.
    }
stem-passed-card =
    { $seat ->
        [you] { $giver } te cède { $card }.
       *[other] { $giver ->
            [you] Tu cèdes { $card } à { $seat }.
           *[other] { $giver } cède { $card } à { $seat }.
        }
    }
stem-passed-hidden =
    { $seat ->
        [you] { $giver } te cède une carte.
       *[other] { $giver ->
            [you] Tu cèdes une carte à { $seat }.
           *[other] { $giver } cède une carte à { $seat }.
        }
    }
stem-lost-card =
    { $seat ->
        [you] Tu perds { $card }.
       *[other] { $seat } perd { $card }.
    }
stem-took-from-discard =
    { $seat ->
        [you] Tu prends { $card } dans la défausse.
       *[other] { $seat } prend { $card } dans la défausse.
    }
stem-ended = La partie est finie. { winning }.
