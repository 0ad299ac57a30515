Feature: Firing blind
  What cannot be seen can be shot at, if there is a sound to go by; percent dice tell whether it was near enough.

  Background:
    Given a game of EXP

  @EX-28
  Rule: Percent dice at or below the chance of the target's size earn a to-hit roll

    Scenario Outline: <percent> at a <size> target earns the roll
      Given the attacker fires blind at a <size> target
      When the percent dice show <percent>
      And the kilodie shows 600
      Then the attack hits

      Examples:
        | size     | percent |
        | tiny     | 2       |
        | small    | 4       |
        | medium   | 8       |
        | large    | 16      |
        | gigantic | 32      |

    @EX-31
    Example: 17 at a large alien does not, and the ammunition is spent
      Given the attacker fires blind at a large target
      When the percent dice show 17
      Then the attack gets no to-hit roll

    @EX-31
    Example: It is the same for a sword
      Given an attack with type A
      And the attacker fires blind at a tiny target
      When the percent dice show 3
      Then the attack gets no to-hit roll

  @EX-29
  Rule: There must be a cue

    Example: With nothing to go by there is nothing to aim at
      Given the attacker fires blind at a large target, with no cue at all
      Then the attack is barred by EX-29

  @EX-30
  Rule: What blinds is not charged again

    Example: The smoke is not, the wind is
      Given an attack with type C from 4 hexes
      And there is opaque fog or smoke
      And there is strong wind
      And the attacker fires blind at a gigantic target
      And it is the fog or smoke that blinds her
      When the percent dice show 32
      And the kilodie shows 700
      Then the roll counts
        | rule  | counts |
        | EX-16 | -80    |
      And there does not count
        | rule  | due  | by    |
        | EX-17 | -920 | EX-30 |

    Example: The referee may charge it all the same
      Given an attack with type C from 4 hexes
      And there is normal fog or smoke
      And the attacker fires blind at a gigantic target
      And it is the fog or smoke that blinds her
      And the referee rules on blindChargesCause: true
      When the percent dice show 32
      And the kilodie shows 700
      Then the roll comes to 818

    @EX-42
    Example: A crawler keeps her cover
      Given the target is crawling
      And the attacker fires blind at a medium target
      And the target is 75% concealed
      When the percent dice show 1
      And the kilodie shows 700
      Then the roll counts
        | rule  | counts |
        | EX-42 | -125   |

    @EX-50
    Example: Concealment never counts, be it of a posture
      Given the target is prone
      And the attacker fires blind at a medium target
      When the percent dice show 8
      And the kilodie shows 600
      Then there does not count
        | rule  | due | by    |
        | EX-50 | -80 | EX-30 |

  Rule: Matter and distance count all the same

    @EX-34
    Example: Decay counts
      Given an attack with type C from 27 hexes
      And the weapon has range 25 and decay 125
      And the attacker fires blind at a small target
      When the percent dice show 4
      And the kilodie shows 000
      Then the roll counts
        | rule  | counts |
        | EX-34 | -250   |

    @EX-23
    Example: Complete cover that is pierced is blind fire
      Given the target is 100% behind cover
      And the weapon pierces the cover
      And the attacker fires blind at a medium target
      When the percent dice show 8
      And the kilodie shows 700
      Then the roll comes to 853 and hits

    @EX-27
    Example: Complete cover that is not stops it
      Given the target is 100% behind cover
      And the attacker fires blind at a medium target
      Then the attack is barred by EX-27
