### Was an einem Tisch von „PDB: das Spiel“ gesagt wird. Ein Platz heißt `you`, wenn dort sitzt, wer liest.

## Marker, gezählt

# of ee729347
pdb-samples =
    { $count ->
        [one] { $count } Probe
       *[other] { $count } Proben
    }
# of cf17d459
pdb-crystals =
    { $count ->
        [one] { $count } Kristall
       *[other] { $count } Kristalle
    }
# of 834a86c6
pdb-squares =
    { $count ->
        [one] { $count } Quadrat
       *[other] { $count } Quadrate
    }
# of dae18fc6
pdb-circles =
    { $count ->
        [one] { $count } Kreis
       *[other] { $count } Kreise
    }
# of 27f51473
pdb-triangles =
    { $count ->
        [one] { $count } Dreieck
       *[other] { $count } Dreiecke
    }
# of 6787bb1f
pdb-achievements =
    { $count ->
        [one] { $count } Erfolg
       *[other] { $count } Erfolge
    }

## Der Verlauf

# of eed3ef75
pdb-took =
    { $token ->
        [square] { $seat ->
            [you] Du nimmst zu Beginn ein Quadrat.
           *[other] { $seat } nimmt zu Beginn ein Quadrat.
        }
        [circle] { $seat ->
            [you] Du nimmst zu Beginn einen Kreis.
           *[other] { $seat } nimmt zu Beginn einen Kreis.
        }
       *[triangle] { $seat ->
            [you] Du nimmst zu Beginn ein Dreieck.
           *[other] { $seat } nimmt zu Beginn ein Dreieck.
        }
    }
# of da0b05d6
pdb-placed =
    { $seat ->
        [you] Du wählst „{ $box }“{ pdb-trade-you }.
       *[other] { $seat } wählt „{ $box }“{ pdb-trade }.
    }
# of 90a00a8e
pdb-graduated =
    { $seat ->
        [you] Du verabschiedest einen Forscher (Abschluss / Ruhestand){ pdb-trade-you }.
       *[other] { $seat } verabschiedet einen Forscher (Abschluss / Ruhestand){ pdb-trade }.
    }
# of 418b18d7
pdb-trade =
    { $trade ->
        [both] : { $pay } für { $gain }
        [pay] { " " }und bezahlt { $pay }
        [gain] { " " }und bekommt { $gain }
       *[none] { "" }
    }
# of 9aa0bc70
pdb-trade-you =
    { $trade ->
        [both] : { $pay } für { $gain }
        [pay] { " " }und bezahlst { $pay }
        [gain] { " " }und bekommst { $gain }
       *[none] { "" }
    }
# of b5feea7f
pdb-laid-aside =
    { $seat ->
        [you] Du legst einen Forscher beiseite: Für ihn gibt es nichts zu tun.
       *[other] { $seat } legt einen Forscher beiseite: Für ihn gibt es nichts zu tun.
    }
# of 7b8bb1e1
pdb-joined =
    { $seat ->
        [you] Du hast jetzt { $researchers } Forscher.
       *[other] { $seat } hat jetzt { $researchers } Forscher.
    }
# of e43e8929
pdb-acquired =
    { $seat ->
        [you] Du erwirbst: { $card }.
       *[other] { $seat } erwirbt: { $card }.
    }
# of deb2433d
pdb-turned-up = { $card } wird aufgedeckt.
# of 78ddb288
pdb-round-ended = Runde { $round } ist vorbei.
# of d02376a6
pdb-drawn-to-lead =
    { $seat ->
        [you] Du bekommst durch das Los den Leitungsmarker.
       *[other] { $seat } bekommt durch das Los den Leitungsmarker.
    }
# of f0908bef
pdb-ended = Die Partie ist vorbei. { winning }.
