### Ce qui se dit à chaque table. Une place s'appelle `you` pour qui l'occupe.

# Qui lit ceci, parmi d'autres dans une liste.
you-in-a-row = toi
# La place de quelqu'un qu'un bot remplace.
bot-of =
    { $seat ->
        [you] Ton bot
       *[other] { $seat } (bot)
    }
winning =
    { $winners-count ->
        [one] { $winners ->
            [you] Tu gagnes
           *[other] { $winners } gagne
        }
       *[other] Victoire partagée : { $winners }
    }

## Le quotidien des petits jeux

kernel-passed =
    { $seat ->
        [you] Tu passes.
       *[other] { $seat } passe.
    }
kernel-played =
    { $seat ->
        [you] Tu joues { $card }.
       *[other] { $seat } joue { $card }.
    }
kernel-laid-face-down =
    { $seat ->
        [you] Tu poses { $card } face cachée.
       *[other] { $seat } pose { $card } face cachée.
    }
kernel-laid-hidden =
    { $seat ->
        [you] Tu poses une carte face cachée.
       *[other] { $seat } pose une carte face cachée.
    }
kernel-won =
    { $seat ->
        [you] Tu gagnes { $card }.
       *[other] { $seat } gagne { $card }.
    }
kernel-round-ended = La manche { $round } est finie.

## Autour de la table

hall-replaced =
    { $seat ->
        [you] Ton bot n'avançait plus, { $by } a donc choisi à sa place.
       *[other] { $seat } n'avançait plus, { $by } a donc choisi à sa place.
    }
hall-hurried =
    { $seat ->
        [you] Beaucoup de bots réfléchissent à d'autres tables, { $by } a donc vite choisi pour toi.
       *[other] Beaucoup de bots réfléchissent à d'autres tables, { $by } a donc vite choisi pour { $seat }.
    }
hall-time-was-up =
    { $seat ->
        [you] Tu n'avais plus de temps, un bot a donc fait un choix à ta place.
       *[other] { $seat } n'avait plus de temps, un bot a donc fait un choix à sa place.
    }
hall-welcome-back =
    { $count ->
        [0] Te revoilà ! Ton bot n'a rien eu à faire.
       *[other] { $named ->
            [yes] Te revoilà ! Ton bot a choisi pour toi : { $moves }.
           *[no] { $count ->
                [one] Te revoilà ! Ton bot a joué { $count } coup pour toi ; le journal dit lequel.
               *[other] Te revoilà ! Ton bot a joué { $count } coups pour toi ; le journal dit lesquels.
            }
        }
    }
hall-taken-back =
    { $seat ->
        [you] Tu as repris un coup.
       *[other] { $seat } a repris un coup.
    }
