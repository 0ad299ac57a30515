@gurps
Feature: Boxes 28 to 38: damage

  Background:
    Given a game of GURPS

  @GU-28 @GU-29 @GU-30 @GU-31 @GU-33 @GU-34 @GU-36 @GU-37 @GU-38 @GU-39 @GU-41 @GU-44 @GU-54 @GR-4 @GU-HT-5
  Example: A cut through leather
    Given Guy attacks with a broadsword, swung, skill 13
    And the target is Robin with
      | dr | 2 |
    When Guy throws 5 for the attack
    And Guy throws 4 for the damage
    Then box 29 counts damage: 5
    And box 33 counts DR: 2
    And box 34 counts through the armour: 3
    And box 36 counts
      | cutting, B74 x 3/2  |
      | a wound, at least 1 |
    And Robin takes 4, which leaves 6
    And Robin's skills are down by 4 on the next turn
    And the way is 1-2-3-4-6-7-14-21-23-26-28-29-30-31-33-34-36-37-38-39-41-44-54

  @GU-29 @GU-03
  Example: All out for damage, against somebody who is vulnerable
    Given Guy attacks with a broadsword, swung, skill 13
    And the attack is
      | maneuver | all-out attack, +2 damage |
    And the target is Robin with
      | vulnerability | 1.5 |
      | dr            | 5   |
    When Guy throws 10 for the attack
    And Guy throws 3 for the damage
    Then box 29 counts
      | all-out attack, +2 damage, B105 +2 |
      | vulnerable x 3/2                   |
    And box 29 counts damage: 9

  @GU-31 @GU-32
  Example: Knocked back, and on his feet
    Given Guy attacks with a mace, skill 13
    And the attacker has
      | st | 12 |
    And the target is Robin with
      | ht | 20 |
    When Guy throws 10 for the attack
    And Guy throws 4 for the damage
    And Robin throws 10 for the keep feet
    Then Robin is knocked back by 1
    And Robin is not fallen
    And box 32 leads to 33

  Rule: What covers what

    @GU-33
    Example: A breastplate leaves the head bare
      Given Guy attacks with a broadsword, swung, skill 18
      And the attack is
        | location | head |
      And the target is Robin who wears
        | is                |
        | steel breastplate |
      When Guy throws 10 for the attack
      And Guy throws 3 for the damage
      Then nobody throws dice at box 23
      And box 33 counts DR: 0

    @GU-33
    Example: A pot helm covers head and brain, and no jaw
      Given Guy attacks with a broadsword, swung, skill 18
      And the attack is
        | location | brain |
      And the target is Robin who wears
        | is       |
        | pot helm |
      When Guy throws 10 for the attack
      And Robin throws 17 for the passive defence
      And Guy throws 3 for the damage
      Then box 33 counts DR: 6

    @GU-33
    Example: What is one's own covers torso and vitals, where nobody says otherwise
      Given Guy attacks with a broadsword, swung, skill 14
      And the attack is
        | location | near arm |
      And the target is Robin who wears
        | dr |
        | 9  |
      When Guy throws 10 for the attack
      And Guy throws 3 for the damage
      Then box 33 counts DR: 0

    @GU-33
    Example: What is written of a piece counts before the list
      Given Guy attacks with a broadsword, swung, skill 14
      And the attack is
        | location | near arm |
      And the target is Robin who wears
        | is                | covers   |
        | steel breastplate | near arm |
      When Guy throws 10 for the attack
      And Robin throws 17 for the passive defence
      And Guy throws 3 for the damage
      Then box 33 counts DR: 5

  Rule: Armour

    @GU-34 @GU-53
    Example: Stopped short
      Given Guy attacks with a broadsword, swung, skill 13
      And the target is Robin with
        | dr | 7 |
      When Guy throws 10 for the attack
      And Guy throws 4 for the damage
      Then box 34 leads to 53
      And the end is 53: hit, no effect

    @GU-35 @GU-40
    Example: A helmet that stops a mace exactly does not stop the ringing
      Given Guy attacks with a mace, skill 16
      And the attacker has
        | st | 12 |
      And the attack is
        | location | head |
      And the target is Robin with
        | dr | 7  |
        | ht | 11 |
      When Guy throws 9 for the attack
      And Guy throws 2 for the damage
      And Robin throws 12 for the location
      Then the way is 1-2-3-4-6-7-14-21-23-26-28-29-30-31-33-34-35-39-40-41-44-54
      And Robin takes 0, which leaves 11
      And Robin is unconscious

    @GU-35 @GU-40
    Example: A cut that a helmet stops exactly does not ring
      Given Guy attacks with a broadsword, swung, skill 16
      And the attack is
        | location | head |
      And the target is Robin with
        | dr | 4  |
        | ht | 11 |
      When Guy throws 9 for the attack
      And Guy throws 3 for the damage
      Then the way is 1-2-3-4-6-7-14-21-23-26-28-29-30-31-33-34-35-39-40-41-44-54
      And Robin takes 0, which leaves 11
      And nobody throws dice at box 40

    @GU-35 @GU-40
    Example: A mace on a guarded jaw rings as well
      Given Guy attacks with a mace, skill 16
      And the attacker has
        | st | 12 |
      And the attack is
        | location | jaw |
      And the target is Robin with
        | dr | 7  |
        | ht | 11 |
      When Guy throws 9 for the attack
      And Guy throws 2 for the damage
      And Robin throws 10 for the location
      Then Robin takes 0, which leaves 11
      And Robin is stunned

    @GU-35 @GU-40
    Example: A cut that the visor stops does nothing to the nose
      Given Guy attacks with a broadsword, swung, skill 16
      And the attack is
        | location | nose |
      And the target is Robin with
        | dr | 5 |
      When Guy throws 9 for the attack
      And Guy throws 4 for the damage
      Then the way is 1-2-3-4-6-7-14-21-23-26-28-29-30-31-33-34-35-39-40-41-44-54
      And Robin takes 0, which leaves 10

    @GU-35
    Example: A helmet that stops a bullet
      Given Guy attacks with a .38 revolver, skill 16
      And the attack is
        | location | head |
      And the target is Robin with
        | dr | 14 |
      When Guy throws 5 for the attack
      And Guy throws 9 for the damage
      Then box 34 leads to 35
      And the end is 54: slightly injured
      And Robin takes 0, which leaves 10

    @GU-35
    Example: A vest that stops a bullet, which is felt
      Given Guy attacks with a .357 revolver, skill 12
      And the target is Robin with
        | dr       | 14  |
        | flexible | yes |
      When Guy throws 9 for the attack
      And Guy throws 6 2 2 for the damage
      Then Robin takes 1, which leaves 9

    @GU-33 @GR-4
    Example: Armour-piercing rounds meet half the armour, rounded up
      Given Guy attacks with a .357 revolver, skill 12
      And the weapon has
        | ammunition | armour-piercing |
      And the target is Robin with
        | dr | 7 |
      When Guy throws 9 for the attack
      And Guy throws 9 for the damage
      Then box 33 counts DR: 4
      And Robin takes 2, which leaves 8

  Rule: Where it goes through

    @GU-06 @GU-36 @GU-39 @GU-40
    Example: The vitals take three times a bullet
      Given Guy attacks with a .38 revolver, skill 16
      And the attack is
        | location | vitals |
      And the target is Robin with
        | ht | 12 |
      When Guy throws 9 for the attack
      And Guy throws 2 for the damage
      Then box 6 counts
        | at the vitals, CII53 -3 |
      And Robin takes 6, which leaves 6

    @GU-37
    Example: A bullet takes no more than HT from the torso
      Given Guy attacks with an M16, skill 13
      And the target is Robin
      When Guy throws 10 for the attack
      And Guy throws 16 for the damage
      And Robin throws 9 for the knockdown
      And Robin throws 10 for the consciousness
      Then box 37 counts
        | blow-through, torso, at most 10 |
      And Robin takes 10, which leaves 0

    @GU-38
    Example: Two rounds, one after the other and together
      Given Guy attacks with an MP5, skill 20
      And the attack is
        | rounds | 4 |
      And the target is Robin with
        | ht       | 11 |
        | distance | 25 |
      And Robin wears
        | is       |
        | vest IIa |
      When Guy throws 12 for the attack
      And Robin throws 14 for the passive defence
      And Guy throws 4 4 4, 5 5 6 for the damage
      Then Robin takes 1, which leaves 10
      And Robin takes 5, which leaves 5
      And Robin takes 6, which leaves 5
