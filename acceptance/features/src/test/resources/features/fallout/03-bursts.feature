@fallout
Feature: Bursts
  Every shot of a burst is thrown by itself, at a handicap that strength makes lighter.

  Background:
    Given a game of Fallout

  @FO-21 @FO-23
  Scenario: Vera is just strong enough for the AK-112
    Given Vera with an AK-112, 45 cm from Skag
    When she fires a burst
    And the d100 shows 45, then 40, then 46
    And the dice of damage show 3 3 3
    Then the shot hits on 40 or less, which is
      | close | +5  |
      | burst | -25 |
    And the shots are: miss, hit, miss
    And the target loses 10 hit points, and has 20 left
    And the shooter has 3 AP and 21 rounds left

  Scenario Outline: Strength <strength> against the AK-112, which asks for 5
    Given Skag with an AK-112, 45 cm from Vera
    And a shooter's strength of <strength>
    When he fires a burst
    And the d100 shows 91, then 92, then 93
    Then the shot hits on <chance> or less

    @FO-21
    Examples:
      | strength | chance |
      | 5        | 25     |

    @FO-22
    Examples:
      | strength | chance |
      | 6        | 35     |
      | 7        | 45     |
      | 8        | 50     |
      | 10       | 50     |

  @FO-21 @FO-24
  Scenario: Who is too weak has both handicaps in full
    Given Skag with an AK-112, 45 cm from Vera
    And a shooter's strength of 4
    When he fires a burst
    And the d100 shows 91, then 92, then 93
    Then the shot hits on 5 or less, which is
      | close              | +5  |
      | strength 4 under 5 | -20 |
      | burst              | -25 |

  @FO-22
  Scenario: A tuning makes the handicap lighter, and never makes it a bonus
    Given Vera with an AK-112, 45 cm from Skag
    And the gun is tuned with a heavy barrel: bursts 40 lighter
    When she fires a burst
    And the d100 shows 91, then 92, then 93
    Then the shot hits on 65 or less, which is
      | close        | +5  |
      | burst        | -25 |
      | heavy barrel | +25 |

  @FO-22
  Scenario: What is left over of a tuning is told and does not count
    Given Brock with an AK-112, 45 cm from Skag
    And the gun is tuned with a heavy barrel: bursts 10 lighter
    When he fires a burst
    And the d100 shows 91, then 92, then 93
    Then the shot hits on 65 or less, which is
      | close             | +5  |
      | burst             | -25 |
      | strength 8 over 5 | +25 |
    And it does not count that: heavy barrel +10

  @FO-21
  Scenario: A gun that is not automatic fires none
    Given Vera with a 10 mm Pistol, 18 cm from Skag
    When she fires a burst
    Then nobody can set that up: a burst with the 10 mm Pistol, which is not automatic (FO-21)

  @FO-15 @FO-23 @FO-27
  Scenario: A critical within a burst is one like any other
    Given Brock with an AK-112, 45 cm from Gorm
    When he fires a burst
    And the d100 shows 66, then 65, then 3
    And the dice of damage show 4 4 4, then 2 2 2
    And the d6 shows 1
    Then the shots are: miss, hit, critical
    And the shot strikes the torso
    And the target loses 27 hit points, and has 18 left

  @FO-23 @FO-72
  Scenario: With two rounds left, two are fired for the full price
    Given Brock with an AK-112, 45 cm from Skag
    And 2 rounds in the gun
    When he fires a burst
    And the d100 shows 30, then 70
    And the dice of damage show 1 1 1
    Then the shots are: hit, miss
    And the shooter has 2 AP and 0 rounds left

  @FO-23 @FO-70
  Scenario: The shots at somebody who is down are still fired
    Given Brock with an AK-112, 45 cm from Skag
    When he fires a burst
    And the d100 shows 4, then 20, then 90
    And the d6 shows 5
    And the dice of damage show 6 6 6, then 1 1 1
    Then the shots are: critical, hit, miss
    And the target loses 50 hit points, and has -20 left
    And the target is down

  @FO-25
  Scenario: A machine gun from the hands costs 30
    Given Vera with a Minimi, 60 cm from Gorm
    And a shooter's skill of 65 with heavy weapons
    When she fires a burst
    And the d100 shows 91, then 92, then 93, then 91, then 92, then 93, then 91, then 92
    Then the shot hits on 45 or less, which is
      | close                   | +10 |
      | burst of a heavy weapon | -30 |
    And the shooter has 3 AP and 92 rounds left

  @FO-25
  Scenario: Three points of strength more take all of it away
    Given Brock with a Minimi, 60 cm from Gorm
    When he fires a burst
    And the d100 shows 76, then 75, then 80, then 80, then 80, then 80, then 80, then 80
    And the dice of damage show 1 1 1
    Then the shot hits on 75 or less
    And the target loses 0 hit points, and has 45 left

  @FO-26
  Scenario: A machine gun on its bipod asks for less strength, and fires more calmly
    Given Vera with a Minimi, 60 cm from Gorm
    And a shooter's skill of 65 with heavy weapons
    And the gun rests on a bipod
    When she fires a burst
    And the d100 shows 91, then 92, then 93, then 91, then 92, then 93, then 91, then 92
    Then the gun in the hands asks for strength 4
    And the shot hits on 65 or less, which is
      | close                   | +10 |
      | burst of a heavy weapon | -30 |
      | strength 5 over 4       | +10 |
      | bipod, rested           | +10 |

  @FO-26
  Scenario Outline: A rifle that <how> a bipod
    Given Vera with a Hunting rifle, 60 cm from Skag
    And the gun <how> a bipod
    When she shoots
    And the d100 shows 91
    Then the shot hits on <chance> or less, which is
      | medium | +5       |
      | <what> | <points> |

    Examples:
      | how      | what              | points | chance |
      | rests on | bipod, rested     | +5     | 70     |
      | has      | bipod, not rested | -10    | 55     |

  @FO-26
  Scenario: A tripod makes the bursts of a rifle lighter
    Given Vera with an AK-112, 45 cm from Skag
    And the gun rests on a tripod
    When she fires a burst
    And the d100 shows 91, then 92, then 93
    Then the shot hits on 50 or less

  @FO-24
  Scenario: A bipod does not: it is for single shots
    Given Vera with an AK-112, 45 cm from Skag
    And the gun rests on a bipod
    When she fires a burst
    And the d100 shows 91, then 92, then 93
    Then the shot hits on 40 or less

  @FO-11
  Scenario Outline: A single shot of a light gun that <how> a bipod is what it is without
    Given Vera with a MAC-10, 18 cm from Skag
    And the gun <how> a bipod
    When she shoots
    And the d100 shows 91
    Then the shot hits on 80 or less, which is
      | CQC | +10 |

    Examples:
      | how      |
      | rests on |
      | has      |

  @FO-26
  Scenario: A pistol has no use for one
    Given Vera with a 10 mm Pistol, 18 cm from Skag
    And the gun rests on a bipod
    Then the scenario is refused only at /shooter/guns/0/support: a bipod has no effect on the 10 mm Pistol; right would be: no support, or a rifle, an automatic gun or a heavy weapon (FO-26)

  @FO-26
  Scenario: Setting up a bipod takes its time
    Given Vera with a Hunting rifle, 60 cm from Skag
    And the gun has a bipod
    When before that she does: set up
    And she shoots
    Then what is left over is refused by FO-09
    And the shooter has 3 AP and 5 rounds left
