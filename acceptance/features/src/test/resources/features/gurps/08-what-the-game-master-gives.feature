@gurps
Feature: What the game master gives where the sources have no number
  Some pages of the chart were not found, or their text is cut off. The game master says what they come to, and is asked if he does not.

  Background:
    Given a game of GURPS

  Rule: Boxes 3, 6 and 8: on the move, up and down, into a close combat

    @GU-03
    Example: A stroke on the run
      Given Guy attacks with a broadsword, swung, skill 13
      And the attack is
        | move        | running |
        | movePenalty | -3      |
      And the target is Robin
      When Guy throws 12 for the attack
      Then box 3 counts
        | running, B117 -3 |
      And box 14 counts to hit: 10
      And the end is 52: missed

    @GU-03
    Example: What a stroke on the run costs is wanting
      Given Guy attacks with a broadsword, swung, skill 13
      And the attack is
        | move | running |
      And the target is Robin
      Then the scenario is refused at /attack/movePenalty: nobody says what a blow costs while running, and GU-03 has no number for it; right would be: the number, 0 if it counts for nothing

    @GU-06
    Example: A stroke up the stairs
      Given Guy attacks with a broadsword, swung, skill 13
      And the target is Robin with
        | uphill         | 1  |
        | elevationToHit | -2 |
      When Guy throws 12 for the attack
      Then box 6 counts
        | relative elevation, B123 -2 |
      And box 14 counts to hit: 11

    @GU-06
    Example: What a stroke up the stairs costs is wanting
      Given Guy attacks with a broadsword, swung, skill 13
      And the target is Robin with
        | uphill | 1 |
      Then the scenario is refused at /target/elevationToHit: nobody says what a blow costs at somebody above the attacker, and GU-06 has no number for it; right would be: the number, 0 if it counts for nothing

    @GU-06 @GU-19 @GU-20
    Example: A shot into a close combat, which finds anybody in it
      Given Guy attacks with a .38 revolver, skill 13
      And the attack is
        | intoCloseCombat    | yes |
        | closeCombatPenalty | -2  |
      And the target is Robin with
        | distance | 3 |
      And John is in close combat with
        | distance | 3 |
      And Will is in close combat with
        | distance | 3 |
      When Guy throws 15 for the attack
      And Guy throws 4 for the wrong target
      And Guy throws 10 for the location
      And Guy throws 15 for the attack
      And Guy throws 10 for the location
      And Guy throws 15 for the attack
      Then box 14 counts to hit: 6
      And those in the way are Will and John
      And the end is 52: missed

    @GU-06
    Example: What a shot into a close combat costs is wanting
      Given Guy attacks with a .38 revolver, skill 13
      And the attack is
        | intoCloseCombat | yes |
      And the target is Robin
      Then the scenario is refused at /attack/closeCombatPenalty: nobody says what a shot into a close combat costs, and GU-06 has no number for it; right would be: the number, 0 if it counts for nothing

    @GU-08
    Example: A shot downhill
      Given Guy attacks with a .38 revolver, skill 16
      And the target is Robin with
        | distance      | 20 |
        | downhill      | 10 |
        | downhillBonus | 5  |
      When Guy throws 11 for the attack
      And Guy throws 2 3 for the damage
      Then box 8 counts
        | 15 yards, 5 fewer downhill, B201 -5 |
      And box 11 leads to 14

    @GU-08
    Example: How much nearer a man down the hill counts is wanting
      Given Guy attacks with a .38 revolver, skill 16
      And the target is Robin with
        | distance | 20 |
        | downhill | 10 |
      Then the scenario is refused at /target/downhillBonus: nobody says by how many yards the distance counts for less downhill, and GU-08 has no number for it; right would be: the number, 0 if it counts for nothing

  Rule: Box 6: a shield hand, and an eye behind a slit

    @GU-06 @GU-40
    Example: A cut at the hand with the shield
      Given Guy attacks with a broadsword, swung, skill 18
      And the attack is
        | location | shield hand |
      And the target is Robin with
        | shield | small |
      When Guy throws 10 for the attack
      And Robin throws 10 for the passive defence
      And Guy throws 4 for the damage
      Then box 6 counts
        | at the shield hand, CII53 -8 |
      And Robin is crippled

    @GU-06 @GU-33
    Example: A point through the slit of a great helm
      Given Guy attacks with a spear, skill 20
      And the attack is
        | location | eye |
      And the target is Robin with
        | ht | 14 |
      And Robin wears
        | is        | covers               | eyeslit |
        | greathelm | brain and head and eye | yes   |
      When Guy throws 10 for the attack
      And Guy throws 1 for the damage
      Then box 6 counts
        | at the eye, CII53 -9         |
        | through an eyeslit, CII53 -1 |
      And box 33 counts DR: 0
      And Robin takes 4, which leaves 10

  Rule: Box 23: what only a parry has, and the second defence of who does nothing else

    @GU-23
    Example: A second parry in one turn
      Given Guy attacks with a broadsword, swung, skill 13
      And the target is Robin with
        | dodge | 6  |
        | parry | 10 |
      And Robin's parry has
        | amount | what           |
        | -2     | a second parry |
      When Guy throws 10 for the attack
      And Robin chooses to parry
      And Robin throws 8 for the parry
      Then box 23 counts
        | a second parry -2 |
      And the end is 52: missed

    @GU-23
    Example: What the parry has missed is dodged
      Given Guy attacks with a broadsword, swung, skill 13
      And the target is Robin with
        | dodge         | 7   |
        | parry         | 9   |
        | allOutDefense | yes |
      When Guy throws 10 for the attack
      And Robin chooses to parry
      And Robin throws 12 for the parry
      And Robin throws 7 for the dodge
      Then the way is 1-2-3-4-6-7-14-21-23-24-25-19-52

    @GU-23
    Example: With three defences the second is chosen among the two that are left
      Given Guy attacks with a broadsword, swung, skill 13
      And the target is Robin with
        | dodge         | 7     |
        | parry         | 9     |
        | block         | 8     |
        | shield        | small |
        | allOutDefense | yes   |
      When Guy throws 10 for the attack
      And Robin chooses to parry
      And Robin throws 12 for the parry
      And Robin chooses to block as his second defence
      And Robin throws 11 for the block
      And Guy throws 2 for the damage
      Then box 26 leads to 28
      And Robin takes 4, which leaves 6

    @GU-23 @GU-26 @GU-27
    Example: After a botch there is no second defence
      Given Guy attacks with a broadsword, swung, skill 13
      And the target is Robin with
        | dodge         | 7   |
        | parry         | 9   |
        | allOutDefense | yes |
      When Guy throws 10 for the attack
      And Robin chooses to dodge
      And Robin throws 17 for the dodge
      And Guy throws 2 for the damage
      Then box 26 leads to 27
      And Robin is fallen

  Rule: Box 33: DR by type of damage, and divisors that are fractions

    @GU-33
    Example: Mail that stops edges better than clubs
      Given Guy attacks with a broadsword, swung, skill 13
      And the target is Robin
      And Robin wears
        | dr | against               | covers |
        | 3  | cutting 5 and bullet 1 | torso |
      When Guy throws 10 for the attack
      And Guy throws 6 for the damage
      Then box 33 counts DR: 5
      And Robin takes 3, which leaves 7

    @GU-33
    Example: A soft bullet, against which armour counts twice
      Given Guy attacks with a .38 revolver, skill 14
      And the weapon has
        | armourDivisor | 0.5 |
      And the target is Robin with
        | dr | 2 |
      When Guy throws 8 for the attack
      And Guy throws 4 4 for the damage
      Then box 33 counts DR: 4
      And Robin takes 3, which leaves 7

    @GU-33 @GR-4
    Example: A divisor of one and a half
      Given Guy attacks with a .38 revolver, skill 14
      And the weapon has
        | armourDivisor | 1.5 |
      And the target is Robin with
        | dr | 4 |
      When Guy throws 8 for the attack
      And Guy throws 4 4 for the damage
      Then box 33 counts DR: 3
      And Robin takes 4, which leaves 6

    @GU-23
    Example: Who has stepped back once does not step back again
      Given Guy attacks with a broadsword, swung, skill 13
      And the target is Robin with
        | dodge         | 7   |
        | parry         | 9   |
        | mayRetreat    | yes |
        | allOutDefense | yes |
      When Guy throws 10 for the attack
      And Robin chooses to dodge and retreat
      And Robin throws 11 for the dodge
      And Robin throws 10 for the parry
      And Guy throws 2 for the damage
      Then box 23 counts defence: 10
      And box 23 counts defence: 9
      And Robin takes 4, which leaves 6

    @GU-23
    Example: Who has not may do so now
      Given Guy attacks with a broadsword, swung, skill 13
      And the target is Robin with
        | dodge         | 7   |
        | parry         | 9   |
        | mayRetreat    | yes |
        | allOutDefense | yes |
      When Guy throws 10 for the attack
      And Robin chooses to dodge
      And Robin throws 11 for the dodge
      And Robin chooses to parry and retreat as his second defence
      And Robin throws 10 for the parry
      Then box 23 counts defence: 12
      And the end is 52: missed

  Rule: Any box that adds numbers: what no table knows

    @GU-02 @GU-06
    Example: A wager counts in the box that it is given for, and a curse on the target in another
      Given Guy attacks with a broadsword, swung, skill 13
      And the target is Robin
      And the scenario has
        | attack/adjustments/0/box    | 2       |
        | attack/adjustments/0/amount | 2       |
        | attack/adjustments/0/what   | a wager |
        | target/adjustments/0/box    | 6       |
        | target/adjustments/0/amount | -1      |
        | target/adjustments/0/what   | a curse |
      When Guy throws 16 for the attack
      Then box 2 counts
        | a wager +2 |
      And box 6 counts
        | a curse -1 |
      And box 14 counts to hit: 14

  Rule: Box 29: half the damage at a distance

    @GU-28 @GU-29
    Scenario Outline: Of 3 at <yards> yards <taken> arrive, beyond 120 the half
      Given Guy attacks with a .38 revolver, skill 25
      And the game master rules halfDamageRange: yes
      And the target is Robin with
        | distance | <yards> |
      When Guy throws 10 for the attack
      And Guy throws 2 2 for the damage
      Then Robin takes <taken>, which leaves <left>

      Examples:
        | yards | taken | left |
        | 120   | 3     | 7    |
        | 121   | 1     | 9    |

  Rule: Who the attacker is, the game master may amend too

    @GM-03 @GU-03
    Example: She has the attacker kneel before he strikes
      Given Guy attacks with a broadsword, swung, skill 13
      And the target is Robin
      And the game master amends Guy's posture to kneeling
      When Guy throws 16 for the attack
      Then box 14 counts to hit: 11
