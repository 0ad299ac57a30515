Feature: Part 4: reloading
  Sooner or later everybody hears the click.

  Background:
    Given a game of gunfighting

  @GF-25
  Rule: A reload is 2 bullets into a revolver or rifle, or 1 shell into a shotgun

    Scenario Outline: <case>
      Given the gunfighters
        | name | Fast Draw | guns   |
        | Ann  | Great     | <guns> |
        | Bill | Fair      |        |
      When Ann reloads
      Then Ann puts in <rounds> rounds
      And Ann has <after> bullets left

      Examples:
        | case                          | guns         | rounds | after |
        | A revolver with three bullets | revolver 3/6 | 2      | 5     |
        | An empty revolver             | revolver 0/6 | 2      | 2     |
        | There is room for one only    | revolver 5/6 | 1      | 6     |
        | A rifle                       | rifle 4/15   | 2      | 6     |
        | A shotgun                     | shotgun 0/2  | 1      | 1     |

    Example: A full gun takes no more
      Given the gunfighters
        | name | Fast Draw | guns         |
        | Ann  | Great     | revolver 6/6 |
        | Bill | Fair      |              |
      When it comes to Ann's part 4
      Then Ann may not choose reload, by GF-25

    Example: Only the gun in use is reloaded
      Given the gunfighters
        | name | Fast Draw | guns                          |
        | Ann  | Great     | revolver 3/6 and derringer 0/2 |
        | Bill | Fair      |                               |
      And Ann draws the derringer
      When Ann reloads
      Then Ann puts in 2 rounds
      And Ann has 5 bullets left

    Example: Of two guns in hand only one is reloaded, the one she says
      Given the gunfighters
        | name | Fast Draw | guns                          |
        | Ann  | Great     | revolver 3/6 and revolver 3/6 |
        | Bill | Fair      |                               |
      And Ann draws both guns
      When Ann reloads the revolver 2
      Then Ann's guns hold 3 and 5

    @GF-26
    Example: What does not fit into one gun does not go into the other
      Given the gunfighters
        | name | Fast Draw | Speed Reload | guns                          |
        | Ann  | Great     | 2            | revolver 3/6 and revolver 3/6 |
        | Bill | Fair      |              |                               |
      And Ann draws both guns
      When Ann reloads the revolver
      Then Ann's guns hold 6 and 3

  @GF-26
  Rule: Each level of Speed Reload adds as much again

    Scenario Outline: Speed Reload <level> with <case>
      Given the gunfighters
        | name | Fast Draw | Speed Reload | guns   |
        | Ann  | Great     | <level>      | <guns> |
        | Bill | Fair      |              |        |
      When Ann reloads
      Then Ann puts in <rounds> rounds

      Examples:
        | case                          | level | guns         | rounds |
        | a revolver with three bullets | 1     | revolver 3/6 | 3      |
        | a rifle with four bullets     | 1     | rifle 4/15   | 4      |
        | an empty revolver             | 1     | revolver 0/6 | 4      |
        | an empty shotgun              | 1     | shotgun 0/2  | 2      |
        | an empty revolver             | 2     | revolver 0/6 | 6      |

    Example: Where the bullets come from
      Given the gunfighters
        | name | Fast Draw | Speed Reload | guns         |
        | Ann  | Great     | 1            | revolver 3/6 |
        | Bill | Fair      |              |              |
      When Ann reloads
      Then Ann's reload counts
        | rule  | counts    |
        | GF-25 | +2        |
        | GF-26 | +2        |
        | GF-25 | at most 3 |

  @GF-27
  Rule: Dive for cover before you reload

    Example: Nobody hits him while he fumbles with his bullets
      Given the gunfighters
        | name | Fast Draw | Pistol | guns         | cover |
        | Ann  | Great     | Fair   | revolver 0/6 | yes   |
        | Bill | Fair      | Superb |              |       |
      And Ann dives for cover and reloads
      When Bill aims and shoots Ann
      Then Bill's shot misses Ann without a throw
      And Ann has 2 bullets left
