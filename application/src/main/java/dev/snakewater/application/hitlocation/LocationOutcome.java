package dev.snakewater.application.hitlocation;

import dev.snakewater.application.measure.Finding;
import dev.snakewater.application.measure.Measured;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fudge.hitlocation.BodyPart;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Where a hit goes.
 *
 * @param by whose hit it is
 * @param part the part; none, if the dice were broken off
 * @param dice how many dice it took
 */
public record LocationOutcome(Name by, Optional<BodyPart> part, int dice) implements Measured {

    @Override
    public List<Finding> findings() {
        return Stream.concat(
                        part.stream().map(where -> Finding.one("location", where, by)),
                        Stream.of(Finding.counts("dice", dice)))
                .toList();
    }
}
