### Lo que se dice en una mesa del GSA Starter Deck. Un puesto se llama `you` ante quien lo ocupa.

## El registro

gsa-turn-began =
    { $seat ->
        [you] Ronda { $round }: es tu turno.
       *[other] Ronda { $round }: es el turno de { $seat }.
    }
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
gsa-drew =
    { $seat ->
        [you] Robas: { $cards }.
       *[other] { $seat } roba: { $cards }.
    }
gsa-drew-hidden =
    { $seat ->
        [you] Robas { $backs }.
       *[other] { $seat } roba { $backs }.
    }
gsa-backs-project =
    { $count ->
        [one] una carta de Proyecto
       *[other] { $count } cartas de Proyecto
    }
gsa-backs-resource =
    { $count ->
        [one] una carta de Recurso
       *[other] { $count } cartas de Recurso
    }
gsa-took-discard =
    { $seat ->
        [you] Tomas «{ $card }», la carta superior de la pila de Descarte.
       *[other] { $seat } toma «{ $card }», la carta superior de la pila de Descarte.
    }
gsa-refilled =
    { $cards ->
        [one] La pila de Quemadas se baraja: { $cards } carta en la nueva pila de Recursos.
       *[other] La pila de Quemadas se baraja: { $cards } cartas en la nueva pila de Recursos.
    }
gsa-recycled =
    { $cards ->
        [one] La pila de Descarte se baraja, menos su carta superior: { $cards } carta en la nueva pila de Recursos.
       *[other] La pila de Descarte se baraja, menos su carta superior: { $cards } cartas en la nueva pila de Recursos.
    }
gsa-armed = Se ha robado la última carta de Proyecto: el próximo proyecto completado provoca el final.
gsa-put-down =
    { $seat ->
        [you] Proyecto obligatorio: pones «{ $project }» en la mesa.
       *[other] Proyecto obligatorio: { $seat } pone «{ $project }» en la mesa.
    }
gsa-started =
    { $seat ->
        [you] Empiezas «{ $project }».
       *[other] { $seat } empieza «{ $project }».
    }
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
gsa-completed =
    { $seat ->
        [you] ¡Completas «{ $project }»!
       *[other] ¡{ $seat } completa «{ $project }»!
    }
gsa-abandoned =
    { $seat ->
        [you] Abandonas «{ $project }» y recuperas sus recursos.
       *[other] { $seat } abandona «{ $project }» y recupera sus recursos.
    }
gsa-guarded = «{ $project }» tiene ahora una protección.
gsa-stopped = Una protección detiene el ataque a «{ $project }»: no pasa nada.
gsa-removed = Se quita «{ $card }» de «{ $project }».
gsa-offered =
    { $seat ->
        [you] Ofreces una colaboración a { $to }: «{ $project }» con «{ $other }».
       *[other] { $to ->
            [you] { $seat } te ofrece una colaboración: «{ $project }» con «{ $other }».
           *[other] { $seat } ofrece una colaboración a { $to }: «{ $project }» con «{ $other }».
        }
    }
gsa-accepted =
    { $by ->
        [you] Aceptas la colaboración: «{ $project }» con «{ $other }».
       *[other] { $by } acepta la colaboración: «{ $project }» con «{ $other }».
    }
gsa-refused =
    { $by ->
        [you] Rechazas la colaboración: «{ $project }» y «{ $other }» siguen por separado.
       *[other] { $by } rechaza la colaboración: «{ $project }» y «{ $other }» siguen por separado.
    }
gsa-played =
    { $seat ->
        [you] Juegas «{ $card }».
       *[other] { $seat } juega «{ $card }».
    }
gsa-recovered =
    { $seat ->
        [you] Recuperas «{ $card }» de la pila de Descarte.
       *[other] { $seat } recupera «{ $card }» de la pila de Descarte.
    }
gsa-stole =
    { $seat ->
        [you] Le quitas «{ $card }» a { $victim }.
       *[other] { $victim ->
            [you] { $seat } te quita «{ $card }».
           *[other] { $seat } le quita «{ $card }» a { $victim }.
        }
    }
gsa-stole-hidden =
    { $seat ->
        [you] Le quitas una carta de Recurso a { $victim }.
       *[other] { $victim ->
            [you] { $seat } te quita una carta de Recurso.
           *[other] { $seat } le quita una carta de Recurso a { $victim }.
        }
    }
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
gsa-discarded =
    { $seat ->
        [you] Descartas «{ $card }».
       *[other] { $seat } descarta «{ $card }».
    }
gsa-triggered =
    { $seat ->
        [you] Provocas el final: después de este turno cada uno tiene uno más.
       *[other] { $seat } provoca el final: después de este turno cada uno tiene uno más.
    }
gsa-ended = La partida ha terminado. { winning }.
