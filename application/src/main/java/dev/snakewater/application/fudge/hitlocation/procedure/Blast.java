package dev.snakewater.application.fudge.hitlocation.procedure;

import dev.snakewater.application.measure.Finding;
import dev.snakewater.application.measure.Measured;
import dev.snakewater.application.procedure.Amendments;
import dev.snakewater.application.procedure.Next;
import dev.snakewater.application.table.Choice;
import dev.snakewater.application.table.Table;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.field.Default;
import dev.snakewater.domain.field.Spelt;
import dev.snakewater.domain.field.Withers;
import dev.snakewater.domain.field.Within;
import dev.snakewater.domain.fudge.CoreRule;
import dev.snakewater.domain.fudge.Degree;
import dev.snakewater.domain.fudge.hitlocation.BodyPart;
import dev.snakewater.domain.fudge.hitlocation.HitLocationRule;
import dev.snakewater.domain.fudge.hitlocation.LocationRulings;
import dev.snakewater.domain.fudge.hitlocation.combatant.Hands;
import dev.snakewater.domain.fudge.hitlocation.combatant.Holding;
import dev.snakewater.domain.fudge.hitlocation.modifier.WidespreadDamage;
import dev.snakewater.domain.modifier.Modifier;
import dev.snakewater.domain.modifier.Reason;
import dev.snakewater.domain.modifier.Tally;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A blast, as it is now: somebody may have to throw it, then it goes off, and the victims take their damage one after the other.
 */
@Withers
public record Blast(
        Charge charge,
        Optional<Thrower> thrower,
        List<Victim> victims,
        LocationRulings.OfHarm rulings,
        Optional<Reach> reach)
        implements BlastBuilder.With, HitLocationProcedure.Situation<Blast, LocationRulings.OfHarm, Blast.Outcome> {

    /** What goes off, and how much damage it does before armour; if it is thrown, the margin is added. */
    public record Charge(
            @Spelt(pattern = Holding.NAME, as = "thing") String what,

            @Within({0, 100}) int strength) {}

    /** How it is thrown: if the throw fails, nobody is harmed. */
    public record Toss(
            Degree skill,
            Degree difficulty,
            @Default("right") Hands hands) {}

    /** Who throws it, and how. */
    public record Thrower(Person who, Toss how) {}

    /** A victim, before the blast and now, with the parts that it reaches. */
    @Withers
    public record Victim(Person before, Person now, List<BodyPart> reached) implements BlastVictimBuilder.With {

        /** Returns a victim whom it has not reached yet. */
        public static Victim of(Person who, List<BodyPart> reached) {
            return new Victim(who, who, reached);
        }

        private boolean isSwaying() {
            return now.swaying(before).isPresent();
        }
    }

    /** How far it has come: its damage before armour, and whose turn it is, counted from 0; a victim who sways has been hit already. */
    public record Reach(int damage, int victim) {}

    @Override
    public List<Person> people() {
        return Stream.concat(
                        thrower.stream().map(Thrower::who), victims.stream().map(Victim::now))
                .toList();
    }

    /** The thrower can be amended until it is thrown, a victim until it reaches him. */
    @Override
    public List<Choice<Blast>> amendments() {
        return Amendments.listed(all -> {
            thrower.ifPresent(by -> by.who()
                    .amendments(all.within((Person who) -> withThrower(Optional.of(new Thrower(who, by.how()))))
                            .barring(who ->
                                    reach.isEmpty() ? who.barsOnActing(by.how().hands()) : List.of())));
            int untouched = reach.map(
                            now -> now.victim() + (victims.get(now.victim()).isSwaying() ? 1 : 0))
                    .orElse(0);
            for (int i = untouched; i < victims.size(); i++) {
                int index = i;
                Victim victim = victims.get(i);
                victim.now()
                        .amendments(all.within(other ->
                                with(index, victim.with(it -> it.before(other).now(other)))));
            }
        });
    }

    @Override
    public Next<Blast, Outcome> step(Table table) {
        return reach.map(now -> reached(now, table))
                .orElseGet(() -> thrower.map(by -> thrown(by, table)).orElseGet(() -> goOff(Optional.empty(), table)));
    }

    @Override
    public Outcome calledOff() {
        return Outcome.of(this, reach.flatMap(now -> thrower).map(by -> true));
    }

    private Next<Blast, Outcome> thrown(Thrower by, Table table) {
        Person who = by.who();
        Tally skill = who.tally("throw", charge.what(), by.how().skill());
        HitLocationEvent.Tried tried = who.tries(
                charge.what(),
                who.body().hindered(skill, who.fighting(by.how().hands().sides())),
                by.how().difficulty(),
                table);
        return tried.succeeds()
                ? goOff(Optional.of(tried.margin()), table)
                : Next.done(Outcome.of(this, Optional.of(false)));
    }

    private Next<Blast, Outcome> goOff(Optional<Integer> margin, Table table) {
        Tally damage = table.count(damage(margin), sum -> sum.neverBelow(0, "nothing-left", CoreRule.FACT_5_DAMAGE));
        table.tell(new HitLocationEvent.WentOff(charge.what(), damage), HitLocationRule.HL_28_WIDESPREAD);
        return Next.go(withReach(Optional.of(new Reach(damage.total(), 0))));
    }

    private Tally damage(Optional<Integer> margin) {
        Name whose = people().getFirst().name();
        Reason what = Reason.said(charge.what());
        return margin.map(by -> Tally.of(whose, "blast", by, "margin", CoreRule.FACT_5_DAMAGE)
                        .plus(new Modifier(charge.strength(), what, CoreRule.FACT_5_DAMAGE)))
                .orElseGet(() -> Tally.of(whose, "blast", charge.strength(), what, CoreRule.FACT_5_DAMAGE));
    }

    /** Deals the damage to the next victim, part by part, then what follows from it; swaying is a step of its own. */
    private Next<Blast, Outcome> reached(Reach now, Table table) {
        Victim victim = victims.get(now.victim());
        Person before = victim.before();
        Victim after = victim.withNow(
                victim.isSwaying()
                        ? victim.now().swayed(before, table)
                        : struck(victim, now.damage(), table).settled(before, rulings.agilitySaveOnFall(), table));
        Blast then = with(now.victim(), after);
        int next = now.victim() + (after.isSwaying() && !victim.isSwaying() ? 0 : 1);
        return next < victims.size()
                ? Next.go(then.withReach(Optional.of(new Reach(now.damage(), next))))
                : Next.done(then.calledOff());
    }

    private Person struck(Victim victim, int base, Table table) {
        Person struck = victim.now();
        List<BodyPart> unscathed = new ArrayList<>();
        List<Tally> tallies = new ArrayList<>();
        for (BodyPart part : victim.reached()) {
            if (struck.findsNothing(part, table)) {
                continue;
            }
            WidespreadDamage share =
                    new WidespreadDamage(charge.what(), base, struck.armour().on(part), struck.whole());
            Tally damage = table.count(share.damage(struck.name()), share::limited);
            if (damage.total() > 0) {
                struck = struck.wounded(part, damage, table);
            } else {
                unscathed.add(part);
                tallies.add(damage);
            }
        }
        if (!unscathed.isEmpty()) {
            table.tell(new HitLocationEvent.Unscathed(
                    struck.name(), struck.whole(), List.copyOf(unscathed), List.copyOf(tallies)));
        }
        return struck;
    }

    private Blast with(int index, Victim other) {
        List<Victim> changed = new ArrayList<>(victims);
        changed.set(index, other);
        return withVictims(changed);
    }

    /** The outcome of a blast: whether the throw succeeded, if there was one, and the damage before armour, if it went off. */
    public record Outcome(String what, Optional<Boolean> hit, Optional<Integer> damage, List<Harmed> victims)
            implements Measured {

        /** The outcome for one victim. */
        public record Harmed(boolean heldBefore, boolean stoodBefore, List<BodyPart> reached, PersonOutcome fate) {

            private List<Finding> findings() {
                List<Finding> findings = new ArrayList<>(List.of(fate.worst()));
                if (reached.stream().anyMatch(BodyPart::isLimb)) {
                    findings.add(fate.uselessLimbs());
                }
                findings.addAll(fate.losses(heldBefore, stoodBefore));
                findings.add(Finding.is("out", fate.out(), fate.name()));
                return findings;
            }
        }

        @Override
        public List<Finding> findings() {
            return Stream.concat(
                            hit.stream().map(well -> Finding.is("blast", well, what)),
                            victims.stream().flatMap(victim -> victim.findings().stream()))
                    .toList();
        }

        static Outcome of(Blast blast, Optional<Boolean> hit) {
            return new Outcome(
                    blast.charge().what(),
                    hit,
                    blast.reach().map(Blast.Reach::damage),
                    blast.victims().stream()
                            .map(victim -> new Harmed(
                                    !victim.before().holds().isEmpty(),
                                    !victim.before().body().prone(),
                                    victim.reached(),
                                    PersonOutcome.of(victim.before(), victim.now())))
                            .toList());
        }
    }
}
