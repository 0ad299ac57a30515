Feature: The arithmetic of the to-hit roll
  The raw roll less every penalty, then skill, then the maximum roll, then every bonus; and that against the armour rating.

  Background:
    Given a game of EXP

  @EX-01 @EX-05
  Rule: Penalties, skill, maximum roll, bonuses, armour rating, in this order

    @EX-06
    Example: Heavy rain at ten hexes, the first example of the text
      Given an attack with type C from 10 hexes
      And an anthro with BP 0 and MR 1000
      And there is heavy rain
      And an armour rating of 800
      When the kilodie shows 953
      Then the roll counts
        | rule  | counts |
        | EX-15 | -150   |
      And the roll comes to 803 and hits

    @EX-06
    Example: The maximum roll stays what it is, and a high BP makes good for the rain
      Given an attack with type C from 10 hexes
      And an anthro with BP 242 and MR 842
      And there is heavy rain
      And an armour rating of 842
      When the kilodie shows 000
      Then the roll comes to 842 and hits

    Example: The cap comes after BP, 987 and 134 to a maximum of 894
      Given an anthro with BP 134 and MR 894
      And an armour rating of 894
      When the kilodie shows 987
      Then the roll comes to 894 and hits

    @EX-06
    Example: The penalty comes before the cap, which leaves a chance of 35%
      Given an attack with type C from 10 hexes
      And an anthro with BP 242 and MR 842
      And there is heavy rain
      And an armour rating of 742
      When the kilodie shows 650
      Then before the throw she reads "Chance of the to-hit roll: 351 in 1000, on 650 or more."
      And the roll comes to 742 and hits

    Example: The cap comes after BP
      Given an anthro with BP 234 and MR 909
      And an armour rating of 910
      When the kilodie shows 852
      Then the roll comes to 909 and misses

  @EX-07 @EX-10 @EX-11
  Rule: A bonus passes the maximum roll

    Example: From behind, MR 763 reaches an armour rating of 793, the second example of the text
      Given an attack with type A
      And an anthro with BP 138 and MR 763
      And an armour rating of 793
      And the attack comes from behind
      When the kilodie shows 000
      Then the roll comes to 853 and hits

    Example: And that is 853, not 883
      Given an attack with type A
      And an anthro with BP 138 and MR 763
      And an armour rating of 860
      And the attack comes from behind
      When the kilodie shows 000
      Then the roll comes to 853 and misses

  @EX-04
  Rule: Penalties and bonuses are never netted

    Scenario Outline: With a raw <raw> and MR 763, -100 and +90 come to <net>
      Given an attack with type A
      And an anthro with BP 120 and MR 763
      And an armour rating of 850
      And the attack comes from behind
      And the referee adds -100 for "off-hand", because "the right one is broken"
      When the kilodie shows <raw>
      Then the roll comes to <net> and <result>

      Examples:
        | raw | net | result |
        | 000 | 853 | hits   |
        | 600 | 710 | misses |

  @EX-08
  Rule: Equal to the armour rating hits

    Scenario Outline: <raw> and BP 120 against 620
      Given an anthro with BP 120 and MR 880
      And an armour rating of 620
      When the kilodie shows <raw>
      Then the attack <result>

      Examples:
        | raw | result |
        | 500 | hits   |
        | 499 | misses |

  @EX-09 @EX-17 @EX-46
  Rule: There is no floor on the way

    Example: A bonus of 666 does not rescue a roll that dense smoke has buried
      Given an attack with type C from 8 hexes
      And an anthro with BP 120 and MR 880
      And there is dense fog or smoke
      And the target is climbing carefully
      When the kilodie shows 200
      Then the roll comes to 66 and misses

  @EX-60
  Rule: BP for a known weapon, BNP for a strange one; robots have no maximum roll

    Example: A strange weapon has BNP and the same maximum
      Given an attack with type B from 4 hexes
      And an anthro with BP 110 and MR 760
      And the attacker does not know the weapon: her BNP is 39
      When the kilodie shows 800
      Then the roll comes to 760 and hits

    Example: A robot goes past a thousand
      Given an attack with type A
      And a robot with BP 110 and no maximum roll
      And an armour rating of 1000
      When the kilodie shows 986
      Then the roll comes to 1096 and hits

    Example: The weapon decides the row, and of two she takes the one that the rules allow
      Given an attack with type C from 1 hex
      And the attacker carries a medium sword and a small crossbow
      And the attacker is crouching
      Then she may choose the small crossbow, and not the medium sword by EX-43

    Example: She takes the crossbow
      Given the attacker carries a medium sword and a small crossbow
      And the target is 50% behind cover
      And the distance is 2 metres on the table
      When she takes the small crossbow
      And the kilodie shows 531
      And the damage dice show 7
      Then the roll comes to 596 and hits

  @EX-02
  Rule: Flat adjustments touch every type, rates only B and C

    Scenario Outline: High gravity and heavy rain with type <type>
      Given an attack with type <type> from 1 hex
      And gravity is high
      And there is heavy rain
      When the kilodie shows 700
      Then the roll comes to <net>

      Examples:
        | type | net |
        | A    | 778 |
        | B    | 763 |
        | C    | 763 |

    @EX-03
    Example: The rain that is due with a sword is shown, and does not count
      Given an attack with type A
      And there is heavy rain
      When the kilodie shows 700
      Then there does not count
        | rule  | due | by    |
        | EX-15 | -15 | EX-03 |

  @EX-54
  Rule: No roll is rolled again

    Example: One attack, one kilodie
      When the kilodie shows 001
      Then the kilodie is thrown once
      And the attack misses

  @EX-05
  Rule: The sum is laid out before the throw, with what each change would do to it

    Example: The worked case of the catalogue
      Given an attack with type C from 6 hexes
      And an anthro with BP 120 and MR 880
      And an armour rating of 500
      And there is heavy snow
      And the target is 50% behind cover
      When the kilodie shows 649
      Then before the throw she reads "heavy snow: -24 x 6 = -144, table 35.7"
      And before the throw she reads "50% cover: -125, table 35.9"
      And before the throw she reads "at most 880: MR"
      And before the throw she reads "Chance of the to-hit roll: 352 in 1000, on 649 or more."
      And without the heavy snow it would be: "Chance of the to-hit roll: 496 in 1000, on 505 or more."
      And with a weapon that pierces the cover it would be: "Chance of the to-hit roll: 457 in 1000, on 544 or more."
      And from behind it would be: "Chance of the to-hit roll: 442 in 1000, on 559 or more."
      And the roll comes to 500 and hits
