Feature: At the same moment
  Two men draw equally fast. Neither sees what the other does, and both bullets are in the air.

  Background:
    Given a game of gunfighting

  @GF-09
  Rule: What equally fast people do happens together

    Example: They kill each other
      Given the gunfighters
        | name | Fast Draw | Pistol | gun strength |
        | Ann  | Fair      | Good   | 11           |
        | Bill | Fair      | Good   | 11           |
      And Ann's shot shows 0000
      And Bill's shot shows 0000
      And Ann aims and shoots Bill
      When Bill aims and shoots Ann
      Then Ann is dead
      And Bill is dead
      And the fight is over

    Example: He is shot down while he fires, and his bullet counts
      Given the gunfighters
        | name | Fast Draw | Pistol | gun strength |
        | Ann  | Fair      | Superb | 7            |
        | Bill | Fair      | Superb | 3            |
        | Cole | Poor      |        |              |
      And Ann's snapshot shows 0000
      And Bill's snapshot shows 0000
      And Ann snapshots Bill
      When Bill snapshots Ann
      Then Bill is Incapacitated
      And Ann is Hurt
      And Bill does not act in part 4

    Example: The wound of one moment is felt in the next
      Given the gunfighters
        | name | Fast Draw | Pistol |
        | Ann  | Fair      | Superb |
        | Bill | Fair      | Superb |
      And the dice show
        | who  | roll            | shows |
        | Ann  | snapshot        | 0000  |
        | Bill | snapshot        | 0000  |
        | Ann  | second snapshot | 0000  |
      And Bill snapshots Ann
      When Ann snapshots Bill and then Bill
      Then Ann's snapshot hits Bill with margin 0
      And Ann's second snapshot misses Bill by 1

  @GF-15
  Rule: Who is shot down by a faster man never gets to act

    Example: Neither part 3 nor part 4
      Given the gunfighters
        | name | Fast Draw | Pistol | gun strength |
        | Ann  | Great     | Superb | 11           |
        | Bill | Fair      | Superb |              |
        | Cole | Poor      |        |              |
      And Ann's snapshot shows 0000
      And Ann snapshots Bill
      When Bill snapshots Ann
      Then Bill is dead
      And Bill never gets to part 3
      And Bill does not act in part 4

  @GF-09
  Rule: Nobody is shown what an equally fast man is about to do

    Example: He is asked on how things stood when the moment began
      Given the gunfighters
        | name | Fast Draw | Pistol | gun strength |
        | Ann  | Fair      | Superb | 11           |
        | Bill | Fair      | Superb |              |
      And Ann snapshots Bill
      When it comes to Bill's part 3
      Then Bill is unhurt
      And nothing of part 3 has been told yet
