Feature: Part 3: aim, or fire at once
  A man can take his time and aim, or trust his hand and fire before the others have looked.

  Background:
    Given a game of gunfighting
    And the gunfighters
      | name  | Fast Draw | Pistol | cover |
      | Bob   | Great     | Good   | yes   |
      | Joe   | Fair      | Fair   |       |
      | Frank | Poor      | Fair   |       |
    And everybody is Across the Room

  @GF-12
  Rule: Aiming costs part 3 and takes the penalty off the shot in part 4

    Example: An aimed shot has no penalty
      Given Bob's shot shows 0000
      When Bob aims and shoots Joe
      Then Bob's shot counts
        | rule  | counts                 |
        | GF-36 | +1                     |
        | GF-12 | waives the -2 of GF-20 |
      And Bob's shot hits Joe with margin 1

    Example: One aim does for whomever he shoots, though he looked at another
      Given Joe has the drop on Bob
      And Bob's shot shows 0000
      When Bob aims and shoots Frank
      Then Bob's shot hits Frank with margin 1

    Example: He keeps his aim though he is hit
      Given the gunfighters
        | name  | Fast Draw | Pistol |
        | Bob   | Great     | Good   |
        | Joe   | Fair      | Great  |
        | Frank | Poor      | Fair   |
      And Joe's snapshot shows 0000
      And Bob's shot shows 0000
      And Joe snapshots Bob
      When Bob aims and shoots Joe
      Then Bob's shot counts
        | rule  | counts                 |
        | GF-36 | +1                     |
        | GF-12 | waives the -2 of GF-20 |
        | HL-24 | -1                     |

    Example: The aim is gone when the turn is
      Given Bob aims
      And Bob's shot shows 0000 in turn 2
      When they do this
        | turn | who | part 4    |
        | 2    | Bob | shoot Joe |
      Then Bob's shot comes to Mediocre against Fair

  @GF-13
  Rule: The drop on somebody is an aim already held

    Example: With the drop he may fire in part 3 without penalty
      Given Bob has the drop on Joe
      And Bob's snapshot shows 00-0
      When Bob snapshots Joe
      Then Bob's snapshot counts
        | rule  | counts                 |
        | GF-36 | +1                     |
        | GF-13 | waives the -2 of GF-14 |
      And Bob's snapshot hits Joe with margin 0

    @GF-16
    Example: It serves once, and the second snapshot has the penalty again
      Given Bob has the drop on Joe
      And Bob's snapshot shows 00-0
      And Bob's second snapshot shows 00-0
      When Bob snapshots Joe and then Joe
      Then Bob's second snapshot misses Joe by 2

    Example: He saves it for part 4
      Given Bob has the drop on Joe
      And Bob's shot shows 0000
      And Bob dodges
      When Bob shoots Joe
      Then Bob's shot hits Joe with margin 1

    Example: It does not help against another
      Given Bob has the drop on Joe
      And Bob's snapshot shows 0000
      And Bob's second snapshot shows 0000
      When Bob snapshots Frank and then Joe
      Then Bob's snapshot misses Frank by 1
      And Bob's second snapshot hits Joe with margin 1

    Example: An unspent drop overrides the penalty of a second snapshot, if the first went to another
      Given Bob has the drop on Joe
      And Bob's snapshot shows 0000
      And Bob's second snapshot shows 0000
      When Bob snapshots Frank and then Joe
      Then Bob's second snapshot counts
        | rule  | counts                 |
        | GF-36 | +1                     |
        | GF-13 | waives the -2 of GF-16 |

    @GF-24
    Example: It makes a fan as good as aimed, but only against those under it
      Given Bob has the drop on Joe
      And the dice show
        | who | roll | shows |
        | Bob | fan  | 0000  |
        | Bob | fan  | 0000  |
      When Bob fans at Joe and Frank
      Then Bob's fan at Joe counts
        | rule  | counts                 |
        | GF-36 | +1                     |
        | GF-24 | -2                     |
        | GF-13 | waives the -1 of GF-24 |
      And Bob's fan at Frank counts
        | rule  | counts |
        | GF-36 | +1     |
        | GF-24 | -2     |
        | GF-24 | -1     |

  @GF-14
  Rule: A snapshot is a shot in part 3, at -2

    Example: Firing before one has aimed
      Given Bob's snapshot shows +000
      When Bob snapshots Joe
      Then Bob's snapshot counts
        | rule  | counts |
        | GF-36 | +1     |
        | GF-14 | -2     |
      And Bob's snapshot hits Joe with margin 0
      And Bob has 5 bullets left

  @GF-15
  Rule: A snapshot does its damage before part 4, and before slower people's part 3

    Example: A slower man feels it when he fires his own
      Given Bob's snapshot shows +000
      And Joe's snapshot shows 0000
      And Bob snapshots Joe
      When Joe snapshots Bob
      Then Joe is Hurt
      And Joe's snapshot counts
        | rule  | counts |
        | GF-36 | +0     |
        | GF-14 | -2     |
        | HL-24 | -1     |

    Example: A man shot down in part 3 has no part 4
      Given the gunfighters
        | name  | Fast Draw | Pistol | gun strength |
        | Bob   | Great     | Good   | 8            |
        | Joe   | Fair      | Fair   |              |
        | Frank | Poor      | Fair   |              |
      And Bob's snapshot shows +000
      When Bob snapshots Joe
      Then Joe is out of action
      And Joe does not act in part 4

  @GF-16
  Rule: After a snapshot, part 4 allows only another snapshot

    Example: Two quick shots
      Given Bob's snapshot shows +000
      And Bob's second snapshot shows ++00
      When Bob snapshots Joe and then Joe
      Then Bob's snapshot hits Joe with margin 0
      And Bob's second snapshot hits Joe with margin 1
      And Bob has 4 bullets left

    Example: The second may go to another man
      Given Bob's snapshot shows 0000
      And Bob's second snapshot shows ++00
      When Bob snapshots Joe and then Frank
      Then Bob's second snapshot hits Frank with margin 1

    Example: He has no time to shoot properly
      Given Bob's snapshot shows 0000
      And Bob snapshots Joe
      When it comes to Bob's part 4
      Then Bob may not choose shoot, by GF-16
      And Bob is asked for part 4

    Example: What is left to him
      Given Bob's snapshot shows 0000
      And Bob snapshots Joe
      When it comes to Bob's part 4
      Then the options of Bob are
        | snapshot |
        | reload   |
        | nothing  |
      And what Bob may not choose, by these rules, is
        | shoot     | GF-16           |
        | shoot two | GF-16 and GF-33 |
        | fan       | GF-16 and GF-21 |

  Rule: What part 3 leaves for part 4

    Scenario Outline: <case> in part 3
      Given Bob carries a revolver 3/6
      And Bob's part 3 is: <part 3>
      When it comes to Bob's part 4
      Then what Bob may choose, or may not by these rules, includes
        | shoot    | <Shoot>           |
        | snapshot | <Second Snapshot> |
        | fan      | <Fan>             |
        | reload   | <Reload>          |
        | nothing  | <Nothing>         |

      @GF-14
      Examples: A snapshot in part 4 comes only after one in part 3
        | case    | part 3  | Shoot | Second Snapshot | Fan | Reload | Nothing |
        | Aim     | aim     | yes   | GF-14           | yes | yes    | yes     |
        | Dodge   | dodge   | yes   | GF-14           | yes | yes    | yes     |
        | Nothing | nothing | yes   | GF-14           | yes | yes    | yes     |

      @GF-16 @GF-21
      Examples: After a snapshot only another
        | case     | part 3       | Shoot | Second Snapshot | Fan             | Reload | Nothing |
        | Snapshot | snapshot Joe | GF-16 | yes             | GF-16 and GF-21 | yes    | yes     |

      @GF-19 @GF-21
      Examples: Behind cover nobody fires
        | case           | part 3         | Shoot | Second Snapshot | Fan             | Reload | Nothing |
        | Dive for cover | dive for cover | GF-19 | GF-19           | GF-19 and GF-21 | yes    | yes     |
