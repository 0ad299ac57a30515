package dev.snakewater.domain.fallout.modifier;

import dev.snakewater.domain.fallout.FalloutRule;
import dev.snakewater.domain.fallout.scene.Encounter;
import dev.snakewater.domain.fallout.scene.Way;
import dev.snakewater.domain.fallout.weapon.Held;
import dev.snakewater.domain.fallout.weapon.Weapon;
import dev.snakewater.domain.rule.Rule;
import java.util.List;
import java.util.stream.Stream;

/**
 * A second of a flame thrower's stream at a target. It is tested like an unaimed shot with the thrower's skill, range and minimum
 * strength, but without the handicap of machine guns (FO-29).
 */
public record FlameStream(Encounter encounter, Weapon.FlameThrower thrower) {

    /** Returns the rules that forbid it, given the action points and the seconds that are left. */
    public List<Rule> bars(int actionPoints, int seconds) {
        return Stream.of(
                        Rule.when(actionPoints < thrower.perSecond(), FalloutRule.FO_30_STREAM_PRICE),
                        Rule.when(seconds < 1, FalloutRule.FO_72_AMMUNITION),
                        Rule.when(shot().band().isEmpty(), FalloutRule.FO_11_RANGE_BANDS),
                        Refusal.ofWounds(shot().attempt()).stream()
                                .<Rule>map(Refusal::rule)
                                .distinct())
                .flatMap(rules -> rules)
                .toList();
    }

    /** Returns it as an unaimed shot. */
    public Shot shot() {
        Held held = Held.full(thrower.gun());
        return new Attempt(encounter, List.of(held), new Way.Unaimed(), Way.FromCover.OPEN).shot(held);
    }
}
