package dev.snakewater.application.hitlocation;

import dev.snakewater.application.procedure.Amendments;
import dev.snakewater.application.procedure.Next;
import dev.snakewater.application.procedure.Procedure;
import dev.snakewater.application.procedure.RulingChoices;
import dev.snakewater.application.table.Choice;
import dev.snakewater.application.table.Table;
import dev.snakewater.domain.fudge.hitlocation.BlastRulings;
import dev.snakewater.domain.fudge.hitlocation.BodyPart;
import dev.snakewater.domain.fudge.hitlocation.HitLocationRule;
import dev.snakewater.domain.fudge.hitlocation.Widespread;
import dev.snakewater.domain.modifier.Tally;
import dev.snakewater.domain.rule.Rule;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** A blast: it is thrown, if somebody has to, and goes off; then one after the other takes what it does to him. */
public final class BlastProcedure implements Procedure<Blast, BlastOutcome> {

    @Override
    public Next<Blast, BlastOutcome> step(Blast blast, Table table) {
        return switch (blast.phase()) {
            case Blast.Throwing throwing -> thrown(blast, blast.thrower().orElseThrow(), table);
            case Blast.GoingOff off -> goOff(blast, Optional.empty(), table);
            case Blast.Reaching reaching -> reach(blast, reaching, table);
            case Blast.Swaying swaying -> sway(blast, swaying, table);
        };
    }

    @Override
    public List<Choice<Blast>> amendments(Blast blast) {
        return Amendments.listed(all -> {
            blast.thrower()
                    .ifPresent(thrower -> PersonAmendments.of(
                            thrower.who(),
                            all.<Person>within(blast::by).barring(who -> barsOnThrowing(blast, thrower, who))));
            IntStream.range(untouched(blast.phase()), blast.victims().size()).forEach(victim -> {
                Blast.Victim now = blast.victims().get(victim);
                PersonAmendments.of(
                        now.now(),
                        all.within(other -> blast.with(
                                victim, now.with(it -> it.before(other).now(other)))));
            });
        });
    }

    /** Whoever is to throw can: once it is thrown, nothing depends on him any more. */
    private static List<Rule> barsOnThrowing(Blast blast, Blast.Thrower thrower, Person who) {
        return blast.phase() instanceof Blast.Throwing
                ? PersonAmendments.barsOnActing(who, thrower.how().hands())
                : List.of();
    }

    /** The first of those to whom it has not done anything yet. */
    private static int untouched(Blast.Phase phase) {
        return switch (phase) {
            case Blast.Throwing throwing -> 0;
            case Blast.GoingOff off -> 0;
            case Blast.Reaching reaching -> reaching.next();
            case Blast.Swaying swaying -> swaying.victim() + 1;
        };
    }

    @Override
    public void amended(Blast before, Blast after, Table table) {
        BlowSteps.amended(before.people(), after.people(), table);
    }

    @Override
    public List<Choice<Blast>> rulings(Blast blast) {
        return RulingChoices.of(BlastRulings.DECLARED, blast.rulings(), blast::withRulings);
    }

    @Override
    public BlastOutcome calledOff(Blast blast) {
        return switch (blast.phase()) {
            case Blast.Throwing throwing -> BlastOutcome.of(blast, Optional.empty(), Optional.empty());
            case Blast.GoingOff off -> BlastOutcome.of(blast, Optional.empty(), Optional.empty());
            case Blast.Reaching reaching -> ended(blast, reaching.damage());
            case Blast.Swaying swaying -> ended(blast, swaying.damage());
        };
    }

    private static BlastOutcome ended(Blast blast, int damage) {
        return BlastOutcome.of(blast, blast.thrower().map(thrower -> true), Optional.of(damage));
    }

    private static Next<Blast, BlastOutcome> thrown(Blast blast, Blast.Thrower thrower, Table table) {
        String what = blast.charge().what();
        HitLocationEvent.Tried tried = thrower.who()
                .tries(
                        "throwing the " + what,
                        Blast.skill(thrower, what),
                        thrower.how().difficulty(),
                        table);
        return tried.succeeds()
                ? goOff(blast, Optional.of(tried.margin()), table)
                : Next.done(BlastOutcome.of(blast, Optional.of(false), Optional.empty()));
    }

    private static Next<Blast, BlastOutcome> goOff(Blast blast, Optional<Integer> margin, Table table) {
        Tally damage = table.count(blast.damage(margin), Blast::limited);
        table.tell(new HitLocationEvent.WentOff(blast.charge().what(), damage), HitLocationRule.HL_28_WIDESPREAD);
        return Next.go(blast.withPhase(new Blast.Reaching(damage.total(), 0)));
    }

    /** What it does to the next one: part by part, and then what follows from all of it. */
    private static Next<Blast, BlastOutcome> reach(Blast blast, Blast.Reaching reaching, Table table) {
        int index = reaching.next();
        Blast.Victim victim = blast.victims().get(index);
        Person struck = struck(blast, victim, reaching.damage(), table);
        BlowSteps.Settled settled =
                BlowSteps.settle(victim.before(), struck, blast.rulings().agilitySaveOnFall(), table);
        Blast after = blast.with(index, victim.withNow(settled.who()));
        return settled.buckles()
                .<Next<Blast, BlastOutcome>>map(
                        buckles -> Next.go(after.withPhase(new Blast.Swaying(reaching.damage(), index, buckles))))
                .orElseGet(() -> next(after, index, reaching.damage()));
    }

    private static Person struck(Blast blast, Blast.Victim victim, int base, Table table) {
        Person struck = victim.now();
        List<BodyPart> unscathed = new ArrayList<>();
        List<Tally> tallies = new ArrayList<>();
        for (BodyPart part : victim.reached()) {
            if (BlowSteps.findsNothing(struck, part, table)) {
                continue;
            }
            Widespread share =
                    new Widespread(blast.charge().what(), base, struck.armour().on(part), struck.whole());
            Tally damage = table.count(share.damage(struck.name()), share::limited);
            if (damage.total() > 0) {
                struck = BlowSteps.wound(struck, part, damage, table);
            } else {
                unscathed.add(part);
                tallies.add(damage);
            }
        }
        if (!unscathed.isEmpty()) {
            table.tell(new BlowEvent.Unscathed(struck.name(), struck.whole(), unscathed, tallies));
        }
        return struck;
    }

    private static Next<Blast, BlastOutcome> sway(Blast blast, Blast.Swaying swaying, Table table) {
        Blast.Victim victim = blast.victims().get(swaying.victim());
        Person after = BlowSteps.sway(victim.now(), victim.before().body(), swaying.buckles(), table);
        return next(blast.with(swaying.victim(), victim.withNow(after)), swaying.victim(), swaying.damage());
    }

    private static Next<Blast, BlastOutcome> next(Blast blast, int done, int damage) {
        return done + 1 < blast.victims().size()
                ? Next.go(blast.withPhase(new Blast.Reaching(damage, done + 1)))
                : Next.done(ended(blast, damage));
    }
}
