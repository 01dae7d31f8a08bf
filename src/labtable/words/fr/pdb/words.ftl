### Ce qui se dit à une table de PDB : le jeu. Une place s'appelle `you` pour qui l'occupe.

## Jetons, comptés

pdb-samples =
    { $count ->
        [one] { $count } Échantillon
       *[other] { $count } Échantillons
    }
pdb-crystals =
    { $count ->
        [one] { $count } Cristal
       *[other] { $count } Cristaux
    }
pdb-squares =
    { $count ->
        [one] { $count } carré
       *[other] { $count } carrés
    }
pdb-circles =
    { $count ->
        [one] { $count } cercle
       *[other] { $count } cercles
    }
pdb-triangles =
    { $count ->
        [one] { $count } triangle
       *[other] { $count } triangles
    }
pdb-achievements = { $count } Succès

## Le journal

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
pdb-placed =
    { $seat ->
        [you] Tu choisis « { $box } »{ pdb-trade-you }.
       *[other] { $seat } choisit « { $box } »{ pdb-trade }.
    }
pdb-graduated =
    { $seat ->
        [you] Tu te sépares d'un Chercheur (Diplôme / Retraite){ pdb-trade-you }.
       *[other] { $seat } se sépare d'un Chercheur (Diplôme / Retraite){ pdb-trade }.
    }
pdb-trade =
    { $trade ->
        [both] { " " }: { $pay } contre { $gain }
        [pay] { " " }et paie { $pay }
        [gain] { " " }et reçoit { $gain }
       *[none] { "" }
    }
pdb-trade-you =
    { $trade ->
        [both] { " " }: { $pay } contre { $gain }
        [pay] { " " }et paies { $pay }
        [gain] { " " }et reçois { $gain }
       *[none] { "" }
    }
pdb-laid-aside =
    { $seat ->
        [you] Tu mets un Chercheur de côté : il ne peut rien faire.
       *[other] { $seat } met un Chercheur de côté : il ne peut rien faire.
    }
pdb-joined =
    { $seat ->
        [you] Tu as maintenant { $researchers } Chercheurs.
       *[other] { $seat } a maintenant { $researchers } Chercheurs.
    }
pdb-acquired =
    { $seat ->
        [you] Tu acquiers { $card }.
       *[other] { $seat } acquiert { $card }.
    }
pdb-turned-up = On retourne { $card }.
pdb-round-ended = La manche { $round } est finie.
pdb-drawn-to-lead =
    { $seat ->
        [you] Le tirage au sort te donne le jeton Meneur.
       *[other] Le tirage au sort donne le jeton Meneur à { $seat }.
    }
pdb-ended = La partie est finie. { winning }.
