### Lo que se dice en una mesa de Adna's Lab. Un puesto se llama `you` ante quien lo ocupa.

## Cartas de un mazo, contadas

# of 815bee8b
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
# of 385423e4
adna-chain =
    { $chain ->
        [you] tu cadena
       *[other] { $own ->
            [yes] su propia cadena
           *[no] la cadena de { $chain }
        }
    }
# of 50aeee80
adna-deck =
    { $deck ->
        [bases] carta de Bases
        [reactions] carta de Reacciones
       *[enzymes] carta de Enzimas
    }

## El registro

# of d8de310b
adna-searched =
    { $seat ->
        [you] Tomas { $bases } al buscar A, T y G.
       *[other] { $seat } toma { $bases } al buscar A, T y G.
    }
# of 9727b7dc
adna-started =
    { $seat ->
        [you] Empiezas la partida.
       *[other] { $seat } empieza la partida.
    }
# of 5b81e7bb
adna-began =
    { $seat ->
        [you] Turno { $turn }: te toca.
       *[other] Turno { $turn }: le toca a { $seat }.
    }
# of 862b8b4b
adna-drew =
    { $seat ->
        [you] Robas { adna-cards }: { $cards }.
       *[other] { $seat } roba { adna-cards }: { $cards }.
    }
# of 4c050992
adna-drew-hidden =
    { $seat ->
        [you] Robas { adna-cards }.
       *[other] { $seat } roba { adna-cards }.
    }
# of ca61319d
adna-laid =
    { $seat ->
        [you] Colocas { $base } en { adna-chain }.
       *[other] { $seat } coloca { $base } en { adna-chain }.
    }
# of aee22869
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
# of e0c0aa00
adna-aim = { adna-aim-level }{ adna-aim-chain }{ adna-aim-company }
# of a88943bb
adna-aim-level =
    { $temperature ->
        [none] { "" }
       *[other] { " " }a { $temperature } °C
    }
# of 76b7a589
adna-aim-chain =
    { $chain ->
        [none] { "" }
       *[other] { " " }sobre { adna-chain }
    }
# of 0c0d5a87
adna-aim-company =
    { $company-count ->
        [0] { "" }
       *[other] , con { $company }
    }
# of 658a22f4
adna-stopped =
    { $seat ->
        [you] Se detiene tu carta { $card }.
       *[other] Se detiene la carta { $card } de { $seat }.
    }
# of d4b0ca43
adna-moved = El termómetro marca { $temperature } °C.
# of 7423345a
adna-turned-up = Se descubre { $base }.
# of 5897bbbe
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
# of d78194a2
adna-took-bases = { adna-took }
# of 60604a9b
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
# of 2ef98f36
adna-saw =
    { $seat ->
        [you] Ves la mano del rival: { $cards }.
       *[other] { $seat } ve la mano del rival: { $cards }.
    }
# of acce6c6e
adna-looked =
    { $seat ->
        [you] Miras la mano del rival.
       *[other] { $seat } mira la mano del rival.
    }
# of 37c8e8a4
adna-discarded =
    { $seat ->
        [you] Descartas { $card } ({ adna-deck }).
       *[other] { $seat } descarta { $card } ({ adna-deck }).
    }
# of 473eaabe
adna-discarded-hidden =
    { $seat ->
        [you] Descartas una { adna-deck }.
       *[other] { $seat } descarta una { adna-deck }.
    }
# of f220e9fe
adna-mutated =
    { $seat ->
        [you] Haces mutar { adna-chain }, que ahora es { $bases }.
       *[other] { $seat } hace mutar { adna-chain }, que ahora es { $bases }.
    }
# of 53f0188a
adna-rearranged =
    { $chain ->
        [you] Tu cadena es ahora { $bases }.
       *[other] La cadena de { $chain } es ahora { $bases }.
    }
# of 88ba4947
adna-removed =
    { $chain ->
        [you] Tu cadena pierde { $bases }.
       *[other] La cadena de { $chain } pierde { $bases }.
    }
# of 7e6bad7a
adna-cut =
    { $chain ->
        [you] Se corta tu cadena: { adna-loose }.
       *[other] Se corta la cadena de { $chain }: { adna-loose }.
    }
# of 4ea5a0b8
adna-loose =
    { $uracil ->
        [yes] { adna-piece }; la U desaparece
       *[no] { adna-piece }
    }
# of 7cf297b7
adna-piece =
    { $bases ->
        [none] no queda suelta ninguna base
       *[other] queda suelto { $bases }
    }
# of 2a74d46f
adna-lost =
    { $chain ->
        [you] Tu cadena pierde { $bases } para siempre.
       *[other] La cadena de { $chain } pierde { $bases } para siempre.
    }
# of 0319d2e9
adna-rejoined =
    { $chain ->
        [you] Tu cadena se une de nuevo con { $bases }.
       *[other] La cadena de { $chain } se une de nuevo con { $bases }.
    }
# of 22f1fdbb
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
# of b7607cdf
adna-shared = Tras { $turns } turnos la partida termina en empate.
# of 128f82e7
adna-ended =
    { $games ->
        [1] El encuentro ha terminado. { winning }.
       *[other] El encuentro ha terminado. { winning } (partidas { $first } a { $second }, puntos { $points } a { $others }).
    }
