Feature: Bodies, part by part
  Each part of a body has boxes of its own. A limb does not kill: it becomes useless, crippled, lost. What it held falls,
  who stood on it falls too, and what it is not used for it does not hinder.

  Background:
    Given a game of gunfighting

  @HL-12 @HL-14
  Rule: Every part has its own boxes

    Scenario Outline: HL-14, the table of the source: the <part> of a man of Fair Damage Capacity
      When a man of Fair Damage Capacity is shot in the <part>, a point at a time, until it is done for
      Then its boxes were <boxes>
      And that left it <end>

      @HL-15 @HL-33
      Examples:
        | part  | boxes     | end  |
        | torso | 2 2 2 2 2 | dead |
        | head  | 2 2 1 2 2 | dead |

      @HL-16 @HL-22 @HL-23
      Examples:
        | part       | boxes     | end  |
        | left arm   | 2 2 1 2 2 | lost |
        | left hand  | 2 1 1 2 2 | lost |
        | right arm  | 2 2 1 2 2 | lost |
        | right hand | 2 1 1 2 2 | lost |
        | left leg   | 2 2 1 2 2 | lost |
        | left foot  | 2 1 1 2 2 | lost |
        | right leg  | 2 2 1 2 2 | lost |
        | right foot | 2 1 1 2 2 | lost |

    Scenario Outline: V60: the boxes of others, <capacity>: <part>
      When a man of <capacity> Damage Capacity is shot in the <part>, a point at a time, until it is done for
      Then its boxes were <boxes>

      Examples:
        | capacity | part      | boxes     |
        | Good     | torso     | 3 2 2 3 2 |
        | Good     | head      | 2 2 2 2 2 |
        | Good     | left hand | 2 2 1 2 2 |
        | Superb   | left arm  | 3 3 2 3 2 |
        | Superb   | left foot | 3 2 2 3 2 |
        | Poor     | torso     | 2 1 1 2 2 |
        | Poor     | left leg  | 1 1 1 1 2 |
        | Terrible | left hand | 1 1 1 1 2 |

    Scenario Outline: V61 to V63: <points> points in the <part>: <state>
      When a man of Fair Damage Capacity is shot in the <part> for <points> points
      Then that left it <state>

      Examples:
        | part      | points | state        |
        | torso     | 2      | Scratch      |
        | torso     | 3      | Hurt         |
        | torso     | 5      | Very Hurt    |
        | torso     | 7      | Incapacitated |
        | torso     | 9      | Near Death   |
        | torso     | 11     | dead         |
        | right arm | 5      | Very Hurt    |
        | right arm | 6      | Useless      |
        | right arm | 8      | Crippled     |
        | right arm | 10     | lost         |
        | left foot | 3      | Hurt         |
        | left foot | 4      | Very Hurt    |
        | left foot | 5      | Useless      |
        | left foot | 7      | Crippled     |
        | left foot | 9      | lost         |

    @HL-35
    Example: V65: fourteen points are too many for an arm, and the rest of the man does not notice
      When a man of Fair Damage Capacity is shot in the right arm for 14 points
      Then that left it lost
      And 4 points vanished
      And Joe's right hand is lost
      And Joe's torso is unhurt

    @HL-31 @HL-32
    Example: V76: a light coat, and points that add up
      When a man of Fair Damage Capacity and armour 1 is shot in the torso with margin 2, and then for 3 points more
      Then the shots left it Hurt and Incapacitated
      And Joe is out of action

    @HL-31
    Example: V77: one box for each blow
      Given the game master marks one box for each blow
      When a man of Fair Damage Capacity is shot in the left arm for 4, 4, 2 and 4 points
      Then the shots left it Hurt, Hurt, Hurt and Very Hurt

  @HL-30
  Rule: Each part has the armour that it wears

    Example: A helmet, boots off has the armour that it wears
      Given the gunfighters
        | name | Fast Draw | Pistol | armour | parts                              |
        | Bob  | Great     | Good   |        |                                    |
        | Joe  | Fair      | Fair   | 2      | head armour 4, right foot armour 0 |
      And the game master plays with hit location
      And everybody is Spittin' Distance
      And Bob announces a called shot
      And Bob's shot shows +000
      When Bob aims and shoots Joe in the head
      Then the bullet does Joe's head no harm

  Rule: A hand that is useless drops what it held

    Background:
      Given the gunfighters
        | name | Fast Draw | Pistol | Rifle | guns                  | parts       |
        | Ann  | Great     | Good   |       | revolver              |             |
        | Joe  | Fair      | Good   | Good  | revolver and revolver | right arm 3 |
        | Hank | Poor      | Poor   |       | none                  |             |
      And the game master plays with hit location
      And everybody is Across the Room
      And Ann announces a called shot
      And Ann's shot shows 0000

    @HL-17 @GF-29 @GF-30
    Example: V64: three points more, and the gun is on the ground with its bullets; the next draw is no faster
      When Ann aims and shoots Joe in the right arm
      And they draw in turn 2
      And Joe draws the revolver 2 in turn 2
      Then Joe's right arm is Useless
      And Joe drops the revolver
      And Joe's guns hold 6 and 6
      And Joe's draw of turn 2 counts
        | rule  | counts                 |
        | GF-07 | +0                     |
        | GF-30 | waives the +2 of GF-29 |
        | HL-25 | waives the -2 of HL-24 |

    @HL-17 @GF-07
    Example: V64: he cannot shoot back this turn
      When Ann aims and shoots Joe in the right arm
      And it comes to Joe's part 4
      Then Joe may not choose shoot, by GF-07 and HL-17

    @HL-17 @HL-18
    Example: The gun on the ground stays there
      When Ann aims and shoots Joe in the right arm
      And it comes to Joe's gun in turn 2
      Then what Joe may choose, or may not by these rules, includes
        | revolver                | HL-17           |
        | revolver 2              | yes             |
        | revolver and revolver 2 | HL-17 and HL-18 |

    @HL-17 @HL-18
    Example: A rifle wants both hands
      Given Joe carries a rifle and a derringer
      When Ann aims and shoots Joe in the right arm
      And it comes to Joe's gun in turn 2
      Then Joe drops the rifle
      And what Joe may choose, or may not by these rules, includes
        | rifle     | HL-17 and HL-18 |
        | derringer | yes             |

    @HL-17
    Example: V52: a two-gun man who loses the use of a hand shoots with Pistol
      Given the gunfighters
        | name | Fast Draw | Pistol | Two-Gun Shooter | guns                  | parts       |
        | Joe  | Fair      | Good   | Fair            | revolver and revolver | left arm 3  |
      And Joe draws both guns
      And Joe's shot shows 0000
      When Ann aims and shoots Joe in the left arm
      And Joe shoots Ann
      Then Joe drops the revolver 2
      And Joe's shot counts
        | rule  | counts                 |
        | GF-36 | +1                     |
        | GF-20 | -2                     |
        | HL-25 | waives the -2 of HL-24 |

    @GF-21
    Example: V52: the other hand is useless, so he does not fan
      Given the gunfighters
        | name | Fast Draw | Pistol | guns     | parts       |
        | Joe  | Fair      | Good   | revolver | left hand 5 |
      When Ann aims and shoots Joe in the right leg
      And it comes to Joe's part 4
      Then Joe may not choose fan, by GF-21

  Rule: A leg that is useless gives way

    Background:
      Given the gunfighters
        | name | Fast Draw | Pistol | Agility | gun strength |
        | Ann  | Great     | Good   |         | 5            |
        | Joe  | Fair      | Good   | Good    | 3            |
        | Hank | Poor      | Poor   |         | 3            |
      And the game master plays with hit location
      And everybody is Across the Room
      And Ann announces a called shot
      And Ann's shot shows +000

    @HL-19
    Example: V63: a useless foot, and he falls; he may still shoot
      Given Joe's shot shows 0000
      When Ann aims and shoots Joe in the left foot
      And Joe shoots Ann
      Then Joe's left foot is Useless
      And Joe falls
      And Joe lies on the ground at the end
      And Joe's shot counts
        | rule  | counts                 |
        | GF-36 | +1                     |
        | GF-20 | -2                     |
        | HL-25 | waives the -2 of HL-24 |

    @HL-20
    Scenario Outline: V66: Agility Good and <dice>: he <does>
      Given the game master plays with agility saves
      And Joe throws <dice> for the agility
      When Ann aims and shoots Joe in the left foot
      Then Joe <does>
      And Joe's left foot is Useless

      Examples:
        | dice | does              |
        | ++00 | stays on his feet |
        | +000 | falls             |

    @HL-19
    Example: With the other leg gone there is nothing to stay up on
      Given the game master plays with agility saves
      And the gunfighters
        | name | Fast Draw | Agility | support | parts       |
        | Joe  | Fair      | Superb  | yes     | right leg 6 |
      When Ann aims and shoots Joe in the left foot
      Then Joe falls

    @HL-21 @HL-24
    Example: He gets up in part 3, leaning on something, and shoots as if he had done nothing
      Given the gunfighters
        | name | Fast Draw | Pistol | support |
        | Joe  | Fair      | Good   | yes     |
      And Joe's shot shows 0000 in turn 2
      When Ann aims and shoots Joe in the left foot
      And Joe stands up and shoots Ann in turn 2
      Then Joe stands at the end
      And Joe's shot counts
        | rule  | counts |
        | GF-36 | +1     |
        | GF-20 | -2     |
        | HL-24 | -2     |

    @HL-21
    Example: With nothing to lean on he stays where he is
      When Ann aims and shoots Joe in the left foot
      And it comes to Joe's part 3 in turn 2
      Then what Joe may choose, or may not by these rules, includes
        | dodge    | yes   |
        | stand up | HL-21 |

  @HL-24 @HL-25
  Rule: Only the worst wound counts, and only for what the part is used for

    Background:
      Given the game master plays with hit location
      And everybody is Across the Room

    @HL-26
    Example: V67: the source's own example, right arm Hurt, left leg Very Hurt, right foot Hurt: fighting while standing
      Given the gunfighters
        | name | Pistol | parts                                 |
        | Bob  | Good   | right arm 3, left leg 5, right foot 3 |
        | Joe  | Fair   |                                       |
      And Bob's shot shows 0000
      When Bob aims and shoots Joe
      Then Bob's shot counts
        | rule  | counts                 |
        | GF-36 | +1                     |
        | GF-12 | waives the -2 of GF-20 |
        | HL-24 | waives the -1 of HL-24 |
        | HL-24 | -2                     |
        | HL-24 | waives the -1 of HL-24 |

    Example: V67: his nerve does not mind
      Given the gunfighters
        | name | Nerve | Pistol | parts                                 |
        | Bob  | Good  | Good   | right arm 3, left leg 5, right foot 3 |
        | Joe  | Fair  | Fair   |                                       |
      When they stare each other down
      Then Bob stares at Good

    Scenario Outline: <what>: <counts>
      Given the gunfighters
        | name | Pistol | Rifle | weapon hand | guns  | parts   |
        | Bob  | Good   | Good  | <hand>      | <gun> | <parts> |
        | Joe  | Fair   |       |             |       |         |
      And Bob's shot shows 0000
      When Bob aims and shoots Joe
      Then Bob's wounds take <counts> off his shot

      Examples:
        | what                                      | hand  | gun      | parts                                  | counts |
        | V67: the same shot from the ground        | right | revolver | right arm 3, left leg 6, right foot 3  | 1      |
        | V68: torso and gun arm are both Hurt      | right | revolver | torso 3, right arm 3                   | 1      |
        | The other arm does not matter to a pistol | right | revolver | left arm 5                             | 0      |
        | It does to a rifle                        | right | rifle    | left arm 5                             | 2      |
        | It does to a left-handed man              | left  | revolver | left arm 5                             | 2      |
        | A useless gun arm: he uses the other one  | right | revolver | right arm 6, left hand 3               | 1      |
        | A head counts for everything              | right | revolver | head 3                                 | 1      |
