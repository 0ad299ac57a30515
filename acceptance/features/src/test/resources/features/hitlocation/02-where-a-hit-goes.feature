@hitlocation
Feature: Where a hit goes by dice
  Who is too far away to aim at a part aims at the man, and dice tell where he is hit.

  Background:
    Given a game of hit location

  Rule: One die, two or three

    @HL-07
    Scenario Outline: V57, a single die shows <die>
      When Ann rolls where a hit goes, and the dice show <die>
      Then it goes to the <part>

      Examples:
        | die | part  |
        | 3   | torso |
        | 4   | torso |
        | 6   | head  |

    @HL-07 @HL-09
    Scenario Outline: V58, an arm or a leg: <die> then <side>
      When Ann rolls where a hit goes, and the dice show <die> then <side>
      Then it goes to the <part>

      Examples:
        | die | side | part      |
        | 2   | 3    | left leg  |
        | 2   | 4    | right leg |
        | 5   | 1    | left arm  |
        | 5   | 6    | right arm |

    @HL-08 @HL-09
    Scenario Outline: V59, an extremity: <which> then <side>
      When Ann rolls where a hit goes, and the dice show 1 then <which> then <side>
      Then it goes to the <part>

      Examples:
        | which | side | part       |
        | 2     | 6    | right foot |
        | 3     | 3    | left foot  |
        | 4     | 1    | left hand  |
        | 6     | 4    | right hand |

  @HL-07 @HL-08 @HL-09
  Example: The chances, exactly
    When Ann rolls where a hit goes, and the dice show 1 then 1 then 1
    Then the chances of where a hit goes are
      | Torso      | 1/3  |
      | Head       | 1/6  |
      | Left arm   | 1/12 |
      | Left hand  | 1/24 |
      | Right arm  | 1/12 |
      | Right hand | 1/24 |
      | Left leg   | 1/12 |
      | Left foot  | 1/24 |
      | Right leg  | 1/12 |
      | Right foot | 1/24 |

  Rule: A die with other faces

    @HL-10
    Example: A face may show a part, or leave the side open
      Given a die with the faces head, torso, left arm, right arm, leg and leg
      When Ann rolls where a hit goes, and the dice show 4
      Then it goes to the right arm

    @HL-10 @HL-09
    Example: A leg still needs a side
      Given a die with the faces head, torso, left arm, right arm, leg and leg
      When Ann rolls where a hit goes, and the dice show 5 then 2
      Then it goes to the left leg
      And the chances of where a hit goes are
        | Torso     | 1/6 |
        | Head      | 1/6 |
        | Left arm  | 1/6 |
        | Right arm | 1/6 |
        | Left leg  | 1/6 |
        | Right leg | 1/6 |

  Rule: From too far away

    @HL-06 @HL-07 @HL-09
    Example: A hit from afar rolls where it goes
      Given there is Ann
      And there is Bill
      And Ann's dice for the shot: ++00
      And Ann's dice for the location: 5
      And Ann's dice for the side: 4
      When Ann strikes Bill with
        | weapon  | rifle 5 |
        | skill   | Fair    |
        | range   | Great   |
        | too far | yes     |
      Then the strike hits by 0
      And Bill's right arm takes 5 points
      And Bill's right arm ends up Very Hurt

    @HL-06
    Example: A miss rolls nothing more
      Given there is Ann
      And there is Bill
      And Ann's dice for the shot: 0000
      When Ann strikes Bill with
        | weapon  | rifle 5 |
        | skill   | Fair    |
        | range   | Great   |
        | too far | yes     |
      Then the strike misses by 2
      And nothing happens to Bill

    @HL-07 @HL-09 @HL-35
    Example: A part that is gone can still be rolled
      Given there is Ann
      And there is Bill with
        | lost | left arm |
      And Ann's dice for the shot: ++++
      And Ann's dice for the location: 1
      And Ann's dice for the extremity: 5
      And Ann's dice for the side: 2
      When Ann strikes Bill with
        | weapon  | rifle 5 |
        | skill   | Fair    |
        | range   | Great   |
        | too far | yes     |
      Then it finds nothing where Bill's left hand was
      And nothing happens to Bill

  Rule: Whoever rolls, the chances are the same

    @HL-09 @HL-10
    Example: Hilda rolls
      Given a die with the faces head, torso, left arm, right arm, leg and leg
      When Hilda rolls where a hit goes, and the dice show 5 then 2
      Then it goes to the left leg
      And the chances of where a hit goes are
        | Torso     | 1/6 |
        | Head      | 1/6 |
        | Left arm  | 1/6 |
        | Right arm | 1/6 |
        | Left leg  | 1/6 |
        | Right leg | 1/6 |
