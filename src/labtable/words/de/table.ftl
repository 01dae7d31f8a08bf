### Was an jedem Tisch gesagt wird. Ein Platz heißt `you`, wenn dort sitzt, wer liest.

# Wer dies liest, unter anderen in einer Aufzählung.
# of 688884a9
you-in-a-row = du
# Der Platz von jemandem, für den ein Bot einspringt.
# of 2228fa56
bot-of =
    { $seat ->
        [you] Dein Bot
       *[other] { $seat } (Bot)
    }
# of 76ebd3bb
winning =
    { $winners-count ->
        [one] { $winners ->
            [you] Du gewinnst
           *[other] { $winners } gewinnt
        }
       *[other] Geteilter Sieg: { $winners }
    }

## Alltägliches in kleinen Spielen

# of 2d07200c
kernel-passed =
    { $seat ->
        [you] Du passt.
       *[other] { $seat } passt.
    }
# of 4ba5903e
kernel-played =
    { $seat ->
        [you] Du spielst { $card }.
       *[other] { $seat } spielt { $card }.
    }
# of a1ea2c47
kernel-laid-face-down =
    { $seat ->
        [you] Du legst { $card } verdeckt hin.
       *[other] { $seat } legt { $card } verdeckt hin.
    }
# of aab143e6
kernel-laid-hidden =
    { $seat ->
        [you] Du legst eine Karte verdeckt hin.
       *[other] { $seat } legt eine Karte verdeckt hin.
    }
# of 24d04db7
kernel-won =
    { $seat ->
        [you] Du gewinnst { $card }.
       *[other] { $seat } gewinnt { $card }.
    }
# of ba3fc73b
kernel-round-ended = Runde { $round } ist vorbei.

## Rund um den Tisch

# of a8bc7b61
hall-replaced =
    { $seat ->
        [you] Dein Bot kam nicht weiter, darum hat { $by } gewählt.
       *[other] { $seat } kam nicht weiter, darum hat { $by } gewählt.
    }
# of f157be39
hall-hurried =
    { $seat ->
        [you] An anderen Tischen denken gerade viele Bots, darum hat { $by } schnell für dich gewählt.
       *[other] An anderen Tischen denken gerade viele Bots, darum hat { $by } schnell für { $seat } gewählt.
    }
# of 12bdb8ae
hall-time-was-up =
    { $seat ->
        [you] Deine Zeit war um, darum hat ein Bot einmal gewählt.
       *[other] Die Zeit von { $seat } war um, darum hat ein Bot einmal gewählt.
    }
# of 03589b7b
hall-welcome-back =
    { $count ->
        [0] Willkommen zurück! Dein Bot hatte nichts zu tun.
       *[other] { $named ->
            [yes] Willkommen zurück! Dein Bot hat für dich gewählt: { $moves }.
           *[no] { $count ->
                [one] Willkommen zurück! Dein Bot hat { $count } Zug für dich gemacht; welchen, steht im Verlauf.
               *[other] Willkommen zurück! Dein Bot hat { $count } Züge für dich gemacht; welche, steht im Verlauf.
            }
        }
    }
# of 7caf21ac
hall-taken-back =
    { $seat ->
        [you] Du hast einen Zug zurückgenommen.
       *[other] { $seat } hat einen Zug zurückgenommen.
    }
