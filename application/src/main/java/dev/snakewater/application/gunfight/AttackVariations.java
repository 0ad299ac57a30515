package dev.snakewater.application.gunfight;

import dev.snakewater.application.procedure.Played;
import dev.snakewater.application.procedure.Seating;
import dev.snakewater.application.procedure.Terms;
import dev.snakewater.application.procedure.Variation;
import dev.snakewater.application.words.Wording;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fudge.gunfight.Distance;
import dev.snakewater.domain.fudge.gunfight.RangeBand;
import dev.snakewater.domain.fudge.hitlocation.CalledPart;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;

/** What somebody might change about an attack: how it is made, from how far, and what is done against it. */
final class AttackVariations {

    private static final Wording WORDS = GunfightTelling.wording();

    private static final List<CalledPart> PARTS = List.of(
            CalledPart.HEAD,
            CalledPart.RIGHT_ARM,
            CalledPart.RIGHT_HAND,
            CalledPart.EYES,
            CalledPart.LEFT_LEG,
            CalledPart.LEFT_FOOT);

    private AttackVariations() {}

    /** Those changes of an attack without problems that are legal, and that its shots are rolled otherwise with. */
    static List<Variation<AttackScenario>> of(AttackScenario scenario) {
        List<OptionalInt> as = rolledWith(scenario);
        return Stream.of(means(scenario), defences(scenario), parts(scenario), ranges(scenario), plusTwo(scenario))
                .flatMap(variations -> variations)
                .filter(variation -> AttackProblems.of(variation.setUp()).isEmpty())
                .filter(variation -> !rolledWith(variation.setUp()).equals(as))
                .toList();
    }

    private static Stream<Variation<AttackScenario>> means(AttackScenario scenario) {
        return switch (scenario.attack().does()) {
            case SHOOT ->
                Stream.of(
                        otherAim(scenario),
                        by("attack.if-snapshot", scenario, AttackScenario.Means.SNAPSHOT),
                        by("attack.if-twice", scenario, AttackScenario.Means.SNAPSHOT_TWICE));
            case SNAPSHOT ->
                Stream.of(
                        by("attack.if-shot", scenario, AttackScenario.Means.SHOOT),
                        by("attack.if-twice", scenario, AttackScenario.Means.SNAPSHOT_TWICE));
            case SNAPSHOT_TWICE ->
                Stream.of(
                        by("attack.if-shot", scenario, AttackScenario.Means.SHOOT),
                        by("attack.if-snapshot", scenario, AttackScenario.Means.SNAPSHOT));
            case SHOOT_TWO, FAN -> Stream.of(otherAim(scenario));
        };
    }

    private static Variation<AttackScenario> otherAim(AttackScenario scenario) {
        boolean aimed = scenario.attack().isAimed();
        return new Variation<>(
                WORDS.message(aimed ? "attack.if-unaimed" : "attack.if-aimed"),
                with(scenario, scenario.attack().does(), Optional.of(!aimed)));
    }

    private static Variation<AttackScenario> by(String key, AttackScenario scenario, AttackScenario.Means means) {
        return new Variation<>(WORDS.message(key), with(scenario, means, Optional.empty()));
    }

    private static AttackScenario with(AttackScenario scenario, AttackScenario.Means means, Optional<Boolean> aimed) {
        return scenario.with(scenario.attack().made(means, aimed));
    }

    private static Stream<Variation<AttackScenario>> defences(AttackScenario scenario) {
        List<AttackScenario.Target> targets = scenario.attack().at();
        String names =
                WORDS.row(targets.stream().map(AttackScenario.Target::name).toList());
        return targets.stream().allMatch(target -> target.does().isEmpty())
                ? Stream.of(new Variation<>(
                        WORDS.message("attack.if-dodge", names),
                        defending(scenario, Optional.of(AttackScenario.Defence.DODGE))))
                : Stream.of(
                        new Variation<>(WORDS.message("attack.if-open", names), defending(scenario, Optional.empty())));
    }

    private static AttackScenario defending(AttackScenario scenario, Optional<AttackScenario.Defence> defence) {
        AttackScenario.Attempt attack = scenario.attack();
        return scenario.with(attack.aiming(
                attack.at().stream().map(target -> target.defending(defence)).toList()));
    }

    private static Stream<Variation<AttackScenario>> ranges(AttackScenario scenario) {
        return Stream.of(
                new Variation<>(WORDS.message("attack.nearer"), moved(scenario, -1)),
                new Variation<>(WORDS.message("attack.farther"), moved(scenario, 1)));
    }

    private static AttackScenario moved(AttackScenario scenario, int bands) {
        Gunfight fight = AttackPlan.armed(scenario);
        Name by = scenario.attack().by();
        AttackScenario moved = scenario;
        for (AttackScenario.Target target : scenario.attack().at()) {
            RangeBand now = fight.scene().between(by, target.name()).range();
            int then = now.ordinal() + bands;
            if (then >= 0 && then < RangeBand.values().length) {
                moved = apart(moved, target.name(), RangeBand.values()[then]);
            }
        }
        return moved;
    }

    /** The same attack with the attacker and one target so far apart; paces that were counted do not count any more. */
    static AttackScenario apart(AttackScenario scenario, Name target, RangeBand range) {
        Name by = scenario.attack().by();
        List<GunfightScenario.Distances> distances = new ArrayList<>(scenario.distances());
        distances.removeIf(written -> written.isBetween(by, target));
        boolean visible = AttackPlan.armed(scenario).scene().between(by, target).visible();
        distances.add(new GunfightScenario.Distances(
                List.of(by, target), new Distance(range, Optional.empty(), Optional.empty(), visible)));
        return new AttackScenario(
                scenario.fighters(), scenario.range(), distances, scenario.rulings(), scenario.attack());
    }

    /** The same at the head and the right arm; of a called shot, at no part in particular and at any that is not this one; where hits have locations. */
    private static Stream<Variation<AttackScenario>> parts(AttackScenario scenario) {
        if (!scenario.gunfight().read().located()) {
            return Stream.empty();
        }
        return scenario.attack().calls()
                ? Stream.concat(
                        Stream.of(new Variation<>(
                                WORDS.message("attack.if-no-part"), aimedAt(scenario, Optional.empty()))),
                        aimedAt(scenario, PARTS))
                : aimedAt(scenario, PARTS.subList(0, 2));
    }

    private static Stream<Variation<AttackScenario>> aimedAt(AttackScenario scenario, List<CalledPart> parts) {
        return parts.stream()
                .map(part ->
                        new Variation<>(WORDS.message("attack.if-part", part), aimedAt(scenario, Optional.of(part))));
    }

    private static AttackScenario aimedAt(AttackScenario scenario, Optional<CalledPart> part) {
        AttackScenario.Attempt attack = scenario.attack();
        return scenario.with(attack.aiming(attack.at().stream()
                .map(target -> new AttackScenario.Target(target.name(), target.does(), part))
                .toList()));
    }

    private static Stream<Variation<AttackScenario>> plusTwo(AttackScenario scenario) {
        boolean spent = scenario.attack().plusTwo();
        return Stream.of(new Variation<>(
                WORDS.message(spent ? "attack.if-no-plus-two" : "attack.if-plus-two"),
                scenario.with(scenario.attack().spending(!spent))));
    }

    /** What dice that show 0 would come to over the difficulty, shot by shot; nothing where none are rolled. */
    private static List<OptionalInt> rolledWith(AttackScenario scenario) {
        var kind = AttackScenario.kind();
        // The worst dice: a second snapshot is left out only if the first ends it whatever they show.
        Seating<Attack> seating = Seating.of(kind, scenario);
        return Played.from(
                        kind.procedure(),
                        kind.open(scenario),
                        Terms.of(1),
                        attack -> seating.table(
                                attack,
                                what -> what.dice().totalling(what.dice().least())))
                .turns()
                .stream()
                .flatMap(List::stream)
                .flatMap(event -> switch (event) {
                    case ShootingEvent.Fired fired ->
                        Stream.of(OptionalInt.of(
                                fired.toHit().total() - fired.difficulty().total()));
                    case ShootingEvent.FiredAtCover fired -> Stream.of(OptionalInt.empty());
                    default -> Stream.<OptionalInt>empty();
                })
                .toList();
    }
}
