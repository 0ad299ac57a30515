@fallout
Feature: The game master's hand on the table
  Somebody comes or goes between two rounds, and what the game master writes in counts like what a shot has done.

  Background:
    Given a game of Fallout

  Rule: Somebody enters or leaves

    @GM-05 @FO-42
    Scenario: Whoever comes when the order is settled waits for the next round, and acts last
      Given Vera stands at 100 100
      And Skag stands at 490 100
      And Vera acts first, then Skag
      And the example may end open
      When the game master has Tick enter like Vera
      And Vera answers: end turn
      And Skag answers: end turn
      And Vera answers: end turn
      And Skag answers: end turn
      Then it is Tick's turn
      And Tick has 9 of 9 AP left

    @GM-05 @FO-42
    Scenario: Whoever leaves before the first throw does not throw for initiative
      Given Vera stands at 100 100
      And Brock stands at 100 200
      And Skag stands at 490 100
      And the example may end open
      When the game master has Vera leave
      Then Brock is asked for initiative

  Rule: A wound that is written in

    @GM-03 @FO-69
    Scenario: In the head it counts at once
      # 70 + 5 - 20.
      Given Vera stands at 100 100
      And Vera is armed with a 10 mm Pistol
      And the master plays with wounds
      And Skag stands at 490 100
      And Vera acts first, then Skag
      When the game master amends Vera's wound of the head to yes
      And Vera shoots at Skag
      And Vera's percent dice show 91
      Then the shot hits on 55 or less

    @GM-03 @FO-69
    Scenario: One of the legs does not make an older one of the head last longer
      # 70 + 5 - 20 in round 2, and in round 3, after two rounds of it, 70 + 5.
      Given Vera stands at 100 100
      And Vera is armed with a 10 mm Pistol
      And Vera has a wound in the head
      And the master plays with wounds
      And Skag stands at 490 100
      And Vera acts first, then Skag
      And the example may end open
      When Vera ends her turn
      And Skag ends his turn
      Then it is Vera's turn
      When the game master amends Vera's wound of the legs to yes
      And Vera answers: shoot Skag
      And Vera answers: unaimed
      And the dice show 91
      And Vera answers: end turn
      And Skag answers: end turn
      And Vera answers: shoot Skag
      And Vera answers: unaimed
      And the dice show 91
      Then the shots of Vera hit on 55, 75

  Rule: A place that is written in

    @GM-03
    Scenario Outline: Whoever is put elsewhere is in cover as long as it is within 3 cm
      # 70 + 5, and 40 less over the car.
      Given Vera stands at 350 100
      And Vera is armed with a 10 mm Pistol
      And the car goes from 300 300 to 400 300, hip-high
      And Skag stands at 350 330
      And Skag is in cover behind the car
      And Vera acts first, then Skag
      When the game master amends Skag's place to <place>
      And Vera shoots at Skag
      And Vera's percent dice show 91
      Then the shot hits on <chance> or less

      @FO-41
      Examples: Within reach
        | place   | chance |
        | 380 330 | 35     |

      @FO-11
      Examples: A millimetre farther away
        | place   | chance |
        | 350 331 | 75     |

    @GM-03 @FO-33
    Scenario Outline: Nobody is put <where>
      Given Vera stands at 350 100
      And the car goes from 300 300 to 400 300, hip-high
      And Skag stands at 350 330
      And Vera acts first, then Skag
      And the example may end open
      Then the game master cannot amend Skag's place to <place>

      Examples:
        | where             | place   |
        | on a thing        | 350 300 |
        | where somebody is | 350 100 |
        | off the table     | -1 100  |
