@fallout
Feature: What a shooter can do for her action points
  She is asked step by step; what the rules bar is named with the rule, and saying it all the same changes nothing.

  Background:
    Given a game of Fallout

  @FO-12 @FO-21
  Scenario: One round, aimed or not, or a burst
    Given Vera with a 10 mm Pistol, 18 cm from Skag
    Then the shooter is asked for the way, and may answer: unaimed; at the head; at the legs; at the weapon; at the arm; at the torso
    And it may not be answered, by FO-21: burst

  @FO-12 @FO-14
  Scenario: A machine gun leaves no choice of a way but the burst
    Given Brock with a Minimi, 60 cm from Gorm
    Then the shooter is asked for the way, and may answer: burst
    And it may not be answered, by FO-14: unaimed
    And it may not be answered, by FO-14: at the head

  @FO-17
  Scenario: She says how long she aims before she throws
    Given Vera with a 10 mm Pistol, 18 cm from Skag
    When asked for the way, she says: at the head
    Then the shooter is asked for the aiming, and may answer: +1 AP; +2 AP; +3 AP; +4 AP; +5 AP
    And it may not be answered, by FO-09: +6 AP

  @FO-17 @FO-18
  Scenario: And then it is done
    Given Vera with a 10 mm Pistol, 18 cm from Skag
    When asked for the way, she says: at the head
    And asked for the aiming, she says: +4 AP
    And the d100 shows 32
    And the dice of damage show 3 4
    Then the shot hits on 60 or less
    And the target loses 11 hit points, and has 19 left
    And the shooter has 1 AP and 11 rounds left

  @FO-38
  Scenario: From cover she also says how she leaves it
    Given Skag with a 10 mm Pistol, 50 cm from Vera
    And the shooter is in cover
    Then the shooter is asked for the cover, and may answer: pop out
    And it may not be answered, by FO-38: blind

  @FO-08 @FO-09
  Scenario: Two shots for 4 AP each leave 1 of Vera's 9
    Given Vera with a 10 mm Pistol, 18 cm from Skag
    When she shoots 2 times
    And the d100 shows 91, then 92
    Then the shooter has 1 AP and 10 rounds left

  @FO-08 @FO-09
  Scenario: A third is refused
    Given Vera with a 10 mm Pistol, 18 cm from Skag
    When she shoots 3 times
    And the d100 shows 91, then 92
    Then what is left over is refused by FO-09
    And the shooter has 1 AP and 10 rounds left

  @FO-72
  Scenario: An empty gun refuses
    Given Vera with a 10 mm Pistol, 18 cm from Skag
    And 0 rounds in the gun
    When she shoots
    Then that is refused by FO-72, and costs nothing

  @FO-72
  Scenario: A magazine fills it again
    Given Vera with a 10 mm Pistol, 18 cm from Skag
    And 0 rounds in the gun
    When before that she does: reload
    And she shoots
    And the d100 shows 91
    Then the shooter has 3 AP and 11 rounds left

  @FO-72
  Scenario: A shotgun takes its cartridges one by one
    Given Vera with a Hunting shotgun, 18 cm from Skag
    And 0 rounds in the gun
    When before that she does: reload
    And she shoots
    And the d100 shows 91
    Then the shooter has 2 AP and 0 rounds left
