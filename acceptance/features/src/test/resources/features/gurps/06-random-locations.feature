@gurps
Feature: Box 5: where a random blow lands

  Background:
    Given a game of GURPS

  Rule: 3d tell the location

    Background:
      Given Guy attacks with a mace, skill 14
      And the attacker has
        | st | 12 |
      And the attack is
        | random | yes |
      And the target is Robin

    @GU-05 @GU-LOC-1
    Example: A throw of 3: the brain
      When Guy throws 3 for the location
      And Guy throws 16 for the attack
      Then the brain would have been hit

    @GU-05 @GU-LOC-2
    Example: A throw of 5: the head
      When Guy throws 5 for the location
      And Guy throws 16 for the attack
      Then the head would have been hit

    @GU-05 @GU-LOC-3
    Example: A throw of 6: the far arm
      When Guy throws 6 for the location
      And Guy throws 16 for the attack
      Then the far arm would have been hit

    @GU-05 @GU-LOC-4
    Example: A throw of 7: the hand
      When Guy throws 7 for the location
      And Guy throws 16 for the attack
      Then the hand would have been hit

    @GU-05 @GU-LOC-5
    Example: A throw of 8: the near arm
      When Guy throws 8 for the location
      And Guy throws 16 for the attack
      Then the near arm would have been hit

    @GU-05 @GU-LOC-6
    Example: A throw of 9: the torso
      When Guy throws 9 for the location
      And Guy throws 16 for the attack
      Then the torso would have been hit

    @GU-05 @GU-LOC-7
    Example: A throw of 12: the far leg
      When Guy throws 12 for the location
      And Guy throws 16 for the attack
      Then the far leg would have been hit

    @GU-05 @GU-LOC-8
    Example: A throw of 13: the near leg
      When Guy throws 13 for the location
      And Guy throws 16 for the attack
      Then the near leg would have been hit

    @GU-05 @GU-LOC-9
    Example: A throw of 15: the foot
      When Guy throws 15 for the location
      And Guy throws 16 for the attack
      Then the foot would have been hit

    @GU-05 @GU-LOC-10
    Example: A throw of 17: the vitals
      When Guy throws 17 for the location
      And Guy throws 16 for the attack
      Then the vitals would have been hit

    @GU-05 @GU-LOC-10
    Example: A cut cannot hurt the vitals, so it hits the torso
      Given Guy attacks with an axe, skill 14
      When Guy throws 18 for the location
      And Guy throws 16 for the attack
      Then the torso would have been hit
