@fallout
Feature: Waiting in reaction
  Who gives up her round waits for an enemy to come into the 45 degrees before her, within the two best range bands of her gun. If she
  notices him, she has all her action points back and acts at once, in the middle of his turn.

  Background:
    Given a game of Fallout

  Rule: What must be given up

    @FO-43
    Scenario: All action points
      Given Vera stands at 500 100, facing north
      And Vera is armed with a 10 mm Pistol
      And Skag stands at 900 800
      And Vera acts first, then Skag
      When Vera waits in reaction
      Then Vera waits with 9 AP, for whoever comes within CQC and close
      And it is Skag's turn

    @FO-43
    Scenario: Not once one is spent
      Given Vera stands at 500 100, facing north
      And Vera is armed with a 10 mm Pistol
      And Skag stands at 900 800
      And Vera acts first, then Skag
      When Vera walks north 30
      Then Vera has 8 of 9 AP left
      And Vera may not choose wait in reaction, by FO-43

    @FO-43
    Scenario: But after a turn that costs nothing
      Given Vera stands at 500 100, facing north
      And Vera is armed with a 10 mm Pistol
      And Skag stands at 900 800
      And Vera acts first, then Skag
      When Vera turns to 45 degrees
      And Vera waits in reaction
      Then Vera waits with 9 AP, for whoever comes within CQC and close

    @FO-43
    Scenario: A gun is needed
      Given Vera stands at 500 100, facing north
      And Vera is unarmed
      And Skag stands at 900 800
      And Vera acts first, then Skag
      Then Vera may not choose wait in reaction, by FO-43

    @FO-43
    Scenario: Though it may be empty
      Given Vera stands at 500 100, facing north
      And Vera is armed with a 10 mm Pistol
      And Vera's gun has 0 rounds
      And Skag stands at 900 800
      And Vera acts first, then Skag
      When Vera waits in reaction
      Then Vera waits with 9 AP, for whoever comes within CQC and close

    @FO-67
    Scenario: Not where reactions are not played
      Given Vera stands at 500 100, facing north
      And Vera is armed with a 10 mm Pistol
      And Skag stands at 900 800
      And the master plays without reaction
      And Vera acts first, then Skag
      Then Vera may not choose wait in reaction, by FO-67

  Rule: The zone

    @FO-43
    Scenario Outline: <what>
      # From 500 100, 131 east and 325 north are 21.95 degrees and 350.4 mm, 137 and 322 are 23.05 degrees. 154 west and 380 north are
      # 22.06 degrees, but 410.02 mm, and that is medium range. 90 and 698 are 7.3 degrees and 703.8 mm: far, for .223 up to 94 cm.
      Given Vera stands at 500 100, facing north
      And Vera is armed with a <gun>
      And Skag stands at <from>
      And Vera acts first, then Skag
      When Vera waits in reaction
      And Skag walks to <to>
      Then Vera <tests> whether she notices Skag

      Examples:
        | what                                      | gun          | from    | to      | tests         |
        | 22 degrees to the right are in the cone   | 10 mm Pistol | 660 422 | 631 425 | tests         |
        | 70 cm are the far range of a .223 Pistol  | .223 Pistol  | 795 800 | 590 798 | tests         |
        | 23 degrees are not                        | 10 mm Pistol | 660 422 | 637 422 | does not test |
        | 22 to the left are, but 41 cm is too far  | 10 mm Pistol | 340 490 | 346 480 | does not test |
        | 35 cm are too near for a .223 Pistol      | .223 Pistol  | 700 422 | 600 430 | does not test |

    @FO-43
    Scenario: Who is in it already is no surprise, until he leaves and comes again
      # 250 mm north of her the cone is 103 mm wide to each side.
      Given Vera stands at 500 100, facing north
      And Vera is armed with a 10 mm Pistol
      And Skag stands at 500 350
      And Skag has 20 AP in each round
      And Vera acts first, then Skag
      When Vera waits in reaction
      And Skag walks to 560 350
      And Skag walks to 640 350
      Then Vera does not test whether she notices Skag
      When Skag walks to 580 350
      Then Vera tests whether she notices Skag

    @FO-44
    Scenario: Each time he comes she is tested again
      Given Vera stands at 500 100, facing north
      And Vera is armed with a 10 mm Pistol
      And Skag stands at 640 350
      And Skag has 20 AP in each round
      And Vera acts first, then Skag
      When Vera waits in reaction
      And Skag walks to 580 350
      And Vera's test on perception throws 8
      And Skag walks to 640 350
      And Skag walks to 580 350
      And Vera's test on perception throws 9
      Then the tests on who comes are
        | Vera | Skag | 8 against 7 | failure |
        | Vera | Skag | 9 against 7 | failure |
      And Skag is now at 580 350

    @FO-43
    Scenario: Nobody is seen through a wall
      # The wall is between her and all of his way.
      Given Vera stands at 500 100, facing north
      And Vera is armed with a 10 mm Pistol
      And the wall goes from 400 200 to 600 200, higher than a man
      And Skag stands at 640 350
      And Vera acts first, then Skag
      When Vera waits in reaction
      And Skag walks to 500 350
      Then Vera does not test whether she notices Skag

    @FO-43 @FO-44
    Scenario: Who comes out from behind it is, at the first place where nothing hides him
      # 250 mm north of her, 2.5 times as far as the wall, its end at 480 hides all up to 500 - 20 x 2.5 = 450, and that one too.
      Given Vera stands at 500 100, facing north
      And Vera is armed with a 10 mm Pistol
      And the wall goes from 300 200 to 480 200, higher than a man
      And Skag stands at 400 350
      And Vera acts first, then Skag
      When Vera waits in reaction
      And Skag walks to 500 350
      And Vera's test on perception throws 7
      And Vera ends her turn
      Then Skag has stopped at 451 350

    @FO-43
    Scenario: Who stays in cover against her is not there for her, who leaves it is
      Given Vera stands at 500 100, facing north
      And Vera is armed with a 10 mm Pistol
      And the car goes from 400 330 to 600 330, hip-high
      And Skag stands at 500 350
      And Skag is in cover behind the car
      And Vera acts first, then Skag
      When Vera waits in reaction
      And Skag does this: crouch
      Then Vera does not test whether she notices Skag
      When Skag leaves his cover
      Then Vera tests whether she notices Skag

  Rule: Noticed or not

    @FO-03 @FO-09 @FO-44 @FO-45
    Scenario: One of four is enough
      # Brock has a perception of 5. 250 mm north of him the cone is 103.6 mm wide to each side, 200 mm north of him 82.8: the first
      # whole place of Cal's way in it is 418 300, after 38 of 70 mm. His 3 AP are gone all the same.
      Given Brock stands at 500 100, facing north
      And Brock is armed with a 10 mm Pistol
      And Ace, a Skag, stands at 380 350
      And Bud, a Skag, stands at 300 400
      And Cal, a Skag, stands at 380 300
      And Dan, a Skag, stands at 620 300
      And Ace and Bud and Cal and Dan fight side by side
      And Brock acts first, then Ace, then Bud, then Cal, then Dan
      When Brock waits in reaction
      And Ace walks to 450 350
      And Brock's test on perception throws 8
      And Ace ends his turn
      And Bud walks to 310 400
      And Bud ends his turn
      And Cal walks to 450 300
      And Brock's test on perception throws 5
      And Brock shoots at Cal
      And Brock's percent dice show 91
      And Brock ends his turn
      And Cal walks to 430 300
      And Cal ends his turn
      And Dan walks to 550 300
      Then the tests on who comes are
        | Brock | Ace | 8 against 5 | failure |
        | Brock | Cal | 5 against 5 | success |
      And Cal has stopped at 418 300
      And the ways cost 3, 1, 3, 1, 3 AP
      And of every turn this lapses
        | 1 | Brock | 0 |
        | 1 | Ace   | 4 |
        | 1 | Bud   | 6 |
        | 1 | Brock | 4 |
        | 1 | Cal   | 3 |
      And Dan is now at 550 300

    @FO-03 @FO-44
    Scenario Outline: Perception 5 and a <roll>
      Given Brock stands at 500 100, facing north
      And Brock is armed with a 10 mm Pistol
      And Skag stands at 380 350
      And Brock acts first, then Skag
      When Brock waits in reaction
      And Skag walks to 450 350
      And Brock's test on perception throws <roll>
      Then the tests on who comes are
        | Brock | Skag | <roll> against 5 | <result> |
      And it is <whose>'s turn

      Examples:
        | roll | result  | whose |
        | 5    | success | Brock |
        | 6    | failure | Skag  |

    @FO-03 @FO-44 @FO-68
    Scenario: The master makes it harder
      # 20 points are 2 of perception.
      Given Vera stands at 500 100, facing north
      And Vera is armed with a 10 mm Pistol
      And the master makes it harder: smoke -20
      And Skag stands at 380 350
      And Vera acts first, then Skag
      When Vera waits in reaction
      And Skag walks to 450 350
      And Vera's test on perception throws 6
      Then the tests on who comes are
        | Vera | Skag | 6 against 5 | failure |

    @FO-44
    Scenario: Several are tested in the order of their initiative, and each acts before the next looks
      Given Vera stands at 480 100, facing north
      And Vera is armed with a 10 mm Pistol
      And Brock stands at 520 100, facing north
      And Brock is armed with a 10 mm Pistol
      And Vera and Brock fight side by side
      And the car goes from 400 330 to 600 330, hip-high
      And Skag stands at 500 350
      And Skag is in cover behind the car
      And Brock acts first, then Vera, then Skag
      When Brock waits in reaction
      And Vera waits in reaction
      And Skag leaves his cover
      And Brock's test on perception throws 4
      And Brock shoots at Skag
      And Brock's percent dice show 91
      And Brock ends his turn
      And Vera's test on perception throws 8
      Then the tests on who comes are
        | Brock | Skag | 4 against 5 | success |
        | Vera  | Skag | 8 against 7 | failure |
      And it is Skag's turn
      And Skag has 6 of 7 AP left

    @FO-44 @FO-70
    Scenario: At whom the first has shot down, nobody else looks
      # 8 + 4 - 4 is 8.
      Given Vera stands at 480 100, facing north
      And Vera is armed with a 10 mm Pistol
      And Brock stands at 520 100, facing north
      And Brock is armed with a 10 mm Pistol
      And Vera and Brock fight side by side
      And the car goes from 400 330 to 600 330, hip-high
      And Skag stands at 500 350
      And Skag is in cover behind the car
      And Skag has 8 hit points left
      And Gorm stands at 900 800
      And Brock acts first, then Vera, then Skag, then Gorm
      When Brock waits in reaction
      And Vera waits in reaction
      And Skag leaves his cover
      And Brock's test on perception throws 4
      And Brock shoots at Skag
      And Brock's percent dice show 40
      And Brock's dice of damage show 4 4
      And Brock ends his turn
      Then the tests on who comes are
        | Brock | Skag | 4 against 5 | success |
      And it is Gorm's turn

  Rule: An interruption

    @FO-09 @FO-45
    Scenario: Has all points again, but not for waiting or covering
      Given Brock stands at 500 100, facing north
      And Brock is armed with an AK-112
      And the car goes from 400 330 to 600 330, hip-high
      And Skag stands at 500 350
      And Skag is in cover behind the car
      And Brock acts first, then Skag
      When Brock waits in reaction
      And Skag leaves his cover
      And Brock's test on perception throws 4
      Then it is Brock's turn
      And Brock has 8 of 8 AP left
      And Brock may not choose wait in reaction, by FO-45
      And Brock may not choose cover fire at the car, by FO-45
      And Brock may choose walk

    @FO-33 @FO-44
    Scenario: Afterwards the turn goes on with what was not paid
      # 380 to 450 is 70 mm, 3 of 7 AP; he is stopped at 397, where 103 of 250 are 22.4 degrees.
      Given Vera stands at 500 100, facing north
      And Vera is armed with a 10 mm Pistol
      And Skag stands at 380 350
      And Vera acts first, then Skag
      When Vera waits in reaction
      And Skag walks to 450 350
      And Vera's test on perception throws 7
      And Vera ends her turn
      Then it is Skag's turn
      And Skag has stopped at 397 350
      And Skag has 4 of 7 AP left
      And Skag may choose shoot Vera

    @FO-39 @FO-41 @FO-44
    Scenario: Who pops out is shot at as if he were not in cover
      # Skag pays 5 + 1; she, 250 mm away, has 70 + 5; he has 45 + 5 - 15.
      Given Vera stands at 500 100, facing north
      And Vera is armed with a 10 mm Pistol
      And the car goes from 400 330 to 600 330, hip-high
      And Skag stands at 500 350
      And Skag is in cover behind the car
      And Vera acts first, then Skag
      When Vera waits in reaction
      And Skag fires a burst at Vera, popping out
      And Vera's test on perception throws 7
      And Vera shoots at Skag
      And Vera's percent dice show 91
      And Vera ends her turn
      And Skag's percent dice show 91, 92, 93
      Then the shots of Vera hit on 75
      And the shots of Skag hit on 35, 35, 35
      And the first shot does not count target in cover -40
      And Skag has 1 of 7 AP left

    @FO-09 @FO-39
    Scenario: If his shot is no longer possible, the points are gone and the rounds are not
      # She walks behind the wall; he has paid 4 + 1.
      Given Vera stands at 500 100, facing north
      And Vera is armed with a 10 mm Pistol
      And the car goes from 400 330 to 600 330, hip-high
      And the wall goes from 300 150 to 450 150, higher than a man
      And Skag stands at 500 350
      And Skag is in cover behind the car
      And Vera acts first, then Skag
      When Vera waits in reaction
      And Skag shoots at Vera, popping out
      And Vera's test on perception throws 7
      And Vera walks to 400 100
      And Vera ends her turn
      Then Skag can no longer do it, and has lost 5 AP
      And it is Skag's turn
      And Skag has 2 of 7 AP left
      And Skag holds MAC-10 30/30

    @FO-38
    Scenario: Who fires blind shows nothing of himself
      Given Vera stands at 500 100, facing north
      And Vera is armed with a 10 mm Pistol
      And the car goes from 400 330 to 600 330, hip-high
      And Skag stands at 500 350
      And Skag is in cover behind the car
      And Vera acts first, then Skag
      When Vera waits in reaction
      And Skag shoots at Vera, blind
      And Skag's percent dice show 91
      Then Vera does not test whether she notices Skag

    @FO-44 @FO-45
    Scenario: May be interrupted itself
      # Tick, at 500 600, looks south: at 500 200 she is 40 cm from him, and that is close. 200 mm north of her, where her cone is 82.8
      # mm wide to each side, Skag comes into it at 418.
      Given Vera stands at 500 100, facing north
      And Vera is armed with a 10 mm Pistol
      And Tick, a Skag, stands at 500 600, facing south
      And Skag stands at 380 300
      And Skag and Tick fight side by side
      And Vera acts first, then Tick, then Skag
      When Vera waits in reaction
      And Tick waits in reaction
      And Skag walks to 450 300
      And Vera's test on perception throws 7
      And Vera walks to 500 300
      And Tick's test on perception throws 5
      Then Tick interrupts Vera
      And Vera is now at 500 200
      When Tick ends his turn
      Then it is Vera's turn
      And Vera has stopped at 500 200
      When Vera ends her turn
      Then it is Skag's turn
      And Skag has stopped at 418 300

    @FO-44
    Scenario: Unless the house does not play it so
      Given Vera stands at 500 100, facing north
      And Vera is armed with a 10 mm Pistol
      And Tick, a Skag, stands at 500 600, facing south
      And Skag stands at 380 300
      And Skag and Tick fight side by side
      And nested is not played
      And Vera acts first, then Tick, then Skag
      When Vera waits in reaction
      And Tick waits in reaction
      And Skag walks to 450 300
      And Vera's test on perception throws 7
      And Vera walks to 500 300
      Then Vera is now at 500 300
      And Tick does not test whether he notices Vera

  Rule: How long

    @FO-43 @FO-44
    Scenario: Until her next turn, in the next round too
      Given Vera stands at 500 100, facing north
      And Vera is armed with a 10 mm Pistol
      And Skag stands at 380 350
      And Skag acts first, then Vera
      When Skag ends his turn
      And Vera waits in reaction
      And Skag walks to 450 350
      And Vera's test on perception throws 7
      Then Vera interrupts Skag

    @FO-43
    Scenario: And no longer
      Given Vera stands at 500 100, facing north
      And Vera is armed with a 10 mm Pistol
      And Skag stands at 380 350
      And Vera acts first, then Skag
      When Vera waits in reaction
      And Skag ends his turn
      And Vera ends her turn
      And Skag walks to 450 350
      Then Vera does not test whether she notices Skag

    @FO-43 @FO-44
    Scenario: Nor after an interruption, not even before her turn in the next round
      Given Vera stands at 500 100, facing north
      And Vera is armed with a 10 mm Pistol
      And Skag stands at 380 350
      And Tick, a Skag, stands at 620 350
      And Skag and Tick fight side by side
      And Skag acts first, then Vera, then Tick
      When Skag ends his turn
      And Vera waits in reaction
      And Tick walks to 550 350
      And Vera's test on perception throws 7
      And Vera ends her turn
      And Tick ends his turn
      And Skag walks to 450 350
      Then the tests on who comes are
        | Vera | Tick | 7 against 7 | success |
      And Skag is now at 450 350
