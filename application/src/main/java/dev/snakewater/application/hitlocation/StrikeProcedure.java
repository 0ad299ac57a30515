package dev.snakewater.application.hitlocation;

import dev.snakewater.application.procedure.Amendments;
import dev.snakewater.application.procedure.Next;
import dev.snakewater.application.procedure.Procedure;
import dev.snakewater.application.procedure.RulingChoices;
import dev.snakewater.application.table.Choice;
import dev.snakewater.application.table.Table;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.dice.DicePool;
import dev.snakewater.domain.dice.Fall;
import dev.snakewater.domain.fudge.CoreRule;
import dev.snakewater.domain.fudge.Degree;
import dev.snakewater.domain.fudge.hitlocation.BodyPart;
import dev.snakewater.domain.fudge.hitlocation.LocationRulings;
import dev.snakewater.domain.fudge.hitlocation.Region;
import dev.snakewater.domain.modifier.Tally;
import dev.snakewater.domain.rule.Rule;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A strike: the attacker's roll, the defence or the difficulty, where it goes, the damage and what follows from it. */
public final class StrikeProcedure implements Procedure<Strike, StrikeOutcome> {

    @Override
    public Next<Strike, StrikeOutcome> step(Strike strike, Table table) {
        return switch (strike.phase()) {
            case Strike.Attacking attacking -> attack(strike, table);
            case Strike.Defending defending -> defend(strike, defending, table);
            case Strike.Locating locating -> locate(strike, locating, table);
            case Strike.Swaying swaying ->
                Next.done(StrikeOutcome.hit(
                        strike.withTarget(
                                BlowSteps.sway(strike.target(), strike.before().body(), swaying.buckles(), table)),
                        swaying.hit()));
        };
    }

    @Override
    public List<Choice<Strike>> amendments(Strike strike) {
        return Amendments.listed(all -> {
            PersonAmendments.of(
                    strike.attacker(),
                    all.<Person>within(strike::withAttacker).barring(who -> barsOnStriking(strike, who)));
            if (!(strike.phase() instanceof Strike.Swaying)) {
                PersonAmendments.of(
                        strike.target(),
                        all.<Person>within(strike::onAnother).barring(who -> barsOnDefending(strike, who)));
            }
        });
    }

    /** Whoever is to strike can: after his roll, nothing depends on him any more. */
    private static List<Rule> barsOnStriking(Strike strike, Person attacker) {
        return strike.phase() instanceof Strike.Attacking
                ? PersonAmendments.barsOnActing(attacker, strike.attack().hands())
                : List.of();
    }

    /** Whoever is to defend himself can. */
    private static List<Rule> barsOnDefending(Strike strike, Person target) {
        boolean isToRoll = strike.attack().against().defence().isPresent()
                && (strike.phase() instanceof Strike.Attacking || strike.phase() instanceof Strike.Defending);
        return isToRoll ? PersonAmendments.barsOnDefending(target) : List.of();
    }

    @Override
    public void amended(Strike before, Strike after, Table table) {
        BlowSteps.amended(before.people(), after.people(), table);
    }

    @Override
    public List<Choice<Strike>> rulings(Strike strike) {
        return RulingChoices.of(LocationRulings.DECLARED, strike.rulings(), strike::withRulings);
    }

    @Override
    public StrikeOutcome calledOff(Strike strike) {
        return strike.phase() instanceof Strike.Swaying swaying
                ? StrikeOutcome.hit(strike, swaying.hit())
                : StrikeOutcome.missed(strike);
    }

    private static Next<Strike, StrikeOutcome> attack(Strike strike, Table table) {
        Name by = strike.attacker().name();
        Tally toHit = table.count(strike.toHit());
        Optional<Tally> difficulty = strike.difficulty().map(table::count);
        Fall fall = roll(by, toHit.of(), table);
        int total = toHit.total() + fall.total();
        HitLocationEvent.Attacked attacked = new HitLocationEvent.Attacked(
                by,
                strike.target().name(),
                strike.attack().with(),
                strike.blow().at().what(),
                strike.aim(),
                strike.isRanged(),
                toHit,
                difficulty,
                fall,
                total);
        table.tell(attacked, why(strike.aim()));
        return attacked.margin()
                .map(margin -> margin < 0
                        ? Next.<Strike, StrikeOutcome>done(StrikeOutcome.missed(strike))
                        : hit(strike, margin, table))
                .orElseGet(() -> Next.go(strike.withPhase(new Strike.Defending(total))));
    }

    private static List<Rule> why(HitLocationEvent.Aim aim) {
        List<Rule> rules = new ArrayList<>(List.of(CoreRule.FACT_3_ACTIONS));
        aim.why().ifPresent(rules::add);
        return rules;
    }

    /** Equal degrees are a stand-off: nobody wins. */
    private static Next<Strike, StrikeOutcome> defend(Strike strike, Strike.Defending defending, Table table) {
        Degree skill = strike.attack().against().defence().orElseThrow();
        Name by = strike.target().name();
        Tally defence = table.count(strike.defence(skill));
        Fall fall = roll(by, defence.of(), table);
        int total = defence.total() + fall.total();
        int margin = defending.total() - total;
        table.tell(
                new HitLocationEvent.Defended(by, strike.attacker().name(), defence, fall, total, margin),
                CoreRule.FACT_3_ACTIONS);
        return margin <= 0 ? Next.done(StrikeOutcome.missed(strike)) : hit(strike, margin, table);
    }

    private static Fall roll(Name by, String name, Table table) {
        return table.roll(by, name, DicePool.FOUR_FUDGE, CoreRule.FACT_3_ACTIONS);
    }

    private static Next<Strike, StrikeOutcome> hit(Strike strike, int margin, Table table) {
        return strike.aim() == HitLocationEvent.Aim.TOO_FAR
                ? Next.go(strike.withPhase(new Strike.Locating(margin, Optional.empty())))
                : land(strike, margin, strike.blow().at().part(), table);
    }

    private static Next<Strike, StrikeOutcome> locate(Strike strike, Strike.Locating locating, Table table) {
        Name by = strike.attacker().name();
        Region region =
                LocationSteps.roll(by, locating.soFar(), strike.rulings().die(), table);
        return region.part()
                .map(part -> land(strike, locating.margin(), part, table))
                .orElseGet(
                        () -> Next.go(strike.withPhase(new Strike.Locating(locating.margin(), Optional.of(region)))));
    }

    private static Next<Strike, StrikeOutcome> land(Strike strike, int margin, BodyPart part, Table table) {
        if (BlowSteps.findsNothing(strike.target(), part, table)) {
            return Next.done(StrikeOutcome.hit(strike, new Strike.Hit(part, 0)));
        }
        Tally damage = table.count(strike.damage(part, margin), strike.blow()::limited);
        Person wounded = wounded(strike.target(), part, damage, table);
        BlowSteps.Settled settled =
                BlowSteps.settle(strike.before(), wounded, strike.rulings().agilitySaveOnFall(), table);
        Strike after = strike.withTarget(settled.who());
        Strike.Hit hit = new Strike.Hit(part, Math.max(0, damage.total()));
        return settled.buckles()
                .<Next<Strike, StrikeOutcome>>map(buckles -> Next.go(after.withPhase(new Strike.Swaying(hit, buckles))))
                .orElseGet(() -> Next.done(StrikeOutcome.hit(after, hit)));
    }

    private static Person wounded(Person target, BodyPart part, Tally damage, Table table) {
        if (damage.total() > 0) {
            return BlowSteps.wound(target, part, damage, table);
        }
        table.tell(new BlowEvent.Unscathed(target.name(), target.whole(), List.of(part), List.of(damage)));
        return target;
    }
}
