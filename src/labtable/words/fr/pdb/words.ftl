### Ce qui se dit à une table de PDB : le jeu. Une place s'appelle `you` pour qui l'occupe.

## Jetons, comptés

# of ee729347
pdb-samples =
    { $count ->
        [one] { $count } Échantillon
       *[other] { $count } Échantillons
    }
# of cf17d459
pdb-crystals =
    { $count ->
        [one] { $count } Cristal
       *[other] { $count } Cristaux
    }
# of 834a86c6
pdb-squares =
    { $count ->
        [one] { $count } carré
       *[other] { $count } carrés
    }
# of dae18fc6
pdb-circles =
    { $count ->
        [one] { $count } cercle
       *[other] { $count } cercles
    }
# of 27f51473
pdb-triangles =
    { $count ->
        [one] { $count } triangle
       *[other] { $count } triangles
    }
# of 6787bb1f
pdb-achievements = { $count } Succès

## Le journal

# of eed3ef75
pdb-took =
    { $token ->
        [square] { $seat ->
            [you] Tu prends un carré pour commencer.
           *[other] { $seat } prend un carré pour commencer.
        }
        [circle] { $seat ->
            [you] Tu prends un cercle pour commencer.
           *[other] { $seat } prend un cercle pour commencer.
        }
       *[triangle] { $seat ->
            [you] Tu prends un triangle pour commencer.
           *[other] { $seat } prend un triangle pour commencer.
        }
    }
# of da0b05d6
pdb-placed =
    { $seat ->
        [you] Tu choisis « { $box } »{ pdb-trade-you }.
       *[other] { $seat } choisit « { $box } »{ pdb-trade }.
    }
# of 90a00a8e
pdb-graduated =
    { $seat ->
        [you] Tu te sépares d'un Chercheur (Diplôme / Retraite){ pdb-trade-you }.
       *[other] { $seat } se sépare d'un Chercheur (Diplôme / Retraite){ pdb-trade }.
    }
# of 418b18d7
pdb-trade =
    { $trade ->
        [both] { " " }: { $pay } contre { $gain }
        [pay] { " " }et paie { $pay }
        [gain] { " " }et reçoit { $gain }
       *[none] { "" }
    }
# of 9aa0bc70
pdb-trade-you =
    { $trade ->
        [both] { " " }: { $pay } contre { $gain }
        [pay] { " " }et paies { $pay }
        [gain] { " " }et reçois { $gain }
       *[none] { "" }
    }
# of b5feea7f
pdb-laid-aside =
    { $seat ->
        [you] Tu mets un Chercheur de côté : il ne peut rien faire.
       *[other] { $seat } met un Chercheur de côté : il ne peut rien faire.
    }
# of 7b8bb1e1
pdb-joined =
    { $seat ->
        [you] Tu as maintenant { $researchers } Chercheurs.
       *[other] { $seat } a maintenant { $researchers } Chercheurs.
    }
# of e43e8929
pdb-acquired =
    { $seat ->
        [you] Tu acquiers { $card }.
       *[other] { $seat } acquiert { $card }.
    }
# of deb2433d
pdb-turned-up = On retourne { $card }.
# of 78ddb288
pdb-round-ended = La manche { $round } est finie.
# of d02376a6
pdb-drawn-to-lead =
    { $seat ->
        [you] Le tirage au sort te donne le jeton Meneur.
       *[other] Le tirage au sort donne le jeton Meneur à { $seat }.
    }
# of f0908bef
pdb-ended = La partie est finie. { winning }.
