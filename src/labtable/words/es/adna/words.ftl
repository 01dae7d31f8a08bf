### Lo que se dice en una mesa de Adna's Lab. Un puesto se llama `you` ante quien lo ocupa.

## Cartas de un mazo, contadas

adna-cards =
    { $deck ->
        [bases] { $number ->
            [one] { $number } carta de Bases
           *[other] { $number } cartas de Bases
        }
        [reactions] { $number ->
            [one] { $number } carta de Reacciones
           *[other] { $number } cartas de Reacciones
        }
       *[enzymes] { $number ->
            [one] { $number } carta de Enzimas
           *[other] { $number } cartas de Enzimas
        }
    }
adna-chain =
    { $chain ->
        [you] tu cadena
       *[other] { $own ->
            [yes] su propia cadena
           *[no] la cadena de { $chain }
        }
    }
adna-deck =
    { $deck ->
        [bases] carta de Bases
        [reactions] carta de Reacciones
       *[enzymes] carta de Enzimas
    }

## El registro

adna-searched =
    { $seat ->
        [you] Tomas { $bases } al buscar A, T y G.
       *[other] { $seat } toma { $bases } al buscar A, T y G.
    }
adna-started =
    { $seat ->
        [you] Empiezas la partida.
       *[other] { $seat } empieza la partida.
    }
adna-began =
    { $seat ->
        [you] Turno { $turn }: te toca.
       *[other] Turno { $turn }: le toca a { $seat }.
    }
adna-drew =
    { $seat ->
        [you] Robas { adna-cards }: { $cards }.
       *[other] { $seat } roba { adna-cards }: { $cards }.
    }
adna-drew-hidden =
    { $seat ->
        [you] Robas { adna-cards }.
       *[other] { $seat } roba { adna-cards }.
    }
adna-laid =
    { $seat ->
        [you] Colocas { $base } en { adna-chain }.
       *[other] { $seat } coloca { $base } en { adna-chain }.
    }
adna-announced =
    { $how ->
        [action] { $seat ->
            [you] Juegas { $card }{ adna-aim }.
           *[other] { $seat } juega { $card }{ adna-aim }.
        }
        [answer] { $seat ->
            [you] Respondes con { $card }{ adna-aim }.
           *[other] { $seat } responde con { $card }{ adna-aim }.
        }
       *[repair] { $seat ->
            [you] Reparas con { $card }{ adna-aim }.
           *[other] { $seat } repara con { $card }{ adna-aim }.
        }
    }
adna-aim = { adna-aim-level }{ adna-aim-chain }{ adna-aim-company }
adna-aim-level =
    { $temperature ->
        [none] { "" }
       *[other] { " " }a { $temperature } °C
    }
adna-aim-chain =
    { $chain ->
        [none] { "" }
       *[other] { " " }sobre { adna-chain }
    }
adna-aim-company =
    { $company-count ->
        [0] { "" }
       *[other] , con { $company }
    }
adna-stopped =
    { $seat ->
        [you] Se detiene tu carta { $card }.
       *[other] Se detiene la carta { $card } de { $seat }.
    }
adna-moved = El termómetro marca { $temperature } °C.
adna-turned-up = Se descubre { $base }.
adna-took =
    { $cards-count ->
        [one] { $seat ->
            [you] Tomas { $cards-count } carta de la mano del rival: { $cards }.
           *[other] { $seat } toma { $cards-count } carta de la mano del rival: { $cards }.
        }
       *[other] { $seat ->
            [you] Tomas { $cards-count } cartas de la mano del rival: { $cards }.
           *[other] { $seat } toma { $cards-count } cartas de la mano del rival: { $cards }.
        }
    }
adna-took-bases = { adna-took }
adna-took-hidden =
    { $number ->
        [one] { $seat ->
            [you] Tomas { $number } carta de la mano del rival.
           *[other] { $seat } toma { $number } carta de la mano del rival.
        }
       *[other] { $seat ->
            [you] Tomas { $number } cartas de la mano del rival.
           *[other] { $seat } toma { $number } cartas de la mano del rival.
        }
    }
adna-saw =
    { $seat ->
        [you] Ves la mano del rival: { $cards }.
       *[other] { $seat } ve la mano del rival: { $cards }.
    }
adna-looked =
    { $seat ->
        [you] Miras la mano del rival.
       *[other] { $seat } mira la mano del rival.
    }
adna-discarded =
    { $seat ->
        [you] Descartas { $card } ({ adna-deck }).
       *[other] { $seat } descarta { $card } ({ adna-deck }).
    }
adna-discarded-hidden =
    { $seat ->
        [you] Descartas una { adna-deck }.
       *[other] { $seat } descarta una { adna-deck }.
    }
adna-mutated =
    { $seat ->
        [you] Haces mutar { adna-chain }, que ahora es { $bases }.
       *[other] { $seat } hace mutar { adna-chain }, que ahora es { $bases }.
    }
adna-rearranged =
    { $chain ->
        [you] Tu cadena es ahora { $bases }.
       *[other] La cadena de { $chain } es ahora { $bases }.
    }
adna-removed =
    { $chain ->
        [you] Tu cadena pierde { $bases }.
       *[other] La cadena de { $chain } pierde { $bases }.
    }
adna-cut =
    { $chain ->
        [you] Se corta tu cadena: { adna-loose }.
       *[other] Se corta la cadena de { $chain }: { adna-loose }.
    }
adna-loose =
    { $uracil ->
        [yes] { adna-piece }; la U desaparece
       *[no] { adna-piece }
    }
adna-piece =
    { $bases ->
        [none] no queda suelta ninguna base
       *[other] queda suelto { $bases }
    }
adna-lost =
    { $chain ->
        [you] Tu cadena pierde { $bases } para siempre.
       *[other] La cadena de { $chain } pierde { $bases } para siempre.
    }
adna-rejoined =
    { $chain ->
        [you] Tu cadena se une de nuevo con { $bases }.
       *[other] La cadena de { $chain } se une de nuevo con { $bases }.
    }
adna-won =
    { $points ->
        [one] { $seat ->
            [you] Ganas la partida con una cadena de longitud { $length }: { $points } punto.
           *[other] { $seat } gana la partida con una cadena de longitud { $length }: { $points } punto.
        }
       *[other] { $seat ->
            [you] Ganas la partida con una cadena de longitud { $length }: { $points } puntos.
           *[other] { $seat } gana la partida con una cadena de longitud { $length }: { $points } puntos.
        }
    }
adna-shared = Tras { $turns } turnos la partida termina en empate.
adna-ended =
    { $games ->
        [1] El encuentro ha terminado. { winning }.
       *[other] El encuentro ha terminado. { winning } (partidas { $first } a { $second }, puntos { $points } a { $others }).
    }
