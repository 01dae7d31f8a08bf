### Lo que se dice en una mesa del GSA Starter Deck. Un puesto se llama `you` ante quien lo ocupa.

## El registro

# of 873a8c2a
gsa-turn-began =
    { $seat ->
        [you] Ronda { $round }: es tu turno.
       *[other] Ronda { $round }: es el turno de { $seat }.
    }
# of dc757da7
gsa-named =
    { $source ->
        [project] { $seat ->
            [you] Vas a robar de la pila de Proyectos.
           *[other] { $seat } va a robar de la pila de Proyectos.
        }
        [resource] { $seat ->
            [you] Vas a robar de la pila de Recursos.
           *[other] { $seat } va a robar de la pila de Recursos.
        }
       *[discard] { $seat ->
            [you] Vas a robar de la pila de Descarte.
           *[other] { $seat } va a robar de la pila de Descarte.
        }
    }
# of 54724013
gsa-drew =
    { $seat ->
        [you] Robas: { $cards }.
       *[other] { $seat } roba: { $cards }.
    }
# of a2b0d964
gsa-drew-hidden =
    { $seat ->
        [you] Robas { $backs }.
       *[other] { $seat } roba { $backs }.
    }
# of 3c661190
gsa-backs-project =
    { $count ->
        [one] una carta de Proyecto
       *[other] { $count } cartas de Proyecto
    }
# of 0c1a6295
gsa-backs-resource =
    { $count ->
        [one] una carta de Recurso
       *[other] { $count } cartas de Recurso
    }
# of cf7b6dad
gsa-took-discard =
    { $seat ->
        [you] Tomas «{ $card }», la carta superior de la pila de Descarte.
       *[other] { $seat } toma «{ $card }», la carta superior de la pila de Descarte.
    }
# of d82ded27
gsa-refilled =
    { $cards ->
        [one] La pila de Quemadas se baraja: { $cards } carta en la nueva pila de Recursos.
       *[other] La pila de Quemadas se baraja: { $cards } cartas en la nueva pila de Recursos.
    }
# of bae8ce21
gsa-recycled =
    { $cards ->
        [one] La pila de Descarte se baraja, menos su carta superior: { $cards } carta en la nueva pila de Recursos.
       *[other] La pila de Descarte se baraja, menos su carta superior: { $cards } cartas en la nueva pila de Recursos.
    }
# of a82e85e4
gsa-armed = Se ha robado la última carta de Proyecto: el próximo proyecto completado provoca el final.
# of 03ccfde0
gsa-put-down =
    { $seat ->
        [you] Proyecto obligatorio: pones «{ $project }» en la mesa.
       *[other] Proyecto obligatorio: { $seat } pone «{ $project }» en la mesa.
    }
# of 51ec1485
gsa-started =
    { $seat ->
        [you] Empiezas «{ $project }».
       *[other] { $seat } empieza «{ $project }».
    }
# of 4c0b58c9
gsa-attached =
    { $wild ->
        [yes] { $seat ->
            [you] Colocas «{ $card }» (como «{ $type }») en «{ $project }».
           *[other] { $seat } coloca «{ $card }» (como «{ $type }») en «{ $project }».
        }
       *[no] { $seat ->
            [you] Colocas «{ $card }» en «{ $project }».
           *[other] { $seat } coloca «{ $card }» en «{ $project }».
        }
    }
# of d528682e
gsa-completed =
    { $seat ->
        [you] ¡Completas «{ $project }»!
       *[other] ¡{ $seat } completa «{ $project }»!
    }
# of 61e54bbc
gsa-abandoned =
    { $seat ->
        [you] Abandonas «{ $project }» y recuperas sus recursos.
       *[other] { $seat } abandona «{ $project }» y recupera sus recursos.
    }
# of 1d2d4961
gsa-guarded = «{ $project }» tiene ahora una protección.
# of 37cd0d1e
gsa-stopped = Una protección detiene el ataque a «{ $project }»: no pasa nada.
# of e91030eb
gsa-removed = Se quita «{ $card }» de «{ $project }».
# of 4b0d186c
gsa-offered =
    { $seat ->
        [you] Ofreces una colaboración a { $to }: «{ $project }» con «{ $other }».
       *[other] { $to ->
            [you] { $seat } te ofrece una colaboración: «{ $project }» con «{ $other }».
           *[other] { $seat } ofrece una colaboración a { $to }: «{ $project }» con «{ $other }».
        }
    }
# of b165b927
gsa-accepted =
    { $by ->
        [you] Aceptas la colaboración: «{ $project }» con «{ $other }».
       *[other] { $by } acepta la colaboración: «{ $project }» con «{ $other }».
    }
# of 0d82c1cf
gsa-refused =
    { $by ->
        [you] Rechazas la colaboración: «{ $project }» y «{ $other }» siguen por separado.
       *[other] { $by } rechaza la colaboración: «{ $project }» y «{ $other }» siguen por separado.
    }
# of d6941472
gsa-played =
    { $seat ->
        [you] Juegas «{ $card }».
       *[other] { $seat } juega «{ $card }».
    }
# of 41a7ead9
gsa-recovered =
    { $seat ->
        [you] Recuperas «{ $card }» de la pila de Descarte.
       *[other] { $seat } recupera «{ $card }» de la pila de Descarte.
    }
# of c2354c91
gsa-stole =
    { $seat ->
        [you] Le quitas «{ $card }» a { $victim }.
       *[other] { $victim ->
            [you] { $seat } te quita «{ $card }».
           *[other] { $seat } le quita «{ $card }» a { $victim }.
        }
    }
# of 3e247bcb
gsa-stole-hidden =
    { $seat ->
        [you] Le quitas una carta de Recurso a { $victim }.
       *[other] { $victim ->
            [you] { $seat } te quita una carta de Recurso.
           *[other] { $seat } le quita una carta de Recurso a { $victim }.
        }
    }
# of 29db97a3
gsa-delayed =
    { $by ->
        [one] { $victim ->
            [you] Robarás { $by } carta menos en tu próximo turno.
           *[other] { $victim } robará { $by } carta menos en su próximo turno.
        }
       *[other] { $victim ->
            [you] Robarás { $by } cartas menos en tu próximo turno.
           *[other] { $victim } robará { $by } cartas menos en su próximo turno.
        }
    }
# of a5a9f0fd
gsa-discarded =
    { $seat ->
        [you] Descartas «{ $card }».
       *[other] { $seat } descarta «{ $card }».
    }
# of 9762c3a4
gsa-triggered =
    { $seat ->
        [you] Provocas el final: después de este turno cada uno tiene uno más.
       *[other] { $seat } provoca el final: después de este turno cada uno tiene uno más.
    }
# of 3fad2609
gsa-ended = La partida ha terminado. { winning }.
