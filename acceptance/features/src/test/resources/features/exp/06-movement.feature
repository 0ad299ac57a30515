Feature: Movement and posture
  How fast both are, and how they are placed.

  Background:
    Given a game of EXP

  @EX-40
  Rule: More than 12 h/u of difference cost 10 for each of them

    Scenario Outline: <attacker> against <target> h/u
      Given the attacker goes at <attacker> h/u
      And the target goes at <target> h/u
      When the kilodie shows 700
      Then the roll counts
        | rule  | counts   |
        | EX-40 | <counts> |

      Examples:
        | attacker | target | counts |
        | 0        | 15     | -150   |
        | 22       | 0      | -220   |
        | 0        | 13     | -130   |
        | 50       | 10     | -400   |

    @EX-41
    Example: Who attacks at such speed by nature is spared it
      Given an attack with type A
      And the attacker goes at 20 h/u
      And the attacker is fast by nature
      When the kilodie shows 700
      Then there does not count
        | rule  | due  | by    |
        | EX-40 | -200 | EX-41 |

  @EX-05
  Rule: A difference of 12 costs nothing

    Example: Exactly twelve
      Given the target goes at 12 h/u
      When the kilodie shows 500
      Then nothing is added to the roll but skill

  @EX-42
  Rule: Crawling

    Scenario Outline: With type <type> a crawling target is <counts>
      Given an attack with type <type>
      And the target is crawling
      When the kilodie shows 700
      Then the roll counts
        | rule  | counts   |
        | EX-42 | <counts> |

      Examples:
        | type | counts |
        | A    | +165   |
        | B    | -125   |
        | C    | -125   |

    Example: Who crawls cannot attack
      Given the attacker is crawling
      Then the attack is barred by EX-42

    @EX-40
    Example: She crawls at a quarter
      Given an attack with type A
      And the target goes on her own feet, with a movement rate of 55
      And the target is crawling
      When the kilodie shows 700
      Then the roll counts
        | rule  | counts |
        | EX-40 | -130   |
        | EX-42 | +165   |

  @EX-43 @EX-44
  Rule: Crouching

    @EX-43
    Scenario Outline: A crouching attacker with type <type> is <counts>
      Given an attack with type <type>
      And the attacker is crouching
      And the target is crouching
      When the kilodie shows 700
      Then the roll counts
        | rule  | counts   |
        | EX-44 | -80      |
        | EX-43 | <counts> |

      Examples:
        | type | counts |
        | B    | -200   |
        | C    | -75    |

  @EX-43
  Rule: Nobody swings a sword crouching

    Example: Type A is barred
      Given an attack with type A
      And the attacker is crouching
      Then the attack is barred by EX-43

  @EX-45
  Rule: Rolling

    Example: A gun at -210
      Given an attack with type C from 3 hexes
      And the attacker is rolling
      When the kilodie shows 800
      Then the roll counts
        | rule  | counts |
        | EX-45 | -210   |

    Scenario Outline: <load> with type <type> is barred
      Given an attack with type <type>
      And the attacker is rolling
      And the attacker's load is <load>
      Then the attack is barred by EX-45

      Examples:
        | load            | type |
        | encumbered      | C    |
        | over-encumbered | C    |
        | free            | B    |

  Rule: Climbing

    @EX-46
    Example: A careful climber is open to everything
      Given the target is climbing carefully
      When the kilodie shows 001
      Then the roll counts
        | rule  | counts |
        | EX-46 | +666   |
      And the roll comes to 845 and hits

    @EX-47
    Scenario Outline: <posture> she is open
      Given the target is <posture>
      When the kilodie shows 500
      Then the roll counts
        | rule  | counts |
        | EX-47 | +165   |

      Examples:
        | posture                    |
        | free climbing              |
        | climbing a rope or ladder  |

    @EX-47
    Example: By chapter 12 a climber attacks at -180
      Given the attacker is climbing a rope or ladder
      And the referee rules on climberAttackPenalty: true
      When the kilodie shows 500
      Then the roll counts
        | rule  | counts |
        | EX-47 | -180   |

  @EX-50
  Rule: Prone

    Scenario Outline: With type <type> a prone target is <counts>
      Given an attack with type <type>
      And the target is prone
      When the kilodie shows 600
      Then the roll counts
        | rule  | counts   |
        | EX-50 | <counts> |

      Examples:
        | type | counts |
        | A    | +165   |
        | C    | -80    |

    Scenario Outline: Prone with type <type> is barred
      Given an attack with type <type>
      And the attacker is prone
      Then the attack is barred by EX-50

      Examples:
        | type |
        | A    |
        | B    |

  @EX-51
  Rule: Seated

    Scenario Outline: Seated with type <type>
      Given an attack with type <type>
      And the attacker is seated
      When the kilodie shows 600
      Then the roll counts
        | rule  | counts |
        | EX-51 | -100   |

      Examples:
        | type |
        | A    |
        | B    |

  @EX-05 @EX-52
  Rule: Nothing is stated, nothing is due

    Example: Type B at a prone target, and a gun fired seated
      Given an attack with type B
      And the target is prone
      When the kilodie shows 600
      Then nothing is added to the roll but skill

    Example: Type C seated
      Given the attacker is seated
      When the kilodie shows 600
      Then nothing is added to the roll but skill

  @EX-49
  Rule: A mercenary turns to-hit roll into armour rating

    Example: She pays on her own roll
      Given the attacker is a level 3 mercenary who bolsters by 60
      When the kilodie shows 600
      Then the roll counts
        | rule  | counts |
        | EX-49 | -60    |

    Example: And the blow against her faces the sum
      Given an armour rating of 578
      And the target is a level 3 mercenary who bolsters by 60
      When the kilodie shows 459
      Then the armour rating to reach is 638
      And the roll comes to 637 and misses

    Example: No more than her own BP for attacks of the type
      Given the target is a level 3 mercenary who bolsters by 60
      And the target's own BP with type C is 40
      When the kilodie shows 600
      Then the armour rating to reach is 636

    Example: However little the attacker can do
      Given an anthro with BP 40 and MR 700
      And the target is a level 3 mercenary who bolsters by 60
      And the target's own BP with type C is 274
      When the kilodie shows 600
      Then the armour rating to reach is 656

  @EX-48
  Rule: A dodge changes nothing

    Example: But for mercenaries, who have a bolster; nobody else can
      Given the attacker is a level 3 knite who bolsters by 60
      Then this is wrong
        | at                | what                                                           |
        | /attacker/bolster | only mercenaries turn a dodge into armour rating (EX-48) |
