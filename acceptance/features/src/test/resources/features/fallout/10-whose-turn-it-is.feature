@fallout
Feature: Whose turn it is
  Initiative is thrown once: agility, perception, half of luck, a d6, and the master's bonus. Then everybody has one turn a round, with all
  action points.

  Background:
    Given a game of Fallout

  Rule: The most initiative begins

    @FO-04 @FO-42 @FO-68
    Scenario: A tie goes to the higher base
      # Vera: 8 + 7 + 6:2 = 18, and 4 is 22; Skag: 5 + 5 + 5:2 (3) = 13, and 4 and the bonus of 5 are 22.
      Given Skag stands at 490 100
      And the master gives Skag 5 points of initiative
      And Vera stands at 100 100
      When the dice of initiative show: Skag 4, Vera 4
      Then initiative comes to
        | Skag | 22 |
        | Vera | 22 |
      And initiative counts for Skag
        | initiative base         | 13 |
        | the game master's bonus | 5  |
      And they act in this order: Vera, Skag
      And it is Vera's turn

    @FO-42
    Scenario: The higher total
      Given Vera stands at 100 100
      And Skag stands at 490 100
      And the master gives Skag 5 points of initiative
      When the dice of initiative show: Vera 4, Skag 5
      Then they act in this order: Skag, Vera

    @FO-42
    Scenario: With the same total and the same base, agility
      Given Skag stands at 490 100
      And Tick is like Skag, but for an agility of 6 and a perception of 4
      And Tick stands at 100 100
      When the dice of initiative show: Skag 3, Tick 3
      Then initiative comes to
        | Skag | 16 |
        | Tick | 16 |
      And they act in this order: Tick, Skag

    @FO-42
    Scenario Outline: With the same of everything, the order in which they are written
      Given <first>, a Skag, stands at 490 100
      And <second>, a Skag, stands at 100 100
      When the dice of initiative show: <first> 3, <second> 3
      Then they act in this order: <first>, <second>

      Examples:
        | first | second |
        | Tick  | Tock   |
        | Tock  | Tick   |

    @FO-42 @FO-67
    Scenario: Where initiative is not played, the base alone
      Given Gorm stands at 100 100
      And Vera stands at 490 100
      And Brock stands at 490 200
      And initiative is not played
      Then initiative comes to
        | Gorm  | 10 |
        | Vera  | 18 |
        | Brock | 14 |
      And they act in this order: Vera, Brock, Gorm
      And nobody throws for initiative

    @FO-42
    Scenario Outline: Who begins a fight that the first shot decides
      # Without a bonus 18 and 13 are tied only by 1 against 6, once in 36 falls, and that is Vera's; else she has more, 35 times.
      # With a bonus of 5 both have 18: she has more in 15 of 36 falls (5/12), and the 6 ties are hers by the higher base.
      Given Vera stands at 100 100
      And Vera is armed with a 10 mm Pistol
      And Vera has 1 hit point left
      And criticals strike Vera always in the torso
      And Skag stands at 290 100
      And Skag is armed with a 10 mm Pistol
      And Skag has 1 hit point left
      And criticals strike Skag always in the torso
      And the master gives Skag <bonus> points of initiative
      And the master gives +100 to the shot for: a clear view
      Then the odds of Vera being left alone are <chance>

      Examples:
        | bonus | chance |
        | 0     | 1      |
        | 5     | 7/12   |

  Rule: A round has a turn for everybody

    @FO-09
    Scenario: All action points again, and what was left is gone
      Given Vera stands at 100 100
      And Vera is armed with a 10 mm Pistol
      And Brock stands at 490 100
      And Brock is armed with a 10 mm Pistol
      And Vera acts first, then Brock
      When Vera shoots at Brock
      And Vera's percent dice show 91
      And Vera ends her turn
      And Brock ends his turn
      And Vera ends her turn
      Then the turns begin like this
        | 1 | Vera  | 9 |
        | 1 | Brock | 8 |
        | 2 | Vera  | 9 |
        | 2 | Brock | 8 |
      And of every turn this lapses
        | 1 | Vera  | 5 |
        | 1 | Brock | 8 |
        | 2 | Vera  | 9 |

    @FO-09
    Scenario: Who has no points left still says that her turn is over
      Given Vera stands at 100 100
      And Vera is armed with a 10 mm Pistol
      And Skag stands at 490 100
      And Vera acts first, then Skag
      When Vera aims at Skag's head for 5 AP more, and shoots
      And Vera's percent dice show 98
      Then it is Vera's turn
      And Vera has 0 of 9 AP left
      And Vera may choose end turn
      And Vera may not choose crouch, by FO-09
      And Vera may not choose shoot Skag, by FO-09

    @FO-09 @FO-23 @FO-70
    Scenario: A fight ends after the burst that decides it, and then nobody burns any more
      Given Brock stands at 100 100
      And Brock is armed with an AK-112
      And Brock burns already, with the first round to come
      And Skag stands at 550 100
      And Brock acts first, then Skag
      When Brock fires a burst at Skag
      And Brock's percent dice show 4, 20, 90
      And Brock's d6 for the part shows 5
      And Brock's dice of damage show 6 6 6, 1 1 1
      Then the shots are: critical, hit, miss
      And Brock is left standing
      And nobody burns in the end

    @FO-09 @FO-31
    Scenario: At the end of a round all burn before anybody looks who stands
      # 5 + 5 + 5 - 4 is 11, more than they have.
      Given Vera stands at 100 100
      And Vera burns already, with the first round to come
      And Vera has 10 hit points left
      And Skag stands at 490 100
      And Skag burns already, with the first round to come
      And Skag has 11 hit points left
      And Skag acts first, then Vera
      When Skag ends his turn
      And Vera ends her turn
      And the fire on Skag bites with 5 5
      And the fire on Vera bites with 5 5
      Then nobody is left standing

    @FO-70
    Scenario: Who is down has no turn
      Given Vera stands at 100 100
      And Vera is armed with a 10 mm Pistol
      And Skag stands at 490 100
      And Skag has 5 hit points left
      And Tick, a Skag, stands at 490 200
      And Skag and Tick fight side by side
      And Vera acts first, then Skag, then Tick
      When Vera shoots at Skag
      And Vera's percent dice show 40
      And Vera's dice of damage show 3 3
      And Vera ends her turn
      Then it is Tick's turn
      And Skag has had no turn

    @FO-09
    Scenario: A fight lasts no longer than it may
      Given Vera stands at 100 100
      And Skag stands at 490 100
      And the fight lasts 1 round
      And Vera acts first, then Skag
      When Vera ends her turn
      And Skag ends his turn
      Then the round ends undecided
      And Vera and Skag are left standing
