Feature: Part 3: dodge, or dive for cover
  Who would rather not be shot can keep moving, or get behind the horse trough.

  Background:
    Given a game of gunfighting
    And the gunfighters
      | name | Fast Draw | Pistol | cover |
      | Ann  | Great     | Great  |       |
      | Bill | Good      | Fair   | yes   |

  @GF-17
  Rule: Enemies who fire at a dodger are at -2

    Example: An aimed shot at a dodger
      Given Bill dodges
      And Ann's shot shows +00-
      When Ann aims and shoots Bill
      Then Ann's shot counts
        | rule  | counts                 |
        | GF-36 | +2                     |
        | GF-12 | waives the -2 of GF-20 |
        | GF-17 | -2                     |
      And Ann's shot misses Bill by 1

    Example: Not having aimed comes on top of it
      Given Bill dodges
      And Ann's shot shows +++0
      When Ann shoots Bill
      Then Ann's shot hits Bill with margin 0

    Example: Shots that were fired before he dodged do not miss for it
      Given Bill dodges
      And Ann's snapshot shows 0000
      When Ann snapshots Bill
      Then Ann's snapshot counts
        | rule  | counts |
        | GF-36 | +2     |
        | GF-14 | -2     |

    Example: Who dodges at the same moment is protected
      Given Bill's draw shows +000
      And Bill dodges
      And Ann's snapshot shows 0000
      When Ann snapshots Bill
      Then Ann's snapshot counts
        | rule  | counts |
        | GF-36 | +2     |
        | GF-14 | -2     |
        | GF-17 | -2     |

    @GF-20
    Example: A dodger may shoot, though he has not aimed
      Given Bill dodges
      And Bill's shot shows +++0
      When Bill shoots Ann
      Then Bill's shot hits Ann with margin 0

    Example: Next turn he has to dodge again
      Given Bill dodges
      And Ann's shot shows 0000 in turn 2
      When they do this
        | turn | who | part 3 | part 4     |
        | 2    | Ann | aim    | shoot Bill |
      Then Ann's shot hits Bill with margin 1

  @GF-18
  Rule: Diving for cover needs cover nearby

    Example: There is a trough
      When it comes to Bill's part 3
      And Bill answers: dive for cover
      Then Bill is in cover

    Example: There is nothing but the street
      When it comes to Ann's part 3
      Then Ann may not choose dive for cover, by GF-18
      And Ann is asked for part 3

  @GF-19
  Rule: All shots at a man in cover miss, and he may not return fire

    Example: Whoever fires at him wastes a bullet, and does not even roll
      Given Bill dives for cover
      When Ann aims and shoots Bill
      Then Ann's shot misses Bill without a throw
      And Ann has 5 bullets left
      And Bill takes no damage

    Example: Diving at the same moment is soon enough
      Given Bill's draw shows +000
      And Bill dives for cover
      When Ann snapshots Bill
      Then Ann's snapshot misses Bill without a throw

    Example: Diving after the shot is too late
      Given Bill dives for cover
      And Ann's snapshot shows ++00
      When Ann snapshots Bill
      Then Ann's snapshot hits Bill with margin 1
      And Bill is Hurt

    Example: From behind the trough nobody fires
      Given Bill dives for cover
      When it comes to Bill's part 4
      Then Bill may not choose shoot, by GF-19

    Example: The cover lasts until the turn ends
      Given Bill dives for cover
      And Ann's snapshot shows ++00 in turn 2
      When Ann snapshots Bill in turn 2
      Then Ann's snapshot hits Bill with margin 1
