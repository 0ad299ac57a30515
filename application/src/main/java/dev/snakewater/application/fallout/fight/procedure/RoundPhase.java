package dev.snakewater.application.fallout.fight.procedure;

import dev.snakewater.application.fallout.procedure.ShotEvent;
import dev.snakewater.application.procedure.Next;
import dev.snakewater.application.table.Choice;
import dev.snakewater.application.table.Table;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.dice.Fall;
import dev.snakewater.domain.fallout.FalloutRule;
import dev.snakewater.domain.fallout.Part;
import dev.snakewater.domain.fallout.combatant.Person;
import dev.snakewater.domain.fallout.modifier.Initiative;
import dev.snakewater.domain.fallout.scene.Run;
import dev.snakewater.domain.fallout.wound.Condition;
import dev.snakewater.domain.fallout.wound.Fire;
import dev.snakewater.domain.modifier.Reason;
import dev.snakewater.domain.modifier.Tally;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** The course of a fight: initiative, rounds, and turns. */
public sealed interface RoundPhase extends FightPhase {

    /** The fighter of this number rolls for initiative (FO-42). */
    record RollingInitiative(int fighter) implements RoundPhase {

        @Override
        public Next<FightSituation, FightOutcome> play(FightSituation fight, Table table) {
            Fighter by = fight.fighter(fighter);
            Tally total = rolled(fight, by, table);
            FightSituation then = fight.with(fighter, by.withInitiative(total.total()));
            return next(fight, fighter + 1)
                    .map(next -> Next.<FightSituation, FightOutcome>go(then.withPhase(next)))
                    .orElseGet(() -> Next.go(settled(then, table).withPhase(new BeginningRound())));
        }

        /** Returns the roll of the next fighter who has not left, from this number on. */
        static Optional<RollingInitiative> next(FightSituation fight, int from) {
            return IntStream.range(from, fight.fighters().size())
                    .filter(number -> !fight.fighter(number).away())
                    .mapToObj(RollingInitiative::new)
                    .findFirst();
        }

        private static Tally rolled(FightSituation fight, Fighter by, Table table) {
            if (!fight.scene().fightRulings().initiative()) {
                Tally base = Initiative.base(by.person());
                table.tell(
                        new FightEvent.InitiativeRolled(by.name(), base, Optional.empty()),
                        FalloutRule.FO_42_INITIATIVE,
                        FalloutRule.FO_67_OPTIONAL_RULES);
                return base;
            }
            Tally due = table.count(Initiative.tally(by.person(), by.bonus()));
            Fall fall = table.roll(by.name(), Initiative.INITIATIVE, Initiative.DIE, FalloutRule.FO_42_INITIATIVE);
            Tally total = due.completedBy(fall);
            table.tell(
                    new FightEvent.InitiativeRolled(by.name(), total, Optional.of(fall)), FalloutRule.FO_42_INITIATIVE);
            return total;
        }

        /** Only the order matters from now on, and situations that differ in nothing else are one. */
        private static FightSituation settled(FightSituation fight, Table table) {
            List<Name> order = Initiative.order(fight.fighters().stream()
                    .filter(one -> !one.away())
                    .map(one -> Initiative.of(one.person(), one.initiative()))
                    .toList());
            table.tell(new FightEvent.OrderSettled(order), FalloutRule.FO_42_INITIATIVE);
            return fight.withOrder(order.stream().map(fight::number).toList())
                    .withFighters(fight.fighters().stream()
                            .map(one -> one.withInitiative(0))
                            .toList());
        }
    }

    /** A round begins. */
    record BeginningRound() implements RoundPhase {

        @Override
        public Next<FightSituation, FightOutcome> play(FightSituation fight, Table table) {
            int round = fight.round() + 1;
            table.tell(new FightEvent.RoundBegan(round), FalloutRule.FO_09_ACTION_POINTS);
            List<Fighter> fighters = fight.fighters().stream()
                    .map(one -> inANewRound(one, round == 1))
                    .toList();
            return Next.go(fight.with(it ->
                    it.fighters(fighters).round(round).next(0).turns(List.of()).phase(new BeginningTurn())));
        }

        private static Fighter inANewRound(Fighter before, boolean isFirst) {
            Fire fire = new Fire(before.fire().due(), false);
            return breathing(isFirst ? before : healing(before), isFirst)
                    .with(it -> it.interrupted(false).fire(fire));
        }

        /** Of her runs the worst counts (FO-59); what she was out of breath before the fight is over with the first round. */
        private static Fighter breathing(Fighter before, boolean isFirst) {
            Person person = before.person();
            int worst = isFirst ? person.burdens().winded().orElse(0) : 0;
            List<Run.Exhaustion> left = new ArrayList<>();
            for (Run.Exhaustion run : before.winded()) {
                worst = run.rounds() > 0 ? Math.max(worst, run.points()) : worst;
                if (run.rounds() > 1) {
                    left.add(new Run.Exhaustion(run.points(), run.rounds() - 1));
                }
            }
            Optional<Integer> winded = Optional.of(worst).filter(points -> points > 0);
            return winded.equals(person.burdens().winded()) && left.equals(before.winded())
                    ? before
                    : before.withWinded(left)
                            .withPerson(person.withBurdens(person.burdens().withWinded(winded)));
        }

        /** The wound of a head is over after its rounds (FR-22); one from before the fight counts as if struck in the first. */
        private static Fighter healing(Fighter before) {
            Person person = before.person();
            if (!person.burdens().wounds().contains(Part.HEAD)) {
                return before;
            }
            int rounds = before.headWound() == 0 ? Condition.ROUNDS_OF_A_HEAD_WOUND : before.headWound();
            Fighter after = before.withHeadWound(rounds - 1);
            return rounds > 1
                    ? after
                    : after.withPerson(person.withBurdens(person.burdens().wounded(Part.HEAD, false)));
        }
    }

    /** The next turn begins, if there is one. */
    record BeginningTurn() implements RoundPhase {

        @Override
        public Next<FightSituation, FightOutcome> play(FightSituation fight, Table table) {
            int place = fight.next();
            while (place < fight.order().size()
                    && !fight.fighter(fight.order().get(place)).stands()) {
                place++;
            }
            if (place == fight.order().size()) {
                return new EndingRound(0).play(fight, table);
            }
            int number = fight.order().get(place);
            Fighter by = fight.fighter(number);
            Turn turn = Turn.of(number, by.pool()).withUnfolding(by.unfolding());
            table.tell(
                    new FightEvent.TurnBegan(
                            by.name(), by.pool(), by.person().burdens().winded()),
                    FalloutRule.FO_09_ACTION_POINTS);
            int next = place + 1;
            return Next.go(fight.with(
                            number, by.with(it -> it.watch(new Watch.None()).unfolding(0)))
                    .with(it -> it.turns(List.of(turn)).next(next).phase(new Acting())));
        }
    }

    /** Whoever acts chooses what to do next. */
    record Acting() implements RoundPhase {

        /** The name of the choice. */
        public static final String ACTION = "action";

        @Override
        public Next<FightSituation, FightOutcome> play(FightSituation fight, Table table) {
            if (!fight.acting().stands() || fight.isOver()) {
                return afterAction(fight, table);
            }
            return table.choose(choice(fight)).play(fight, table);
        }

        private static Choice<Deed> choice(FightSituation fight) {
            return Choice.among(fight.acting().name(), ACTION, Deed.all(fight), FalloutRule.FO_09_ACTION_POINTS)
                    .called(deed -> deed.word(fight))
                    .barring(deed -> deed.bars(fight))
                    .noting(deed -> deed.price(fight).map(price -> Reason.of("price", price)));
        }
    }

    /** The turn ends: a run is tested, and what it interrupted goes on. */
    record EndingTurn() implements RoundPhase {

        @Override
        public Next<FightSituation, FightOutcome> play(FightSituation before, Table table) {
            FightSituation fight = GoingPhase.outOfBreath(before, table);
            Turn turn = fight.turn();
            table.tell(
                    new FightEvent.TurnEnded(fight.acting().name(), turn.actionPoints(), turn.interrupts()),
                    FalloutRule.FO_09_ACTION_POINTS);
            List<Turn> others = fight.turns().subList(0, fight.turns().size() - 1);
            return Next.go(fight.withTurns(others).withPhase(turn.then().orElseGet(BeginningTurn::new)));
        }
    }

    /** A round ends: from this place in the order on, fire bites and wounds bleed (FR-22, FR-23). */
    record EndingRound(int place) implements RoundPhase {

        @Override
        public Next<FightSituation, FightOutcome> play(FightSituation fight, Table table) {
            for (int at = place; at < fight.order().size(); at++) {
                int number = fight.order().get(at);
                if (isHarmed(fight, fight.fighter(number))) {
                    return Next.go(harmed(fight, number, table).withPhase(new EndingRound(at + 1)));
                }
            }
            boolean outOfRounds = fight.round() >= fight.scene().mostRounds();
            return outOfRounds || fight.isOver()
                    ? ended(fight, table)
                    : new Next.Go<>(fight.withPhase(new BeginningRound()), true);
        }

        private static boolean isHarmed(FightSituation fight, Fighter one) {
            return one.stands()
                    && (burns(one)
                            || one.person().condition().isBleeding(fight.scene().rulings()));
        }

        private static boolean burns(Fighter one) {
            return one.fire().isBurning() && !one.fire().bitten();
        }

        private static FightSituation harmed(FightSituation fight, int number, Table table) {
            Fighter one = fight.fighter(number);
            FightSituation burned = burns(one)
                    ? FirePhase.bitten(
                            fight, number, Fire.Bite.plain(one.fire().due().orElseThrow()), table)
                    : fight;
            return burned.fighter(number).stands() ? bled(burned, number, table) : burned;
        }

        private static FightSituation bled(FightSituation fight, int number, Table table) {
            Fighter one = fight.fighter(number);
            Condition before = one.person().condition();
            if (!before.isBleeding(fight.scene().rulings())) {
                return fight;
            }
            Condition after = before.bled(fight.scene().rulings());
            table.tell(
                    new FightEvent.Bled(one.name(), Part.TORSO, Condition.BLEEDING, after.hitPoints()),
                    FalloutRule.FO_69_WOUNDS);
            if (after.isDown()) {
                table.tell(new ShotEvent.WentDown(one.name()), FalloutRule.FO_70_DOWN);
            }
            return AttackPhase.struck(fight, number, after, Optional.empty(), table);
        }
    }

    /** Goes on after a finished action: the fight ends if at most one side stands (FR-23), and the turn if whoever acts is down. */
    static Next<FightSituation, FightOutcome> afterAction(FightSituation fight, Table table) {
        if (fight.isOver()) {
            return ended(fight, table);
        }
        return Next.go(fight.withPhase(fight.acting().stands() ? new Acting() : new EndingTurn()));
    }

    static Next<FightSituation, FightOutcome> ended(FightSituation fight, Table table) {
        table.tell(new FightEvent.Ended(fight.sidesStanding(), !fight.isOver()), FalloutRule.FO_09_ACTION_POINTS);
        return Next.done(FightOutcome.of(fight));
    }
}
