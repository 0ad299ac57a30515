@hitlocation
Feature: Aiming at a part of the body
  The smaller what somebody aims at, the harder it is to hit: hand to hand by a worse roll, from afar by a higher difficulty.

  Background:
    Given a game of hit location

  Rule: Hand to hand, the size of the part is a penalty

    @HL-01 @HL-02 @FACT-3
    Scenario Outline: The <called> at <size>
      Given there is Ann
      And there is Bill
      And Ann's dice for the blow: 0000
      When Ann strikes Bill with
        | weapon     | club 0   |
        | skill      | Superb   |
        | called     | <called> |
        | difficulty | Terrible |
      Then the sum of Ann's blow is
        | club Superb | +3     | FACT-3 |
        | <called>    | <size> | HL-02  |
      And Bill's <part> takes <points> points
      And Bill's <part> ends up <state>

      Examples: The margin is 6 less the size, and that is all the damage
        | called     | size | part       | points | state     |
        | eyes       | -3   | head       | 3      | Hurt      |
        | head       | -2   | head       | 4      | Hurt      |
        | left hand  | -2   | left hand  | 4      | Very Hurt |
        | right foot | -2   | right foot | 4      | Very Hurt |
        | left leg   | -1   | left leg   | 5      | Very Hurt |
        | right arm  | -1   | right arm  | 5      | Very Hurt |

    @HL-04
    Example: Who names nothing strikes at the torso
      Given there is Ann
      And there is Bill
      And Ann's dice for the blow: 0000
      And Bill's dice for the defence: -000
      When Ann strikes Bill with
        | weapon  | sword 3 |
        | skill   | Fair    |
        | defence | Fair    |
      Then the strike hits by 1
      And Bill's torso takes 4 points
      And Bill's torso ends up Hurt

    @FACT-3
    Example: Equal rolls are a stand-off
      Given there is Ann
      And there is Bill
      And Ann's dice for the blow: 0+00
      And Bill's dice for the defence: 000+
      When Ann strikes Bill with
        | weapon  | sword 3 |
        | skill   | Fair    |
        | defence | Fair    |
      Then it is a stand-off
      And nothing happens to Bill

  Rule: From afar it raises the difficulty

    @HL-05
    Example: V69, the head at a Fair range
      Given there is Ann
      And there is Bill
      And Ann's dice for the shot: +000
      When Ann strikes Bill with
        | weapon | pistol 3 |
        | skill  | Good     |
        | called | head     |
        | range  | Fair     |
      Then the sum of Ann's difficulty is
        | difficulty Fair | 0  | FACT-3 |
        | head            | +2 | HL-05  |
      And the strike hits by 0
      And Bill's head takes 3 points
      And Bill's head has 2 1 0 0 0 marked of 2 2 1 2 2
      And Bill's head ends up Hurt

    @HL-05
    Example: V70, the eyes at a Good range go beyond the ladder
      Given there is Ann
      And there is Bill
      And Ann's dice for the shot: +000
      When Ann strikes Bill with
        | weapon | pistol 3 |
        | skill  | Superb   |
        | called | eyes     |
        | range  | Good     |
      Then the sum of Ann's difficulty is Superb+1
      And the strike hits by 0
      And Bill's head takes 3 points

  Rule: What is big is easier to hit, and not easier to harm

    @HL-02 @HL-03 @FACT-5
    Example: V72, a car
      Given there is Ann
      And there is The car with
        | has no parts | |
        | armour       | 1 |
      And Ann's dice for the blow: 00+0
      When Ann strikes The car with
        | weapon     | crowbar 2 |
        | skill      | Fair      |
        | size       | 1         |
        | difficulty | Fair      |
      Then the strike hits by 2
      And the sum of The car's damage is
        | margin  | +2 | FACT-5 |
        | crowbar | +2 | FACT-5 |
        | armour  | -1 | FACT-5 |
        | size    | -1 | HL-03  |
      And all of The car takes 2 points

    @HL-03
    Example: A dragon of +3 takes 3 points less, and never less than nothing
      Given there is Ann
      And there is The dragon with
        | has no parts | |
      And Ann's dice for the blow: 0000
      When Ann strikes The dragon with
        | weapon     | dagger 1 |
        | skill      | Fair     |
        | size       | 3        |
        | difficulty | Superb   |
      Then the strike hits by 0
      And the sum of The dragon's damage is
        | margin                  | 0          | FACT-5 |
        | dagger                  | +1         | FACT-5 |
        | size                    | -3         | HL-03  |
        | damage is never below 0 | at least 0 | HL-03  |
      And nothing happens to The dragon

    @HL-02
    Scenario Outline: The <called> of <somebody>, in all <size>
      Given there is Ann
      And there is Goliath
      And Ann's dice for the blow: 0000
      When Ann strikes Goliath with
        | weapon     | club 2   |
        | skill      | Superb   |
        | called     | <called> |
        | size       | <is>     |
        | difficulty | Fair     |
      Then the strike hits by <margin>

      Examples: Margin 3 and the size
        | called   | somebody     | is | size | margin |
        | left leg | a giant      | 1  | 0    | 3      |
        | head     | a dragon     | 3  | +1   | 4      |
        | left leg | a leprechaun | -1 | -2   | 1      |

      Examples: And nothing is smaller than a coin
        | called    | somebody | is | size | margin |
        | left hand | a pixie  | -2 | -3   | 0      |

    @HL-02
    Example: A pixie is a small thing from head to foot
      Given there is Ann
      And there is The pixie with
        | has no parts    |          |
        | Damage Capacity | Terrible |
      And Ann's dice for the blow: 0000
      When Ann strikes The pixie with
        | weapon     | net 0    |
        | skill      | Great    |
        | size       | -2       |
        | difficulty | Mediocre |
      Then the strike hits by 1
      And all of The pixie takes 1 point

    @HL-02
    Example: What a small part costs is given back as damage, if the game master says so
      Given the game master gives back as damage what a small part costs to hit
      And there is Ann
      And there is Bill
      And Ann's dice for the blow: 0000
      When Ann strikes Bill with
        | weapon     | knife 1   |
        | skill      | Great     |
        | called     | right hand |
        | difficulty | Fair      |
      Then the strike hits by 0
      And the sum of Bill's damage is
        | margin                        | 0  | FACT-5 |
        | knife                         | +1 | FACT-5 |
        | right hand penalty given back | +2 | HL-02  |
      And Bill's right hand takes 3 points
