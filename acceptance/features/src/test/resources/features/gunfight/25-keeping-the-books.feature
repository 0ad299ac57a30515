Feature: Keeping the books
  Ten parts a man are a good deal to keep in one's head. The sheet shows each with its boxes, the next fight begins with
  what the last one left, and the game master may write into it what she likes.

  Background:
    Given a game of gunfighting

  @HL-14 @HL-27
  Rule: The sheet shows every part with its boxes

    Example: A man of Fair Damage Capacity, as in the source, with three points in the right arm and a lost left foot
      Given the gunfighters
        | name | parts                       |
        | Joe  | right arm 3, left foot lost |
        | Ann  |                             |
      And the game master plays with hit location
      Then Joe's sheet shows
        """
                    Scratch  Hurt  Very Hurt  Incap.   Near D.   Now
        Torso       0/2      0/2   0/2        0/2      0/2       Unhurt
        Head        0/2      0/2   0/1        0/2      0/2       Unhurt
                    Scratch  Hurt  Very Hurt  Useless  Crippled  Now
        Left arm    0/2      0/2   0/1        0/2      0/2       Unhurt
        Left hand   0/2      0/1   0/1        0/2      0/2       Unhurt
        Right arm   2/2      1/2   0/1        0/2      0/2       Hurt
        Right hand  0/2      0/1   0/1        0/2      0/2       Unhurt
        Left leg    0/2      0/2   0/1        0/2      0/2       Unhurt
        Left foot   2/2      1/1   1/1        2/2      2/2       Lost
        Right leg   0/2      0/2   0/1        0/2      0/2       Unhurt
        Right foot  0/2      0/1   0/1        0/2      0/2       Unhurt
        """

  @HL-18
  Rule: Nobody comes with a gun in a hand that he cannot use

    Scenario Outline: <what>
      Given the gunfighters
        | name | guns   | drop on | parts                      |
        | Joe  | <guns> | <drop>  | left arm lost, right arm 6 |
        | Ann  |        |         |                            |
      And the game master plays with hit location
      Then the scenario is refused only at <where>: the right arm is Useless (HL-18); right would be: a hand that can be used, or fewer wounds

      Examples:
        | what                                          | guns                 | drop | where                      |
        | His sheet says that it is in hand             | revolver 6/6 in hand |      | /fighters/0/guns/0/carried |
        | He has the drop on Ann, and a gun out with it | revolver             | Ann  | /fighters/0/dropOn         |

  @HL-27
  Rule: The next fight begins with what the last one left

    Example: Wounds, a lost arm, and a leg that does not bear him
      Given the gunfighters
        | name | parts                              |
        | Joe  | left arm lost, right leg 6, head 1 |
        | Ann  |                                    |
      And the game master plays with hit location
      When 1 turn is played
      And those who are left meet again
      Then Joe comes back with his left arm lost
      And Joe comes back with his left hand lost
      And Joe comes back with his right leg Useless
      And Joe comes back with his head Scratch
      And Joe comes back on the ground

  @GM-03
  Rule: The game master amends a part, and what follows from it follows

    Background:
      Given the gunfighters
        | name | Nerve | Fast Draw | Pistol |
        | Ann  | Good  | Great     | Good   |
        | Bill | Fair  | Fair      | Fair   |
      And the game master plays with hit location

    Example: An old wound in the gun arm, and the gun is on the ground
      When it comes to Ann's part 3
      And the game master amends Ann's wounds of the right arm to Useless
      Then Ann is asked for part 3
      And Ann stands at wounds: Right arm Useless
      And it says that this is the game master's word
      And it says that Ann drops the revolver
      And Ann is asked for part 3
      And Ann stands at guns: revolver 6/6 on the ground

    @HL-21
    Example: On no leg nobody stands, whoever says so
      Given the gunfighters
        | name | parts                   | support |
        | Joe  | left leg 6, right leg 6 | yes     |
      When it comes to Ann's part 3
      Then the game master cannot amend Joe's posture to standing

    Example: Her knee gives way
      When it comes to Ann's part 3
      And the game master amends Ann's wounds of the left leg to Crippled
      Then it says that Ann falls
      And Ann is asked for part 3
      And Ann stands at now: on the ground
