package dev.snakewater.application.exp.procedure;

import dev.snakewater.application.procedure.Next;
import dev.snakewater.application.table.Choice;
import dev.snakewater.application.table.Event;
import dev.snakewater.application.table.Table;
import dev.snakewater.application.table.Throw;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.dice.DicePool;
import dev.snakewater.domain.dice.Fall;
import dev.snakewater.domain.exp.ExpFact;
import dev.snakewater.domain.exp.ExpRule;
import dev.snakewater.domain.exp.combatant.Persona;
import dev.snakewater.domain.exp.modifier.Attack;
import dev.snakewater.domain.exp.modifier.Bar;
import dev.snakewater.domain.exp.modifier.ToHit;
import dev.snakewater.domain.exp.scene.Weather;
import dev.snakewater.domain.exp.weapon.Weapon;
import dev.snakewater.domain.exp.wound.Damage;
import dev.snakewater.domain.exp.wound.Health;
import dev.snakewater.domain.exp.wound.NaturalRoll;
import dev.snakewater.domain.modifier.Tally;
import dev.snakewater.domain.rule.Rule;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** What comes next in an attack, which plays itself. */
public sealed interface Phase {

    /** Plays it, and returns what comes next. */
    Next<ToHitSituation, ExpOutcome> play(ToHitSituation now, Table table);

    /** An attack that is still to be rolled. */
    sealed interface Attacking extends Phase {

        /** Returns the rules that forbid changing to another attack: an attack that was allowed cannot be changed into a forbidden one. */
        default List<Rule> barring(Attack other) {
            return this instanceof Aiming || this instanceof Rolling ? rules(other) : List.of();
        }
    }

    private static List<Rule> rules(Attack attack) {
        return Bar.of(attack).stream().<Rule>map(Bar::rule).distinct().toList();
    }

    /** Tells the sum of an attack that was not decided when it was opened; what is barred is told when it comes to that. */
    private static void layOut(Attack attack, Table table) {
        if (Bar.of(attack).isEmpty()) {
            table.tell(ExpEvent.LaidOut.of(attack, table::count), ExpRule.EX_05_ORDER);
        }
    }

    /** Dice decide how strong the weather is, one condition after the other; at least one is still to be thrown (EX-13). */
    record Weathering() implements Attacking {

        /** Who throws for the weather. */
        public static final Name REFEREE = new Name("Referee");

        @Override
        public Next<ToHitSituation, ExpOutcome> play(ToHitSituation now, Table table) {
            Weather.Condition condition =
                    now.attack().scene().weather().toThrow().getFirst();
            Throw.Read<Weather> weather = table.read(
                    REFEREE,
                    condition.toString(),
                    condition.dice(),
                    condition::weather,
                    ExpRule.EX_13_RANDOM_INTENSITY);
            table.tell(
                    new ExpEvent.WeatherThrown(weather.result(), weather.fall()), ExpRule.EX_13_RANDOM_INTENSITY);
            ToHitSituation then = now.in(weather.result());
            if (!then.attack().scene().weather().toThrow().isEmpty()) {
                return then.to(this);
            }
            if (then.attacks().size() == 1) {
                layOut(then.attack(), table);
            }
            return then.to(new Arming());
        }
    }

    /** She takes a weapon with which the rules let her attack; if there is none, the attack is over (EX-01). */
    record Arming() implements Attacking {

        @Override
        public Next<ToHitSituation, ExpOutcome> play(ToHitSituation now, Table table) {
            Attack attack = now.attack();
            List<Weapon> weapons = attack.attacker().weapons();
            if (now.attacks().stream().noneMatch(each -> Bar.of(each).isEmpty())) {
                return barred(now, table);
            }
            if (weapons.size() == 1) {
                return armed(now, attack);
            }
            Weapon taken = table.choose(Choice.among(now.by(), "weapon", weapons, ExpRule.EX_60_TABLE_ENTRY)
                    .barring(weapon -> rules(attack.withWeapon(weapon))));
            table.tell(new ExpEvent.WeaponTaken(now.by(), taken.called()), ExpRule.EX_60_TABLE_ENTRY);
            layOut(attack.withWeapon(taken), table);
            return armed(now, attack.withWeapon(taken));
        }

        private static Next<ToHitSituation, ExpOutcome> armed(ToHitSituation now, Attack attack) {
            return now.withAttack(attack).to(attack.blindFire().isPresent() ? new Aiming() : new Rolling());
        }

        private static Next<ToHitSituation, ExpOutcome> barred(ToHitSituation now, Table table) {
            for (Attack each : now.attacks()) {
                String weapon = each.weapon().called();
                table.tell(new ExpEvent.Barred(now.by(), now.at(), weapon, Bar.of(each)), rules(each));
            }
            Stream<Bar> all = now.attacks().stream().flatMap(each -> Bar.of(each).stream());
            ExpOutcome barred = ExpOutcome.unhurt(now, Optional.of(ExpOutcome.Result.BARRED));
            return Next.done(barred.withBars(all.distinct().sorted().toList()));
        }
    }

    /** The gate of blind fire: percent dice at or below the chance earn a to-hit roll (EX-28). */
    record Aiming() implements Attacking {

        static final String BLIND = "blind";

        @Override
        public Next<ToHitSituation, ExpOutcome> play(ToHitSituation now, Table table) {
            Tally chance = ToHit.gate(now.attack(), table::count).orElseThrow();
            int most = chance.total();
            Throw.Read<Boolean> gate =
                    table.read(now.by(), BLIND, ToHit.PERCENT, roll -> roll <= most, ExpRule.EX_28_GATE);
            boolean passed = gate.result();
            table.tell(
                    new ExpEvent.Aimed(now.by(), now.at(), chance, gate.fall(), passed),
                    passed ? List.of(ExpRule.EX_28_GATE) : List.of(ExpRule.EX_28_GATE, ExpRule.EX_31_BLIND_DETAILS));
            return passed
                    ? now.to(new Rolling())
                    : Next.done(ExpOutcome.unhurt(now, Optional.of(ExpOutcome.Result.GATE_FAILED)));
        }
    }

    /** The to-hit roll against the armour rating (EX-05, EX-08). */
    record Rolling() implements Attacking {

        private record Struck(boolean hit, Optional<NaturalRoll.Critical> critical) {

            static Struck of(Attack attack, int raw, boolean reaches) {
                Optional<NaturalRoll.Critical> critical = NaturalRoll.critical(attack, raw, reaches);
                return new Struck(reaches || critical.isPresent(), critical);
            }
        }

        @Override
        public Next<ToHitSituation, ExpOutcome> play(ToHitSituation now, Table table) {
            Attack attack = now.attack();
            ToHit awaited = ToHit.of(attack, table::count);
            Tally armourRating = awaited.armourRating();
            int needed = ToHit.needed(armourRating.total(), attack.rulings());
            Throw.Read<Struck> read = table.read(
                    now.by(),
                    ToHit.TO_HIT,
                    attack.scale().dice(),
                    raw -> Struck.of(attack, raw, awaited.toHit().totalFrom(raw) >= needed),
                    ExpRule.EX_09_RAW_RANGE);
            Fall fall = read.fall();
            Tally toHit = awaited.toHit().completedBy(fall);
            int net = toHit.total();
            boolean hit = read.result().hit;
            Optional<NaturalRoll.Critical> critical = read.result().critical;
            List<Tally> sums = awaited.sums();
            Name by = now.by();
            String weapon = now.weapon();
            Event attacked =
                    new ExpEvent.Attacked(by, now.at(), weapon, sums, toHit, armourRating, fall, net, hit, critical);
            Stream<Rule> criticals = Rule.when(critical.isPresent(), ExpFact.EXF_08_CRITICAL);
            List<Rule> why = Stream.concat(awaited.why(attack, toHit).stream(), criticals)
                    .toList();
            table.tell(attacked, why);
            NaturalRoll.mishap(attack, fall.total())
                    .ifPresent(what -> table.tell(new ExpEvent.Mishap(by, weapon, what), ExpFact.EXF_09_FUMBLE));
            return hit
                    ? struck(now, critical, table)
                    : Next.done(ExpOutcome.unhurt(now, Optional.of(ExpOutcome.Result.MISS)));
        }

        private static Next<ToHitSituation, ExpOutcome> struck(
                ToHitSituation now, Optional<NaturalRoll.Critical> critical, Table table) {
            if (critical.equals(Optional.of(NaturalRoll.Critical.KILLING))) {
                return down(now, Optional.empty(), Health.State.DEAD, ExpFact.EXF_08_CRITICAL, table);
            }
            boolean multiplied = critical.equals(Optional.of(NaturalRoll.Critical.MULTIPLIED));
            Optional<DicePool> damage = now.attack().weapon().dice();
            return damage.map(dice -> now.to(multiplied ? new Multiplying(dice) : new Damaging(dice, 1)))
                    .orElseGet(() -> Next.done(ExpOutcome.hit(now, Optional.empty(), Optional.empty())));
        }
    }

    private static Next<ToHitSituation, ExpOutcome> down(
            ToHitSituation now, Optional<Integer> damage, Health.State state, ExpFact why, Table table) {
        if (state.isDown()) {
            table.tell(new ExpEvent.WentDown(now.at(), state, why), why);
        }
        return Next.done(ExpOutcome.hit(now, damage, Optional.of(state)));
    }

    /** The multiplier of a critical roll (EXF-08). */
    record Multiplying(DicePool dice) implements Phase {

        private static final DicePool D4 = DicePool.of("1d4");

        @Override
        public Next<ToHitSituation, ExpOutcome> play(ToHitSituation now, Table table) {
            Fall fall = table.roll(now.by(), "critical", D4, ExpFact.EXF_08_CRITICAL);
            table.tell(new ExpEvent.Multiplied(now.by(), fall.total()), ExpFact.EXF_08_CRITICAL);
            return now.to(new Damaging(dice, fall.total()));
        }
    }

    /** The dice of damage, and what they do (EXF-01, EXF-05). */
    record Damaging(DicePool dice, int multiplier) implements Phase {

        @Override
        public Next<ToHitSituation, ExpOutcome> play(ToHitSituation now, Table table) {
            Tally awaited = Damage.of(now.attack(), dice, multiplier, table::count);
            Fall fall = table.roll(now.by(), Damage.DAMAGE, dice, ExpFact.EXF_01_DAMAGE);
            Tally damage = awaited.completedBy(fall);
            int dealt = damage.total();
            Optional<Health> left = now.health().map(before -> before.less(dealt));
            Optional<Integer> points = left.map(after -> after.points().left());
            table.tell(new ExpEvent.Damaged(now.at(), damage, dealt, points), ExpFact.EXF_01_DAMAGE);
            return left.map(after -> wounded(now, dealt, after, table))
                    .orElseGet(() -> Next.done(ExpOutcome.hit(now, Optional.of(dealt), Optional.empty())));
        }

        private static Next<ToHitSituation, ExpOutcome> wounded(
                ToHitSituation before, int dealt, Health after, Table table) {
            Persona.Kind kind = before.attack().target().kind();
            Health.State state = after.state(kind);
            if (state == Health.State.BROKEN) {
                return before.with(after.broken()).to(new Breaking(dealt));
            }
            ToHitSituation now = before.with(after);
            boolean isShock = before.health().orElseThrow().isShockedBy(dealt);
            if (kind == Persona.Kind.ANTHRO && isShock) {
                return now.to(new Reeling(dealt));
            }
            ExpFact why = kind == Persona.Kind.ALIEN ? ExpFact.EXF_06_ALIENS : ExpFact.EXF_05_DOWN;
            return down(now, Optional.of(dealt), state, why, table);
        }
    }

    /** Percent dice against system shock, after so much damage (EXF-04). */
    record Reeling(int damage) implements Phase {

        @Override
        public Next<ToHitSituation, ExpOutcome> play(ToHitSituation now, Table table) {
            Tally against = Damage.againstShock(now.at(), now.health().orElseThrow(), table::count);
            int most = against.total();
            Throw.Read<Boolean> shock = table.read(
                    now.at(), Damage.SYSTEM_SHOCK, ToHit.PERCENT, roll -> roll <= most, ExpFact.EXF_04_SYSTEM_SHOCK);
            boolean stands = shock.result();
            table.tell(new ExpEvent.Reeled(now.at(), against, shock.fall(), stands), ExpFact.EXF_04_SYSTEM_SHOCK);
            return Next.done(ExpOutcome.hit(
                    now, Optional.of(damage), Optional.of(stands ? Health.State.UP : Health.State.STUNNED)));
        }
    }

    /** Percent dice for the system of a robot that breaks; the next one, if this one could not take it all (EXF-07). */
    record Breaking(int damage) implements Phase {

        @Override
        public Next<ToHitSituation, ExpOutcome> play(ToHitSituation now, Table table) {
            Health left = now.health().orElseThrow();
            Throw.Read<Health.RobotSystem> system =
                    table.read(now.at(), "system", ToHit.PERCENT, Health.RobotSystem::of, ExpFact.EXF_07_ROBOTS);
            table.tell(
                    new ExpEvent.SystemBroke(now.at(), system.result(), system.fall(), left),
                    ExpFact.EXF_07_ROBOTS);
            return left.breaks()
                    ? now.with(left.broken()).to(this)
                    : down(now, Optional.of(damage), state(left), ExpFact.EXF_07_ROBOTS, table);
        }

        static Health.State state(Health left) {
            return left.points().isSpent() ? Health.State.DESTROYED : Health.State.BROKEN;
        }
    }
}
