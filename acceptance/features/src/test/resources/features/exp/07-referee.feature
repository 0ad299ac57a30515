Feature: The referee's word, and theatrical play
  What the referee adds, drops and rules; and the other system.

  Background:
    Given a game of EXP

  @EX-53
  Rule: What is not listed the referee makes up, with a reason

    Scenario Outline: Moths, <how>
      Given an attack with type <type> from 4 hexes
      And <adds>
      When the kilodie shows 700
      Then the roll counts
        | rule  | counts |
        | EX-53 | -100   |

      Examples:
        | how       | type | adds                                                                         |
        | flat      | C    | the referee adds -100 for "moths", because "they are everywhere"             |
        | as a rate | C    | the referee adds -25 for each hex for "moths", because "they are everywhere" |

    @EX-03
    Example: A rate does not touch a sword
      Given an attack with type A
      And the referee adds -25 for each hex for "moths", because "they are everywhere"
      When the kilodie shows 700
      Then there does not count
        | rule  | due | by    |
        | EX-53 | -25 | EX-03 |

  @EX-55
  Rule: The referee drops what slows play

    Scenario Outline: Without <family>
      Given <what>
      And the referee drops the <family>
      When the kilodie shows 500
      Then there does not count
        | rule   | due   | by    |
        | <rule> | <due> | EX-55 |

      Examples:
        | family   | what                                                      | rule  | due  |
        | weather  | there is heavy snow                                       | EX-18 | -120 |
        | gravity  | gravity is high                                           | EX-19 | -100 |
        | cover    | the target is 50% behind cover                            | EX-25 | -125 |
        | movement | the target goes at 20 h/u                                 | EX-40 | -200 |
        | posture  | the target is crouching                                   | EX-44 | -80  |
        | rear     | the attack comes from behind                              | EX-10 | 90   |
        | custom   | the referee adds -50 for "moths", because "there are many" | EX-53 | -50  |

    Example: Without decay
      Given an attack with type B from 16 hexes
      And the weapon has range 14 and decay 300
      And the referee drops the range
      When the kilodie shows 500
      Then there does not count
        | rule  | due  | by    |
        | EX-34 | -600 | EX-55 |

    Example: Without the gate
      Given the attacker fires blind at a tiny target
      And the referee drops the blind
      When the kilodie shows 500
      Then the attack hits

    Example: Without the gate, all that hinders sight counts as if she saw
      Given the attacker fires blind at a tiny target
      And there is dense fog or smoke
      And it is the fog or smoke that blinds her
      And the target is 75% concealed
      And the referee drops the blind
      When the kilodie shows 900
      Then the roll counts
        | rule  | counts |
        | EX-17 | -575   |
        | EX-25 | -60    |

  @EX-42
  Rule: To drop an adjustment lifts no bar

    Example: What is barred stays barred
      Given the attacker is crawling
      And the referee drops the posture
      Then the attack is barred by EX-42

  @EX-39
  Rule: Movement may wait

    Example: Neither speed nor posture count
      Given the target goes at 20 h/u
      And the attacker is crouching
      And the referee rules on movementAdjustments: false
      When the kilodie shows 500
      Then there does not count
        | rule  | due  | by    |
        | EX-40 | -200 | EX-39 |
        | EX-43 | -75  | EX-39 |

  Rule: Other readings

    @EX-08
    Example: A tie misses
      Given an anthro with BP 120 and MR 880
      And an armour rating of 620
      And the referee rules on tieMisses: true
      When the kilodie shows 500
      Then the attack misses

    @EX-09
    Example: A floor at 1
      Given an attack with type C from 8 hexes
      And there is dense fog or smoke
      And the target is climbing carefully
      And the referee rules on floorAtOne: true
      When the kilodie shows 200
      Then the roll comes to 845 and hits

    @EX-10
    Example: From behind with striking weapons only
      Given the attack comes from behind
      And the referee rules on rearStrikeOnly: true
      When the kilodie shows 500
      Then there does not count
        | rule  | due | by    |
        | EX-10 | 90  | EX-10 |

    @EX-49
    Example: Nobody bolsters
      Given the target is a level 3 mercenary who bolsters by 60
      And the referee rules on mercBolster: false
      When the kilodie shows 500
      Then the armour rating to reach is 596

  @EX-57 @EX-58
  Rule: Theatrical play has one bonus and no maximum, and the same adjustments

    Scenario Outline: <who> in heavy rain
      Given an attack with type C from 10 hexes
      And there is heavy rain
      And the game is played theatrically, <who>
      When the kilodie shows 880
      Then the roll comes to <net>

      Examples:
        | who                        | net |
        | with a level bonus of 75   | 805 |
        | by a level 5 biologist     | 805 |
        | by a level 4 mercenary     | 930 |
        | with a level bonus of 300  | 1030 |

    Scenario Outline: On a <dice> everything is in its scale
      Given an attack with type C from 10 hexes
      And there is heavy rain
      And the game is played theatrically, with a level bonus of 115
      And an armour rating of 700
      And the referee has theatrical rolls thrown with <dice>
      When the die shows <raw>
      Then the roll comes to <net>
      And the armour rating to reach is <rating>

      Examples:
        | dice  | raw | net | rating |
        | 1d100 | 74  | 70  | 70     |
        | 1d20  | 15  | 14  | 14     |
        | 1d10  | 7   | 7   | 7      |

  @EX-59
  Rule: Theatrical play has no decay

    Example: Past the range in heavy rain
      Given an attack with type C from 10 hexes
      And there is heavy rain
      And the weapon has range 8 and decay 100
      And the game is played theatrically, with a level bonus of 75
      When the kilodie shows 880
      Then there does not count
        | rule  | due  | by    |
        | EX-34 | -200 | EX-59 |

    Example: Unless the referee wants it
      Given an attack with type C from 10 hexes
      And the weapon has range 8 and decay 100
      And the game is played theatrically, with a level bonus of 75
      And the referee rules on theatricalDecay: true
      When the kilodie shows 880
      Then the roll comes to 755

    Example: What is out of reach she says herself
      Given an attack with type A from 2 hexes
      And the game is played theatrically, with a level bonus of 75
      And the referee says that it is out of reach
      Then the attack is barred by EX-59
