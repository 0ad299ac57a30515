package dev.snakewater.application.fudge.hitlocation.procedure;

import dev.snakewater.application.fudge.hitlocation.procedure.HitLocationEvent.Aim;
import dev.snakewater.application.measure.Finding;
import dev.snakewater.application.measure.Measured;
import dev.snakewater.application.procedure.Amendments;
import dev.snakewater.application.procedure.Next;
import dev.snakewater.application.table.Choice;
import dev.snakewater.application.table.Table;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.dice.Fall;
import dev.snakewater.domain.field.Default;
import dev.snakewater.domain.field.Spelt;
import dev.snakewater.domain.field.Unwrapped;
import dev.snakewater.domain.field.Withers;
import dev.snakewater.domain.field.Within;
import dev.snakewater.domain.fudge.CoreRule;
import dev.snakewater.domain.fudge.Degree;
import dev.snakewater.domain.fudge.hitlocation.BodyPart;
import dev.snakewater.domain.fudge.hitlocation.HitLocationRule;
import dev.snakewater.domain.fudge.hitlocation.LocationRulings;
import dev.snakewater.domain.fudge.hitlocation.Region;
import dev.snakewater.domain.fudge.hitlocation.combatant.Hands;
import dev.snakewater.domain.fudge.hitlocation.combatant.Holding;
import dev.snakewater.domain.fudge.hitlocation.modifier.AimedAt;
import dev.snakewater.domain.fudge.hitlocation.modifier.CalledPart;
import dev.snakewater.domain.modifier.Modifier;
import dev.snakewater.domain.modifier.Reason;
import dev.snakewater.domain.modifier.Tally;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A strike, as it is now: the attack roll, the defence or the difficulty, the location, the damage and what follows from it. */
@Withers
public record Strike(Person attacker, Attack attack, Person before, Person target, LocationRulings rulings, Phase phase)
        implements StrikeBuilder.With, HitLocationProcedure.Situation<Strike, LocationRulings, Strike.Outcome> {

    /** An attack, with the damage that the weapon and his strength add (ODF), on a target of this size: 0 for a human, -3 for a coin. */
    public record Attack(
            Degree skill,

            @Spelt(pattern = Holding.NAME, as = "thing") String with,

            @Within({-50, 50}) int strength,
            @Default("right") Hands hands,
            Optional<CalledPart> called,

            @Default("0")
            @Within(
                    value = {AimedAt.SMALLEST, AimedAt.BIGGEST},
                    rule = "HL-02")
            int size,

            @Unwrapped Against against,
            @Default("false") boolean tooFar) {

        /** Returns this at another part. */
        public Attack calling(Optional<CalledPart> other) {
            return new Attack(skill, with, strength, hands, other, size, against, tooFar);
        }
    }

    /** What a strike has to reach: exactly one of these. */
    public record Against(Optional<Degree> defence, Optional<Degree> difficulty, Optional<Degree> range) {}

    /** How far it has come. */
    public sealed interface Phase {}

    /** The attacker is about to roll. */
    public record Attacking() implements Phase {}

    /** The target rolls against this total. */
    public record Defending(int total) implements Phase {}

    /** A hit by this margin rolls where it goes. */
    public record Locating(int margin, Optional<Region> soFar) implements Phase {}

    /** The target rolls for staying on its feet, after this. */
    public record Swaying(Hit hit) implements Phase {}

    /** Where it hit, and for how many points. */
    public record Hit(BodyPart part, int points) {}

    @Override
    public List<Person> people() {
        return List.of(attacker, target);
    }

    /** The attacker must be able to strike until he has rolled; the target can be amended until it has been struck. */
    @Override
    public List<Choice<Strike>> amendments() {
        boolean isToStrike = phase instanceof Attacking;
        boolean isToDefend = attack.against().defence().isPresent() && (isToStrike || phase instanceof Defending);
        return Amendments.listed(all -> {
            attacker.amendments(all.<Person>within(this::withAttacker)
                    .barring(who -> isToStrike ? who.barsOnActing(attack.hands()) : List.of()));
            target.amendments(all.when(!(phase instanceof Swaying))
                    .within((Person other) -> with(it -> it.before(other).target(other)))
                    .barring(who -> isToDefend ? who.barsOnDefending() : List.of()));
        });
    }

    @Override
    public Next<Strike, Outcome> step(Table table) {
        return switch (phase) {
            case Attacking attacking -> strike(table);
            case Defending defending -> defend(defending.total(), table);
            case Locating locating -> locate(locating, table);
            case Swaying swaying -> withTarget(target.swayed(before, table)).ended(Optional.of(swaying.hit()));
        };
    }

    @Override
    public Outcome calledOff() {
        return Outcome.of(this, phase instanceof Swaying swaying ? Optional.of(swaying.hit()) : Optional.empty());
    }

    private Next<Strike, Outcome> ended(Optional<Hit> hit) {
        return Next.done(Outcome.of(this, hit));
    }

    private Next<Strike, Outcome> strike(Table table) {
        Tally toHit = table.count(toHit());
        Optional<Tally> difficulty = difficulty().map(table::count);
        Fall fall = attacker.rolls(toHit, table);
        int total = toHit.total() + fall.total();
        HitLocationEvent.Attacked attacked = new HitLocationEvent.Attacked(
                attacker.name(),
                target.name(),
                attack.with(),
                at().what(),
                aim(),
                isRanged(),
                toHit,
                difficulty,
                fall,
                total);
        table.tell(attacked, aim().why());
        return attacked.margin()
                .map(margin -> margin < 0 ? ended(Optional.empty()) : landed(margin, table))
                .orElseGet(() -> Next.go(withPhase(new Defending(total))));
    }

    private Tally toHit() {
        Tally skill = attacker.tally(isRanged() ? "shot" : "blow", attack.with(), attack.skill());
        return attacker.body()
                .hindered(
                        isRanged() ? skill : at().inMelee(skill),
                        attacker.fighting(attack.hands().sides()));
    }

    private Optional<Tally> difficulty() {
        Against against = attack.against();
        return against.range()
                .map(range -> at().atRange(attacker.tally("difficulty", range)))
                .or(() -> against.difficulty().map(degree -> attacker.tally("difficulty", degree)));
    }

    private boolean isRanged() {
        return attack.against().range().isPresent();
    }

    AimedAt at() {
        return attack.called()
                .map(part -> AimedAt.of(part, attack.size()))
                .orElseGet(() -> AimedAt.whole(target.name().text(), attack.size()));
    }

    Aim aim() {
        Aim ofAPart = attack.called().isPresent() ? Aim.CALLED : attack.tooFar() ? Aim.TOO_FAR : Aim.TORSO;
        return target.whole() ? Aim.WHOLE : ofAPart;
    }

    /** Rolls the defence, standing or lying, with what the target holds; equal degrees are a stand-off. */
    private Next<Strike, Outcome> defend(int against, Table table) {
        Degree skill = attack.against().defence().orElseThrow();
        Tally defence = table.count(target.body().hindered(target.tally("defence", skill), target.fighting()));
        Fall fall = target.rolls(defence, table);
        int total = defence.total() + fall.total();
        int margin = against - total;
        table.tell(
                new HitLocationEvent.Defended(target.name(), attacker.name(), defence, fall, total, margin),
                CoreRule.FACT_3_ACTIONS);
        return margin <= 0 ? ended(Optional.empty()) : landed(margin, table);
    }

    private Next<Strike, Outcome> landed(int margin, Table table) {
        return aim() == Aim.TOO_FAR
                ? Next.go(withPhase(new Locating(margin, Optional.empty())))
                : wound(at().part(), margin, table);
    }

    private Next<Strike, Outcome> locate(Locating locating, Table table) {
        Region region = LocationRoll.next(attacker.name(), locating.soFar(), rulings.die(), table);
        return region.part()
                .map(part -> wound(part, locating.margin(), table))
                .orElseGet(() -> Next.go(withPhase(new Locating(locating.margin(), Optional.of(region)))));
    }

    private Next<Strike, Outcome> wound(BodyPart part, int margin, Table table) {
        if (target.findsNothing(part, table)) {
            return ended(Optional.of(new Hit(part, 0)));
        }
        Tally damage = table.count(damage(part, margin), at()::least);
        Hit hit = new Hit(part, Math.max(0, damage.total()));
        Person struck = wounded(part, damage, table).settled(before, rulings.agilitySaveOnFall(), table);
        Strike after = withTarget(struck);
        return struck.swaying(before).isPresent()
                ? Next.go(after.withPhase(new Swaying(hit)))
                : after.ended(Optional.of(hit));
    }

    private Person wounded(BodyPart part, Tally damage, Table table) {
        if (damage.total() > 0) {
            return target.wounded(part, damage, table);
        }
        table.tell(new HitLocationEvent.Unscathed(target.name(), target.whole(), List.of(part), List.of(damage)));
        return target;
    }

    /** Returns the damage of a hit: margin plus strength less armour, then what the size takes off or gives back. */
    private Tally damage(BodyPart part, int margin) {
        int armour = target.armour().on(part);
        Tally damage = Tally.of(target.name(), "damage", margin, "margin", CoreRule.FACT_5_DAMAGE)
                .plus(new Modifier(attack.strength(), Reason.said(attack.with()), CoreRule.FACT_5_DAMAGE));
        Tally lessArmour = target.whole()
                ? damage.plusIfAny(-armour, "armour", CoreRule.FACT_5_DAMAGE)
                : damage.plusIfAny(-armour, "armour-on", HitLocationRule.HL_30_ARMOUR_BY_PART, part);
        return at().harm(lessArmour, rulings.calledShotDamageAddBack());
    }

    /** The outcome of a strike; one called off has not hit. */
    public record Outcome(
            Name by,
            boolean hit,
            Aim aim,
            BodyPart aimedAt,
            Optional<BodyPart> part,
            int points,
            boolean heldBefore,
            boolean stoodBefore,
            PersonOutcome target)
            implements Measured {

        static Outcome of(Strike strike, Optional<Strike.Hit> hit) {
            return new Outcome(
                    strike.attacker().name(),
                    hit.isPresent(),
                    strike.aim(),
                    strike.at().part(),
                    hit.map(Strike.Hit::part),
                    hit.map(Strike.Hit::points).orElse(0),
                    !strike.before().holds().isEmpty(),
                    !strike.before().body().prone(),
                    PersonOutcome.of(strike.before(), strike.target()));
        }

        @Override
        public List<Finding> findings() {
            boolean random = aim == Aim.TOO_FAR;
            List<Finding> findings = new ArrayList<>();
            findings.add(Finding.is("hit", hit, by, target.name()));
            if (random) {
                findings.add(
                        Finding.ranked("location", part.map(BodyPart::ordinal).orElse(BodyPart.ALL.size()), part, by));
            }
            findings.add(random || target.whole() ? target.worst() : ofThePart());
            findings.add(Finding.counts("points", points, target.name()));
            findings.addAll(target.losses(
                    heldBefore && (random || aimedAt.isOfArm()), stoodBefore && (random || aimedAt.isOfLeg())));
            if (random || !aimedAt.isLimb()) {
                findings.add(Finding.is("out", target.out(), target.name()));
            }
            return findings;
        }

        private Finding ofThePart() {
            PartState now = target.body().get(aimedAt.ordinal());
            return Finding.ranked("part", now.level().ordinal(), now.state(), target.name(), aimedAt);
        }
    }
}
