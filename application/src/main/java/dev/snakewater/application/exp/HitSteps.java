package dev.snakewater.application.exp;

import dev.snakewater.application.procedure.Next;
import dev.snakewater.application.table.Table;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.dice.DicePool;
import dev.snakewater.domain.dice.Fall;
import dev.snakewater.domain.exp.Attack;
import dev.snakewater.domain.exp.Blow;
import dev.snakewater.domain.exp.ExpFact;
import dev.snakewater.domain.exp.ExpRule;
import dev.snakewater.domain.exp.Gate;
import dev.snakewater.domain.exp.HitPoints;
import dev.snakewater.domain.exp.Kind;
import dev.snakewater.domain.exp.Natural;
import dev.snakewater.domain.exp.Reckoning;
import dev.snakewater.domain.exp.RobotSystem;
import dev.snakewater.domain.exp.State;
import dev.snakewater.domain.exp.ToHit;
import dev.snakewater.domain.modifier.Tally;
import dev.snakewater.domain.rule.Rule;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The to-hit roll, and what a hit does. */
final class HitSteps {

    /** What the throw of a critical's multiplier is called. */
    static final String MULTIPLIER = "critical";

    /** What the throw for a robot's broken system is called. */
    static final String SYSTEM = "system";

    private static final DicePool D4 = DicePool.of("1d4");
    private static final DicePool D100 = DicePool.of("1d100");

    private HitSteps() {}

    /** The to-hit roll against the armour rating (EX-05, EX-08). */
    static Next<Phase, ExpOutcome> roll(Phase.Rolling phase, Table table) {
        Attack attack = phase.attack();
        Name by = attack.attacker().name();
        Reckoning reckoning = ToHit.of(attack).counted(table::count);
        Tally armourRating = reckoning.armourRating();
        Fall fall = table.roll(by, ToHit.TO_HIT, ToHit.dice(attack), ExpRule.EX_09_RAW_RANGE);
        Tally toHit = reckoning.toHit().completedBy(fall);
        boolean reaches = toHit.total() >= ToHit.needed(armourRating.total(), attack.rulings());
        Optional<Natural.Critical> critical = Natural.counts(attack)
                ? Natural.critical(
                        fall.total(), reaches, attack.attacker().training().refereePersona())
                : Optional.empty();
        boolean hit = reaches || critical.isPresent();
        table.tell(
                new ExpEvent.Attacked(
                        by,
                        attack.target().name(),
                        attack.weapon().called(),
                        reckoning.sums(),
                        toHit,
                        armourRating,
                        fall,
                        toHit.total(),
                        hit,
                        critical),
                why(attack, reckoning, toHit, critical));
        if (Natural.counts(attack)) {
            Natural.mishap(fall.total(), attack.weapon())
                    .ifPresent(what ->
                            table.tell(new ExpEvent.Mishap(by, attack.weapon().called(), what), ExpFact.EXF_09_FUMBLE));
        }
        return hit ? struck(attack, critical, table) : Next.done(Outcomes.without(attack, ExpOutcome.Result.MISS));
    }

    /** The multiplier of a critical roll (EXF-08). */
    static Next<Phase, ExpOutcome> multiply(Phase.Multiplying phase, Table table) {
        Name by = phase.blow().by();
        Fall fall = table.roll(by, MULTIPLIER, D4, ExpFact.EXF_08_CRITICAL);
        table.tell(new ExpEvent.Multiplied(by, fall.total()), ExpFact.EXF_08_CRITICAL);
        return Next.go(new Phase.Damaging(phase.blow(), fall.total()));
    }

    /** The dice of damage, and what they do (EXF-01, EXF-05). */
    static Next<Phase, ExpOutcome> damage(Phase.Damaging phase, Table table) {
        Blow blow = phase.blow();
        Tally awaited = table.count(blow.damage(phase.multiplier()), Blow::neverHealing);
        Fall fall = table.roll(blow.by(), Blow.DAMAGE, blow.dice(), ExpFact.EXF_01_DAMAGE);
        Tally damage = awaited.completedBy(fall);
        int points = damage.total();
        Optional<HitPoints> left = blow.hitPoints().map(before -> before.less(points));
        table.tell(new ExpEvent.Damaged(blow.at(), damage, points, left.map(HitPoints::left)), ExpFact.EXF_01_DAMAGE);
        return left.map(after -> wounded(blow, points, after, table))
                .orElseGet(() ->
                        Next.done(Outcomes.hit(blow.by(), blow.at(), points, Optional.empty(), Optional.empty())));
    }

    /** Percent dice against system shock (EXF-04). */
    static Next<Phase, ExpOutcome> reel(Phase.Reeling phase, Table table) {
        Tally against = table.count(Blow.againstShock(phase.at(), phase.left()), Blow::standing);
        Fall fall = table.roll(phase.at(), Blow.SYSTEM_SHOCK, D100, ExpFact.EXF_04_SYSTEM_SHOCK);
        boolean stands = fall.total() <= against.total();
        table.tell(new ExpEvent.Reeled(phase.at(), against, fall, stands), ExpFact.EXF_04_SYSTEM_SHOCK);
        return Next.done(Outcomes.hit(
                phase.by(),
                phase.at(),
                phase.damage(),
                Optional.of(phase.left().left()),
                Optional.of(stands ? State.UP : State.STUNNED)));
    }

    /** Percent dice for the system of a robot that breaks; the next one, if this one could not take it all (EXF-07). */
    static Next<Phase, ExpOutcome> breakSystem(Phase.Breaking phase, Table table) {
        Fall fall = table.roll(phase.at(), SYSTEM, D100, ExpFact.EXF_07_ROBOTS);
        table.tell(
                new ExpEvent.SystemBroke(phase.at(), RobotSystem.of(fall.total()), fall, phase.left()),
                ExpFact.EXF_07_ROBOTS);
        if (phase.left().breaks()) {
            return Next.go(new Phase.Breaking(
                    phase.by(), phase.at(), phase.damage(), phase.left().broken()));
        }
        State state = phase.left().left() > 0 ? State.BROKEN : State.DESTROYED;
        if (state.isDown()) {
            goesDown(phase.at(), state, ExpFact.EXF_07_ROBOTS, table);
        }
        return Next.done(Outcomes.hit(
                phase.by(), phase.at(), phase.damage(), Optional.of(phase.left().left()), Optional.of(state)));
    }

    private static Next<Phase, ExpOutcome> wounded(Blow blow, int points, HitPoints after, Table table) {
        State state = after.state(blow.kind());
        if (state == State.BROKEN) {
            return Next.go(new Phase.Breaking(blow.by(), blow.at(), points, after.broken()));
        }
        if (blow.isShock(points)) {
            return Next.go(new Phase.Reeling(blow.by(), blow.at(), points, after));
        }
        if (state.isDown()) {
            ExpFact why = blow.kind() == Kind.ALIEN ? ExpFact.EXF_06_ALIENS : ExpFact.EXF_05_DOWN;
            goesDown(blow.at(), state, why, table);
        }
        return Next.done(Outcomes.hit(blow.by(), blow.at(), points, Optional.of(after.left()), Optional.of(state)));
    }

    private static Next<Phase, ExpOutcome> struck(Attack attack, Optional<Natural.Critical> critical, Table table) {
        Name at = attack.target().name();
        if (critical.equals(Optional.of(Natural.Critical.KILLING))) {
            goesDown(at, State.DEAD, ExpFact.EXF_08_CRITICAL, table);
            return Next.done(Outcomes.killed(attack));
        }
        Optional<Blow> blow = Blow.of(attack);
        if (blow.isEmpty()) {
            return Next.done(Outcomes.hit(attack));
        }
        return Next.go(
                critical.equals(Optional.of(Natural.Critical.MULTIPLIED))
                        ? new Phase.Multiplying(blow.get())
                        : new Phase.Damaging(blow.get(), 1));
    }

    /** The rules that had a part in a to-hit roll, beside those of its lines. */
    private static List<Rule> why(
            Attack attack, Reckoning reckoning, Tally toHit, Optional<Natural.Critical> critical) {
        List<Rule> why = new ArrayList<>(List.of(ExpRule.EX_05_ORDER, ExpRule.EX_08_HIT));
        why.addAll(reckoning.also());
        boolean penalties = reckoning.adjustments().stream().anyMatch(due -> due.counts() && due.amount() < 0);
        boolean bonuses = reckoning.adjustments().stream().anyMatch(due -> due.counts() && due.amount() > 0);
        if (penalties && bonuses) {
            why.add(ExpRule.EX_04_SIGN);
        }
        boolean pastMaximum = toHit.lines().stream()
                .anyMatch(line -> line instanceof Tally.AtMost most && toHit.total() > most.limit());
        if (pastMaximum) {
            why.add(ExpRule.EX_07_PAST_MAXIMUM);
        }
        if (attack.approach().blind().isPresent() && !Gate.stands(attack)) {
            why.add(ExpRule.EX_55_DROPPED);
        }
        if (critical.isPresent()) {
            why.add(ExpFact.EXF_08_CRITICAL);
        }
        return why.stream().distinct().toList();
    }

    private static void goesDown(Name who, State state, ExpFact why, Table table) {
        table.tell(new ExpEvent.WentDown(who, state, why), why);
    }
}
