package dev.snakewater.application.exp;

import dev.snakewater.application.procedure.Next;
import dev.snakewater.application.table.Table;
import dev.snakewater.domain.dice.DicePool;
import dev.snakewater.domain.dice.Fall;
import dev.snakewater.domain.exp.Damage;
import dev.snakewater.domain.exp.ExpFact;
import dev.snakewater.domain.exp.HitPoints;
import dev.snakewater.domain.exp.Persona;
import dev.snakewater.domain.modifier.Tally;
import java.util.Optional;

/** A hit, and what it does. */
sealed interface Striking extends Phase {

    /** The dice against system shock, and for the system of a robot that breaks. */
    DicePool D100 = DicePool.of("1d100");

    /** She is like this after so much damage, which is told if she is down. */
    static Next<ToHitSituation, ExpOutcome> down(
            ToHitSituation now, Optional<Integer> damage, HitPoints.State state, ExpFact why, Table table) {
        if (state.isDown()) {
            table.tell(new ExpEvent.WentDown(now.at(), state), why);
        }
        return Next.done(ExpOutcome.hit(now, damage, Optional.of(state)));
    }

    /** The multiplier of a critical roll (EXF-08). */
    record Multiplying(DicePool dice) implements Striking {

        private static final DicePool D4 = DicePool.of("1d4");

        @Override
        public Next<ToHitSituation, ExpOutcome> play(ToHitSituation now, Table table) {
            Fall fall = table.roll(now.by(), "critical", D4, ExpFact.EXF_08_CRITICAL);
            table.tell(new ExpEvent.Multiplied(now.by(), fall.total()), ExpFact.EXF_08_CRITICAL);
            return now.to(new Damaging(dice, fall.total()));
        }
    }

    /** The dice of damage, and what they do (EXF-01, EXF-05). */
    record Damaging(DicePool dice, int multiplier) implements Striking {

        @Override
        public Next<ToHitSituation, ExpOutcome> play(ToHitSituation now, Table table) {
            Tally awaited = table.count(Damage.of(now.attack(), dice, multiplier), Damage::neverHealing);
            Fall fall = table.roll(now.by(), Damage.DAMAGE, dice, ExpFact.EXF_01_DAMAGE);
            Tally damage = awaited.completedBy(fall);
            int dealt = damage.total();
            Optional<HitPoints> left = now.points().map(before -> before.less(dealt));
            table.tell(new ExpEvent.Damaged(now.at(), damage, dealt, left.map(HitPoints::left)), ExpFact.EXF_01_DAMAGE);
            return left.map(after -> wounded(now, dealt, after, table))
                    .orElseGet(() -> Next.done(ExpOutcome.hit(now, Optional.of(dealt), Optional.empty())));
        }

        private static Next<ToHitSituation, ExpOutcome> wounded(
                ToHitSituation before, int dealt, HitPoints after, Table table) {
            Persona.Kind kind = before.attack().target().kind();
            HitPoints.State state = after.state(kind);
            if (state == HitPoints.State.BROKEN) {
                return before.with(after.broken()).to(new Breaking(dealt));
            }
            ToHitSituation now = before.with(after);
            if (kind == Persona.Kind.ANTHRO
                    && before.points()
                            .filter(points -> points.isShockedBy(dealt))
                            .isPresent()) {
                return now.to(new Reeling(dealt));
            }
            ExpFact why = kind == Persona.Kind.ALIEN ? ExpFact.EXF_06_ALIENS : ExpFact.EXF_05_DOWN;
            return down(now, Optional.of(dealt), state, why, table);
        }
    }

    /**
     * Percent dice against system shock (EXF-04).
     *
     * @param damage what the blow did
     */
    record Reeling(int damage) implements Striking {

        @Override
        public Next<ToHitSituation, ExpOutcome> play(ToHitSituation now, Table table) {
            Tally against =
                    table.count(Damage.againstShock(now.at(), now.points().orElseThrow()), Damage::standing);
            Fall fall = table.roll(now.at(), Damage.SYSTEM_SHOCK, D100, ExpFact.EXF_04_SYSTEM_SHOCK);
            boolean stands = fall.total() <= against.total();
            table.tell(new ExpEvent.Reeled(now.at(), against, fall, stands), ExpFact.EXF_04_SYSTEM_SHOCK);
            return Next.done(ExpOutcome.hit(
                    now, Optional.of(damage), Optional.of(stands ? HitPoints.State.UP : HitPoints.State.STUNNED)));
        }
    }

    /**
     * Percent dice for the system of a robot that breaks; the next one, if this one could not take it all (EXF-07).
     *
     * @param damage what the blow did
     */
    record Breaking(int damage) implements Striking {

        @Override
        public Next<ToHitSituation, ExpOutcome> play(ToHitSituation now, Table table) {
            HitPoints left = now.points().orElseThrow();
            Fall fall = table.roll(now.at(), "system", D100, ExpFact.EXF_07_ROBOTS);
            table.tell(
                    new ExpEvent.SystemBroke(now.at(), HitPoints.RobotSystem.of(fall.total()), fall, left),
                    ExpFact.EXF_07_ROBOTS);
            return left.breaks()
                    ? now.with(left.broken()).to(this)
                    : down(now, Optional.of(damage), state(left), ExpFact.EXF_07_ROBOTS, table);
        }

        static HitPoints.State state(HitPoints left) {
            return left.left() > 0 ? HitPoints.State.BROKEN : HitPoints.State.DESTROYED;
        }
    }
}
