package dev.snakewater.application.exp;

import dev.snakewater.application.procedure.Next;
import dev.snakewater.application.table.Choice;
import dev.snakewater.application.table.Table;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.dice.Fall;
import dev.snakewater.domain.exp.Attack;
import dev.snakewater.domain.exp.Bar;
import dev.snakewater.domain.exp.Bars;
import dev.snakewater.domain.exp.Condition;
import dev.snakewater.domain.exp.ExpRule;
import dev.snakewater.domain.exp.Gate;
import dev.snakewater.domain.exp.Weapon;
import dev.snakewater.domain.exp.Weather;
import dev.snakewater.domain.modifier.Tally;
import dev.snakewater.domain.rule.Rule;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** An attack up to its to-hit roll: the weather, the weapon, what bars it, and the gate of blind fire. */
final class AttackSteps {

    /** Who throws for the weather. */
    static final Name REFEREE = new Name("Referee");

    /** What the throw of the gate is called. */
    static final String BLIND = "blind";

    /** What the choice of the weapon is called. */
    static final String WEAPON = "weapon";

    private AttackSteps() {}

    /** Throws for the next condition, and says what it is (EX-13). */
    static Next<Phase, ExpOutcome> weather(Phase.Weathering phase, Consumer<Weather> decided, Table table) {
        Condition condition = phase.attack().scene().weather().toThrow().getFirst();
        Fall fall = table.roll(REFEREE, condition.toString(), condition.dice(), ExpRule.EX_13_RANDOM_INTENSITY);
        Weather weather = condition.weather(fall.total());
        table.tell(new ExpEvent.WeatherThrown(weather, fall), ExpRule.EX_13_RANDOM_INTENSITY);
        decided.accept(weather);
        Attack attack = phase.attack().in(weather);
        if (!attack.scene().weather().toThrow().isEmpty()) {
            return Next.go(new Phase.Weathering(attack, phase.weapons()));
        }
        if (phase.weapons().size() == 1) {
            layOut(attack, table);
        }
        return Next.go(new Phase.Arming(attack, phase.weapons()));
    }

    /** She takes a weapon with which the rules let her attack; if there is none, the attack is over (EX-01). */
    static Next<Phase, ExpOutcome> arm(Phase.Arming phase, Table table) {
        Attack attack = phase.attack();
        List<Weapon> legal = phase.weapons().stream()
                .filter(weapon -> Bars.of(attack.withWeapon(weapon)).isEmpty())
                .toList();
        if (legal.isEmpty()) {
            return barred(phase, table);
        }
        if (phase.weapons().size() == 1) {
            return Next.go(armed(attack));
        }
        Weapon taken = table.choose(choice(phase));
        table.tell(new ExpEvent.WeaponTaken(attack.attacker().name(), taken.called()), ExpRule.EX_60_TABLE_ENTRY);
        layOut(attack.withWeapon(taken), table);
        return Next.go(armed(attack.withWeapon(taken)));
    }

    /** Percent dice at or below the chance earn a to-hit roll (EX-28). */
    static Next<Phase, ExpOutcome> aim(Phase.Aiming phase, Table table) {
        Attack attack = phase.attack();
        Tally chance = table.count(Gate.chance(attack), Gate::limited);
        Fall fall = table.roll(attack.attacker().name(), BLIND, Gate.DICE, ExpRule.EX_28_GATE);
        boolean passed = fall.total() <= chance.total();
        table.tell(
                new ExpEvent.Aimed(attack.attacker().name(), attack.target().name(), chance, fall, passed),
                passed ? List.of(ExpRule.EX_28_GATE) : List.of(ExpRule.EX_28_GATE, ExpRule.EX_31_BLIND_DETAILS));
        return passed
                ? Next.go(new Phase.Rolling(attack))
                : Next.done(Outcomes.without(attack, ExpOutcome.Result.GATE_FAILED));
    }

    private static Next<Phase, ExpOutcome> barred(Phase.Arming phase, Table table) {
        List<Bar> all = new ArrayList<>();
        for (Weapon weapon : phase.weapons()) {
            Attack attack = phase.attack().withWeapon(weapon);
            List<Bar> bars = Bars.of(attack);
            table.tell(
                    new ExpEvent.Barred(
                            attack.attacker().name(), attack.target().name(), weapon.called(), bars),
                    rules(attack));
            all.addAll(bars);
        }
        return Next.done(
                Outcomes.barred(phase.attack(), all.stream().distinct().sorted().toList()));
    }

    private static Choice<Weapon> choice(Phase.Arming phase) {
        return Choice.among(phase.attack().attacker().name(), WEAPON, phase.weapons(), ExpRule.EX_60_TABLE_ENTRY)
                .barring(weapon -> rules(phase.attack().withWeapon(weapon)));
    }

    /** The rules that bar an attack, each once. */
    static List<Rule> rules(Attack attack) {
        return Bars.of(attack).stream().<Rule>map(Bar::rule).distinct().toList();
    }

    private static Phase armed(Attack attack) {
        return Gate.stands(attack) ? new Phase.Aiming(attack) : new Phase.Rolling(attack);
    }

    /** Tells the sum of an attack that was not decided when it was opened; what is barred is told when it comes to that. */
    private static void layOut(Attack attack, Table table) {
        LayOut laid = LayOut.of(attack, table::count);
        if (laid.bars().isEmpty()) {
            table.tell(
                    new ExpEvent.LaidOut(
                            attack.attacker().name(),
                            attack.target().name(),
                            attack.weapon().called(),
                            laid.reckoning().adjustments(),
                            laid.reckoning().sums(),
                            laid.reckoning().toHit(),
                            laid.reckoning().armourRating(),
                            laid.gate(),
                            laid.chance()),
                    ExpRule.EX_05_ORDER);
        }
    }
}
