Feature: The staredown
  Before the guns come out, men look each other in the eye. Whoever looks longest has the nerve to
  do one thing better for the rest of the turn.

  Background:
    Given a game of gunfighting

  @GF-02
  Rule: Nerve is matched against Nerve, and one man wins

    Example: The higher Nerve after the dice wins
      Given the gunfighters
        | name | Nerve |
        | Bob  | Good  |
        | Joe  | Great |
      And the dice show
        | who | roll      | shows |
        | Bob | staredown | +00-  |
        | Joe | staredown | --00  |
      When they stare each other down
      Then Bob stares at Good
      And Joe stares at Fair
      And Bob wins the staredown

    Example: Nobody blinks first, so nobody wins, and nobody stares again
      Given the gunfighters
        | name | Nerve |
        | Bob  | Good  |
        | Joe  | Fair  |
      And Bob's staredown shows 0000
      And Joe's staredown shows +000
      When they stare each other down
      Then nobody wins the staredown
      And everybody has stared exactly once

    Example: Two of three share the highest look, so the third does not win either
      Given the gunfighters
        | name | Nerve    | side   |
        | Hank | Superb   |        |
        | Abe  | Fair     | posse  |
        | Burt | Good     | posse  |
        | Cole | Mediocre | posse  |
      And the dice show
        | who  | roll      | shows |
        | Hank | staredown | 0000  |
        | Abe  | staredown | ++00  |
        | Burt | staredown | 0000  |
        | Cole | staredown | +000  |
      When they stare each other down
      Then Hank stares at Great
      And Abe stares at Great
      And nobody wins the staredown

    @HL-24
    Example: A man who comes hurt looks less steady
      Given the gunfighters
        | name | Nerve | wounds |
        | Bob  | Good  | 3      |
        | Joe  | Fair  |        |
      When they stare each other down
      Then Bob stares at Fair
      And nobody wins the staredown

  @GF-03
  Rule: All opponents must agree to a staredown

    Example: One of three refuses, and they go for their guns
      Given the gunfighters
        | name  |
        | Bob   |
        | Joe   |
        | Frank |
      And Joe refuses the staredown
      When they stare each other down
      Then there is no staredown, because of Joe
      And the first dice are those of Bob's draw

  @GF-04
  Rule: The winner adds +2 to one action in the rest of the turn

    Background:
      Given the gunfighters
        | name | Fast Draw | Pistol | cover | guns         |
        | Ann  | Great     | Good   | yes   | revolver 3/6 |
        | Bill | Fair      | Fair   | yes   | revolver     |
      And Ann has won the staredown

    Example: She spends it on a snapshot
      Given Ann's snapshot shows 0000
      When they do this
        | who | part 3                    |
        | Ann | snapshot Bill with the +2 |
      Then Ann's snapshot counts
        | rule  | counts |
        | GF-36 | +1     |
        | GF-14 | -2     |
        | GF-04 | +2     |

    Example: She spends it on a shot
      Given Ann's shot shows 0000
      When they do this
        | who | part 3 | part 4                 |
        | Ann | aim    | shoot Bill with the +2 |
      Then Ann's shot comes to Superb against Good

    @GF-24
    Example: She spends it on fanning her pistol, and every roll of the fan is better for it
      Given the gunfighters
        | name | Fast Draw | Pistol |
        | Ann  | Great     | Good   |
        | Bill | Fair      | Fair   |
        | Cole | Fair      | Fair   |
      And Cole's staredown shows ----
      And everybody is Across the Room
      And the dice show
        | who | roll | shows |
        | Ann | fan  | 00+0  |
        | Ann | fan  | 0000  |
      When they do this
        | who | part 4                           |
        | Ann | fan at Bill and Cole with the +2 |
      Then Ann's fan at Bill counts
        | rule  | counts |
        | GF-36 | +1     |
        | GF-24 | -2     |
        | GF-24 | -1     |
        | GF-04 | +2     |
      And Ann's fan hits Bill with margin 1
      And Ann's fan hits Cole with margin 0

    @GF-33
    Example: She spends it on shooting two men with two guns, and both shots are better for it
      Given the gunfighters
        | name | Fast Draw | Pistol | Two-Gun Shooter | guns                  |
        | Ann  | Great     | Good   | Fair            | revolver and revolver |
        | Bill | Fair      | Fair   |                 |                       |
        | Cole | Fair      | Fair   |                 |                       |
      And Cole's staredown shows ----
      And Ann draws both guns
      And the dice show
        | who | roll         | shows |
        | Ann | two-gun shot | 0000  |
        | Ann | two-gun shot | -000  |
      When they do this
        | who | part 3 | part 4                          |
        | Ann | aim    | shoot Bill and Cole with the +2 |
      Then Ann's two-gun shot hits Bill with margin 1
      And Ann's two-gun shot hits Cole with margin 0

    Example: She spends it on drawing two guns
      Given the gunfighters
        | name | Fast Draw | guns                  |
        | Ann  | Great     | revolver and revolver |
        | Bill | Fair      |                       |
      When Ann draws both guns with the +2
      Then Ann's draw comes to Superb+1

    Example: She spends it on the draw, and has no +2 left for part 3
      Given Ann draws the revolver with the +2
      When it comes to Ann's part 3
      Then Ann's draw comes to Superb+1
      And Ann has no +2 any more

    Example: Once it is spent it is gone
      Given Ann's snapshot shows ----
      And they do this
        | who | part 3                    |
        | Ann | snapshot Bill with the +2 |
      When it comes to Ann's part 4
      Then Ann has no +2 any more

    Scenario Outline: <case> with the +2 is refused, and she keeps it
      When it comes to Ann's <part>
      Then Ann may not choose <deed> with the +2, by <rule>
      And Ann is asked for <part>
      And Ann has the +2

      Examples:
        | case    | deed   | part   | rule  |
        | Aim     | aim    | part 3 | GF-04 |
        | Reload  | reload | part 4 | GF-04 |

    Example: She does not use it in the first turn, so it is gone in the second
      When it comes to Ann's part 3 in turn 2
      Then the +2 of Ann lapses in turn 1
      And Ann has no +2 any more

    Example: She is put out of action, and the +2 with her
      Given the gunfighters
        | name  | Fast Draw | Pistol | gun strength |
        | Ann   | Fair      | Good   |              |
        | Bill  | Great     | Superb | 9            |
        | Clyde | Poor      | Fair   |              |
      And Clyde's staredown shows ----
      And Bill's snapshot shows 0000
      And Bill snapshots Ann
      When it comes to Clyde's part 4
      Then Ann has no +2 any more

  @GF-05
  Rule: Spent on a dodge, the +2 makes it harder to hit him: -4 instead of -2

    Background:
      Given the gunfighters
        | name | Fast Draw | Pistol | cover |
        | Ann  | Great     | Fair   | yes   |
        | Bill | Fair      | Superb |       |
      And everybody is Across the Room
      And Ann has won the staredown

    Scenario Outline: <case>
      Given Ann dodges with the +2
      And Bill's shot shows <dice>
      When Bill aims and shoots Ann
      Then Bill's shot counts
        | rule  | counts               |
        | GF-36 | +3                   |
        | GF-12 | waives the -2 of GF-20 |
        | GF-17 | -2                   |
        | GF-05 | -2                   |
      And Bill's shot <result>

      Examples:
        | case                            | dice | result                 |
        | Even a Superb pistol then misses | +-00 | misses Ann by 1        |
        | Unless the dice are with it      | +000 | hits Ann with margin 0 |

    Example: It cannot be spent on diving for cover, where shots miss anyway
      When it comes to Ann's part 3
      Then Ann may not choose dive for cover with the +2, by GF-04 and GF-05
      And Ann has the +2

  @GF-06
  Rule: Those beside a man count for him, if they can still fight

    Scenario Outline: <case>
      Given the gunfighters
        | name | side    | wounds  |
        | Abe  | lawmen  |         |
        | Ike  | lawmen  | <of Ike> |
        | Cole | outlaws |         |
        | Dan  | outlaws |         |
        | Evan | drifter |         |
        | Finn | drifter |         |
      When they stare each other down
      Then the Nerve of Abe counts <Nerve> for being outnumbered

      Examples: Whoever is not on his side is against him
        | case                                | of Ike | Nerve |
        | Two against four                    |        | -1    |
        | His partner is down, one against four | 7    | -2    |

  @GF-06
  Rule: Nerve is lowered by 1 for each doubling of the enemy's numbers

    Scenario Outline: <case>: Nerve <Nerve>
      Given <own> lawmen facing <enemies> outlaws
      When they stare each other down
      Then the Nerve of <one of them> counts <Nerve> for being outnumbered

      Examples: As the book has it
        | case           | own | enemies | one of them | Nerve |
        | two to one     | 1   | 2       | Lawman      | -1    |
        | four to one    | 1   | 4       | Lawman      | -2    |
        | eight to one   | 1   | 8       | Lawman      | -3    |
        | sixteen to one | 1   | 16      | Lawman      | -4    |

      Examples: Between the steps, the highest step reached counts
        | case             | own | enemies | one of them | Nerve |
        | three to one     | 1   | 3       | Lawman      | -1    |
        | seven to one     | 1   | 7       | Lawman      | -2    |
        | fifteen to one   | 1   | 15      | Lawman      | -3    |
        | four against two | 2   | 4       | Lawman 1    | -1    |
        | five against two | 2   | 5       | Lawman 1    | -1    |
        | seven against two | 2  | 7       | Lawman 2    | -1    |
        | eight against two | 2  | 8       | Lawman 2    | -2    |
