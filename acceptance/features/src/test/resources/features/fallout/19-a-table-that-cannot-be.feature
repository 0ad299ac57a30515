@fallout
Feature: A table that cannot be
  What is wrong with a table is told all at once, with the place in the document.

  Background:
    Given a game of Fallout

  @FO-34 @FO-36
  Scenario: Everything at once
    Given the table is 60 by 60 cm
    And the wall goes from 100 300 to 300 300, higher than a man
    And the ruin goes from 400 400 to 400 400, higher than a man
    And the tower goes from 500 500 to 500 700, higher than a man
    And stairs go from 50 50 to 50 50, 40 mm wide
    And Vera stands at 200 300
    And Brock stands at 500 100, facing 400
    And Skag stands at 500 100
    And Gorm stands at 601 100
    And Vera and Brock and Skag and Gorm fight side by side
    Then this table is refused with all of this
      | /fighters           | everyone is on the same side                           |
      | /fighters/0/at/0    | nobody can stand at 200 300: the wall is there (FO-36) |
      | /fighters/1/facing  | 400 is out of range (FO-34)                            |
      | /fighters/2/at/0    | Brock is at 500 100 already                            |
      | /fighters/3/at/0    | 601 100 is off the table                               |
      | /things/1/to        | a line from 400 400 to 400 400 has no length           |
      | /things/2/to        | 500 700 is off the table                               |
      | /stairs/0/to        | a line from 50 50 to 50 50 has no length               |

  @FO-36
  Scenario: Cover that is not there
    # From 200 331 the car is 31 mm away, from 600 600 nothing is near.
    Given the car goes from 100 300 to 300 300, hip-high
    And Vera stands at 200 331
    And Vera is in cover behind the car
    And Brock stands at 600 600
    And Brock is in cover, behind whatever is there
    And Skag stands at 200 270
    And Skag is in cover behind the cart
    Then this table is refused with all of this
      | /fighters/0/behind  | 200 331 is 31 mm from the car                |
      | /fighters/1/inCover | there is nothing to hide behind at 600 600   |
      | /fighters/2/behind  | there is nothing called 'the cart'           |
