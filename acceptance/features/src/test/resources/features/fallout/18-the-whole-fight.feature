@fallout
Feature: A whole fight
  Vera with a 10 mm Pistol and Skag with a MAC-10, both in leather and with 30 hit points, are 39 cm apart: close range for both.

  Background:
    Given a game of Fallout

  @FO-02 @FO-03 @FO-04 @FO-06 @FO-07 @FO-09 @FO-10 @FO-11 @FO-12 @FO-15 @FO-17 @FO-18 @FO-19 @FO-20 @FO-21 @FO-22
  @FO-23 @FO-28 @FO-36 @FO-37 @FO-38 @FO-39 @FO-41 @FO-42 @FO-43 @FO-44 @FO-45 @FO-48 @FO-49 @FO-70 @FO-72
  Scenario: Three rounds of it
    Given Vera stands at 100 100, facing east
    And Vera is armed with a 10 mm Pistol
    And Skag stands at 490 100, facing west
    And Skag has something to hide behind, which nobody has drawn
    When the dice of initiative show: Vera 2, Skag 5
    And Vera shoots at Skag
    And Vera's percent dice show 62
    And Vera's dice of damage show 4 5
    And Vera shoots at Skag
    And Vera's percent dice show 81
    And Vera ends her turn
    And Skag goes into cover
    And Skag shoots at Vera, blind
    And Skag's percent dice show 14
    And Skag's dice of damage show 2 3
    And Skag ends his turn
    And Vera does this: crouch
    And Vera aims at Skag's arm for 3 AP more, and shoots
    And Vera's percent dice show 29
    And Vera's dice of damage show 6 6
    And Vera ends her turn
    And Skag fires a burst at Vera, popping out
    And Skag's percent dice show 30, 17, 96
    And Skag's dice of damage show 3 4
    And Skag ends his turn
    And Vera waits in reaction
    And Skag shoots at Vera, popping out
    And Vera's test on perception throws 6
    And Vera aims at Skag's head for 5 AP more, and shoots
    And Vera's percent dice show 31
    And Vera's dice of damage show 5 6
    Then initiative comes to
      | Vera | 20 |
      | Skag | 18 |
    And the fight goes like this
      | 1 | Vera | pays 4 AP to shoot at Skag, 5 left              |
      | 1 | Vera | throws 62 against 75, critical 6: hit           |
      | 1 | Skag | is hit with 13, loses 9, 21 left                |
      | 1 | Vera | pays 4 AP to shoot at Skag, 1 left              |
      | 1 | Vera | throws 81 against 75, critical 6: miss          |
      | 1 | Vera | ends the turn, 1 AP lapse                       |
      | 1 | Skag | pays 2 AP for cover, 5 left                     |
      | 1 | Skag | pays 4 AP to shoot at Vera, 1 left              |
      | 1 | Skag | throws 14 against 15, critical 5: hit           |
      | 1 | Vera | is hit with 8, loses 4, 26 left                 |
      | 1 | Skag | ends the turn, 1 AP lapse                       |
      | 2 | Vera | pays 2 AP: crouch, 7 left                       |
      | 2 | Vera | pays 7 AP to shoot at Skag, 0 left              |
      | 2 | Vera | throws 29 against 30, critical 19: hit          |
      | 2 | Skag | is hit with 16 in the arm, loses 12, 9 left     |
      | 2 | Vera | ends the turn, 0 AP lapse                       |
      | 2 | Skag | comes out of cover at Vera                      |
      | 2 | Skag | pays 6 AP to shoot at Vera, 1 left              |
      | 2 | Skag | throws 30 against 23, critical 5: miss          |
      | 2 | Skag | throws 17 against 23, critical 5: hit           |
      | 2 | Vera | is hit with 10, loses 6, 20 left                |
      | 2 | Skag | throws 96 against 23, critical 5: fumble        |
      | 2 | Skag | ends the turn, 1 AP lapse                       |
      | 3 | Vera | waits with the 10 mm Pistol, 9 AP given up      |
      | 3 | Vera | ends the turn, 0 AP lapse                       |
      | 3 | Skag | comes out of cover at Vera                      |
      | 3 | Vera | perception, 6 against 7: success                |
      | 3 | Vera | interrupts Skag with 9 AP                       |
      | 3 | Vera | pays 9 AP to shoot at Skag, 0 left              |
      | 3 | Vera | throws 31 against 65, critical 31: critical     |
      | 3 | Skag | is hit with 30 in the head, loses 30, -21 left  |
      | 3 | Skag | is down                                         |
      | 3 | Vera | stands alone                                    |
    And the last shot does not count target in cover -40

  @FO-44 @FO-45
  Scenario: Who was noticed and interrupted still was when the turn is over
    Given Dutch, a Vera, stands at 500 100, facing north
    And Dutch is armed with a 10 mm Pistol
    And Rex, a Brock, stands at 360 320
    And Dutch acts first, then Rex
    When Dutch waits in reaction
    And Rex walks to 470 320
    Then Dutch tests whether she notices Rex
    When Dutch's test on perception throws 3
    Then Dutch tests whether she notices Rex
    And Dutch interrupts Rex
    When Dutch ends her turn
    Then Dutch tests whether she notices Rex
    And Dutch interrupts Rex
    And Rex does not test whether he notices Dutch
    And it is Rex's turn
