@gurps
Feature: Boxes 23 to 27: the defence
  Who is attacked says how he defends himself.

  Background:
    Given a game of GURPS
    And Guy attacks with a broadsword, swung, skill 13

  @GU-23 @GU-24 @GU-25
  Example: A parry ends it
    Given the target is Robin with
      | parry | 9 |
    When Guy throws 10 for the attack
    And Robin chooses to parry
    And Robin throws 9 for the parry
    Then the way is 1-2-3-4-6-7-14-21-23-24-25-52

  @GU-23 @GU-STUN-2
  Example: Stunned, from the side, behind a shield, one step back
    Given the target is Robin with
      | block      | 9      |
      | shield     | medium |
      | stunned    | yes    |
      | angle      | side   |
      | mayRetreat | yes    |
      | wounds     | 2      |
      | elevation  | 1      |
      | feint      | 1      |
    When Guy throws 10 for the attack
    And Robin chooses to block and retreat
    And Robin throws 7 for the block
    Then box 23 counts
      | PD of the shield +3              |
      | stunned, B127 -4                 |
      | attacked from the side, B108 -2  |
      | feinted, B105 -1                 |
      | relative elevation, B123 +1      |
      | retreats, B109, unconfirmed +3   |
      | wounds, B126 -2                  |

  @GU-23
  Example: Nothing to roll against
    Given the target is Robin
    When Guy throws 10 for the attack
    And Guy throws 4 for the damage
    Then nobody throws dice at box 23
    And box 23 leads to 26

  @GU-23 @GU-45
  Example: A man at three hit points dodges half as well
    Given the target is Robin with
      | dodge  | 9   |
      | halved | yes |
    When Guy throws 10 for the attack
    And Robin chooses to dodge
    And Robin throws 4 for the dodge
    And Guy throws 10 for the fumble
    Then box 23 counts defence: 4

  @GU-23 @GU-45
  Example: Where wounds do not count against a defence, it is told that they do not
    Given the game master rules shockToDefence: false
    And the target is Robin with
      | dodge  | 9   |
      | halved | yes |
      | wounds | 3   |
    When Guy throws 10 for the attack
    And Robin chooses to dodge
    And Robin throws 9 for the dodge
    Then box 23 counts
      | 3 hit points or fewer -5, waived by GU-23 |
      | wounds, B126 -3, waived by GU-23          |
    And box 23 counts defence: 9

  @GU-23 @GU-38
  Example: Who feels no pain defends as ever
    Given the target is Robin with
      | dodge             | 9   |
      | wounds            | 3   |
      | highPainThreshold | yes |
    When Guy throws 10 for the attack
    And Robin chooses to dodge
    And Robin throws 9 for the dodge
    Then box 23 counts
      | wounds, B126 -3, waived by GU-38 |

  @GU-24 @GU-16
  Example: A perfect parry makes the attacker fumble
    Given the target is Robin with
      | parry | 9 |
    When Guy throws 10 for the attack
    And Robin chooses to parry
    And Robin throws 3 for the parry
    And Guy throws 8 for the fumble
    Then the way is 1-2-3-4-6-7-14-21-23-24-16-19-52
    And the attacker's fumble comes to: unready

  @GU-26 @GU-27
  Example: A botched dodge
    Given the target is Robin with
      | dodge | 7 |
    When Guy throws 10 for the attack
    And Robin chooses to dodge
    And Robin throws 17 for the dodge
    And Guy throws 2 for the damage
    Then box 26 leads to 27
    And Robin is fallen

  @GU-27
  Example: A botched parry
    Given the target is Robin with
      | parry | 8 |
    When Guy throws 10 for the attack
    And Robin chooses to parry
    And Robin throws 18 for the parry
    And Robin throws 5 for the fumble
    And Guy throws 2 for the damage
    Then Robin's own parry comes to: self

  Rule: A parry that hits who parries

    @GU-27
    Example: What he holds is told, and so is what it does to him, when the blow has landed
      Given the target is Robin with
        | parry  | 8                 |
        | weapon | broadsword, swung |
        | ht     | 14                |
      When Guy throws 10 for the attack
      And Robin chooses to parry
      And Robin throws 18 for the parry
      And Robin throws 5 for the fumble
      And Guy throws 2 for the damage
      And Robin throws 2 for the arm or leg
      And Robin throws 4 for the damage
      Then the way is 1-2-3-4-6-7-14-21-23-26-27-28-29-30-31-33-34-36-37-38-39-41-44-54-27-28-29-30-31-33-34-36-37-38-39-40-41-44-45-46-48-55
      And the end is 55: severely injured
      And Robin takes 11, which leaves 3

    @GU-27
    Example: A point hits its owner only if it does so twice
      Given the target is Robin with
        | parry  | 8     |
        | weapon | spear |
      When Guy throws 10 for the attack
      And Robin chooses to parry
      And Robin throws 18 for the parry
      And Robin throws 6 for the fumble
      And Robin throws 10 for the fumble again
      And Guy throws 2 for the damage
      Then Robin's own parry comes to: drop
      And Robin takes 4, which leaves 6

    @GU-27 @GU-29
    Example: What he is vulnerable to is the attacker's blow, not his own
      Given the target is Robin with
        | parry         | 8                 |
        | weapon        | broadsword, swung |
        | ht            | 20                |
        | vulnerability | 2                 |
      When Guy throws 10 for the attack
      And Robin chooses to parry
      And Robin throws 18 for the parry
      And Robin throws 5 for the fumble
      And Guy throws 1 for the damage
      And Robin throws 2 for the arm or leg
      And Robin throws 2 for the damage
      Then Robin takes 10, which leaves 10

    @GU-27
    Example: Who is killed by the blow does not strike himself any more
      Given the target is Robin with
        | parry     | 8                 |
        | weapon    | broadsword, swung |
        | hitPoints | -48               |
      When Guy throws 10 for the attack
      And Robin chooses to parry
      And Robin throws 18 for the parry
      And Robin throws 5 for the fumble
      And Guy throws 2 for the damage
      Then the end is 56: dead

  Rule: What cannot be done

    @GU-23
    Example: Nobody parries a bullet, and nobody steps back from one
      Given Guy attacks with a .38 revolver, skill 13
      And the target is Robin with
        | dodge      | 6   |
        | parry      | 9   |
        | mayRetreat | yes |
      When Guy throws 10 for the attack
      Then the options of Robin are
        | dodge           |
        | passive defence |
      And Robin may not choose parry, by GU-23
      And Robin may not choose dodge and retreat, by GU-23

  Rule: What a passive defence counts

    @GU-23
    Example: Who is stunned has 4 less for what he does, and not for what his shield does by itself
      Given Guy attacks with a broadsword, swung, skill 13
      And the target is Robin with
        | shield  | small |
        | stunned | yes   |
      When Guy throws 10 for the attack
      And Robin throws 11 for the passive defence
      And Guy throws 2 for the damage
      Then box 23 counts defence: 2
      And Robin takes 4, which leaves 6
