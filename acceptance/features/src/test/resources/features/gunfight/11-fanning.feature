Feature: Part 4: fanning the pistol
  The flat of the hand on the hammer, and every bullet is on its way. It is loud, and now and then
  it even hits.

  Background:
    Given a game of gunfighting
    And the gunfighters
      | name | Fast Draw | Pistol | cover |
      | Ann  | Great     | Good   | yes   |
      | Bill | Fair      | Fair   | yes   |
      | Cole | Poor      | Fair   |       |
    And everybody is Across the Room

  @GF-21
  Rule: Only a single pistol can be fanned

    Scenario Outline: With <case>
      Given Ann carries a <gun>
      When it comes to Ann's part 4
      Then Ann may not choose fan, by GF-21

      Examples:
        | case      | gun     |
        | a rifle   | rifle   |
        | a shotgun | shotgun |

    Example: With a pistol in each hand
      Given Ann carries a revolver and a derringer
      And Ann draws both guns
      When it comes to Ann's part 4
      Then Ann may not choose fan, by GF-21

    Example: With one of two pistols, the other in its holster
      Given Ann carries a revolver and a derringer
      And Ann draws the derringer
      And Ann's fan shows 0000
      When Ann aims and fans at Bill
      Then Ann fans away 2 bullets
      And Ann has 6 bullets left

  @GF-22
  Rule: As many opponents as one can see within 20 paces, each of them once

    Example: Across the Street is too far
      Given Ann and Cole are Across the Street from each other
      When Ann chooses fan for part 4
      And it comes to Ann's fan at
      Then Ann may not choose Cole, by GF-22

    Example: Nobody is near enough, so there is nothing to fan at
      Given everybody is Across the Street
      When it comes to Ann's part 4
      Then Ann may not choose fan, by GF-22

    Example: Whoever cannot be seen cannot be fanned at
      Given Ann and Cole cannot see each other
      When Ann chooses fan for part 4
      And it comes to Ann's fan at
      Then Ann may not choose Cole, by GF-22

    Example: Nobody can be named twice
      When Ann chooses fan for part 4
      And Ann chooses Bill for fan at
      And it comes to Ann's fan at
      Then Ann may not choose Bill, by GF-22

    Example: Where the paces are counted, it is 20, whatever the range is called
      Given everybody is Across the Street
      And Ann and Cole are 20 paces apart
      And Ann's fan shows 0000
      When Ann aims and fans at Cole
      Then Ann's fan comes to Mediocre against Good

    Example: 21 paces are too many
      Given Ann and Cole are 21 paces apart
      When Ann chooses fan for part 4
      And it comes to Ann's fan at
      Then Ann may not choose Cole, by GF-22

  @GF-22
  Rule: Up to the number of bullets in the gun

    Example: Six bullets, eight bandits, and the seventh is none of her business
      Given the gunfighters
        | name   | how many | Fast Draw | Pistol |
        | Ann    |          | Great     | Good   |
        | Bandit | 8        | Fair      | Fair   |
      And the dice show
        | who | roll | shows |
        | Ann | fan  | ----  |
        | Ann | fan  | ----  |
        | Ann | fan  | ----  |
        | Ann | fan  | ----  |
        | Ann | fan  | ----  |
        | Ann | fan  | ----  |
      When Ann fans at Bandit 1, Bandit 2, Bandit 3, Bandit 4, Bandit 5, Bandit 6 and Bandit 7
      Then Ann rolls 6 times for the fan
      And Ann is never asked for Bandit 7, having no bullet left for him

  @GF-40
  Rule: The dead are not worth naming

    Example: Cole fell in part 3
      Given the gunfighters
        | name | Fast Draw | Pistol | gun strength |
        | Ann  | Fair      | Good   |              |
        | Bill | Great     | Good   | 20           |
        | Cole | Poor      | Fair   |              |
      And Bill's snapshot shows ++++
      And Bill snapshots Cole
      When Ann chooses fan for part 4
      And it comes to Ann's fan at
      Then Ann may not choose Cole, by GF-40

  @GF-38
  Rule: An empty gun is not fanned

    Example: Click
      Given Ann carries a revolver 0/6
      When it comes to Ann's part 4
      Then Ann may not choose fan, by GF-38

  @GF-23
  Rule: All bullets go, whatever the number of targets

    Scenario Outline: <case>
      Given Ann carries a revolver <bullets>/6
      And Ann's fan shows 0000
      When Ann aims and fans at Bill
      Then Ann rolls 1 time for the fan
      And Ann fans away <bullets> bullets
      And Ann has 0 bullets left

      Examples:
        | case                    | bullets |
        | Six bullets at one man   | 6       |
        | Three bullets at one man | 3       |

  @GF-24
  Rule: One roll for each target, at -2 if one aimed and at -3 if not

    Example: She aimed, and has a roll for each of two men
      Given Ann carries a revolver 3/6
      And Ann and Bill are Spittin' Distance from each other
      And the dice show
        | who | roll | shows |
        | Ann | fan  | +000  |
        | Ann | fan  | 0000  |
      When Ann aims and fans at Bill and Cole
      Then Ann's fan at Bill counts
        | rule  | counts                 |
        | GF-36 | +1                     |
        | GF-24 | -2                     |
        | GF-12 | waives the -1 of GF-24 |
      And Ann's fan hits Bill with margin 1
      And Bill takes 4 points
      And Ann's fan misses Cole by 1
      And Ann has 0 bullets left

    Example: She did not aim
      Given Ann's fan shows 0000
      When Ann fans at Bill
      Then Ann's fan counts
        | rule  | counts |
        | GF-36 | +1     |
        | GF-24 | -2     |
        | GF-24 | -1     |

    Example: She dodged, which is not aiming
      Given Ann dodges
      And Ann's fan shows ++00
      When Ann fans at Bill
      Then Ann's fan hits Bill with margin 0

    @GF-17
    Scenario Outline: A dodger is as hard to hit as ever, and <case>
      Given the gunfighters
        | name | Fast Draw | Pistol |
        | Ann  | Great     | Great  |
        | Bill | Fair      | Fair   |
        | Cole | Poor      | Fair   |
      And Bill dodges
      And Ann's fan shows <dice>
      When Ann aims and fans at Bill
      Then Ann's fan counts
        | rule  | counts                 |
        | GF-36 | +2                     |
        | GF-24 | -2                     |
        | GF-12 | waives the -1 of GF-24 |
        | GF-17 | -2                     |
      And Ann's fan <result>

      Examples:
        | case             | dice | result                  |
        | it just suffices | ++00 | hits Bill with margin 0 |
        | it does not      | +000 | misses Bill by 1        |

    @GF-19
    Example: One of three dived for cover, and she rolls for the other two
      Given the gunfighters
        | name | Fast Draw | Pistol | cover |
        | Ann  | Great     | Good   |       |
        | Bill | Fair      | Fair   | yes   |
        | Cole | Poor      | Fair   |       |
        | Dan  | Poor      | Fair   |       |
      And Bill dives for cover
      And the dice show
        | who | roll | shows |
        | Ann | fan  | +000  |
        | Ann | fan  | 0000  |
      When Ann aims and fans at Bill, Cole and Dan
      Then Ann's fan misses Bill without a throw
      And Ann rolls 2 times for the fan
      And Ann's fan hits Cole with margin 0
      And Ann's fan misses Dan by 1

    @HL-24
    Example: A wound spoils every roll of it
      Given the gunfighters
        | name | Fast Draw | Pistol | wounds |
        | Ann  | Great     | Good   | 3      |
        | Bill | Fair      | Fair   |        |
        | Cole | Poor      | Fair   |        |
      And the dice show
        | who | roll | shows |
        | Ann | fan  | ++00  |
        | Ann | fan  | +000  |
      When Ann aims and fans at Bill and Cole
      Then Ann's fan hits Bill with margin 0
      And Ann's fan misses Cole by 1

  @GF-09
  Rule: A fan is over in a moment

    Example: Two men die of it at once, and one of them fires as he does
      Given the gunfighters
        | name | Fast Draw | Pistol | gun strength |
        | Ann  | Fair      | Superb | 11           |
        | Bill | Fair      | Good   | 3            |
        | Cole | Poor      | Fair   |              |
      And the dice show
        | who  | roll | shows |
        | Ann  | fan  | 0000  |
        | Ann  | fan  | 0000  |
        | Bill | shot | +000  |
      And Ann aims and fans at Bill and Cole
      When Bill shoots Ann
      Then Bill is dead
      And Cole is dead
      And Bill's shot hits Ann with margin 0
