### Was an jedem Tisch gesagt wird. Ein Platz heißt `you`, wenn dort sitzt, wer liest.

# Wer dies liest, unter anderen in einer Aufzählung.
you-in-a-row = du
# Der Platz von jemandem, für den ein Bot einspringt.
bot-of =
    { $seat ->
        [you] Dein Bot
       *[other] { $seat } (Bot)
    }
winning =
    { $winners-count ->
        [one] { $winners ->
            [you] Du gewinnst
           *[other] { $winners } gewinnt
        }
       *[other] Geteilter Sieg: { $winners }
    }

## Alltägliches in kleinen Spielen

kernel-passed =
    { $seat ->
        [you] Du passt.
       *[other] { $seat } passt.
    }
kernel-played =
    { $seat ->
        [you] Du spielst { $card }.
       *[other] { $seat } spielt { $card }.
    }
kernel-laid-face-down =
    { $seat ->
        [you] Du legst { $card } verdeckt hin.
       *[other] { $seat } legt { $card } verdeckt hin.
    }
kernel-laid-hidden =
    { $seat ->
        [you] Du legst eine Karte verdeckt hin.
       *[other] { $seat } legt eine Karte verdeckt hin.
    }
kernel-won =
    { $seat ->
        [you] Du gewinnst { $card }.
       *[other] { $seat } gewinnt { $card }.
    }
kernel-round-ended = Runde { $round } ist vorbei.

## Rund um den Tisch

hall-replaced =
    { $seat ->
        [you] Dein Bot kam nicht weiter, darum hat { $by } gewählt.
       *[other] { $seat } kam nicht weiter, darum hat { $by } gewählt.
    }
hall-hurried =
    { $seat ->
        [you] An anderen Tischen denken gerade viele Bots, darum hat { $by } schnell für dich gewählt.
       *[other] An anderen Tischen denken gerade viele Bots, darum hat { $by } schnell für { $seat } gewählt.
    }
hall-time-was-up =
    { $seat ->
        [you] Deine Zeit war um, darum hat ein Bot einmal gewählt.
       *[other] Die Zeit von { $seat } war um, darum hat ein Bot einmal gewählt.
    }
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
hall-taken-back =
    { $seat ->
        [you] Du hast einen Zug zurückgenommen.
       *[other] { $seat } hat einen Zug zurückgenommen.
    }
