@fallout
Feature: The chance of a shot
  Skill, range and everything else add up to the hit value. The chance is held between 0 and 100, and luck makes criticals of hits.

  Background:
    Given a game of Fallout

  @FO-01 @FO-02 @FO-09 @FO-10 @FO-11 @FO-12 @FO-28 @FO-71 @FO-72
  Scenario: Vera shoots at Skag, as in the catalogue
    Given Vera with a 10 mm Pistol, 18 cm from Skag
    When she shoots
    And the d100 shows 70 1
    And the dice of damage show 3 4
    Then the shot hits on 80 or less, which is
      | CQC | +10 |
    And the shooting is a hit
    And the target loses 7 hit points, and has 23 left
    And the shooter has 5 AP and 11 rounds left

  @FO-02
  Scenario Outline: A roll equal to the chance hits
    Given Vera with a 10 mm Pistol, 18 cm from Skag
    When she shoots
    And the d100 shows <roll>
    And the dice of damage show 1 1
    Then the shooting is a hit

    Examples:
      | roll |
      | 79   |
      | 80   |

  @FO-02
  Scenario: One more misses
    Given Vera with a 10 mm Pistol, 18 cm from Skag
    When she shoots
    And the d100 shows 81
    Then the shooting is a miss

  @FO-11
  Scenario Outline: <distance> cm with the 10 mm Pistol are <band>
    Given Vera with a 10 mm Pistol, <distance> cm from Skag
    When she shoots
    And the d100 shows 95
    Then the shot hits on <chance> or less, which is
      | <band> | <points> |

    Examples:
      | distance | band    | points | chance |
      | 40.0     | close   | +5     | 75     |
      | 40.1     | medium  | +0     | 70     |
      | 80       | far     | -5     | 65     |
      | 100      | extreme | -10    | 60     |

  @FO-11
  Scenario Outline: How far a band reaches can depend on perception
    Given <who> with a .223 Pistol, 93 cm from Gorm
    When she shoots
    And the d100 shows 95
    Then the shot hits on <chance> or less, which is
      | <band> | <points> |

    Examples:
      | who  | band    | points | chance |
      | Vera | far     | +10    | 80     |
      | Skag | extreme | +5     | 50     |

  @FO-11
  Scenario: Beyond the last band there is no shot
    Given Vera with a 10 mm Pistol, 100.1 cm from Skag
    When she shoots
    Then that is refused by FO-11, and costs nothing

  @FO-05 @FO-68
  Scenario: No chance is above 100
    Given Vera with a 10 mm Pistol, 18 cm from Skag
    And the master gives +25 to the shot for: a clear view
    When she shoots
    And the d100 shows 00
    And the dice of damage show 1 1
    Then the shot hits on 100 or less, which is
      | CQC          | +10 |
      | a clear view | +25 |
    And the shooting is a hit

  @FO-05 @FO-68
  Scenario: No chance is below 0, but the shot is fired
    Given Skag with a 10 mm Pistol, 70 cm from Vera
    And the target is behind a hip-high rock
    And the master gives -15 to the shot for: dark
    When he shoots
    And the d100 shows 1
    Then the shot hits on 0 or less
    And the shooting is a miss
    And the shooter has 3 AP and 11 rounds left

  @FO-05
  Scenario: The master may have a lower cap
    Given Vera with a 10 mm Pistol, 18 cm from Skag
    And the master gives +25 to the shot for: a clear view
    And the master has no chance above 95
    When she shoots
    And the d100 shows 96
    Then the shot hits on 95 or less
    And the shooting is a fumble

  Scenario Outline: A failure with 96 or more is a fumble
    Given Skag with a 10 mm Pistol, 70 cm from Vera
    When he shoots
    And the d100 shows <roll>
    Then the shooting is a <result>

    @FO-02
    Examples:
      | roll | result |
      | 95   | miss   |

    @FO-06
    Examples:
      | roll | result |
      | 96   | fumble |

  Scenario Outline: Or, if the master says so, with 91 and luck or more
    Given Vera with a 10 mm Pistol, 70 cm from Skag
    And the master has fumbles begin at 91 and luck
    When she shoots
    And the d100 shows <roll>
    Then the shooting is a <result>

    @FO-02
    Examples:
      | roll | result |
      | 96   | miss   |

    @FO-06
    Examples:
      | roll | result |
      | 97   | fumble |

  @FO-07
  Scenario: A hit within luck is critical
    Given Vera with a 10 mm Pistol, 18 cm from Skag
    When she shoots
    And the d100 shows 6
    And the d6 shows 5
    And the dice of damage show 3 4
    Then a hit is critical on 6 or less
    And the shooting is a critical

  @FO-07
  Scenario: One above luck is a plain hit
    Given Vera with a 10 mm Pistol, 18 cm from Skag
    When she shoots
    And the d100 shows 7
    And the dice of damage show 3 4
    Then the shooting is a hit

  @FO-07
  Scenario: Luck turns no miss into a hit
    Given Skag with a 10 mm Pistol, 70 cm from Vera
    And the target is behind a hip-high rock
    And the master gives +4 to the shot for: night sight
    When he shoots
    And the d100 shows 5
    Then the shot hits on 4 or less
    And a hit is critical on 5 or less
    And the shooting is a miss

  @FO-10
  Scenario: A tuning adds its points
    Given Vera with a 10 mm Pistol, 18 cm from Skag
    And the gun is tuned with a laser sight: +10 points
    When she shoots
    And the d100 shows 91
    Then the shot hits on 90 or less, which is
      | CQC         | +10 |
      | laser sight | +10 |

  @FO-24
  Scenario: Each point of strength that is missing costs 20
    Given Skag with a .44 Magnum Revolver, 30 cm from Vera
    And a shooter's strength of 3
    When he shoots
    And the d100 shows 11
    Then the shot hits on 10 or less, which is
      | close              | +5  |
      | strength 3 under 5 | -40 |
    And the shooting is a miss

  @FO-24
  Scenario: Who is just strong enough pays nothing
    Given Skag with a Sniper rifle, 80 cm from Vera
    When he shoots
    And the d100 shows 46
    Then the shot hits on 45 or less, which is
      | medium | +0 |

  @FO-59
  Scenario: Who is out of breath shoots worse
    Given Vera with a 10 mm Pistol, 18 cm from Skag
    And the shooter is out of breath by 20 points
    When she shoots
    And the d100 shows 61
    Then the shot hits on 60 or less, which is
      | CQC    | +10 |
      | winded | -20 |

  @FO-67
  Scenario: Without running nobody is out of breath
    Given Vera with a 10 mm Pistol, 18 cm from Skag
    And the shooter is out of breath by 20 points
    And the master plays without running
    When she shoots
    And the d100 shows 81
    Then the shot hits on 80 or less
    And it does not count that: winded -20

  @FO-07
  Scenario Outline: A trait or a fine barrel may make criticals more frequent, and nothing rarer than luck
    Given Vera with a 10 mm Pistol, 18 cm from Skag
    And the gun is tuned with a match barrel: criticals <points>
    When she shoots
    And the d100 shows 99
    Then a hit is critical on <critical> or less

    Examples:
      | points | critical |
      | +10    | 16       |
      | -4     | 6        |
