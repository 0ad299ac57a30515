package dev.snakewater.application.fallout.fight.procedure;

import dev.snakewater.application.fallout.procedure.ShotEvent;
import dev.snakewater.application.fallout.procedure.ShotThrow;
import dev.snakewater.application.procedure.Next;
import dev.snakewater.application.table.Table;
import dev.snakewater.application.table.Throw;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.dice.Fall;
import dev.snakewater.domain.fallout.FalloutRule;
import dev.snakewater.domain.fallout.Part;
import dev.snakewater.domain.fallout.Verdict;
import dev.snakewater.domain.fallout.combatant.Statistics;
import dev.snakewater.domain.fallout.modifier.Check;
import dev.snakewater.domain.fallout.modifier.CoveringFire;
import dev.snakewater.domain.fallout.scene.Actor;
import dev.snakewater.domain.fallout.scene.Ground;
import dev.snakewater.domain.fallout.scene.Zone;
import dev.snakewater.domain.fallout.weapon.Gun;
import dev.snakewater.domain.fallout.wound.Condition;
import dev.snakewater.domain.fallout.wound.Damage;
import dev.snakewater.domain.modifier.Tally;
import dev.snakewater.domain.plane.Place;
import dev.snakewater.domain.rule.Rule;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** How those who wait in reaction or cover something look up in the turn of somebody else (FO-43 to FO-47). */
public sealed interface WatchingPhase extends FightPhase {

    /** The test of somebody in reaction when an enemy enters her zone (FO-44). */
    Check PERCEPTION = new Check(Optional.empty(), Optional.of(Statistics.Statistic.PERCEPTION));

    /** She gives up her round to wait in reaction. */
    record Wait() implements Deed {

        @Override
        public String word(FightSituation fight) {
            return "wait in reaction";
        }

        /** All that she has. */
        @Override
        public Optional<Integer> price(FightSituation fight) {
            return Optional.of(fight.turn().actionPoints());
        }

        @Override
        public List<Rule> bars(FightSituation fight) {
            return Stream.of(
                            Rule.when(!fight.scene().rulings().reaction(), FalloutRule.FO_67_OPTIONAL_RULES),
                            Rule.when(fight.turn().spent(), FalloutRule.FO_43_REACTION),
                            Rule.when(fight.turn().interrupts(), FalloutRule.FO_45_ONE_INTERRUPTION),
                            Rule.when(first(fight).isEmpty(), FalloutRule.FO_43_REACTION))
                    .flatMap(rules -> rules)
                    .distinct()
                    .toList();
        }

        @Override
        public Next<FightSituation, FightOutcome> play(FightSituation fight, Table table) {
            Fighter waiting = fight.acting();
            Carried held = waiting.weapons().get(first(fight).orElseThrow());
            Gun gun = held.weapon().gun();
            int perception = waiting.person().statistics().perception();
            Zone zone = Zone.of(gun, perception, waiting.position());
            int given = fight.turn().actionPoints();
            table.tell(
                    new FightEvent.Waits(
                            waiting.name(), held.name(), waiting.position().facing(), Zone.bestBands(gun), given),
                    FalloutRule.FO_43_REACTION);
            return ending(fight, waiting.withWatch(new Watch.Reaction(zone)));
        }

        /** The gun in the first hand, if it can be fired; loaded or not (FR-13). */
        private static Optional<Integer> first(FightSituation fight) {
            return fight.acting().hands().stream()
                    .limit(1)
                    .filter(hand -> canFire(fight, hand))
                    .findFirst();
        }
    }

    /** She gives up her round to cover something. */
    record Cover(Watch.Cover what) implements Deed {

        @Override
        public String word(FightSituation fight) {
            return "cover fire at " + what.name(fight);
        }

        /** All that she has. */
        @Override
        public Optional<Integer> price(FightSituation fight) {
            return Optional.of(fight.turn().actionPoints());
        }

        @Override
        public List<Rule> bars(FightSituation fight) {
            return Stream.of(
                            Rule.when(!fight.scene().fightRulings().coveringFire(), FalloutRule.FO_67_OPTIONAL_RULES),
                            Rule.when(fight.turn().interrupts(), FalloutRule.FO_45_ONE_INTERRUPTION),
                            Rule.when(gun(fight).isEmpty(), FalloutRule.FO_47_COVERING_FIRE_NEEDS))
                    .flatMap(rules -> rules)
                    .toList();
        }

        @Override
        public Next<FightSituation, FightOutcome> play(FightSituation fight, Table table) {
            Fighter covering = fight.acting();
            int gun = gun(fight).orElseThrow();
            Carried before = covering.weapons().get(gun);
            int left = before.held().rounds() - CoveringFire.ROUNDS;
            table.tell(
                    new FightEvent.Covers(covering.name(), before.name(), what.name(fight), CoveringFire.ROUNDS, left),
                    FalloutRule.FO_47_COVERING_FIRE_NEEDS,
                    FalloutRule.FO_72_AMMUNITION);
            Fighter fired =
                    covering.withWeapon(gun, before.withHeld(before.held().withRounds(left)));
            return ending(fight, fired.withWatch(new Watch.Covering(gun, what)));
        }

        /** The first gun in hand with which she can do it. */
        private Optional<Integer> gun(FightSituation fight) {
            return fight.acting().hands().stream()
                    .filter(hand -> canFire(fight, hand))
                    .filter(hand -> isEnough(fight, fight.acting().weapons().get(hand)))
                    .findFirst();
        }

        private boolean isEnough(FightSituation fight, Carried carried) {
            int farthest = carried.weapon()
                    .gun()
                    .bands()
                    .farthest(fight.acting().person().statistics().perception());
            Place here = fight.acting().place();
            return CoveringFire.missing(carried.held(), fight.turn().spent() ? 1 : 0)
                            .isEmpty()
                    && here.distanceTo(what.middle(fight.scene().ground())) <= farthest
                    && what.isSeen(fight.scene().ground(), here);
        }
    }

    /** Those who watch look one after the other at whoever moved or showed herself, then something goes on. */
    record Looking(int mover, List<Integer> watchers, FightPhase then) implements WatchingPhase {

        public Looking {
            watchers = List.copyOf(watchers);
        }

        /** The next one looks, unless the mover is down or out of her sight. */
        @Override
        public Next<FightSituation, FightOutcome> play(FightSituation fight, Table table) {
            if (watchers.isEmpty() || !fight.fighter(mover).stands()) {
                return Next.go(fight.withPhase(then));
            }
            int watcher = watchers.getFirst();
            Looking others = new Looking(mover, watchers.subList(1, watchers.size()), then);
            if (!canWatch(fight, watcher, mover) || !fight.sees(watcher, mover)) {
                return Next.go(fight.withPhase(others));
            }
            return switch (fight.fighter(watcher).watch()) {
                case Watch.None none -> Next.go(fight.withPhase(others));
                case Watch.Reaction reaction -> noticing(fight, watcher, others, table);
                case Watch.Covering covering -> covering(fight, watcher, covering.gun(), others, table);
            };
        }

        @Override
        public FightPhase afterInterruption() {
            return new Looking(mover, watchers, then.afterInterruption());
        }

        private Next<FightSituation, FightOutcome> noticing(
                FightSituation fight, int watcher, Looking others, Table table) {
            Actor actor = fight.tested(watcher);
            Name whom = fight.fighter(mover).name();
            Trial<Verdict> trial =
                    Trial.of(PERCEPTION, actor, (roll, limit) -> PERCEPTION.verdict(actor, roll, limit), table);
            table.tell(
                    new FightEvent.Noticed(actor.name(), whom, trial.limit(), trial.fall(), trial.result()),
                    FalloutRule.FO_44_NOTICING,
                    FalloutRule.FO_03_STATISTIC_TESTS);
            if (!trial.result().succeeds()) {
                return Next.go(fight.withPhase(others));
            }
            Fighter reacting = fight.fighter(watcher);
            table.tell(
                    new FightEvent.Interrupted(actor.name(), whom, reacting.pool()),
                    FalloutRule.FO_44_NOTICING,
                    FalloutRule.FO_45_ONE_INTERRUPTION);
            Turn turn = Turn.interrupting(watcher, reacting.pool(), others.afterInterruption());
            return Next.go(fight.with(
                            watcher,
                            reacting.with(it -> it.watch(new Watch.None()).interrupted(true)))
                    .withTurns(Stream.concat(fight.turns().stream(), Stream.of(turn))
                            .toList())
                    .withPhase(new RoundPhase.Acting()));
        }

        private Next<FightSituation, FightOutcome> covering(
                FightSituation fight, int watcher, int gun, Looking others, Table table) {
            Actor actor = fight.tested(watcher);
            Trial<Integer> trial =
                    Trial.of(CoveringFire.LUCK, actor, (roll, limit) -> CoveringFire.hits(limit - roll), table);
            int margin = trial.limit().total() - trial.fall().total();
            int hits = trial.result();
            Name at = fight.fighter(mover).name();
            table.tell(
                    new FightEvent.CoveringFire(actor.name(), at, trial.limit(), trial.fall(), margin, hits),
                    FalloutRule.FO_46_COVERING_FIRE,
                    FalloutRule.FO_03_STATISTIC_TESTS);
            FightSituation over = fight.with(watcher, fight.fighter(watcher).withWatch(new Watch.None()));
            return Next.go(over.withPhase(
                    hits == 0 ? others : new Striking(watcher, gun, mover, hits, others.afterInterruption())));
        }
    }

    /**
     * The hits of covering fire strike one after the other, all of them (FR-15), then something goes on.
     *
     * @param gun the number of the gun
     */
    record Striking(int by, int gun, int target, int hits, FightPhase then) implements WatchingPhase {

        @Override
        public Next<FightSituation, FightOutcome> play(FightSituation fight, Table table) {
            Fighter struck = fight.fighter(target);
            Gun fired = fight.fighter(by).weapons().get(gun).weapon().gun();
            Optional<Part> nowhere = Optional.empty();
            Tally due =
                    Damage.of(fight.fighter(by).name(), fired, struck.person().armour(), false, nowhere);
            ShotThrow.Harm harm = ShotThrow.damage(due, nowhere, table);
            Tally damage = harm.tally();
            Condition after = struck.person()
                    .condition()
                    .hit(harm.points(), false, nowhere, fight.scene().rulings());
            table.tell(
                    new ShotEvent.Damaged(struck.name(), damage, Damage.raw(damage), nowhere, false, after.hitPoints()),
                    FalloutRule.FO_28_ARMOUR,
                    FalloutRule.FO_46_COVERING_FIRE);
            if (after.isDown() && struck.stands()) {
                table.tell(new ShotEvent.WentDown(struck.name()), FalloutRule.FO_70_DOWN);
            }
            FightSituation hurt = AttackPhase.struck(fight, target, after, nowhere, table);
            return Next.go(hurt.withPhase(hits == 1 ? then : new Striking(by, gun, target, hits - 1, then)));
        }

        @Override
        public FightPhase afterInterruption() {
            return new Striking(by, gun, target, hits, then.afterInterruption());
        }
    }

    /** A test of a statistic, and what comes of the roll against the limit. */
    record Trial<R>(Tally limit, Fall fall, R result) {

        static <R> Trial<R> of(Check check, Actor actor, BiFunction<Integer, Integer, R> reading, Table table) {
            Tally limit = check.limit(actor, List.of(), table::count);
            int at = limit.total();
            Throw.Read<R> read = table.read(
                    actor.name(), check.toString(), check.dice(actor), roll -> reading.apply(roll, at), check.why());
            return new Trial<>(limit, read.fall(), read.result());
        }
    }

    /**
     * Goes on with a phase, but first lets those look who watch: who waits in reaction, if the mover was outside her zone before and is
     * inside it now, and who covers what the mover has just left (FR-11).
     *
     * @param before the situation before the mover moved or showed herself
     * @param left what the mover has just left, if she left cover, for good or for a moment
     * @param shows whether she counts as out of cover at this moment, though she goes back at once (FO-39)
     */
    static Next<FightSituation, FightOutcome> looking(
            FightSituation before,
            FightSituation after,
            int mover,
            Optional<Watch.Cover> left,
            boolean shows,
            FightPhase then) {
        List<Integer> watchers = after.order().stream()
                .filter(watcher -> canWatch(after, watcher, mover))
                .filter(watcher -> switch (after.fighter(watcher).watch()) {
                    case Watch.None none -> false;
                    case Watch.Reaction reaction ->
                        isInside(after, watcher, mover, shows) && !isInside(before, watcher, mover, false);
                    case Watch.Covering covering ->
                        left.equals(Optional.of(covering.cover())) && after.sees(watcher, mover);
                })
                .toList();
        return Next.go(after.withPhase(watchers.isEmpty() ? then : new Looking(mover, watchers, then)));
    }

    /** Returns the numbers of those who wait in reaction and could interrupt somebody. */
    static int[] reactors(FightSituation fight, int mover) {
        return IntStream.range(0, fight.fighters().size())
                .filter(other ->
                        fight.fighter(other).watch() instanceof Watch.Reaction && canWatch(fight, other, mover))
                .toArray();
    }

    /** Returns whether a place is in the zone of somebody who waits in reaction, and in her sight; cover is not asked. */
    static boolean reaches(Fighter watcher, Place place, Ground ground) {
        return watcher.watch() instanceof Watch.Reaction(Zone zone)
                && zone.contains(place)
                && ground.isClear(watcher.place(), place);
    }

    private static boolean isInside(FightSituation fight, int watcher, int mover, boolean shows) {
        Fighter waiting = fight.fighter(watcher);
        return reaches(waiting, fight.fighter(mover).place(), fight.scene().ground())
                && (shows || !fight.isCovered(mover, waiting.place()));
    }

    /** Whether a watcher still watches this enemy: one interruption a round, and none of an interruption if they are not nested (FR-14). */
    private static boolean canWatch(FightSituation fight, int watcher, int mover) {
        Fighter fighter = fight.fighter(watcher);
        boolean threatens = fighter.stands() && fighter.isThreatenedBy(fight.fighter(mover));
        return threatens
                && switch (fighter.watch()) {
                    case Watch.None none -> false;
                    case Watch.Reaction reaction ->
                        !fighter.interrupted()
                                && (fight.scene().fightRulings().nested()
                                        || !fight.turn().interrupts());
                    case Watch.Covering covering ->
                        fighter.hands().contains(covering.gun())
                                && fighter.weapons().get(covering.gun()).isAtHand();
                };
    }

    private static boolean canFire(FightSituation fight, int weapon) {
        Fighter fighter = fight.acting();
        boolean isWounded =
                fighter.person().burdens().isWounded(Part.ARM, fight.scene().rulings());
        Carried carried = fighter.weapons().get(weapon);
        int hands =
                carried.weapon().gun().handsFor(fighter.person().statistics().strength());
        return carried.isAtHand() && !(isWounded && hands == 2);
    }

    private static Next<FightSituation, FightOutcome> ending(FightSituation fight, Fighter watching) {
        return Next.go(
                fight.withActing(watching).paid(fight.turn().actionPoints()).withPhase(new RoundPhase.EndingTurn()));
    }
}
