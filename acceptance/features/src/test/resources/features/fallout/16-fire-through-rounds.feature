@fallout
Feature: Fire through rounds
  Who is hit by a flame thrower burns at once, and at the end of the next two rounds; a new hit begins anew.

  Background:
    Given a game of Fallout

  Rule: Every round bites once

    @FO-29 @FO-30 @FO-31 @FO-32 @FO-72
    Scenario: One hit
      # 7 + 4 + 5 is 16, 9 + 5 is 14, and 6: less 4 for leather each time.
      Given Brock stands at 100 100
      And Brock is armed with a Flame thrower
      And Skag stands at 100 250
      And Brock acts first, then Skag
      When Brock fires the flame thrower
      And Brock's percent dice show 70
      And the fire on Skag bites with 7 4
      And Brock does this: end turn, then end turn, then end turn, then end turn
      And Skag does this: end turn, then end turn, then end turn, then end turn
      And the fire on Skag bites with 9
      And the fire on Skag bites with 6
      Then Skag is bitten by fire like this
        | 1 | first round  | 12 | 18 |
        | 2 | second round | 10 | 8  |
        | 3 | third round  | 2  | 6  |
      And the stream has a chance of 70
      And Brock holds Flame thrower 7/8 s

    @FO-31
    Scenario: Hit again in the second round
      Given Brock stands at 100 100
      And Brock is armed with a Flame thrower
      And Skag stands at 100 250
      And Skag has 60 hit points left
      And the fight lasts 5 rounds
      And Brock acts first, then Skag
      When Brock fires the flame thrower
      And Brock's percent dice show 70
      And the fire on Skag bites with 7 4
      And Brock ends his turn
      And Brock fires the flame thrower
      And Brock's percent dice show 70
      And the fire on Skag bites with 7 4
      And Brock does this: end turn, then end turn, then end turn, then end turn
      And Skag does this: end turn, then end turn, then end turn, then end turn, then end turn
      And the fire on Skag bites with 9
      And the fire on Skag bites with 6
      Then Skag is bitten by fire like this
        | 1 | first round  | 12 | 48 |
        | 2 | first round  | 12 | 36 |
        | 3 | second round | 10 | 26 |
        | 4 | third round  | 2  | 24 |

    @FO-31
    Scenario: Hit again in the third round
      Given Brock stands at 100 100
      And Brock is armed with a Flame thrower
      And Skag stands at 100 250
      And Skag has 60 hit points left
      And the fight lasts 6 rounds
      And Brock acts first, then Skag
      When Brock fires the flame thrower
      And Brock's percent dice show 70
      And the fire on Skag bites with 7 4
      And Brock does this: end turn, then end turn
      And the fire on Skag bites with 9
      And Brock fires the flame thrower
      And Brock's percent dice show 70
      And the fire on Skag bites with 7 4
      And Brock does this: end turn, then end turn, then end turn, then end turn
      And Skag does this: end turn, then end turn, then end turn, then end turn, then end turn, then end turn
      And the fire on Skag bites with 9
      And the fire on Skag bites with 6
      Then Skag is bitten by fire like this
        | 1 | first round  | 12 | 48 |
        | 2 | second round | 10 | 38 |
        | 3 | first round  | 12 | 26 |
        | 4 | second round | 10 | 16 |
        | 5 | third round  | 2  | 14 |

    @FO-30 @FO-31
    Scenario: A second hit in one round is one throw, and nothing more
      Given Brock stands at 100 100
      And Brock is armed with a Flame thrower
      And Brock has 10 AP in each round
      And Skag stands at 100 250
      And Brock acts first, then Skag
      When Brock fires the flame thrower, and goes on at Skag
      And Brock's percent dice show 40, 41
      And the fire on Skag bites with 7 4
      Then the stream adds nothing, for Skag has been burnt in this round
      And Skag is bitten by fire like this
        | 1 | first round | 12 | 18 |
      And Brock holds Flame thrower 6/8 s
      And Brock has 0 of 10 AP left

    @FO-31 @FO-70
    Scenario: Who burns to death at the end of a round
      Given Brock stands at 100 100
      And Skag stands at 100 600
      And Skag has 10 hit points left
      And Skag burns already, with the second round to come
      And Brock acts first, then Skag
      When Brock ends his turn
      And Skag ends his turn
      And the fire on Skag bites with 9
      Then Brock is left standing

    @FO-31
    Scenario: Who burns does so in the order of initiative
      Given Brock stands at 100 100
      And Skag stands at 100 600
      And Skag burns already, with the second round to come
      And Brock burns already, with the third round to come
      And the fight lasts 1 round
      And Skag acts first, then Brock
      When Skag ends his turn
      And Brock ends his turn
      And the fire on Skag bites with 9
      And the fire on Brock bites with 9
      Then those bitten by fire are Skag, Brock

  Rule: A critical

    @FO-13 @FO-16 @FO-31 @FO-32
    Scenario: On the weapon it makes that useless and spares him the first bite, but he burns on
      # A d6 of 6 is the weapon; 9 + 5 - 4.
      Given Brock stands at 100 100
      And Brock is armed with a Flame thrower
      And Skag stands at 100 250
      And Brock acts first, then Skag
      When Brock fires the flame thrower
      And Brock's percent dice show 2
      And Brock's d6 for the part shows 6
      And the fire on Skag bites with 3 4
      And Brock does this: end turn, then end turn, then end turn
      And Skag does this: end turn, then end turn
      And the fire on Skag bites with 9
      Then Skag is bitten by fire like this
        | 2 | second round | 10 | 20 |
      And Skag may not choose shoot Brock, by FO-12

  Rule: From cover, and what is left in the tank

    @FO-30 @FO-39
    Scenario: Coming out costs a point once, and the watchers look
      # 5 and 1 of his 8.
      Given Brock stands at 100 100
      And Brock is armed with a Flame thrower
      And Brock is in cover, behind what nobody has drawn
      And Skag stands at 100 250
      And Brock acts first, then Skag
      When Brock fires the flame thrower
      And Brock's percent dice show 71
      Then Brock has 2 of 8 AP left
      And the stream is a miss

    @FO-39
    Scenario: Two seconds from cover, 11 points
      Given Brock stands at 100 100
      And Brock is armed with a Flame thrower
      And Brock has 11 AP in each round
      And Brock is in cover, behind what nobody has drawn
      And Skag stands at 100 250
      And Brock acts first, then Skag
      When Brock fires the flame thrower, and goes on at Skag
      And Brock's percent dice show 71, 72
      Then Brock has 0 of 11 AP left

    @FO-30
    Scenario: Eight points are one second
      Given Brock stands at 100 100
      And Brock is armed with a Flame thrower
      And Skag stands at 100 250
      And Brock acts first, then Skag
      When Brock fires the flame thrower
      And Brock's percent dice show 71
      Then Brock has 3 of 8 AP left
      And Brock may not choose flame, by FO-30

    @FO-72
    Scenario: An empty tank
      Given Brock stands at 100 100
      And Brock is armed with a Flame thrower
      And Brock's gun has 0 rounds
      And Skag stands at 100 250
      And Brock acts first, then Skag
      Then Brock may not choose flame, by FO-72

    @FO-72
    Scenario: No more seconds than there are
      Given Brock stands at 100 100
      And Brock is armed with a Flame thrower
      And Brock's gun has 1 round
      And Brock has 10 AP in each round
      And Skag stands at 100 250
      And Brock acts first, then Skag
      When Brock fires the flame thrower
      And Brock's percent dice show 71
      Then Brock has 5 of 10 AP left
      And Brock may not choose flame, by FO-72

    @FO-72
    Scenario: A new tank for 2 points
      Given Brock stands at 100 100
      And Brock is armed with a Flame thrower
      And Brock's gun has 0 rounds
      And Skag stands at 100 250
      And Brock acts first, then Skag
      When Brock does this: reload the Flame thrower
      And Brock fires the flame thrower
      And Brock's percent dice show 71
      Then Brock has 1 of 8 AP left
      And Brock holds Flame thrower 7/8 s

    @FO-11
    Scenario: Farther than the stream goes
      Given Brock stands at 100 100
      And Brock is armed with a Flame thrower
      And Skag stands at 100 501
      And Brock acts first, then Skag
      Then Brock may not choose flame, by FO-11

    @FO-36
    Scenario: Not through a wall
      Given Brock stands at 100 100
      And Brock is armed with a Flame thrower
      And the wall goes from 50 180 to 150 180, higher than a man
      And Skag stands at 100 250
      And Brock acts first, then Skag
      Then Brock may not choose flame, by FO-36

    @FO-30 @FO-70 @FO-72
    Scenario: A second for somebody who has fallen since is spent
      # 7 + 4 + 5 - 4 is 12.
      Given Brock stands at 100 100
      And Brock is armed with a Flame thrower
      And Brock has 10 AP in each round
      And Skag stands at 100 250
      And Skag has 12 hit points left
      And Tick, a Skag, stands at 150 250
      And Skag and Tick fight side by side
      And Brock acts first, then Skag, then Tick
      When Brock turns the stream on Skag, then on Skag
      And Brock's percent dice show 40, 41
      And the fire on Skag bites with 7 4
      Then it is Brock's turn
      And Brock holds Flame thrower 6/8 s
      And Brock has 0 of 10 AP left
