Feature: Called shots
  Where hits have locations, a gunfighter can aim at a part of a man. He makes up his mind when he draws, the smaller
  the part the harder it is to hit, and from too far away there is nothing to aim at.

  Background:
    Given a game of gunfighting
    And the gunfighters
      | name | Fast Draw | Pistol |
      | Bob  | Good      | Good   |
      | Joe  | Fair      | Fair   |
    And the game master plays with hit location
    And everybody is Across the Room

  @GF-07
  Rule: Who announces a called shot draws more slowly, once a turn

    @HL-11
    Example: V20: one level more slowly
      Given Bob announces a called shot
      When they draw
      Then Bob's draw comes to Fair
      And Bob's draw counts
        | rule  | counts |
        | GF-07 | +1     |
        | HL-11 | -1     |

    @HL-11 @HL-01
    Example: V20: two called shots in one turn cost no more
      Given Bob announces a called shot
      And Bob's snapshot shows 0000
      And Bob's second snapshot shows 0000
      When Bob snapshots Joe in the head
      And Bob snapshots Joe in the left leg in part 4
      Then Bob's draw comes to Fair

    Example: Who is out for nothing draws as ever
      When they draw
      Then Bob's draw comes to Good

  @HL-01 @HL-02 @HL-05
  Rule: The smaller the part, the harder the shot

    Example: V69: a head across the room
      Given Bob announces a called shot
      And Bob's shot shows +000
      When Bob aims and shoots Joe in the head
      Then Bob's shot comes to Great against Great
      And the difficulty of Bob's shot counts
        | rule  | counts | for             |
        | GF-35 | +0     | Across the Room |
        | HL-05 | +2     | head            |
      And Bob's shot hits Joe with margin 0
      And Joe takes 3 points in the head
      And Joe's head is Hurt

    Example: A giant's leg is as easy to hit as a human torso
      Given the gunfighters
        | name | Fast Draw | Pistol | size |
        | Bob  | Good      | Good   |      |
        | Joe  | Fair      | Fair   | 1    |
      And Bob announces a called shot
      And Bob's shot shows 0000
      When Bob aims and shoots Joe in the left leg
      Then Bob's shot comes to Good against Fair
      And the difficulty of Bob's shot counts
        | rule  | counts | for             |
        | GF-35 | +0     | Across the Room |
        | HL-05 | +1     | left leg        |
        | HL-05 | -1     | size            |
      And Joe takes 4 points in the left leg

    Example: V70: eyes across the street, which is beyond Superb; the wound is the head's
      Given the gunfighters
        | name | Fast Draw | Pistol |
        | Bob  | Good      | Superb |
      And everybody is Across the Street
      And Bob announces a called shot
      And Bob's shot shows +000
      When Bob aims and shoots Joe in the eyes
      Then Bob's shot comes to Superb+1 against Superb+1
      And Bob's shot hits Joe with margin 0
      And Joe takes 3 points in the head

    Scenario Outline: The <part> is <harder> harder than a torso
      Given Bob announces a called shot
      And Bob's shot shows 0000
      When Bob aims and shoots Joe in the <part>
      Then Bob's shot comes to Good against <degree>

      Examples:
        | part       | harder | degree |
        | eyes       | 3      | Superb |
        | head       | 2      | Great  |
        | left hand  | 2      | Great  |
        | right foot | 2      | Great  |
        | left arm   | 1      | Good   |
        | right leg  | 1      | Good   |

    Example: What a small part costs may be given back as damage
      Given the game master plays with damage added back
      And Bob announces a called shot
      And Bob's shot shows +000
      When Bob aims and shoots Joe in the head
      Then Joe takes 5 points in the head

    Example: Two guns, two called shots
      Given the gunfighters
        | name | Fast Draw | Pistol | Two-Gun Shooter | guns                  |
        | Bob  | Good      | Great  | Good            | revolver and revolver |
        | Jim  | Poor      | Fair   |                 | revolver              |
      And Bob draws both guns
      And Bob announces a called shot
      And the dice show
        | who | roll         | shows |
        | Bob | two-gun shot | 0000  |
        | Bob | two-gun shot | 0000  |
      When Bob aims and shoots Joe in the left arm and Jim in the torso
      Then Joe takes 3 points in the left arm
      And Jim takes 4 points in the torso

  @HL-04
  Rule: A shot at no part in particular goes to the torso

    Example: As ever
      Given Bob's shot shows 0000
      When Bob aims and shoots Joe
      Then Joe takes 4 points in the torso
      And Joe's torso is Hurt

  Rule: A called shot has to be announced, and is neither fanned nor fired from far away

    @HL-11
    Example: Bob has announced nothing
      When it comes to Bob's part 4
      Then Bob may not choose shoot at a part, by HL-11
      And Bob is asked for part 4

    @HL-01
    Example: Nobody fans at a head, announced or not
      Given Bob announces a called shot
      When it comes to Bob's part 4
      Then Bob may not choose fan at a part, by HL-01

    @HL-06 @HL-11
    Example: V71: nobody aims at a head that is pretty far away
      Given Bob and Joe are Pretty far away from each other
      When it comes to Bob's part 4
      Then Bob may not choose shoot at a part, by HL-06 and HL-11

    @HL-01
    Example: The game master lets called shots reach that far
      Given the game master lets called shots reach Pretty far away
      And everybody is Pretty far away
      And Bob announces a called shot
      And Bob's shot shows ++++
      When Bob aims and shoots Joe in the head
      Then Bob's shot comes to Superb+2 against Superb+1
      And Joe takes 4 points in the head

    @HL-02
    Example: Joe has a tail in nobody's rulebook
      When somebody asks for the odds of: Bob shoots Joe in the tail
      Then that is not understood, by HL-02

    Scenario Outline: What is barred of an attack is barred of its odds: <attack>
      Given Bob and Joe are <range> from each other
      When somebody asks for the odds of: <attack>
      Then that is not understood, by <rule>

      @HL-01
      Examples:
        | attack                     | range           | rule  |
        | Bob fans Joe in the head   | Across the Room | HL-01 |

      @HL-06
      Examples:
        | attack                     | range           | rule  |
        | Bob shoots Joe in the head | Pretty far away | HL-06 |

  @HL-02 @HL-05
  Rule: What the odds are

    Example: A called head, aimed: 31 of 81
      When the odds are asked of: Bob shoots Joe in the head
      Then the chance that Bob hits Joe is 31/81
      And the chance of where Joe is hit being Head is 31/81

    Example: Called eyes, aimed: 15 of 81
      When the odds are asked of: Bob shoots Joe in the eyes
      Then the chance that Bob hits Joe is 15/81
