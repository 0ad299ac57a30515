@gurps
Feature: What is written wrongly is sent back
  The game master reads the sheets before anybody throws dice.

  Background:
    Given a game of GURPS

  @GR-6
  Example: Nobody attacks without skill
    Given Guy attacks with a mace, skill 0
    And the target is Robin
    Then the scenario is refused at /attacker/skill: 0 is out of range; right would be: 1 to 100

  @GU-23
  Example: Nobody parries with a bow
    Given Guy attacks with an axe, skill 12
    And the target is Robin with
      | parry  | 8         |
      | weapon | short bow |
    Then the scenario is refused at /target/parry: a parry with the short bow (GU-23); right would be: no parry, or a hand weapon

  @GR-6
  Example: A rifle takes both hands
    Given Guy attacks with an M16, skill 12
    And the attacker has
      | shield | small |
    And the target is Robin
    Then the scenario is refused at /attacker/shield: a shield in a hand that holds the M16; right would be: no shield, or a weapon for one hand

  @GU-06
  Example: An axe finds no vitals
    Given Guy attacks with an axe, skill 12
    And the attacker has
      | st | 12 |
    And the attack is
      | location | vitals |
    And the target is Robin
    Then the scenario is refused at /attack/location: the axe cannot be aimed at the vitals (GU-06); right would be: another location
