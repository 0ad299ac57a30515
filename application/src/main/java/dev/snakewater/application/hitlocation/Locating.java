package dev.snakewater.application.hitlocation;

import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fudge.hitlocation.LocationDie;
import dev.snakewater.domain.fudge.hitlocation.Region;
import java.util.Optional;

/**
 * A location that is being rolled.
 *
 * @param by whose hit it is
 * @param die what the first die means
 * @param soFar what the dice have said so far; nothing, before the first
 * @param thrown how many dice have been thrown
 */
public record Locating(Name by, LocationDie die, Optional<Region> soFar, int thrown) {}
