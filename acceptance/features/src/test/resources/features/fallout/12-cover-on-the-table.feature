@fallout
Feature: Cover on the table
  Who is within 3 cm of something can take cover there, against everybody who has it between.

  Background:
    Given a game of Fallout

  Rule: Into cover and out again

    @FO-09 @FO-36
    Scenario: Two action points, within 3 cm
      Given Skag stands at 350 330
      And the car goes from 300 300 to 400 300, hip-high
      And Vera stands at 350 100
      And Skag acts first, then Vera
      When Skag goes into cover behind the car
      Then Skag has 5 of 7 AP left

    @FO-36
    Scenario: A millimetre farther away there is no cover
      Given Skag stands at 350 331
      And the car goes from 300 300 to 400 300, hip-high
      And Vera stands at 350 100
      And Skag acts first, then Vera
      Then Skag may not choose take cover, by FO-36

    @FO-09 @FO-40
    Scenario: Out for one, and before that nobody goes anywhere
      Given Skag stands at 350 330
      And the car goes from 300 300 to 400 300, hip-high
      And Skag is in cover behind the car
      And Vera stands at 350 100
      And Skag acts first, then Vera
      When Skag leaves his cover
      And Skag walks north 60
      Then Skag has 4 of 7 AP left

    @FO-40
    Scenario: In cover he turns and crouches, but does not move
      Given Skag stands at 350 330, facing north
      And the car goes from 300 300 to 400 300, hip-high
      And Skag is in cover behind the car
      And Vera stands at 350 100
      And Skag acts first, then Vera
      Then Skag may not choose walk, by FO-40
      And Skag may not choose run, by FO-40
      And Skag may not choose jump, by FO-40
      And Skag may choose turn
      And Skag may choose crouch

    @FO-36 @FO-39 @FO-40
    Scenario: Into cover, a shot, and out again take all of Brock's action points
      # 2, 4 + 1 and 1.
      Given Brock stands at 350 330
      And Brock is armed with a 10 mm Pistol
      And the car goes from 300 300 to 400 300, hip-high
      And Vera stands at 350 100
      And Brock acts first, then Vera
      When Brock goes into cover behind the car
      And Brock shoots at Vera, popping out
      And Brock's percent dice show 91
      And Brock leaves his cover
      Then Brock has 0 of 8 AP left

  Rule: Against whom it is cover

    @FO-37
    Scenario Outline: Who shoots <from>
      # 70 for the pistol, 5 for close range; 40 less if the car is between.
      Given Vera stands at <place>
      And Vera is armed with a 10 mm Pistol
      And the car goes from 300 300 to 400 300, hip-high
      And Skag stands at 350 330
      And Skag is in cover behind the car
      And Vera acts first, then Skag
      When Vera shoots at Skag
      And Vera's percent dice show 91
      Then the shot hits on <chance> or less

      @FO-41
      Examples:
        | from             | place   | chance |
        | over the car     | 350 100 | 35     |

      @FO-11
      Examples:
        | from             | place   | chance |
        | from the side    | 600 330 | 75     |
        | from behind      | 350 560 | 75     |

    @FO-37 @FO-41
    Scenario Outline: What nobody has drawn is cover from all sides
      Given Vera stands at <place>
      And Vera is armed with a 10 mm Pistol
      And Skag stands at 350 330
      And Skag is in cover, behind what nobody has drawn
      And Vera acts first, then Skag
      When Vera shoots at Skag
      And Vera's percent dice show 91
      Then the shot hits on 35 or less

      Examples:
        | place   |
        | 350 100 |
        | 600 330 |
        | 350 560 |

    @FO-12 @FO-37
    Scenario: Whom his cover is not between he shoots plainly, at the plain price
      Given Skag stands at 350 330
      And the car goes from 300 300 to 400 300, hip-high
      And Skag is in cover behind the car
      And Vera stands at 600 330
      And Skag acts first, then Vera
      When Skag shoots at Vera
      And Skag's percent dice show 91
      Then the shot hits on 50 or less
      And Skag has 3 of 7 AP left

    @FO-38
    Scenario: Over his cover he fires blind
      # 45 and 5, less 35.
      Given Skag stands at 350 330
      And the car goes from 300 300 to 400 300, hip-high
      And Skag is in cover behind the car
      And Vera stands at 350 100
      And Skag acts first, then Vera
      When Skag shoots at Vera, blind
      And Skag's percent dice show 91
      Then the shot hits on 15 or less
      And Skag has 3 of 7 AP left

    @FO-39 @FO-41
    Scenario: Or comes out for a moment, and is back in cover when she shoots
      Given Skag stands at 350 330
      And the car goes from 300 300 to 400 300, hip-high
      And Skag is in cover behind the car
      And Vera stands at 350 100
      And Vera is armed with a 10 mm Pistol
      And Skag acts first, then Vera
      When Skag shoots at Vera, popping out
      And Skag's percent dice show 91
      And Skag ends his turn
      And Vera shoots at Skag
      And Vera's percent dice show 91
      Then the shots hit on 50 or less, then on 35 or less

  Rule: What can be seen

    @FO-36
    Scenario Outline: A wall <to>
      # Its end is at 300 200: sight along north 100 crosses it, along north 200 touches its end.
      Given Vera stands at 200 <north>
      And the wall goes from 300 0 to 300 200, higher than a man
      And Skag stands at 400 <north>
      And Vera acts first, then Skag
      Then Vera may not choose shoot Skag, by FO-36

      Examples:
        | to                            | north |
        | between them hides them       | 100   |
        | hides who is just at its end  | 200   |

    @FO-09
    Scenario: A millimetre beyond its end they see each other
      Given Vera stands at 200 201
      And the wall goes from 300 0 to 300 200, higher than a man
      And Skag stands at 400 201
      And Vera acts first, then Skag
      Then Vera may choose shoot Skag

    @FO-09
    Scenario: What is hip-high hides nobody, not even who lies behind it, and people hide nobody either
      Given Vera stands at 200 100
      And the fence goes from 300 0 to 300 200, hip-high
      And Brock stands at 350 100
      And Brock is already prone
      And Skag stands at 400 100
      And Skag is already prone
      And Vera acts first, then Brock, then Skag
      Then Vera may choose shoot Brock
      And Vera may choose shoot Skag

  Rule: From the front or not

    @FO-50
    Scenario: Of who lies and faces her, only arms and head show; a right angle is still the front
      Given Vera stands at 300 100
      And Vera is armed with a 10 mm Pistol
      And Skag stands at 300 300, facing east
      And Skag is already prone
      And Vera acts first, then Skag
      When Vera wants to shoot at Skag
      Then Vera may not choose at the legs, by FO-50
      And Vera may choose at the head

    @FO-12
    Scenario: Of who lies and looks away, everything
      # He faces north, and she is south of him.
      Given Vera stands at 300 100
      And Vera is armed with a 10 mm Pistol
      And Skag stands at 300 300, facing north
      And Skag is already prone
      And Vera acts first, then Skag
      When Vera wants to shoot at Skag
      Then Vera may choose at the legs
