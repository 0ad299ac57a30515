Feature: Range
  How far is it, and how far does the weapon carry?

  Background:
    Given a game of EXP

  @EX-33 @EX-34
  Rule: Up to its range a weapon loses nothing, beyond it its decay for each hex

    Scenario Outline: A throwing axe at <hexes> hexes
      Given an attack with type B from <hexes> hexes
      And an anthro with BP 110 and MR 760
      And the weapon has range 14 and decay 300
      When the kilodie shows 900
      Then the roll comes to <net>

      @EX-34
      Examples:
        | hexes | net |
        | 15    | 710 |
        | 16    | 410 |

    Example: Beyond the range of a weapon without decay there is no attack
      Given an attack with type B from 13 hexes
      And the weapon has range 12 and no decay
      Then the attack is barred by EX-34

  @EX-05 @EX-33
  Rule: At its very range a weapon loses nothing

    Example: A throwing axe at fourteen hexes
      Given an attack with type B from 14 hexes
      And the weapon has range 14 and decay 300
      When the kilodie shows 500
      Then nothing is added to the roll but skill

  @EX-38
  Rule: Within range weather counts for every hex

    Example: An axe at fourteen in heavy rain
      Given an attack with type B from 14 hexes
      And the weapon has range 14 and decay 300
      And there is heavy rain
      When the kilodie shows 500
      Then the roll counts
        | rule  | counts |
        | EX-15 | -210   |

  @EX-34 @EX-12
  Rule: Beyond its range decay comes on top of the weather

    Example: Beyond it, weather over all sixteen hexes and decay over two
      Given an attack with type B from 16 hexes
      And the weapon has range 14 and decay 300
      And there is light rain
      When the kilodie shows 000
      Then the roll counts
        | rule  | counts |
        | EX-15 | -48    |
        | EX-34 | -600   |

  @EX-35
  Rule: Type A reaches the own hex and those adjacent

    Scenario Outline: A <reach> weapon at <hexes> hexes is out of reach
      Given an attack with type A from <hexes> hexes
      And the weapon's reach is <reach>
      Then the attack is barred by EX-35

      Examples:
        | reach  | hexes |
        | normal | 2     |
        | short  | 1     |
        | long   | 0     |
        | pole   | 3     |
        | pole   | 0     |

  @EX-36
  Rule: Type B needs another hex

    Example: Not in the own hex
      Given an attack with type B from 0 hexes
      Then the attack is barred by EX-36

    Example: And if the referee follows chapter 28, not in the next one
      Given an attack with type B from 1 hex
      And the referee rules on typeBMinTwo: true
      Then the attack is barred by EX-36

  @EX-12 @EX-32
  Rule: Hexes are counted, or measured

    Scenario Outline: <what> is <rain> in light rain
      Given <what>
      And there is light rain
      When the kilodie shows 500
      Then the roll counts
        | rule  | counts |
        | EX-15 | <rain> |

      Examples:
        | what                                                       | rain |
        | the attacker is in hex (0, 0) and the target in (1, -1)    | -3   |
        | the attacker is in hex (-2, 5) and the target in (4, -1)   | -18  |
        | the distance is 5 metres on the table                      | -9   |
        | the distance is 1 metres on the table                      | -3   |

  @EXF-10
  Rule: A gun's accuracy goes by its sign

    Scenario Outline: Accuracy <accuracy>
      Given the weapon's accuracy is <accuracy>
      When the kilodie shows <raw>
      Then the roll comes to <net>

      Examples:
        | accuracy | raw | net |
        | +75      | 000 | 928 |
        | -125     | 500 | 553 |
