@fallout
Feature: Flame throwers, and who burns
  A second of the stream is paid for and thrown like a shot. Who is hit burns for three rounds, and for no more than one fire at a
  time.

  Background:
    Given a game of Fallout

  @FO-02 @FO-09 @FO-10 @FO-11 @FO-29 @FO-30 @FO-71 @FO-72
  Scenario Outline: A second of the stream is an unaimed shot with a heavy weapon
    Given Brock has a flame thrower
    And Skag stands 15 cm from the nozzle
    When the stream at Skag throws <roll>
    Then the stream counts
      | close +5 |
    And the stream has a chance of 70
    And the stream is a <result>
    And the stoker has 3 AP and 7 seconds left

    Examples:
      | roll | result |
      | 70   | hit    |
      | 71   | miss   |
      | 5    | critical |
      | 96   | fumble |

  @FO-24 @FO-29
  Scenario: Who is too weak for the thrower misses more
    Given Vera has a flame thrower
    And Skag stands 15 cm from the nozzle
    When the stream at Skag throws 11
    Then the stream counts
      | close +5              |
      | strength 5 under 6 -20 |
    And the stream has a chance of 10
    And the stream is a miss

  @FO-05 @FO-41 @FO-59 @FO-68
  Scenario: Cover, breath and the master count as ever
    Given Brock has a flame thrower
    And the stoker is winded by 20
    And the master adds to the stream: smoke -20
    And Skag stands 10 cm from the nozzle, in cover
    When the stream at Skag throws 1
    Then the stream counts
      | CQC +10             |
      | target in cover -40 |
      | winded -20          |
      | smoke -20           |
      | at least 0          |
    And the stream has a chance of 0
    And the stream is a miss

  @FO-49
  Scenario Outline: Who crouches or lies is harder to hit, and burns as well as anybody
    Given Brock has a flame thrower
    And Skag stands 15 cm from the nozzle, <pose>
    When the stream at Skag throws <chance>
    And the fire on Skag throws 7 4
    Then the stream has a chance of <chance>
    And Skag is burnt, round by round
      | first round | 12 | 18 |

    Examples:
      | pose     | chance |
      | crouched | 47     |
      | prone    | 35     |

  @FO-06
  Scenario: A fumble with the thrower is told, and the master says what it means
    Given Brock has a flame thrower
    And Skag stands 15 cm from the nozzle
    When the stream at Skag throws 97
    Then the stream is a fumble

  Rule: One bite in each round

    @FO-28 @FO-31 @FO-32
    Scenario: Three rounds of fire on somebody in leather
      Given Brock has a flame thrower
      And Skag stands 15 cm from the nozzle
      When the stream at Skag throws 40
      And the fire on Skag throws 7 4
      And the stoker holds fire
      And the fire on Skag throws 9
      And the fire on Skag throws 6
      Then Skag is burnt, round by round
        | first round  | 12 | 18 |
        | second round | 10 | 8  |
        | third round  | 2  | 6  |
      And the fire is out, and Skag lost 24 hit points by it

    @FO-31
    Scenario: A hit in the next round begins anew instead of adding up
      Given Brock has a flame thrower
      And the stream can be kept up for 2 rounds
      And Gorm stands 15 cm from the nozzle
      When the stream at Gorm throws 40
      And the fire on Gorm throws 6 6
      And the stoker holds fire
      And the stream at Gorm throws 40
      And the fire on Gorm throws 7 7
      And the stoker holds fire
      And the fire on Gorm throws 8
      And the fire on Gorm throws 10
      Then Gorm is burnt, round by round
        | first round  | 5 | 40 |
        | first round  | 7 | 33 |
        | second round | 1 | 32 |
        | third round  | 0 | 32 |

    @FO-31
    Scenario: A hit in the third round begins anew as well
      Given Brock has a flame thrower
      And the stream can be kept up for 3 rounds
      And Gorm stands 15 cm from the nozzle
      When the stream at Gorm throws 40
      And the fire on Gorm throws 6 6
      And the stoker holds fire
      And the stoker holds fire
      And the fire on Gorm throws 8
      And the stream at Gorm throws 40
      And the fire on Gorm throws 7 7
      And the stoker holds fire
      And the fire on Gorm throws 9
      And the fire on Gorm throws 10
      Then Gorm is burnt, round by round
        | first round  | 5 | 40 |
        | second round | 1 | 39 |
        | first round  | 7 | 32 |
        | second round | 2 | 30 |
        | third round  | 0 | 30 |

    @FO-30 @FO-31
    Scenario: A second hit in the same round adds nothing
      Given Brock has a flame thrower
      And the stoker has 10 AP left
      And Skag stands 15 cm from the nozzle
      When the stream at Skag throws 40
      And the fire on Skag throws 7 4
      And the stream at Skag throws 41
      Then the stream adds nothing, for Skag has been burnt in this round
      And the stoker has 0 AP and 6 seconds left
      And Skag is burnt, round by round
        | first round | 12 | 18 |

    @FO-70
    Scenario: Who has no hit points left has no use for a fire brigade
      Given somebody with 12 hit points in no armour burns, the first round to come
      When the fire on Target throws 3 4
      Then Target is dead by the fire
      And the fire is out, and Target lost 12 hit points by it

    @FO-31
    Scenario: A fire that is there already goes on where it is
      Given Skag burns, the second round to come
      When the fire on Skag throws 9
      And the fire on Skag throws 4
      Then Skag is burnt, round by round
        | second round | 10 | 20 |
        | third round  | 0  | 20 |

  Rule: A critical doubles the first bite

    @FO-07 @FO-13 @FO-32 @FO-69
    Scenario: It is located, ignores armour there, and only the first bite is doubled
      Given Brock has a flame thrower
      And Gorm stands 15 cm from the nozzle
      When the stream at Gorm throws 5
      And the d6 for where the fire struck shows 5
      And the fire on Gorm throws 3 4
      And the stoker holds fire
      And the fire on Gorm throws 9
      Then the fire strikes his head
      And the fire wounds Gorm in the head
      And Gorm is burnt, round by round
        | first round  | 24 | 21 |
        | second round | 2  | 19 |

    @FO-16
    Scenario: On the weapon it does the bearer nothing
      Given Brock has a flame thrower
      And Skag stands 15 cm from the nozzle
      When the stream at Skag throws 2
      And the d6 for where the fire struck shows 6
      And the fire on Skag throws 3 4
      And the stoker holds fire
      Then the weapon of Skag is useless, and he is not alight
      And the fire is out, and Skag lost 0 hit points by it

    @FO-13
    Scenario: Of somebody without a weapon it strikes the hand
      Given Brock has a flame thrower
      And an unarmed Skag stands 15 cm from the nozzle
      When the stream at Skag throws 2
      And the d6 for where the fire struck shows 6
      Then the fire strikes the arm

    @FO-50
    Scenario: Of somebody who lies, only arms and head show
      Given Brock has a flame thrower
      And Skag stands 15 cm from the nozzle, prone
      When the stream at Skag throws 2
      And the d6 for where the fire struck shows 3
      Then the fire strikes the arm

  Rule: What cannot be done costs nothing

    @FO-30
    Scenario: Eight action points are one second
      Given Brock has a flame thrower
      And Skag stands 15 cm from the nozzle
      When the stream at Skag throws 99
      Then the stoker has 3 AP and 7 seconds left
      And the stream may not be turned on Skag, by FO-30

    @FO-72
    Scenario: An empty tank
      Given Brock has a flame thrower
      And there are 0 seconds left in the tank
      And Skag stands 15 cm from the nozzle
      Then the stream may not be turned on Skag, by FO-72

    @FO-11
    Scenario: Beyond the last band
      Given Brock has a flame thrower
      And Skag stands 40.1 cm from the nozzle
      Then the stream may not be turned on Skag, by FO-11

    @FO-69
    Scenario: With the wounds of the house nobody fires a thrower that was struck
      Given Brock has a flame thrower
      And the stoker has a wound: weapon
      And the master plays with wounds in the fire
      And Skag stands 15 cm from the nozzle
      Then the stream may not be turned on Skag, by FO-69

    @FO-69
    Scenario: With the wounds of the house nobody fires a thrower, which takes both hands, with a wounded arm
      Given Brock has a flame thrower
      And the stoker has a wound: arm
      And the master plays with wounds in the fire
      And Skag stands 15 cm from the nozzle
      Then the stream may not be turned on Skag, by FO-69

    @FO-29
    Scenario: With a wounded leg he fires it
      Given Brock has a flame thrower
      And the stoker has a wound: legs
      And the master plays with wounds in the fire
      And Skag stands 15 cm from the nozzle
      When the stream at Skag throws 71
      Then the stream is a miss

    @FO-29
    Scenario Outline: By the book no wound keeps anybody from firing it
      Given Brock has a flame thrower
      And the stoker has a wound: <wound>
      And Skag stands 15 cm from the nozzle
      When the stream at Skag throws 71
      Then the stream is a miss

      Examples:
        | wound  |
        | arm    |
        | weapon |

    @FO-29
    Scenario: A rifle throws no fire
      Given Brock has a flame thrower
      And the stoker takes the AK-112 instead
      And Skag stands 15 cm from the nozzle
      Then the scenario is refused at /shooter/with: 'AK-112' throws no fire; right would be: a flame thrower (FO-29); guns are fired by fallout-shot

  @FO-31 @FO-32
  Scenario Outline: What a full burn does
    Given somebody with 60 hit points in <armour> burns, the first round to come
    Then a full burn takes <mean> hit points on average, and at least 30 with a chance of <chance>

    Examples:
      | armour   | mean  | chance    |
      | no armour | 32   | 1657/2500 |
      | leather  | 103/5 | 13/250    |

  Rule: The master may think better of it

    @FO-05
    Scenario: From the next round on she allows no chance above 40
      Given Brock has a flame thrower
      And the stream can be kept up for 2 rounds
      And Skag stands 15 cm from the nozzle
      When the master rules from the next round on: hitCap 40
      And the stream at Skag throws 71
      And the stoker holds fire
      And the stream at Skag throws 71
      Then the streams have chances of 70, 40

    @FO-30
    Scenario: She refills the tank and gives him his breath for a second second
      Given Brock has a flame thrower
      And there is 1 second left in the tank
      And Skag stands 15 cm from the nozzle
      When the master amends for Brock: seconds in the tank 2
      And the master amends for Brock: action points 10
      And the stream at Skag throws 71
      And the stream at Skag throws 72
      Then the stoker has 0 AP and 0 seconds left
