Feature: Nothing, for whoever only wants to know the steps

  Scenario: Nothing
    Given a game of EXP
