### Ce qui se dit à une table d'Adna's Lab. Une place s'appelle `you` pour qui l'occupe.

## Cartes d'un paquet, comptées

adna-cards =
    { $deck ->
        [bases] { $number ->
            [one] { $number } carte Bases
           *[other] { $number } cartes Bases
        }
        [reactions] { $number ->
            [one] { $number } carte Réactions
           *[other] { $number } cartes Réactions
        }
       *[enzymes] { $number ->
            [one] { $number } carte Enzymes
           *[other] { $number } cartes Enzymes
        }
    }
adna-chain =
    { $chain ->
        [you] ta chaîne
       *[other] { $own ->
            [yes] sa propre chaîne
           *[no] la chaîne adverse
        }
    }
adna-deck =
    { $deck ->
        [bases] carte Bases
        [reactions] carte Réactions
       *[enzymes] carte Enzymes
    }

## Le journal

adna-searched =
    { $seat ->
        [you] Tu prends { $bases } en cherchant A, T et G.
       *[other] { $seat } prend { $bases } en cherchant A, T et G.
    }
adna-started =
    { $seat ->
        [you] Tu commences la partie.
       *[other] { $seat } commence la partie.
    }
adna-began =
    { $seat ->
        [you] Tour { $turn } : à toi de jouer.
       *[other] Tour { $turn } : à { $seat } de jouer.
    }
adna-drew =
    { $seat ->
        [you] Tu pioches { adna-cards } : { $cards }.
       *[other] { $seat } pioche { adna-cards } : { $cards }.
    }
adna-drew-hidden =
    { $seat ->
        [you] Tu pioches { adna-cards }.
       *[other] { $seat } pioche { adna-cards }.
    }
adna-laid =
    { $seat ->
        [you] Tu poses { $base } sur { adna-chain }.
       *[other] { $seat } pose { $base } sur { adna-chain }.
    }
adna-announced =
    { $how ->
        [action] { $seat ->
            [you] Tu joues { $card }{ adna-aim }.
           *[other] { $seat } joue { $card }{ adna-aim }.
        }
        [answer] { $seat ->
            [you] Tu réponds avec { $card }{ adna-aim }.
           *[other] { $seat } répond avec { $card }{ adna-aim }.
        }
       *[repair] { $seat ->
            [you] Tu répares avec { $card }{ adna-aim }.
           *[other] { $seat } répare avec { $card }{ adna-aim }.
        }
    }
adna-aim = { adna-aim-level }{ adna-aim-chain }{ adna-aim-company }
adna-aim-level =
    { $temperature ->
        [none] { "" }
       *[other] { " " }à { $temperature } °C
    }
adna-aim-chain =
    { $chain ->
        [none] { "" }
       *[other] { " " }sur { adna-chain }
    }
adna-aim-company =
    { $company-count ->
        [0] { "" }
       *[other] , avec { $company }
    }
adna-stopped =
    { $seat ->
        [you] Ta carte { $card } est arrêtée.
       *[other] La carte { $card } jouée par { $seat } est arrêtée.
    }
adna-moved = Le thermomètre indique { $temperature } °C.
adna-turned-up = On retourne { $base }.
adna-took =
    { $cards-count ->
        [one] { $seat ->
            [you] Tu prends { $cards-count } carte dans la main adverse : { $cards }.
           *[other] { $seat } prend { $cards-count } carte dans la main adverse : { $cards }.
        }
       *[other] { $seat ->
            [you] Tu prends { $cards-count } cartes dans la main adverse : { $cards }.
           *[other] { $seat } prend { $cards-count } cartes dans la main adverse : { $cards }.
        }
    }
adna-took-bases = { adna-took }
adna-took-hidden =
    { $number ->
        [one] { $seat ->
            [you] Tu prends { $number } carte dans la main adverse.
           *[other] { $seat } prend { $number } carte dans la main adverse.
        }
       *[other] { $seat ->
            [you] Tu prends { $number } cartes dans la main adverse.
           *[other] { $seat } prend { $number } cartes dans la main adverse.
        }
    }
adna-saw =
    { $seat ->
        [you] Tu vois la main adverse : { $cards }.
       *[other] { $seat } voit la main adverse : { $cards }.
    }
adna-looked =
    { $seat ->
        [you] Tu regardes la main adverse.
       *[other] { $seat } regarde la main adverse.
    }
adna-discarded =
    { $seat ->
        [you] Tu défausses { $card } ({ adna-deck }).
       *[other] { $seat } défausse { $card } ({ adna-deck }).
    }
adna-discarded-hidden =
    { $seat ->
        [you] Tu défausses une { adna-deck }.
       *[other] { $seat } défausse une { adna-deck }.
    }
adna-mutated =
    { $seat ->
        [you] Tu fais muter { adna-chain }, qui se lit maintenant { $bases }.
       *[other] { $seat } fait muter { adna-chain }, qui se lit maintenant { $bases }.
    }
adna-rearranged =
    { $chain ->
        [you] Ta chaîne se lit maintenant { $bases }.
       *[other] Chez { $chain }, la chaîne se lit maintenant { $bases }.
    }
adna-removed =
    { $chain ->
        [you] Ta chaîne perd { $bases }.
       *[other] Chez { $chain }, la chaîne perd { $bases }.
    }
adna-cut =
    { $chain ->
        [you] Ta chaîne est coupée : { adna-loose }.
       *[other] Chez { $chain }, la chaîne est coupée : { adna-loose }.
    }
adna-loose =
    { $uracil ->
        [yes] { adna-piece } ; le U disparaît
       *[no] { adna-piece }
    }
adna-piece =
    { $bases ->
        [none] aucune base ne reste libre
       *[other] { $bases } reste libre
    }
adna-lost =
    { $chain ->
        [you] Ta chaîne perd { $bases } pour de bon.
       *[other] Chez { $chain }, la chaîne perd { $bases } pour de bon.
    }
adna-rejoined =
    { $chain ->
        [you] { $bases } rejoint ta chaîne.
       *[other] Chez { $chain }, { $bases } rejoint la chaîne.
    }
adna-won =
    { $points ->
        [one] { $seat ->
            [you] Tu gagnes la partie avec une chaîne de longueur { $length } : { $points } point.
           *[other] { $seat } gagne la partie avec une chaîne de longueur { $length } : { $points } point.
        }
       *[other] { $seat ->
            [you] Tu gagnes la partie avec une chaîne de longueur { $length } : { $points } points.
           *[other] { $seat } gagne la partie avec une chaîne de longueur { $length } : { $points } points.
        }
    }
adna-shared = Après { $turns } tours, la partie finit à égalité.
adna-ended =
    { $games ->
        [1] Le match est fini. { winning }.
       *[other] Le match est fini. { winning } (parties { $first } à { $second }, points { $points } à { $others }).
    }
