### Was an einem Tisch von „PDB: das Spiel“ gesagt wird. Ein Platz heißt `you`, wenn dort sitzt, wer liest.

## Marker, gezählt

pdb-samples =
    { $count ->
        [one] { $count } Probe
       *[other] { $count } Proben
    }
pdb-crystals =
    { $count ->
        [one] { $count } Kristall
       *[other] { $count } Kristalle
    }
pdb-squares =
    { $count ->
        [one] { $count } Quadrat
       *[other] { $count } Quadrate
    }
pdb-circles =
    { $count ->
        [one] { $count } Kreis
       *[other] { $count } Kreise
    }
pdb-triangles =
    { $count ->
        [one] { $count } Dreieck
       *[other] { $count } Dreiecke
    }
pdb-achievements =
    { $count ->
        [one] { $count } Erfolg
       *[other] { $count } Erfolge
    }

## Der Verlauf

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
pdb-placed =
    { $seat ->
        [you] Du wählst „{ $box }“{ pdb-trade-you }.
       *[other] { $seat } wählt „{ $box }“{ pdb-trade }.
    }
pdb-graduated =
    { $seat ->
        [you] Du verabschiedest einen Forscher (Abschluss / Ruhestand){ pdb-trade-you }.
       *[other] { $seat } verabschiedet einen Forscher (Abschluss / Ruhestand){ pdb-trade }.
    }
pdb-trade =
    { $trade ->
        [both] : { $pay } für { $gain }
        [pay] { " " }und bezahlt { $pay }
        [gain] { " " }und bekommt { $gain }
       *[none] { "" }
    }
pdb-trade-you =
    { $trade ->
        [both] : { $pay } für { $gain }
        [pay] { " " }und bezahlst { $pay }
        [gain] { " " }und bekommst { $gain }
       *[none] { "" }
    }
pdb-laid-aside =
    { $seat ->
        [you] Du legst einen Forscher beiseite: Für ihn gibt es nichts zu tun.
       *[other] { $seat } legt einen Forscher beiseite: Für ihn gibt es nichts zu tun.
    }
pdb-joined =
    { $seat ->
        [you] Du hast jetzt { $researchers } Forscher.
       *[other] { $seat } hat jetzt { $researchers } Forscher.
    }
pdb-acquired =
    { $seat ->
        [you] Du erwirbst: { $card }.
       *[other] { $seat } erwirbt: { $card }.
    }
pdb-turned-up = { $card } wird aufgedeckt.
pdb-round-ended = Runde { $round } ist vorbei.
pdb-drawn-to-lead =
    { $seat ->
        [you] Du bekommst durch das Los den Leitungsmarker.
       *[other] { $seat } bekommt durch das Los den Leitungsmarker.
    }
pdb-ended = Die Partie ist vorbei. { winning }.
