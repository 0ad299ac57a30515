@hitlocation
Feature: Wounds by part
  Each part of a body has boxes of its own, fewer than the whole man.

  Background:
    Given a game of hit location

  @HL-12 @HL-14
  Example: The table of a Fair man, box for box
    Given there is Bill
    When a firework of 1 points goes off
    Then the sheet of Bill is
      | torso      | 1/2 | 0/2 | 0/2 | 0/2 | 0/2 |
      | head       | 1/2 | 0/2 | 0/1 | 0/2 | 0/2 |
      | left arm   | 1/2 | 0/2 | 0/1 | 0/2 | 0/2 |
      | left hand  | 1/2 | 0/1 | 0/1 | 0/2 | 0/2 |
      | right arm  | 1/2 | 0/2 | 0/1 | 0/2 | 0/2 |
      | right hand | 1/2 | 0/1 | 0/1 | 0/2 | 0/2 |
      | left leg   | 1/2 | 0/2 | 0/1 | 0/2 | 0/2 |
      | left foot  | 1/2 | 0/1 | 0/1 | 0/2 | 0/2 |
      | right leg  | 1/2 | 0/2 | 0/1 | 0/2 | 0/2 |
      | right foot | 1/2 | 0/1 | 0/1 | 0/2 | 0/2 |

  @HL-12 @HL-14
  Scenario Outline: V60, a man of <capacity> Damage Capacity
    Given there is Bill with
      | Damage Capacity | <capacity> |
    When a fireball of 1 points goes off
    Then Bill's torso has 1 0 0 0 0 marked of <torso>
    And Bill's right arm has 1 0 0 0 0 marked of <arm>
    And Bill's left foot has 1 0 0 0 0 marked of <foot>

    Examples: Torso, arm and foot: Fair, Mediocre and Poor of Fair; never below Terrible
      | capacity | torso     | arm       | foot      |
      | Fair     | 2 2 2 2 2 | 2 2 1 2 2 | 2 1 1 2 2 |
      | Good     | 3 2 2 3 2 | 2 2 2 2 2 | 2 2 1 2 2 |
      | Superb   | 3 3 3 3 2 | 3 3 2 3 2 | 3 2 2 3 2 |
      | Poor     | 2 1 1 2 2 | 1 1 1 1 2 | 1 1 1 1 2 |
      | Terrible | 1 1 1 1 2 | 1 1 1 1 2 | 1 1 1 1 2 |

  Rule: Head and torso are what they are in the core rules

    @HL-15 @HL-31 @HL-32
    Scenario Outline: <points> points in the torso
      Given there is Bill
      And it reaches Bill's torso
      When a rock of <damage> points goes off
      Then Bill's torso takes <points> points
      And Bill's torso ends up <state>
      And Bill is still in action

      Examples: What goes off does half of its damage
        | damage | points | state     |
        | 3      | 2      | Scratch   |
        | 6      | 3      | Hurt      |
        | 10     | 5      | Very Hurt |

    @HL-15 @HL-32
    Example: Incapacitated, he is out of action
      Given there is Bill
      And it reaches Bill's head
      When a rock of 12 points goes off
      Then Bill's head takes 6 points
      And Bill is put out of action: Incapacitated

    @HL-15 @HL-33
    Example: One point beyond the last box kills
      Given there is Bill
      And it reaches Bill's torso
      When a rock of 22 points goes off
      Then Bill's torso takes 11 points
      And Bill is put out of action: dead

  Rule: Wounds add up

    @HL-31 @FACT-5
    Example: V76, light armour, and a second blow later
      Given there is Ann
      And there is Bill with
        | armour | 1 |
      And Ann's dice for the blow: ++00
      When Ann strikes Bill with
        | weapon     | sword 3 |
        | skill      | Fair    |
        | difficulty | Fair    |
      Then Bill's torso takes 4 points
      And Bill's torso ends up Hurt

    @HL-31
    Example: V76, the second blow
      Given there is Ann
      And there is Bill with
        | wounds | torso 4 |
      And Ann's dice for the blow: 0000
      When Ann strikes Bill with
        | weapon     | sword 3 |
        | skill      | Fair    |
        | difficulty | Fair    |
      Then Bill's torso takes 3 points
      And Bill's torso has 2 2 2 1 0 marked of 2 2 2 2 2
      And Bill is put out of action: Incapacitated

    @HL-31
    Scenario Outline: V77, with a single box marked for a blow, <before> becomes <after>
      Given the game master has a blow mark a single box, at its level
      And there is Ann
      And there is Bill with
        | Damage Capacity | Terrible       |
        | marks           | torso <before> |
      And Ann's dice for the blow: 0000
      When Ann strikes Bill with
        | weapon     | club <points> |
        | skill      | Fair          |
        | difficulty | Fair          |
      Then Bill's torso has <after> marked of 1 1 1 1 2
      And Bill's torso ends up <state>

      Examples: A blow of 4 is Hurt, of 2 a Scratch; a level that is full gives it to the next
        | before    | points | after     | state     |
        | 0 0 0 0 0 | 4      | 0 1 0 0 0 | Hurt      |
        | 0 1 0 0 0 | 4      | 0 1 1 0 0 | Very Hurt |
        | 0 1 1 0 0 | 2      | 1 1 1 0 0 | Very Hurt |

  Rule: The sheet of a body

    @HL-16 @HL-27
    Example: Each part has its line, and a limb its own words
      Given there is Ann
      And there is Bill with
        | wounds | left leg 3, right hand 5 |
      And Ann's dice for the blow: 0000
      When Ann strikes Bill with
        | weapon     | club 3    |
        | skill      | Fair      |
        | called     | left arm  |
        | difficulty | Mediocre  |
      Then it is told
        """
        Bill: No armour.
                    Scratch  Hurt  Very Hurt  Useless  Crippled  Now
        Right hand  2/2      1/1   1/1        1/2      0/2       Useless
        Left leg    2/2      1/2   0/1        0/2      0/2       Hurt
        All else is unhurt.
        Bill can still act.
                    Scratch  Hurt  Very Hurt  Useless  Crippled  Now
        Left arm    2/2      1/2   0/1        0/2      0/2       Hurt
        Right hand  2/2      1/1   1/1        1/2      0/2       Useless
        Left leg    2/2      1/2   0/1        0/2      0/2       Hurt
        All else is unhurt.
        """
