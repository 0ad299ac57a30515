@fallout
Feature: What a hit does
  Armour takes its part of a hit, and nothing of a critical, which does double damage and wounds.

  Background:
    Given a game of Fallout

  @FO-13 @FO-15 @FO-69
  Scenario Outline: The d6 says where a critical strikes
    Given Vera with a 10 mm Pistol, 18 cm from Skag
    When she shoots
    And the d100 shows 6
    And the d6 shows <face>
    And the dice of damage show 3 4
    Then the shot strikes the <part>
    And the target is wounded: <part>
    And the target loses 22 hit points, and has 8 left

    Examples:
      | face | part  |
      | 1    | torso |
      | 2    | torso |
      | 3    | legs  |
      | 4    | arm   |
      | 5    | head  |

  @FO-13 @FO-16
  Scenario: A critical on the weapon ruins it and spares its bearer
    Given Vera with a 10 mm Pistol, 18 cm from Skag
    When she shoots
    And the d100 shows 2
    And the d6 shows 6
    And the dice of damage show 6 6
    Then the shot strikes the weapon
    And the target's weapon is unusable
    And the target loses 0 hit points, and has 30 left
    And nobody is wounded

  @FO-13 @FO-70
  Scenario: It is the hand of who holds nothing
    Given Vera with a 10 mm Pistol, 18 cm from Skag
    And the target holds nothing
    When she shoots
    And the d100 shows 2
    And the d6 shows 6
    And the dice of damage show 6 6
    Then the shot strikes the arm
    And the target loses 32 hit points, and has -2 left
    And the target is down

  @FO-28
  Scenario Outline: <armour> takes <taken> of a hit that is not located
    Given Vera with a 10 mm Pistol, 18 cm from Gorm
    And the target wears <armour>
    When she shoots
    And the d100 shows 50
    And the dice of damage show 1 5
    Then the target loses <lost> hit points, and has <left> left

    Examples:
      | armour  | taken      | lost | left |
      | none    | nothing    | 10   | 35   |
      | leather | 4          | 6    | 39   |
      | metal   | 8          | 2    | 43   |
      | combat  | all of it  | 0    | 45   |

  @FO-15 @FO-28
  Scenario: A critical minds no armour
    Given Vera with a 10 mm Pistol, 18 cm from Gorm
    When she shoots
    And the d100 shows 2
    And the d6 shows 1
    And the dice of damage show 1 1
    Then the target loses 12 hit points, and has 33 left

  @FO-68
  Scenario: The master may say where criticals strike something that is no human
    Given Vera with a 10 mm Pistol, 18 cm from Gorm
    And the master has criticals strike: head, torso, torso, torso, legs, legs
    When she shoots
    And the d100 shows 2
    And the d6 shows 6
    And the dice of damage show 1 1
    Then the shot strikes the legs

  @FO-69
  Scenario: With the wounds of the house a wounded arm drops what it holds
    Given Vera with a 10 mm Pistol, 18 cm from Gorm
    And the master plays with wounds
    When she shoots
    And the d100 shows 2
    And the d6 shows 4
    And the dice of damage show 1 1
    Then the target is wounded: arm
    And the target's weapon is dropped

  @FO-69
  Scenario: By the book it only has a wound
    Given Vera with a 10 mm Pistol, 18 cm from Gorm
    When she shoots
    And the d100 shows 2
    And the d6 shows 4
    And the dice of damage show 1 1
    Then the target is wounded: arm
    And the target's weapon is in its hands

  @FO-69
  Scenario: With the wounds of the house a wounded head costs 20
    Given Vera with a 10 mm Pistol, 18 cm from Skag
    And the shooter has a wound: head
    And the master plays with wounds
    When she shoots
    And the d100 shows 61
    Then the shot hits on 60 or less, which is
      | CQC        | +10 |
      | head wound | -20 |

  @FO-69
  Scenario: With the wounds of the house a wounded arm fires nothing for two hands
    Given Vera with a Hunting rifle, 60 cm from Skag
    And the shooter has a wound: arm
    And the master plays with wounds
    When she shoots
    Then that is refused by FO-69, and costs nothing

  @FO-69
  Scenario Outline: With the wounds of the house a weapon that was struck fires nothing
    Given Vera with a <gun>, 18 cm from Skag
    And the shooter has a wound: weapon
    And the master plays with wounds
    When she shoots
    Then that is refused by FO-69, and costs nothing

    Examples:
      | gun           |
      | 10 mm Pistol  |
      | Hunting rifle |

  @FO-70
  Scenario: The odds of a burst know who is down
    Given Brock with an AK-112, 45 cm from Skag
    When he fires a burst
    Then the odds of the target being down are 0.3160
