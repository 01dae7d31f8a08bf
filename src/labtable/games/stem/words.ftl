### What is said at a table of S.T.E.M.: Epic Heroes. A seat is called `you` before who sits there.

## Steps and kinds of cards

stem-step =
    { $step ->
        [observation] Observation
        [hypothesis] Hypothesis
        [experiment] Experiment
        [analyze_data] Analyze Data
       *[publish_results] Publish Results
    }
stem-a-kind =
    { $card_kind ->
        [hero] a Hero
        [inspiration] an Inspiration
        [location] a Location
       *[item] an Item
    }
stem-deck =
    { $deck ->
        [hero] Hero
       *[discovery] Discovery
    }

## The log

stem-kept =
    { $seat ->
        [you] You keep all six cards.
       *[other] { $seat } keeps all six cards.
    }
stem-redrew =
    { $seat ->
        [you] You set all six cards aside and draw six others.
       *[other] { $seat } sets all six cards aside and draws six others.
    }
stem-turn-began =
    { $seat ->
        [you] Round { $round }: your turn.
       *[other] Round { $round }: { $seat }'s turn.
    }
stem-passed =
    { $seat ->
        [you] You pass.
       *[other] { $seat } passes.
    }
stem-announced-hero =
    { $seat ->
        [you] You play { $card }.
       *[other] { $seat } plays { $card }.
    }
stem-chose-discovery =
    { $wild ->
        [yes] { $seat ->
            [you] You go for { $card } as { stem-step }.
           *[other] { $seat } goes for { $card } as { stem-step }.
        }
       *[no] { $seat ->
            [you] You go for { $card }.
           *[other] { $seat } goes for { $card }.
        }
    }
stem-scored = { $hero } scores { $card } for { $seat }.
stem-completed =
    { $seat ->
        [you] You have all five steps: this is the last round.
       *[other] { $seat } has all five steps: this is the last round.
    }
stem-got-leave =
    { $unlimited ->
        [yes] { $seat ->
            [you] You may score once more this turn.
           *[other] { $seat } may score once more this turn.
        }
       *[no] { $points ->
            [one] { $seat ->
                [you] You may score a Discovery of { $points } point or less once more this turn.
               *[other] { $seat } may score a Discovery of { $points } point or less once more this turn.
            }
           *[other] { $seat ->
                [you] You may score a Discovery of { $points } points or less once more this turn.
               *[other] { $seat } may score a Discovery of { $points } points or less once more this turn.
            }
        }
    }
stem-discarded =
    { $seat ->
        [you] You discard { $card }.
       *[other] { $seat } discards { $card }.
    }
stem-drew =
    { $seat ->
        [you] You draw { $cards }.
       *[other] { $seat } draws { $cards }.
    }
stem-drew-hidden =
    { $cards ->
        [one] { $seat ->
            [you] You draw { $cards } card.
           *[other] { $seat } draws { $cards } card.
        }
       *[other] { $seat ->
            [you] You draw { $cards } cards.
           *[other] { $seat } draws { $cards } cards.
        }
    }
stem-field-discarded =
    { $seat ->
        [you] You discard { $card } from the Field.
       *[other] { $seat } discards { $card } from the Field.
    }
stem-turned-up = { $card } comes into the Field.
stem-reshuffled = The { stem-deck } discard pile is shuffled into a new deck.
stem-swapped =
    { $seat ->
        [you] You swap { $given } for { $taken }.
       *[other] { $seat } swaps { $given } for { $taken }.
    }
stem-looked-at-deck =
    { $cards ->
        [one] { $seat ->
            [you] You look at { $cards } card of the { stem-deck } deck.
           *[other] { $seat } looks at { $cards } card of the { stem-deck } deck.
        }
       *[other] { $seat ->
            [you] You look at { $cards } cards of the { stem-deck } deck.
           *[other] { $seat } looks at { $cards } cards of the { stem-deck } deck.
        }
    }
stem-saw-cards =
    { $cards-count ->
        [0] { $seat ->
            [you] You see nothing.
           *[other] { $seat } sees nothing.
        }
       *[other] { $seat ->
            [you] You see { $cards }.
           *[other] { $seat } sees { $cards }.
        }
    }
stem-wagered =
    { $right ->
        [yes] { $seat ->
            [you] You guess right: it is { $card }.
           *[other] { $seat } guesses right: it is { $card }.
        }
       *[no] { $seat ->
            [you] You guess wrong: it is { $card }.
           *[other] { $seat } guesses wrong: it is { $card }.
        }
    }
stem-announced-inspiration =
    { $seat ->
        [you] You play { $card }.
       *[other] { $seat } plays { $card }.
    }
stem-aimed =
    { $what ->
        [card] It aims at { $card }.
        [owner] It aims at { $owner }.
        [held] { $owner ->
            [you] It aims at your { $card }.
           *[other] It aims at { $owner }'s { $card }.
        }
        [hero] { $owner ->
            [you] It aims at your { $hero }.
           *[other] It aims at { $owner }'s { $hero }.
        }
        [part] { $owner ->
            [you] It aims at { $card } of your { $hero }.
           *[other] It aims at { $card } of { $owner }'s { $hero }.
        }
       *[hidden] { $owner ->
            [you] It aims at { stem-a-kind } of your { $hero }.
           *[other] It aims at { stem-a-kind } of { $owner }'s { $hero }.
        }
    }
stem-cancelled =
    { $seat ->
        [you] Your { $card } is cancelled.
       *[other] { $seat }'s { $card } is cancelled.
    }
stem-repeated =
    { $seat ->
        [you] You use the ability of { $hero } again.
       *[other] { $seat } uses the ability of { $hero } again.
    }
stem-attached =
    { $seat ->
        [you] You add { $card } to { $hero }.
       *[other] { $seat } adds { $card } to { $hero }.
    }
stem-attached-hidden =
    { $seat ->
        [you] You add { stem-a-kind } to { $hero }, face down.
       *[other] { $seat } adds { stem-a-kind } to { $hero }, face down.
    }
stem-lost-enhancement =
    { $seat ->
        [you] Your { $hero } loses { $card }.
       *[other] { $seat }'s { $hero } loses { $card }.
    }
stem-took-enhancement =
    { $seat ->
        [you] You take an Enhancement from { $opponent }.
       *[other] { $seat } takes an Enhancement from { $opponent }.
    }
stem-no-place =
    { $seat ->
        [you] You have no place for { $card }; it is discarded.
       *[other] { $seat } has no place for { $card }; it is discarded.
    }
stem-granted =
    { $seat ->
        [you] Your { $hero } may use Enhancements of every type.
       *[other] { $seat }'s { $hero } may use Enhancements of every type.
    }
stem-looked-at-hand =
    { $opponent ->
        [you] { $seat } looks at your hand.
       *[other] { $seat ->
            [you] You look at { $opponent }'s hand.
           *[other] { $seat } looks at { $opponent }'s hand.
        }
    }
stem-saw-hand =
    { $opponent ->
        [you] You hold { $cards }.
       *[other] { $opponent } holds { $cards }.
    }
stem-named-kind =
    { $seat ->
        [you] You ask { $opponent } for { stem-a-kind }. { stem-is-there }
       *[other] { $seat } asks { $opponent } for { stem-a-kind }. { stem-is-there }
    }
stem-is-there =
    { $found ->
        [yes] There is one.
       *[no] There is none.
    }
stem-passed-card =
    { $seat ->
        [you] You get { $card } from { $giver }.
       *[other] { $seat } gets { $card } from { $giver }.
    }
stem-passed-hidden =
    { $seat ->
        [you] You get a card from { $giver }.
       *[other] { $seat } gets a card from { $giver }.
    }
stem-lost-card =
    { $seat ->
        [you] You lose { $card }.
       *[other] { $seat } loses { $card }.
    }
stem-took-from-discard =
    { $seat ->
        [you] You take { $card } from the discard pile.
       *[other] { $seat } takes { $card } from the discard pile.
    }
stem-ended = The game is over. { winning }.
