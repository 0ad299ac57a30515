package dev.snakewater.application.fallout.procedure;

import dev.snakewater.application.procedure.Pick;
import dev.snakewater.application.procedure.Policy;
import dev.snakewater.application.table.Choice;
import dev.snakewater.application.table.Dice;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fallout.FalloutRule;
import dev.snakewater.domain.fallout.Rulings;
import dev.snakewater.domain.fallout.combatant.Person;
import dev.snakewater.domain.fallout.modifier.Attempt;
import dev.snakewater.domain.fallout.modifier.Refusal;
import dev.snakewater.domain.fallout.modifier.Shot;
import dev.snakewater.domain.fallout.scene.Encounter;
import dev.snakewater.domain.fallout.scene.MasterItem;
import dev.snakewater.domain.fallout.scene.Way;
import dev.snakewater.domain.fallout.weapon.Held;
import dev.snakewater.domain.fallout.weapon.Weapon;
import dev.snakewater.domain.fallout.wound.Fire;
import dev.snakewater.domain.field.Withers;
import dev.snakewater.domain.rule.Rule;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * The situation of a fire.
 *
 * @param round the round, from 1; it stops counting when nobody fires any more
 */
@Withers
public record BurningSituation(
        Optional<FlamethrowerUser> user,
        List<Target> targets,
        List<MasterItem> items,
        Rulings rulings,
        int round,
        int actionPoints,
        int seconds,
        BurningPhase phase)
        implements BurningSituationBuilder.With {

    /** A person with a flame thrower, her action points in each round, and the number of rounds in which she can fire. */
    @Withers
    public record FlamethrowerUser(Person shooter, Weapon.FlameThrower thrower, int actionPoints, int rounds)
            implements BurningSituationFlamethrowerUserBuilder.With {}

    /** Somebody who can be hit or burns, her distance in millimetres, and her hit points at the beginning. */
    @Withers
    public record Target(Person person, int distance, int hitPoints, Fire fire)
            implements BurningSituationTargetBuilder.With {

        /** Returns the name of the target. */
        public Name name() {
            return person.name();
        }

        /** Returns whether the target is not down. */
        public boolean stands() {
            return !person.condition().isDown();
        }
    }

    /** Uses only what changes: odds look up many situations with the same people. */
    @Override
    public int hashCode() {
        return Objects.hash(round, actionPoints, seconds, targets, phase);
    }

    BurningSituation with(int place, Target after) {
        List<Target> changed = new ArrayList<>(targets);
        changed.set(place, after);
        return withTargets(changed);
    }

    BurningSituation paid(int price) {
        return with(it -> it.actionPoints(actionPoints - price).seconds(seconds - 1));
    }

    /** Returns a second of the stream at a target, an unaimed shot without the handicap of machine guns (FO-29). */
    public Shot stream(int place) {
        FlamethrowerUser by = user.orElseThrow();
        Target at = targets.get(place);
        return stream(new Encounter(by.shooter(), at.person(), at.distance(), items, rulings), by.thrower());
    }

    /** Returns a second of the stream of a flame thrower at somebody. */
    public static Shot stream(Encounter encounter, Weapon.FlameThrower thrower) {
        Held held = Held.full(thrower.gun());
        return new Attempt(encounter, List.of(held), new Way.Unaimed(), Way.FromCover.IN_THE_OPEN).shot(held);
    }

    /** Returns the rules that forbid a second of a stream that is too dear, or for which the tank is empty, or that nobody can aim. */
    public static List<Rule> bars(Shot shot, boolean tooDear, boolean isEmpty) {
        return Stream.of(
                        Rule.when(tooDear, FalloutRule.FO_30_STREAM_PRICE),
                        Rule.when(isEmpty, FalloutRule.FO_72_AMMUNITION),
                        Rule.when(shot.band().isEmpty(), FalloutRule.FO_11_RANGE_BANDS),
                        Refusal.rules(Refusal.ofWounds(shot.attempt())).stream())
                .flatMap(rules -> rules)
                .toList();
    }

    /** Returns the rules that forbid a second of the stream at a target. */
    public List<Rule> bars(int place) {
        boolean tooDear = actionPoints < user.orElseThrow().thrower().perSecond();
        return Stream.concat(
                        bars(stream(place), tooDear, seconds < 1).stream(),
                        Rule.when(!targets.get(place).stands(), FalloutRule.FO_70_DOWN))
                .toList();
    }

    Name name(int place) {
        return targets.get(place).name();
    }

    boolean isFired() {
        return user.filter(by -> round <= by.rounds()).isPresent()
                && targets.stream().anyMatch(Target::stands);
    }

    /** Returns this in the next round, with new action points. When nobody fires any more, rounds are no longer counted. */
    BurningSituation inTheNextRound() {
        int fired = user.map(FlamethrowerUser::rounds).orElse(0);
        int next = Math.min(round, fired) + 1;
        return with(it -> it.round(next)
                .actionPoints(next > fired ? 0 : user.orElseThrow().actionPoints())
                .targets(targets.stream()
                        .map(target -> target.withFire(new Fire(target.fire().due(), false)))
                        .toList())
                .phase(next > fired ? new BurningPhase.Firing() : new BurningPhase.Beginning()));
    }

    boolean isOver() {
        return !isFired()
                && targets.stream()
                        .noneMatch(target -> target.stands() && target.fire().isBurning());
    }

    /** Policies for somebody with a flame thrower. */
    public enum BurningPolicy implements Policy<BurningSituation> {
        RELENTLESS,
        SPARING,
        RANDOM;

        @Override
        public <A> A decide(BurningSituation burning, Choice<A> choice, Dice dice) {
            return switch (this) {
                case RELENTLESS ->
                    choice.best(
                            at -> liking(burning, at, target -> !target.fire().bitten()));
                case SPARING ->
                    choice.best(
                            at -> liking(burning, at, target -> !target.fire().isBurning()));
                case RANDOM -> Pick.atRandom(choice, dice);
            };
        }

        /** Prefers a wanted target to holding fire, and holding fire to any other target. */
        private static int liking(BurningSituation burning, Object at, Predicate<Target> wanted) {
            return at instanceof Optional<?> maybe && maybe.isPresent() && maybe.get() instanceof Integer place
                    ? wanted.test(burning.targets().get(place)) ? 2 : 0
                    : 1;
        }
    }
}
