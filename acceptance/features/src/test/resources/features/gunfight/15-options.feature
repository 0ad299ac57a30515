Feature: Options from the core rules
  FUDGE has more than this book takes. A game master may bring it along.

  Background:
    Given a game of gunfighting

  @FACT-16
  Rule: A natural +4 hits, and a natural -4 misses

    Example: Four pluses hit what cannot be hit
      Given the gunfighters
        | name | Fast Draw | Pistol |
        | Ann  | Great     | Poor   |
        | Bill | Fair      | Fair   |
      And everybody is Real far away
      And the game master plays with criticals
      And Ann's shot shows ++++
      When Ann shoots Bill
      Then Ann's shot comes to Fair against Superb
      And the dice alone decide Ann's shot
      And Ann's shot hits Bill with margin 0

    Example: Four minuses miss what cannot be missed
      Given the gunfighters
        | name | Fast Draw | Pistol |
        | Ann  | Great     | Superb |
        | Bill | Fair      | Fair   |
      And everybody is In Yer Face
      And the game master plays with criticals
      And Ann's shot shows ----
      When Ann aims and shoots Bill
      Then Ann's shot comes to Mediocre against Poor
      And the dice alone decide Ann's shot
      And Ann's shot misses Bill by 1

    Example: Who hits anyway hits no worse for it
      Given the gunfighters
        | name | Fast Draw | Pistol |
        | Ann  | Great     | Good   |
        | Bill | Fair      | Fair   |
      And the game master plays with criticals
      And Ann's shot shows ++++
      When Ann aims and shoots Bill
      Then Ann's shot hits Bill with margin 4

  @GF-36
  Rule: Criticals are natural, and only if she plays with them

    Example: Three pluses are not four
      Given the gunfighters
        | name | Fast Draw | Pistol |
        | Ann  | Great     | Poor   |
        | Bill | Fair      | Fair   |
      And everybody is Real far away
      And the game master plays with criticals
      And Ann's shot shows +++0
      When Ann shoots Bill
      Then the dice alone do not decide Ann's shot
      And Ann's shot misses Bill by 4

    Example: By the book four pluses are four
      Given the gunfighters
        | name | Fast Draw | Pistol |
        | Ann  | Great     | Poor   |
        | Bill | Fair      | Fair   |
      And everybody is Real far away
      And Ann's shot shows ++++
      When Ann shoots Bill
      Then the dice alone do not decide Ann's shot
      And Ann's shot misses Bill by 3

  @FACT-12
  Rule: Who hits by one at the most only grazes

    Background:
      Given the gunfighters
        | name | Fast Draw | Pistol | Rifle |
        | Ann  | Great     | Good   | Good  |
        | Bill | Fair      | Fair   |       |
      And the game master plays with grazes

    Scenario Outline: A <gun>, with margin <margin>
      Given Ann carries a <gun>
      And Ann's shot shows <dice>
      When Ann aims and shoots Bill
      Then the damage to Bill counts
        | rule    | counts         |
        | GF-37   | +<margin>      |
        | GF-37   | +<strength>    |
        | FACT-12 | at most <most> |
      And Bill is <wound>

      Examples: A weapon below five scratches, one of five or more hurts
        | gun      | dice | margin | strength | most | wound   |
        | revolver | 0000 | 0      | 3        | 2    | Scratch |
        | revolver | +000 | 1      | 3        | 2    | Scratch |
        | rifle    | 0000 | 0      | 5        | 4    | Hurt    |
        | rifle    | +000 | 1      | 5        | 4    | Hurt    |

    Example: Armour makes it less of a weapon
      Given the gunfighters
        | name | Fast Draw | Rifle | guns  | armour |
        | Ann  | Great     | Good  | rifle |        |
        | Bill | Fair      |       |       | 1      |
      And Ann's shot shows 0000
      When Ann aims and shoots Bill
      Then the damage to Bill counts
        | rule    | counts    |
        | GF-37   | +0        |
        | GF-37   | +5        |
        | GF-37   | -1        |
        | FACT-12 | at most 2 |

    Example: What cannot get through does nothing, graze or no graze
      Given the gunfighters
        | name | Fast Draw | Pistol | guns      | armour |
        | Ann  | Great     | Good   | derringer |        |
        | Bill | Fair      |        |           | 2      |
      And Ann's shot shows 0000
      When Ann aims and shoots Bill
      Then the bullet does Bill no harm
      And the bullet's harm to Bill counts
        | rule    | counts    |
        | GF-37   | +0        |
        | GF-37   | +1        |
        | GF-37   | -2        |
        | FACT-12 | at most 2 |

  @GF-37
  Rule: A better hit is no graze, and without the option no hit is

    Example: Margin two
      Given the gunfighters
        | name | Fast Draw | Pistol |
        | Ann  | Great     | Good   |
        | Bill | Fair      | Fair   |
      And the game master plays with grazes
      And Ann's shot shows ++00
      When Ann aims and shoots Bill
      Then the damage to Bill counts
        | rule  | counts |
        | GF-37 | +2     |
        | GF-37 | +3     |

    Example: By the book
      Given the gunfighters
        | name | Fast Draw | Pistol |
        | Ann  | Great     | Good   |
        | Bill | Fair      | Fair   |
      And Ann's shot shows 0000
      When Ann aims and shoots Bill
      Then Bill takes 3 points

  @FACT-14
  Rule: Dice decide over the damage, within bounds

    Scenario Outline: <case>
      Given the gunfighters
        | name | Fast Draw | Pistol | guns  | armour   |
        | Ann  | Great     | Good   | <gun> |          |
        | Bill | Fair      | Fair   |       | <armour> |
      And the game master plays with damage rolls
      And Ann's shot shows 0000
      And Ann's damage shows <dice>
      When Ann aims and shoots Bill
      Then Bill takes <points> points

      Examples:
        | case                                    | gun       | armour | dice | points |
        | One more than the gun does              | revolver  |        | +000 | 4      |
        | Two less                                | revolver  |        | --00 | 1      |
        | At the most it is doubled               | revolver  |        | ++++ | 6      |
        | At the least a hit that hurts does 1    | revolver  |        | ---- | 1      |
        | One that does not can do 1 at the most  | derringer | 1      | ++++ | 1      |

    Example: One that does not hurt may still do nothing
      Given the gunfighters
        | name | Fast Draw | Pistol | guns      | armour |
        | Ann  | Great     | Good   | derringer |        |
        | Bill | Fair      | Fair   |           | 1      |
      And the game master plays with damage rolls
      And Ann's shot shows 0000
      And Ann's damage shows 0000
      When Ann aims and shoots Bill
      Then the bullet does Bill no harm

    Example: What the dice did is there to be seen
      Given the gunfighters
        | name | Fast Draw | Pistol |
        | Ann  | Great     | Good   |
        | Bill | Fair      | Fair   |
      And the game master plays with damage rolls
      And Ann's shot shows 0000
      And Ann's damage shows ++00
      When Ann aims and shoots Bill
      Then the damage to Bill counts
        | rule    | counts     |
        | GF-37   | +0         |
        | GF-37   | +3         |
        | FACT-14 | +2         |
        | FACT-14 | at least 1 |
        | FACT-14 | at most 6  |

    @GF-09
    Example: Two hits of one moment have a throw each
      Given the gunfighters
        | name | Fast Draw | Pistol |
        | Ann  | Fair      | Superb |
        | Bill | Fair      | Superb |
      And the game master plays with damage rolls
      And the dice show
        | who  | roll     | shows |
        | Ann  | snapshot | 0000  |
        | Bill | snapshot | 0000  |
        | Ann  | damage   | +000  |
        | Bill | damage   | -000  |
      And Ann snapshots Bill
      When Bill snapshots Ann
      Then Bill takes 4 points
      And Ann takes 2 points

    @GF-36
    Example: A miss needs no throw
      Given the gunfighters
        | name | Fast Draw | Pistol |
        | Ann  | Fair      | Good   |
        | Bill | Great     | Good   |
      And the game master plays with damage rolls
      And Ann's shot shows -000
      And Bill's shot shows 0000
      And Bill's damage shows 0000
      And Bill aims and shoots Ann
      When Ann shoots Bill
      Then Bill takes no damage
