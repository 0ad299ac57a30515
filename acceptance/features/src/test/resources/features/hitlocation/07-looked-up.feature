@hitlocation
Feature: What is told and not played
  Healing comes after the fight, and a medical roll is nobody's here. Somebody who looks it up is told.

  Background:
    Given a game of hit location

  @HL-22
  Example: Crippled limbs heal slowly
    When somebody looks up HL-22
    Then it tells that takes twice as long to heal

  @HL-34
  Example: Healing
    When somebody looks up HL-34
    Then it tells that a medical roll of Good heals what is Hurt

  @HL-34
  Example: Rest
    When somebody looks up HL-34
    Then it tells that a week of rest for each wound level

  @HL-13
  Example: Constitution
    When somebody looks up HL-13
    Then it tells that Who has Fair Constitution has it in every part of his body

  @HL-26
  Example: The example of the text
    When somebody looks up HL-26
    Then it tells that picking a lock is at -1, for the arm

  @HL-27
  Example: Cards
    When somebody looks up HL-27
    Then it tells that a table with a row for each part
