@hitlocation
Feature: What wounds hinder
  Only the worst wound counts, and only for what the wounded part is used for.

  Background:
    Given a game of hit location

  @HL-24 @HL-25 @HL-26
  Example: V67, the example of the book
    Given there is Tilda with
      | wounds | right arm 3, left leg 5, right foot 3 |
    When somebody asks what Tilda's wounds take off
    Then the penalties are
      | fighting standing | -2 |
      | fighting prone    | -1 |
      | manual work       | -1 |
      | running           | -2 |
      | talking           | 0  |

  @HL-24 @HL-26
  Example: Picking the lock, the arm alone counts
    Given there is Tilda with
      | wounds | right arm 3, left leg 5, right foot 3 |
    And Tilda's dice for the skill: 0000
    When Tilda tries picking a lock, which is manual work, with Good skill against Fair
    Then the sum of Tilda's skill is
      | skill Good         | +1   | FACT-3 |
      | right arm Hurt     | -1   | HL-24  |
      | left leg Very Hurt | (-2) | HL-25  |
      | right foot Hurt    | (-1) | HL-25  |
    And he succeeds

  @HL-24
  Example: V68, torso Hurt and gun arm Hurt
    Given there is Bill with
      | wounds | torso 3, right arm 3 |
    When somebody asks what Bill's wounds take off
    Then the penalties are
      | fighting standing | -1 |
      | fighting prone    | -1 |
      | manual work       | -1 |
      | running           | -1 |
      | talking           | -1 |

  @HL-25
  Scenario Outline: A <part> that is Very Hurt, fighting with <hands>
    Given there is Bill with
      | wounds | <part> <points> |
    And he fights with <hands>
    When somebody asks what Bill's wounds take off
    Then the penalties are
      | fighting standing | <standing> |
      | fighting prone    | <prone>    |
      | manual work       | <manual>   |
      | running           | <running>  |
      | talking           | <talking>  |

    Examples: Two points more make a hand or a foot Very Hurt, three an arm or a leg
      | part       | points | hands          | standing | prone | manual | running | talking |
      | right arm  | 5      | the right hand | -2       | -2    | -2     | 0       | 0       |
      | left arm   | 5      | the right hand | 0        | 0     | -2     | 0       | 0       |
      | left arm   | 5      | the left hand  | -2       | -2    | -2     | 0       | 0       |
      | left hand  | 4      | both hands     | -2       | -2    | -2     | 0       | 0       |
      | right hand | 4      | the left hand  | 0        | 0     | -2     | 0       | 0       |
      | left leg   | 5      | the right hand | -2       | 0     | 0      | -2      | 0       |
      | right foot | 4      | the right hand | -2       | 0     | 0      | -2      | 0       |
      | head       | 5      | the right hand | -2       | -2    | -2     | -2      | -2      |
      | torso      | 5      | the right hand | -2       | -2    | -2     | -2      | -2      |

  @GM-01 @HL-24
  Example: What the game master adds makes a penalty worse
    When somebody writes a fudge-hindrance scenario
      """
      "who": { "name": "Bill", "parts": [{ "part": "left leg", "wounds": 5 }] },
      "modifiers": [{ "whom": "Bill", "on": "penalty for running", "amount": -1, "reason": "mud" }]
      """
    Then the penalties are
      | fighting standing | -2 |
      | fighting prone    | 0  |
      | manual work       | 0  |
      | running           | -3 |
      | talking           | 0  |

  @HL-25
  Example: How the game master counts wounds is told before anything else
    Given the game master has a blow mark a single box, at its level
    And there is Bill
    When somebody asks what Bill's wounds take off
    Then it is told
      """
      The game master rules: a blow marks one box at its level (HL-31).
      """

  Rule: Some things cannot be done at all

    @HL-18 @HL-25
    Example: A useless hand cannot fight, and the other can pick a lock
      Given there is Bill with
        | wounds | right hand 5 |
      When somebody asks what Bill's wounds take off
      Then the penalties are
        | fighting standing | cannot, HL-18 |
        | fighting prone    | cannot, HL-18 |
        | manual work       | -2            |
        | running           | 0             |
        | talking           | 0             |

    @HL-18
    Scenario Outline: Who is to work with <hands> needs them
      Given there is Bill with
        | wounds | left arm 6 |
      And he works with <hands>
      When Bill tries picking a lock, which is manual work, with Good skill against Fair
      Then he cannot even try

      Examples:
        | hands         |
        | the left hand |
        | both hands    |

    @HL-18
    Example: Without a hand there is nothing to try
      Given there is Bill with
        | lost | left hand, right arm |
      When Bill tries picking a lock, which is manual work, with Good skill against Fair
      Then he cannot even try

    @HL-21 @HL-25
    Example: On one leg he cannot stand, nor run
      Given there is Bill with
        | wounds | left leg 6 |
      When somebody asks what Bill's wounds take off
      Then the penalties are
        | fighting standing | cannot, HL-21 |
        | fighting prone    | 0             |
        | manual work       | 0             |
        | running           | cannot, HL-21 |
        | talking           | 0             |

    @HL-21 @HL-24
    Example: Leaning on a cane he stands, at what a Very Hurt leg costs
      Given there is Bill with
        | wounds   | left leg 6 |
        | leans on | a cane     |
      When somebody asks what Bill's wounds take off
      Then the penalties are
        | fighting standing | -2            |
        | fighting prone    | 0             |
        | manual work       | 0             |
        | running           | cannot, HL-21 |
        | talking           | 0             |

    @HL-32
    Example: Who is Incapacitated can do nothing
      Given there is Bill with
        | wounds | torso 7 |
      When somebody asks what Bill's wounds take off
      Then the penalties are
        | fighting standing | cannot, HL-32 |
        | fighting prone    | cannot, HL-32 |
        | manual work       | cannot, HL-32 |
        | running           | cannot, HL-32 |
        | talking           | cannot, HL-32 |

  Rule: Blows are hindered like anything else

    @HL-24 @HL-25
    Example: The leg of the attacker, the shield arm of the defender
      Given there is Ann with
        | wounds | left leg 3, left hand 4 |
      And there is Bill with
        | holds  | sword in the right hand, shield in the left hand |
        | wounds | left arm 5                                       |
      And Ann's dice for the blow: 0000
      And Bill's dice for the defence: 0000
      When Ann strikes Bill with
        | weapon  | sword 3 |
        | skill   | Good    |
        | defence | Good    |
      Then the sum of Ann's blow is
        | sword Good          | +1   | FACT-3 |
        | left hand Very Hurt | (-2) | HL-25  |
        | left leg Hurt       | -1   | HL-24  |
      And the sum of Bill's defence is
        | defence Good       | +1 | FACT-3 |
        | left arm Very Hurt | -2 | HL-24  |
      And the strike hits by 1
