Feature: Afterwards
  The smoke clears. Those who can still walk will meet again, and nothing is forgotten.

  Background:
    Given a game of gunfighting

  @HL-31
  Rule: Wounds are carried into the next fight

    Background:
      Given the gunfighters
        | name | Fast Draw | Pistol |
        | Ann  | Great     | Good   |
        | Bill | Fair      | Fair   |
      And Ann's shot shows 0000
      And Ann aims and shoots Bill

    Example: Bill comes as he went
      When those who are left meet again
      Then it is Ann and Bill who meet
      And Bill comes Hurt, with 6 bullets
      And Ann comes unhurt, with 5 bullets

    @HL-24
    Example: His wound hinders him still, and no gun is out
      When those who are left meet again
      Then Bill's next draw counts
        | rule  | counts |
        | GF-07 | +0     |
        | HL-24 | -1     |
      And Ann's next draw counts
        | rule  | counts |
        | GF-07 | +2     |

    Example: Where one box is marked for each blow, the boxes are carried too
      Given the game master marks one box for each blow
      When those who are left meet again
      Then Bill comes Hurt, with 6 bullets

  @GF-38
  Rule: So are the rounds that are left

    Example: Two snapshots, and the next fight begins with four bullets
      Given the gunfighters
        | name | Fast Draw | Pistol |
        | Ann  | Great     | Poor   |
        | Bill | Fair      | Fair   |
      And Ann's snapshot shows 0000
      And Ann's second snapshot shows 0000
      And Ann snapshots Bill and then Bill
      When those who are left meet again
      Then Ann comes unhurt, with 4 bullets
      And Bill comes unhurt, with 6 bullets

    @GF-25
    Example: Whoever reloaded has the better of it
      Given the gunfighters
        | name | Fast Draw | guns         |
        | Ann  | Great     | revolver 1/6 |
        | Bill | Fair      |              |
      And Ann reloads
      And Bill's snapshot shows ----
      And Bill snapshots Ann
      When those who are left meet again
      Then Ann comes unhurt, with 3 bullets
      And Bill comes unhurt, with 5 bullets

  @HL-33
  Rule: The dead stay away

    Example: Ann shot Bill
      Given the gunfighters
        | name | Fast Draw | Pistol | gun strength |
        | Ann  | Great     | Good   | 11           |
        | Bill | Fair      | Fair   |              |
        | Cole | Fair      | Fair   |              |
      And Ann's shot shows 0000
      And Ann aims and shoots Bill
      When those who are left meet again
      Then it is Ann and Cole who meet

    Example: One of four bandits is missing, and the others keep their names and their distance
      Given the gunfighters
        | name   | how many | Fast Draw | Pistol | gun strength |
        | Ann    |          | Great     | Good   | 11           |
        | Bandit | 4        | Fair      | Fair   |              |
      And Ann and Bandit are Across the Room from each other
      And Ann's shot shows 0000
      And Ann aims and shoots Bandit 2
      When those who are left meet again
      Then it is Ann, Bandit 1, Bandit 3 and Bandit 4 who meet
      And Ann and Bandit 3 are still Across the Room from each other

    @GF-09
    Example: They killed each other, and that is that
      Given the gunfighters
        | name | Fast Draw | Pistol | gun strength |
        | Ann  | Fair      | Good   | 11           |
        | Bill | Fair      | Good   | 11           |
      And Ann's shot shows 0000
      And Bill's shot shows 0000
      And Ann aims and shoots Bill
      When Bill aims and shoots Ann
      Then nobody is left to meet again

  @GF-39
  Rule: Who was out of action and lives comes as he is

    Example: Incapacitated, among others
      Given the gunfighters
        | name | Fast Draw | Pistol | gun strength |
        | Ann  | Great     | Good   | 8            |
        | Bill | Fair      | Fair   |              |
        | Cole | Fair      | Fair   |              |
      And Ann's shot shows 0000
      And Ann aims and shoots Bill
      When those who are left meet again
      Then it is Ann, Bill and Cole who meet
      And Bill comes Incapacitated, with 6 bullets

  @SW-01
  Rule: So does who fled

    Example: Bill ran, and comes back
      Given the gunfighters
        | name | Fast Draw |
        | Ann  | Great     |
        | Bill | Fair      |
      And the game master plays with flight
      And Bill flees
      When those who are left meet again
      Then it is Ann and Bill who meet

  Rule: They stand as they stood

    @GF-28
    Example: Where everybody stood as far from everybody
      Given the gunfighters
        | name |
        | Ann  |
        | Bill |
        | Cole |
      And everybody is Across the Room
      And Ann and Bill are Spittin' Distance from each other
      When those who are left meet again
      Then Ann and Bill are still Spittin' Distance from each other
      And Bill and Cole are still Across the Room from each other
