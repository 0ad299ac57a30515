package dev.snakewater.application.fallout.burning;

import dev.snakewater.application.fallout.shot.ShotThrow;
import dev.snakewater.application.procedure.Next;
import dev.snakewater.application.table.Choice;
import dev.snakewater.application.table.Table;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.dice.Fall;
import dev.snakewater.domain.fallout.FalloutRule;
import dev.snakewater.domain.fallout.Part;
import dev.snakewater.domain.fallout.burning.Bite;
import dev.snakewater.domain.fallout.burning.Fire;
import dev.snakewater.domain.fallout.burning.Jet;
import dev.snakewater.domain.fallout.burning.Stage;
import dev.snakewater.domain.fallout.shot.Condition;
import dev.snakewater.domain.fallout.shot.Damage;
import dev.snakewater.domain.fallout.shot.Result;
import dev.snakewater.domain.modifier.Tally;
import dev.snakewater.domain.rule.Rule;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** What comes next while there is fire, and how it is played; a place is that of a target, from 0. */
public sealed interface Phase {

    /** Plays it: what it leads to. */
    Next<Burning, BurningOutcome> play(Burning burning, Table table);

    /** Who was hit just before it begins has her first bite. */
    record Kindling(int place) implements Phase {

        @Override
        public Next<Burning, BurningOutcome> play(Burning burning, Table table) {
            if (place == burning.targets().size()) {
                return Next.go(burning.withPhase(new Firing()));
            }
            Phase after = new Kindling(place + 1);
            boolean justHit = burning.targets().get(place).fire().due().equals(Optional.of(Stage.FIRST));
            return Next.go(burning.withPhase(justHit ? new Biting(place, Bite.plain(Stage.FIRST), after) : after));
        }
    }

    /** A later round begins for who fires, with action points anew (FO-29). */
    record Beginning() implements Phase {

        @Override
        public Next<Burning, BurningOutcome> play(Burning burning, Table table) {
            Hearth.Stoker by = burning.hearth().stoker().orElseThrow();
            table.tell(
                    new BurningEvent.RoundBegan(by.shooter().name(), burning.round(), burning.actionPoints()),
                    FalloutRule.FO_09_ACTION_POINTS);
            return Next.go(burning.withPhase(new Firing()));
        }
    }

    /**
     * Who fires pays for the next second of the stream at somebody, or holds; in a round in which nobody fires there is nothing to
     * decide.
     */
    record Firing() implements Phase {

        static final String STREAM = "stream";

        static final String HOLD = "hold fire";

        @Override
        public Next<Burning, BurningOutcome> play(Burning burning, Table table) {
            if (!burning.isFired()) {
                return Next.go(burning.withPhase(new Ending(0)));
            }
            Hearth.Stoker by = burning.hearth().stoker().orElseThrow();
            Optional<Integer> at = table.choose(choice(burning, by));
            if (at.isEmpty()) {
                table.tell(new BurningEvent.Held(by.shooter().name()), FalloutRule.FO_30_STREAM_PRICE);
                return Next.go(burning.withPhase(new Ending(0)));
            }
            Burning paid = burning.paid(by.thrower().perSecond());
            table.tell(
                    new BurningEvent.Streamed(
                            by.shooter().name(),
                            burning.hearth().name(at.get()),
                            by.thrower().perSecond(),
                            paid.actionPoints(),
                            paid.seconds()),
                    FalloutRule.FO_30_STREAM_PRICE,
                    FalloutRule.FO_72_AMMUNITION,
                    FalloutRule.FO_09_ACTION_POINTS);
            return Next.go(paid.withPhase(new Streaming(at.get())));
        }

        private static Choice<Optional<Integer>> choice(Burning burning, Hearth.Stoker by) {
            List<Optional<Integer>> places = Stream.concat(
                            IntStream.range(0, burning.targets().size()).mapToObj(Optional::of),
                            Stream.of(Optional.<Integer>empty()))
                    .toList();
            return Choice.among(by.shooter().name(), STREAM, places, FalloutRule.FO_30_STREAM_PRICE)
                    .called(at ->
                            at.map(place -> burning.hearth().name(place).text()).orElse(HOLD))
                    .barring(at -> at.map(place -> bars(burning, by, place)).orElse(List.of()));
        }

        private static List<Rule> bars(Burning burning, Hearth.Stoker by, int place) {
            List<Rule> bars =
                    new ArrayList<>(burning.hearth().jet(by, place).bars(burning.actionPoints(), burning.seconds()));
            if (!burning.targets().get(place).stands()) {
                bars.add(FalloutRule.FO_70_DOWN);
            }
            return bars;
        }
    }

    /**
     * A second of the stream hits somebody or does not (FO-29); who has had her bite in this round gains nothing by another hit (FO-31).
     */
    record Streaming(int place) implements Phase {

        @Override
        public Next<Burning, BurningOutcome> play(Burning burning, Table table) {
            Hearth.Stoker by = burning.hearth().stoker().orElseThrow();
            Jet jet = burning.hearth().jet(by, place);
            ShotThrow test = ShotThrow.of(jet.shot(), FalloutRule.FO_29_STREAM, table);
            Result result = test.result();
            boolean again = burning.targets().get(place).fire().bitten();
            table.tell(
                    new BurningEvent.Tested(
                            by.shooter().name(),
                            burning.hearth().name(place),
                            test.chance(),
                            test.critical(),
                            test.fall(),
                            result,
                            again),
                    why(result, again));
            if (!result.hits() || again) {
                return Next.go(burning.withPhase(new Firing()));
            }
            return Next.go(burning.withPhase(
                    result == Result.CRITICAL
                            ? new Locating(place)
                            : new Biting(place, Bite.plain(Stage.FIRST), new Firing())));
        }

        private static List<Rule> why(Result result, boolean again) {
            List<Rule> why = new ArrayList<>(List.of(FalloutRule.FO_29_STREAM, FalloutRule.FO_02_SUCCESS));
            if (result == Result.FUMBLE) {
                why.add(FalloutRule.FO_06_CRITICAL_FAILURE);
            }
            if (again && result.hits()) {
                why.add(FalloutRule.FO_31_BURNING);
            }
            return why;
        }
    }

    /** A critical hit is located (FO-32, FO-13, FO-50). */
    record Locating(int place) implements Phase {

        @Override
        public Next<Burning, BurningOutcome> play(Burning burning, Table table) {
            Hearth.Stoker by = burning.hearth().stoker().orElseThrow();
            Fall fall = ShotThrow.location(by.shooter().name(), table);
            Ablaze target = burning.targets().get(place);
            Part part = burning.hearth()
                    .locations(by, place)
                    .at(fall.total(), target.condition().grip().isArmed());
            Rule means = burning.hearth().jet(by, place).encounter().locatedBy();
            table.tell(
                    new BurningEvent.Located(burning.hearth().name(place), fall, part, means),
                    FalloutRule.FO_32_FIRE,
                    means);
            return Next.go(
                    burning.withPhase(new Biting(place, new Bite(Stage.FIRST, Optional.of(part)), new Firing())));
        }
    }

    /**
     * The fire bites, on who burns or on what she holds.
     *
     * @param place whom
     * @param bite how
     * @param after what comes then
     */
    record Biting(int place, Bite bite, Phase after) implements Phase {

        @Override
        public Next<Burning, BurningOutcome> play(Burning burning, Table table) {
            Name who = burning.hearth().name(place);
            Tally counted = table.count(bite.damage(burning.hearth().target(place)), Damage::limited);
            Fall fall = table.roll(who, Bite.BURN, bite.stage().damage(), FalloutRule.FO_31_BURNING);
            Tally burn = Damage.settled(counted, fall);
            Ablaze before = burning.targets().get(place);
            Ablaze then = bite.isOnTheWeapon()
                    ? onTheWeapon(who, before, burn, table)
                    : onTheBody(who, before, burn, burning, table);
            return Next.go(burning.with(place, then).withPhase(after));
        }

        /** The weapon is useless, and its bearer burns no more and no less than before (FO-16). */
        private static Ablaze onTheWeapon(Name who, Ablaze before, Tally burn, Table table) {
            Condition after = before.condition().disarmed(true);
            table.tell(new BurningEvent.WeaponBurned(who, burn, after.grip()), FalloutRule.FO_16_WEAPON_HIT);
            return new Ablaze(after, before.fire());
        }

        private Ablaze onTheBody(Name who, Ablaze before, Tally burn, Burning burning, Table table) {
            Condition after = before.condition().less(burn.total());
            Fire fire = before.fire().bitten(bite.stage());
            boolean anew = bite.stage() == Stage.FIRST
                    && before.fire().due().filter(due -> due != Stage.FIRST).isPresent();
            table.tell(
                    new BurningEvent.Bitten(who, bite.stage(), burn, bite.critical(), after.hitPoints(), anew),
                    FalloutRule.FO_31_BURNING,
                    FalloutRule.FO_32_FIRE);
            if (bite.critical().isPresent()) {
                Part part = bite.critical().get();
                after = after.wounded(part, burning.hearth().rulings());
                table.tell(new BurningEvent.Wounded(who, part), FalloutRule.FO_69_WOUNDS);
            }
            if (after.isDown()) {
                table.tell(new BurningEvent.WentDown(who), FalloutRule.FO_70_DOWN);
            } else if (!fire.isBurning()) {
                table.tell(new BurningEvent.WentOut(who), FalloutRule.FO_31_BURNING);
            }
            return new Ablaze(after, fire);
        }
    }

    /**
     * The round ends: whoever burns and has not been bitten in it is bitten now, one after the other; then the next one begins, if there
     * is any.
     */
    record Ending(int place) implements Phase {

        @Override
        public Next<Burning, BurningOutcome> play(Burning burning, Table table) {
            if (place < burning.targets().size()) {
                Ablaze target = burning.targets().get(place);
                Phase next = new Ending(place + 1);
                boolean due = target.stands() && target.fire().bitesAtTheEnd();
                return Next.go(burning.withPhase(
                        due ? new Biting(place, Bite.plain(target.fire().due().orElseThrow()), next) : next));
            }
            Burning next = burning.inTheNextRound();
            if (next.isOver()) {
                return Next.done(BurningOutcome.of(next));
            }
            return new Next.Go<>(next, true);
        }
    }
}
