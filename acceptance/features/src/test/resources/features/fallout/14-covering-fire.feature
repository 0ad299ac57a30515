@fallout
Feature: Covering fire
  Who gives up her round and ten rounds of an automatic gun keeps the first enemy's head down who leaves the cover she fires at.

  Background:
    Given a game of Fallout

  Rule: What it takes

    @FO-47 @FO-72
    Scenario: The whole round, and ten rounds that are gone at once
      Given Brock stands at 350 100
      And Brock is armed with an AK-112
      And the car goes from 300 300 to 400 300, hip-high
      And Skag stands at 350 330
      And Skag is in cover behind the car
      And Brock acts first, then Skag
      When Brock keeps the car under covering fire
      Then it is Skag's turn
      And Brock holds AK-112 14/24

    @FO-47
    Scenario Outline: Not with <what>
      Given Brock stands at 350 100
      And Brock is armed with a <gun>
      And Brock's gun has <rounds> rounds
      And the car goes from 300 300 to 400 300, hip-high
      And Skag stands at 350 330
      And Skag is in cover behind the car
      And Brock acts first, then Skag
      Then Brock may not choose cover fire at the car, by FO-47

      Examples:
        | what              | gun          | rounds |
        | nine rounds       | AK-112       | 9      |
        | a gun of one shot | 10 mm Pistol | 12     |

    @FO-47
    Scenario: Not once an action point is spent
      Given Brock stands at 350 100
      And Brock is armed with an AK-112
      And the car goes from 300 300 to 400 300, hip-high
      And Skag stands at 350 330
      And Skag is in cover behind the car
      And Brock acts first, then Skag
      When Brock walks east 30
      Then Brock has 7 of 8 AP left
      And Brock may not choose cover fire at the car, by FO-47

    @FO-47
    Scenario: Not without a view of the middle of the cover
      Given Brock stands at 350 100
      And Brock is armed with an AK-112
      And the car goes from 300 300 to 400 300, hip-high
      And the wall goes from 340 200 to 360 200, higher than a man
      And Skag stands at 350 330
      And Skag is in cover behind the car
      And Brock acts first, then Skag
      Then Brock may not choose cover fire at the car, by FO-47

    @FO-47
    Scenario: Not farther than the gun reaches
      # An AK-112 reaches 150 cm and 1 for each point of perception: 155. The middle of the car is 1551 mm away.
      Given Brock stands at 350 100
      And Brock is armed with an AK-112
      And the table is 100 by 200 cm
      And the car goes from 300 1651 to 400 1651, hip-high
      And Skag stands at 350 1670
      And Skag is in cover behind the car
      And Brock acts first, then Skag
      Then Brock may not choose cover fire at the car, by FO-47

    @FO-67
    Scenario: Not where it is not played
      Given Brock stands at 350 100
      And Brock is armed with an AK-112
      And the car goes from 300 300 to 400 300, hip-high
      And Skag stands at 350 330
      And Skag is in cover behind the car
      And coveringFire is not played
      And Brock acts first, then Skag
      Then Brock may not choose cover fire at the car, by FO-67

  Rule: How often he is hit

    @FO-03 @FO-28 @FO-46
    Scenario Outline: Luck 5 and a <roll>
      # Of the ten falls of the die 5 give no hit, 2 one, and 1 each of the others. A hit is 3 + 5, less 4 for leather.
      Given Brock stands at 350 100
      And Brock is armed with an AK-112
      And the car goes from 300 300 to 400 300, hip-high
      And Skag stands at 350 330
      And Skag is in cover behind the car
      And Brock acts first, then Skag
      When Brock keeps the car under covering fire
      And Skag leaves his cover
      And Brock's test on luck throws <roll>
      And Brock's dice of damage show <dice>
      Then the covering fire has a margin of <margin>, and hits <hits> times
      And Skag has <left> hit points now

      Examples:
        | roll | margin | hits | dice                       | left |
        | 1    | 4      | 4    | 1 1 1, 1 1 1, 1 1 1, 1 1 1 | 14   |
        | 2    | 3      | 3    | 1 1 1, 1 1 1, 1 1 1        | 18   |
        | 3    | 2      | 2    | 1 1 1, 1 1 1               | 22   |
        | 4    | 1      | 1    | 1 1 1                      | 26   |
        | 5    | 0      | 1    | 1 1 1                      | 26   |

    @FO-46
    Scenario Outline: Luck 5 and a <roll>: nothing
      Given Brock stands at 350 100
      And Brock is armed with an AK-112
      And the car goes from 300 300 to 400 300, hip-high
      And Skag stands at 350 330
      And Skag is in cover behind the car
      And Brock acts first, then Skag
      When Brock keeps the car under covering fire
      And Skag leaves his cover
      And Brock's test on luck throws <roll>
      Then the covering fire has a margin of <margin>, and hits 0 times
      And Skag has 30 hit points now

      Examples:
        | roll | margin |
        | 6    | -1     |
        | 7    | -2     |
        | 8    | -3     |
        | 9    | -4     |
        | 10   | -5     |

    @FO-46
    Scenario Outline: Luck <luck> and a <roll>
      # Luck 8: of the ten falls 2 give no hit, 2 one, and 1 each of 2 to 7.
      Given Tick is like Brock, but for a luck of <luck>
      And Tick stands at 350 100
      And Tick is armed with an AK-112
      And the car goes from 300 300 to 400 300, hip-high
      And Skag stands at 350 330
      And Skag has 100 hit points left
      And Skag is in cover behind the car
      And Tick acts first, then Skag
      When Tick keeps the car under covering fire
      And Skag leaves his cover
      And Tick's test on luck throws <roll>
      And Tick's dice of damage show <dice>
      Then the covering fire has a margin of <margin>, and hits <hits> times

      Examples:
        | luck | roll | margin | hits | dice                                                                |
        | 10   | 1    | 9      | 9    | 1 1 1, 1 1 1, 1 1 1, 1 1 1, 1 1 1, 1 1 1, 1 1 1, 1 1 1, 1 1 1       |
        | 1    | 1    | 0      | 1    | 1 1 1                                                               |
        | 8    | 1    | 7      | 7    | 1 1 1, 1 1 1, 1 1 1, 1 1 1, 1 1 1, 1 1 1, 1 1 1                     |
        | 8    | 2    | 6      | 6    | 1 1 1, 1 1 1, 1 1 1, 1 1 1, 1 1 1, 1 1 1                            |
        | 8    | 3    | 5      | 5    | 1 1 1, 1 1 1, 1 1 1, 1 1 1, 1 1 1                                   |
        | 8    | 4    | 4      | 4    | 1 1 1, 1 1 1, 1 1 1, 1 1 1                                          |
        | 8    | 5    | 3      | 3    | 1 1 1, 1 1 1, 1 1 1                                                 |
        | 8    | 6    | 2      | 2    | 1 1 1, 1 1 1                                                        |
        | 8    | 7    | 1      | 1    | 1 1 1                                                               |
        | 8    | 8    | 0      | 1    | 1 1 1                                                               |

    @FO-46
    Scenario Outline: Luck 8 and a <roll>: nothing
      Given Tick is like Brock, but for a luck of 8
      And Tick stands at 350 100
      And Tick is armed with an AK-112
      And the car goes from 300 300 to 400 300, hip-high
      And Skag stands at 350 330
      And Skag is in cover behind the car
      And Tick acts first, then Skag
      When Tick keeps the car under covering fire
      And Skag leaves his cover
      And Tick's test on luck throws <roll>
      Then the covering fire has a margin of <margin>, and hits 0 times

      Examples:
        | roll | margin |
        | 9    | -1     |
        | 10   | -2     |

    @FO-03 @FO-46 @FO-59
    Scenario: Who is out of breath by 20 tests against 2 less
      Given Brock stands at 350 100
      And Brock is armed with an AK-112
      And Brock is already out of breath by 20
      And the car goes from 300 300 to 400 300, hip-high
      And Skag stands at 350 330
      And Skag is in cover behind the car
      And Brock acts first, then Skag
      When Brock keeps the car under covering fire
      And Skag leaves his cover
      And Brock's test on luck throws 3
      And Brock's dice of damage show 1 1 1
      Then the covering fire has a margin of 0, and hits 1 times

    @FO-46 @FO-59
    Scenario: And misses with a 4
      Given Brock stands at 350 100
      And Brock is armed with an AK-112
      And Brock is already out of breath by 20
      And the car goes from 300 300 to 400 300, hip-high
      And Skag stands at 350 330
      And Skag is in cover behind the car
      And Brock acts first, then Skag
      When Brock keeps the car under covering fire
      And Skag leaves his cover
      And Brock's test on luck throws 4
      Then the covering fire has a margin of -1, and hits 0 times

    @FO-46 @FO-70
    Scenario: All hits are rolled, though he has fallen before
      # 8 - 4, three times, of 10; he lies prone, which is of no use to him.
      Given Brock stands at 350 100
      And Brock is armed with an AK-112
      And the car goes from 300 300 to 400 300, hip-high
      And Skag stands at 350 330
      And Skag is already prone
      And Skag has 8 hit points left
      And Skag is in cover behind the car
      And Brock acts first, then Skag
      When Brock keeps the car under covering fire
      And Skag leaves his cover
      And Brock's test on luck throws 2
      And Brock's dice of damage show 1 1 1, 1 1 1, 1 1 1
      Then the hits of covering fire leave him 4, 0, -4
      And Brock is left standing

    @FO-28 @FO-46
    Scenario: Armour counts
      # 12 + 5 is 17, less 8 for metal.
      Given Brock stands at 350 100
      And Brock is armed with an AK-112
      And the car goes from 300 300 to 400 300, hip-high
      And Skag stands at 350 330
      And Skag wears metal
      And Skag is in cover behind the car
      And Brock acts first, then Skag
      When Brock keeps the car under covering fire
      And Skag leaves his cover
      And Brock's test on luck throws 5
      And Brock's dice of damage show 4 4 4
      Then Skag has 21 hit points now

  Rule: Whom it hits

    @FO-39 @FO-46
    Scenario: Who pops out, before he shoots
      Given Brock stands at 350 100
      And Brock is armed with an AK-112
      And the car goes from 300 300 to 400 300, hip-high
      And Skag stands at 350 330
      And Skag is in cover behind the car
      And Brock acts first, then Skag
      When Brock keeps the car under covering fire
      And Skag shoots at Brock, popping out
      And Brock's test on luck throws 5
      And Brock's dice of damage show 1 1 1
      And Skag's percent dice show 91
      Then the covering fire has a margin of 0, and hits 1 times
      And Skag has 2 of 7 AP left

    @FO-09 @FO-39 @FO-46
    Scenario: Who falls then does not shoot any more
      Given Brock stands at 350 100
      And Brock is armed with an AK-112
      And the car goes from 300 300 to 400 300, hip-high
      And Skag stands at 350 330
      And Skag is in cover behind the car
      And Skag has 4 hit points left
      And Gorm stands at 900 800
      And Skag and Gorm fight side by side
      And Brock acts first, then Skag, then Gorm
      When Brock keeps the car under covering fire
      And Skag shoots at Brock, popping out
      And Brock's test on luck throws 5
      And Brock's dice of damage show 1 1 1
      Then it is Gorm's turn

    @FO-38
    Scenario: Not who fires blind
      Given Brock stands at 350 100
      And Brock is armed with an AK-112
      And the car goes from 300 300 to 400 300, hip-high
      And Skag stands at 350 330
      And Skag is in cover behind the car
      And Brock acts first, then Skag
      When Brock keeps the car under covering fire
      And Skag shoots at Brock, blind
      And Skag's percent dice show 91
      Then nobody is under covering fire

    @FO-40
    Scenario: Not who leaves it out of sight
      # He stands past the end of the car; the wall is on his line, which crosses it at 350 + 60 x 100 : 215, about 378, but not on the
      # line to the middle of the car.
      Given Brock stands at 350 100
      And Brock is armed with an AK-112
      And the car goes from 300 300 to 400 300, hip-high
      And the wall goes from 370 200 to 420 200, higher than a man
      And Skag stands at 410 315
      And Skag is in cover behind the car
      And Brock acts first, then Skag
      When Brock keeps the car under covering fire
      And Skag leaves his cover
      Then nobody is under covering fire
      And it is Skag's turn

    @FO-46
    Scenario: Only the first
      Given Brock stands at 350 100
      And Brock is armed with an AK-112
      And the car goes from 300 300 to 400 300, hip-high
      And Skag stands at 350 330
      And Skag is in cover behind the car
      And Tick, a Skag, stands at 380 330
      And Tick is in cover behind the car
      And Skag and Tick fight side by side
      And Brock acts first, then Skag, then Tick
      When Brock keeps the car under covering fire
      And Skag leaves his cover
      And Brock's test on luck throws 9
      And Skag ends his turn
      And Tick leaves his cover
      Then those under covering fire are Skag
      And it is Tick's turn

    @FO-47
    Scenario: And not once his own next turn has begun
      Given Brock stands at 350 100
      And Brock is armed with an AK-112
      And the car goes from 300 300 to 400 300, hip-high
      And Skag stands at 350 330
      And Skag is in cover behind the car
      And Brock acts first, then Skag
      When Brock keeps the car under covering fire
      And Skag ends his turn
      And Brock ends his turn
      And Skag leaves his cover
      Then nobody is under covering fire

    @FO-46 @FO-47
    Scenario: What nobody has drawn is covered where the man is
      Given Brock stands at 350 100
      And Brock is armed with an AK-112
      And Skag stands at 350 330
      And Skag is in cover, behind what nobody has drawn
      And Brock acts first, then Skag
      When Brock keeps Skag under covering fire
      And Skag leaves his cover
      And Brock's test on luck throws 9
      Then those under covering fire are Skag

    @FO-44 @FO-46
    Scenario: Who covers and who waits look in the order of their initiative
      # Vera, who is first, sees him and may act; then Brock's fire strikes.
      Given Brock stands at 350 100
      And Brock is armed with an AK-112
      And Vera stands at 380 100, facing north
      And Vera is armed with a 10 mm Pistol
      And Vera and Brock fight side by side
      And the car goes from 300 300 to 400 300, hip-high
      And Skag stands at 350 330
      And Skag is in cover behind the car
      And Vera acts first, then Brock, then Skag
      When Vera waits in reaction
      And Brock keeps the car under covering fire
      And Skag leaves his cover
      And Vera's test on perception throws 3
      And Vera shoots at Skag
      And Vera's percent dice show 91
      And Vera ends her turn
      And Brock's test on luck throws 5
      And Brock's dice of damage show 1 1 1
      Then Skag has 26 hit points now
      And it is Skag's turn
      And Skag has 6 of 7 AP left

    @FO-46
    Scenario: Moe is hit three times
      Given Brock stands at 300 100
      And Brock is armed with an AK-112
      And the wagon goes from 250 400 to 350 400, hip-high
      And Moe, a Skag, stands at 300 420
      And Moe is in cover behind the wagon
      And Brock acts first, then Moe
      When Brock keeps the wagon under covering fire
      And Moe leaves his cover
      And Brock's test on luck throws 2
      And Brock's dice of damage show 1 2 3, 2 2 2, 6 1 1
      Then the hits of covering fire leave Moe 23, 16, 7
      And the hits of covering fire leave him 23, 16, 7
