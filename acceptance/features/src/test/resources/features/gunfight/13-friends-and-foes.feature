Feature: Friends and foes
  Some ride alone. Others bring their brothers.

  Background:
    Given a game of gunfighting

  @GF-36
  Rule: Friends are no targets

    Example: She sees her enemies over the barrel, and not her friend
      Given the gunfighters
        | name | side    | Fast Draw |
        | Ann  | lawmen  | Great     |
        | Abe  | lawmen  | Fair      |
        | Cole | outlaws | Fair      |
        | Dan  | outlaws | Fair      |
      When Ann chooses shoot for part 4
      And it comes to Ann's target
      Then the options of Ann are
        | Cole |
        | Dan  |

    Example: Whoever has no side fights for himself
      Given the gunfighters
        | name | side    | Fast Draw |
        | Ann  | lawmen  | Great     |
        | Abe  | lawmen  | Fair      |
        | Cole |         | Fair      |
        | Dan  |         | Fair      |
      When Ann chooses shoot for part 4
      And it comes to Ann's target
      Then the options of Ann are
        | Cole |
        | Dan  |

  @GF-28
  Rule: The fight is over when only friends are left

    Example: Two lawmen stand, and the outlaw does not
      Given the gunfighters
        | name | side   | Fast Draw | Pistol | gun strength |
        | Ann  | lawmen | Great     | Good   | 11           |
        | Abe  | lawmen | Fair      | Fair   |              |
        | Cole |        | Fair      | Fair   |              |
      And Ann's shot shows 0000 in turn 2
      When they do this
        | turn | who | part 3 | part 4     |
        | 2    | Ann | aim    | shoot Cole |
      Then Cole is dead
      And the fight is over

    @GF-39
    Example: Their leader is down, but his brother is not
      Given the gunfighters
        | name | side     | Fast Draw | Pistol | gun strength |
        | Ann  |          | Great     | Good   | 11           |
        | Cole | brothers | Fair      | Fair   |              |
        | Dan  | brothers | Fair      | Fair   |              |
      And Ann's shot shows 0000
      When Ann aims and shoots Cole
      Then Cole is dead
      And the fight goes on with a second turn

  @GF-08
  Rule: Four bandits of one sheet are four bandits

    Background:
      Given the gunfighters
        | name   | how many | Fast Draw | Pistol |
        | Ann    |          | Great     | Good   |
        | Bandit | 4        | Fair      | Fair   |

    Example: They are told apart by their numbers, and each of them acts
      Given Bandit 3's draw shows +000
      When they draw
      Then the order of action is Ann, then Bandit 3, then Bandit 1 and Bandit 2 and Bandit 4

    @GF-36
    Example: They are on one side
      When Ann chooses shoot for part 4
      And it comes to Ann's target
      Then the options of Ann are
        | Bandit 1 |
        | Bandit 2 |
        | Bandit 3 |
        | Bandit 4 |

    @HL-31
    Example: Each has his own wounds
      Given Ann's shot shows 0000
      When Ann aims and shoots Bandit 2
      Then Bandit 2 is Hurt
      And Bandit 1 is unhurt
      And Bandit 3 is unhurt

    @GF-38
    Example: Each has his own bullets
      Given Bandit 2's snapshot shows 0000
      When Bandit 2 snapshots Ann
      Then Bandit 2 has 5 bullets left
      And Bandit 1 has 6 bullets left
      And Bandit 4 has 6 bullets left

    @GF-13
    Example: Whoever has the drop on the bandits has it on each of them
      Given Ann has the drop on Bandit
      And Ann's snapshot shows -000
      When Ann snapshots Bandit 4
      Then Ann's snapshot counts
        | rule  | counts                 |
        | GF-36 | +1                     |
        | GF-13 | waives the -2 of GF-14 |

    @GF-35
    Example: Whoever is in the bandits' faces is in the face of each of them
      Given Ann and Bandit are In Yer Face from each other
      And Ann's shot shows 0000
      When Ann aims and shoots Bandit 3
      Then Ann's shot comes to Good against Poor

    @GF-06
    Example: They outnumber her, four to one
      When they stare each other down
      Then the Nerve of Ann counts -2 for being outnumbered
      And the Nerve of Bandit 1 counts 0 for being outnumbered

  Rule: What being outnumbered counts is one line of a staredown

    @GF-06
    Example: A great nerve is another
      Given the gunfighters
        | name | side | Nerve |
        | Ann  | law  | Great |
        | Bill | gang | Fair  |
        | Cole | gang | Good  |
        | Dan  | gang | Fair  |
      When they stare each other down
      Then the Nerve of Ann counts -1 for being outnumbered
      And the Nerve of Cole counts 0 for being outnumbered
      And Ann stares at Good
