Feature: Where far shots go
  From far away one can only aim at the whole man. Dice say what part of him a hit goes to, one throw after the other,
  directly after the shot.

  Background:
    Given a game of gunfighting
    And the gunfighters
      | name | Fast Draw | Pistol |
      | Bob  | Good      | Great  |
      | Joe  | Fair      | Fair   |
    And the game master plays with hit location
    And everybody is Pretty far away

  @HL-06
  Rule: A hit from far away goes where dice say

    Scenario Outline: V71: <dice>: the <part>
      Given Bob's shot shows 0000
      And Bob's bullet goes where the dice show <dice>
      When Bob aims and shoots Joe
      Then Joe takes 3 points in the <part>

      @HL-07
      Examples:
        | dice | part  |
        | 3    | torso |
        | 4    | torso |
        | 6    | head  |

      @HL-07 @HL-09
      Examples:
        | dice    | part       |
        | 2, 3    | left leg   |
        | 2, 4    | right leg  |
        | 5, 1    | left arm   |
        | 5, 6    | right arm  |

      @HL-07 @HL-08 @HL-09
      Examples:
        | dice    | part       |
        | 1, 2, 6 | right foot |
        | 1, 3, 3 | left foot  |
        | 1, 4, 1 | left hand  |
        | 1, 6, 4 | right hand |

    Example: A miss goes nowhere
      Given Bob's shot shows -000
      When Bob aims and shoots Joe
      Then Bob's shot misses Joe by 1

    Example: Each of two snapshots has dice of its own
      Given the dice show
        | who | roll            | shows |
        | Bob | snapshot        | ++00  |
        | Bob | second snapshot | ++00  |
        | Bob | location        | 3     |
        | Bob | location        | 6     |
      When Bob snapshots Joe
      And Bob snapshots Joe in part 4
      Then Joe takes 3 points in the torso
      And Joe takes 3 points in the head

    @HL-35
    Example: Dice that find a lost arm find nothing
      Given the gunfighters
        | name | Fast Draw | Pistol | parts         |
        | Joe  | Fair      | Fair   | left arm lost |
      And Bob's shot shows 0000
      And Bob's bullet goes where the dice show 1, 4, 1
      When Bob aims and shoots Joe
      Then Bob's bullet finds nothing where Joe's left hand was

  @HL-06 @HL-07
  Rule: What the odds are

    Example: He hits, and hits the head: 25 of 243
      When the odds are asked of: Bob shoots Joe
      Then the chance that Bob hits Joe is 50/81
      And the chance of where Joe is hit being Head is 25/243
      And the chance of where Joe is hit being Torso is 50/243
      And the chance of where Joe is hit being Left leg is 25/486
      And the chance of where Joe is hit being Right hand is 25/972

  @HL-10
  Rule: A die of one's own may say it

    Scenario Outline: A <face> on the first die: the <part>
      Given hits go where a die of head, head, left arm, leg, extremity, right foot says
      And Bob's shot shows 0000
      And Bob's bullet goes where the dice show <dice>
      When Bob aims and shoots Joe
      Then Joe takes 3 points in the <part>

      Examples:
        | face       | dice    | part       |
        | head       | 2       | head       |
        | left arm   | 3       | left arm   |
        | right foot | 6       | right foot |

      @HL-09
      Examples: The dice that come after it are those of the book
        | face | dice | part      |
        | leg  | 4, 6 | right leg |

    @HL-08 @HL-09
    Example: An extremity may stand on another face
      Given hits go where a die of head, head, left arm, leg, extremity, right foot says
      And the dice show
        | who | roll      | shows |
        | Bob | shot      | 0000  |
        | Bob | location  | 5     |
        | Bob | extremity | 6     |
        | Bob | side      | 1     |
      When Bob aims and shoots Joe
      Then Joe takes 3 points in the left hand
