@fallout
Feature: Weapons and wounds through rounds
  What is struck from a hand lies where the man stands; what a wound does, if the house plays with wounds, lasts.

  Background:
    Given a game of Fallout

  Rule: A weapon that is hit

    @FO-16 @FO-19
    Scenario: A plain hit drops it, and for 2 points it is picked up
      # 70 + 5 - 35 is 40; 41 would miss, and 24 and less would be critical.
      Given Vera stands at 100 100
      And Vera is armed with a 10 mm Pistol
      And Skag stands at 100 400
      And Vera acts first, then Skag
      When Vera aims at Skag's weapon for 1 AP more, and shoots
      And Vera's percent dice show 40
      And Vera's dice of damage show 3 4
      And Vera ends her turn
      Then Skag holds nothing
      And Skag may not choose shoot Vera, by FO-12
      When Skag does this: pick up the MAC-10
      Then Skag holds MAC-10 30/30
      And Skag has 5 of 7 AP left
      And Skag may choose shoot Vera

    @FO-16
    Scenario: Not from more than 3 cm away
      Given Vera stands at 100 100
      And Vera is armed with a 10 mm Pistol
      And Skag stands at 100 400
      And Vera acts first, then Skag
      When Vera aims at Skag's weapon for 1 AP more, and shoots
      And Vera's percent dice show 40
      And Vera's dice of damage show 3 4
      And Vera ends her turn
      And Skag walks north 31
      Then Skag may not choose pick up the MAC-10, by FO-16

    @FO-16
    Scenario: A critical makes it useless
      Given Vera stands at 100 100
      And Vera is armed with a 10 mm Pistol
      And Skag stands at 100 400
      And Vera acts first, then Skag
      When Vera aims at Skag's weapon for 1 AP more, and shoots
      And Vera's percent dice show 24
      And Vera's dice of damage show 3 4
      And Vera ends her turn
      Then it is Skag's turn
      And Skag may not choose shoot Vera, by FO-12
      And Skag may not choose wait in reaction, by FO-43

    @FO-16
    Scenario: Of somebody who holds nothing, no weapon can be aimed at
      Given Vera stands at 100 100
      And Vera is armed with a 10 mm Pistol
      And Skag stands at 100 400
      And Skag is unarmed
      And Vera acts first, then Skag
      When Vera wants to shoot at Skag
      Then Vera may not choose at the weapon, by FO-16

    @FO-16
    Scenario: Another weapon of those she carries costs nothing
      Given Vera stands at 100 100
      And Skag stands at 100 400
      And Vera acts first, then Skag
      When Vera does this: take the Hunting rifle
      Then Vera holds Hunting rifle 5/5
      And Vera has 9 of 9 AP left

  Rule: A reload and a rest

    @FO-72
    Scenario: Reloading goes on where the rounds ended
      Given Skag stands at 100 100
      And Skag's gun, a MAC-10, has 2 rounds left
      And Vera stands at 100 400
      And Skag acts first, then Vera
      When Skag fires a burst at Vera
      And Skag's percent dice show 91, 92
      And Skag ends his turn
      And Vera ends her turn
      Then Skag may not choose shoot Vera, by FO-72
      When Skag does this: reload the MAC-10
      Then Skag holds MAC-10 30/30
      And Skag has 5 of 7 AP left

    @FO-26
    Scenario: A bipod is folded for 6 points before he goes
      Given Brock stands at 100 100
      And Brock is armed with a Minimi
      And Brock's gun rests on a bipod
      And Skag stands at 100 600
      And Brock acts first, then Skag
      When Brock does this: fold the Minimi
      And Brock walks east 60
      Then Brock has 0 of 8 AP left

    @FO-09 @FO-26
    Scenario: A tripod may take two turns
      # 8 points: 6 in this turn, 2 in the next.
      Given Brock stands at 100 100
      And Brock is armed with a Minimi
      And Brock's gun has a tripod
      And Skag stands at 100 600
      And Brock acts first, then Skag
      When Brock does this: crouch, then set up the Minimi
      Then Brock has 0 of 8 AP left
      When Brock ends his turn
      And Skag ends his turn
      And Brock does this: set up the Minimi
      Then Brock has 6 of 8 AP left
      And Brock may not choose walk, by FO-26

    @FO-09 @FO-26
    Scenario: But not over more than two
      # What he paid in his first turn is lost with his second.
      Given Brock stands at 100 100
      And Brock is armed with a Minimi
      And Brock's gun has a tripod
      And Skag stands at 100 600
      And Brock acts first, then Skag
      When Brock does this: crouch, then set up the Minimi
      And Brock does this: end turn, then end turn
      And Skag does this: end turn, then end turn
      And Brock does this: set up the Minimi
      Then Brock has 0 of 8 AP left

    @FO-09
    Scenario: Nor with an enemy within 3 cm
      Given Brock stands at 100 100
      And Brock is armed with a Minimi
      And Brock's gun has a tripod
      And Brock has 7 AP in each round
      And Skag stands at 100 130
      And Brock acts first, then Skag
      Then Brock may not choose set up the Minimi, by FO-09

  Rule: Two guns at a doorway

    @FO-21 @FO-60 @FO-61 @FO-62 @FO-64
    Scenario: Gorm with two MP-5s
      # Rifles 50, 15 cm are 10, -25 for two guns of a model; the burst's 25 is made up for by strength 12 against twice 4. 5 + 1 AP.
      Given Gorm stands at 300 100
      And Gorm is armed with an MP-5
      And Gorm is armed with an MP-5
      And Gorm holds both guns
      And the left of the door goes from 0 200 to 270 200, higher than a man
      And the right of the door goes from 330 200 to 600 200, higher than a man
      And Skag stands at 300 250
      And Tick, a Skag, stands at 200 250
      And Skag and Tick fight side by side
      And Gorm acts first, then Skag, then Tick
      When Gorm fires a burst at Skag with both: MP-5 and MP-5 2
      And Gorm's percent dice show 36, 35, 91, 92, 93, 35
      And Gorm's dice of damage show 1 1, 1 1
      Then the shot hits on 35 or less
      And the shots are: miss, hit, miss, miss, miss, hit
      And Gorm has 1 of 7 AP left
      And Skag has 24 hit points now
      And Gorm may not choose shoot Tick, by FO-36

    @FO-67
    Scenario: One at a time, where two guns are not played
      Given Gorm stands at 300 100
      And Gorm is armed with an MP-5
      And Gorm is armed with an MP-5
      And the master plays without twoGuns
      And Skag stands at 300 250
      And Gorm acts first, then Skag
      Then Gorm may not choose take both MP-5, by FO-67

  Rule: Wounds, in a house that plays with them

    @FO-15 @FO-69
    Scenario: The torso bleeds at the end of the round, and of the next
      # 6 + 4 is 10, doubled 20; then 2 and 2.
      Given Vera stands at 100 100
      And Vera is armed with a 10 mm Pistol
      And the master plays with wounds
      And Skag stands at 100 400
      And Vera acts first, then Skag
      When Vera shoots at Skag
      And Vera's percent dice show 3
      And Vera's d6 for the part shows 1
      And Vera's dice of damage show 3 3
      And Vera does this: end turn, then end turn
      And Skag does this: end turn, then end turn
      Then those who bleed have left: 8, 6

    @FO-69
    Scenario: The same wound twice bleeds once
      # 20 of 30, and 2.
      Given Vera stands at 100 100
      And Vera is armed with a 10 mm Pistol
      And the master plays with wounds
      And Skag stands at 100 400
      And Skag has a wound in the torso
      And Vera acts first, then Skag
      When Vera shoots at Skag
      And Vera's percent dice show 3
      And Vera's d6 for the part shows 1
      And Vera's dice of damage show 3 3
      And Vera ends her turn
      And Skag ends his turn
      Then those who bleed have left: 8

    @FO-69
    Scenario: Who bleeds to death
      Given Vera stands at 100 100
      And the master plays with wounds
      And Skag stands at 100 400
      And Skag has a wound in the torso
      And Skag has 2 hit points left
      And Vera acts first, then Skag
      When Vera ends her turn
      And Skag ends his turn
      Then those who bleed have left: 0
      And Vera is left standing

    @FO-69
    Scenario: The head counts in this round and the next
      # 45 + 5 - 20, 45 + 5 - 20, 45 + 5.
      Given Vera stands at 100 100
      And Vera is armed with a 10 mm Pistol
      And the master plays with wounds
      And Skag stands at 100 400
      And Vera acts first, then Skag
      When Vera shoots at Skag
      And Vera's percent dice show 3
      And Vera's d6 for the part shows 5
      And Vera's dice of damage show 3 3
      And Vera does this: end turn, then end turn, then end turn
      And Skag shoots at Vera
      And Skag's percent dice show 91
      And Skag ends his turn
      And Skag shoots at Vera
      And Skag's percent dice show 91
      And Skag ends his turn
      And Skag shoots at Vera
      And Skag's percent dice show 91
      Then the shots of Skag hit on 30, 30, 50

    @FO-69
    Scenario: The arm drops what it holds, and bears no gun for two hands
      # Skag has 60 hit points, so that he stands.
      Given Vera stands at 100 100
      And Vera is armed with a 10 mm Pistol
      And the master plays with wounds
      And Skag stands at 100 400
      And Skag is armed with an AK-112
      And Skag has 60 hit points left
      And Vera acts first, then Skag
      When Vera shoots at Skag
      And Vera's percent dice show 3
      And Vera's d6 for the part shows 4
      And Vera's dice of damage show 3 3
      And Vera ends her turn
      Then Skag holds nothing
      When Skag does this: pick up the AK-112
      Then Skag may not choose shoot Vera, by FO-69

    @FO-69
    Scenario: Nor two guns
      Given Skag stands at 100 100
      And Skag is armed with a MAC-10
      And Skag is armed with a MAC-10
      And Skag has a wound in the arm
      And the master plays with wounds
      And Vera stands at 100 400
      And Skag acts first, then Vera
      Then Skag may not choose take both MAC-10, by FO-69

    @FO-15
    Scenario: Where wounds are not played with, none of it
      # 20 of 30.
      Given Vera stands at 100 100
      And Vera is armed with a 10 mm Pistol
      And the fight lasts 1 round
      And Skag stands at 100 400
      And Vera acts first, then Skag
      When Vera shoots at Skag
      And Vera's percent dice show 3
      And Vera's d6 for the part shows 1
      And Vera's dice of damage show 3 3
      And Vera ends her turn
      And Skag ends his turn
      Then nobody bleeds

    @FO-69
    Scenario: Who bled has less when the fight is over
      Given Moe, a Skag, stands at 100 100
      And Moe has a wound in the torso
      And Moe has 12 hit points left
      And Rex, a Brock, stands at 100 700
      And the master plays with wounds
      And the fight lasts 1 round
      And Moe acts first, then Rex
      When Moe ends his turn
      And Rex ends his turn
      Then those who bleed have left: 10
      And Moe has 10 hit points now
      And Moe is now at 100 100
