Feature: What a referee may write
  Mistakes are told all at once, each with its place, what is wrong and what would be right.

  Background:
    Given a game of EXP

  @EX-01
  Rule: A set-up with mistakes is not played

    Scenario Outline: <value> at <at>
      Given somebody writes <value> at <at>
      Then this is wrong
        | at   | what   |
        | <at> | <what> |

      Examples:
        | value | at                         | what                    |
        | heavi | /weather/snow              | there is no 'heavi' here |
        | 120   | /protection/cover          | 120 is out of range     |
        | -1    | /hexes                     | -1 is out of range      |
        | -3    | /attacker/weapons/0/range  | -3 is out of range      |
        | G     | /attacker/weapons/0/type   | there is no 'G' here    |
        | lying | /target/posture            | there is no 'lying' here |
        | 4dF   | /attacker/weapons/0/damage | the text '4dF' is not right here |
        | 900d6 | /attacker/weapons/0/damage | the text '900d6' is not right here |

    @EX-60
    Example: An anthro without a maximum roll
      Given somebody leaves out /attacker/combatTable/0/mr
      Then this is wrong
        | at                         | what                            |
        | /attacker/combatTable/0/mr | an anthro without a maximum roll |

    Example: Several at once
      Given somebody writes 120 at /protection/cover
      And somebody writes -1 at /hexes
      And somebody leaves out /target/armourRating
      Then this is wrong
        | at                   | what                               |
        | /protection/cover    | 120 is out of range                |
        | /hexes               | -1 is out of range                 |
        | /target/armourRating | nobody says what a roll must reach |
