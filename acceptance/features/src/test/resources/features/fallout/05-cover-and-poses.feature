@fallout
Feature: Cover and poses
  Who is in cover is hard to hit and shoots blind or pops out; who crouches or lies is a smaller target, after everything else.

  Background:
    Given a game of Fallout

  @FO-36 @FO-39 @FO-40
  Scenario: Into cover, a shot, and out again take all of Brock's action points
    Given Brock with a 10 mm Pistol, 30 cm from Skag
    When before that he does: into cover
    And he shoots
    And after that he does: out of cover
    And the d100 shows 91
    Then that costs 5 AP, which is
      | 10 mm Pistol, a shot  | 4 |
      | out of cover and back | 1 |
    And the shooter has 0 AP and 11 rounds left

  @FO-37 @FO-38
  Scenario Outline: Blind at <distance> cm
    Given Skag with a 10 mm Pistol, <distance> cm from Vera
    And the shooter is in cover
    When he shoots
    And he does it blind
    And the d100 shows 91
    Then the shot hits on <chance> or less, which is
      | <band>             | <range>  |
      | blind fire, <band> | <points> |
    And the shooter has 3 AP and 11 rounds left

    Examples:
      | distance | band  | range | points | chance |
      | 18       | CQC   | +10   | -20    | 35     |
      | 30       | close | +5    | -35    | 15     |

  @FO-38
  Scenario: Blind fire reaches no farther
    Given Skag with a 10 mm Pistol, 50 cm from Vera
    And the shooter is in cover
    When he shoots
    And he does it blind
    Then that is refused by FO-38, and costs nothing

  @FO-38
  Scenario: Blind fire is not aimed
    Given Skag with a 10 mm Pistol, 18 cm from Vera
    And the shooter is in cover
    When he aims at the head, for 1 AP more
    And he does it blind
    Then nobody can set that up: aiming, where it is not possible (FO-38)

  @FO-38
  Scenario: Blind fire is no burst
    Given Skag with a MAC-10, 18 cm from Vera
    And the shooter is in cover
    When he fires a burst
    And he does it blind
    Then nobody can set that up: a burst fired blind (FO-38)

  @FO-39
  Scenario: A shot out of cover has no handicap and may be aimed
    Given Skag with a 10 mm Pistol, 30 cm from Vera
    And the shooter is in cover
    When he aims at the torso, for 2 AP more
    And the d100 shows 91
    Then the shot hits on 55 or less
    And the shooter has 0 AP and 11 rounds left

  @FO-41
  Scenario: A target in cover costs 40
    Given Vera with a Hunting rifle, 60 cm from Skag
    And the target is behind a hip-high rock
    When she shoots
    And the d100 shows 91
    Then the shot hits on 25 or less, which is
      | medium          | +5  |
      | target in cover | -40 |

  @FO-41
  Scenario: But not who fires as a reaction
    Given Vera with a Hunting rifle, 60 cm from Skag
    And the target is behind a hip-high rock
    And the shooter interrupts somebody else's round
    When she shoots
    And the d100 shows 91
    Then the shot hits on 65 or less
    And it does not count that: target in cover -40

  @FO-41
  Scenario Outline: Read the other way, it is the target that must wait in reaction
    Given Vera with a Hunting rifle, 60 cm from Skag
    And the target is behind a hip-high rock
    And the target waits in reaction
    And the master exempts from cover: <whom>
    When she shoots
    And the d100 shows 91
    Then the shot hits on <chance> or less

    Examples:
      | whom            | chance |
      | attacker reacts | 25     |
      | target reacts   | 65     |
      | both            | 65     |

  @FO-41
  Scenario: Without reactions nobody is exempt
    Given Vera with a Hunting rifle, 60 cm from Skag
    And the target is behind a hip-high rock
    And the shooter interrupts somebody else's round
    And the master plays without reaction
    When she shoots
    And the d100 shows 91
    Then the shot hits on 25 or less

  @FO-04 @FO-49
  Scenario Outline: Of <chance> against a target that <does>, <left> are left
    Given Vera with a 10 mm Pistol, <distance> cm from Skag
    And the target <does>
    When she shoots
    And the d100 shows 95
    Then the shot hits on <left> or less

    Examples:
      | chance | distance | does       | left |
      | 75     | 30       | crouches   | 50   |
      | 75     | 30       | lies prone | 38   |
      | 80     | 18       | crouches   | 53   |
      | 80     | 18       | lies prone | 40   |
      | 70     | 50       | crouches   | 47   |

  @FO-04 @FO-49
  Scenario: The master may round thirds up
    Given Vera with a 10 mm Pistol, 18 cm from Skag
    And the target crouches
    And the master rounds thirds up
    When she shoots
    And the d100 shows 95
    Then the shot hits on 54 or less

  @FO-05 @FO-49
  Scenario: The pose takes its part of a chance, which is never above 100
    Given Vera with a 10 mm Pistol, 18 cm from Skag
    And the target lies prone
    And the master gives +25 to the shot for: a clear view
    When she shoots
    And the d100 shows 51
    Then the shot hits on 50 or less
    And the shooting is a miss

  @FO-10 @FO-49
  Scenario: Cover first, then the pose
    Given Vera with a 10 mm Pistol, 18 cm from Skag
    And the target crouches
    And the target is behind a hip-high rock
    When she shoots
    And the d100 shows 95
    Then the shot hits on 27 or less

  @FO-67
  Scenario: Without poses everybody is upright
    Given Vera with a 10 mm Pistol, 18 cm from Skag
    And the target lies prone
    And the master plays without poses
    When she shoots
    And the d100 shows 95
    Then the shot hits on 80 or less

  @FO-67
  Scenario: Without poses nobody lies down
    Given Brock with a 10 mm Pistol, 30 cm from Skag
    And the master plays without poses
    When before that he does: lie down
    And he shoots
    Then nobody can set that up: 'lie down', and poses are not played with (FO-67)

  @FO-36 @FO-40
  Scenario: In the next round the shooter is where she was left
    Given Brock with a 10 mm Pistol, 30 cm from Skag
    When before that he does: into cover
    And he shoots
    And after that he does: out of cover
    And the d100 shows 91
    Then in the next round the shooter is in the open, and has nothing else to do

  @FO-26 @FO-36
  Scenario: What is set up and who is in cover stay so in the next round
    Given Vera with a Hunting rifle, 60 cm from Skag
    And the gun has a bipod
    And the shooter has 20 AP left before that
    When before that she does: into cover
    And she shoots
    And after that she does: set up
    And the d100 shows 91
    Then in the next round the shooter is in cover, and has nothing else to do
    And in the next round the gun rests on its bipod

  @FO-50
  Scenario: Of who lies before her only head and arms show
    Given Vera with a 10 mm Pistol, 18 cm from Skag
    And the target lies prone
    When she aims at the legs, for 1 AP more
    Then that is refused by FO-50, and costs nothing

  @FO-50
  Scenario: A critical strikes what shows
    Given Vera with a 10 mm Pistol, 18 cm from Skag
    And the target lies prone
    When she shoots
    And the d100 shows 5
    And the d6 shows 3
    And the dice of damage show 2 2
    Then the shot strikes the arm

  @FO-49
  Scenario: Seen from the side, the legs of who lies show as well
    Given Vera with a 10 mm Pistol, 18 cm from Skag
    And the target lies prone, seen from the side
    When she aims at the legs, for 1 AP more
    And the d100 shows 95
    Then the shot hits on 20 or less

  @FO-48
  Scenario Outline: <moves> takes <points> AP
    Given Brock with a 10 mm Pistol, 30 cm from Skag
    When before that he does: <moves>
    And he shoots
    And the d100 shows 91
    Then the shooter has <left> AP and 11 rounds left

    Examples:
      | moves            | points | left |
      | crouch           | 2      | 2    |
      | lie down         | 4      | 0    |
      | crouch, lie down | 4      | 0    |

  @FO-51
  Scenario Outline: Who is <pose> <can> defend himself in melee
    Given Brock with a 10 mm Pistol, 30 cm from Skag
    When before that he does: <moves>
    And he shoots
    And the d100 shows 91
    Then afterwards the shooter <can> parry

    Examples:
      | pose     | moves                | can    |
      | upright  | crouch, stand up     | can    |
      | crouched | crouch               | cannot |
      | prone    | lie down             | cannot |
