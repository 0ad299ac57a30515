Feature: The game master's hand
  In the middle of a fight somebody remembers an old wound, or a piano that is not on the map. The
  game master says how it is, and the account says that it was she.

  Background:
    Given a game of gunfighting
    And the gunfighters
      | name | Nerve | Fast Draw | Pistol | guns         |
      | Ann  | Good  | Great     | Good   | revolver 3/6 |
      | Bill | Fair  | Fair      | Fair   | revolver     |
    And everybody is Across the Room

  @GM-01
  Rule: She adds to a throw before the dice fall

    Example: Bill's hand is wet
      When it comes to Bill's draw
      And the game master adds -1 to Bill's draw: a wet hand
      And the dice show 0000
      Then it says that Bill's draw counts "a wet hand" by GM-01
      And Bill's draw is Mediocre

  @GM-02
  Rule: She allows what is barred, and it is told against which rule

    Example: A piano that is not on the map
      When it comes to Ann's part 3
      And the game master allows Ann to dive for cover
      Then Ann is in cover
      And it says that this was allowed against GF-18

    @GF-22
    Example: A fan at men who are too far away, one after another
      Given the gunfighters
        | name | Fast Draw |
        | Ann  | Great     |
        | Bill | Fair      |
        | Cole | Fair      |
      And everybody is Across the Street
      When it comes to Ann's part 4
      And the game master allows Ann to fan
      And Ann answers: Bill
      Then Ann is asked for fan at
      And Ann answers: Cole
      And Ann is asked for fan

    Example: What cannot be played stays barred
      When it comes to Ann's part 3
      Then the game master cannot allow Ann to fly

  @GM-03
  Rule: She amends how somebody stands

    Example: An old wound
      When it comes to Bill's part 3
      And the game master amends Bill's wounds to Hurt
      Then Bill is asked for part 3
      And Bill stands at wounds: Hurt
      And it says that this is the game master's word

    Example: Two rounds more than anybody had counted
      When it comes to Ann's part 3
      And the game master amends Ann's rounds in the revolver to 5
      Then Ann has 5 rounds in the revolver

    Example: Nearer than they thought
      When it comes to Ann's part 3
      And the game master amends Ann's range to Bill to Spittin' Distance
      And Ann answers: snapshot
      And the dice show 0000
      Then the difficulty of Ann's snapshot counts
        | rule  | counts | for               |
        | GF-35 | -1     | Spittin' Distance |

    Example: In the middle of a turn nobody is put out of it by hand
      When it comes to Bill's part 3
      Then the game master cannot amend Bill's wounds to Incapacitated

    Example: Nor while a tie is being broken
      Given the gunfighters
        | name | Fast Draw |
        | Ann  | Good      |
        | Bill | Good      |
        | Cole | Good      |
      And the game master has those who tie draw again
      When it comes to Ann's tie
      Then the game master cannot amend Cole's wounds to Incapacitated

    @GF-10
    Example: The drop, granted anew, counts from the next draw on
      When it comes to Ann's part 3
      And the game master amends Ann's drop to Bill
      And it comes to Ann's draw in turn 2
      And the dice show 0000
      Then Ann's draw of turn 2 counts
        | rule  | counts                 |
        | GF-07 | +2                     |
        | GF-10 | +2                     |
        | GF-10 | waives the +2 of GF-29 |
      And it says that this is the game master's word

  @GM-04
  Rule: She rules otherwise from the next turn on

    Example: Grazes, but not for what has been declared
      When it comes to Ann's part 3
      And the game master rules from the next turn on: grazes on
      Then grazes are off in this turn
      And it comes to Ann's draw in turn 2
      And grazes are on in turn 2

  @GM-05
  Rule: Somebody enters or leaves between two turns

    Example: A third one, before anybody has done anything, unhurt and with a full gun
      When it comes to Ann's draw
      And the game master has Cole enter like Ann
      Then Cole has 6 rounds in the revolver

    @GF-35
    Example: As far away as the one whose like he is
      Given Ann and Bill are Spittin' Distance from each other
      When it comes to Ann's draw
      And the game master has Cole enter like Bill
      And it comes to Ann's part 3
      And Ann answers: snapshot
      And Ann answers: Cole
      And the dice show 0000
      Then the difficulty of Ann's snapshot counts
        | rule  | counts | for               |
        | GF-35 | -1     | Spittin' Distance |

    Example: In the middle of a turn he has to wait for the next
      When it comes to Ann's part 3
      And the game master has Cole enter like Bill
      Then Cole is not there
      And it comes to Cole's draw in turn 2

    Example: Whoever leaves is gone from the next turn on
      When it comes to Ann's draw
      And the game master has Cole enter like Bill
      And the game master has Bill leave
      Then Bill is not there
      And Cole has 6 rounds in the revolver

    Example: Nobody leaves twice
      When it comes to Ann's draw
      And the game master has Cole enter like Bill
      And the game master has Bill leave
      Then the game master cannot have Bill leave: Bill has left the fight already

    Example: One side alone has nobody to fight
      When it comes to Ann's draw
      And the game master has Bill leave
      Then the fight is over

    Example: What cannot be
      When it comes to Ann's draw
      And the game master has Cole enter like Bill for the law
      Then the game master cannot have Bill enter like Ann: Bill cannot enter: a second Bill; right would be: a name that nobody else has
      And the game master cannot have Dan enter like Eve: Dan would have the sheet of 'Eve', but nobody here has that name; one of: Ann, Bill, Cole
      And the game master cannot have Dan enter like Ann for The Law: Dan cannot enter: the sides The Law and the law differ only in spelling; right would be: the law again, or a name that looks different
      And the game master cannot have Eve leave: Eve is not in the fight, and cannot leave it
