@gurps
Feature: Boxes 1 to 13: the number to hit
  Everything that helps or hinders is added up before the dice are thrown, box by box.

  Background:
    Given a game of GURPS

  @GU-01 @GU-02 @GU-03 @GU-04 @GU-06 @GU-07 @GU-14 @GR-7
  Example: A stroke in the mud, with the wrong hand, at a man behind a barrel
    Given Guy attacks with a broadsword, swung, skill 14
    And the attack is
      | situational | bad footing and off hand |
    And the target is Robin with
      | cover | half the body |
    When Guy throws 12 for the attack
    Then box 2 counts to hit: 12
    And box 3 counts to hit: 8
    And box 6 counts to hit: 5
    And box 14 counts
      | bad footing, B107 -2             |
      | off hand, B13 -4                 |
      | cover: half the body, B118 -3    |
    And the way is 1-2-3-4-6-7-14-15-17-19-52

  @GU-03 @GU-HT-5
  Example: Yesterday's wounds do not count, those of the last turn do
    Given Guy attacks with a mace, skill 13
    And the attacker has
      | st    | 11      |
      | shock | 3       |
      | posture | kneeling |
    And the target is Robin
    When Guy throws 13 for the attack
    Then box 3 counts
      | kneeling, B203 -2           |
      | ST 11, but the weapon needs 12 -1 |
      | shock, B126 -3              |
    And box 14 counts to hit: 7

  @GU-02 @GU-08 @GU-10 @GU-13
  Example: Who aims does not slip
    Given Guy attacks with a longbow, skill 14
    And the attack is
      | situational | bad footing |
      | turnsAimed  | 3           |
      | darkness    | -2          |
    And the target is Robin with
      | distance | 40 |
    When Guy throws 12 for the attack
    Then box 2 counts
      | darkness, B92 -2                          |
      | bad footing, B107 -2, waived by GU-13     |
    And box 8 counts
      | 40 yards, B201 -8 |
    And box 13 counts
      | Acc, B115 +3      |
      | aimed on, B115 +2 |
    And box 14 counts to hit: 8
    And the way is 1-2-3-4-6-7-8-9-10-13-14-15-17-19-20-52

  Rule: How much of him there is to be hit

    @GU-06
    Example: A man who lies behind something with his head up is that once
      Given Guy attacks with a .38 revolver, skill 16
      And the target is Robin with
        | posture | lying         |
        | cover   | prone head up |
      When Guy throws 12 for the attack
      Then box 6 counts
        | cover: prone head up, B118 -5            |
        | target lying, B118 -4, waived by GU-06   |
      And box 14 counts to hit: 11

    @GU-06
    Example: Light cover hides less of a man than lying does
      Given Guy attacks with a .38 revolver, skill 16
      And the target is Robin with
        | posture | lying |
        | cover   | light |
      When Guy throws 13 for the attack
      Then box 6 counts
        | cover: light, B118 -2, waived by GU-06 |
        | target lying, B118 -4                  |
      And box 14 counts to hit: 12

    @GU-06
    Example: A blow with a sword sees the cover alone
      Given Guy attacks with a broadsword, swung, skill 14
      And the target is Robin with
        | posture | lying |
        | cover   | light |
      When Guy throws 13 for the attack
      Then box 6 counts
        | cover: light, B118 -2 |
      And box 14 counts to hit: 12

    @GU-06
    Example: What is covered cannot be aimed at
      Given Guy attacks with a .38 revolver, skill 16
      And the attack is
        | location | near leg |
      And the target is Robin with
        | cover | head and shoulders |
      Then the scenario is refused at /attack/location: the near leg is covered, with cover 'head and shoulders' (GU-06); right would be: one of: brain, eye, head, nose, jaw, neck, far arm, near arm; or left out

  Rule: The snap shot at the border

    @GU-11 @GU-12
    Example: A number that is just the Snap Shot number is not greater than it
      Given Guy attacks with a .38 revolver, skill 15
      And the target is Robin with
        | distance | 15 |
      When Guy throws 7 for the attack
      Then box 12 counts
        | snap shot, B115 -4 |
      And the way is 1-2-3-4-6-7-8-9-10-11-12-14-15-17-18-19-20-52

    @GU-11
    Example: The game master reads the page that the chart cites
      Given Guy attacks with a .38 revolver, skill 15
      And the game master rules snapShotAtEqual: no penalty
      And the target is Robin with
        | distance | 15 |
      When Guy throws 10 for the attack
      And Guy throws 5 for the damage
      Then the way is 1-2-3-4-6-7-8-9-10-11-14-21-23-26-28-29-30-33-34-36-37-38-39-41-44-54

  Rule: Aim that the game master limits

    @GU-13
    Scenario Outline: Where Acc counts at most as much as the skill, <accuracy> counts 12 for who has 12
      Given Guy attacks with a .38 revolver, skill 12
      And the weapon has
        | accuracy | <accuracy> |
      And the game master rules accCapAtSkill: yes
      And the attack is
        | turnsAimed | 1 |
      And the target is Robin
      When Guy throws 16 for the attack
      Then box 13 counts
        | <what> +12 |
      And box 14 counts to hit: 24

      Examples:
        | accuracy | what                           |
        | 12       | Acc, B115                      |
        | 13       | Acc 13, at most the skill, B115 |

  Rule: Some shots are always snap shots

    @GU-09 @GU-12
    Example: Watching five hexes costs 6 together, 2 here and 4 there
      Given Guy attacks with a .38 revolver, skill 16
      And the attack is
        | hexesWatched | 5 |
      And the target is Robin with
        | distance | 7 |
      When Guy throws 10 for the attack
      Then box 9 counts
        | watching 5 hexes, B118 -2 |
      And box 14 counts to hit: 7
      And the way is 1-2-3-4-6-7-8-9-12-14-15-17-19-20-52

    @GU-09 @GU-12
    Scenario Outline: Watching <hexes> hexes leaves <left> of 13
      Given Guy attacks with a .38 revolver, skill 16
      And the attack is
        | hexesWatched | <hexes> |
      And the target is Robin with
        | distance | 7 |
      When Guy throws 16 for the attack
      Then box 14 counts to hit: <left>

      Examples: The book's -4 to -8 together
        | hexes | left |
        | 2     | 9    |
        | 3     | 8    |
        | 4     | 8    |
        | 6     | 7    |
        | 7     | 6    |
        | 10    | 6    |
        | 11    | 5    |

    @GU-09
    Example: Up, a shot, and down again
      Given Guy attacks with a .38 revolver, skill 16
      And the attack is
        | popUp | yes |
      And the target is Robin with
        | distance | 3 |
      When Guy throws 12 for the attack
      Then box 14 counts to hit: 9

    @GU-08
    Example: Watching a single hex costs 2 at box 8, and one may aim
      Given Guy attacks with a .38 revolver, skill 14
      And the attack is
        | hexesWatched | 1 |
        | turnsAimed   | 1 |
      And the target is Robin
      When Guy throws 16 for the attack
      Then box 8 counts
        | watching one hex, B118 -2 |
      And box 14 counts to hit: 14

    @GU-09 @GU-12
    Example: Fire along a line costs 5 together, 1 here and 4 there
      Given Guy attacks with a .38 revolver, skill 16
      And the attack is
        | line | yes |
      And the target is Robin with
        | distance | 7 |
      When Guy throws 10 for the attack
      Then box 9 counts
        | watching a line, B118 -1 |
      And box 14 counts to hit: 8
      And the way is 1-2-3-4-6-7-8-9-12-14-15-17-19-20-52

    @GU-09
    Example: Where the game master reads the penalties as printed, a line costs 5 here and 4 more there
      Given Guy attacks with a .38 revolver, skill 16
      And the game master rules opportunity: gross
      And the attack is
        | line | yes |
      And the target is Robin with
        | distance | 7 |
      When Guy throws 10 for the attack
      Then box 9 counts
        | watching a line, B118 -5 |
      And box 14 counts to hit: 4

  Rule: Light, eyes and shields

    @GU-02
    Example: Blind in the dark is no worse than in no light at all
      Given Guy attacks with a broadsword, swung, skill 16
      And the attack is
        | situational | blind |
        | darkness    | -5    |
      And the target is Robin
      When Guy throws 15 for the attack
      Then box 2 counts
        | darkness, B92 -5                       |
        | blind, B92 -6                          |
        | -10 at most for light and blindness +1 |
      And box 14 counts to hit: 6

    @GU-02
    Example: What is not quite the darkest counts in full
      Given Guy attacks with a broadsword, swung, skill 16
      And the attack is
        | situational | blind |
        | darkness    | -4    |
      And the target is Robin
      When Guy throws 15 for the attack
      Then box 2 counts
        | darkness, B92 -4 |
        | blind, B92 -6    |
      And box 14 counts to hit: 6

    @GU-03
    Example: A large shield is in the way of one's own blow
      Given Guy attacks with a broadsword, swung, skill 14
      And the attacker has
        | shield | large |
      And the target is Robin
      When Guy throws 15 for the attack
      Then box 3 counts
        | large shield -2 |
      And box 14 counts to hit: 12

    @GU-03
    Example: One of a medium size is not
      Given Guy attacks with a broadsword, swung, skill 14
      And the attacker has
        | shield | medium |
      And the target is Robin
      When Guy throws 15 for the attack
      Then box 14 counts to hit: 14
