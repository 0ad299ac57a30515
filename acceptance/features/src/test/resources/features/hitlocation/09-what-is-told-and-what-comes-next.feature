@hitlocation
Feature: What is told of bodies, and what the next blow finds

  Background:
    Given a game of hit location

  Rule: It is told in the words of those who play

    @HL-20
    Example: What an agility roll has to reach
      Given the game master lets an agility roll prevent a fall
      And there is Ann
      And there is Bill with
        | wounds | left foot 4 |
      And Ann's dice for the blow: 0000
      And Bill's dice for the agility: +++0
      When Ann strikes Bill with
        | weapon     | sword 3   |
        | skill      | Good      |
        | called     | left foot |
        | difficulty | Poor      |
      Then it happens: Bill sways, [+ + + 0] Good against Superb: not enough.

    @HL-18
    Example: What cannot be done stands in the row of penalties
      When somebody writes a fudge-hindrance scenario
        """
        "who": { "name": "Bill", "parts": [{ "part": "right hand", "wounds": 5 }] },
        "doing": ["fighting standing", "manual work"]
        """
      Then it is told
        """
        Bill: no fighting standing, manual work -2.
        """

    @HL-17 @HL-19 @HL-32
    Example: First what he drops, then that he is out of action, then that he falls
      Given the game master lets an agility roll prevent a fall
      And there is Bill with
        | holds | lamp in the left hand, gun in the right hand |
      And it reaches Bill's left hand, torso and left leg
      When a cave-in of 13 points goes off
      Then one after the other it is dropped, out-of-action and fell
      And Bill lets go of the lamp

    @HL-30
    Scenario Outline: Armour on the <part>
      Given there is Ann
      And there is Bill with
        | armour     | 1          |
        | but armour | left arm 2 |
      And Ann's dice for the blow: 0000
      When Ann strikes Bill with
        | weapon     | sword 3    |
        | skill      | Great      |
        | called     | <part>     |
        | difficulty | Mediocre   |
      Then the sum of Bill's damage is
        | margin               | <margin> | FACT-5 |
        | sword                | +3       | FACT-5 |
        | armour on the <part> | <armour> | HL-30  |

      Examples:
        | part     | margin | armour |
        | left arm | +2     | -2     |
        | head     | +1     | -1     |

    @HL-28 @HL-29 @HL-30
    Example: Armour that stops all of a blast
      Given there is Bill with
        | armour | 12 |
      When a flame thrower of 9 points goes off
      Then the sum of Bill's damage is
        | flame thrower              | +9         | HL-28 |
        | armour                     | -12        | HL-30 |
        | the armour stops all of it | at least 0 | HL-29 |
        | half, rounded up           | x 1/2      | HL-29 |

  Rule: What can come of it is asked of head, torso and limbs, or of the whole

    @FACT-5
    Example: A car has wounds, and neither limbs nor legs to fall from
      Given there is The car with
        | has no parts |   |
        | armour       | 1 |
      When a flame thrower of 9 points goes off
      Then there are chances of The car: wounds and The car is out of action
      And it is certain of The car: wounds that it is Incapacitated

    @HL-28 @HL-30
    Scenario Outline: A Crusader in armour 9 but for his <bare>, and a flame thrower of <points>
      Given there is Crusader with
        | armour     | 9      |
        | but armour | <bare> |
      When a flame thrower of <points> points goes off
      Then it is certain of Crusader: useless limbs that it is <useless>

      Examples: Half of 15, rounded up, fills all boxes of a foot
        | bare                      | points | useless            |
        | left hand 0, right hand 0 | 9      | Hands Useless      |
        | left foot 0               | 15     | Left foot Crippled |
        | left hand 0, right hand 0 | 1      | None               |

    @HL-28 @HL-30
    Example: His head and torso are not hurt at all
      Given there is Crusader with
        | armour     | 9           |
        | but armour | left hand 0 |
      When a flame thrower of 9 points goes off
      Then it is certain of Crusader: worst of head and torso that it is Unhurt

    @HL-02
    Scenario Outline: Each part of something of size <size> may be struck instead, however big it is
      Given there is Ann
      And there is Bill
      And Ann's dice for the blow: 0000
      When Ann strikes Bill with
        | weapon     | sword 3  |
        | skill      | Fair     |
        | called     | torso    |
        | size       | <size>   |
        | difficulty | Terrible |
      Then instead it could be at the head, at the eyes, at the right arm, at the right hand, at the left arm, at the left hand, at the left leg, at the left foot
      And the strike hits by <margin>

      Examples:
        | size | margin |
        | -1   | 2      |
        | 3    | 6      |

    @HL-02
    Example: No part of a car is proposed
      Given there is Ann
      And there is The car with
        | has no parts | |
      And Ann's dice for the blow: 0000
      When Ann strikes The car with
        | weapon     | sword 3  |
        | skill      | Fair     |
        | size       | 1        |
        | difficulty | Terrible |
      Then nothing else could be struck instead
      And the strike hits by 4

  Rule: The next blow finds everybody as the last one left him

    @HL-28 @HL-30 @HL-33
    Example: The dead are left out, and the others have their wounds, their armour and what they still hold
      Given there is Guard with
        | armour     | 4                       |
        | but armour | left hand 0             |
        | lost       | right arm               |
        | holds      | shield in the left hand |
      And there is Dying with
        | wounds | torso 10 |
      And there is Holding with
        | armour | 9                      |
        | holds  | torch in the left hand |
      When a flame thrower of 9 points goes off
      Then those who are left are Guard and Holding
      And next time Guard's torso has marks 2 1 0 0 0
      And next time Guard's left hand has marks 2 1 1 1 0
      And next time Guard's left hand has armour 0
      And next time Guard's right arm has lost true
      And next time Guard has armour 4
      And next time Guard has no holds
      And next time Holding has holds/what torch
      And next time Holding has no parts

    @HL-19 @HL-28
    Example: He who fell lies on the ground
      Given there is Bill
      When a cave-in of 11 points goes off
      Then next time Bill has prone true

    @HL-28 @HL-33
    Example: Where nobody is left alive there is no next blast
      Given there is Bill
      When a dragon of 40 points goes off
      Then there is no next time

    @HL-31
    Example: After a strike the target has its wound
      Given there is Ann
      And there is Bill
      And Ann's dice for the blow: 0000
      When Ann strikes Bill with
        | weapon     | sword 3 |
        | skill      | Good    |
        | called     | torso   |
        | size       | 1       |
        | difficulty | Great   |
      Then next time Bill's torso has marks 2 0 0 0 0
      And next time it is struck with sword, Good, 3, torso, 1 and Great

    @HL-32
    Example: Who would have to defend himself and cannot is not struck so again
      Given there is Ann
      And there is Bill
      And Ann's dice for the blow: 0000
      And Bill's dice for the defence: 0000
      When Ann strikes Bill with
        | weapon  | sword 4 |
        | skill   | Good    |
        | defence | Poor    |
      Then there is no next time
