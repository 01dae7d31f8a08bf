### What is said at a table of the GSA Starter Deck. A seat is called `you` before who sits there.

## The log

gsa-turn-began =
    { $seat ->
        [you] Round { $round }: You begin a turn.
       *[other] Round { $round }: { $seat } begins a turn.
    }
gsa-named =
    { $source ->
        [project] { $seat ->
            [you] You will draw from the Project pile.
           *[other] { $seat } will draw from the Project pile.
        }
        [resource] { $seat ->
            [you] You will draw from the Resource pile.
           *[other] { $seat } will draw from the Resource pile.
        }
       *[discard] { $seat ->
            [you] You will draw from the Discard pile.
           *[other] { $seat } will draw from the Discard pile.
        }
    }
gsa-drew =
    { $seat ->
        [you] You draw { $cards }.
       *[other] { $seat } draws { $cards }.
    }
gsa-drew-hidden =
    { $seat ->
        [you] You draw { $backs }.
       *[other] { $seat } draws { $backs }.
    }
gsa-backs-project =
    { $count ->
        [one] a Project card
       *[other] { $count } Project cards
    }
gsa-backs-resource =
    { $count ->
        [one] a Resource card
       *[other] { $count } Resource cards
    }
gsa-took-discard =
    { $seat ->
        [you] You take { $card } from the top of the Discard pile.
       *[other] { $seat } takes { $card } from the top of the Discard pile.
    }
gsa-refilled =
    { $cards ->
        [one] The Burn pile is shuffled: { $cards } card in the new Resource pile.
       *[other] The Burn pile is shuffled: { $cards } cards in the new Resource pile.
    }
gsa-recycled =
    { $cards ->
        [one] The Discard pile is shuffled, all but its top card: { $cards } card in the new Resource pile.
       *[other] The Discard pile is shuffled, all but its top card: { $cards } cards in the new Resource pile.
    }
gsa-armed = The last Project card is drawn: the next completed project ends the game.
gsa-put-down =
    { $seat ->
        [you] { $project } is mandatory: you put it on the table.
       *[other] { $project } is mandatory: { $seat } puts it on the table.
    }
gsa-started =
    { $seat ->
        [you] You start { $project }.
       *[other] { $seat } starts { $project }.
    }
gsa-attached =
    { $wild ->
        [yes] { $seat ->
            [you] You add { $card } (as { $type }) to { $project }.
           *[other] { $seat } adds { $card } (as { $type }) to { $project }.
        }
       *[no] { $seat ->
            [you] You add { $card } to { $project }.
           *[other] { $seat } adds { $card } to { $project }.
        }
    }
gsa-completed =
    { $seat ->
        [you] You complete { $project }!
       *[other] { $seat } completes { $project }!
    }
gsa-abandoned =
    { $seat ->
        [you] You give up { $project } and take its resources back.
       *[other] { $seat } gives up { $project } and takes its resources back.
    }
gsa-guarded = { $project } is guarded now.
gsa-stopped = A guard protects { $project }: nothing happens.
gsa-removed = { $card } is removed from { $project }.
gsa-offered =
    { $seat ->
        [you] You ask { $to } to join { $project } with { $other }.
       *[other] { $seat } asks { $to } to join { $project } with { $other }.
    }
gsa-accepted =
    { $by ->
        [you] You accept: { $project } and { $other } are worked on together now.
       *[other] { $by } accepts: { $project } and { $other } are worked on together now.
    }
gsa-refused =
    { $by ->
        [you] You refuse: { $project } and { $other } stay apart.
       *[other] { $by } refuses: { $project } and { $other } stay apart.
    }
gsa-played =
    { $seat ->
        [you] You play { $card }.
       *[other] { $seat } plays { $card }.
    }
gsa-recovered =
    { $seat ->
        [you] You take { $card } back from the Discard pile.
       *[other] { $seat } takes { $card } back from the Discard pile.
    }
gsa-stole =
    { $seat ->
        [you] You take { $card } from { $victim }.
       *[other] { $seat } takes { $card } from { $victim }.
    }
gsa-stole-hidden =
    { $seat ->
        [you] You take a Resource card from { $victim }.
       *[other] { $seat } takes a Resource card from { $victim }.
    }
gsa-delayed =
    { $by ->
        [one] { $victim ->
            [you] You will draw { $by } card fewer next turn.
           *[other] { $victim } will draw { $by } card fewer next turn.
        }
       *[other] { $victim ->
            [you] You will draw { $by } cards fewer next turn.
           *[other] { $victim } will draw { $by } cards fewer next turn.
        }
    }
gsa-discarded =
    { $seat ->
        [you] You discard { $card }.
       *[other] { $seat } discards { $card }.
    }
gsa-triggered =
    { $seat ->
        [you] You bring about the end: after this turn everybody has one more.
       *[other] { $seat } brings about the end: after this turn everybody has one more.
    }
gsa-ended = The game is over. { winning }.
