Feature: What is usual in features

  @GF-36
  Example: An aimed shot
    Given the built-in scenario one-shot
    When Bob throws 0000 for the shot
    Then Bob's shot is +1 in all
    And the chance that Bob hits Joe is 50/81
