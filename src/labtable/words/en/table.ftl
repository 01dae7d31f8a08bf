### What is said at every table. A seat is called `you` before who sits there.

# Somebody who reads this, among others in a list.
you-in-a-row = You
# The seat of somebody whom a bot stands in for.
bot-of =
    { $seat ->
        [you] Your bot
       *[other] { $seat }'s bot
    }
winning =
    { $winners-count ->
        [one] { $winners ->
            [you] You win
           *[other] { $winners } wins
        }
       *[other] { $winners } share the win
    }

## Everyday events of small games

kernel-passed =
    { $seat ->
        [you] You pass.
       *[other] { $seat } passes.
    }
kernel-played =
    { $seat ->
        [you] You play { $card }.
       *[other] { $seat } plays { $card }.
    }
kernel-laid-face-down =
    { $seat ->
        [you] You lay { $card } face down.
       *[other] { $seat } lays { $card } face down.
    }
kernel-laid-hidden =
    { $seat ->
        [you] You lay a card face down.
       *[other] { $seat } lays a card face down.
    }
kernel-won =
    { $seat ->
        [you] You win { $card }.
       *[other] { $seat } wins { $card }.
    }
kernel-round-ended = Round { $round } is over.

## Around the table

hall-replaced = { $seat } was stuck, so { $by } chose instead.
hall-hurried = Many bots are thinking at other tables, so { $by } chose quickly for { $seat }.
hall-time-was-up =
    { $seat ->
        [you] Your time was up, so a bot made one choice.
       *[other] { $seat }'s time was up, so a bot made one choice.
    }
hall-welcome-back =
    { $count ->
        [0] Welcome back. Your bot had nothing to do.
       *[other] { $named ->
            [yes] Welcome back. Your bot chose for you: { $moves }.
           *[no] Welcome back. Your bot made { $count } moves for you; the log tells which.
        }
    }
hall-taken-back =
    { $seat ->
        [you] You took a move back.
       *[other] { $seat } took a move back.
    }
