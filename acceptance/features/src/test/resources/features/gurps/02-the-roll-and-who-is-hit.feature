@gurps
Feature: Boxes 14 to 22: the roll to hit, fumbles, and who else is hit

  Background:
    Given a game of GURPS

  @GU-14 @GU-15 @GU-17 @GU-18 @GU-19 @GU-52 @GR-2
  Example: A miss by one at the torso hits nothing
    Given Guy attacks with a broadsword, swung, skill 12
    And the target is Robin
    When Guy throws 13 for the attack
    Then the way is 1-2-3-4-6-7-14-15-17-18-19-52
    And the end is 52: missed

  @GU-18
  Example: A swung blow at the head that misses by one hits the torso
    Given Guy attacks with a broadsword, swung, skill 14
    And the attack is
      | location | head |
    And the target is Robin
    When Guy throws 10 for the attack
    And Guy throws 2 for the damage
    Then box 18 leads to 23
    And the end is 54: slightly injured

  @GR-3
  Example: Below 3 nothing succeeds
    Given Guy attacks with a broadsword, swung, skill 6
    And the attack is
      | darkness | -4 |
    And the target is Robin
    When Guy throws 4 for the attack
    Then the end is 52: missed

  Rule: A sword that hits its owner

    @GU-15 @GU-16
    Example: He cuts his own leg, and it is no scratch
      Given Guy attacks with a broadsword, swung, skill 12
      And the attacker has
        | ht | 11 |
      And the target is Robin
      When Guy throws 17 for the attack
      And Guy throws 5 for the fumble
      And Guy throws 5 for the arm or leg
      And Guy throws 4 for the damage
      And Guy throws 9 for the knockdown
      Then Guy takes 6, which leaves 5
      And Guy is fallen, stunned and crippled
      And the attacker's fumble comes to: self

    @GU-16
    Example: A weapon that is dropped ends it
      Given Guy attacks with a broadsword, swung, skill 12
      And the target is Robin
      When Guy throws 18 for the attack
      And Guy throws 10 for the fumble
      Then the way is 1-2-3-4-6-7-14-15-16-52
      And the attacker's fumble comes to: drop

    @GU-16
    Example: A revolver breaks only if it does so twice
      Given Guy attacks with a .38 revolver, skill 10
      And the target is Robin
      When Guy throws 18 for the attack
      And Guy throws 3 for the fumble
      And Guy throws 7 for the fumble again
      Then the attacker's fumble comes to: drop
      And box 16 leads to 52

    @GU-16
    Example: A shot in one's own leg that a second throw turns into a breakage is thrown for again
      Given Guy attacks with a .38 revolver, skill 10
      And the target is Robin
      When Guy throws 18 for the attack
      And Guy throws 5 for the fumble
      And Guy throws 3, 17 for the fumble again
      Then the attacker's fumble comes to: break

    @GU-16
    Example: What breaks in neither of two throws is dropped, though the second is a shot in the leg
      Given Guy attacks with a .38 revolver, skill 10
      And the target is Robin
      When Guy throws 18 for the attack
      And Guy throws 18 for the fumble
      And Guy throws 5 for the fumble again
      Then the attacker's fumble comes to: drop

    @GU-16
    Example: A spear that would fly away is dropped
      Given Guy attacks with a spear, skill 12
      And the target is Robin
      When Guy throws 18 for the attack
      And Guy throws 14 for the fumble
      Then the attacker's fumble comes to: drop
      And box 16 leads to 52

    @GU-16
    Example: A revolver that would fly away is dropped
      Given Guy attacks with a .38 revolver, skill 10
      And the target is Robin
      When Guy throws 18 for the attack
      And Guy throws 14 for the fumble
      Then the attacker's fumble comes to: drop

    @GU-16
    Example: A mace flies
      Given Guy attacks with a mace, skill 12
      And the attacker has
        | st | 12 |
      And the target is Robin
      When Guy throws 18 for the attack
      And Guy throws 14 for the fumble
      Then the attacker's fumble comes to: fly

    @GU-16
    Example: A club of one's own breaks only if it does so twice, and is dropped otherwise
      Given Guy attacks with his own weapon, skill 12
        | damage | 1d+1     |
        | type   | crushing |
      And the target is Robin
      When Guy throws 18 for the attack
      And Guy throws 4 for the fumble
      And Guy throws 12 for the fumble again
      Then the attacker's fumble comes to: drop

    @GU-16
    Example: A club of one's own breaks at the second breakage
      Given Guy attacks with his own weapon, skill 12
        | damage | 1d+1     |
        | type   | crushing |
      And the target is Robin
      When Guy throws 18 for the attack
      And Guy throws 4 for the fumble
      And Guy throws 17 for the fumble again
      Then the attacker's fumble comes to: break

    @GU-16
    Example: A fist is not broken: it is rolled again until something else comes of it, and that counts
      Given Guy attacks with a fist, skill 12
      And the target is Robin
      When Guy throws 18 for the attack
      And Guy throws 3 for the fumble
      And Guy throws 17, 13 for the fumble again
      Then the attacker's fumble comes to: off balance
      And box 16 leads to 19

    @GU-16
    Example: Claws that are rolled again may still be in one's own leg
      Given Guy attacks with his own weapon, skill 12
        | damage | 1d-1    |
        | type   | cutting |
        | use    | natural |
      And the target is Robin
      When Guy throws 18 for the attack
      And Guy throws 4 for the fumble
      And Guy throws 5 for the fumble again
      And Guy throws 6 for the arm or leg
      And Guy throws 3 for the damage
      Then Guy takes 3, which leaves 7

  Rule: Somebody else is in the way

    @GU-19 @GU-20 @GU-25 @GU-05 @GU-14
    Example: A dodged arrow that finds the next man
      Given Guy attacks with a longbow, skill 16
      And the attack is
        | turnsAimed | 1 |
      And the target is Robin with
        | dodge | 8 |
      And John is in front with
        | distance | 1  |
        | ht       | 11 |
      And Will is behind with
        | distance | 2  |
        | ht       | 12 |
      When Guy throws 9 for the attack
      And Robin chooses to dodge
      And Robin throws 7 for the dodge
      And Guy throws 10 for the location
      And Guy throws 8 for the attack
      And Guy throws 3 for the damage
      Then box 14 counts to hit: 9
      And box 25 leads to 19
      And Will takes 6, which leaves 6

    @GU-20
    Example: A bolt that misses finds the nearest first, whatever the order they are written in
      Given Guy attacks with a crossbow, skill 12
      And the attack is
        | turnsAimed | 1 |
      And the target is Robin with
        | distance | 10 |
      And Will is behind with
        | distance | 20 |
      And John is behind with
        | distance | 15 |
        | ht       | 12 |
      And Much is behind with
        | distance | 12 |
      When Guy throws 14 for the attack
      And Guy throws 10 for the location
      And Guy throws 14 for the attack
      And Guy throws 10 for the location
      And Guy throws 3 for the attack
      And Guy throws 7 for the critical hit
      And Guy throws 1 for the damage
      Then those in the way are Much and John
      And John takes 6, which leaves 6

    @GU-20
    Example: Who stands farther off than the weapon reaches is not in the way
      Given Guy attacks with a .38 revolver, skill 16
      And the weapon has
        | maximum | 20 |
      And the attack is
        | turnsAimed | 1 |
      And the target is Robin with
        | distance | 10 |
      And John is behind with
        | distance | 20 |
      And Will is behind with
        | distance | 21 |
      When Guy throws 16 for the attack
      And Guy throws 10 for the location
      And Guy throws 16 for the attack
      Then those in the way are John
      And the end is 52: missed

    @GU-20
    Example: Nearest is who is the fewest yards away, wherever he is said to stand
      Given Guy attacks with a crossbow, skill 12
      And the attack is
        | turnsAimed | 1 |
      And the target is Robin with
        | distance | 10 |
      And John is in front with
        | distance | 9  |
      And Will is in close combat with
        | distance | 11 |
      And Much is behind with
        | distance | 8  |
      When Guy throws 14 for the attack
      And Guy throws 10, 10, 10 for the location
      And Guy throws 14, 14, 14 for the attack
      Then those in the way are Much and John and Will
      And the end is 52: missed

    @GU-20 @GU-25
    Example: Who stands nearer than a dodger is not found by what he dodged
      Given Guy attacks with a longbow, skill 16
      And the attack is
        | turnsAimed | 1 |
      And the target is Robin with
        | distance | 10 |
        | dodge    | 8  |
      And Will is behind with
        | distance | 20 |
      And John is behind with
        | distance | 15 |
        | dodge    | 8  |
      When Guy throws 7 for the attack
      And Robin chooses to dodge
      And Robin throws 7 for the dodge
      And Guy throws 10 for the location
      And Guy throws 8 for the attack
      And John chooses to dodge
      And John throws 7 for the dodge
      And Guy throws 10 for the location
      And Guy throws 15 for the attack
      Then those in the way are John and Will
      And the end is 52: missed

    @GU-20
    Example: A blow into a close combat finds anybody in it
      Given Guy attacks with a mace, skill 11
      And the attacker has
        | st | 12 |
      And the attack is
        | intoCloseCombat | yes |
      And the target is Robin
      And John is in close combat with
        | ht | 10 |
      And Will is in close combat with
        | ht | 12 |
      When Guy throws 15 for the attack
      And Guy throws 4 for the wrong target
      And Guy throws 10 for the location
      And Guy throws 8 for the attack
      And Guy throws 1 for the damage
      Then Will takes 6, which leaves 6

    @GU-20
    Example: When nobody is left, it has missed
      Given Guy attacks with a .38 revolver, skill 12
      And the target is Robin
      When Guy throws 15 for the attack
      Then box 20 leads to 52

    @GU-04 @GU-05
    Example: A Wild Swing is hit where the dice say, and never above 9
      Given Guy attacks with a broadsword, swung, skill 16
      And the attack is
        | maneuver | wild swing |
      And the target is Robin
      When Guy throws 13 for the location
      And Guy throws 10 for the attack
      Then box 14 counts
        | wild swing, B105, unconfirmed -5 |
        | a Wild Swing, at most 9          |
      And the way is 1-2-3-4-5-6-7-14-15-17-18-19-52

  Rule: Critical hits are not defended against

    @GU-21 @GU-22 @GU-33
    Example: A blow that armour does not stop
      Given Guy attacks with a broadsword, swung, skill 13
      And the target is Robin with
        | dodge | 9 |
        | dr    | 6 |
        | ht    | 12 |
      When Guy throws 3 for the attack
      And Guy throws 4 for the critical hit
      And Guy throws 3 for the damage
      Then the way is 1-2-3-4-6-7-14-21-22-28-29-30-31-33-34-36-37-38-39-41-44-54
      And Robin takes 6, which leaves 6

    @GU-22 @GU-40 @GU-56
    Example: Killed outright
      Given Guy attacks with a broadsword, swung, skill 16
      And the attack is
        | location | head |
      And the target is Robin
      When Guy throws 4 for the attack
      And Guy throws 3 for the critical hit
      And Guy throws 4 for the damage
      Then the end is 56: dead

  Rule: Groups of automatic fire

    @GR-8 @GU-14
    Example: Two of four rounds hit
      Given Guy attacks with an Uzi, skill 18
      And the attack is
        | rounds | 4 |
      And the target is Robin with
        | distance | 7  |
        | ht       | 11 |
      When Guy throws 13 for the attack
      And Guy throws 4, 3 for the damage
      Then Robin takes 7, which leaves 4

    @GR-8 @GU-18
    Example: A miss by one still hits with one round of three
      Given Guy attacks with an Uzi, skill 10
      And the attack is
        | rounds | 3 |
      And the target is Robin
      When Guy throws 6 for the attack
      And Guy throws 5 for the damage
      Then Robin takes 5, which leaves 5

    @GR-8 @GU-18
    Example: The game master's own table says what a miss by one hits with
      Given Guy attacks with an Uzi, skill 10
      And the attack is
        | rounds | 3 |
      And the game master's table of groups is
        | missedByOne | byZero | byOne | byTwo | byMore |
        | 0           | 1      | 1     | 1     | 1      |
        | 0           | 1      | 1     | 2     | 2      |
        | 2           | 2      | 2     | 3     | 3      |
      And the target is Robin with
        | ht | 20 |
      When Guy throws 6 for the attack
      And Guy throws 4, 5 for the damage
      Then box 18 leads to 23
      And Robin takes 9, which leaves 11

    @GR-8 @GU-18
    Example: By a table that says so, a miss by one hits with nothing
      Given Guy attacks with an Uzi, skill 10
      And the attack is
        | rounds | 3 |
      And the game master's table of groups is
        | missedByOne | byZero | byOne | byTwo | byMore |
        | 0           | 1      | 1     | 1     | 1      |
        | 0           | 1      | 1     | 2     | 2      |
        | 0           | 1      | 2     | 3     | 3      |
      And the target is Robin
      When Guy throws 6 for the attack
      Then box 18 leads to 19
      And the end is 52: missed

  Rule: In a close combat nobody stands behind anybody

    @GU-20 @GU-25
    Example: A shot that somebody beside the target has dodged finds nobody else of the close combat
      Given Guy attacks with a longbow, skill 16
      And the attack is
        | intoCloseCombat    | yes |
        | closeCombatPenalty | -2  |
        | turnsAimed         | 1   |
      And the target is Robin with
        | distance | 3 |
      And John is in close combat with
        | distance | 3 |
        | dodge    | 8 |
      And Will is in close combat with
        | distance | 3 |
      When Guy throws 16 for the attack
      And Guy throws 2 for the wrong target
      And Guy throws 10 for the location
      And Guy throws 6 for the attack
      And John chooses to dodge
      And John throws 7 for the dodge
      Then those in the way are John
      And the end is 52: missed
