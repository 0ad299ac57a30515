package dev.snakewater.application.exp;

import dev.snakewater.application.procedure.Next;
import dev.snakewater.application.procedure.RulingChoices;
import dev.snakewater.application.table.Choice;
import dev.snakewater.application.table.Table;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.dice.Fall;
import dev.snakewater.domain.exp.Attack;
import dev.snakewater.domain.exp.Bar;
import dev.snakewater.domain.exp.Bars;
import dev.snakewater.domain.exp.Blow;
import dev.snakewater.domain.exp.CombatRow;
import dev.snakewater.domain.exp.Condition;
import dev.snakewater.domain.exp.ExpFact;
import dev.snakewater.domain.exp.ExpRule;
import dev.snakewater.domain.exp.Gate;
import dev.snakewater.domain.exp.Natural;
import dev.snakewater.domain.exp.Reckoning;
import dev.snakewater.domain.exp.Rulings;
import dev.snakewater.domain.exp.State;
import dev.snakewater.domain.exp.ToHit;
import dev.snakewater.domain.exp.Weapon;
import dev.snakewater.domain.exp.Weather;
import dev.snakewater.domain.modifier.Tally;
import dev.snakewater.domain.rule.Rule;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** An attack that is still to be rolled. */
public sealed interface Attacking extends Phase {

    /** The attack; with any of the weapons, as long as she has not taken one. */
    Attack attack();

    /** What she may attack with. */
    default List<Weapon> weapons() {
        return List.of(attack().weapon());
    }

    /** The same of another attack. */
    default Phase of(Attack other) {
        return switch (this) {
            case Weathering phase -> new Weathering(other, phase.weapons());
            case Arming phase -> new Arming(other, phase.weapons());
            case Aiming phase -> new Aiming(other);
            case Rolling phase -> new Rolling(other);
        };
    }

    /** The attack with each of the weapons. */
    default List<Attack> attacks() {
        return weapons().stream().map(attack()::withWeapon).toList();
    }

    /** What of the combat table the weapons want. */
    default List<CombatRow> rows() {
        return attacks().stream()
                .flatMap(attack -> attack.row().stream())
                .distinct()
                .toList();
    }

    /** The rules that bar another attack instead of this: once it is settled that nothing bars it, nothing is made so that something would. */
    default List<Rule> barring(Attack other) {
        return switch (this) {
            case Weathering open -> List.of();
            case Arming open -> List.of();
            case Aiming settled -> rules(other);
            case Rolling settled -> rules(other);
        };
    }

    @Override
    default ExpOutcome brokenOff() {
        return ExpOutcome.unhurt(attack());
    }

    @Override
    default List<Choice<Phase>> amendments() {
        return ExpAmendments.of(this);
    }

    @Override
    default List<Choice<Phase>> rulings() {
        return RulingChoices.of(
                Rulings.DECLARED,
                attack().rulings(),
                changed -> barring(attack().withRulings(changed)),
                changed -> of(attack().withRulings(changed)));
    }

    /** The rules that bar an attack, each once. */
    private static List<Rule> rules(Attack attack) {
        return Bars.of(attack).stream().<Rule>map(Bar::rule).distinct().toList();
    }

    /** Tells the sum of an attack that was not decided when it was opened; what is barred is told when it comes to that. */
    private static void layOut(Attack attack, Table table) {
        if (Bars.of(attack).isEmpty()) {
            table.tell(ExpEvent.LaidOut.of(attack, table::count), ExpRule.EX_05_ORDER);
        }
    }

    /**
     * Dice decide how strong the weather is, one condition after the other (EX-13).
     *
     * @param attack the attack, with the weather so far and at least one condition still to be thrown
     * @param weapons what she may attack with
     */
    record Weathering(Attack attack, List<Weapon> weapons) implements Attacking {

        /** Who throws for the weather. */
        static final Name REFEREE = new Name("Referee");

        @Override
        public Next<ToHitSituation, ExpOutcome> play(ToHitSituation now, Table table) {
            Condition condition = attack.scene().weather().toThrow().getFirst();
            Fall fall = table.roll(REFEREE, condition.toString(), condition.dice(), ExpRule.EX_13_RANDOM_INTENSITY);
            Weather weather = condition.weather(fall.total());
            table.tell(new ExpEvent.WeatherThrown(weather, fall), ExpRule.EX_13_RANDOM_INTENSITY);
            Attack in = attack.in(weather);
            if (!in.scene().weather().toThrow().isEmpty()) {
                return now.in(weather).to(new Weathering(in, weapons));
            }
            if (weapons.size() == 1) {
                layOut(in, table);
            }
            return now.in(weather).to(new Arming(in, weapons));
        }
    }

    /**
     * She takes a weapon with which the rules let her attack; if there is none, the attack is over (EX-01).
     *
     * @param attack the attack, with any of the weapons
     * @param weapons what she may attack with
     */
    record Arming(Attack attack, List<Weapon> weapons) implements Attacking {

        /** What the choice of the weapon is called. */
        static final String WEAPON = "weapon";

        @Override
        public Next<ToHitSituation, ExpOutcome> play(ToHitSituation now, Table table) {
            if (attacks().stream().noneMatch(each -> Bars.of(each).isEmpty())) {
                return now.ends(barred(table));
            }
            if (weapons.size() == 1) {
                return now.to(armed(attack));
            }
            Name by = attack.attacker().name();
            Weapon taken = table.choose(Choice.among(by, WEAPON, weapons, ExpRule.EX_60_TABLE_ENTRY)
                    .barring(weapon -> rules(attack.withWeapon(weapon))));
            table.tell(new ExpEvent.WeaponTaken(by, taken.called()), ExpRule.EX_60_TABLE_ENTRY);
            layOut(attack.withWeapon(taken), table);
            return now.to(armed(attack.withWeapon(taken)));
        }

        private ExpOutcome barred(Table table) {
            for (Attack each : attacks()) {
                table.tell(
                        new ExpEvent.Barred(
                                each.attacker().name(),
                                each.target().name(),
                                each.weapon().called(),
                                Bars.of(each)),
                        rules(each));
            }
            List<Bar> all = attacks().stream()
                    .flatMap(each -> Bars.of(each).stream())
                    .distinct()
                    .sorted()
                    .toList();
            return ExpOutcome.unhurt(attack, ExpOutcome.Result.BARRED).withBars(all);
        }

        private static Phase armed(Attack attack) {
            return Gate.stands(attack) ? new Aiming(attack) : new Rolling(attack);
        }
    }

    /** The gate of blind fire: percent dice at or below the chance earn a to-hit roll (EX-28). */
    record Aiming(Attack attack) implements Attacking {

        /** What the throw of the gate is called. */
        static final String BLIND = "blind";

        @Override
        public Next<ToHitSituation, ExpOutcome> play(ToHitSituation now, Table table) {
            Name by = attack.attacker().name();
            Tally chance = table.count(Gate.chance(attack), Gate::limited);
            Fall fall = table.roll(by, BLIND, Gate.DICE, ExpRule.EX_28_GATE);
            boolean passed = fall.total() <= chance.total();
            table.tell(
                    new ExpEvent.Aimed(by, attack.target().name(), chance, fall, passed),
                    passed ? List.of(ExpRule.EX_28_GATE) : List.of(ExpRule.EX_28_GATE, ExpRule.EX_31_BLIND_DETAILS));
            return passed
                    ? now.to(new Rolling(attack))
                    : now.ends(ExpOutcome.unhurt(attack, ExpOutcome.Result.GATE_FAILED));
        }
    }

    /** The to-hit roll against the armour rating (EX-05, EX-08). */
    record Rolling(Attack attack) implements Attacking {

        @Override
        public Next<ToHitSituation, ExpOutcome> play(ToHitSituation now, Table table) {
            Name by = attack.attacker().name();
            String weapon = attack.weapon().called();
            Reckoning reckoning = ToHit.of(attack).counted(table::count);
            Tally armourRating = reckoning.armourRating();
            Fall fall = table.roll(by, ToHit.TO_HIT, ToHit.dice(attack), ExpRule.EX_09_RAW_RANGE);
            Tally toHit = reckoning.toHit().completedBy(fall);
            boolean reaches = toHit.total() >= ToHit.needed(armourRating.total(), attack.rulings());
            boolean natural = Natural.counts(attack);
            Optional<Natural.Critical> critical = natural
                    ? Natural.critical(
                            fall.total(), reaches, attack.attacker().training().refereePersona())
                    : Optional.empty();
            boolean hit = reaches || critical.isPresent();
            table.tell(
                    new ExpEvent.Attacked(
                            by,
                            attack.target().name(),
                            weapon,
                            reckoning.sums(),
                            toHit,
                            armourRating,
                            fall,
                            toHit.total(),
                            hit,
                            critical),
                    why(reckoning, toHit, critical));
            if (natural) {
                Natural.mishap(fall.total(), attack.weapon())
                        .ifPresent(what -> table.tell(new ExpEvent.Mishap(by, weapon, what), ExpFact.EXF_09_FUMBLE));
            }
            return hit ? struck(critical, now, table) : now.ends(ExpOutcome.unhurt(attack, ExpOutcome.Result.MISS));
        }

        private Next<ToHitSituation, ExpOutcome> struck(
                Optional<Natural.Critical> critical, ToHitSituation now, Table table) {
            Name by = attack.attacker().name();
            Name at = attack.target().name();
            if (critical.equals(Optional.of(Natural.Critical.KILLING))) {
                table.tell(new ExpEvent.WentDown(at, State.DEAD, ExpFact.EXF_08_CRITICAL), ExpFact.EXF_08_CRITICAL);
                return now.ends(ExpOutcome.hit(by, at).withState(Optional.of(State.DEAD)));
            }
            boolean multiplied = critical.equals(Optional.of(Natural.Critical.MULTIPLIED));
            return Blow.of(attack)
                    .map(blow -> now.to(multiplied ? new Striking.Multiplying(blow) : new Striking.Damaging(blow, 1)))
                    .orElseGet(() -> now.ends(ExpOutcome.hit(by, at)));
        }

        /** The rules that had a part in the roll, beside those of its lines. */
        private List<Rule> why(Reckoning reckoning, Tally toHit, Optional<Natural.Critical> critical) {
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
    }
}
