### Lo que se dice en una mesa de PDB: el juego. Un puesto se llama `you` ante quien lo ocupa.

## Fichas, contadas

# of ee729347
pdb-samples =
    { $count ->
        [one] { $count } Muestra
       *[other] { $count } Muestras
    }
# of cf17d459
pdb-crystals =
    { $count ->
        [one] { $count } Cristal
       *[other] { $count } Cristales
    }
# of 834a86c6
pdb-squares =
    { $count ->
        [one] { $count } cuadrado
       *[other] { $count } cuadrados
    }
# of dae18fc6
pdb-circles =
    { $count ->
        [one] { $count } círculo
       *[other] { $count } círculos
    }
# of 27f51473
pdb-triangles =
    { $count ->
        [one] { $count } triángulo
       *[other] { $count } triángulos
    }
# of 6787bb1f
pdb-achievements =
    { $count ->
        [one] { $count } Logro
       *[other] { $count } Logros
    }

## El registro

# of eed3ef75
pdb-took =
    { $token ->
        [square] { $seat ->
            [you] Tomas un cuadrado para empezar.
           *[other] { $seat } toma un cuadrado para empezar.
        }
        [circle] { $seat ->
            [you] Tomas un círculo para empezar.
           *[other] { $seat } toma un círculo para empezar.
        }
       *[triangle] { $seat ->
            [you] Tomas un triángulo para empezar.
           *[other] { $seat } toma un triángulo para empezar.
        }
    }
# of da0b05d6
pdb-placed =
    { $seat ->
        [you] Eliges «{ $box }»{ pdb-trade-you }.
       *[other] { $seat } elige «{ $box }»{ pdb-trade }.
    }
# of 90a00a8e
pdb-graduated =
    { $seat ->
        [you] Te desprendes de un Investigador (Graduarse / Jubilarse){ pdb-trade-you }.
       *[other] { $seat } se desprende de un Investigador (Graduarse / Jubilarse){ pdb-trade }.
    }
# of 418b18d7
pdb-trade =
    { $trade ->
        [both] : { $pay } por { $gain }
        [pay] { " " }y paga { $pay }
        [gain] { " " }y recibe { $gain }
       *[none] { "" }
    }
# of 9aa0bc70
pdb-trade-you =
    { $trade ->
        [both] : { $pay } por { $gain }
        [pay] { " " }y pagas { $pay }
        [gain] { " " }y recibes { $gain }
       *[none] { "" }
    }
# of b5feea7f
pdb-laid-aside =
    { $seat ->
        [you] Apartas un Investigador: no hay nada que pueda hacer.
       *[other] { $seat } aparta un Investigador: no hay nada que pueda hacer.
    }
# of 7b8bb1e1
pdb-joined =
    { $seat ->
        [you] Ahora tienes { $researchers } Investigadores.
       *[other] { $seat } tiene ahora { $researchers } Investigadores.
    }
# of e43e8929
pdb-acquired =
    { $seat ->
        [you] Adquieres { $card }.
       *[other] { $seat } adquiere { $card }.
    }
# of deb2433d
pdb-turned-up = Se descubre { $card }.
# of 78ddb288
pdb-round-ended = La ronda { $round } ha terminado.
# of d02376a6
pdb-drawn-to-lead =
    { $seat ->
        [you] El sorteo te da la ficha de Líder.
       *[other] El sorteo da la ficha de Líder a { $seat }.
    }
# of f0908bef
pdb-ended = La partida ha terminado. { winning }.
