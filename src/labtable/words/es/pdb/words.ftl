### Lo que se dice en una mesa de PDB: el juego. Un puesto se llama `you` ante quien lo ocupa.

## Fichas, contadas

pdb-samples =
    { $count ->
        [one] { $count } Muestra
       *[other] { $count } Muestras
    }
pdb-crystals =
    { $count ->
        [one] { $count } Cristal
       *[other] { $count } Cristales
    }
pdb-squares =
    { $count ->
        [one] { $count } cuadrado
       *[other] { $count } cuadrados
    }
pdb-circles =
    { $count ->
        [one] { $count } círculo
       *[other] { $count } círculos
    }
pdb-triangles =
    { $count ->
        [one] { $count } triángulo
       *[other] { $count } triángulos
    }
pdb-achievements =
    { $count ->
        [one] { $count } Logro
       *[other] { $count } Logros
    }

## El registro

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
pdb-placed =
    { $seat ->
        [you] Eliges «{ $box }»{ pdb-trade-you }.
       *[other] { $seat } elige «{ $box }»{ pdb-trade }.
    }
pdb-graduated =
    { $seat ->
        [you] Te desprendes de un Investigador (Graduarse / Jubilarse){ pdb-trade-you }.
       *[other] { $seat } se desprende de un Investigador (Graduarse / Jubilarse){ pdb-trade }.
    }
pdb-trade =
    { $trade ->
        [both] : { $pay } por { $gain }
        [pay] { " " }y paga { $pay }
        [gain] { " " }y recibe { $gain }
       *[none] { "" }
    }
pdb-trade-you =
    { $trade ->
        [both] : { $pay } por { $gain }
        [pay] { " " }y pagas { $pay }
        [gain] { " " }y recibes { $gain }
       *[none] { "" }
    }
pdb-laid-aside =
    { $seat ->
        [you] Apartas un Investigador: no hay nada que pueda hacer.
       *[other] { $seat } aparta un Investigador: no hay nada que pueda hacer.
    }
pdb-joined =
    { $seat ->
        [you] Ahora tienes { $researchers } Investigadores.
       *[other] { $seat } tiene ahora { $researchers } Investigadores.
    }
pdb-acquired =
    { $seat ->
        [you] Adquieres { $card }.
       *[other] { $seat } adquiere { $card }.
    }
pdb-turned-up = Se descubre { $card }.
pdb-round-ended = La ronda { $round } ha terminado.
pdb-drawn-to-lead =
    { $seat ->
        [you] El sorteo te da la ficha de Líder.
       *[other] El sorteo da la ficha de Líder a { $seat }.
    }
pdb-ended = La partida ha terminado. { winning }.
