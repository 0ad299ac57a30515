@fallout
Feature: Aimed shots
  Part and price are told before the throw. The first action point more is the surcharge; each further one brings 10 points.

  Background:
    Given a game of Fallout

  @FO-17 @FO-19 @FO-20
  Scenario: The head for one AP more: every hit is critical
    Given Vera with a 10 mm Pistol, 18 cm from Skag
    When she aims at the head, for 1 AP more
    And the d100 shows 30
    And the dice of damage show 3 4
    Then the shot hits on 30 or less, which is
      | CQC               | +10 |
      | aimed at the head | -50 |
    And a hit is critical on 31 or less
    And the shooting is a critical
    And the shot strikes the head
    And the target loses 22 hit points, and has 8 left
    And that costs 5 AP, which is
      | 10 mm Pistol, a shot | 4 |
      | aiming at the head   | 1 |

  Scenario Outline: The head for <extra> AP more
    Given Vera with a 10 mm Pistol, 18 cm from Skag
    When she aims at the head, for <extra> AP more
    And the d100 shows 95
    Then the shot hits on <chance> or less

    @FO-17
    Examples:
      | extra | chance |
      | 1     | 30     |

    @FO-18
    Examples:
      | extra | chance |
      | 2     | 40     |
      | 4     | 60     |
      | 5     | 70     |

  @FO-18
  Scenario: If the master says so, the surcharge brings its 10 points too
    Given Vera with a 10 mm Pistol, 18 cm from Skag
    And the master plays with firstAimApGivesBonus
    When she aims at the head, for 4 AP more
    And the d100 shows 95
    Then the shot hits on 70 or less

  @FO-09
  Scenario: What costs more than there is is refused
    Given Vera with a 10 mm Pistol, 18 cm from Skag
    When she aims at the head, for 6 AP more
    Then that is refused by FO-09, and costs nothing

  @FO-04 @FO-19
  Scenario Outline: The <part> for one AP more
    Given Vera with a 10 mm Pistol, 18 cm from Skag
    When she aims at the <part>, for 1 AP more
    And the d100 shows 95
    Then the shot hits on <chance> or less
    And a hit is critical on <critical> or less

    Examples:
      | part   | chance | critical |
      | head   | 30     | 31       |
      | legs   | 40     | 26       |
      | weapon | 45     | 24       |
      | arm    | 55     | 19       |
      | torso  | 75     | 9        |

  @FO-20 @FO-28
  Scenario: A plain hit on the head meets the helmet
    Given Vera with a 10 mm Pistol, 18 cm from Brock
    When she aims at the head, for 4 AP more
    And the d100 shows 32
    And the dice of damage show 3 4
    Then the shot strikes the head
    And the target loses 7 hit points, and has 30 left
    And nobody is wounded

  @FO-16 @FO-19
  Scenario: A hit on the weapon strikes it from the hand
    Given Vera with a 10 mm Pistol, 18 cm from Skag
    When she aims at the weapon, for 3 AP more
    And the d100 shows 60
    And the dice of damage show 5 5
    Then the shot strikes the weapon
    And the target's weapon is dropped
    And the target loses 0 hit points, and has 30 left

  @FO-16
  Scenario: Who holds nothing has no weapon to aim at
    Given Vera with a 10 mm Pistol, 18 cm from Skag
    And the target holds nothing
    When she aims at the weapon, for 1 AP more
    Then that is refused by FO-16, and costs nothing

  @FO-14
  Scenario: A machine gun cannot be aimed
    Given Brock with a Minimi, 60 cm from Gorm
    When he aims at the head, for 1 AP more
    Then nobody can set that up: aiming, where it is not possible (FO-14)

  @FO-14
  Scenario: Nor does it fire single shots
    Given Brock with a Minimi, 60 cm from Gorm
    When he shoots
    Then nobody can set that up: a single shot with the Minimi, which fires bursts only (FO-14)
