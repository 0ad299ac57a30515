Feature: Weather and gravity
  Weather costs its rate for every hex; gravity costs by what the attacker carries.

  Background:
    Given a game of EXP

  @EX-12
  Rule: Each condition costs its rate for every hex, and different conditions add up

    Scenario Outline: <intensity> <condition> at four hexes is <counts>
      Given an attack with type C from 4 hexes
      And there is <intensity> <condition>
      When the kilodie shows 000
      Then the roll counts
        | rule   | counts   |
        | <rule> | <counts> |

      @EX-15
      Examples:
        | intensity | condition | rule  | counts |
        | light     | rain      | EX-15 | -12    |
        | monsoon   | rain      | EX-15 | -88    |
        | heavy     | hail      | EX-15 | -96    |

      @EX-16
      Examples:
        | intensity | condition | rule  | counts |
        | normal    | sandstorm | EX-16 | -168   |
        | gale      | wind      | EX-16 | -240   |

      @EX-17
      Examples:
        | intensity | condition    | rule  | counts |
        | trace     | fog or smoke | EX-17 | -8     |
        | opaque    | fog or smoke | EX-17 | -920   |

      @EX-18
      Examples:
        | intensity | condition | rule  | counts |
        | void      | darkness  | EX-18 | -168   |
        | light     | snow      | EX-18 | -12    |

    @EX-15 @EX-16 @EX-18
    Example: Monsoon, gale and starlight at once
      Given there is monsoon rain
      And there is gale wind
      And there is starlight darkness
      When the kilodie shows 000
      Then the roll counts
        | rule  | counts |
        | EX-15 | -110   |
        | EX-16 | -300   |
        | EX-18 | -175   |
      And the roll comes to 593 and misses

  @EX-05 @EX-37
  Rule: What comes to nothing is not counted

    Example: Normal wind is no adverse condition
      Given there is normal wind
      When the kilodie shows 418
      Then nothing is added to the roll but skill
      And the roll comes to 596 and hits

    Example: In the same hex weather comes to nothing, and a gun can be used
      Given an attack with type C from 0 hexes
      And there is heavy rain
      When the kilodie shows 500
      Then nothing is added to the roll but skill
      And the roll comes to 678 and hits

  @EX-13
  Rule: Where nobody has decided, the die of the table does

    Scenario Outline: A <face> for the <condition> is <weather>
      Given dice decide the <condition>
      When the die for the <condition> shows <face>
      And the kilodie shows 000
      Then the weather is <weather>

      Examples:
        | condition    | face | weather             |
        | snow         | 3    | heavy snow          |
        | fog or smoke | 6    | opaque fog or smoke |
        | hail         | 2    | heavy hail          |

    Example: Then the sum is laid out
      Given dice decide the snow
      When the die for the snow shows 3
      And the kilodie shows 000
      Then with the weather decided she reads "463 in 1000"

  @EX-14
  Rule: In bulk, a condition costs 50 for each step, whatever the distance

    Scenario Outline: <weather> in bulk is <counts>
      Given an attack with type C from <hexes> hexes
      And there is <weather>
      And the referee rules on bulkWeather: true
      When the kilodie shows 700
      Then the roll counts
        | rule  | counts   |
        | EX-14 | <counts> |

      Examples:
        | weather            | hexes | counts |
        | heavy snow         | 60    | -150   |
        | moonlight darkness | 0     | -100   |
        | dense fog or smoke | 2     | -250   |

    Example: It leaves type A alone, as the rate does
      Given an attack with type A
      And there is heavy snow
      And the referee rules on bulkWeather: true
      When the kilodie shows 500
      Then there does not count
        | rule  | due  | by    |
        | EX-14 | -150 | EX-14 |

    Example: Unless the referee says otherwise
      Given an attack with type A
      And there is heavy snow
      And the referee rules on bulkWeather: true
      And the referee rules on bulkHitsTypeA: true
      When the kilodie shows 500
      Then the roll comes to 528

    @EX-34
    Example: It does not stand for decay
      Given an attack with type B from 15 hexes
      And an anthro with BP 110 and MR 760
      And the weapon has range 14 and decay 300
      And there is heavy snow
      And the referee rules on bulkWeather: true
      When the kilodie shows 900
      Then the roll comes to 560

    Scenario Outline: Normal wind costs <counts> if the referee rules on it: <ruling>
      Given there is normal wind
      And the referee rules on bulkWeather: true
      And the referee rules on bulkNilCosts: <ruling>
      And there is light rain
      When the kilodie shows 500
      Then the roll comes to <net>

      Examples:
        | ruling | counts | net |
        | true   | -50    | 578 |
        | false  | 0      | 628 |

  @EX-19
  Rule: In high gravity the attacker pays for what she carries

    Scenario Outline: <load> she pays <counts>
      Given an attack with type A
      And gravity is high
      And the attacker's load is <load>
      When the kilodie shows 600
      Then the roll counts
        | rule  | counts   |
        | EX-19 | <counts> |

      Examples:
        | load            | counts |
        | free            | -50    |
        | unencumbered    | -100   |
        | encumbered      | -200   |
        | over-encumbered | -300   |

    Example: At lift only there is no attack, in any gravity
      Given an attack with type A
      And the attacker's load is lift only
      Then the attack is barred by EX-19
