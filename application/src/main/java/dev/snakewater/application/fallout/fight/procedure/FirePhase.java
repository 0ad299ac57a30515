package dev.snakewater.application.fallout.fight.procedure;

import dev.snakewater.application.fallout.procedure.BurningEvent;
import dev.snakewater.application.fallout.procedure.BurningPhase;
import dev.snakewater.application.fallout.procedure.BurningSituation;
import dev.snakewater.application.fallout.procedure.ShotThrow;
import dev.snakewater.application.procedure.Next;
import dev.snakewater.application.table.Choice;
import dev.snakewater.application.table.Table;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fallout.FalloutRule;
import dev.snakewater.domain.fallout.Part;
import dev.snakewater.domain.fallout.modifier.Shot;
import dev.snakewater.domain.fallout.scene.Encounter;
import dev.snakewater.domain.fallout.weapon.Weapon;
import dev.snakewater.domain.fallout.wound.Fire;
import dev.snakewater.domain.rule.Rule;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** How somebody fires a flame thrower in her turn, and how fire bites at the end of a round. */
public sealed interface FirePhase extends FightPhase {

    /** She fires her flame thrower, second by second. */
    record Flame() implements Deed {

        @Override
        public String word(FightSituation fight) {
            return "flame";
        }

        @Override
        public List<Rule> bars(FightSituation fight) {
            return fight.enemies(fight.actor()).stream()
                    .map(enemy -> streaming(fight, List.of(enemy)).bars(fight))
                    .min(Comparator.comparingInt(List::size))
                    .orElse(List.of(FalloutRule.FO_70_DOWN));
        }

        /** Asks for the target of each second; all are checked and paid for before the first (FR-17). */
        @Override
        public Next<FightSituation, FightOutcome> play(FightSituation fight, Table table) {
            Streaming stream = streaming(fight, List.of());
            for (Optional<Integer> next = asked(fight, stream, table);
                    next.isPresent();
                    next = asked(fight, stream, table)) {
                stream = stream.and(next.get());
            }
            int weapon = stream.weapon();
            FightSituation paid = fight.holding(List.of(weapon)).paid(stream.price(fight));
            if (!stream.comesOut(fight)) {
                return stream.play(paid, table);
            }
            Name at = fight.fighter(stream.targets().getFirst()).name();
            table.tell(new FightEvent.PoppedOut(fight.acting().name(), at), FalloutRule.FO_39_POP_OUT);
            return WatchingPhase.looking(
                    fight, paid, fight.actor(), fight.acting().hides(), true, stream);
        }

        private static Streaming streaming(FightSituation fight, List<Integer> targets) {
            return new Streaming(fight.acting().flameThrower().orElseThrow(), targets);
        }

        /** The target of the next second; nothing if she holds fire, or if there can be no other second. */
        private static Optional<Integer> asked(FightSituation fight, Streaming before, Table table) {
            List<Optional<Integer>> answers = new ArrayList<>();
            List<Integer> enemies = fight.enemies(fight.actor());
            enemies.forEach(enemy -> answers.add(Optional.of(enemy)));
            if (!before.targets().isEmpty()) {
                if (enemies.stream()
                        .noneMatch(enemy -> before.and(enemy).bars(fight).isEmpty())) {
                    return Optional.empty();
                }
                answers.add(Optional.empty());
            }
            Choice<Optional<Integer>> choice = Choice.among(
                            fight.acting().name(), BurningPhase.Firing.STREAM, answers, FalloutRule.FO_30_STREAM_PRICE)
                    .called(at ->
                            at.map(enemy -> fight.fighter(enemy).name().text()).orElse(BurningPhase.Firing.HOLD))
                    .barring(
                            at -> at.map(enemy -> before.and(enemy).bars(fight)).orElse(List.of()));
            return choice.only().orElseGet(() -> table.choose(choice));
        }
    }

    /**
     * The seconds that are left of a stream are tested one after the other (FO-29).
     *
     * @param targets whom each of them is at
     */
    record Streaming(int weapon, List<Integer> targets) implements FirePhase {

        public Streaming {
            targets = List.copyOf(targets);
        }

        @Override
        public Next<FightSituation, FightOutcome> play(FightSituation fight, Table table) {
            if (targets.isEmpty() || !fight.acting().stands()) {
                return RoundPhase.afterAction(fight, table);
            }
            int target = targets.getFirst();
            Streaming rest = new Streaming(weapon, targets.subList(1, targets.size()));
            if (!isPossible(fight)) {
                int price = new Streaming(weapon, List.of(target)).price(fight);
                table.tell(
                        new FightEvent.Thwarted(fight.acting().name(), price, left(fight, rest)),
                        FalloutRule.FO_39_POP_OUT);
                return Next.go(fight.withPhase(rest));
            }
            FightSituation streamed = streamed(fight, rest, table);
            Shot shot = shot(fight, target);
            ShotThrow test = ShotThrow.of(shot, FalloutRule.FO_29_STREAM, table);
            boolean again = fight.fighter(target).fire().bitten();
            BurningPhase.Streaming.tell(shot, test, again, table);
            boolean spared = again || !fight.fighter(target).stands();
            return Next.go(streamed.withPhase(spared ? rest : after(test.result(), target, rest)));
        }

        private static FightPhase after(Shot.Result result, int target, Streaming rest) {
            if (!result.hits()) {
                return rest;
            }
            return result == Shot.Result.CRITICAL
                    ? new Locating(target, rest)
                    : new Biting(target, Fire.Bite.plain(Fire.Stage.FIRST_ROUND), rest);
        }

        /** What she has left before the seconds that follow: they are paid, but that is told with each of them. */
        private int left(FightSituation fight, Streaming rest) {
            return fight.turn().actionPoints() + thrower(fight).perSecond() * rest.targets.size();
        }

        /** Empties the tank by a second. */
        private FightSituation streamed(FightSituation fight, Streaming rest, Table table) {
            Fighter by = fight.acting();
            Carried thrower = by.weapons().get(weapon);
            int seconds = thrower.held().rounds() - 1;
            int perSecond = thrower(fight).perSecond();
            Name at = fight.fighter(targets.getFirst()).name();
            table.tell(
                    new BurningEvent.Streamed(by.name(), at, perSecond, left(fight, rest), seconds),
                    FalloutRule.FO_30_STREAM_PRICE,
                    FalloutRule.FO_72_AMMUNITION,
                    FalloutRule.FO_09_ACTION_POINTS);
            return fight.withActing(
                    by.withWeapon(weapon, thrower.withHeld(thrower.held().withRounds(seconds))));
        }

        Streaming and(int target) {
            List<Integer> more = new ArrayList<>(targets);
            more.add(target);
            return new Streaming(weapon, more);
        }

        /** Returns the rules that forbid this stream; those of its last second, if the others are allowed. */
        List<Rule> bars(FightSituation fight) {
            int target = targets.getLast();
            Carried thrower = fight.acting().weapons().get(weapon);
            boolean tooDear = price(fight) > fight.turn().actionPoints();
            boolean isEmpty = targets.size() > thrower.held().rounds();
            return Stream.concat(
                            BurningSituation.bars(shot(fight, target), tooDear, isEmpty).stream(),
                            Rule.when(!fight.sees(fight.actor(), target), FalloutRule.FO_36_TAKING_COVER))
                    .toList();
        }

        private boolean isPossible(FightSituation fight) {
            int target = targets.getFirst();
            Carried thrower = fight.acting().weapons().get(weapon);
            return fight.acting().hands().contains(weapon)
                    && fight.sees(fight.actor(), target)
                    && BurningSituation.bars(
                                    shot(fight, target), false, thrower.held().rounds() < 1)
                            .isEmpty();
        }

        /** A point for coming out of cover, once, and the price of each second. */
        int price(FightSituation fight) {
            return targets.size() * thrower(fight).perSecond() + (comesOut(fight) ? 1 : 0);
        }

        boolean comesOut(FightSituation fight) {
            return targets.stream()
                    .anyMatch(target ->
                            fight.isCovered(fight.actor(), fight.fighter(target).place()));
        }

        private Shot shot(FightSituation fight, int target) {
            return BurningSituation.stream(fight.encounter(fight.actor(), target), thrower(fight));
        }

        private Weapon.FlameThrower thrower(FightSituation fight) {
            return (Weapon.FlameThrower) fight.acting().weapons().get(weapon).weapon();
        }
    }

    /** A critical hit by fire is located (FO-32); then the rest of the stream follows. */
    record Locating(int target, Streaming rest) implements FirePhase {

        @Override
        public Next<FightSituation, FightOutcome> play(FightSituation fight, Table table) {
            Encounter encounter = fight.encounter(fight.actor(), target);
            Part part = ShotThrow.located(encounter, List.of(FalloutRule.FO_32_FIRE, encounter.locatedBy()), table);
            Fire.Bite bite = new Fire.Bite(Fire.Stage.FIRST_ROUND, Optional.of(part));
            return Next.go(fight.withPhase(new Biting(target, bite, rest)));
        }
    }

    /** The fire that has just hit somebody bites at once (FO-31); then the rest of the stream follows. */
    record Biting(int target, Fire.Bite bite, Streaming rest) implements FirePhase {

        @Override
        public Next<FightSituation, FightOutcome> play(FightSituation fight, Table table) {
            return Next.go(bitten(fight, target, bite, table).withPhase(rest));
        }
    }

    /** Returns a fight after fire has bitten somebody; critical fire on a weapon spares her, but she burns on (FR-17). */
    static FightSituation bitten(FightSituation fight, int who, Fire.Bite bite, Table table) {
        Fighter one = fight.fighter(who);
        BurningSituation.Target before = new BurningSituation.Target(one.person(), 0, one.before(), one.fire());
        BurningSituation.Target after =
                BurningPhase.Biting.burned(before, bite, fight.scene().rulings(), true, table);
        return AttackPhase.struck(
                fight.with(who, one.withFire(after.fire())), who, after.person().condition(), bite.critical(), table);
    }
}
