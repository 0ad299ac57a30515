Feature: What can be said in the words of every game
  A scenario is said field by field or as a whole; dice by who throws them and for what; choices by what is asked; sums line
  by line; and how likely something is, before anybody throws.

  @GF-36 @GF-12
  Example: A shot of a scenario that comes with the program
    Given the built-in scenario one-shot
    When Bob throws 0000 for the shot
    Then Bob's shot is +1 in all
    And Bob's shot is made of
      | rule  | counts    | for         |
      | GF-36 | +1        | Pistol Good |
      | GF-20 | waived -2 | not aimed   |
    And the outcome says rounds: 5
    And the outcome says targets/points: 3
    And it is told that "Bob takes aim."
    And it is not told that "Joe takes aim."
    And GF-36 applies
    And a fired says shot/manner: shot
    And there is no event dived

  @GF-36
  Example: The chances of the same shot are 50 of the 81 falls of 4dF that show 0 or more
    Given the built-in scenario one-shot
    Then the chance that Bob hits Joe is 50/81
    And the chance that Bob hits Joe is 61.7%
    And the chance that Bob hits Joe is 62%, give or take 0.5
    And the chance of Joe: wounds being Hurt is 35/81
    And the chance of Joe: wounds being Hurt is 43.2%
    And the chance of Joe: points of damage being at least 4 is 31/81
    And the average of Joe: points of damage is 202/81

  @GM-01
  Example: The game master gives a point beforehand
    Given the built-in scenario one-shot
    And the game master gives Bob +1 on shot, because the sun is behind him
    When Bob throws 0000 for the shot
    Then Bob's shot is +2 in all

  @GM-03
  Example: She amends what she likes
    Given the built-in scenario vera-and-skag
    And the game master amends Vera's hit points to 20
    And the example may end open
    Then Vera stands at HP: 20

  @GF-08 @GF-18
  Example: What somebody may choose, and what not
    Given a game of gunfighting
    And these fighters
      | name | fast draw | pistol | guns/0/kind |
      | Bob  | Great     | Good   | revolver    |
      | Joe  | Fair      | Fair   | revolver    |
    When Bob throws 0000 for the draw
    And Joe throws 0000 for the draw
    Then Bob is asked for part 3
    And the options of Bob are
      | aim      |
      | snapshot |
      | dodge    |
      | nothing  |
    And Bob may not choose dive for cover, by GF-18

  @EX-12
  Example: Light fog over four hexes
    Given a game of EXP
    And the scenario has
      | hexes               | 4    |
      | weather/fog or smoke | thin |
    When Ann throws 000 for the to hit
    Then EX-12 applies

  @GU-14
  Example: A snap shot in GURPS succeeds on the skill or less
    Given the built-in scenario snap-shot
    When Mallory throws 11 for the attack
    Then the outcome says end: missed
    And the outcome says nothing of victim

  @FO-29
  Example: What is wrong with a scenario is said where it stands
    Given this scenario
      """
      {"snakewater": 1, "kind": "fallout-burning", "title": "Fire", "shooter": {"is": "Brock", "with": "AK-112"},
       "targets": [{"is": "Skag", "millimetres": 150}]}
      """
    Then the scenario is refused at /shooter/with: 'AK-112' throws no fire
    Given the scenario says nothing of shooter/with
    Then the scenario is right

  @GF-12 @GF-36
  Example: A fight that is played out as 'run --seed' plays it
    Given the built-in scenario one-shot
    When it is played out with seed 1
    Then Bob's shot is +1 in all
    And it is told that "Bob takes aim."

  @GF-11
  Example: A choice
    Given a game of gunfighting
    And these fighters
      | name | fast draw | pistol | guns/0/kind | cover nearby |
      | Bob  | Great     | Good   | revolver    | true         |
      | Joe  | Fair      | Fair   | revolver    | false        |
    And the ruling grazes is true
    And the scenario says turn limit: 1
    When Bob throws 0000 for the draw
    And Joe throws 0000 for the draw
    And Bob chooses dodge for part 3
    And the example may end open
    Then it is told that "Bob dodges"

  @GM-04
  Example: A ruling from the next turn on
    Given a game of gunfighting
    And these fighters
      | name | guns/0/kind |
      | Bob  | revolver    |
      | Joe  | revolver    |
    And the game master rules from the next turn on: grazes on
    And the example may end open
    Then there is no event fired

  @GM-01 @GU-14
  Example: The game master's hand where the fight stands, and what happens there next
    Given the built-in scenario snap-shot
    And the example may end open
    When the game master adds +9 to Mallory's to hit: a lamp is lit
    And the dice show 11
    Then box 14 counts to hit: 19
    And Rourke may choose dodge
    When Rourke answers: dodge
    And the dice show 12
    Then Mallory is asked for the damage
