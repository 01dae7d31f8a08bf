### Ce qui se dit à une table d'Adna's Lab. Une place s'appelle `you` pour qui l'occupe.

## Cartes d'un paquet, comptées

# of 815bee8b
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
# of 385423e4
adna-chain =
    { $chain ->
        [you] ta chaîne
       *[other] { $own ->
            [yes] sa propre chaîne
           *[no] la chaîne adverse
        }
    }
# of 50aeee80
adna-deck =
    { $deck ->
        [bases] carte Bases
        [reactions] carte Réactions
       *[enzymes] carte Enzymes
    }

## Le journal

# of d8de310b
adna-searched =
    { $seat ->
        [you] Tu prends { $bases } en cherchant A, T et G.
       *[other] { $seat } prend { $bases } en cherchant A, T et G.
    }
# of 9727b7dc
adna-started =
    { $seat ->
        [you] Tu commences la partie.
       *[other] { $seat } commence la partie.
    }
# of 5b81e7bb
adna-began =
    { $seat ->
        [you] Tour { $turn } : à toi de jouer.
       *[other] Tour { $turn } : à { $seat } de jouer.
    }
# of 862b8b4b
adna-drew =
    { $seat ->
        [you] Tu pioches { adna-cards } : { $cards }.
       *[other] { $seat } pioche { adna-cards } : { $cards }.
    }
# of 4c050992
adna-drew-hidden =
    { $seat ->
        [you] Tu pioches { adna-cards }.
       *[other] { $seat } pioche { adna-cards }.
    }
# of ca61319d
adna-laid =
    { $seat ->
        [you] Tu poses { $base } sur { adna-chain }.
       *[other] { $seat } pose { $base } sur { adna-chain }.
    }
# of aee22869
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
# of e0c0aa00
adna-aim = { adna-aim-level }{ adna-aim-chain }{ adna-aim-company }
# of a88943bb
adna-aim-level =
    { $temperature ->
        [none] { "" }
       *[other] { " " }à { $temperature } °C
    }
# of 76b7a589
adna-aim-chain =
    { $chain ->
        [none] { "" }
       *[other] { " " }sur { adna-chain }
    }
# of 0c0d5a87
adna-aim-company =
    { $company-count ->
        [0] { "" }
       *[other] , avec { $company }
    }
# of 658a22f4
adna-stopped =
    { $seat ->
        [you] Ta carte { $card } est arrêtée.
       *[other] La carte { $card } jouée par { $seat } est arrêtée.
    }
# of d4b0ca43
adna-moved = Le thermomètre indique { $temperature } °C.
# of 7423345a
adna-turned-up = On retourne { $base }.
# of 5897bbbe
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
# of d78194a2
adna-took-bases = { adna-took }
# of 60604a9b
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
# of 2ef98f36
adna-saw =
    { $seat ->
        [you] Tu vois la main adverse : { $cards }.
       *[other] { $seat } voit la main adverse : { $cards }.
    }
# of acce6c6e
adna-looked =
    { $seat ->
        [you] Tu regardes la main adverse.
       *[other] { $seat } regarde la main adverse.
    }
# of 37c8e8a4
adna-discarded =
    { $seat ->
        [you] Tu défausses { $card } ({ adna-deck }).
       *[other] { $seat } défausse { $card } ({ adna-deck }).
    }
# of 473eaabe
adna-discarded-hidden =
    { $seat ->
        [you] Tu défausses une { adna-deck }.
       *[other] { $seat } défausse une { adna-deck }.
    }
# of f220e9fe
adna-mutated =
    { $seat ->
        [you] Tu fais muter { adna-chain }, qui se lit maintenant { $bases }.
       *[other] { $seat } fait muter { adna-chain }, qui se lit maintenant { $bases }.
    }
# of 53f0188a
adna-rearranged =
    { $chain ->
        [you] Ta chaîne se lit maintenant { $bases }.
       *[other] Chez { $chain }, la chaîne se lit maintenant { $bases }.
    }
# of 88ba4947
adna-removed =
    { $chain ->
        [you] Ta chaîne perd { $bases }.
       *[other] Chez { $chain }, la chaîne perd { $bases }.
    }
# of 7e6bad7a
adna-cut =
    { $chain ->
        [you] Ta chaîne est coupée : { adna-loose }.
       *[other] Chez { $chain }, la chaîne est coupée : { adna-loose }.
    }
# of 4ea5a0b8
adna-loose =
    { $uracil ->
        [yes] { adna-piece } ; le U disparaît
       *[no] { adna-piece }
    }
# of 7cf297b7
adna-piece =
    { $bases ->
        [none] aucune base ne reste libre
       *[other] { $bases } reste libre
    }
# of 2a74d46f
adna-lost =
    { $chain ->
        [you] Ta chaîne perd { $bases } pour de bon.
       *[other] Chez { $chain }, la chaîne perd { $bases } pour de bon.
    }
# of 0319d2e9
adna-rejoined =
    { $chain ->
        [you] { $bases } rejoint ta chaîne.
       *[other] Chez { $chain }, { $bases } rejoint la chaîne.
    }
# of 22f1fdbb
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
# of b7607cdf
adna-shared = Après { $turns } tours, la partie finit à égalité.
# of 128f82e7
adna-ended =
    { $games ->
        [1] Le match est fini. { winning }.
       *[other] Le match est fini. { winning } (parties { $first } à { $second }, points { $points } à { $others }).
    }
