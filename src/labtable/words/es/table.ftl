### Lo que se dice en cada mesa. Un puesto se llama `you` ante quien lo ocupa.

# Quien lee esto, entre otros en una enumeración.
# of 688884a9
you-in-a-row = tú
# El puesto de alguien a quien sustituye un bot.
# of 2228fa56
bot-of =
    { $seat ->
        [you] Tu bot
       *[other] { $seat } (bot)
    }
# of 76ebd3bb
winning =
    { $winners-count ->
        [one] { $winners ->
            [you] Ganas tú
           *[other] Gana { $winners }
        }
       *[other] Victoria compartida: { $winners }
    }

## Lo cotidiano de los juegos pequeños

# of 2d07200c
kernel-passed =
    { $seat ->
        [you] Pasas.
       *[other] { $seat } pasa.
    }
# of 4ba5903e
kernel-played =
    { $seat ->
        [you] Juegas { $card }.
       *[other] { $seat } juega { $card }.
    }
# of a1ea2c47
kernel-laid-face-down =
    { $seat ->
        [you] Pones { $card } boca abajo.
       *[other] { $seat } pone { $card } boca abajo.
    }
# of aab143e6
kernel-laid-hidden =
    { $seat ->
        [you] Pones una carta boca abajo.
       *[other] { $seat } pone una carta boca abajo.
    }
# of 24d04db7
kernel-won =
    { $seat ->
        [you] Ganas { $card }.
       *[other] { $seat } gana { $card }.
    }
# of ba3fc73b
kernel-round-ended = La ronda { $round } ha terminado.

## Alrededor de la mesa

# of a8bc7b61
hall-replaced =
    { $seat ->
        [you] Tu bot se atascó, así que { $by } eligió en su lugar.
       *[other] { $seat } se atascó, así que { $by } eligió en su lugar.
    }
# of f157be39
hall-hurried =
    { $seat ->
        [you] Muchos bots están pensando en otras mesas, así que { $by } eligió rápido por ti.
       *[other] Muchos bots están pensando en otras mesas, así que { $by } eligió rápido por { $seat }.
    }
# of 12bdb8ae
hall-time-was-up =
    { $seat ->
        [you] Se te acabó el tiempo, así que un bot eligió una vez por ti.
       *[other] A { $seat } se le acabó el tiempo, así que un bot eligió una vez en su lugar.
    }
# of 03589b7b
hall-welcome-back =
    { $count ->
        [0] ¡Hola de nuevo! Tu bot no tuvo nada que hacer.
       *[other] { $named ->
            [yes] ¡Hola de nuevo! Tu bot eligió por ti: { $moves }.
           *[no] { $count ->
                [one] ¡Hola de nuevo! Tu bot hizo { $count } jugada por ti; el registro dice cuál.
               *[other] ¡Hola de nuevo! Tu bot hizo { $count } jugadas por ti; el registro dice cuáles.
            }
        }
    }
# of 7caf21ac
hall-taken-back =
    { $seat ->
        [you] Has deshecho una jugada.
       *[other] { $seat } ha deshecho una jugada.
    }
