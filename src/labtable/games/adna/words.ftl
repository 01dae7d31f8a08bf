### What is said at a table of Adna's Lab. A seat is called `you` before who sits there.

## Cards of a deck, counted

adna-cards =
    { $deck ->
        [bases] { $number ->
            [one] { $number } Base
           *[other] { $number } Bases
        }
        [reactions] { $number ->
            [one] { $number } Reaction
           *[other] { $number } Reactions
        }
       *[enzymes] { $number ->
            [one] { $number } Enzyme
           *[other] { $number } Enzymes
        }
    }
adna-chain =
    { $chain ->
        [you] your chain
       *[other] { $own ->
            [yes] their own chain
           *[no] { $chain }'s chain
        }
    }
adna-deck =
    { $deck ->
        [bases] Base
        [reactions] Reaction
       *[enzymes] Enzyme
    }

## The log

adna-searched =
    { $seat ->
        [you] You take { $bases } in the search for A, T and G.
       *[other] { $seat } takes { $bases } in the search for A, T and G.
    }
adna-started =
    { $seat ->
        [you] You start the game.
       *[other] { $seat } starts the game.
    }
adna-began =
    { $seat ->
        [you] Turn { $turn }: You begin.
       *[other] Turn { $turn }: { $seat } begins.
    }
adna-drew =
    { $seat ->
        [you] You draw { adna-cards }: { $cards }.
       *[other] { $seat } draws { adna-cards }: { $cards }.
    }
adna-drew-hidden =
    { $seat ->
        [you] You draw { adna-cards }.
       *[other] { $seat } draws { adna-cards }.
    }
adna-laid =
    { $seat ->
        [you] You lay { $base } on { adna-chain }.
       *[other] { $seat } lays { $base } on { adna-chain }.
    }
adna-announced =
    { $how ->
        [action] { $seat ->
            [you] You play { $card }{ adna-aim }.
           *[other] { $seat } plays { $card }{ adna-aim }.
        }
        [answer] { $seat ->
            [you] You answer with { $card }{ adna-aim }.
           *[other] { $seat } answers with { $card }{ adna-aim }.
        }
       *[repair] { $seat ->
            [you] You repair with { $card }{ adna-aim }.
           *[other] { $seat } repairs with { $card }{ adna-aim }.
        }
    }
adna-aim = { adna-aim-level }{ adna-aim-chain }{ adna-aim-company }
adna-aim-level =
    { $temperature ->
        [none] { "" }
       *[other] { " " }to { $temperature } °C
    }
adna-aim-chain =
    { $chain ->
        [none] { "" }
       *[other] { " " }on { adna-chain }
    }
adna-aim-company =
    { $company-count ->
        [0] { "" }
       *[other] , with { $company }
    }
adna-stopped =
    { $seat ->
        [you] Your { $card } is stopped.
       *[other] { $seat }'s { $card } is stopped.
    }
adna-moved = The thermometer shows { $temperature } °C.
adna-turned-up = { $base } is turned up.
adna-took =
    { $cards-count ->
        [one] { $seat ->
            [you] You take { $cards-count } card from the other hand: { $cards }.
           *[other] { $seat } takes { $cards-count } card from the other hand: { $cards }.
        }
       *[other] { $seat ->
            [you] You take { $cards-count } cards from the other hand: { $cards }.
           *[other] { $seat } takes { $cards-count } cards from the other hand: { $cards }.
        }
    }
adna-took-bases = { adna-took }
adna-took-hidden =
    { $number ->
        [one] { $seat ->
            [you] You take { $number } card from the other hand.
           *[other] { $seat } takes { $number } card from the other hand.
        }
       *[other] { $seat ->
            [you] You take { $number } cards from the other hand.
           *[other] { $seat } takes { $number } cards from the other hand.
        }
    }
adna-saw =
    { $seat ->
        [you] You look at the other hand: { $cards }.
       *[other] { $seat } looks at the other hand: { $cards }.
    }
adna-looked =
    { $seat ->
        [you] You look at the other hand.
       *[other] { $seat } looks at the other hand.
    }
adna-discarded =
    { $seat ->
        [you] You discard { $card } ({ adna-deck }).
       *[other] { $seat } discards { $card } ({ adna-deck }).
    }
adna-discarded-hidden =
    { $seat ->
        [you] You discard a card ({ adna-deck }).
       *[other] { $seat } discards a card ({ adna-deck }).
    }
adna-mutated =
    { $seat ->
        [you] You mutate { adna-chain }, which now reads { $bases }.
       *[other] { $seat } mutates { adna-chain }, which now reads { $bases }.
    }
adna-rearranged =
    { $chain ->
        [you] Your chain now reads { $bases }.
       *[other] { $chain }'s chain now reads { $bases }.
    }
adna-removed =
    { $chain ->
        [you] Your chain loses { $bases }.
       *[other] { $chain }'s chain loses { $bases }.
    }
adna-cut =
    { $chain ->
        [you] Your chain is cut, and { adna-loose }.
       *[other] { $chain }'s chain is cut, and { adna-loose }.
    }
adna-loose =
    { $uracil ->
        [yes] { adna-piece }; the U is gone
       *[no] { adna-piece }
    }
adna-piece =
    { $bases ->
        [none] no base lies loose
       *[other] { $bases } lies loose
    }
adna-lost =
    { $chain ->
        [you] Your chain loses { $bases } for good.
       *[other] { $chain }'s chain loses { $bases } for good.
    }
adna-rejoined =
    { $chain ->
        [you] Your chain is joined again with { $bases }.
       *[other] { $chain }'s chain is joined again with { $bases }.
    }
adna-won =
    { $points ->
        [one] { $seat ->
            [you] You win the game with { $length } bases, for { $points } point.
           *[other] { $seat } wins the game with { $length } bases, for { $points } point.
        }
       *[other] { $seat ->
            [you] You win the game with { $length } bases, for { $points } points.
           *[other] { $seat } wins the game with { $length } bases, for { $points } points.
        }
    }
adna-shared = After { $turns } turns the game is shared.
adna-ended =
    { $games ->
        [1] The match is over. { winning }.
       *[other] The match is over. { winning }, games { $first } to { $second }, points { $points } to { $others }.
    }
