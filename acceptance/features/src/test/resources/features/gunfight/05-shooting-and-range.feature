Feature: Part 4: shooting, and how far one has to shoot
  The skill of the hand and what stands against it: the distance, and nothing else.

  Background:
    Given a game of gunfighting

  @GF-20
  Rule: A shot in part 4 has no penalty if he aimed, and -2 if he did not

    Background:
      Given the gunfighters
        | name | Fast Draw | Pistol |
        | Ann  | Great     | Good   |
        | Bill | Fair      | Fair   |

    Example: She aimed
      Given Ann's shot shows 0000
      When Ann aims and shoots Bill
      Then Ann's shot hits Bill with margin 0
      And Bill takes 3 points

    Scenario Outline: She did not aim, and <case>
      Given Ann's shot shows <dice>
      When Ann shoots Bill
      Then Ann's shot counts
        | rule  | counts |
        | GF-36 | +1     |
        | GF-20 | -2     |
      And Ann's shot <result>

      Examples:
        | case             | dice | result                  |
        | misses for it    | 0000 | misses Bill by 2        |
        | hits nonetheless | ++00 | hits Bill with margin 0 |

    @GF-17 @HL-24
    Example: She dodged, is hurt, and so shoots badly
      Given the gunfighters
        | name | Fast Draw | Pistol | wounds |
        | Ann  | Great     | Great  | 3      |
        | Bill | Fair      | Fair   |        |
      And Ann dodges
      And Ann's shot shows 0000
      When Ann shoots Bill
      Then Ann's shot misses Bill by 2

  @GF-35
  Rule: The difficulty of a shot is its range

    Scenario Outline: <case> takes a <difficulty> shot
      Given the gunfighters
        | name | Fast Draw | Pistol | Rifle | guns  |
        | Ann  | Great     |        | Fair  | rifle |
        | Bill | Fair      |        |       |       |
      And everybody is <case>
      And Ann's shot shows 0000
      When Ann aims and shoots Bill
      Then Ann's shot comes to Fair against <difficulty>

      Examples:
        | case              | difficulty |
        | In Yer Face       | Poor       |
        | Spittin' Distance | Mediocre   |
        | Across the Room   | Fair       |
        | Across the Street | Good       |
        | Pretty far away   | Great      |
        | Real far away     | Superb     |

    Example: Everybody has his own distance from everybody else
      Given the gunfighters
        | name | Fast Draw | Pistol |
        | Ann  | Great     | Good   |
        | Bill | Fair      | Fair   |
        | Cole | Fair      | Fair   |
      And everybody is Pretty far away
      And Cole and Ann are In Yer Face from each other
      And Ann's shot shows 0000
      When Ann aims and shoots Cole
      Then Ann's shot comes to Good against Poor

    Example: Beyond the table nobody shoots
      Given the gunfighters
        | name | Fast Draw | Pistol |
        | Ann  | Great     | Good   |
        | Bill | Fair      | Fair   |
      And Ann and Bill are farther apart than any range of the table
      When it comes to Ann's part 4
      Then Ann may not choose shoot, by GF-35

    Example: Unless the game master names a difficulty
      Given the gunfighters
        | name | Fast Draw | Pistol |
        | Ann  | Great     | Good   |
        | Bill | Fair      | Fair   |
      And Ann and Bill are farther apart than any range of the table, where the game master says Legendary
      And Ann's shot shows +++0
      When Ann aims and shoots Bill
      Then Ann's shot comes to Superb+1 against Superb+1

  @GF-36
  Rule: A shot that reaches the difficulty hits, and nobody rolls against it

    Background:
      Given the gunfighters
        | name | Fast Draw | Pistol |
        | Ann  | Great     | Good   |
        | Bill | Superb    | Superb |

    Scenario Outline: <case>
      Given Ann's shot shows <dice>
      When Ann aims and shoots Bill
      Then Ann's shot comes to <degree> against Good
      And Ann's shot <result>
      And nobody rolls against Ann's shot

      Examples:
        | case                     | dice | degree    | result                  |
        | Just enough is enough    | 0000 | Good      | hits Bill with margin 0 |
        | One less is not          | -000 | Fair      | misses Bill by 1        |
        | The best there is        | ++++ | Superb+2  | hits Bill with margin 4 |
        | The worst there is       | ---- | Terrible  | misses Bill by 4        |

    Example: Whoever never learned to shoot is Poor at it
      Given the gunfighters
        | name | Fast Draw |
        | Ann  | Great     |
        | Bill | Superb    |
      And Ann's shot shows 0000
      When Ann aims and shoots Bill
      Then Ann's shot comes to Poor against Good

  @GF-36
  Rule: Every kind of gun has its skill

    Scenario Outline: A <gun> is fired with <skill>
      Given the gunfighters
        | name | Fast Draw | Pistol | Rifle | Shotgun | guns  |
        | Ann  | Great     | Good   | Great | Superb  | <gun> |
        | Bill | Fair      | Fair   |       |         |       |
      And Ann's shot shows 0000
      When Ann aims and shoots Bill
      Then Ann's shot comes to <degree> against Good

      Examples:
        | gun       | skill   | degree |
        | derringer | Pistol  | Good   |
        | revolver  | Pistol  | Good   |
        | rifle     | Rifle   | Great  |
        | shotgun   | Shotgun | Superb |

    Example: A rifle can be fired as quickly as any gun, and no better
      Given the gunfighters
        | name | Fast Draw | Rifle | guns  |
        | Ann  | Great     | Great | rifle |
        | Bill | Fair      |       |       |
      And Ann's snapshot shows 0000
      When Ann snapshots Bill
      Then Ann's snapshot counts
        | rule  | counts |
        | GF-36 | +2     |
        | GF-14 | -2     |

  @GF-38
  Rule: A gun is full when the fight begins

    Scenario Outline: A <gun> holds <full>, so <left> are left after a shot
      Given the gunfighters
        | name | Fast Draw | Pistol | guns  |
        | Ann  | Great     | Good   | <gun> |
        | Bill | Fair      | Fair   |       |
      And Ann's shot shows ----
      When Ann aims and shoots Bill
      Then Ann has <left> bullets left

      Examples: The revolver is the book's
        | gun      | full | left |
        | revolver | 6    | 5    |

      Examples: The others are ours
        | gun       | full | left |
        | derringer | 2    | 1    |
        | rifle     | 15   | 14   |
        | shotgun   | 2    | 1    |

  @GF-38
  Rule: Every shot costs a bullet, and an empty gun does not fire

    Example: A snapshot and another
      Given the gunfighters
        | name | Fast Draw | Pistol |
        | Ann  | Great     | Poor   |
        | Bill | Fair      | Fair   |
      And Ann's snapshot shows 0000
      And Ann's second snapshot shows 0000
      When Ann snapshots Bill and then Bill
      Then Ann has 4 bullets left

    Scenario Outline: <case> with an empty gun
      Given the gunfighters
        | name | Fast Draw | Pistol | guns         |
        | Ann  | Great     | Good   | revolver 0/6 |
        | Bill | Fair      | Fair   |              |
      When it comes to Ann's <part>
      Then Ann may not choose <deed>, by GF-38

      Examples:
        | case       | deed     | part   |
        | A snapshot | snapshot | part 3 |
        | A shot     | shoot    | part 4 |

    Example: The last bullet goes in part 3, so there is none for part 4
      Given the gunfighters
        | name | Fast Draw | Pistol | guns         |
        | Ann  | Great     | Poor   | revolver 1/6 |
        | Bill | Fair      | Fair   |              |
      And Ann's snapshot shows 0000
      And Ann snapshots Bill
      When it comes to Ann's part 4
      Then Ann may not choose snapshot, by GF-38

  @GF-40
  Rule: Nobody has to do anything, and the dead are left alone

    Example: Ann lets both parts go by
      Given the gunfighters
        | name | Fast Draw |
        | Ann  | Great     |
        | Bill | Fair      |
      When 1 turn is played
      Then Ann lets part 3 go by
      And Ann lets part 4 go by

    Example: Nobody shoots at the dead
      Given the gunfighters
        | name | Fast Draw | Pistol | gun strength |
        | Ann  | Great     | Good   | 11           |
        | Bill | Fair      | Fair   |              |
        | Cole | Poor      | Fair   |              |
      And Ann's snapshot shows ++00
      And Ann snapshots Bill
      When Cole chooses shoot for part 4
      And it comes to Cole's target
      Then Bill is dead
      And Cole may not choose Bill, by GF-40

    @GF-09
    Example: Who dies at the same moment was still worth a bullet
      Given the gunfighters
        | name | Fast Draw | Pistol | gun strength |
        | Ann  | Fair      | Good   | 11           |
        | Cole | Fair      | Good   |              |
        | Bill | Poor      | Fair   |              |
      And Ann's snapshot shows ++00
      And Cole's snapshot shows +++0
      And Ann snapshots Bill
      When Cole snapshots Bill
      Then Bill is dead
      And Cole's snapshot hits Bill with margin 1

    @GF-39
    Example: A man who is down but not dead may still be shot at
      Given the gunfighters
        | name | Fast Draw | Pistol | gun strength |
        | Ann  | Great     | Good   | 8            |
        | Bill | Fair      | Fair   |              |
        | Cole | Poor      | Fair   |              |
      And Ann's snapshot shows ++00
      And Ann snapshots Bill
      When Cole chooses shoot for part 4
      And it comes to Cole's target
      Then Bill is Incapacitated
      And Cole may choose Bill
