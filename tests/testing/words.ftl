### What is said at the small tables of these tests.

testing-shown = { $seat } has { $card }.
testing-taken = Somebody took.
testing-laid = There are { $cards } cards.
testing-took-no-card = Somebody took nothing.
