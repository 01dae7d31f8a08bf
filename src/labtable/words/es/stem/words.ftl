### Lo que se dice en una mesa de S.T.E.M.: Epic Heroes. Un puesto se llama `you` ante quien lo ocupa.

## Pasos y clases de cartas

# of 1316ec7c
stem-step =
    { $step ->
        [observation] Observación
        [hypothesis] Hipótesis
        [experiment] Experimento
        [analyze_data] Analizar datos
       *[publish_results] Publicar resultados
    }
# of 434ad43e
stem-a-kind =
    { $card_kind ->
        [hero] un Héroe
        [inspiration] una Inspiración
        [location] un Lugar
       *[item] un Objeto
    }
# of b5c59a97
stem-deck =
    { $deck ->
        [hero] mazo de Héroes
       *[discovery] mazo de Descubrimientos
    }

## El registro

# of 0175eec2
stem-kept =
    { $seat ->
        [you] Conservas las seis cartas.
       *[other] { $seat } conserva las seis cartas.
    }
# of f59fdc83
stem-redrew =
    { $seat ->
        [you] Apartas las seis cartas y robas otras seis.
       *[other] { $seat } aparta las seis cartas y roba otras seis.
    }
# of d1298119
stem-turn-began =
    { $seat ->
        [you] Ronda { $round }: es tu turno.
       *[other] Ronda { $round }: es el turno de { $seat }.
    }
# of ae902f62
stem-passed =
    { $seat ->
        [you] Pasas.
       *[other] { $seat } pasa.
    }
# of e9c0734b
stem-announced-hero =
    { $seat ->
        [you] Juegas { $card }.
       *[other] { $seat } juega { $card }.
    }
# of 5bfbe99a
stem-chose-discovery =
    { $wild ->
        [yes] { $seat ->
            [you] Quieres puntuar { $card } como { stem-step }.
           *[other] { $seat } quiere puntuar { $card } como { stem-step }.
        }
       *[no] { $seat ->
            [you] Quieres puntuar { $card }.
           *[other] { $seat } quiere puntuar { $card }.
        }
    }
# of 34fc0b46
stem-scored =
    { $seat ->
        [you] { $hero } puntúa { $card } para ti.
       *[other] { $hero } puntúa { $card } para { $seat }.
    }
# of e3364c37
stem-completed =
    { $seat ->
        [you] Tienes los cinco pasos: esta es la última ronda.
       *[other] { $seat } tiene los cinco pasos: esta es la última ronda.
    }
# of 8c876d97
stem-got-leave =
    { $unlimited ->
        [yes] { $seat ->
            [you] Puedes puntuar una vez más en este turno.
           *[other] { $seat } puede puntuar una vez más en este turno.
        }
       *[no] { $points ->
            [one] { $seat ->
                [you] Puedes puntuar en este turno un Descubrimiento más, de { $points } punto como máximo.
               *[other] { $seat } puede puntuar en este turno un Descubrimiento más, de { $points } punto como máximo.
            }
           *[other] { $seat ->
                [you] Puedes puntuar en este turno un Descubrimiento más, de { $points } puntos como máximo.
               *[other] { $seat } puede puntuar en este turno un Descubrimiento más, de { $points } puntos como máximo.
            }
        }
    }
# of ae53f338
stem-discarded =
    { $seat ->
        [you] Descartas { $card }.
       *[other] { $seat } descarta { $card }.
    }
# of 59122609
stem-drew =
    { $seat ->
        [you] Robas: { $cards }.
       *[other] { $seat } roba: { $cards }.
    }
# of 4d49ff33
stem-drew-hidden =
    { $cards ->
        [one] { $seat ->
            [you] Robas { $cards } carta.
           *[other] { $seat } roba { $cards } carta.
        }
       *[other] { $seat ->
            [you] Robas { $cards } cartas.
           *[other] { $seat } roba { $cards } cartas.
        }
    }
# of ac42f075
stem-field-discarded =
    { $seat ->
        [you] Descartas { $card } del Campo.
       *[other] { $seat } descarta { $card } del Campo.
    }
# of bfaabe95
stem-turned-up = { $card } entra en el Campo.
# of 4c4a6ab1
stem-reshuffled =
    { $deck ->
        [hero] La pila de descarte de Héroes se baraja en un mazo nuevo.
       *[discovery] La pila de descarte de Descubrimientos se baraja en un mazo nuevo.
    }
# of ee486fc4
stem-swapped =
    { $seat ->
        [you] Cambias { $given } por { $taken }.
       *[other] { $seat } cambia { $given } por { $taken }.
    }
# of d10b8a79
stem-looked-at-deck =
    { $cards ->
        [one] { $seat ->
            [you] Miras { $cards } carta del { stem-deck }.
           *[other] { $seat } mira { $cards } carta del { stem-deck }.
        }
       *[other] { $seat ->
            [you] Miras { $cards } cartas del { stem-deck }.
           *[other] { $seat } mira { $cards } cartas del { stem-deck }.
        }
    }
# of 34d9ed02
stem-saw-cards =
    { $cards-count ->
        [0] { $seat ->
            [you] No ves nada.
           *[other] { $seat } no ve nada.
        }
       *[other] { $seat ->
            [you] Ves: { $cards }.
           *[other] { $seat } ve: { $cards }.
        }
    }
# of 29f14cae
stem-wagered =
    { $right ->
        [yes] { $seat ->
            [you] Aciertas: es la carta { $card }.
           *[other] { $seat } acierta: es la carta { $card }.
        }
       *[no] { $seat ->
            [you] Fallas: es la carta { $card }.
           *[other] { $seat } falla: es la carta { $card }.
        }
    }
# of 30a9897c
stem-announced-inspiration =
    { $seat ->
        [you] Juegas { $card }.
       *[other] { $seat } juega { $card }.
    }
# of 151cccc4
stem-aimed =
    { $what ->
        [card] El objetivo es la carta { $card }.
        [owner] { $owner ->
            [you] El objetivo eres tú.
           *[other] El objetivo es { $owner }.
        }
        [held] { $owner ->
            [you] El objetivo es tu carta { $card }.
           *[other] El objetivo es la carta { $card } de { $owner }.
        }
        [hero] { $owner ->
            [you] El objetivo es tu carta { $hero }.
           *[other] El objetivo es la carta { $hero } de { $owner }.
        }
        [part] { $owner ->
            [you] El objetivo es la Mejora { $card } en tu carta { $hero }.
           *[other] El objetivo es la Mejora { $card } en la carta { $hero } de { $owner }.
        }
       *[hidden] { $owner ->
            [you] El objetivo es { stem-a-kind } en tu carta { $hero }.
           *[other] El objetivo es { stem-a-kind } en la carta { $hero } de { $owner }.
        }
    }
# of 2627925d
stem-cancelled =
    { $seat ->
        [you] Se anula tu carta { $card }.
       *[other] Se anula la carta { $card } de { $seat }.
    }
# of de7282fd
stem-repeated =
    { $seat ->
        [you] Usas otra vez la habilidad de { $hero }.
       *[other] { $seat } usa otra vez la habilidad de { $hero }.
    }
# of a5e3874a
stem-attached =
    { $seat ->
        [you] Añades { $card } a { $hero }.
       *[other] { $seat } añade { $card } a { $hero }.
    }
# of e89a9d7d
stem-attached-hidden =
    { $seat ->
        [you] Añades { stem-a-kind } boca abajo a { $hero }.
       *[other] { $seat } añade { stem-a-kind } boca abajo a { $hero }.
    }
# of 59050fd6
stem-lost-enhancement =
    { $seat ->
        [you] Tu carta { $hero } pierde la Mejora { $card }.
       *[other] La carta { $hero } de { $seat } pierde la Mejora { $card }.
    }
# of 99bf8bf0
stem-took-enhancement =
    { $seat ->
        [you] Le quitas una Mejora a { $opponent }.
       *[other] { $opponent ->
            [you] { $seat } te quita una Mejora.
           *[other] { $seat } le quita una Mejora a { $opponent }.
        }
    }
# of 0bf34884
stem-no-place =
    { $seat ->
        [you] No tienes sitio para { $card }; la carta se descarta.
       *[other] { $seat } no tiene sitio para { $card }; la carta se descarta.
    }
# of 5ea62e4e
stem-granted =
    { $seat ->
        [you] Tu carta { $hero } puede usar Mejoras de cualquier tipo.
       *[other] La carta { $hero } de { $seat } puede usar Mejoras de cualquier tipo.
    }
# of bd407099
stem-looked-at-hand =
    { $opponent ->
        [you] { $seat } mira tu mano.
       *[other] { $seat ->
            [you] Miras la mano de { $opponent }.
           *[other] { $seat } mira la mano de { $opponent }.
        }
    }
# of d2a646f4
stem-saw-hand =
    { $opponent ->
        [you] Tienes en la mano: { $cards }.
       *[other] { $opponent } tiene en la mano: { $cards }.
    }
# of 91e09b67
stem-named-kind =
    { $seat ->
        [you] Le pides { stem-a-kind } a { $opponent }. { stem-is-there }
       *[other] { $opponent ->
            [you] { $seat } te pide { stem-a-kind }. { stem-is-there }
           *[other] { $seat } le pide { stem-a-kind } a { $opponent }. { stem-is-there }
        }
    }
# of c2a2a526
stem-is-there =
    { $found ->
        [yes] Hay una carta de esa clase.
       *[no] No hay ninguna carta de esa clase.
    }
# of f91959e9
stem-passed-card =
    { $seat ->
        [you] Recibes { $card } de { $giver }.
       *[other] { $giver ->
            [you] { $seat } recibe { $card } de ti.
           *[other] { $seat } recibe { $card } de { $giver }.
        }
    }
# of 11e063a8
stem-passed-hidden =
    { $seat ->
        [you] Recibes una carta de { $giver }.
       *[other] { $giver ->
            [you] { $seat } recibe una carta de ti.
           *[other] { $seat } recibe una carta de { $giver }.
        }
    }
# of d727707c
stem-lost-card =
    { $seat ->
        [you] Pierdes { $card }.
       *[other] { $seat } pierde { $card }.
    }
# of 51bad9b5
stem-took-from-discard =
    { $seat ->
        [you] Tomas { $card } de la pila de descarte.
       *[other] { $seat } toma { $card } de la pila de descarte.
    }
# of 0e692fa2
stem-ended = La partida ha terminado. { winning }.
