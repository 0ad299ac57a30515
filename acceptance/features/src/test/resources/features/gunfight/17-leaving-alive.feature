Feature: Leaving a fight alive
  The book knows how to shoot and how to die. How to leave is a matter of the house: these are house
  rules of ours, which nobody plays by unless the game master says so.

  Background:
    Given a game of gunfighting
    And the gunfighters
      | name | Fast Draw | Pistol |
      | Ann  | Great     | Good   |
      | Bill | Good      | Fair   |
      | Cole | Fair      | Superb |

  @SW-01
  Rule: Who flees in part 4 is gone when his moment is over

    Example: Ann runs, and is out of the fight
      Given the game master plays with flight
      When Ann flees
      Then Ann has fled
      And Ann is unhurt

    Example: Nobody can shoot at her any more
      Given the game master plays with flight
      And Ann flees
      When Cole chooses shoot for part 4
      And it comes to Cole's target
      Then Cole may not choose Ann, by SW-01

    Example: Who shoots at the same moment may still hit her, and she runs with the bullet
      Given the game master plays with flight
      And Cole's draw shows ++00
      And Cole's shot shows 0000
      And Ann flees
      When Cole shoots Ann
      Then Cole's shot hits Ann with margin 0
      And Ann is Hurt
      And Ann has fled

    Example: When two fight and one has run, it is over
      Given the gunfighters
        | name | side  | Fast Draw |
        | Ann  | posse | Great     |
        | Bill |       | Good      |
        | Cole | posse | Fair      |
      And the game master plays with flight
      When Bill flees
      Then Bill has fled
      And the fight is over

  @GF-39
  Rule: Who is shot down on the way does not get away

    Example: At the same moment
      Given the gunfighters
        | name | Fast Draw | Pistol | gun strength |
        | Ann  | Great     | Good   |              |
        | Bill | Good      | Fair   |              |
        | Cole | Great     | Superb | 8            |
      And the game master plays with flight
      And Cole's shot shows 0000
      And Ann flees
      When Cole shoots Ann
      Then Ann is Incapacitated
      And Ann has not fled

  @SW-02
  Rule: Who surrenders is out of the fight, and no target any more

    Scenario Outline: Ann throws up her hands in <part>
      Given the game master plays with surrender
      And Ann chooses surrender for <part>
      When Cole chooses shoot for part 4
      And it comes to Cole's target
      Then Cole may not choose Ann, by SW-02
      And Ann has surrendered

      Examples:
        | part   |
        | part 3 |
        | part 4 |

    Example: She does nothing more
      Given the game master plays with surrender
      When Ann chooses surrender for part 3
      Then Ann has surrendered
      And Ann does not act in part 4
      And Ann has 6 bullets left

    Example: When only one side is left standing, it is over
      Given the gunfighters
        | name | side  | Fast Draw |
        | Ann  | posse | Great     |
        | Bill |       | Good      |
        | Cole | posse | Fair      |
      And the game master plays with surrender
      When Bill chooses surrender for part 3
      Then the fight is over

    @GF-28
    Example: Nor does she draw again
      Given the game master plays with surrender
      And Ann chooses surrender for part 4
      When they draw in turn 2
      Then only Bill and Cole draw in turn 2

    Example: A bullet of the same moment hits her all the same
      Given the game master plays with surrender
      And Cole's draw shows ++00
      And Cole's snapshot shows 0000
      And everybody is Across the Room
      And Ann chooses surrender for part 3
      When Cole snapshots Ann
      Then Cole's snapshot hits Ann with margin 1
      And Ann has surrendered

  @SW-03
  Rule: When a turn ends, those who can still fight may call it off, if all of them are for it

    Example: They have had enough
      Given the game master plays with calling off
      And Ann is for calling it off
      And Bill is for calling it off
      When Cole is for calling it off
      Then Ann, Bill and Cole have called it off

    Example: And then it is over, though all of them could go on
      Given the game master plays with calling off
      And Ann is for calling it off
      And Bill is for calling it off
      When Cole is for calling it off
      Then the fight is over
      And it is told that "The fight is off."

    Example: Who is down is not asked
      Given the gunfighters
        | name | Fast Draw | wounds |
        | Ann  | Great     |        |
        | Bill | Good      | 7      |
        | Cole | Fair      |        |
      And the game master plays with calling off
      And Ann is for calling it off
      When Cole is for calling it off
      Then Ann and Cole have called it off
      And only Ann and Cole are asked whether to go on

  @GF-28
  Rule: One of them is not for it, and they fight on

    Example: Bill has not had enough
      Given the game master plays with calling off
      And Ann is for calling it off
      And Bill is for going on
      When they draw in turn 2
      Then nobody has called it off
      And only Ann, Bill and Ann are asked whether to go on

  @GF-39
  Rule: When nobody is left to fight, nobody is asked

    Example: Bill is down, and the others are friends
      Given the gunfighters
        | name | side  | Fast Draw | Pistol | gun strength |
        | Ann  | posse | Great     | Good   | 11           |
        | Bill |       | Good      | Fair   |              |
        | Cole | posse | Fair      | Fair   |              |
      And the game master plays with calling off
      And Cole dodges
      And Ann's shot shows 0000
      When Ann aims and shoots Bill
      Then the fight is over
      And nobody is asked whether to go on

  @GF-08
  Rule: By the book there is no such thing

    Scenario Outline: Nobody can <deed> in <part>
      When it comes to Ann's <part>
      Then there is no option <deed> for Ann

      Examples:
        | deed      | part   |
        | flee      | part 3 |
        | flee      | part 4 |
        | surrender | part 3 |
        | surrender | part 4 |

    Example: And nobody is asked whether to go on
      When they draw in turn 2
      Then nobody is asked whether to go on

    Example: One house rule is not the other
      Given the game master plays with flight
      When it comes to Ann's part 4
      Then there is no option surrender for Ann

    Example: Flight is for part 4, where there is no time for it in part 3
      Given the game master plays with flight
      When it comes to Ann's part 3
      Then there is no option flee for Ann
