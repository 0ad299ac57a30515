Feature: The turn, and the next one
  Stare, draw, part 3, part 4. Whoever still stands does it again.

  Background:
    Given a game of gunfighting
    And the gunfighters
      | name | Fast Draw | Pistol |
      | Ann  | Good      | Good   |
      | Bill | Fair      | Fair   |

  @GF-01
  Rule: A staredown, once; then draw, part 3 and part 4, over and over

    Example: With a staredown
      Given they stare each other down
      When 2 turns are played
      Then the parts of turn 1 are staredown, draw, part 3, part 4
      And the parts of turn 2 are draw, part 3, part 4

    Example: Without one
      When 1 turn is played
      Then the parts of turn 1 are draw, part 3, part 4

  @GF-28
  Rule: When everybody has finished part 4, it begins again at the draw

    Example: Everybody draws anew, and the order may change
      Given Bill's draw shows ++00 in turn 2
      When 2 turns are played
      Then the order of action is Ann, then Bill
      And in turn 2 the order of action is Bill, then Ann

    Example: It goes on while two sides have somebody in action
      Given Ann's shot shows 0000
      When Ann aims and shoots Bill
      Then Bill is Hurt
      And the fight goes on with a second turn

  @GF-29
  Rule: From the second turn on, a gun already drawn is worth +2 to the draw

    Example: The same gun again
      When they draw in turn 2
      Then Ann's draw of turn 2 counts
        | rule  | counts |
        | GF-07 | +1     |
        | GF-29 | +2     |

    Example: Whoever only dodged has his gun out all the same
      Given Bill dodges
      When they draw in turn 2
      Then Bill's draw comes to Great in turn 2

    Example: A gun in hand is worth nothing in the first turn, for it is not the drop
      Given Bill carries a revolver in hand
      When they draw in turn 2
      Then Bill's draw comes to Fair
      And Bill's draw comes to Great in turn 2

    Example: Both guns of a pair were out
      Given Bill carries a revolver and a derringer
      And Bill draws both guns
      When Bill draws both guns in turn 2
      Then Bill's draw of turn 2 counts
        | rule  | counts |
        | GF-07 | +0     |
        | GF-29 | +2     |

  @GF-30
  Rule: Whoever must draw a fresh gun has no such bonus

    Example: The first gun is empty, so he draws the second
      Given Bill carries a revolver 0/6 and a revolver
      When Bill draws the revolver 2 in turn 2
      Then Bill's draw of turn 2 counts
        | rule  | counts                 |
        | GF-07 | +0                     |
        | GF-30 | waives the +2 of GF-29 |

    Example: He goes back to the first, which he put away when he drew the second
      Given Bill carries a revolver and a derringer
      And Bill draws the derringer in turn 2
      When Bill draws the revolver in turn 3
      Then Bill's draw comes to Fair
      And Bill's draw of turn 2 counts
        | rule  | counts                 |
        | GF-07 | +0                     |
        | GF-30 | waives the +2 of GF-29 |
      And Bill's draw of turn 3 counts
        | rule  | counts                 |
        | GF-07 | +0                     |
        | GF-30 | waives the +2 of GF-29 |

    Example: One of two guns is fresh, and the single draw has no bonus
      Given Bill carries a revolver and a derringer
      When Bill draws both guns in turn 2
      Then Bill's draw of turn 2 counts
        | rule  | counts                 |
        | GF-07 | +0                     |
        | GF-30 | waives the +2 of GF-29 |
