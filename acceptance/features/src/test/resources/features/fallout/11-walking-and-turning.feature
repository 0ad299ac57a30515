@fallout
Feature: Walking, turning and stairs
  Upright an action point goes 3 cm, crouched 2 and prone 1, and on stairs never more than 2. Each way is rounded up by itself.

  Background:
    Given a game of Fallout

  Rule: The price of a way

    @FO-09 @FO-33 @FO-71
    Scenario Outline: <length> cm are <points> action points
      Given Vera stands at 100 100
      And Skag stands at 800 800
      And Vera acts first, then Skag
      When Vera walks to <place>
      Then the way costs <points> AP
      And Vera is now at <place>
      And Vera has <left> of 9 AP left

      # The last two: 18 and 24 are 30 as the crow flies, 19 and 24 a little more.
      Examples:
        | length | place   | points | left |
        | 7      | 100 170 | 3      | 6    |
        | 6      | 100 160 | 2      | 7    |
        | 6.1    | 100 161 | 3      | 6    |
        | 3      | 118 124 | 1      | 8    |
        | 3.1    | 119 124 | 2      | 7    |

    @FO-33 @FO-51
    Scenario Outline: 7 cm <pose>
      Given Vera stands at 100 100
      And Vera is already <pose>
      And Skag stands at 800 800
      And Vera acts first, then Skag
      When Vera walks to 100 170
      Then the way costs <points> AP

      Examples:
        | pose     | points |
        | crouched | 4      |
        | prone    | 7      |

    @FO-33 @FO-35
    Scenario: 7 cm of stairs
      Given Vera stands at 100 100
      And stairs go from 100 90 to 100 300, 40 mm wide
      And Skag stands at 800 800
      And Vera acts first, then Skag
      When Vera walks to 100 170
      Then the way costs 4 AP

    @FO-35 @FO-51
    Scenario Outline: 7 cm of stairs, <pose>
      Given Vera stands at 100 100
      And Vera is already <pose>
      And stairs go from 100 90 to 100 300, 40 mm wide
      And Skag stands at 800 800
      And Vera acts first, then Skag
      When Vera walks to 100 170
      Then the way costs <points> AP

      Examples:
        | pose     | points |
        | crouched | 4      |
        | prone    | 7      |

    @FO-35
    Scenario: What is partly stairs is rounded up once
      # The stairs are 20 mm to all sides of their line, and begin at 145: 45 mm are one and a half, 30 mm of stairs one and a half.
      Given Vera stands at 100 100
      And stairs go from 100 166 to 100 300, 40 mm wide
      And Skag stands at 800 800
      And Vera acts first, then Skag
      When Vera walks to 100 175
      Then the way costs 3 AP

    @FO-33
    Scenario: Two ways are rounded up twice
      Given Vera stands at 100 100
      And Skag stands at 800 800
      And Vera acts first, then Skag
      When Vera walks to 100 110
      And Vera walks to 100 120
      Then the ways cost 1, 1 AP
      And Vera has 7 of 9 AP left

    @FO-33 @FO-69
    Scenario: With the wounds of the house, a wounded leg goes half as far
      # 45 mm at 15 mm for each.
      Given Vera stands at 100 100
      And Vera has a wound in the legs
      And the master plays with wounds
      And Skag stands at 800 800
      And Vera acts first, then Skag
      When Vera walks to 100 145
      Then the way costs 3 AP

  Rule: Where to

    @FO-33
    Scenario Outline: Said like <words>
      Given Vera stands at 100 100
      And Skag stands at 100 300
      And Vera acts first, then Skag
      When Vera walks <words>
      Then Vera is now at <place>

      Examples:
        | words           | place   |
        | to 100 160      | 100 160 |
        | north 60        | 100 160 |
        | towards Skag 60 | 100 160 |
        | next to Skag    | 100 270 |
        | east            | 370 100 |

    @FO-33 @FO-36
    Scenario: Behind something, so that it is cover
      # 9 AP are 270 mm, more than there is between them.
      Given Vera stands at 250 100
      And Vera is armed with a 10 mm Pistol
      And the car goes from 200 200 to 300 200, hip-high
      And Skag stands at 250 300
      And Vera acts first, then Skag
      When Vera walks behind the car
      And Vera goes into cover behind the car
      And Vera ends her turn
      And Skag shoots at Vera
      And Skag's percent dice show 99
      Then the shot hits on 15 or less

    @FO-09 @FO-33
    Scenario: Too far
      # 7 AP are 210 mm.
      Given Skag stands at 100 100
      And Vera stands at 800 800
      And Skag acts first, then Vera
      Then Skag cannot walk to 100 311, by FO-09
      And Skag cannot walk to 100 400, but as far as 100 310
      And Skag has 7 of 7 AP left

    @FO-33
    Scenario Outline: Nobody goes <where>
      Given Vera stands at 100 100
      And Skag stands at 100 200
      And the table is 40 by 40 cm
      And Vera acts first, then Skag
      Then Vera cannot walk to <place>, by FO-33

      Examples:
        | where                   | place   |
        | off the table           | -1 100  |
        | where somebody is       | 100 200 |
        | where she is            | 100 100 |

    @FO-33
    Scenario: But past somebody
      Given Vera stands at 100 100
      And Skag stands at 100 150
      And Vera acts first, then Skag
      When Vera walks to 100 200
      Then the way costs 4 AP

    @FO-36
    Scenario Outline: <what> is no way
      Given Vera stands at 100 100
      And Skag stands at 400 400
      And the wall goes from 50 150 to 150 150, <height>
      And Vera acts first, then Skag
      Then Vera cannot walk to <place>, by FO-36
      And Vera cannot walk to 100 200, but as far as 100 149

      Examples:
        | what                     | height            | place   |
        | Over what is hip-high    | hip-high          | 100 200 |
        | On what is hip-high      | hip-high          | 100 150 |
        | Through a wall           | higher than a man | 100 200 |
        | Past the end of a wall   | higher than a man | 200 200 |

    @FO-26
    Scenario: With a gun that is set up nobody goes anywhere, but he turns and lies down
      Given Brock stands at 100 100, facing north
      And Brock is armed with a Minimi
      And Brock's gun rests on a bipod
      And Skag stands at 800 800
      And Brock acts first, then Skag
      Then Brock may not choose walk, by FO-26
      And Brock may not choose run, by FO-26
      And Brock may choose turn
      And Brock may choose lie down

  Rule: Turning on the spot

    @FO-34
    Scenario Outline: From north to <facing> degrees
      Given Vera stands at 100 100, facing north
      And Skag stands at 800 800
      And Vera acts first, then Skag
      When Vera turns to <facing> degrees
      Then the turn costs <points> AP
      And Vera has <left> of 9 AP left

      Examples:
        | facing | points | left |
        | 45     | 0      | 9    |
        | 46     | 1      | 8    |
        | 90     | 1      | 8    |
        | 91     | 2      | 7    |
        | 180    | 2      | 7    |
        | 270    | 1      | 8    |

    @FO-34
    Scenario: What is turned in a row is one turn
      Given Vera stands at 100 100, facing north
      And Skag stands at 800 800
      And Vera acts first, then Skag
      When Vera turns to 45 degrees
      And Vera turns to 90 degrees
      And Vera turns to 45 degrees
      And Vera turns to 180 degrees
      Then the turns cost 0, 1, 0, 1 AP

    @FO-34
    Scenario: To the right and back is nothing
      Given Vera stands at 100 100, facing north
      And Skag stands at 800 800
      And Vera acts first, then Skag
      When Vera turns to 45 degrees
      And Vera turns to 0 degrees
      And Vera turns to 315 degrees
      Then the turns cost 0, 0, 0 AP

    @FO-34
    Scenario: After something else that costs action points it begins anew
      Given Vera stands at 100 100, facing north
      And Skag stands at 800 800
      And Vera acts first, then Skag
      When Vera turns to 45 degrees
      And Vera walks to 100 130
      And Vera turns to 90 degrees
      Then the turns cost 0, 0 AP

    @FO-34
    Scenario: Towards somebody is to the nearest degree
      # 100 east and 201 north is 26.45 degrees.
      Given Vera stands at 100 100, facing north
      And Skag stands at 200 301
      And Vera acts first, then Skag
      When Vera turns towards Skag
      Then Vera faces 26 north-east now

    @FO-34
    Scenario: Towards a thing is towards its middle
      Given Vera stands at 100 100, facing north
      And the car goes from 200 100 to 200 300, hip-high
      And Skag stands at 800 800
      And Vera acts first, then Skag
      When Vera does this: turn
      And Vera chooses towards the car for facing
      Then Vera faces 45 north-east now

    @FO-09 @FO-34
    Scenario: Not without the action points for it
      Given Vera stands at 100 100, facing north
      And Vera has 1 AP in each round
      And Skag stands at 800 800
      And Vera acts first, then Skag
      Then Vera cannot turn to 91, by FO-09

    @FO-33
    Scenario: Who walks looks where he looked before
      Given Vera stands at 100 100, facing north
      And Skag stands at 800 800
      And Vera acts first, then Skag
      When Vera walks to 160 100
      Then the way costs 2 AP
      And Vera faces 0 north now

    @FO-33 @FO-34
    Scenario: In a house where he turns first, he pays for it and looks where he goes
      Given Vera stands at 100 100, facing north
      And Skag stands at 800 800
      And Vera acts first, then Skag
      And whoever walks turns to the way first
      When Vera walks to 100 40
      Then the turn costs 2 AP
      And the way costs 2 AP
      And Vera faces 180 south now
      And Vera has 5 of 9 AP left

    @FO-12
    Scenario: Who looks away shoots all the same
      Given Vera stands at 100 100, facing south
      And Vera is armed with a 10 mm Pistol
      And Skag stands at 100 400
      And Vera acts first, then Skag
      When Vera shoots at Skag
      And Vera's percent dice show 76
      Then the shot hits on 75 or less
