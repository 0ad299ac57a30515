Feature: Two-gun shooters
  A pistol in each hand: twice as many bullets, half as well aimed.

  Background:
    Given a game of gunfighting
    And the gunfighters
      | name | Fast Draw | Pistol | Two-Gun Shooter | guns                  |
      | Ann  | Great     | Good   | Fair            | revolver and revolver |
      | Bill | Fair      | Fair   |                 |                       |
      | Cole | Poor      | Fair   |                 |                       |
    And everybody is Across the Room

  @GF-31
  Rule: Twelve shots before one has to reload, six from each gun

    Example: The first shot comes from one gun, the next from the other, which is fuller now
      Given Ann draws both guns
      And Ann's snapshot shows 0000
      And Ann's second snapshot shows 0000
      When Ann snapshots Bill and then Cole
      Then Ann's guns hold 5 and 5

    Example: She may say which gun she fires
      Given Ann draws both guns
      And Ann fires the revolver 2
      And Ann's shot shows 0000
      When Ann aims and shoots Bill
      Then Ann's guns hold 6 and 5

    Example: One of them is empty, so she fires the other
      Given Ann carries a revolver 0/6 and a revolver
      And Ann draws both guns
      And Ann's shot shows 0000
      When Ann aims and shoots Bill
      Then Ann's guns hold 0 and 5

    Example: A derringer and a revolver are two guns as well
      Given Ann carries a derringer and a revolver
      And Ann draws both guns
      And Ann's snapshot shows 0000
      When Ann snapshots Bill
      Then Ann's guns hold 2 and 5

  @GF-07
  Rule: Two guns are drawn with one roll, and no slower

    Example: Once and without penalty
      Given Ann draws both guns
      When they draw
      Then Ann's draw counts
        | rule  | counts |
        | GF-07 | +2     |

    Example: Two pistols make a pair, a rifle and a pistol do not
      Given Ann carries a revolver, a rifle and a derringer
      When it comes to Ann's gun
      Then the options of Ann are
        | revolver               |
        | rifle                  |
        | derringer              |
        | revolver and derringer |

  @GF-32
  Rule: One uses Two-Gun Shooter instead of Pistol, and it is never better than Pistol - 1

    Example: Her skill with two guns
      Given Ann draws both guns
      And Ann's snapshot shows 0000
      When Ann snapshots Bill
      Then Ann's snapshot counts
        | rule  | counts    |
        | GF-32 | +0        |
        | GF-32 | at most 0 |
        | GF-14 | -2        |

    Example: Whoever never learned it is Poor at it, and worse if he is Poor with one
      Given the gunfighters
        | name | Fast Draw | Pistol | Two-Gun Shooter | guns                  |
        | Ann  | Great     | Poor   |                 | revolver and revolver |
        | Bill | Fair      | Fair   |                 |                       |
        | Cole | Poor      | Fair   |                 |                       |
      And Ann draws both guns
      And Ann's shot shows 0000
      When Ann aims and shoots Bill
      Then Ann's shot counts
        | rule  | counts                 |
        | GF-32 | -2                     |
        | GF-32 | at most -3             |
        | GF-12 | waives the -2 of GF-20 |

    Scenario Outline: A sheet with Pistol <Pistol> and Two-Gun Shooter <Two-Gun Shooter>
      Given the gunfighters
        | name | Fast Draw | Pistol   | Two-Gun Shooter   | guns                  |
        | Ann  | Great     | <Pistol> | <Two-Gun Shooter> | revolver and revolver |
        | Bill | Fair      | Fair     |                   |                       |
      Then the scenario is refused only at /fighters/0/twoGun: (GF-32); right would be: <instead>

      Examples:
        | Pistol   | Two-Gun Shooter | instead                                  |
        | Great    | Great           | Good at the most                         |
        | Great    | Superb          | Good at the most                         |
        | Fair     | Good            | Mediocre at the most                     |
        | Poor     | Poor            | Terrible at the most                     |
        | Terrible | Terrible        | no such skill: nothing is below Terrible |

  @GF-36
  Rule: With one gun alone she uses Pistol again

    Example: She left the other in its holster
      Given Ann draws the revolver 2
      And Ann's shot shows 0000
      When Ann aims and shoots Bill
      Then Ann's shot counts
        | rule  | counts                 |
        | GF-36 | +1                     |
        | GF-12 | waives the -2 of GF-20 |
      And Ann's guns hold 6 and 5

  @GF-33
  Rule: Who aimed can shoot two men, without penalty

    Example: A bullet for each, from a gun for each
      Given Ann draws both guns
      And the dice show
        | who | roll         | shows |
        | Ann | two-gun shot | +0-0  |
        | Ann | two-gun shot | 0--0  |
      When Ann aims and shoots Bill and Cole
      Then Ann's two-gun shot at Bill counts
        | rule  | counts                 |
        | GF-32 | +0                     |
        | GF-32 | at most 0              |
        | GF-33 | waives the -2 of GF-20 |
      And Ann's two-gun shot hits Bill with margin 0
      And Ann's two-gun shot misses Cole by 2
      And Ann's guns hold 5 and 5

    @GF-17 @GF-35
    Example: Each has his own range, and his own dodge
      Given Ann draws both guns
      And Ann and Bill are In Yer Face from each other
      And Cole dodges
      And the dice show
        | who | roll         | shows |
        | Ann | two-gun shot | -000  |
        | Ann | two-gun shot | +000  |
      When Ann aims and shoots Bill and Cole
      Then Ann's two-gun shot hits Bill with margin 1
      And Ann's two-gun shot misses Cole by 1

    Scenario Outline: <case>, and one shot remains
      Given Ann carries a <guns>
      And Ann draws both guns
      And Ann's part 3 is: <part 3>
      When it comes to Ann's part 4
      Then what Ann may choose, or may not by these rules, includes
        | shoot     | yes   |
        | shoot two | GF-33 |

      Examples:
        | case                  | guns                          | part 3  |
        | She did not aim       | revolver and revolver         | nothing |
        | She dodged            | revolver and revolver         | dodge   |
        | One of them is empty  | revolver and revolver 0/6     | aim     |

    Example: The drop is not an aim of hers
      Given Ann has the drop on Bill and Cole
      And Ann draws both guns
      When it comes to Ann's part 4
      Then Ann may not choose shoot two, by GF-33

  @GF-34
  Rule: One cannot shoot twice at the same man

    Example: Two bullets for Bill
      Given Ann draws both guns
      And Ann aims
      When Ann chooses shoot two for part 4
      And Ann chooses Bill for target
      And it comes to Ann's second target
      Then Ann may not choose Bill, by GF-34

    Example: One enemy is left, so there is one shot
      Given the gunfighters
        | name | side  | Fast Draw | Pistol | Two-Gun Shooter | guns                  |
        | Ann  | posse | Great     | Good   | Fair            | revolver and revolver |
        | Bill |       | Fair      | Fair   |                 |                       |
        | Cole | posse | Poor      | Fair   |                 |                       |
      And Ann draws both guns
      And Ann aims
      When it comes to Ann's part 4
      Then what Ann may choose, or may not by these rules, includes
        | shoot     | yes   |
        | shoot two | GF-34 |

  Rule: What part 3 leaves for part 4 of a two-gun shooter

    Scenario Outline: <case> in part 3
      Given the gunfighters
        | name | Fast Draw | Pistol | Two-Gun Shooter | guns                          | cover |
        | Ann  | Great     | Good   | Fair            | revolver 3/6 and revolver 3/6 | yes   |
        | Bill | Fair      | Fair   |                 |                               |       |
        | Cole | Poor      | Fair   |                 |                               |       |
      And Ann draws both guns
      And Ann's part 3 is: <part 3>
      When it comes to Ann's part 4
      Then what Ann may choose, or may not by these rules, includes
        | shoot     | <Shoot>           |
        | shoot two | <Two targets>     |
        | snapshot  | <Second Snapshot> |
        | fan       | <Fan>             |
        | reload    | <Reload>          |
        | nothing   | <Nothing>         |

      @GF-14 @GF-21
      Examples: Two targets after an aim
        | case | part 3 | Shoot | Two targets | Second Snapshot | Fan   | Reload | Nothing |
        | Aim  | aim    | yes   | yes         | GF-14           | GF-21 | yes    | yes     |

      @GF-33 @GF-21
      Examples: And only after an aim
        | case    | part 3  | Shoot | Two targets | Second Snapshot | Fan   | Reload | Nothing |
        | Dodge   | dodge   | yes   | GF-33       | GF-14           | GF-21 | yes    | yes     |
        | Nothing | nothing | yes   | GF-33       | GF-14           | GF-21 | yes    | yes     |

      @GF-16 @GF-33
      Examples: After a snapshot only another
        | case     | part 3        | Shoot | Two targets     | Second Snapshot | Fan             | Reload | Nothing |
        | Snapshot | snapshot Bill | GF-16 | GF-16 and GF-33 | yes             | GF-16 and GF-21 | yes    | yes     |

      @GF-19 @GF-33
      Examples: Behind cover nobody fires
        | case           | part 3         | Shoot | Two targets     | Second Snapshot | Fan             | Reload | Nothing |
        | Dive for cover | dive for cover | GF-19 | GF-19 and GF-33 | GF-19           | GF-19 and GF-21 | yes    | yes     |

    @GF-33
    Example: With a single gun in hand there is no second target, but a fan
      Given Ann aims
      When it comes to Ann's part 4
      Then what Ann may choose, or may not by these rules, includes
        | shoot     | yes   |
        | shoot two | GF-33 |
        | fan       | yes   |
