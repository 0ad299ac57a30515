Feature: Damage, and what wounds do
  Every gun has its strength, every man so many boxes on his sheet. When they are full, so is the grave.

  Background:
    Given a game of gunfighting

  @GF-37
  Rule: A hit does as many points as its margin and the strength of the gun, less the armour

    Scenario Outline: A <case> does margin and <strength>
      Given the gunfighters
        | name | Fast Draw | Pistol | Rifle | Shotgun | guns   |
        | Ann  | Great     | Good   | Good  | Good    | <case> |
        | Bill | Fair      | Fair   |       |         |        |
      And Ann's shot shows +000
      When Ann aims and shoots Bill
      Then the damage to Bill counts
        | rule  | counts     |
        | GF-37 | +1         |
        | GF-37 | <strength> |

      Examples:
        | case      | strength |
        | derringer | +1       |
        | revolver  | +3       |
        | rifle     | +5       |
        | shotgun   | +5       |

    Example: Armour takes its part off
      Given the gunfighters
        | name | Fast Draw | Pistol | armour |
        | Ann  | Great     | Good   |        |
        | Bill | Fair      | Fair   | 1      |
      And Ann's shot shows ++00
      When Ann aims and shoots Bill
      Then the damage to Bill counts
        | rule  | counts |
        | GF-37 | +2     |
        | GF-37 | +3     |
        | GF-37 | -1     |
      And Bill takes 4 points

    Example: Enough armour, and no harm is done
      Given the gunfighters
        | name | Fast Draw | Pistol | armour | guns      |
        | Ann  | Great     | Good   |        | derringer |
        | Bill | Fair      | Fair   | 1      |           |
      And Ann's shot shows 0000
      When Ann aims and shoots Bill
      Then the bullet does Bill no harm
      And Bill is unhurt

  @HL-05
  Rule: A target that is no human being is harder or easier to hit, and a big one takes less

    Scenario Outline: A <target> of size <size> is hit at <difficulty>, and takes <points> points
      Given the gunfighters
        | name | Fast Draw | Pistol | size   |
        | Ann  | Great     | Good   |        |
        | Bill | Fair      | Fair   | <size> |
      And everybody is Across the Room
      And Ann's shot shows ++00
      When Ann aims and shoots Bill
      Then Ann's shot comes to Superb against <difficulty>
      And Bill takes <points> points

      Examples: Margin 3 less the difficulty, and strength 3
        | target     | size | difficulty | points |
        | pixie      | -2   | Great      | 4      |
        | leprechaun | -1   | Good       | 5      |

      @HL-03
      Examples: The same, less the size of what is big
        | target     | size | difficulty | points |
        | giant      | 1    | Mediocre   | 6      |
        | dragon     | 3    | Terrible   | 6      |

  @HL-14 @HL-31
  Rule: How many points a man takes before the next wound level begins

    Scenario Outline: A man of <case> Damage Capacity
      When a man of <case> Damage Capacity is struck again and again, a point at a time, <dies at the> times
      Then <Scratch> blows leave him with Scratch
      And <Hurt> blows leave him with Hurt
      And <Very Hurt> blows leave him with Very Hurt
      And <Incapacitated> blows leave him with Incapacitated
      And <Near Death> blows leave him with Near Death
      And he is dead

      Examples: The source has Fair, Mediocre and Poor
        | case      | Scratch | Hurt | Very Hurt | Incapacitated | Near Death | dies at the |
        | Terrible  | 1       | 1    | 1         | 1             | 2          | 7           |
        | Poor      | 2       | 1    | 1         | 2             | 2          | 9           |
        | Mediocre  | 2       | 2    | 1         | 2             | 2          | 10          |
        | Fair      | 2       | 2    | 2         | 2             | 2          | 11          |
        | Good      | 3       | 2    | 2         | 3             | 2          | 13          |
        | Great     | 3       | 3    | 2         | 3             | 2          | 14          |
        | Superb    | 3       | 3    | 3         | 3             | 2          | 15          |
        | Legendary | 4       | 3    | 3         | 4             | 2          | 17          |

  @HL-31
  Rule: Points fill boxes from the left and add up; the rightmost box filled is the wound

    Scenario Outline: A single blow of <case> to a man of Fair Damage Capacity
      When a man of Fair Damage Capacity takes a single blow of <points> points
      Then he is <wound>

      Examples:
        | case          | points | wound         |
        | two points    | 2      | Scratch       |
        | three points  | 3      | Hurt          |
        | five points   | 5      | Very Hurt     |
        | seven points  | 7      | Incapacitated |
        | nine points   | 9      | Near Death    |
        | ten points    | 10     | Near Death    |
        | eleven points | 11     | dead          |

    Example: What he came with counts
      Given the gunfighters
        | name | Fast Draw | Pistol | wounds |
        | Ann  | Great     | Good   |        |
        | Bill | Fair      | Fair   | 4      |
      And Ann's shot shows 0000
      When Ann aims and shoots Bill
      Then Bill takes 3 points
      And Bill is Incapacitated

  @HL-32
  Rule: A scratch costs nothing, Hurt costs 1, Very Hurt costs 2, and only the worst wound counts

    @HL-24
    Scenario Outline: <case>
      Given the gunfighters
        | name | Fast Draw | Pistol | wounds    |
        | Ann  | Great     | Great  | <came>    |
        | Bill | Superb    | Great  |           |
      And everybody is Across the Room
      And Bill's snapshot shows <dice>
      And Ann's shot shows 0000
      And Bill snapshots Ann
      When Ann aims and shoots Bill
      Then Ann's shot counts
        | rule  | counts                 |
        | GF-36 | +2                     |
        | GF-12 | waives the -2 of GF-20 |
        | HL-24 | <penalty>              |

      Examples:
        | case                                   | came | dice | penalty |
        | Hurt                                   | 0    | 0000 | -1      |
        | Hurt, and hurt again: no worse         | 1    | 0000 | -1      |
        | Very Hurt                              | 0    | ++00 | -2      |
        | Hurt at first, and now Very Hurt: -2, not -3 | 3 | 0000 | -2   |

    Example: A scratch is nothing
      Given the gunfighters
        | name | Fast Draw | Pistol | guns      |
        | Ann  | Great     | Great  |           |
        | Bill | Superb    | Great  | derringer |
      And everybody is Across the Room
      And Bill's snapshot shows 0000
      And Ann's shot shows 0000
      And Bill snapshots Ann
      When Ann aims and shoots Bill
      Then Ann's shot comes to Great against Fair

    Example: Very Hurt is bad, but he can still act
      Given the gunfighters
        | name  | Fast Draw | Pistol | gun strength |
        | Ann   | Great     | Great  | 6            |
        | Bill  | Fair      | Fair   |              |
      And everybody is Across the Room
      And Ann's snapshot shows 0000
      And Bill's shot shows 0000
      And Ann snapshots Bill
      When Bill shoots Ann
      Then Bill is Very Hurt
      And Bill's shot misses Ann by 4

  @HL-25
  Rule: A wound counts for what the wounded part is used for; where parts are not told apart, for everything

    Example: The draw and the shot are both worse for it
      Given the gunfighters
        | name | Fast Draw | Pistol | wounds |
        | Ann  | Great     | Great  | 3      |
        | Bill | Fair      | Great  |        |
      And Ann's shot shows 0000
      When Ann aims and shoots Bill
      Then Ann's draw comes to Good
      And Ann's shot comes to Good against Good

  @HL-33
  Rule: The first point beyond the last box kills

    Scenario Outline: <case>
      When a man of Fair Damage Capacity takes a single blow of <points> points
      Then he is dead

      Examples:
        | case                | points |
        | One point too many  | 11     |
        | Many points too many | 20    |

  @GF-39
  Rule: Who is incapacitated or worse no longer acts

    Scenario Outline: <case>
      Given the gunfighters
        | name  | Fast Draw | Pistol | gun strength |
        | Ann   | Great     | Great  | <points>     |
        | Bill  | Fair      | Fair   |              |
        | Clyde | Poor      | Fair   |              |
      And everybody is Across the Room
      And Ann's snapshot shows 0000
      When Ann snapshots Bill
      Then Bill is <case>
      And Bill is out of action
      And Bill does not act in part 3
      And Bill does not act in part 4

      Examples:
        | case          | points |
        | Incapacitated | 7      |
        | Near Death    | 9      |
        | dead          | 11     |

    @GF-28
    Example: He does not draw in the next turn either
      Given the gunfighters
        | name  | Fast Draw | Pistol | gun strength |
        | Ann   | Great     | Great  | 7            |
        | Bill  | Fair      | Fair   |              |
        | Clyde | Poor      | Fair   |              |
      And Ann's snapshot shows +000
      And Ann snapshots Bill
      When they draw in turn 2
      Then only Ann and Clyde draw in turn 2

    Example: The fight ends when one side is left
      Given the gunfighters
        | name | Fast Draw | Pistol | wounds |
        | Ann  | Great     | Good   |        |
        | Bill | Fair      | Fair   | 4      |
      And Ann's shot shows 0000
      When Ann aims and shoots Bill
      Then Bill is out of action
      And the fight is over
