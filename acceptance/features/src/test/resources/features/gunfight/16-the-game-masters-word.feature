Feature: The game master's word
  The sun is low, the floor is wet, and somebody owes the undertaker money. The game master knows
  what it is worth, and says so before the dice fall.

  Background:
    Given a game of gunfighting
    And the gunfighters
      | name | Nerve | Fast Draw | Pistol | guns         |
      | Ann  | Good  | Great     | Good   | revolver 3/6 |
      | Bill | Fair  | Fair      | Fair   | revolver     |
    And everybody is Across the Room

  @GM-01
  Rule: What she adds stands with the reasons of the roll, in her own words

    Example: The sun is in Ann's eyes
      Given these modifiers
        | whom | on       | turn | amount | reason                   |
        | Ann  | snapshot | 1    | -1     | the sun is in Ann's eyes |
      And Ann's snapshot shows ++00
      When Ann snapshots Bill
      Then Ann's snapshot counts
        | rule  | counts | for                      |
        | GF-36 | +1     | Pistol Good              |
        | GF-14 | -2     | snapshot                 |
        | GM-01 | -1     | the sun is in Ann's eyes |
      And Ann's snapshot hits Bill with margin 0
      And the game master has added to these sums
        | Ann | snapshot |

    Example: Two reasons are two lines
      Given these modifiers
        | whom | on   | turn | amount | reason         |
        | Ann  | draw | 1    | -1     | a wet holster  |
        | Ann  | draw | 1    | +2     | she is furious |
      When they draw
      Then Ann's draw counts
        | rule  | counts | for             |
        | GF-07 | +2     | Fast Draw Great |
        | GM-01 | -1     | a wet holster   |
        | GM-01 | +2     | she is furious  |

  @GM-01
  Rule: It counts for whom she says, on what she says, in the turn she says

    Example: In the second turn, and not in the first
      Given these modifiers
        | whom | on   | turn | amount | reason        |
        | Bill | draw | 2    | +3     | a second wind |
      When they draw in turn 2
      Then Bill's draw comes to Fair in turn 1
      And the game master has added to these sums
        | Bill | draw |
      And Bill's draw of turn 2 counts
        | rule  | counts |
        | GF-07 | +0     |
        | GF-29 | +2     |
        | GM-01 | +3     |

    Example: Where she names no turn, in every turn
      Given these modifiers
        | whom | on   | amount | reason       |
        | Bill | draw | -1     | cold fingers |
      When they draw in turn 2
      Then the game master has added to these sums
        | Bill | draw |
        | Bill | draw |

    Example: On the second snapshot, and not on the first
      Given these modifiers
        | whom | on              | turn | amount | reason           |
        | Ann  | second snapshot | 1    | +2     | now she is angry |
      And Ann's snapshot shows 0000
      And Ann's second snapshot shows 0000
      When Ann snapshots Bill and then Bill
      Then Ann's snapshot misses Bill by 1
      And Ann's second snapshot hits Bill with margin 1
      And the game master has added to these sums
        | Ann | second snapshot |

    Scenario Outline: She may add to <case>
      Given these modifiers
        | whom   | on   | turn | amount | reason     |
        | <whom> | <on> | 1    | +1     | her reason |
      And they stare each other down
      And Ann's snapshot shows ++00
      And Ann snapshots Bill
      When Ann reloads
      Then the game master has added to these sums
        | <whom> | <on> |

      Examples:
        | case                          | whom | on         |
        | a staredown                   | Bill | staredown  |
        | a draw                        | Bill | draw       |
        | a shot                        | Ann  | snapshot   |
        | what the shot must reach      | Ann  | difficulty |
        | the damage that somebody takes | Bill | damage    |
        | a reload                      | Ann  | reload     |

    @GF-09
    Example: She may add to a second draw after a tie
      Given the gunfighters
        | name | Fast Draw |
        | Ann  | Fair      |
        | Bill | Fair      |
      And the game master has those who tie draw again
      And these modifiers
        | whom | on  | turn | amount | reason           |
        | Bill | tie | 1    | +1     | Ann's sore thumb |
      When they draw
      Then the order of action is Bill, then Ann
      And the game master has added to these sums
        | Bill | tie |

  @GM-01
  Rule: What she adds comes to something

    Scenario Outline: <how much> on a bullet that would do 4
      Given these modifiers
        | whom | on     | turn | amount     | reason     |
        | Bill | damage | 1    | <how much> | her reason |
      And Ann's shot shows 0000
      When Ann aims and shoots Bill
      Then <what happens>

      Examples:
        | how much | what happens                 |
        | +4       | Bill takes 8 points          |
        | -10      | the bullet does Bill no harm |

    @GF-25
    Scenario Outline: <how much> on the reload of a revolver with three bullets
      Given these modifiers
        | whom | on     | turn | amount     | reason     |
        | Ann  | reload | 1    | <how much> | her reason |
      When Ann reloads
      Then Ann has <bullets> bullets left

      Examples:
        | how much | bullets |
        | +1       | 6       |
        | +4       | 6       |
        | -1       | 4       |
        | -9       | 3       |

  @GM-01 @GF-35
  Rule: She may make a shot harder for one without touching his skill

    Example: Smoke
      Given these modifiers
        | whom | on         | turn | amount | reason |
        | Ann  | difficulty | 1    | +2     | smoke  |
      And Ann's shot shows 0000
      When Ann aims and shoots Bill
      Then the difficulty of Ann's shot counts
        | rule  | counts | for             |
        | GF-35 | +0     | Across the Room |
        | GM-01 | +2     | smoke           |
      And Ann's shot misses Bill by 1

  @GF-07
  Rule: What never comes up is never added

    Example: There is no third turn
      Given these modifiers
        | whom | on   | turn | amount | reason    |
        | Bill | draw | 3    | +3     | a miracle |
      When they draw in turn 2
      Then the game master has added to no sum
