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
      Then the chance that Bob hits Joe is <falls>/81

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
      Then the chance that Bob hits Joe is <falls>/81

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
      Then the chance that Bob hits Joe is <falls>/81

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
      Then the chance of Bob: hits being at least 1 is <falls>/<all>

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
      Then the chance that Bob hits Joe is <falls>/81

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
      Then the chance of Bob: hits being at least 1 is 406441/531441
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
      Then the chance of Bob: hits being at least 1 is 5600/6561
      And the chance of Bob: hits being 2 is 2500/6561

  @GF-37 @HL-31
  Rule: What one bullet does

    Example: A revolver, aimed, Across the Street
      Given the gunfighters
        | name | Pistol |
        | Bob  | Good   |
        | Joe  | Fair   |
      When the odds are asked of: Bob shoots Joe
      Then the chance of Joe: wounds being Unhurt is 31/81
      And the chance of Joe: wounds being Hurt is 35/81
      And the chance of Joe: wounds being Very Hurt is 14/81
      And the chance of Joe: wounds being Incapacitated is 1/81

  @GF-07 @GF-09
  Rule: Who is the faster

    Scenario Outline: The dice of a draw come to <total> in <falls> of 81 falls
      Given the gunfighters
        | name | Fast Draw |
        | Bob  | Fair      |
        | Joe  | Fair      |
      When the odds are asked of the draw
      Then the chance of Bob: draw being <total> is <falls>/81
      And the chance of Bob: draw being at least <total> is <or more>/81

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
      Then the chance of Acts first being Bob is 2727/6561
      And the chance of Acts first being Joe is 2727/6561
      And the chance of Acts first being Bob and Joe is 1107/6561

    @GF-04
    Example: The +2 of the staredown makes him first three times in four
      Given the gunfighters
        | name | Fast Draw |
        | Bob  | Fair      |
        | Joe  | Fair      |
      When the odds are asked of the draw, with the +2 of Bob
      Then the chance of Acts first being Bob is 4850/6561
      And the chance of Acts first being Bob and Joe is 784/6561
      And the chance of Acts first being Joe is 927/6561

    Example: Of three who are equally fast, one alone is first three times in four
      Given the gunfighters
        | name  | Fast Draw |
        | Bob   | Fair      |
        | Joe   | Fair      |
        | Frank | Fair      |
      When the odds are asked of the draw
      Then the chance of How many act first being 1 is 405531/531441

  @GF-02
  Rule: Who looks longer

    Example: Good Nerve against Fair
      Given the gunfighters
        | name | Nerve |
        | Bob  | Good  |
        | Joe  | Fair  |
      When the odds are asked of the staredown
      Then the chance of Wins the staredown being Bob is 3834/6561
      And Bob wins 58.4%
      And Bob wins 58%, give or take 0.5
      And the chance of Wins the staredown being Nobody is 1016/6561
      And the chance of Wins the staredown being Joe is 1711/6561

    Example: Good Nerve, alone against two of Fair
      Given the gunfighters
        | name | Nerve | side |
        | Bob  | Good  | law  |
        | Joe  | Fair  | gang |
        | Skag | Fair  | gang |
      When the odds are asked of the staredown
      Then the chance of Wins the staredown being Bob is 135177/531441
