package dev.snakewater.application.fallout.fight.procedure;

import dev.snakewater.application.fallout.procedure.EffortEvent;
import dev.snakewater.application.fallout.procedure.EffortProcedure;
import dev.snakewater.application.procedure.Next;
import dev.snakewater.application.table.Choice;
import dev.snakewater.application.table.Table;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fallout.FalloutRule;
import dev.snakewater.domain.fallout.modifier.Check;
import dev.snakewater.domain.fallout.scene.Actor;
import dev.snakewater.domain.fallout.scene.Jump;
import dev.snakewater.domain.fallout.scene.Position;
import dev.snakewater.domain.fallout.scene.Run;
import dev.snakewater.domain.fallout.scene.Turning;
import dev.snakewater.domain.field.Word;
import dev.snakewater.domain.modifier.Reason;
import dev.snakewater.domain.modifier.Tally;
import dev.snakewater.domain.plane.Compass;
import dev.snakewater.domain.plane.Path;
import dev.snakewater.domain.plane.Place;
import dev.snakewater.domain.rule.Rule;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** How somebody walks, runs, jumps and turns in her turn. */
public sealed interface GoingPhase extends FightPhase {

    /** She walks, runs or jumps somewhere. */
    record Go(FightEvent.Gait gait) implements Deed {

        @Override
        public String word(FightSituation fight) {
            return Word.of(gait);
        }

        @Override
        public List<Rule> bars(FightSituation fight) {
            return new Whereabouts(fight, gait).barsOnAll();
        }

        /** The whole way is paid at once (FR-12). */
        @Override
        public Next<FightSituation, FightOutcome> play(FightSituation fight, Table table) {
            Whereabouts where = new Whereabouts(fight, gait);
            Path way = new Path(where.here(), table.choose(where.choice()));
            int degrees = where.degrees(way);
            FightSituation turned = degrees == 0 ? fight : turned(fight, degrees, table);
            Whereabouts from = new Whereabouts(turned, gait);
            int price = from.priceOfTheWay(way);
            FightSituation paid = leaving(turned.paid(price));
            int left = paid.turn().actionPoints();
            Name by = where.who().name();
            table.tell(
                    new FightEvent.SetOut(by, gait, way.from(), way.to(), way.length(), price, left), from.rules(way));
            if (from.stunt(way) instanceof Jump jump) {
                Tally farthest = jump.farthest(fight.tested(fight.actor()));
                table.tell(
                        new EffortEvent.JumpedOff(by, way.length(), farthest, jump.isOutOfMovement(), price, left),
                        from.rules(way));
                return Next.go(paid.withPhase(new Jumping(way, jump)));
            }
            int ran = paid.turn().ran() + (gait == FightEvent.Gait.RUN ? price : 0);
            return Next.go(paid.withTurn(paid.turn().withRan(ran)).withPhase(new Going(way, 0)));
        }
    }

    /** She turns on the spot (FO-34). A little to the left or back again is always free, so nothing forbids it. */
    record Turn() implements Deed {

        /** The name of the choice of a facing. */
        static final String FACING = "facing";

        @Override
        public String word(FightSituation fight) {
            return "turn";
        }

        @Override
        public Next<FightSituation, FightOutcome> play(FightSituation fight, Table table) {
            int facing = fight.acting().position().facing();
            Choice<Integer> choice = Choice.anywhere(
                            fight.acting().name(),
                            FACING,
                            proposals(fight),
                            said -> read(fight, said),
                            FalloutRule.FO_34_TURNING)
                    .barring(to -> bars(fight, to))
                    .noting(to -> Optional.of(note(fight, to)))
                    .explaining(to -> Optional.of(Reason.of("facing-already")).filter(why -> to == facing));
            int degrees = Turning.between(facing, table.choose(choice));
            return RoundPhase.afterAction(turned(fight, degrees, table), table);
        }

        /** What to know of a facing: the first other fighter who stands there, or the point of the compass, and its price. */
        private static Reason note(FightSituation fight, int to) {
            Place here = fight.acting().place();
            return IntStream.range(0, fight.fighters().size())
                    .filter(other -> other != fight.actor())
                    .mapToObj(fight::fighter)
                    .filter(other -> other.stands() && here.bearingTo(other.place()) == to)
                    .findFirst()
                    .map(other -> Reason.of("facing-towards", other.name(), price(fight, to)))
                    .orElseGet(() -> Reason.of("facing", to, price(fight, to)));
        }

        private static int price(FightSituation fight, int to) {
            int degrees = Turning.between(fight.acting().position().facing(), to);
            return fight.turn().turning().price(degrees);
        }

        private static List<Rule> bars(FightSituation fight, int to) {
            return Stream.concat(
                            Rule.when(to == fight.acting().position().facing(), FalloutRule.FO_34_TURNING),
                            Rule.when(price(fight, to) > fight.turn().actionPoints(), FalloutRule.FO_09_ACTION_POINTS))
                    .toList();
        }

        /** Towards each enemy, as far as she can pay for it; or else a little to either side. */
        private static List<Integer> proposals(FightSituation fight) {
            Position position = fight.acting().position();
            List<Integer> facings = fight.enemies(fight.actor()).stream()
                    .map(enemy ->
                            position.place().bearingTo(fight.fighter(enemy).place()))
                    .distinct()
                    .filter(to -> bars(fight, to).isEmpty())
                    .toList();
            return facings.isEmpty()
                    ? Stream.of(Turning.FREE, -Turning.FREE)
                            .map(degrees -> position.turned(degrees).facing())
                            .filter(to -> bars(fight, to).isEmpty())
                            .toList()
                    : facings;
        }

        private static Optional<Integer> read(FightSituation fight, String said) {
            return Compass.read(said)
                    .map(Compass::bearing)
                    .or(() -> Whereabouts.towardsNamed(fight, said)
                            .map(fight.acting().place()::bearingTo))
                    .or(() -> Optional.of(said)
                            .filter(text -> text.matches("\\d{1,3}"))
                            .map(Integer::valueOf)
                            .filter(degrees -> degrees < Place.TURN));
        }
    }

    /**
     * She is on her way, which is paid for.
     *
     * @param gone the millimetres that she has gone
     */
    record Going(Path way, int gone) implements GoingPhase {

        /** She goes on to where somebody who watches looks up, or to the end. */
        @Override
        public Next<FightSituation, FightOutcome> play(FightSituation fight, Table table) {
            if (gone == way.length()) {
                return RoundPhase.afterAction(
                        fight.withTurn(fight.turn().withHeading(Optional.of(way.bearing()))), table);
            }
            Lookout lookout = Lookout.on(fight, way, gone);
            FightSituation there = at(fight, lookout.place());
            return WatchingPhase.looking(
                    at(fight, lookout.before()),
                    there,
                    fight.actor(),
                    Optional.empty(),
                    false,
                    new Going(way, lookout.gone()));
        }

        @Override
        public FightPhase afterInterruption() {
            return new Stopping(way, gone);
        }
    }

    /**
     * The next point of a way at which somebody who waits in reaction looks up, or its end (FR-10).
     *
     * @param before the place just before it
     */
    record Lookout(Place before, Place place, int gone) {

        /** Returns the next one after so many millimetres. Nobody can stop on a wall, beyond it or on somebody. */
        static Lookout on(FightSituation fight, Path way, int gone) {
            int end = way.length();
            int[] watchers = WatchingPhase.reactors(fight, fight.actor());
            Place before = way.after(gone);
            if (watchers.length == 0) {
                return new Lookout(before, way.to(), end);
            }
            boolean[] inside = inside(fight, watchers, before);
            for (int millimetre = gone + 1; millimetre <= end; millimetre++) {
                Place here = way.after(millimetre);
                boolean[] now = inside(fight, watchers, here);
                if (!Arrays.equals(inside, now)) {
                    if (millimetre < end && !isFree(fight, way, here)) {
                        continue;
                    }
                    if (isEntered(inside, now)) {
                        return new Lookout(before, here, millimetre);
                    }
                    inside = now;
                }
                before = here;
            }
            return new Lookout(before, way.to(), end);
        }

        private static boolean[] inside(FightSituation fight, int[] watchers, Place place) {
            boolean[] all = new boolean[watchers.length];
            for (int index = 0; index < all.length; index++) {
                all[index] = WatchingPhase.reaches(
                        fight.fighter(watchers[index]), place, fight.scene().ground());
            }
            return all;
        }

        private static boolean isEntered(boolean[] before, boolean[] now) {
            return IntStream.range(0, now.length).anyMatch(index -> now[index] && !before[index]);
        }

        private static boolean isFree(FightSituation fight, Path way, Place place) {
            return fight.scene()
                            .ground()
                            .blocking(new Path(way.from(), place), false)
                            .isEmpty()
                    && fight.othersThan(fight.actor()).noneMatch(place::equals);
        }
    }

    /** She has jumped off, and is tested; who fails comes down at the same place (FR-20). */
    record Jumping(Path way, Jump jump) implements GoingPhase {

        @Override
        public Next<FightSituation, FightOutcome> play(FightSituation fight, Table table) {
            Actor actor = fight.tested(fight.actor());
            Check check = Check.of(jump.skill());
            Tally limit = check.limit(actor, jump.ease(actor), table::count);
            EffortEvent.Tested tested = EffortProcedure.tested(actor, check, limit, table);
            table.tell(new EffortEvent.Landed(actor.name(), tested.verdict().succeeds()), FalloutRule.FO_53_JUMP_TEST);
            return WatchingPhase.looking(
                    fight,
                    at(fight, way.to()),
                    fight.actor(),
                    Optional.empty(),
                    false,
                    new Stopping(way, way.length()));
        }
    }

    /** She goes no farther, because somebody interrupted her, or because a jump leads nowhere else. */
    record Stopping(Path way, int gone) implements GoingPhase {

        @Override
        public Next<FightSituation, FightOutcome> play(FightSituation fight, Table table) {
            if (gone < way.length()) {
                Fighter mover = fight.acting();
                table.tell(new FightEvent.Stopped(mover.name(), mover.place(), gone), FalloutRule.FO_33_WALKING);
            }
            return RoundPhase.afterAction(fight, table);
        }
    }

    /** Tests whoever acts on what she ran in her turn, if she did (FR-16): she stands, and the fight goes on. */
    static FightSituation outOfBreath(FightSituation fight, Table table) {
        int ran = fight.turn().ran();
        Fighter runner = fight.acting();
        if (ran == 0 || !runner.stands() || fight.isOver()) {
            return fight;
        }
        Actor actor = fight.tested(fight.actor());
        Run run = new Run(Run.farthest(ran), runner.person().pose(), runner.winded());
        Check check = Check.of(run.skill());
        EffortEvent.Tested tested =
                EffortProcedure.tested(actor, check, check.limit(actor, run.ease(actor), table::count), table);
        Run.Exhaustion breath = EffortProcedure.outOfBreath(actor.name(), run, tested.verdict(), table);
        List<Run.Exhaustion> winded = Stream.concat(runner.winded().stream(), Stream.of(breath))
                .filter(one -> one.rounds() > 0)
                .toList();
        return fight.withActing(runner.withWinded(winded)).withTurn(fight.turn().withRan(0));
    }

    /** What she has paid for setting up a gun is lost with the place (FR-19). */
    private static FightSituation leaving(FightSituation fight) {
        return fight.withActing(fight.acting().withUnfolding(0))
                .withTurn(fight.turn().withUnfolding(0));
    }

    private static FightSituation at(FightSituation fight, Place place) {
        Fighter mover = fight.acting();
        return fight.withActing(mover.withPosition(mover.position().at(place)));
    }

    private static FightSituation turned(FightSituation fight, int degrees, Table table) {
        Fighter fighter = fight.acting();
        Position after = fighter.position().turned(degrees);
        Turning turning = fight.turn().turning();
        int price = turning.price(degrees);
        FightSituation paid = fight.paid(price).withActing(fighter.withPosition(after));
        table.tell(
                new FightEvent.Turned(
                        fighter.name(),
                        fighter.position().facing(),
                        after.facing(),
                        price,
                        paid.turn().actionPoints()),
                FalloutRule.FO_34_TURNING);
        return paid.withTurn(paid.turn().withTurning(turning.then(degrees)));
    }
}
