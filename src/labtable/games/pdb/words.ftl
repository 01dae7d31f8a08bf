### What is said at a table of PDB: the game. A seat is called `you` before who sits there.

## Tokens, counted

pdb-samples =
    { $count ->
        [one] { $count } sample
       *[other] { $count } samples
    }
pdb-crystals =
    { $count ->
        [one] { $count } crystal
       *[other] { $count } crystals
    }
pdb-squares =
    { $count ->
        [one] { $count } square
       *[other] { $count } squares
    }
pdb-circles =
    { $count ->
        [one] { $count } circle
       *[other] { $count } circles
    }
pdb-triangles =
    { $count ->
        [one] { $count } triangle
       *[other] { $count } triangles
    }
pdb-achievements =
    { $count ->
        [one] { $count } achievement
       *[other] { $count } achievements
    }

## The log

pdb-took =
    { $seat ->
        [you] You take a { $token } to start with.
       *[other] { $seat } takes a { $token } to start with.
    }
pdb-placed =
    { $seat ->
        [you] You go to { $box }{ pdb-trade-you }.
       *[other] { $seat } goes to { $box }{ pdb-trade }.
    }
pdb-graduated =
    { $seat ->
        [you] You let a Researcher graduate{ pdb-trade-you }.
       *[other] { $seat } lets a Researcher graduate{ pdb-trade }.
    }
pdb-trade =
    { $trade ->
        [both] : { $pay } for { $gain }
        [pay] { " " }and pays { $pay }
        [gain] { " " }and gets { $gain }
       *[none] { "" }
    }
pdb-trade-you =
    { $trade ->
        [both] : { $pay } for { $gain }
        [pay] { " " }and pay { $pay }
        [gain] { " " }and get { $gain }
       *[none] { "" }
    }
pdb-laid-aside =
    { $seat ->
        [you] You lay a Researcher aside: there is nothing they can do.
       *[other] { $seat } lays a Researcher aside: there is nothing they can do.
    }
pdb-joined =
    { $seat ->
        [you] You now have { $researchers } Researchers.
       *[other] { $seat } now has { $researchers } Researchers.
    }
pdb-acquired =
    { $seat ->
        [you] You acquire { $card }.
       *[other] { $seat } acquires { $card }.
    }
pdb-turned-up = { $card } is turned up.
pdb-round-ended = Round { $round } is over.
pdb-drawn-to-lead =
    { $seat ->
        [you] You win the draw for the Leader token.
       *[other] { $seat } wins the draw for the Leader token.
    }
pdb-ended = The game is over. { winning }.
