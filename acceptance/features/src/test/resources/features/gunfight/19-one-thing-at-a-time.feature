Feature: One thing at a time
  Before he pulls, a man wonders what would come of it. One shot, one draw or one long look can be
  taken out of the fight and played by itself; the rules are the same.

  Background:
    Given a game of gunfighting

  @GF-20 @GF-35 @GF-36 @GF-38
  Rule: One shot, and what it does

    Background:
      Given the gunfighters
        | name | Pistol | cover |
        | Bob  | Good   |       |
        | Joe  | Fair   | yes   |

    Scenario Outline: Aimed, with dice that come to <of the dice>
      Given Bob's shot shows <dice>
      When nothing else happens but: Bob shoots Joe
      Then the attack hits Joe <times> times
      And the attack leaves Joe <wound>
      And the attack leaves Bob 5 bullets

      Examples: A miss
        | of the dice | dice | times | wound         |
        | -1          | -000 | 0     | unhurt        |

      @GF-37
      Examples: A hit, and the better the worse for Joe
        | of the dice | dice | times | wound         |
        | 0           | 0000 | 1     | Hurt          |
        | 1           | +000 | 1     | Hurt          |
        | 2           | ++00 | 1     | Very Hurt     |
        | 3           | +++0 | 1     | Very Hurt     |
        | 4           | ++++ | 1     | Incapacitated |

    @GF-12
    Example: He aims first, unless somebody says that he does not
      Given Bob's shot shows 0000
      When nothing else happens but: Bob shoots Joe
      Then the attack hits Joe 1 time

    Scenario Outline: Not aimed it takes dice of 2, and <dice> <what>
      Given Bob's shot shows <dice>
      When nothing else happens but: Bob shoots Joe, unaimed
      Then the attack hits Joe <times> times

      Examples:
        | dice | what       | times |
        | +000 | is too low | 0     |
        | ++00 | is enough  | 1     |

    @GF-17
    Scenario Outline: At a man who dodges it takes dice of 2, and <dice> <what>
      Given Bob's shot shows <dice>
      When nothing else happens but: Bob shoots Joe, who dodges
      Then the attack hits Joe <times> times

      Examples:
        | dice | what       | times |
        | +000 | is too low | 0     |
        | ++00 | is enough  | 1     |

    @GF-05
    Scenario Outline: And dice of 4, if he dodges with the +2: <dice> <what>
      Given Bob's shot shows <dice>
      When nothing else happens but: Bob shoots Joe, who dodges with the +2
      Then the attack hits Joe <times> times

      Examples:
        | dice | what       | times |
        | +++0 | is too low | 0     |
        | ++++ | is enough  | 1     |

    @GF-04
    Example: The +2 of the staredown makes up for the aim that he did not take
      Given Bob's shot shows 0000
      When nothing else happens but: Bob shoots Joe, unaimed, with the +2
      Then the attack hits Joe 1 time

  @GF-19
  Rule: A man in cover is not hit, and the bullet is gone

    Example: No dice are thrown
      Given the gunfighters
        | name | Pistol | cover |
        | Bob  | Superb |       |
        | Joe  | Fair   | yes   |
      When nothing else happens but: Bob shoots Joe, who is in cover
      Then the attack hits Joe 0 times
      And the attack leaves Bob 5 bullets

  @GF-14 @GF-16
  Rule: Two snapshots are two chances

    Background:
      Given the gunfighters
        | name | Pistol |
        | Bob  | Good   |
        | Joe  | Fair   |
      And everybody is Across the Room

    Scenario Outline: <first> and <second> hit <times> times
      Given Bob's snapshot shows <first>
      And Bob's second snapshot shows <second>
      When nothing else happens but: Bob snapshots Joe twice
      Then the attack hits Joe <times> times
      And the attack leaves Bob 4 bullets

      Examples:
        | first | second | times |
        | 0000  | 0000   | 0     |
        | +000  | 0000   | 1     |
        | 0000  | +000   | 1     |
        | +000  | +000   | 2     |

  @GF-23 @GF-24
  Rule: One fan, many shots

    Example: Three men Across the Room, and one of them is hit
      Given the gunfighters
        | name  | Pistol | side     |
        | Bob   | Good   |          |
        | Joe   | Fair   | the gang |
        | Frank | Fair   | the gang |
        | Skag  | Fair   | the gang |
      And everybody is Across the Room
      And the dice show
        | who | roll | shows |
        | Bob | fan  | 0000  |
        | Bob | fan  | +000  |
        | Bob | fan  | -000  |
      When nothing else happens but: Bob fans Joe, Frank and Skag
      Then the attack hits Joe 0 times
      And the attack hits Frank 1 time
      And the attack hits Skag 0 times
      And the attack leaves Bob 0 bullets

  @GF-33 @GF-32
  Rule: Two guns, two men

    Example: Both shots are of the skill with two guns
      Given the gunfighters
        | name  | Pistol | Two-Gun Shooter | guns                  |
        | Bob   | Good   | Fair            | revolver and revolver |
        | Joe   | Fair   |                 |                       |
        | Frank | Fair   |                 |                       |
      And everybody is Across the Room
      And the dice show
        | who | roll         | shows |
        | Bob | two-gun shot | 0000  |
        | Bob | two-gun shot | --00  |
      When nothing else happens but: Bob shoots Joe and Frank
      Then the attack hits Joe 1 time
      And the attack hits Frank 0 times
      And the attack leaves Bob 10 bullets

  Rule: What the rules bar cannot be asked for

    Scenario Outline: <case>
      Given the gunfighters
        | name  | Pistol | guns   |
        | Bob   | Good   | <guns> |
        | Joe   | Fair   |        |
        | Frank | Fair   |        |
      And everybody is <where>
      When somebody asks what would be if: <words>
      Then he is told that it cannot be, by <rule>

      @GF-22
      Examples: Nobody fans across the street
        | case      | guns     | where             | words        | rule  |
        | Too far   | revolver | Across the Street | Bob fans Joe | GF-22 |

      @GF-21
      Examples: Nobody fans a rifle
        | case      | guns  | where           | words        | rule  |
        | No pistol | rifle | Across the Room | Bob fans Joe | GF-21 |

      @GF-33
      Examples: Two targets take two guns
        | case    | guns     | where           | words                    | rule  |
        | One gun | revolver | Across the Room | Bob shoots Joe and Frank | GF-33 |

      @GF-38
      Examples: And every shot takes a bullet
        | case                 | guns         | where           | words                   | rule  |
        | An empty gun         | revolver 0/6 | Across the Room | Bob shoots Joe          | GF-38 |
        | One bullet for two   | revolver 1/6 | Across the Room | Bob snapshots Joe twice | GF-38 |

      @GF-18
      Examples: Nobody takes cover where there is none
        | case     | guns     | where           | words                          | rule  |
        | No cover | revolver | Across the Room | Bob shoots Joe, who is in cover | GF-18 |

  @GF-07 @GF-08
  Rule: One draw, and who is first

    Background:
      Given the gunfighters
        | name | Fast Draw |
        | Bob  | Fair      |
        | Joe  | Fair      |

    Example: The better dice
      Given Bob's draw shows 0000
      And Joe's draw shows +000
      When nothing else happens but a draw
      Then Joe acts first

    @GF-09
    Example: The same dice
      Given Bob's draw shows +000
      And Joe's draw shows +000
      When nothing else happens but a draw
      Then Bob and Joe act first

    @GF-04
    Example: The +2 of the staredown
      Given Bob's draw shows 0000
      And Joe's draw shows +000
      When nothing else happens but a draw, with the +2 of Bob
      Then Bob acts first

    @GF-29
    Example: A gun that is out since an earlier turn
      Given Bob's draw shows 0000
      And Joe's draw shows +000
      When nothing else happens but the draw of a later turn, for which Bob has his gun out
      Then Bob acts first

  @GF-02
  Rule: One look, and who holds the +2

    Background:
      Given the gunfighters
        | name | Nerve |
        | Bob  | Good  |
        | Joe  | Fair  |

    @GF-04
    Example: The stronger nerve
      Given Bob's staredown shows 0000
      And Joe's staredown shows 0000
      When nothing else happens but a staredown
      Then Bob holds the +2

    Example: Nobody looks away
      Given Bob's staredown shows 0000
      And Joe's staredown shows +000
      When nothing else happens but a staredown
      Then nobody holds the +2
