@hitlocation
Feature: Fireballs, flame throwers, cave-ins
  What hits a man all over does half its damage to each part, and each part wears what it wears.

  Background:
    Given a game of hit location

  @HL-28 @HL-29
  Example: V73, a blast of 5 without armour
    Given there is Bill
    When a grenade of 5 points goes off
    Then the parts of Bill take
      | torso      | 3 | Hurt |
      | head       | 3 | Hurt |
      | left arm   | 3 | Hurt |
      | left hand  | 3 | Hurt |
      | right arm  | 3 | Hurt |
      | right hand | 3 | Hurt |
      | left leg   | 3 | Hurt |
      | left foot  | 3 | Hurt |
      | right leg  | 3 | Hurt |
      | right foot | 3 | Hurt |

  Scenario Outline: V75, a blast of <damage> against armour <armour> does <points>
    Given there is Bill with
      | armour | <armour> |
    And it reaches Bill's torso
    When a cave-in of <damage> points goes off
    Then the parts of Bill take
      | torso      | <points> | <state> |
      | head       | 0        | unhurt  |
      | left arm   | 0        | unhurt  |
      | left hand  | 0        | unhurt  |
      | right arm  | 0        | unhurt  |
      | right hand | 0        | unhurt  |
      | left leg   | 0        | unhurt  |
      | left foot  | 0        | unhurt  |
      | right leg  | 0        | unhurt  |
      | right foot | 0        | unhurt  |

    @HL-29
    Examples: Half, rounded up
      | damage | armour | points | state     |
      | 0      | 0      | 0      | unhurt    |
      | 1      | 0      | 1      | Scratch   |
      | 2      | 0      | 1      | Scratch   |
      | 3      | 0      | 2      | Scratch   |
      | 5      | 0      | 3      | Hurt      |
      | 9      | 0      | 5      | Very Hurt |

    @HL-29 @HL-30
    Examples: Half of what the armour lets through
      | damage | armour | points | state     |
      | 2      | 3      | 0      | unhurt    |
      | 9      | 2      | 4      | Hurt      |

  @HL-30 @HL-17
  Example: V74, armour 4 everywhere but on the hands
    Given there is Bill with
      | armour     | 4                                                       |
      | but armour | left hand 0, right hand 0                               |
      | holds      | left pistol in the left hand, right pistol in the right |
    When a fireball of 9 points goes off
    Then Bill's torso takes 3 points
    And the sum of Bill's damage is
      | fireball         | +9    | HL-28 |
      | armour           | -4    | HL-30 |
      | half, rounded up | x 1/2 | HL-29 |
    And Bill's left hand takes 5 points
    And Bill's left hand has 2 1 1 1 0 marked of 2 1 1 2 2
    And Bill's left hand ends up Useless
    And Bill's right hand ends up Useless
    And Bill lets go of the left pistol
    And Bill lets go of the right pistol

  @HL-28 @FACT-5
  Example: A car has no other part for the other half to go to
    Given there is The car with
      | has no parts |   |
      | armour       | 4 |
    When a fireball of 9 points goes off
    Then all of The car takes 5 points
    And the sum of The car's damage is
      | fireball | +9 | FACT-5 |
      | armour   | -4 | FACT-5 |

  @HL-30
  Example: The Space Crusader does not mind a flame thrower, but for his gloves
    Given there is Crusader with
      | armour     | 9                         |
      | but armour | left hand 0, right hand 0 |
    When a flame thrower of 9 points goes off
    Then the parts of Crusader take
      | torso      | 0 | unhurt  |
      | head       | 0 | unhurt  |
      | left arm   | 0 | unhurt  |
      | left hand  | 5 | Useless |
      | right arm  | 0 | unhurt  |
      | right hand | 5 | Useless |
      | left leg   | 0 | unhurt  |
      | left foot  | 0 | unhurt  |
      | right leg  | 0 | unhurt  |
      | right foot | 0 | unhurt  |
    And Crusader is still in action

  @HL-30 @HL-33
  Example: Or his helmet
    Given there is Crusader with
      | armour     | 20     |
      | but armour | head 0 |
    When a flame thrower of 20 points goes off
    Then Crusader's head takes 10 points
    And Crusader's left hand takes nothing
    And Crusader is put out of action: dead

  @HL-28
  Example: A cave-in that catches only a leg
    Given there is Bill
    And it reaches Bill's left leg and left foot
    When a cave-in of 11 points goes off
    Then Bill's left leg takes 6 points
    And Bill's left foot takes 6 points
    And Bill goes down
    And Bill's right leg ends up unhurt

  @HL-28 @HL-20
  Example: One roll for one fall, however many legs
    Given the game master lets an agility roll prevent a fall
    And there is Bill with
      | Agility | Superb |
    And it reaches Bill's left leg and left foot
    And Bill's dice for the agility: 0000
    When a cave-in of 11 points goes off
    Then Bill stays up

  @HL-28 @HL-19
  Example: No roll keeps up whom neither leg bears
    Given the game master lets an agility roll prevent a fall
    And there is Bill with
      | Agility | Superb |
    And it reaches Bill's left leg, left foot, right leg and right foot
    When a cave-in of 11 points goes off
    Then Bill goes down

  @HL-28 @HL-31
  Example: With a single box marked for a blow, it is one box for each part
    Given the game master has a blow mark a single box, at its level
    And there is Bill
    When a fireball of 9 points goes off
    Then Bill's torso has 0 0 1 0 0 marked of 2 2 2 2 2
    And Bill's left hand has 0 0 1 0 0 marked of 2 1 1 2 2

  @HL-28 @HL-35
  Example: An arm that is torn off takes the hand before it is burnt
    Given there is Bill
    And it reaches Bill's left arm and left hand
    When a dragon of 20 points goes off
    Then Bill's left arm ends up lost
    And it finds nothing where Bill's left hand was

  @HL-28 @HL-33
  Example: The next one finds them as the last one left them
    Given there is Bill with
      | holds | pistol in the right hand |
    And there is Cole with
      | armour | 9 |
    When a grenade of 9 points goes off
    And another one goes off among those who are left
    Then Bill's torso ends up Near Death
    And Bill's head ends up dead
    And Bill's right hand ends up lost
    And Cole's torso ends up unhurt

  Rule: A grenade has to be thrown first

    @HL-28 @FACT-5
    Example: The margin goes into the damage
      Given there is Merla
      And there is Bill
      And there is Cole
      And it reaches Cole's torso
      And Merla throws it with Good skill against Fair
      And Merla's dice for the throw: +000
      When a fireball of 6 points goes off
      Then the sum of Merla's blast is
        | margin   | +2 | FACT-5 |
        | fireball | +6 | FACT-5 |
      And Bill's torso takes 4 points
      And Cole's torso takes 4 points
      And Cole's head ends up unhurt

    @FACT-3
    Example: Thrown badly, it harms nobody
      Given there is Merla
      And there is Bill
      And Merla throws it with Fair skill against Good
      And Merla's dice for the throw: 0000
      When a fireball of 6 points goes off
      Then nothing happens to Bill
