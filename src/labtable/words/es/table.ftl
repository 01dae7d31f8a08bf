### Lo que se dice en cada mesa. Un puesto se llama `you` ante quien lo ocupa.

# Quien lee esto, entre otros en una enumeración.
you-in-a-row = tú
# El puesto de alguien a quien sustituye un bot.
bot-of =
    { $seat ->
        [you] Tu bot
       *[other] { $seat } (bot)
    }
winning =
    { $winners-count ->
        [one] { $winners ->
            [you] Ganas tú
           *[other] Gana { $winners }
        }
       *[other] Victoria compartida: { $winners }
    }

## Lo cotidiano de los juegos pequeños

kernel-passed =
    { $seat ->
        [you] Pasas.
       *[other] { $seat } pasa.
    }
kernel-played =
    { $seat ->
        [you] Juegas { $card }.
       *[other] { $seat } juega { $card }.
    }
kernel-laid-face-down =
    { $seat ->
        [you] Pones { $card } boca abajo.
       *[other] { $seat } pone { $card } boca abajo.
    }
kernel-laid-hidden =
    { $seat ->
        [you] Pones una carta boca abajo.
       *[other] { $seat } pone una carta boca abajo.
    }
kernel-won =
    { $seat ->
        [you] Ganas { $card }.
       *[other] { $seat } gana { $card }.
    }
kernel-round-ended = La ronda { $round } ha terminado.

## Alrededor de la mesa

hall-replaced =
    { $seat ->
        [you] Tu bot se atascó, así que { $by } eligió en su lugar.
       *[other] { $seat } se atascó, así que { $by } eligió en su lugar.
    }
hall-hurried =
    { $seat ->
        [you] Muchos bots están pensando en otras mesas, así que { $by } eligió rápido por ti.
       *[other] Muchos bots están pensando en otras mesas, así que { $by } eligió rápido por { $seat }.
    }
hall-time-was-up =
    { $seat ->
        [you] Se te acabó el tiempo, así que un bot eligió una vez por ti.
       *[other] A { $seat } se le acabó el tiempo, así que un bot eligió una vez en su lugar.
    }
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
hall-taken-back =
    { $seat ->
        [you] Has deshecho una jugada.
       *[other] { $seat } ha deshecho una jugada.
    }
