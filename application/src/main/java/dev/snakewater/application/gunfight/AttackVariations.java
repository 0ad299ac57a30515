package dev.snakewater.application.gunfight;

import dev.snakewater.application.procedure.Variation;
import dev.snakewater.application.words.Wording;
import dev.snakewater.domain.fudge.gunfight.RangeBand;
import dev.snakewater.domain.fudge.hitlocation.CalledPart;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** What somebody might change about an attack: how it is made, from how far, and what is done against it. */
final class AttackVariations {

    private static final Wording WORDS = GunfightTelling.wording();

    private static final List<AttackScenario.Means> ONE_BY_ONE =
            List.of(AttackScenario.Means.SHOOT, AttackScenario.Means.SNAPSHOT, AttackScenario.Means.SNAPSHOT_TWICE);

    private static final List<CalledPart> PARTS = List.of(
            CalledPart.HEAD,
            CalledPart.RIGHT_ARM,
            CalledPart.RIGHT_HAND,
            CalledPart.EYES,
            CalledPart.LEFT_LEG,
            CalledPart.LEFT_FOOT);

    private AttackVariations() {}

    /** Those changes of an attack without problems that are legal; some of them may make no difference. */
    static List<Variation<AttackScenario>> of(AttackScenario scenario) {
        return Stream.of(means(scenario), defences(scenario), parts(scenario), ranges(scenario), plusTwo(scenario))
                .flatMap(variations -> variations)
                .filter(variation -> !variation.setUp().equals(scenario))
                .filter(variation -> variation.setUp().problems().isEmpty())
                .toList();
    }

    private static Stream<Variation<AttackScenario>> means(AttackScenario scenario) {
        AttackScenario.Attempt attack = scenario.attack();
        boolean aimed = attack.isAimed();
        Stream<Variation<AttackScenario>> otherAim = Stream.of(changed(
                scenario,
                attack.made(attack.does(), Optional.of(!aimed)),
                aimed ? "attack.if-unaimed" : "attack.if-aimed"));
        Stream<Variation<AttackScenario>> others = ONE_BY_ONE.stream()
                .filter(means -> means != attack.does() && ONE_BY_ONE.contains(attack.does()))
                .map(means -> changed(scenario, attack.made(means, Optional.empty()), "attack.if-" + means.name()));
        return attack.does().snaps() ? others : Stream.concat(otherAim, others);
    }

    private static Stream<Variation<AttackScenario>> defences(AttackScenario scenario) {
        List<AttackScenario.Target> targets = scenario.attack().at();
        boolean open = targets.stream().allMatch(target -> target.does().isEmpty());
        Optional<AttackScenario.Defence> defence = open ? Optional.of(AttackScenario.Defence.DODGE) : Optional.empty();
        return Stream.of(changed(
                scenario,
                scenario.attack().aiming(target -> target.withDoes(defence)),
                open ? "attack.if-dodge" : "attack.if-open",
                WORDS.row(targets.stream().map(AttackScenario.Target::name).toList())));
    }

    /** The same at the head and the right arm; of a called shot, at no part in particular and at any that is not this one; where hits have locations. */
    private static Stream<Variation<AttackScenario>> parts(AttackScenario scenario) {
        if (!scenario.gunfight().read().located()) {
            return Stream.empty();
        }
        AttackScenario.Attempt attack = scenario.attack();
        Stream<Variation<AttackScenario>> none = attack.calls()
                ? Stream.of(changed(
                        scenario, attack.aiming(target -> target.withPart(Optional.empty())), "attack.if-no-part"))
                : Stream.empty();
        return Stream.concat(
                none,
                PARTS.stream()
                        .limit(attack.calls() ? PARTS.size() : 2)
                        .map(part -> changed(
                                scenario,
                                attack.aiming(target -> target.withPart(Optional.of(part))),
                                "attack.if-part",
                                part)));
    }

    private static Stream<Variation<AttackScenario>> ranges(AttackScenario scenario) {
        return Stream.of(
                new Variation<>(WORDS.message("attack.nearer"), moved(scenario, -1)),
                new Variation<>(WORDS.message("attack.farther"), moved(scenario, 1)));
    }

    private static AttackScenario moved(AttackScenario scenario, int bands) {
        AttackScenario moved = scenario;
        for (AttackScenario.Target target : scenario.attack().at()) {
            int then = scenario.distance(target.name()).range().ordinal() + bands;
            if (then >= 0 && then < RangeBand.values().length) {
                moved = moved.apart(target.name(), RangeBand.values()[then]);
            }
        }
        return moved;
    }

    private static Stream<Variation<AttackScenario>> plusTwo(AttackScenario scenario) {
        AttackScenario.Attempt attack = scenario.attack();
        return Stream.of(changed(
                scenario,
                attack.spending(!attack.plusTwo()),
                attack.plusTwo() ? "attack.if-no-plus-two" : "attack.if-plus-two"));
    }

    private static Variation<AttackScenario> changed(
            AttackScenario scenario, AttackScenario.Attempt attack, String key, Object... places) {
        return new Variation<>(WORDS.message(key, places), scenario.withAttack(attack));
    }
}
