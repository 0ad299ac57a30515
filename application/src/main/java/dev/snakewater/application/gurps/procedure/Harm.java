package dev.snakewater.application.gurps.procedure;

import dev.snakewater.domain.field.Withers;
import dev.snakewater.domain.gurps.combatant.HitLocation;
import dev.snakewater.domain.gurps.scene.Figure;
import dev.snakewater.domain.gurps.wound.Condition;
import dev.snakewater.domain.gurps.wound.Fumble;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What an attack has done so far to its mark: hit points left, hexes of knockback, conditions in their order, the crippled or numb limb,
 * and what came of a parry that he botched.
 */
@Withers
public record Harm(
        int hitPoints,
        int knockback,
        List<Condition> conditions,
        Optional<HitLocation> limb,
        List<Fumble> fumbles,
        boolean ownBlow)
        implements HarmBuilder.With {

    static Harm noneTo(Figure figure) {
        return new Harm(figure.person().points().left(), 0, List.of(), Optional.empty(), List.of(), false);
    }

    Harm and(List<Condition> more) {
        return conditions.containsAll(more)
                ? this
                : withConditions(Stream.concat(conditions.stream(), more.stream())
                        .distinct()
                        .sorted()
                        .toList());
    }

    Harm at(HitLocation location) {
        return withLimb(Optional.of(location));
    }

    Harm fumbling(Fumble fumble) {
        Harm fumbled = withFumbles(List.of(fumble));
        return fumble == Fumble.FALL ? fumbled.and(List.of(Condition.FALLEN)) : fumbled;
    }
}
