package dev.snakewater.application.exp;

import dev.snakewater.application.procedure.Next;
import dev.snakewater.application.table.Choice;
import dev.snakewater.application.table.Table;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.dice.DicePool;
import dev.snakewater.domain.dice.Fall;
import dev.snakewater.domain.exp.Blow;
import dev.snakewater.domain.exp.ExpFact;
import dev.snakewater.domain.exp.HitPoints;
import dev.snakewater.domain.exp.Kind;
import dev.snakewater.domain.exp.RobotSystem;
import dev.snakewater.domain.exp.State;
import dev.snakewater.domain.modifier.Tally;
import java.util.List;
import java.util.Optional;

/** A hit, and what it does. */
public sealed interface Striking extends Phase {

    /** The dice against system shock, and for the system of a robot that breaks. */
    DicePool D100 = DicePool.of("1d100");

    /** Who struck. */
    Name by();

    /** Who is struck. */
    Name at();

    /** The hit points that are left, where they are told. */
    Optional<HitPoints> points();

    /** A hit that is still to do its damage. */
    sealed interface Hitting extends Striking {

        /** The hit. */
        Blow blow();

        /** The same of another hit. */
        Phase of(Blow other);

        @Override
        default Name by() {
            return blow().by();
        }

        @Override
        default Name at() {
            return blow().at();
        }

        @Override
        default Optional<HitPoints> points() {
            return blow().hitPoints();
        }

        @Override
        default ExpOutcome brokenOff() {
            return ExpOutcome.hit(by(), at());
        }

        @Override
        default List<Choice<Phase>> amendments() {
            return ExpAmendments.hitPoints(at(), points(), points -> of(blow().with(points)));
        }
    }

    /** The multiplier of a critical roll (EXF-08). */
    record Multiplying(Blow blow) implements Hitting {

        private static final String MULTIPLIER = "critical";
        private static final DicePool D4 = DicePool.of("1d4");

        @Override
        public Phase of(Blow other) {
            return new Multiplying(other);
        }

        @Override
        public Next<ToHitSituation, ExpOutcome> play(ToHitSituation now, Table table) {
            Fall fall = table.roll(by(), MULTIPLIER, D4, ExpFact.EXF_08_CRITICAL);
            table.tell(new ExpEvent.Multiplied(by(), fall.total()), ExpFact.EXF_08_CRITICAL);
            return now.to(new Damaging(blow, fall.total()));
        }
    }

    /** The dice of damage, and what they do (EXF-01, EXF-05). */
    record Damaging(Blow blow, int multiplier) implements Hitting {

        @Override
        public Phase of(Blow other) {
            return new Damaging(other, multiplier);
        }

        @Override
        public Next<ToHitSituation, ExpOutcome> play(ToHitSituation now, Table table) {
            Tally awaited = table.count(blow.damage(multiplier), Blow::neverHealing);
            Fall fall = table.roll(by(), Blow.DAMAGE, blow.dice(), ExpFact.EXF_01_DAMAGE);
            Tally damage = awaited.completedBy(fall);
            int dealt = damage.total();
            Optional<HitPoints> left = points().map(before -> before.less(dealt));
            table.tell(new ExpEvent.Damaged(at(), damage, dealt, left.map(HitPoints::left)), ExpFact.EXF_01_DAMAGE);
            return left.map(after -> wounded(dealt, after, now, table))
                    .orElseGet(() -> now.ends(brokenOff().withDamage(Optional.of(dealt))));
        }

        private Next<ToHitSituation, ExpOutcome> wounded(int dealt, HitPoints after, ToHitSituation now, Table table) {
            State state = after.state(blow.kind());
            if (state == State.BROKEN) {
                return now.to(new Breaking(by(), at(), dealt, after.broken()));
            }
            if (blow.isShock(dealt)) {
                return now.to(new Reeling(by(), at(), dealt, after));
            }
            if (state.isDown()) {
                ExpFact why = blow.kind() == Kind.ALIEN ? ExpFact.EXF_06_ALIENS : ExpFact.EXF_05_DOWN;
                table.tell(new ExpEvent.WentDown(at(), state, why), why);
            }
            return now.ends(ExpOutcome.hit(by(), at(), dealt, after.left(), state));
        }
    }

    /**
     * Percent dice against system shock (EXF-04).
     *
     * @param damage what the blow did
     * @param left the hit points that are left
     */
    record Reeling(Name by, Name at, int damage, HitPoints left) implements Striking {

        @Override
        public Next<ToHitSituation, ExpOutcome> play(ToHitSituation now, Table table) {
            Tally against = table.count(Blow.againstShock(at, left), Blow::standing);
            Fall fall = table.roll(at, Blow.SYSTEM_SHOCK, D100, ExpFact.EXF_04_SYSTEM_SHOCK);
            boolean stands = fall.total() <= against.total();
            table.tell(new ExpEvent.Reeled(at, against, fall, stands), ExpFact.EXF_04_SYSTEM_SHOCK);
            return now.ends(ExpOutcome.hit(by, at, damage, left.left(), stands ? State.UP : State.STUNNED));
        }

        @Override
        public Optional<HitPoints> points() {
            return Optional.of(left);
        }

        @Override
        public ExpOutcome brokenOff() {
            return ExpOutcome.hit(by, at, damage, left.left(), left.state(Kind.ANTHRO));
        }

        @Override
        public List<Choice<Phase>> amendments() {
            return ExpAmendments.hitPoints(at, points(), points -> new Reeling(by, at, damage, points));
        }
    }

    /**
     * Percent dice for the system of a robot that breaks; the next one, if this one could not take it all (EXF-07).
     *
     * @param damage what the blow did
     * @param left the hit points as they are then
     */
    record Breaking(Name by, Name at, int damage, HitPoints left) implements Striking {

        private static final String SYSTEM = "system";

        @Override
        public Next<ToHitSituation, ExpOutcome> play(ToHitSituation now, Table table) {
            Fall fall = table.roll(at, SYSTEM, D100, ExpFact.EXF_07_ROBOTS);
            table.tell(new ExpEvent.SystemBroke(at, RobotSystem.of(fall.total()), fall, left), ExpFact.EXF_07_ROBOTS);
            if (left.breaks()) {
                return now.to(new Breaking(by, at, damage, left.broken()));
            }
            State state = state(left);
            if (state.isDown()) {
                table.tell(new ExpEvent.WentDown(at, state, ExpFact.EXF_07_ROBOTS), ExpFact.EXF_07_ROBOTS);
            }
            return now.ends(ExpOutcome.hit(by, at, damage, left.left(), state));
        }

        @Override
        public Optional<HitPoints> points() {
            return Optional.of(left);
        }

        @Override
        public ExpOutcome brokenOff() {
            HitPoints rest = left.atRest();
            return ExpOutcome.hit(by, at, damage, rest.left(), state(rest));
        }

        /** The system breaks because nothing was left: that is past amending. */
        @Override
        public List<Choice<Phase>> amendments() {
            return List.of();
        }

        private static State state(HitPoints left) {
            return left.left() > 0 ? State.BROKEN : State.DESTROYED;
        }
    }
}
