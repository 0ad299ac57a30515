package dev.snakewater.application.fallout.procedure;

import dev.snakewater.application.procedure.Next;
import dev.snakewater.application.table.Choice;
import dev.snakewater.application.table.Event;
import dev.snakewater.application.table.Table;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fallout.FalloutRule;
import dev.snakewater.domain.fallout.Part;
import dev.snakewater.domain.fallout.Rulings;
import dev.snakewater.domain.fallout.combatant.Person;
import dev.snakewater.domain.fallout.modifier.Shot;
import dev.snakewater.domain.fallout.scene.Encounter;
import dev.snakewater.domain.fallout.wound.Condition;
import dev.snakewater.domain.fallout.wound.Fire;
import dev.snakewater.domain.modifier.Tally;
import dev.snakewater.domain.rule.Rule;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The phases of a fire. Targets are numbered from 0. */
public sealed interface BurningPhase {

    /** Plays it, and returns what comes next. */
    Next<BurningSituation, BurningOutcome> play(BurningSituation burning, Table table);

    /** A later round begins with new action points (FO-29). */
    record Beginning() implements BurningPhase {

        @Override
        public Next<BurningSituation, BurningOutcome> play(BurningSituation burning, Table table) {
            BurningSituation.FlamethrowerUser by = burning.user().orElseThrow();
            Event began = new BurningEvent.RoundBegan(by.shooter().name(), burning.round(), burning.actionPoints());
            table.tell(began, FalloutRule.FO_09_ACTION_POINTS);
            return Next.go(burning.withPhase(new Firing()));
        }
    }

    /** The shooter pays for the next second of the stream, or holds fire. */
    record Firing() implements BurningPhase {

        /** The name of the choice. */
        public static final String STREAM = "stream";

        /** The answer of a person who does not fire. */
        public static final String HOLD = "hold fire";

        @Override
        public Next<BurningSituation, BurningOutcome> play(BurningSituation burning, Table table) {
            if (!burning.isFired()) {
                return Next.go(burning.withPhase(new Spreading(0, false)));
            }
            BurningSituation.FlamethrowerUser user = burning.user().orElseThrow();
            Name by = user.shooter().name();
            Optional<Integer> at = table.choose(choice(burning, by));
            if (at.isEmpty()) {
                table.tell(new BurningEvent.Held(by), FalloutRule.FO_30_STREAM_PRICE);
                return Next.go(burning.withPhase(new Spreading(0, false)));
            }
            int price = user.thrower().perSecond();
            BurningSituation paid = burning.paid(price);
            table.tell(
                    new BurningEvent.Streamed(by, burning.name(at.get()), price, paid.actionPoints(), paid.seconds()),
                    FalloutRule.FO_30_STREAM_PRICE,
                    FalloutRule.FO_72_AMMUNITION,
                    FalloutRule.FO_09_ACTION_POINTS);
            return Next.go(paid.withPhase(new Streaming(at.get())));
        }

        private static Choice<Optional<Integer>> choice(BurningSituation burning, Name by) {
            List<Optional<Integer>> places = Stream.concat(
                            IntStream.range(0, burning.targets().size()).mapToObj(Optional::of),
                            Stream.of(Optional.<Integer>empty()))
                    .toList();
            return Choice.among(by, STREAM, places, FalloutRule.FO_30_STREAM_PRICE)
                    .called(at -> at.map(place -> burning.name(place).text()).orElse(HOLD))
                    .barring(at -> at.map(burning::bars).orElse(List.of()));
        }
    }

    /** A second of the stream is tested (FO-29). Another hit in the same round does no more damage (FO-31). */
    record Streaming(int place) implements BurningPhase {

        @Override
        public Next<BurningSituation, BurningOutcome> play(BurningSituation burning, Table table) {
            Shot shot = burning.stream(place);
            ShotThrow test = ShotThrow.of(shot, FalloutRule.FO_29_STREAM, table);
            Shot.Result result = test.result();
            boolean again = burning.targets().get(place).fire().bitten();
            tell(shot, test, again, table);
            if (!result.hits() || again) {
                return Next.go(burning.withPhase(new Firing()));
            }
            return Next.go(burning.withPhase(
                    result == Shot.Result.CRITICAL
                            ? new Locating(place)
                            : new Biting(place, Fire.Bite.plain(Fire.Stage.FIRST_ROUND), new Firing())));
        }

        /** Tells the test of a second of the stream; a hit does nothing if its target was bitten in this round before. */
        public static void tell(Shot shot, ShotThrow test, boolean again, Table table) {
            Encounter encounter = shot.attempt().encounter();
            Name by = encounter.shooter().name();
            Name at = encounter.target().name();
            table.tell(new BurningEvent.Tested(by, at, test, again), why(test.result(), again));
        }

        private static List<Rule> why(Shot.Result result, boolean again) {
            return Stream.of(
                            Stream.of(FalloutRule.FO_29_STREAM, FalloutRule.FO_02_SUCCESS),
                            Rule.when(result == Shot.Result.FUMBLE, FalloutRule.FO_06_CRITICAL_FAILURE),
                            Rule.when(again && result.hits(), FalloutRule.FO_31_BURNING))
                    .<Rule>flatMap(rules -> rules)
                    .toList();
        }
    }

    /** A critical hit is located (FO-32, FO-13, FO-50). */
    record Locating(int place) implements BurningPhase {

        @Override
        public Next<BurningSituation, BurningOutcome> play(BurningSituation burning, Table table) {
            Encounter encounter = burning.stream(place).attempt().encounter();
            Part part = ShotThrow.located(encounter, List.of(FalloutRule.FO_32_FIRE, encounter.locatedBy()), table);
            return Next.go(burning.withPhase(
                    new Biting(place, new Fire.Bite(Fire.Stage.FIRST_ROUND, Optional.of(part)), new Firing())));
        }
    }

    /** The fire does its damage to the target or her weapon; then another phase follows. */
    record Biting(int place, Fire.Bite bite, BurningPhase after) implements BurningPhase {

        @Override
        public Next<BurningSituation, BurningOutcome> play(BurningSituation burning, Table table) {
            BurningSituation.Target then = burned(burning.targets().get(place), bite, burning.rulings(), false, table);
            return Next.go(burning.with(place, then).withPhase(after));
        }

        /**
         * Rolls what the fire does to somebody, and returns her afterwards.
         *
         * @param catchesFire whether a critical on her weapon sets her on fire all the same
         */
        public static BurningSituation.Target burned(
                BurningSituation.Target before, Fire.Bite bite, Rulings rulings, boolean catchesFire, Table table) {
            Person person = before.person();
            Optional<Part> part = bite.critical();
            ShotThrow.Harm harm = ShotThrow.damage(bite.damage(person.name(), person.armour()), part, table);
            Condition after = person.condition().hit(harm.points(), part.isPresent(), part, rulings);
            boolean alight = catchesFire || !bite.isOnTheWeapon();
            Fire fire = alight ? before.fire().bitten(bite.stage()) : before.fire();
            if (bite.isOnTheWeapon()) {
                // The weapon is useless; its bearer is not hurt (FO-16).
                Event burned = new BurningEvent.WeaponBurned(person.name(), harm.tally(), after.grip(), alight);
                table.tell(burned, FalloutRule.FO_16_WEAPON_HIT);
            } else {
                tell(before, bite, harm.tally(), after, fire, table);
            }
            return before.withPerson(person.withCondition(after)).withFire(fire);
        }

        private static void tell(
                BurningSituation.Target before, Fire.Bite bite, Tally burn, Condition after, Fire fire, Table table) {
            Name who = before.name();
            boolean anew = bite.stage() == Fire.Stage.FIRST_ROUND
                    && before.fire().due().orElse(Fire.Stage.FIRST_ROUND) != Fire.Stage.FIRST_ROUND;
            table.tell(
                    new BurningEvent.Bitten(who, bite.stage(), burn, bite.critical(), after.hitPoints(), anew),
                    FalloutRule.FO_31_BURNING,
                    FalloutRule.FO_32_FIRE);
            bite.critical()
                    .ifPresent(part -> table.tell(new BurningEvent.Wounded(who, part), FalloutRule.FO_69_WOUNDS));
            if (after.isDown()) {
                table.tell(new BurningEvent.WentDown(who), FalloutRule.FO_70_DOWN);
            } else if (!fire.isBurning()) {
                table.tell(new BurningEvent.WentOut(who), FalloutRule.FO_31_BURNING);
            }
        }
    }

    /**
     * The fire bites one target after the other: at the opening those who were just hit, and at the end of a round all who still burn and
     * were not bitten in it.
     */
    record Spreading(int place, boolean isOpening) implements BurningPhase {

        @Override
        public Next<BurningSituation, BurningOutcome> play(BurningSituation burning, Table table) {
            if (place == burning.targets().size()) {
                return isOpening ? Next.go(burning.withPhase(new Firing())) : roundEnds(burning.inTheNextRound());
            }
            BurningSituation.Target target = burning.targets().get(place);
            boolean isSpared = !target.stands() || target.fire().bitten();
            BurningPhase next = new Spreading(place + 1, isOpening);
            return Next.go(burning.withPhase(target.fire()
                    .due()
                    .filter(stage -> isOpening ? stage == Fire.Stage.FIRST_ROUND : !isSpared)
                    .<BurningPhase>map(stage -> new Biting(place, Fire.Bite.plain(stage), next))
                    .orElse(next)));
        }

        private static Next<BurningSituation, BurningOutcome> roundEnds(BurningSituation next) {
            return next.isOver() ? Next.done(BurningOutcome.of(next)) : new Next.Go<>(next, true);
        }
    }
}
