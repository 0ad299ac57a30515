Feature: How the game master reads the rules
  Where the book leaves something open, she decides, before the first gun is drawn.

  Background:
    Given a game of gunfighting

  @GF-02
  Rule: She may compare Nerve, without dice

    Example: The higher Nerve wins
      Given the gunfighters
        | name | Nerve |
        | Bob  | Good  |
        | Joe  | Fair  |
      And the game master compares Nerve without dice
      When they stare each other down
      Then no dice are rolled for the staredown
      And Bob stares at Good
      And Bob wins the staredown

    Example: Equal Nerve, and nobody wins
      Given the gunfighters
        | name | Nerve |
        | Bob  | Good  |
        | Joe  | Good  |
      And the game master compares Nerve without dice
      When they stare each other down
      Then no dice are rolled for the staredown
      And nobody wins the staredown

    @GF-06
    Example: Being outnumbered counts nonetheless
      Given the gunfighters
        | name | Nerve | side     |
        | Bob  | Good  |          |
        | Joe  | Fair  | brothers |
        | Jim  | Fair  | brothers |
      And the game master compares Nerve without dice
      When they stare each other down
      Then Bob stares at Fair
      And nobody wins the staredown

  Rule: She may let the drop help in part 3 only

    Background:
      Given the gunfighters
        | name  | Fast Draw | Pistol |
        | Bob   | Great     | Good   |
        | Joe   | Fair      | Fair   |
        | Frank | Poor      | Fair   |
      And everybody is Across the Room
      And Bob has the drop on Joe
      And the game master lets the drop help in part 3 only

    @GF-13
    Example: It helps a snapshot
      Given Bob's snapshot shows 0000
      When Bob snapshots Joe
      Then Bob's snapshot hits Joe with margin 1

    @GF-20
    Example: It does not help in part 4, though it was not used
      Given Bob dodges
      And Bob's shot shows 0000
      When Bob shoots Joe
      Then Bob's shot counts
        | rule  | counts |
        | GF-36 | +1     |
        | GF-20 | -2     |

    @GF-16
    Example: Nor does it help a second snapshot, when the first went to another
      Given Bob's snapshot shows 0000
      And Bob's second snapshot shows 0000
      When Bob snapshots Frank and then Joe
      Then Bob's second snapshot counts
        | rule  | counts |
        | GF-36 | +1     |
        | GF-16 | -2     |

    @GF-10
    Example: It is worth +2 to the draw as ever
      When they draw
      Then Bob's draw comes to Superb+1

  @GF-13
  Rule: She may let the drop help for the whole turn

    Background:
      Given the gunfighters
        | name  | Fast Draw | Pistol |
        | Bob   | Great     | Good   |
        | Joe   | Fair      | Fair   |
        | Frank | Poor      | Fair   |
      And everybody is Across the Room
      And Bob has the drop on Joe
      And the game master lets the drop help for the whole turn

    Example: Both snapshots are free of their penalty
      Given Bob's snapshot shows 00-0
      And Bob's second snapshot shows 00-0
      When Bob snapshots Joe and then Joe
      Then Bob's second snapshot counts
        | rule  | counts                 |
        | GF-36 | +1                     |
        | GF-13 | waives the -2 of GF-16 |
      And Bob's second snapshot hits Joe with margin 0

    @GF-20
    Example: It helps in part 4, too, when he has dodged
      Given Bob dodges
      And Bob's shot shows 0000
      When Bob shoots Joe
      Then Bob's shot counts
        | rule  | counts                 |
        | GF-36 | +1                     |
        | GF-13 | waives the -2 of GF-20 |

    Example: Against another it is as good as nothing
      Given Bob's snapshot shows 0000
      And Bob's second snapshot shows 0000
      When Bob snapshots Joe and then Frank
      Then Bob's second snapshot misses Frank by 1

  @GF-09
  Rule: She may have those who tie draw again

    Example: The better of the second draws goes first, the others keep their places
      Given the gunfighters
        | name | Fast Draw |
        | Abe  | Great     |
        | Burt | Good      |
        | Cole | Good      |
        | Dan  | Fair      |
      And the game master has those who tie draw again
      And Burt's tie shows -000
      And Cole's tie shows +000
      When they draw
      Then the order of action is Abe, then Cole, then Burt, then Dan
      And Cole draws again, and comes to Great
      And Abe does not draw again
      And Dan does not draw again

    Example: Who ties a second time acts together
      Given the gunfighters
        | name | Fast Draw |
        | Burt | Good      |
        | Cole | Good      |
        | Dan  | Good      |
      And the game master has those who tie draw again
      And Burt's tie shows +000
      And Cole's tie shows +000
      And Dan's tie shows ++00
      When they draw
      Then the order of action is Dan, then Burt and Cole

    Example: A second draw, however good, passes nobody who did not tie
      Given the gunfighters
        | name | Fast Draw |
        | Abe  | Great     |
        | Burt | Good      |
        | Cole | Good      |
      And the game master has those who tie draw again
      And Burt's tie shows ++++
      When they draw
      Then the order of action is Abe, then Burt, then Cole

    @HL-24
    Example: Skill and wounds count for it, and nothing else
      Given the gunfighters
        | name | Fast Draw | wounds |
        | Burt | Good      | 3      |
        | Cole | Great     |        |
      And Burt has the drop on Cole
      And the game master has those who tie draw again
      When they draw
      Then the order of action is Cole, then Burt
      And Burt draws again, which counts
        | rule  | counts |
        | GF-07 | +1     |
        | HL-24 | -1     |

    Example: Nobody ties, and nobody draws again
      Given the gunfighters
        | name | Fast Draw |
        | Burt | Good      |
        | Cole | Good      |
        | Dan  | Fair      |
      And the game master has those who tie draw again
      And Burt's draw shows +000
      And Dan's draw shows +000
      And Cole's tie shows +000
      When they draw
      Then Burt does not draw again
      And the order of action is Burt, then Cole, then Dan

  @HL-31
  Rule: She may mark one box for each blow, at the level of the blow

    Example: A level that is full pushes the wound to the next
      Given the game master marks one box for each blow
      When a man of Terrible Damage Capacity takes blows of 4, 4 and 2 points
      Then the blows leave him Hurt, Very Hurt and Very Hurt
      And Joe takes 10 points

    @HL-24
    Example: Of all his wounds the worst counts, and he is still Very Hurt
      Given the game master marks one box for each blow
      And a man of Terrible Damage Capacity takes blows of 4, 4 and 2 points
      When they draw in turn 4
      Then Joe's draw of turn 4 counts
        | rule  | counts |
        | GF-07 | -2     |
        | GF-29 | +2     |
        | HL-24 | -2     |

    Example: Where there are two boxes, two blows fit
      Given the game master marks one box for each blow
      When a man of Fair Damage Capacity takes blows of 4, 4 and 4 points
      Then the blows leave him Hurt, Hurt and Very Hurt

    Scenario Outline: A single blow of <points> points
      Given the game master marks one box for each blow
      When a man of Fair Damage Capacity takes a single blow of <points> points
      Then he is <wound>

      Examples:
        | points | wound         |
        | 1      | Scratch       |
        | 2      | Scratch       |
        | 3      | Hurt          |
        | 4      | Hurt          |
        | 5      | Very Hurt     |
        | 6      | Very Hurt     |
        | 7      | Incapacitated |
        | 8      | Incapacitated |
        | 9      | Near Death    |
        | 11     | Near Death    |
        | 20     | Near Death    |

    @HL-33
    Example: When no box is free, the next blow kills
      Given the game master marks one box for each blow
      When a man of Terrible Damage Capacity takes blows of 9, 9 and 9 points
      Then the blows leave him Near Death, Near Death and dead

  @GF-22
  Rule: She may say how far a fan reaches

    Background:
      Given the gunfighters
        | name | Fast Draw | Pistol |
        | Ann  | Great     | Good   |
        | Bill | Fair      | Fair   |
        | Cole | Poor      | Fair   |
      And Ann and Cole are 15 paces apart

    Example: Ten paces are fewer than fifteen
      Given everybody is Across the Room
      And the game master lets a fan reach 10 paces
      When Ann chooses fan for part 4
      And it comes to Ann's fan at
      Then Ann may not choose Cole, by GF-22

    Example: Spittin' Distance is not Across the Room
      Given everybody is Across the Room
      And the game master lets a fan reach Spittin' Distance
      When Ann chooses fan for part 4
      And it comes to Ann's fan at
      Then Ann may not choose Bill, by GF-22

    Example: Her street is a narrow one
      Given everybody is Across the Street
      And the game master lets a fan reach Across the Street
      And Ann's fan shows +000
      When Ann aims and fans at Bill
      Then Ann's fan comes to Fair against Good
