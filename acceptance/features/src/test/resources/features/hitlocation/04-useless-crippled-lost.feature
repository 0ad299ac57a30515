@hitlocation
Feature: Useless, crippled, lost
  A limb that has taken too much drops what it holds and bears nobody, and one that takes more is gone.

  Background:
    Given a game of hit location
    And there is Ann

  @HL-12 @HL-14 @HL-31
  Scenario Outline: V62, an arm of a Fair man after <points> points
    Given there is Bill
    And Ann's dice for the blow: 0000
    When Ann strikes Bill with
      | weapon     | axe <points> |
      | skill      | Good         |
      | called     | left arm     |
      | difficulty | Fair         |
    Then Bill's left arm ends up <state>

    Examples: 2 2 1 2 2
      | points | state     |
      | 5      | Very Hurt |
      | 6      | Useless   |
      | 7      | Useless   |
      | 8      | Crippled  |
      | 9      | Crippled  |
      | 10     | lost      |

  @HL-12 @HL-14 @HL-19
  Scenario Outline: V63, a foot of a Fair man after <points> points
    Given there is Bill
    And Ann's dice for the blow: 0000
    When Ann strikes Bill with
      | weapon     | axe <points> |
      | skill      | Great        |
      | called     | right foot   |
      | difficulty | Fair         |
    Then Bill's right foot ends up <state>
    And Bill goes down

    Examples: 2 1 1 2 2
      | points | state    |
      | 5      | Useless  |
      | 7      | Crippled |
      | 9      | lost     |

  Rule: A useless arm or hand drops what it holds

    @HL-16 @HL-17
    Scenario Outline: The <part> and the <kept>
      Given there is Bill with
        | holds | sword in the right hand, lantern in the left hand |
      And Ann's dice for the blow: 0000
      When Ann strikes Bill with
        | weapon     | axe 6  |
        | skill      | Great  |
        | called     | <part> |
        | difficulty | <against> |
      Then Bill's <part> ends up Useless
      And Bill lets go of the <dropped>
      And Bill keeps hold of the <kept>

      Examples:
        | part       | against | dropped | kept    |
        | right arm  | Good    | sword   | lantern |
        | right hand | Fair    | sword   | lantern |
        | left arm   | Good    | lantern | sword   |
        | left hand  | Fair    | lantern | sword   |

    @HL-17
    Example: What takes both hands is dropped with either
      Given there is Bill with
        | holds | rifle in both hands |
      And Ann's dice for the blow: 0000
      When Ann strikes Bill with
        | weapon     | axe 5     |
        | skill      | Great     |
        | called     | left hand |
        | difficulty | Fair      |
      Then Bill's left hand ends up Useless
      And Bill lets go of the rifle

    @HL-31
    Example: Hurt more than ever, he holds on
      Given there is Bill with
        | holds  | rifle in both hands |
        | wounds | left hand 2         |
      And Ann's dice for the blow: 0000
      When Ann strikes Bill with
        | weapon     | axe 2     |
        | skill      | Great     |
        | called     | left hand |
        | difficulty | Fair      |
      Then Bill's left hand ends up Very Hurt
      And Bill keeps hold of the rifle

    @HL-18
    Example: Nobody strikes with a useless hand
      When somebody writes a fudge-strike scenario
        """
        "attacker": { "name": "Ann", "parts": [{ "part": "right arm", "wounds": 6 }] },
        "attack": { "skill": "Good", "with": "axe", "strength": 3, "defence": "Fair" },
        "target": { "name": "Bill" }
        """
      Then the scenario is refused only at /attack/hands: the right arm is Useless (HL-18); right would be: a hand that can be used, or fewer wounds

  Rule: A useless leg or foot bears nobody

    @HL-16
    Example: Who lies on the ground does not fall
      Given there is Bill with
        | lies on the ground | |
      And Ann's dice for the blow: 0000
      When Ann strikes Bill with
        | weapon     | axe 6    |
        | skill      | Good     |
        | called     | left leg |
        | difficulty | Fair     |
      Then Bill's left leg ends up Useless
      And Bill stays up

    @HL-20
    Scenario Outline: V66, an agility roll of <dice>
      Given the game master lets an agility roll prevent a fall
      And there is Bill with
        | Agility | Good |
      And Ann's dice for the blow: 0000
      And Bill's dice for the agility: <dice>
      When Ann strikes Bill with
        | weapon     | axe 5      |
        | skill      | Great      |
        | called     | left foot  |
        | difficulty | Fair       |
      Then Bill's left foot ends up Useless
      And the sum of Bill's agility is Good
      And Bill <stands>

      Examples: Superb is wanted
        | dice | stands    |
        | ++00 | stays up  |
        | +000 | goes down |

    @HL-20 @HL-24
    Example: The wounds he had before make it harder, the new one does not
      Given the game master lets an agility roll prevent a fall
      And there is Bill with
        | Agility | Great                 |
        | wounds  | torso 3, right hand 4 |
      And Ann's dice for the blow: 0000
      And Bill's dice for the agility: +000
      When Ann strikes Bill with
        | weapon     | axe 6    |
        | skill      | Good     |
        | called     | left leg |
        | difficulty | Fair     |
      Then the sum of Bill's agility is
        | Agility Great        | +2   | HL-20 |
        | torso Hurt           | -1   | HL-24 |
        | right hand Very Hurt | (-2) | HL-25 |
      And Bill goes down

    @HL-21
    Example: With a cane he stands, and with both legs gone nothing helps
      When somebody writes a fudge-strike scenario
        """
        "attacker": { "name": "Ann" },
        "attack": { "skill": "Good", "with": "axe", "strength": 3, "defence": "Fair" },
        "target": { "name": "Bill", "support": true, "parts": [{ "part": "left leg", "wounds": 6 }, { "part": "right foot", "lost": true }] }
        """
      Then the scenario is refused only at /target/prone: he stands, and neither leg bears him (HL-21); right would be: "prone": true

    @HL-19
    Example: Without a cane he lies
      When somebody writes a fudge-strike scenario
        """
        "attacker": { "name": "Ann", "parts": [{ "part": "left foot", "wounds": 5 }] },
        "attack": { "skill": "Good", "with": "axe", "strength": 3, "defence": "Fair" },
        "target": { "name": "Bill" }
        """
      Then the scenario is refused only at /attacker/prone: he stands, and a leg or foot is useless (HL-19); right would be: "prone": true, or something to lean on in /attacker/support

  Rule: Beyond crippled it is gone

    @HL-23 @HL-35
    Example: V65, one blow of 14 points to an arm
      Given there is Bill with
        | holds | lantern in the left hand |
      And Ann's dice for the blow: 0000
      When Ann strikes Bill with
        | weapon     | axe 14   |
        | skill      | Good     |
        | called     | left arm |
        | difficulty | Fair     |
      Then Bill's left arm ends up lost
      And Bill's left hand ends up lost
      And 4 points of it go nowhere
      And Bill's torso ends up unhurt
      And Bill lets go of the lantern
      And Bill is still in action

    @HL-23
    Example: Who loses a hand keeps the arm
      Given there is Bill
      And Ann's dice for the blow: 0000
      When Ann strikes Bill with
        | weapon     | axe 9     |
        | skill      | Great     |
        | called     | left hand |
        | difficulty | Fair      |
      Then Bill's left hand ends up lost
      And Bill's left arm ends up unhurt

    @HL-22
    Example: Crippled is useless too
      Given there is Bill with
        | holds  | sword in the right hand |
        | wounds | right hand 3            |
      And Ann's dice for the blow: 0000
      When Ann strikes Bill with
        | weapon     | axe 4      |
        | skill      | Great      |
        | called     | right hand |
        | difficulty | Fair       |
      Then Bill's right hand ends up Crippled
      And Bill lets go of the sword

    @HL-35
    Example: What is gone takes no more
      Given there is Bill with
        | lost | left hand |
      And Ann's dice for the blow: ++++
      When Ann strikes Bill with
        | weapon     | axe 4     |
        | skill      | Great     |
        | called     | left hand |
        | difficulty | Fair      |
      Then it finds nothing where Bill's left hand was
      And nothing happens to Bill
