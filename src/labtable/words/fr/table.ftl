### Ce qui se dit à chaque table. Une place s'appelle `you` pour qui l'occupe.

# Qui lit ceci, parmi d'autres dans une liste.
# of 688884a9
you-in-a-row = toi
# La place de quelqu'un qu'un bot remplace.
# of 2228fa56
bot-of =
    { $seat ->
        [you] Ton bot
       *[other] { $seat } (bot)
    }
# of 76ebd3bb
winning =
    { $winners-count ->
        [one] { $winners ->
            [you] Tu gagnes
           *[other] { $winners } gagne
        }
       *[other] Victoire partagée : { $winners }
    }

## Le quotidien des petits jeux

# of 2d07200c
kernel-passed =
    { $seat ->
        [you] Tu passes.
       *[other] { $seat } passe.
    }
# of 4ba5903e
kernel-played =
    { $seat ->
        [you] Tu joues { $card }.
       *[other] { $seat } joue { $card }.
    }
# of a1ea2c47
kernel-laid-face-down =
    { $seat ->
        [you] Tu poses { $card } face cachée.
       *[other] { $seat } pose { $card } face cachée.
    }
# of aab143e6
kernel-laid-hidden =
    { $seat ->
        [you] Tu poses une carte face cachée.
       *[other] { $seat } pose une carte face cachée.
    }
# of 24d04db7
kernel-won =
    { $seat ->
        [you] Tu gagnes { $card }.
       *[other] { $seat } gagne { $card }.
    }
# of ba3fc73b
kernel-round-ended = La manche { $round } est finie.

## Autour de la table

# of a8bc7b61
hall-replaced =
    { $seat ->
        [you] Ton bot n'avançait plus, { $by } a donc choisi à sa place.
       *[other] { $seat } n'avançait plus, { $by } a donc choisi à sa place.
    }
# of f157be39
hall-hurried =
    { $seat ->
        [you] Beaucoup de bots réfléchissent à d'autres tables, { $by } a donc vite choisi pour toi.
       *[other] Beaucoup de bots réfléchissent à d'autres tables, { $by } a donc vite choisi pour { $seat }.
    }
# of 12bdb8ae
hall-time-was-up =
    { $seat ->
        [you] Tu n'avais plus de temps, un bot a donc fait un choix à ta place.
       *[other] { $seat } n'avait plus de temps, un bot a donc fait un choix à sa place.
    }
# of 03589b7b
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
# of 7caf21ac
hall-taken-back =
    { $seat ->
        [you] Tu as repris un coup.
       *[other] { $seat } a repris un coup.
    }
