### Ce qui se dit à une table du GSA Starter Deck. Une place s'appelle `you` pour qui l'occupe.

## Le journal

# of 873a8c2a
gsa-turn-began =
    { $seat ->
        [you] Manche { $round } : à toi de jouer.
       *[other] Manche { $round } : à { $seat } de jouer.
    }
# of dc757da7
gsa-named =
    { $source ->
        [project] { $seat ->
            [you] Tu vas piocher dans la pile Projet.
           *[other] { $seat } va piocher dans la pile Projet.
        }
        [resource] { $seat ->
            [you] Tu vas piocher dans la pile Ressource.
           *[other] { $seat } va piocher dans la pile Ressource.
        }
       *[discard] { $seat ->
            [you] Tu vas piocher dans la défausse.
           *[other] { $seat } va piocher dans la défausse.
        }
    }
# of 54724013
gsa-drew =
    { $seat ->
        [you] Tu pioches : { $cards }.
       *[other] { $seat } pioche : { $cards }.
    }
# of a2b0d964
gsa-drew-hidden =
    { $seat ->
        [you] Tu pioches { $backs }.
       *[other] { $seat } pioche { $backs }.
    }
# of 3c661190
gsa-backs-project =
    { $count ->
        [one] une carte Projet
       *[other] { $count } cartes Projet
    }
# of 0c1a6295
gsa-backs-resource =
    { $count ->
        [one] une carte Ressource
       *[other] { $count } cartes Ressource
    }
# of cf7b6dad
gsa-took-discard =
    { $seat ->
        [you] Tu prends « { $card } » sur le dessus de la défausse.
       *[other] { $seat } prend « { $card } » sur le dessus de la défausse.
    }
# of d82ded27
gsa-refilled =
    { $cards ->
        [one] La pile des Brûlées est mélangée : { $cards } carte dans la nouvelle pile Ressource.
       *[other] La pile des Brûlées est mélangée : { $cards } cartes dans la nouvelle pile Ressource.
    }
# of bae8ce21
gsa-recycled =
    { $cards ->
        [one] La défausse est mélangée, sauf la carte du dessus : { $cards } carte dans la nouvelle pile Ressource.
       *[other] La défausse est mélangée, sauf la carte du dessus : { $cards } cartes dans la nouvelle pile Ressource.
    }
# of a82e85e4
gsa-armed = La dernière carte Projet est piochée : le prochain projet terminé provoque la fin.
# of 03ccfde0
gsa-put-down =
    { $seat ->
        [you] Projet obligatoire : tu poses « { $project } » sur la table.
       *[other] Projet obligatoire : { $seat } pose « { $project } » sur la table.
    }
# of 51ec1485
gsa-started =
    { $seat ->
        [you] Tu commences « { $project } ».
       *[other] { $seat } commence « { $project } ».
    }
# of 4c0b58c9
gsa-attached =
    { $wild ->
        [yes] { $seat ->
            [you] Tu attaches « { $card } » (comme « { $type } ») à « { $project } ».
           *[other] { $seat } attache « { $card } » (comme « { $type } ») à « { $project } ».
        }
       *[no] { $seat ->
            [you] Tu attaches « { $card } » à « { $project } ».
           *[other] { $seat } attache « { $card } » à « { $project } ».
        }
    }
# of d528682e
gsa-completed =
    { $seat ->
        [you] Tu termines « { $project } » !
       *[other] { $seat } termine « { $project } » !
    }
# of 61e54bbc
gsa-abandoned =
    { $seat ->
        [you] Tu abandonnes « { $project } » et reprends ses ressources.
       *[other] { $seat } abandonne « { $project } » et reprend ses ressources.
    }
# of 1d2d4961
gsa-guarded = « { $project } » a maintenant une protection.
# of 37cd0d1e
gsa-stopped = Une protection arrête l'attaque contre « { $project } » : rien ne se passe.
# of e91030eb
gsa-removed = On retire « { $card } » de « { $project } ».
# of 4b0d186c
gsa-offered =
    { $seat ->
        [you] Tu proposes une collaboration à { $to } : « { $project } » avec « { $other } ».
       *[other] { $to ->
            [you] { $seat } te propose une collaboration : « { $project } » avec « { $other } ».
           *[other] { $seat } propose une collaboration à { $to } : « { $project } » avec « { $other } ».
        }
    }
# of b165b927
gsa-accepted =
    { $by ->
        [you] Tu acceptes la collaboration : « { $project } » avec « { $other } ».
       *[other] { $by } accepte la collaboration : « { $project } » avec « { $other } ».
    }
# of 0d82c1cf
gsa-refused =
    { $by ->
        [you] Tu refuses la collaboration : « { $project } » et « { $other } » restent à part.
       *[other] { $by } refuse la collaboration : « { $project } » et « { $other } » restent à part.
    }
# of d6941472
gsa-played =
    { $seat ->
        [you] Tu joues « { $card } ».
       *[other] { $seat } joue « { $card } ».
    }
# of 41a7ead9
gsa-recovered =
    { $seat ->
        [you] Tu reprends « { $card } » dans la défausse.
       *[other] { $seat } reprend « { $card } » dans la défausse.
    }
# of c2354c91
gsa-stole =
    { $seat ->
        [you] Tu prends « { $card } » à { $victim }.
       *[other] { $victim ->
            [you] { $seat } te prend « { $card } ».
           *[other] { $seat } prend « { $card } » à { $victim }.
        }
    }
# of 3e247bcb
gsa-stole-hidden =
    { $seat ->
        [you] Tu prends une carte Ressource à { $victim }.
       *[other] { $victim ->
            [you] { $seat } te prend une carte Ressource.
           *[other] { $seat } prend une carte Ressource à { $victim }.
        }
    }
# of 29db97a3
gsa-delayed =
    { $by ->
        [one] { $victim ->
            [you] Tu piocheras { $by } carte de moins à ton prochain tour.
           *[other] { $victim } piochera { $by } carte de moins à son prochain tour.
        }
       *[other] { $victim ->
            [you] Tu piocheras { $by } cartes de moins à ton prochain tour.
           *[other] { $victim } piochera { $by } cartes de moins à son prochain tour.
        }
    }
# of a5a9f0fd
gsa-discarded =
    { $seat ->
        [you] Tu défausses « { $card } ».
       *[other] { $seat } défausse « { $card } ».
    }
# of 9762c3a4
gsa-triggered =
    { $seat ->
        [you] Tu provoques la fin : après ce tour, tout le monde en a encore un.
       *[other] { $seat } provoque la fin : après ce tour, tout le monde en a encore un.
    }
# of 3fad2609
gsa-ended = La partie est finie. { winning }.
