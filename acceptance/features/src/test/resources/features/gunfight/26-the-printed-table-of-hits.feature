Feature: The printed table of hits
  Every row of the table that the catalogue prints: a Good shot with a revolver, six ranges, and what he and the other man do meanwhile.

  Background:
    Given a game of gunfighting

  @GF-35 @GF-36
  Scenario Outline: <range>: <attack>, <falls> of 81
    Given the gunfighters
      | name | Pistol |
      | Bob  | Good   |
      | Joe  | Fair   |
    And everybody is <range>
    When the odds are asked of: <attack>
    Then the chance that Bob hits Joe is <falls>/81

    @GF-14
    Examples: A snapshot
      | range             | attack             | falls |
      | In Yer Face       | Bob snapshots Joe | 66    |
      | Spittin' Distance | Bob snapshots Joe | 50    |
      | Across the Room   | Bob snapshots Joe | 31    |
      | Across the Street | Bob snapshots Joe | 15    |
      | Pretty far away   | Bob snapshots Joe | 5     |
      | Real far away     | Bob snapshots Joe | 1     |

    @GF-17
    Examples: Aimed at a man who dodges
      | range             | attack                     | falls |
      | In Yer Face       | Bob shoots Joe, who dodges | 66    |
      | Spittin' Distance | Bob shoots Joe, who dodges | 50    |
      | Across the Room   | Bob shoots Joe, who dodges | 31    |
      | Across the Street | Bob shoots Joe, who dodges | 15    |
      | Pretty far away   | Bob shoots Joe, who dodges | 5     |
      | Real far away     | Bob shoots Joe, who dodges | 1     |

    @GF-17
    Examples: Not aimed at a man who dodges
      | range             | attack                              | falls |
      | In Yer Face       | Bob shoots Joe, unaimed, who dodges | 31    |
      | Spittin' Distance | Bob shoots Joe, unaimed, who dodges | 15    |
      | Across the Room   | Bob shoots Joe, unaimed, who dodges | 5     |
      | Across the Street | Bob shoots Joe, unaimed, who dodges | 1     |
      | Pretty far away   | Bob shoots Joe, unaimed, who dodges | 0     |
      | Real far away     | Bob shoots Joe, unaimed, who dodges | 0     |

    @GF-22
    Examples: A fan at one man
      | range             | attack       | falls |
      | In Yer Face       | Bob fans Joe | 66    |
      | Spittin' Distance | Bob fans Joe | 50    |
      | Across the Room   | Bob fans Joe | 31    |

  @GF-20 @GF-35 @GF-36
  Scenario Outline: <skill> skill moves a row: <falls> of 81
    Given the gunfighters
      | name | Pistol  |
      | Bob  | <skill> |
      | Joe  | Fair    |
    And everybody is Across the Street
    When the odds are asked of: Bob shoots Joe
    Then the chance that Bob hits Joe is <falls>/81

    Examples:
      | skill    | falls |
      | Mediocre | 15    |
      | Fair     | 31    |
      | Great    | 66    |
      | Superb   | 76    |

  @GF-07 @GF-09
  Scenario Outline: A draw with <skill> against Fair
    Given the gunfighters
      | name | Fast Draw |
      | Bob  | <skill>   |
      | Joe  | Fair      |
    When the odds are asked of the draw
    Then the chance of Acts first being Bob is <first>/6561
    And the chance of Acts first being Bob and Joe is <both>/6561
    And the chance of Acts first being Joe is <second>/6561

    Examples:
      | skill | first | both | second |
      | Good  | 3834  | 1016 | 1711   |
      | Great | 4850  | 784  | 927    |
