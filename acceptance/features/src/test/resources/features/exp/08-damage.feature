Feature: What a hit does
  Dice of damage come off the hit points; a heavy blow may stun.

  Background:
    Given a game of EXP

  @EXF-01 @EXF-02
  Rule: The dice of the weapon, and the damage adjuster with types A and B

    Scenario Outline: Type <type>
      Given an attack with type <type>
      And the weapon does 1d8 damage, and the damage adjuster is 3
      And the target is an alien with 54 of 54 hit points
      When the kilodie shows 700
      And the damage dice show 5
      Then the target takes <points> points, and has <left> left

      @EXF-02
      Examples:
        | type | points | left |
        | A    | 8      | 46   |
        | B    | 8      | 46   |

  @EXF-01
  Rule: Not with type C

    Example: A gun does what its dice show
      Given the weapon does 2d8 damage, and the damage adjuster is 3
      And the target is an alien with 54 of 54 hit points
      When the kilodie shows 700
      And the damage dice show 12
      Then the target takes 12 points, and has 42 left

    @EXF-03
    Example: A hit never heals
      Given an attack with type A
      And the weapon does 1d4-3 damage
      When the kilodie shows 700
      And the damage dice show 1
      Then the target takes 0 points

  @EXF-04
  Rule: More than half of what is left is a shock to an anthro

    Scenario Outline: 16 of 26 with CON 11: <percent> against 3 x 10 + 11 and she is <state>
      Given the weapon does 3d10 damage
      And the target is an anthro with 26 of 38 hit points and CON 11
      When the kilodie shows 700
      And the damage dice show 16
      And the percent dice against the shock show <percent>
      Then the target is <state>

      Examples:
        | percent | state   |
        | 41      | up      |
        | 42      | stunned |

  @EXF-05
  Rule: An anthro without hit points is down

    Scenario Outline: <damage> of 10, of 30 at most: <state>
      Given the weapon does 5d10 damage
      And the target is an anthro with 10 of 30 hit points and CON 11
      When the kilodie shows 700
      And the damage dice show <damage>
      Then the target is <state>

      Examples:
        | damage | state       |
        | 10     | unconscious |
        | 14     | comatose    |
        | 25     | dead        |

  @EXF-06
  Rule: An alien is dead at 0, and never stunned

    Scenario Outline: <damage> of 20: <state>
      Given the weapon does 4d10 damage
      And the target is an alien with 20 of 54 hit points
      When the kilodie shows 700
      And the damage dice show <damage>
      Then the target is <state>

      Examples:
        | damage | state |
        | 20     | dead  |

  @EXF-07
  Rule: In a robot without hit points a system breaks

    Example: 12 of 5, of 60 at most: it goes on with 47
      Given the weapon does 3d10 damage
      And the target is a robot with 5 of 60 hit points
      When the kilodie shows 700
      And the damage dice show 12
      And the percent dice for the system show 72
      Then the power of the robot breaks
      And the target is broken
      And the target takes 12 points, and has 47 left

    Example: 80 of 5, of 60 at most: 54 less 75 is below 0, then 48 less 21 is 27
      Given the weapon does 8d10 damage
      And the target is a robot with 5 of 60 hit points
      When the kilodie shows 700
      And the damage dice show 80
      And the percent dice for the system show 72
      And the percent dice for the system show 15
      Then the power and articulations of the robot break
      And the target is broken
      And the target takes 80 points, and has 27 left

  @EXF-08
  Rule: Critical rolls, where the referee plays with them

    Example: The dice count a d4 times, before the adjuster
      Given an attack with type A
      And the weapon does 1d8 damage, and the damage adjuster is 3
      And the referee rules on criticalsCh16: true
      When the kilodie shows 995
      And the die of the critical shows 3
      And the damage dice show 5
      Then the target takes 18 points

    Example: What could not hit is a plain hit
      Given an armour rating of 900
      And the weapon does 1d8 damage
      And the referee rules on criticalsCh16: true
      When the kilodie shows 990
      And the damage dice show 5
      Then the roll comes to 853 and hits
      And the target takes 5 points

    Example: A natural 000 kills
      Given the weapon does 1d8 damage
      And the target is an alien with 54 of 54 hit points
      And the referee rules on criticalsCh16: true
      When the kilodie shows 000
      Then the target is dead

    Example: But not for the personas of the referee
      Given the weapon does 1d8 damage
      And the referee plays the attacker
      And the referee rules on criticalsCh16: true
      When the kilodie shows 000
      And the damage dice show 5
      Then the target takes 5 points

  @EXF-09
  Rule: And fumbles

    Scenario Outline: A natural <raw> with type <type>
      Given an attack with type <type>
      And the referee rules on criticalsCh16: true
      When the kilodie shows <raw>
      Then the weapon is <mishap>

      Examples:
        | raw | type | mishap   |
        | 010 | A    | fumbled  |
        | 001 | B    | broken   |
        | 049 | C    | in doubt |
        | 001 | C    | jammed   |

  @EXF-11
  Rule: Nobody stays stunned when the fight is over

    Example: It is looked up
      When somebody looks up EXF-11
      Then it tells that All who are stunned wake when the fight is over
