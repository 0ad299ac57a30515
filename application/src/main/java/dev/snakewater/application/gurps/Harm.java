package dev.snakewater.application.gurps;

import dev.snakewater.domain.gurps.attack.Figure;
import dev.snakewater.domain.gurps.body.Condition;
import dev.snakewater.domain.gurps.body.HitLocation;
import dev.snakewater.domain.gurps.table.Fumble;
import dev.snakewater.domain.rule.Withers;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;

/**
 * What the attack has done so far to whom it is aimed at.
 *
 * @param hitPoints those left
 * @param knockback by how many hexes he was knocked back
 * @param conditions what else became of him, each once, in their own order
 * @param limb the location that is crippled or numb
 * @param fumbles what came of a parry that he botched
 * @param ownBlow whether he has struck himself with it, or is about to
 */
@Withers
record Harm(
        int hitPoints,
        int knockback,
        List<Condition> conditions,
        Optional<HitLocation> limb,
        List<Fumble> fumbles,
        boolean ownBlow)
        implements HarmBuilder.With {

    Harm {
        conditions = List.copyOf(conditions);
        fumbles = List.copyOf(fumbles);
    }

    /** Nothing yet. */
    static Harm noneTo(Figure figure) {
        return new Harm(figure.body().left(), 0, List.of(), Optional.empty(), List.of(), false);
    }

    Harm losing(int hits) {
        return withHitPoints(hitPoints - hits);
    }

    Harm and(List<Condition> more) {
        if (more.isEmpty()) {
            return this;
        }
        EnumSet<Condition> all = EnumSet.copyOf(more);
        all.addAll(conditions);
        return withConditions(List.copyOf(all));
    }

    Harm and(Condition condition) {
        return and(List.of(condition));
    }

    Harm at(HitLocation location) {
        return withLimb(Optional.of(location));
    }

    Harm fumbling(Fumble fumble) {
        Harm fumbled = withFumbles(List.of(fumble));
        return fumble == Fumble.FALL ? fumbled.and(Condition.FALLEN) : fumbled;
    }
}
