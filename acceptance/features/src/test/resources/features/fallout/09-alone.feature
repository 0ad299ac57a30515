@fallout
Feature: Tests, jumps and runs
  What somebody does alone, and what it costs.

  Background:
    Given a game of Fallout

  Rule: Skills are tested with percent dice, statistics with a d10

    @FO-01 @FO-02 @FO-03
    Scenario Outline: A statistic
      Given Skag is put to a test on perception
      When the test on perception throws <roll>
      Then the test is a <verdict> against 5
      And the margin is <margin>

      Examples:
        | roll | verdict | margin |
        | 5    | success | 0      |
        | 6    | failure | -1     |

    @FO-03 @FO-04 @FO-59
    Scenario Outline: Ten points of a skill are one of a statistic
      Given Skag is put to a test on luck
      And running still costs 20 points
      When the test on luck throws <roll>
      Then the test counts
        | winded -2 |
      And the margin is <margin>

      Examples:
        | roll | margin |
        | 3    | 0      |
        | 4    | -1     |

    @FO-03 @FO-68
    Scenario: Ten points that are begun count
      Given Skag is put to a test on perception
      And the master makes it harder: rain -15
      When the test on perception throws 4
      Then the test counts
        | rain -2 |
      And the test is a failure against 3

    @FO-03
    Scenario: Another die, if the master wants one
      Given Skag is put to a test on luck
      And statistics are tested with a d20
      And running still costs 20 points
      When the test on luck throws 1
      Then the test counts
        | winded -4 |
      And the test is a success against 1

    @FO-02
    Scenario Outline: A skill
      Given Skag is put to a test on acrobatics
      When the test on acrobatics throws <roll>
      Then the test is a <verdict> against 35

      @FO-07
      Examples: Within luck
        | roll | verdict          |
        | 5    | lucky success    |

      Examples: Beyond luck
        | roll | verdict          |
        | 6    | success          |
        | 35   | success          |
        | 36   | failure          |
        | 95   | failure          |

      @FO-06
      Examples: From 96 on
        | roll | verdict          |
        | 96   | critical failure |

    @FO-05 @FO-68
    Scenario: No chance is above a hundred
      Given Vera is put to a test on acrobatics
      And the master makes it easier: a child could do it +60
      When the test on acrobatics throws 100
      Then the test counts
        | a child could do it +60 |
        | at most 100             |
      And the test is a success against 100

    @FO-05 @FO-68
    Scenario: No chance is below zero
      Given Skag is put to a test on acrobatics
      And the master makes it harder: rain -60
      When the test on acrobatics throws 50
      Then the test counts
        | rain -60   |
        | at least 0 |
      And the test is a failure against 0

    @FO-02
    Scenario: A fumble that the lucky are spared
      Given Skag is put to a test on acrobatics
      And the sheet has a luck of 9
      And a fumble takes 91 and luck
      When the test on acrobatics throws 99
      Then the test is a failure against 35

    @FO-06
    Scenario: A fumble that the unlucky are not spared
      Given Skag is put to a test on acrobatics
      And the sheet has a luck of 1
      And a fumble takes 91 and luck
      When the test on acrobatics throws 92
      Then the test is a critical failure against 35

    @FO-69
    Scenario: A wound in the head, in a house that plays with wounds
      Given Vera is put to a test on acrobatics
      And she has a wound in the head, and the house's wounds are played with
      When the test on acrobatics throws 41
      Then the test counts
        | head wound -20 |
      And the test is a failure against 40

  Rule: A jump

    @FO-09 @FO-52 @FO-53 @FO-71
    Scenario Outline: Out of movement, with two metres to spare
      Given Vera wants to jump 4 m after walking for 1 AP
      When she does it
      And the test on acrobatics throws <roll>
      Then the farthest jump is 6 1/2 m
      And the test counts
        | 2 metres left +20 |
      And the test is a <verdict> against 80
      And the jump <lands>
      And it costs 4 AP and leaves 4

      Examples:
        | roll | verdict | lands |
        | 80   | success | lands |
        | 81   | failure | fails |

    @FO-52
    Scenario: Farther than she can jump
      Given Vera wants to jump 2.5 m from standing
      Then it cannot be done, by FO-52, and nothing is spent

    @FO-52 @FO-53
    Scenario: Of the metres left, only whole ones count
      Given Vera wants to jump 1 m from standing
      When she does it
      And the test on acrobatics throws 70
      Then the farthest jump is 2 1/6 m
      And the test counts
        | 1 metre left +10 |
      And the test is a success against 70

    @FO-09
    Scenario: With too few action points
      Given Vera wants to jump 4 m after walking for 1 AP
      And she has 3 AP left for it
      Then it cannot be done, by FO-09, and nothing is spent

    @FO-67
    Scenario: Where jumping is not played
      Given Vera wants to jump 1 m from standing
      And jumping is not played
      Then it cannot be done, by FO-67, and nothing is spent

    @FO-69
    Scenario: With a wounded leg, in a house that plays with wounds
      Given Vera wants to jump 1 m from standing
      And she has a wound in the legs, and the house's wounds are played with
      Then it cannot be done, by FO-69, and nothing is spent

    @FO-53
    Scenario: She may think better of it
      Given Vera wants to jump 1 m from standing
      When she stays
      Then nothing is spent, and nothing was done

  Rule: A run

    @FO-54 @FO-09
    Scenario: Six action points for 27 centimetres
      Given Vera wants to run 27 cm
      When she does it
      And the test on body control throws 50
      Then it costs 6 AP and leaves 3

    @FO-59
    Scenario Outline: What a run of seven action points leaves
      Given Skag wants to run 31.5 cm
      When he does it
      And the test on body control throws <roll>
      Then the test is a <verdict> against 40
      And it costs 7 AP and leaves 0
      And the rounds to come cost <points>

      @FO-55
      Examples: The test succeeds
        | roll | verdict          | points                     |
        | 6    | success          | 10                         |
        | 40   | success          | 10                         |

      @FO-57
      Examples: It fails
        | roll | verdict          | points                     |
        | 41   | failure          | 20, 20, 20, 20             |
        | 95   | failure          | 20, 20, 20, 20             |

      @FO-06 @FO-58
      Examples: It fails critically
        | roll | verdict          | points                     |
        | 96   | critical failure | 40, 40, 40, 40, 40, 40, 40 |

    @FO-07 @FO-56
    Scenario: A lucky run leaves nothing
      Given Skag wants to run 31.5 cm
      When he does it
      And the test on body control throws 5
      Then the test is a lucky success against 40
      And the run costs nothing in the rounds to come

    @FO-55 @FO-59
    Scenario: A new run feels the old one, and the worst of them counts
      Given Skag wants to run 9 cm
      And an earlier run still costs 20 points in this round and 3 more
      When he does it
      And the test on body control throws 20
      Then the test counts
        | winded -20 |
      And the test is a success against 20
      And the rounds to come cost 20, 20, 20

    @FO-54
    Scenario: Crouched, nobody runs
      Given Skag wants to run 9 cm
      And the runner is crouched
      Then it cannot be done, by FO-54, and nothing is spent

    @FO-67
    Scenario: Where running is not played
      Given Skag wants to run 9 cm
      And running is not played
      Then it cannot be done, by FO-67, and nothing is spent

    @FO-09
    Scenario: Farther than the action points reach
      Given Skag wants to run 32 cm
      Then it cannot be done, by FO-09, and nothing is spent

    @FO-54 @FO-55 @FO-57 @FO-58
    Scenario: What a run can come to
      Given Skag wants to run 31.5 cm
      And the sheet has a body control of 60
      Then the chances of the test are
        | lucky            | 1/20  |
        | success          | 11/20 |
        | failure          | 7/20  |
        | critical failure | 1/20  |
      And Skag is out of breath for 23/10 rounds on average

  @FO-52
  Scenario: A jump that nobody at all can make
    Given Vera wants to jump 21 m after walking for 1 AP
    Then the scenario is refused at /millimetres: 630 is out of range (FO-52); right would be: 1 to 600
