@fallout
Feature: Running and jumping through rounds
  A runner goes 4.5 cm for a point and is tested when his turn is over; what that costs counts from the next round on. A jump crosses
  what is hip-high.

  Background:
    Given a game of Fallout

  Rule: A run

    @FO-54
    Scenario: 27 cm are six action points
      Given Vera stands at 100 100
      And Skag stands at 800 800
      And Vera acts first, then Skag
      When Vera runs to 100 370
      Then the way costs 6 AP
      And Vera has 3 of 9 AP left

    @FO-54
    Scenario: The test comes when the turn is over, once for all that was run
      # 90 and 135 mm are 2 and 3 AP: 5 points, half of them is 3 rounds. Skag's body control is 40.
      Given Skag stands at 100 100
      And Vera stands at 800 800
      And the fight lasts 5 rounds
      And Skag acts first, then Vera
      When Skag runs to 100 190
      And Skag runs to 100 325
      And Skag ends his turn
      And Skag's test on body control throws 41
      Then the ways cost 2, 3 AP
      And the run costs 20, 20, 20 in the rounds to come

    @FO-59
    Scenario Outline: What seven points of running leave
      Given Skag stands at 100 100
      And Vera stands at 800 800
      And Skag acts first, then Vera
      When Skag runs to 100 415
      And Skag ends his turn
      And Skag's test on body control throws <roll>
      Then the test is a <verdict> against 40
      And the run costs <points> in the rounds to come

      @FO-55
      Examples: A success
        | roll | verdict | points |
        | 6    | success | 10     |
        | 40   | success | 10     |

      @FO-57
      Examples: A failure
        | roll | verdict | points         |
        | 41   | failure | 20, 20, 20, 20 |
        | 95   | failure | 20, 20, 20, 20 |

      @FO-06 @FO-58
      Examples: A critical failure
        | roll | verdict          | points                     |
        | 96   | critical failure | 40, 40, 40, 40, 40, 40, 40 |

    @FO-07 @FO-56
    Scenario: A lucky run leaves nothing
      Given Skag stands at 100 100
      And Vera stands at 800 800
      And Skag acts first, then Vera
      When Skag runs to 100 415
      And Skag ends his turn
      And Skag's test on body control throws 5
      And Vera ends her turn
      Then the test is a lucky success against 40
      And Skag is not out of breath

    @FO-55 @FO-57 @FO-59
    Scenario: A second run in the next round feels the first, and the worst counts
      # A run of 7 AP fails in round 3: 20 in the four rounds from 4 to 7. One of 1 AP passes in round 4, against 40 - 20: 10 in round 5.
      Given Skag stands at 100 100
      And Vera stands at 800 800
      And the fight lasts 8 rounds
      And Skag acts first, then Vera
      When Skag does this: end turn, then end turn
      And Skag runs to 100 415
      And Skag ends his turn
      And Skag's test on body control throws 41
      And Skag runs to 100 460
      And Skag ends his turn
      And Skag's test on body control throws 20
      And Skag does this: end turn, then end turn, then end turn, then end turn
      And Vera does this: end turn, then end turn, then end turn, then end turn
      And Vera does this: end turn, then end turn, then end turn, then end turn
      Then the last test counts
        | winded -20 |
      And the test is a success against 20
      And Skag is out of breath in rounds 4, 5, 6, 7, by 20, 20, 20, 20

    @FO-59
    Scenario: Who is out of breath shoots worse
      # 45 + 5 - 40.
      Given Skag stands at 100 100
      And Vera stands at 100 500
      And Skag acts first, then Vera
      When Skag runs to 100 145
      And Skag ends his turn
      And Skag's test on body control throws 96
      And Vera ends her turn
      And Skag shoots at Vera
      And Skag's percent dice show 91
      Then the shot hits on 10 or less, which is
        | close  | +5  |
        | winded | -40 |

    @FO-44 @FO-54 @FO-57
    Scenario: A run that is cut short counts with what was paid
      # 200 mm are 5 AP, and 3 rounds; he is stopped at 397, where 103 of 250 mm are 22.4 degrees.
      Given Vera stands at 500 100, facing north
      And Vera is armed with a 10 mm Pistol
      And Skag stands at 350 350
      And the fight lasts 2 rounds
      And Vera acts first, then Skag
      When Vera waits in reaction
      And Skag runs to 550 350
      And Vera's test on perception throws 7
      And Vera ends her turn
      And Skag ends his turn
      And Skag's test on body control throws 41
      Then Skag has stopped at 397 350
      And the run costs 20, 20, 20 in the rounds to come

    @FO-44 @FO-54 @FO-55
    Scenario: Who runs in an interruption is tested when that is over
      Given Vera stands at 500 100, facing north
      And Vera is armed with a 10 mm Pistol
      And Skag stands at 380 350
      And Vera acts first, then Skag
      When Vera waits in reaction
      And Skag walks to 450 350
      And Vera's test on perception throws 7
      And Vera runs to 500 145
      And Vera ends her turn
      And Vera's test on body control throws 55
      Then the test is a success against 55
      And the run costs 10 in the rounds to come
      And it is Skag's turn

    @FO-44 @FO-70
    Scenario: Who falls on the way is not tested for his breath
      Given Vera stands at 500 100, facing north
      And Vera is armed with a 10 mm Pistol
      And Skag stands at 350 350
      And Skag has 2 hit points left
      And Gorm stands at 900 800
      And Vera acts first, then Skag, then Gorm
      When Vera waits in reaction
      And Skag runs to 550 350
      And Vera's test on perception throws 7
      And Vera shoots at Skag
      And Vera's percent dice show 40
      And Vera's dice of damage show 1 1
      And Vera ends her turn
      Then it is Gorm's turn
      And nobody was tested for his breath

    @FO-54
    Scenario: Nobody runs crouched
      Given Skag stands at 100 100
      And Skag is already crouched
      And Vera stands at 800 800
      And Skag acts first, then Vera
      Then Skag may not choose run, by FO-54

    @FO-35
    Scenario: Nobody runs on stairs
      Given Skag stands at 100 100
      And stairs go from 100 150 to 100 300, 40 mm wide
      And Vera stands at 800 800
      And Skag acts first, then Vera
      Then Skag cannot run to 100 200, by FO-35

    @FO-67
    Scenario: Nor where running is not played
      Given Skag stands at 100 100
      And running is not played
      And Vera stands at 800 800
      And Skag acts first, then Vera
      Then Skag may not choose run, by FO-67

    @FO-69
    Scenario: With the wounds of the house, nobody runs or jumps with a wounded leg
      Given Skag stands at 100 100
      And Skag has a wound in the legs
      And the master plays with wounds
      And Vera stands at 800 800
      And Skag acts first, then Vera
      Then Skag may not choose run, by FO-69
      And Skag may not choose jump, by FO-69

  Rule: A jump

    @FO-52 @FO-53
    Scenario Outline: 4 m out of a walk in that direction
      # Of (5 + 8):2 = 6.5 m, 2 whole ones are left.
      Given Vera stands at 100 100
      And Skag stands at 800 800
      And Vera acts first, then Skag
      When Vera walks north 30
      And Vera jumps north 120
      And Vera's test on acrobatics throws <roll>
      Then the farthest jump is 6 1/2 m
      And the test counts
        | 2 metres left +20 |
      And the test is a <verdict> against 80
      And the jump <lands>
      And Vera is now at 100 250
      And Vera has 4 of 9 AP left

      Examples:
        | roll | verdict | lands |
        | 80   | success | lands |
        | 81   | failure | fails |

    @FO-52
    Scenario: 2.5 m are too far from standing
      # (5 + 8):6 = 2 1/6 m are 65 mm.
      Given Vera stands at 100 100
      And Skag stands at 800 800
      And Vera acts first, then Skag
      Then Vera cannot jump to 100 175, by FO-52
      And Vera cannot jump to 100 175, but as far as 100 165

    @FO-52 @FO-53
    Scenario: 1 m from standing
      Given Vera stands at 100 100
      And Skag stands at 800 800
      And Vera acts first, then Skag
      When Vera jumps north 30
      And Vera's test on acrobatics throws 70
      Then the farthest jump is 2 1/6 m
      And the test counts
        | 1 metre left +10 |
      And the test is a success against 70

    @FO-52
    Scenario: Half a right angle to the side is still that direction
      # 50 and 50 are 70.7 mm.
      Given Vera stands at 100 100
      And Skag stands at 800 800
      And Vera acts first, then Skag
      When Vera walks north 30
      And Vera jumps to 150 180
      And Vera's test on acrobatics throws 20
      Then the farthest jump is 6 1/2 m

    @FO-52
    Scenario: More is not
      Given Vera stands at 100 100
      And Skag stands at 800 800
      And Vera acts first, then Skag
      When Vera walks north 30
      Then Vera cannot jump to 151 180, by FO-52

    @FO-52
    Scenario: Nor is a walk that was followed by something else
      Given Vera stands at 100 100
      And Vera is armed with a 10 mm Pistol
      And Skag stands at 800 800
      And Vera acts first, then Skag
      When Vera walks north 30
      And Vera does this: crouch, then stand up
      Then Vera cannot jump to 100 205, by FO-52

    @FO-44 @FO-52
    Scenario: Nor a walk that was interrupted
      # 250 mm north of her the cone begins at 397. From standing (5 + 5):6 = 1 2/3 m are 50 mm, less than the 63 that are left.
      Given Vera stands at 500 100, facing north
      And Vera is armed with a 10 mm Pistol
      And Skag stands at 380 350
      And Vera acts first, then Skag
      When Vera waits in reaction
      And Skag walks to 400 350
      And Vera's test on perception throws 7
      And Vera ends her turn
      Then Skag cannot jump to 460 350, by FO-52

    @FO-52 @FO-53
    Scenario: Over what is hip-high
      Given Vera stands at 100 100
      And the fence goes from 0 130 to 200 130, hip-high
      And Skag stands at 800 800
      And Vera acts first, then Skag
      When Vera jumps to 100 160
      And Vera's test on acrobatics throws 20
      Then Vera is now at 100 160

    @FO-36
    Scenario: But not over a wall
      Given Vera stands at 100 100
      And the wall goes from 0 130 to 200 130, higher than a man
      And Skag stands at 800 800
      And Vera acts first, then Skag
      Then Vera cannot jump to 100 160, by FO-36

    @FO-43 @FO-44 @FO-52
    Scenario: Who waits looks where it ends, not in between
      # 30 mm north of her the cone is 12.4 mm wide to each side: the first jump goes over it, the second ends in it.
      Given Vera stands at 500 100, facing north
      And Vera is armed with a 10 mm Pistol
      And Skag stands at 475 130
      And Skag has 20 AP in each round
      And Vera acts first, then Skag
      When Vera waits in reaction
      And Skag jumps to 525 130
      And Skag's test on acrobatics throws 20
      And Skag jumps to 505 130
      And Skag's test on acrobatics throws 20
      And Vera's test on perception throws 8
      Then the tests on who comes are
        | Vera | Skag | 8 against 7 | failure |

    @FO-67
    Scenario: Nobody jumps where jumping is not played
      Given Vera stands at 100 100
      And jumping is not played
      And Skag stands at 800 800
      And Vera acts first, then Skag
      Then Vera may not choose jump, by FO-67
