@gurps
Feature: Boxes 39 to 56: what becomes of him

  Background:
    Given a game of GURPS
    And Guy attacks with his own weapon, skill 13
      | name       | giant axe |
      | damage     | 6d        |
      | type       | cutting   |
      | knocksBack | no        |

  @GU-41 @GU-42 @GU-43 @GU-44 @GU-45 @GU-46 @GU-48 @GU-55 @GU-HT-1 @GU-STUN-1 @GU-STUN-3
  Example: Stunned, down, and at half speed
    Given the target is Robin
    When Guy throws 10 for the attack
    And Guy throws 6 for the damage
    And Robin throws 12 for the knockdown
    Then Robin takes 9, which leaves 1
    And Robin is stunned, fallen and halved
    And the way is 1-2-3-4-6-7-14-21-23-26-28-29-30-33-34-36-37-38-39-41-42-43-44-45-46-48-55
    And the end is 55: severely injured

  @GU-46 @GU-47 @GU-HT-2
  Example: Strong Will keeps him awake
    Given the target is Robin with
      | hitPoints | 8 |
      | will      | 2 |
    When Guy throws 10 for the attack
    And Guy throws 6 for the damage
    And Robin throws 10 for the knockdown
    And Robin throws 12 for the consciousness
    Then Robin takes 9, which leaves -1
    And Robin is not unconscious

  @GU-48 @GU-49 @GU-50 @GU-51 @GU-HT-3
  Example: A death roll at -HT, made
    Given the target is Robin with
      | hitPoints | 6 |
    When Guy throws 10 for the attack
    And Guy throws 12 for the damage
    And Robin throws 11 for the knockdown
    And Robin throws 9 for the consciousness
    And Robin throws 10 for the death
    Then Robin takes 18, which leaves -12
    And the end is 51: critically injured

  @GU-49 @GU-56 @GU-HT-3
  Example: Two thresholds, and the second is one too many
    Given the target is Robin with
      | hitPoints | 3 |
    When Guy throws 10 for the attack
    And Guy throws 12 for the damage
    And Robin throws 11 for the knockdown
    And Robin throws 9 for the consciousness
    And Robin throws 10, 11 for the death
    Then box 49 leads to 56
    And the end is 56: dead

  @GU-50 @GU-HT-4
  Example: At -5 x HT all rolls are in vain
    Given the target is Robin with
      | ht        | 3  |
      | hitPoints | 3  |
    When Guy throws 10 for the attack
    And Guy throws 12 for the damage
    And Robin throws 3 for the knockdown
    And Robin throws 4 for the consciousness
    And Robin throws 3, 4, 3 for the death
    Then box 50 leads to 56

  @GR-5
  Example: A man with more hit points than HT is measured by them
    Given the target is Robin with
      | ht           | 10 |
      | hitPointsMax | 18 |
    When Guy throws 10 for the attack
    And Guy throws 6 for the damage
    Then Robin takes 9, which leaves 9
    And box 41 leads to 44

  @GR-6
  Example: He has rolled at -HT before, and need not again
    Given the target is Robin with
      | hitPoints  | -8  |
      | deathRolls | -10 |
      | dr         | 3   |
    When Guy throws 10 for the attack
    And Guy throws 6 for the damage
    Then Robin takes 4, which leaves -12
    And the end is 51: critically injured
    And nobody throws dice at box 49

  @GR-9 @GR-1
  Example: All that is told of a blow, and all dice that are thrown
    Given the target is Robin with
      | hitPoints | 8 |
    When Guy throws 10 for the attack
    And Guy throws 6 for the damage
    And Robin throws 12 for the knockdown
    And Robin throws 11 for the consciousness
    Then Robin takes 9, which leaves -1
    And Robin is fallen, stunned, unconscious, halved and rolls to stay awake
    And Robin's skills are down by 9 on the next turn

  Rule: Where it hit

    @GU-39 @GU-40 @GU-37
    Example: An arm loses no more than cripples it
      Given the attack is
        | location | near arm |
      And the target is Robin
      When Guy throws 10 for the attack
      And Guy throws 18 for the damage
      And Robin throws 10 for the knockdown
      Then Robin takes 6, which leaves 4
      And Robin is stunned and crippled

    @GU-40
    Example: Beheaded
      Given the attack is
        | location | neck |
      And the target is Robin
      When Guy throws 8 for the attack
      And Guy throws 10 for the damage
      And Robin throws 12 for the location
      Then box 40 leads to 56

    @GU-40
    Example: A cut of just as many points as HT may behead
      Given the attack is
        | location | neck |
      And the target is Robin with
        | ht | 12 |
      When Guy throws 8 for the attack
      And Guy throws 6 for the damage
      And Robin throws 13 for the location
      Then box 40 leads to 56
      And Robin takes 12, which leaves 0

    @GU-40
    Example: One point of HT more, and his head is safe
      Given the attack is
        | location | neck |
      And the target is Robin with
        | ht | 13 |
      When Guy throws 8 for the attack
      And Guy throws 6 for the damage
      And Robin throws 10 for the knockdown
      Then box 40 leads to 41
      And Robin takes 12, which leaves 1
