Feature: What the odds are
  Four FUDGE dice fall in 81 ways. Before she lets anybody throw, a game master can say in how many of
  them the shot hits, the gun comes out first, or the other man looks away.

  Background:
    Given a game of gunfighting

  @GF-20 @GF-35 @GF-36
  Rule: A shot is the harder the farther it goes

    Background:
      Given the gunfighters
        | name | Pistol |
        | Bob  | Good   |
        | Joe  | Fair   |

    Scenario Outline: Aimed, <range>: <falls> of 81
      Given everybody is <range>
      When the odds are asked of: Bob shoots Joe
      Then "Bob hits Joe" is "yes" in <falls> of 81 falls

      Examples:
        | range             | falls |
        | In Yer Face       | 80    |
        | Spittin' Distance | 76    |
        | Across the Room   | 66    |
        | Across the Street | 50    |
        | Pretty far away   | 31    |
        | Real far away     | 15    |

    Scenario Outline: Not aimed, <range>: <falls> of 81
      Given everybody is <range>
      When the odds are asked of: Bob shoots Joe, unaimed
      Then "Bob hits Joe" is "yes" in <falls> of 81 falls

      Examples:
        | range             | falls |
        | In Yer Face       | 66    |
        | Spittin' Distance | 50    |
        | Across the Room   | 31    |
        | Across the Street | 15    |
        | Pretty far away   | 5     |
        | Real far away     | 1     |

    @GF-17
    Scenario Outline: Aimed at a man who dodges with the +2 of the staredown, <range>: <falls> of 81
      Given everybody is <range>
      When the odds are asked of: Bob shoots Joe, who dodges with the +2
      Then "Bob hits Joe" is "yes" in <falls> of 81 falls

      Examples:
        | range             | falls |
        | In Yer Face       | 31    |
        | Spittin' Distance | 15    |
        | Across the Room   | 5     |
        | Across the Street | 1     |
        | Pretty far away   | 0     |
        | Real far away     | 0     |

  @GF-14 @GF-16
  Rule: Two snapshots are two chances, and still fewer than one that is aimed

    Scenario Outline: Two snapshots, <range>
      Given the gunfighters
        | name | Pistol |
        | Bob  | Good   |
        | Joe  | Fair   |
      And everybody is <range>
      When the odds are asked of: Bob snapshots Joe twice
      Then "Bob: hits" is at least 1 in <falls> of <all> falls

      Examples:
        | range             | falls | all  |
        | Across the Room   | 4061  | 6561 |
        | Across the Street | 245   | 729  |

  @GF-22 @GF-24
  Rule: A fan spreads its bullets

    Scenario Outline: Fanned at one man without aiming, <range>: <falls> of 81
      Given the gunfighters
        | name | Pistol |
        | Bob  | Good   |
        | Joe  | Fair   |
      And everybody is <range>
      When the odds are asked of: Bob fans Joe, unaimed
      Then "Bob hits Joe" is "yes" in <falls> of 81 falls

      Examples:
        | range             | falls |
        | In Yer Face       | 50    |
        | Spittin' Distance | 31    |
        | Across the Room   | 15    |

    Example: Aimed at three men, somebody is hit three times in four
      Given the gunfighters
        | name  | Pistol | side |
        | Bob   | Good   | law  |
        | Joe   | Fair   | gang |
        | Frank | Fair   | gang |
        | Skag  | Fair   | gang |
      And everybody is Across the Room
      When the odds are asked of: Bob fans Joe, Frank and Skag
      Then "Bob: hits" is at least 1 in 406441 of 531441 falls
      And the average of Bob: hits is 31/27

  @GF-33
  Rule: Two guns at two men

    Example: With Two-Gun Fair, he hits somebody in 5600 of 6561 falls, and both in 2500
      Given the gunfighters
        | name  | Pistol | Two-Gun Shooter | guns                  | side |
        | Bob   | Good   | Fair            | revolver and revolver | law  |
        | Joe   | Fair   |                 | revolver              | gang |
        | Frank | Fair   |                 | revolver              | gang |
      And everybody is Across the Room
      When the odds are asked of: Bob shoots Joe and Frank
      Then "Bob: hits" is at least 1 in 5600 of 6561 falls
      And "Bob: hits" is "2" in 2500 of 6561 falls

  @GF-37 @HL-31
  Rule: What one bullet does

    Example: A revolver, aimed, Across the Street
      Given the gunfighters
        | name | Pistol |
        | Bob  | Good   |
        | Joe  | Fair   |
      When the odds are asked of: Bob shoots Joe
      Then "Joe: wounds" is "Unhurt" in 31 of 81 falls
      And "Joe: wounds" is "Hurt" in 35 of 81 falls
      And "Joe: wounds" is "Very Hurt" in 14 of 81 falls
      And "Joe: wounds" is "Incapacitated" in 1 of 81 falls

  @GF-07 @GF-09
  Rule: Who is the faster

    Scenario Outline: The dice of a draw come to <total> in <falls> of 81 falls
      Given the gunfighters
        | name | Fast Draw |
        | Bob  | Fair      |
        | Joe  | Fair      |
      When the odds are asked of the draw
      Then "Bob: draw" is "<total>" in <falls> of 81 falls
      And "Bob: draw" is at least <total> in <or more> of 81 falls

      Examples:
        | total | falls | or more |
        | -4    | 1     | 81      |
        | -3    | 4     | 80      |
        | -2    | 10    | 76      |
        | -1    | 16    | 66      |
        | 0     | 19    | 50      |
        | 1     | 16    | 31      |
        | 2     | 10    | 15      |
        | 3     | 4     | 5       |
        | 4     | 1     | 1       |

    Example: Two who are equally fast
      Given the gunfighters
        | name | Fast Draw |
        | Bob  | Fair      |
        | Joe  | Fair      |
      When the odds are asked of the draw
      Then "Acts first" is "Bob" in 2727 of 6561 falls
      And "Acts first" is "Joe" in 2727 of 6561 falls
      And "Acts first" is "Bob and Joe" in 1107 of 6561 falls

    @GF-04
    Example: The +2 of the staredown makes him first three times in four
      Given the gunfighters
        | name | Fast Draw |
        | Bob  | Fair      |
        | Joe  | Fair      |
      When the odds are asked of the draw, with the +2 of Bob
      Then "Acts first" is "Bob" in 4850 of 6561 falls
      And "Acts first" is "Bob and Joe" in 784 of 6561 falls
      And "Acts first" is "Joe" in 927 of 6561 falls

    Example: Of three who are equally fast, one alone is first three times in four
      Given the gunfighters
        | name  | Fast Draw |
        | Bob   | Fair      |
        | Joe   | Fair      |
        | Frank | Fair      |
      When the odds are asked of the draw
      Then "How many act first" is "1" in 405531 of 531441 falls

  @GF-02
  Rule: Who looks longer

    Example: Good Nerve against Fair
      Given the gunfighters
        | name | Nerve |
        | Bob  | Good  |
        | Joe  | Fair  |
      When the odds are asked of the staredown
      Then "Wins the staredown" is "Bob" in 3834 of 6561 falls
      And Bob wins 58.4%
      And Bob wins 58%, give or take 0.5
      And "Wins the staredown" is "Nobody" in 1016 of 6561 falls
      And "Wins the staredown" is "Joe" in 1711 of 6561 falls

    Example: Good Nerve, alone against two of Fair
      Given the gunfighters
        | name | Nerve | side |
        | Bob  | Good  | law  |
        | Joe  | Fair  | gang |
        | Skag | Fair  | gang |
      When the odds are asked of the staredown
      Then "Wins the staredown" is "Bob" in 135177 of 531441 falls
