Feature: The draw, and the order of action
  Everybody goes for his gun. How fast he is says when he may do something, and he has the right to
  see what faster people do first.

  Background:
    Given a game of gunfighting

  @GF-07
  Rule: All combatants roll Fast Draw, every turn

    Example: Degree and dice make the draw
      Given the gunfighters
        | name | Fast Draw |
        | Bob  | Good      |
        | Joe  | Superb    |
      And Bob's draw shows -000
      And Joe's draw shows ++++
      When they draw
      Then Bob's draw comes to Fair
      And Joe's draw comes to Superb+4

    Example: Whoever never learned it is Poor at it
      Given the gunfighters
        | name | Fast Draw |
        | Bob  |           |
        | Joe  | Fair      |
      When they draw
      Then Bob's draw comes to Poor

    @HL-24
    Example: Wounds slow the hand
      Given the gunfighters
        | name | Fast Draw | wounds |
        | Bob  | Good      | 5      |
        | Joe  | Fair      |        |
      When they draw
      Then Bob's draw counts
        | rule  | counts |
        | GF-07 | +1     |
        | HL-24 | -2     |

    Example: A man without a gun has nothing to aim or fire
      Given the gunfighters
        | name | Fast Draw | guns |
        | Bob  | Good      | none |
        | Joe  | Fair      |      |
      When it comes to Bob's part 3
      Then Bob may not choose snapshot, by GF-07

    Example: The gun of the turn is chosen at the draw
      Given the gunfighters
        | name | Fast Draw | Pistol | Rifle | guns               |
        | Bob  | Good      | Poor   | Great | revolver and rifle |
        | Joe  | Fair      |        |       |                    |
      And Bob draws the rifle
      And Bob's shot shows 0000
      When Bob aims and shoots Joe
      Then Bob's shot comes to Great against Good

  @GF-08
  Rule: The highest Fast Draw acts first, in part 3 and again in part 4

    Example: Everybody has his own place in the order
      Given the gunfighters
        | name | Fast Draw |
        | Cole | Poor      |
        | Abe  | Great     |
        | Burt | Fair      |
      When they draw
      Then the order of action is Abe, then Burt, then Cole
      And Abe, Burt and Cole act in this order in part 3
      And Abe, Burt and Cole act in this order in part 4

    Example: The order stands, though somebody is wounded on the way
      Given the gunfighters
        | name | Fast Draw | Pistol |
        | Abe  | Great     | Great  |
        | Burt | Good      | Fair   |
        | Cole | Fair      | Fair   |
      And Abe's snapshot shows +++0
      When Abe snapshots Burt
      Then Burt is Very Hurt
      And Abe, Burt and Cole act in this order in part 4

  @GF-09
  Rule: Those who are equally fast act together

    Example: Four men, three places in the order
      Given the gunfighters
        | name | Fast Draw |
        | Abe  | Great     |
        | Burt | Good      |
        | Cole | Good      |
        | Dan  | Fair      |
      When they draw
      Then the order of action is Abe, then Burt and Cole, then Dan

  @GF-10
  Rule: Whoever has the drop on somebody draws at +2

    Example: The drop counts +2
      Given the gunfighters
        | name | Fast Draw |
        | Bob  | Fair      |
        | Joe  | Fair      |
      And Bob has the drop on Joe
      When they draw
      Then Bob's draw comes to Great
      And the order of action is Bob, then Joe

    Example: The drop on two is worth no more than the drop on one
      Given the gunfighters
        | name  | Fast Draw |
        | Bob   | Fair      |
        | Joe   | Fair      |
        | Frank | Fair      |
      And Bob has the drop on Joe and Frank
      When they draw
      Then Bob's draw counts
        | rule  | counts |
        | GF-07 | +0     |
        | GF-10 | +2     |

    @GF-04
    Example: The drop and the +2 of a staredown add up
      Given the gunfighters
        | name | Fast Draw |
        | Bob  | Fair      |
        | Joe  | Fair      |
      And Bob has the drop on Joe
      And Bob has won the staredown
      When Bob draws the revolver with the +2
      Then Bob's draw comes to Superb+1

    Example: The drop is gone when the turn is
      Given the gunfighters
        | name | Fast Draw |
        | Bob  | Fair      |
        | Joe  | Fair      |
      And Bob has the drop on Joe
      When they draw in turn 2
      Then Bob's draw of turn 2 counts
        | rule  | counts |
        | GF-07 | +0     |
        | GF-29 | +2     |

    Example: The drop is held with the gun that is out
      Given the gunfighters
        | name | Fast Draw | guns                          |
        | Bob  | Fair      | revolver in hand and derringer |
        | Joe  | Fair      |                               |
      And Bob has the drop on Joe
      When Bob draws the revolver
      Then Bob's draw counts
        | rule  | counts |
        | GF-07 | +0     |
        | GF-10 | +2     |

    Example: With another gun beside it he still has the drop
      Given the gunfighters
        | name | Fast Draw | guns                          |
        | Bob  | Fair      | revolver in hand and derringer |
        | Joe  | Fair      |                               |
      And Bob has the drop on Joe
      When Bob draws both guns
      Then Bob's draw comes to Great

  @GF-07
  Rule: Whoever puts the gun away that is out, and draws another, has the drop no more

    Background:
      Given the gunfighters
        | name | Fast Draw | Pistol | guns                          |
        | Bob  | Great     | Good   | revolver in hand and derringer |
        | Joe  | Fair      | Fair   |                               |
      And Bob has the drop on Joe
      And Bob draws the derringer

    Example: Not for the draw
      When they draw
      Then Bob's draw counts
        | rule  | counts |
        | GF-07 | +2     |

    @GF-14
    Example: And not for the shot
      Given Bob's snapshot shows 0000
      When Bob snapshots Joe
      Then Bob's snapshot counts
        | rule  | counts |
        | GF-36 | +1     |
        | GF-14 | -2     |

  @GF-11
  Rule: The book's own example, a duel of three

    Example: Frank has the drop, and so he is faster than Bob, who is faster than Joe
      Given the gunfighters
        | name  | Fast Draw |
        | Bob   | Fair      |
        | Joe   | Good      |
        | Frank | Fair      |
      And Frank has the drop on Bob and Joe
      And the dice show
        | who   | roll | shows |
        | Bob   | draw | +000  |
        | Joe   | draw | -000  |
        | Frank | draw | 0000  |
      When they draw
      Then Bob's draw comes to Good
      And Joe's draw comes to Fair
      And Frank's draw comes to Great
      And Frank, Bob and Joe act in this order in part 3
      And Frank, Bob and Joe act in this order in part 4
