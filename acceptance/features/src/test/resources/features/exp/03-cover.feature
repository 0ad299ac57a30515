Feature: Cover and concealment
  Cover stops the attack, concealment only hides; the target has one of them, and types B and C alone are burdened.

  Background:
    Given a game of EXP

  @EX-25
  Rule: The highest row that is not above the percentage

    @EX-21
    Scenario Outline: <percent>% behind cover is <counts>
      Given the target is <percent>% behind cover
      When the kilodie shows 700
      Then the roll counts
        | rule  | counts   |
        | EX-25 | <counts> |

      Examples:
        | percent | counts |
        | 99      | -450   |
        | 90      | -450   |
        | 75      | -220   |
        | 66      | -175   |
        | 60      | -125   |
        | 33      | -80    |

    @EX-22
    Example: 75% concealment is -60
      Given the target is 75% concealed
      When the kilodie shows 700
      Then the roll counts
        | rule  | counts |
        | EX-25 | -60    |

  @EX-05
  Rule: What hides too little costs nothing

    Scenario Outline: <what> costs nothing
      Given the target is <what>
      When the kilodie shows 600
      Then nothing is added to the roll but skill

      Examples:
        | what             |
        | 32% behind cover |
        | 33% concealed    |

  @EX-20
  Rule: Type A is not burdened

    Example: 90% cover does nothing against a sword
      Given an attack with type A
      And the target is 90% behind cover
      When the kilodie shows 500
      Then there does not count
        | rule  | due  | by    |
        | EX-25 | -450 | EX-20 |
      And the roll comes to 678 and hits

  @EX-23
  Rule: A barrier that the weapon pierces is concealment

    Example: 90% cover against a stronger weapon
      Given the target is 90% behind cover
      And an armour rating of 700
      And the weapon pierces the cover
      When the kilodie shows 000
      Then the roll counts
        | rule  | counts |
        | EX-25 | -80    |
      And the roll comes to 853 and hits

  @EX-24
  Rule: One or the other, and the better one

    Example: Crawling behind concealment, she is crawling
      Given the target is crawling
      And the target is 75% concealed
      When the kilodie shows 700
      Then the roll counts
        | rule  | counts |
        | EX-42 | -125   |
      And there does not count
        | rule  | due | by    |
        | EX-25 | -60 | EX-24 |

    Example: Crouching behind a wall, she has the wall
      Given the target is crouching
      And the target is 66% behind cover
      When the kilodie shows 700
      Then the roll counts
        | rule  | counts |
        | EX-25 | -175   |

  @EX-26
  Rule: What she uses round a corner tells how much of her it hides

    Scenario Outline: <what>
      Given the target stands at a corner, <what>
      When the kilodie shows 700
      Then the roll counts
        | rule  | counts   |
        | EX-25 | <counts> |

      Examples:
        | what                                | counts |
        | looking through a slit              | -450   |
        | pistol or binoculars round a corner | -175   |
        | rifle round a corner                | -125   |
        | type A or B weapon round a corner   | -80    |

  @EX-27
  Rule: Wholly hidden, she is attacked blind or not at all

    Scenario Outline: Complete cover bars type <type>
      Given an attack with type <type>
      And the target is 100% behind cover
      Then the attack is barred by EX-27

      Examples:
        | type |
        | A    |
        | C    |

    Example: Complete concealment is for blind fire only
      Given the target is 100% concealed
      Then the attack is barred by EX-27

    Example: Coming out to attack, she is 90% hidden
      Given the target is 100% behind cover
      And the target comes out to attack in this unit
      When the kilodie shows 000
      Then the roll counts
        | rule  | counts |
        | EX-25 | -450   |
