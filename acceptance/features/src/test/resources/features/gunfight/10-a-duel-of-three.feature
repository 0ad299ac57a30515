Feature: A duel of three, from the first look to the second volley
  Bob, Joe and Frank have business Across the Street. Frank came with his gun out.

  Background:
    Given a game of gunfighting
    And the gunfighters
      | name  | Nerve | Fast Draw | Pistol |
      | Bob   | Good  | Fair      | Good   |
      | Joe   | Fair  | Good      | Fair   |
      | Frank | Good  | Fair      | Great  |
    And everybody is Across the Street
    And Frank has the drop on Bob and Joe
    And they stare each other down
    And the dice show
      | turn | who   | roll            | shows |
      | 1    | Bob   | staredown       | +000  |
      | 1    | Joe   | staredown       | 0000  |
      | 1    | Frank | staredown       | --00  |
      | 1    | Bob   | draw            | +000  |
      | 1    | Joe   | draw            | -000  |
      | 1    | Frank | draw            | 0000  |
      | 1    | Frank | snapshot        | -000  |
      | 1    | Frank | second snapshot | ++00  |
      | 1    | Bob   | shot            | 0000  |
      | 1    | Joe   | shot            | ++++  |
      | 2    | Bob   | draw            | 0000  |
      | 2    | Joe   | draw            | --00  |
      | 2    | Bob   | snapshot        | +++0  |
      | 2    | Joe   | snapshot        | +++0  |
    And they do this
      | turn | who   | part 3       | part 4                  |
      | 1    | Frank | snapshot Bob | snapshot Joe            |
      | 1    | Bob   | aim          | shoot Frank with the +2 |
      | 1    | Joe   | dodge        | shoot Frank             |
      | 2    | Bob   | snapshot Joe |                         |
      | 2    | Joe   | snapshot Bob |                         |

  @GF-02 @GF-04 @GF-06
  Example: Everybody faces two guns, and Bob looks longest
    When 2 turns are played
    Then Bob stares at Good
    And Joe stares at Mediocre
    And Frank stares at Poor
    And Bob wins the staredown

  @GF-08 @GF-10
  Example: Frank's gun is out, so he is first
    When 2 turns are played
    Then the order of action is Frank, then Bob, then Joe

  @GF-13 @GF-15
  Example: Frank fires at Bob at once, and hits
    When 2 turns are played
    Then Frank's snapshot comes to Good against Good
    And Frank's snapshot hits Bob with margin 0
    And Bob takes 3 points in turn 1

  @GF-16 @GF-17
  Example: Frank fires again, at Joe, who has dodged
    When 2 turns are played
    Then Frank's second snapshot counts
      | rule  | counts |
      | GF-36 | +2     |
      | GF-16 | -2     |
      | GF-17 | -2     |
    And Frank's second snapshot misses Joe by 1
    And Frank has 4 bullets left

  @GF-04 @GF-12 @HL-24
  Example: Bob, who has aimed, puts his nerve into his shot at Frank
    When 2 turns are played
    Then Bob's shot counts
      | rule  | counts                 |
      | GF-36 | +1                     |
      | GF-12 | waives the -2 of GF-20 |
      | GF-04 | +2                     |
      | HL-24 | -1                     |
    And Bob's shot hits Frank with margin 1

  @GF-20 @GF-39 @HL-31
  Example: Joe did not aim, but his dice are all he could wish for, and Frank is down
    When 2 turns are played
    Then Joe's shot hits Frank with margin 1
    And Frank takes 8 points
    And Frank is Incapacitated
    And Frank is out of action

  @GF-09 @GF-29 @HL-24
  Example: The next draw is a tie between the two who still stand
    When 2 turns are played
    Then Bob's draw of turn 2 counts
      | rule  | counts |
      | GF-07 | +0     |
      | GF-29 | +2     |
      | HL-24 | -1     |
    And in turn 2 the order of action is Bob and Joe

  @GF-09 @GF-14 @HL-32
  Example: Both fire at the same moment, and both are hit
    When 2 turns are played
    Then Bob's snapshot hits Joe with margin 0
    And Joe's snapshot hits Bob with margin 0
    And Joe is Hurt
    And Bob is Very Hurt
    And Bob has 4 bullets left
    And Joe has 4 bullets left
