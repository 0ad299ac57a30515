@hitlocation
Feature: What is written wrongly is sent back
  The game master reads the sheets before anybody throws dice.

  Background:
    Given a game of hit location

  @HL-12
  Example: Nobody has a tail
    When somebody writes a fudge-blast scenario
      """
      "blast": { "what": "fireball", "strength": 9 },
      "targets": [{ "who": { "name": "Bill", "parts": [{ "part": "tail", "armour": 2 }] } }]
      """
    Then the scenario is refused only at /targets/0/who/parts/0/part: there is no 'tail' here (HL-12); right would be: one of: torso, head, left arm, left hand, right arm, right hand, left leg, left foot, right leg, right foot

  @HL-02
  Example: And nobody can aim at one
    When somebody writes a fudge-strike scenario
      """
      "attacker": { "name": "Ann" },
      "attack": { "skill": "Good", "with": "axe", "strength": 3, "defence": "Fair", "called": "tail" },
      "target": { "name": "Bill" }
      """
    Then the scenario is refused only at /attack/called: there is no 'tail' here (HL-02); right would be: one of: eyes, head, torso, left arm, left hand, right arm, right hand, left leg, left foot, right leg, right foot

  @HL-02
  Example: Nothing is smaller than a coin
    When somebody writes a fudge-strike scenario
      """
      "attacker": { "name": "Ann" },
      "attack": { "skill": "Good", "with": "axe", "strength": 3, "difficulty": "Fair", "size": -4 },
      "target": { "name": "Bill" }
      """
    Then the scenario is refused only at /attack/size: -4 is out of range (HL-02); right would be: -3 to 20

  @HL-06
  Example: From too far away no part can be named
    When somebody writes a fudge-strike scenario
      """
      "attacker": { "name": "Ann" },
      "attack": { "skill": "Good", "with": "bow", "strength": 3, "range": "Superb", "tooFar": true, "called": "head" },
      "target": { "name": "Bill" }
      """
    Then the scenario is refused only at /attack/called: the head called from too far away (HL-06); right would be: no part: the location is rolled

  @HL-06
  Example: Hand to hand nobody is too far away
    When somebody writes a fudge-strike scenario
      """
      "attacker": { "name": "Ann" },
      "attack": { "skill": "Good", "with": "axe", "strength": 3, "defence": "Fair", "tooFar": true },
      "target": { "name": "Bill" }
      """
    Then the scenario is refused only at /attack/tooFar: a strike hand to hand from too far away (HL-06); right would be: a range, or false

  @HL-01
  Example: A car has no head
    When somebody writes a fudge-strike scenario
      """
      "attacker": { "name": "Ann" },
      "attack": { "skill": "Good", "with": "axe", "strength": 3, "difficulty": "Fair", "called": "head" },
      "target": { "name": "The car", "whole": true }
      """
    Then the scenario is refused only at /attack/called: the head is called, but the target has no parts (HL-01); right would be: no part

  @HL-32
  Example: Who is out of action does not strike
    When somebody writes a fudge-strike scenario
      """
      "attacker": { "name": "Ann", "parts": [{ "part": "torso", "wounds": 7 }] },
      "attack": { "skill": "Good", "with": "axe", "strength": 3, "defence": "Fair" },
      "target": { "name": "Bill" }
      """
    Then the scenario is refused only at /attacker: nobody who is Incapacitated can strike (HL-32); right would be: somebody less than Incapacitated

  @HL-10
  Example: A die has six faces
    When somebody writes a fudge-location scenario
      """
      "by": "Ann", "die": ["head", "torso"]
      """
    Then the scenario is refused only at /die: a die of 2 faces (HL-10); right would be: 6 faces, or none for the table of the book

  @HL-28
  Example: A blast reaches each part once
    When somebody writes a fudge-blast scenario
      """
      "blast": { "what": "fireball", "strength": 9 },
      "targets": [{ "who": { "name": "The car", "whole": true }, "reached": ["torso", "head"] }]
      """
    Then the scenario is refused only at /targets/0/reached/1: the head is reached, but the target has no parts (HL-28); right would be: no parts: it reaches all of it

  @HL-28
  Example: A blast that reaches no part of somebody does not reach him
    When somebody writes a fudge-blast scenario
      """
      "blast": { "what": "fireball", "strength": 9 },
      "targets": [{ "who": { "name": "Bill" }, "reached": [] }]
      """
    Then the scenario is refused only at /targets/0/reached: somebody of whom no part is reached (HL-28); right would be: the parts; or leave the field out: all ten

  @HL-35
  Example: What is lost has no wounds
    When somebody writes a fudge-hindrance scenario
      """
      "who": { "name": "Bill", "parts": [{ "part": "left hand", "lost": true, "wounds": 3 }] }
      """
    Then the scenario is refused only at /who/parts/0/lost: wounds of a left hand that is lost (HL-35); right would be: either of them

  @HL-33
  Example: Who has lost his head is dead
    When somebody writes a fudge-hindrance scenario
      """
      "who": { "name": "Bill", "parts": [{ "part": "head", "lost": true }] }
      """
    Then the scenario is refused only at /who/parts/0/lost: somebody without a head is dead (HL-33); right would be: an arm, a hand, a leg or a foot
