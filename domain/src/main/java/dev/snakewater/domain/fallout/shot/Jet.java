package dev.snakewater.domain.fallout.shot;

import dev.snakewater.domain.fallout.FalloutRule;
import dev.snakewater.domain.fallout.catalogue.FlameThrower;
import dev.snakewater.domain.rule.Rule;
import java.util.ArrayList;
import java.util.List;

/**
 * A second of a flame thrower's stream at somebody: tested as an unaimed shot with the thrower's skill, range and strength, and without
 * the handicap of machine guns (FO-29).
 */
public record Jet(Encounter encounter, FlameThrower thrower) {

    /**
     * What forbids it.
     *
     * @param actionPoints what is left of them
     * @param seconds for how long the tank still lasts
     */
    public List<Rule> bars(int actionPoints, int seconds) {
        List<Rule> bars = new ArrayList<>();
        if (actionPoints < thrower.perSecond()) {
            bars.add(FalloutRule.FO_30_STREAM_PRICE);
        }
        if (seconds < 1) {
            bars.add(FalloutRule.FO_72_AMMUNITION);
        }
        if (shot().band().isEmpty()) {
            bars.add(FalloutRule.FO_11_RANGE_BANDS);
        }
        Refusal.ofWounds(shot().attempt()).stream()
                .map(Refusal::rule)
                .distinct()
                .forEach(bars::add);
        return bars;
    }

    /** It as an unaimed shot. */
    public Shot shot() {
        Held held = Held.full(thrower.gun());
        return new Attempt(encounter, List.of(held), new Way.Unaimed(), FromCover.OPEN).shot(held);
    }
}
