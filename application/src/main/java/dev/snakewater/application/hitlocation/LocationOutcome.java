package dev.snakewater.application.hitlocation;

import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fudge.hitlocation.BodyPart;
import java.util.Optional;

/**
 * Where a hit goes.
 *
 * @param by whose hit it is
 * @param part the part; none, if the dice were broken off
 * @param dice how many dice it took
 */
public record LocationOutcome(Name by, Optional<BodyPart> part, int dice) {}
