package dev.snakewater.application.gunfight;

import dev.snakewater.application.table.Choice;
import dev.snakewater.application.table.Table;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fudge.gunfight.GunfightRule;
import dev.snakewater.domain.fudge.gunfight.Gunfighter;
import dev.snakewater.domain.fudge.gunfight.Legality;
import dev.snakewater.domain.rule.Rule;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * At whom somebody can fire.
 *
 * @param fight the fight, as his slot began
 * @param fighter who fires
 * @param name what the choice is called
 * @param bars what bars an enemy as a target
 * @param named whom he has named already and cannot name again
 * @param neverAgain the rule by which he cannot
 */
record Targets(
        Gunfight fight,
        Gunfighter fighter,
        String name,
        Function<Gunfighter, List<Rule>> bars,
        List<Name> named,
        Rule neverAgain) {

    /** Everybody, as nobody is named yet. */
    Targets(Gunfight fight, Gunfighter fighter, String name, Function<Gunfighter, List<Rule>> bars) {
        this(fight, fighter, name, bars, List.of(), GunfightRule.GF_22_FAN_TARGETS);
    }

    /** Those who are left when these are named, and why. */
    Targets without(List<Name> already, Rule never) {
        return new Targets(fight, fighter, name, bars, List.copyOf(already), never);
    }

    /** Whether there is one to choose by the rules; or, where she has allowed one that is barred, one more of that sort. */
    boolean areThere() {
        boolean againstRules = named.stream()
                .map(fight::fighter)
                .anyMatch(enemy -> !bars.apply(enemy).isEmpty());
        return fight.enemiesOf(fighter).stream()
                .anyMatch(enemy -> isLegal(enemy) || (againstRules && isAllowable(enemy)));
    }

    /** One of them; where there is only one, he need not be chosen. */
    Name one(Table table) {
        Choice<Name> choice = choice();
        return choice.options().size() + choice.barred().size() == 1
                ? choice.options().getFirst().answer()
                : table.choose(choice);
    }

    /** One of them, or enough. */
    Optional<Name> another(Table table) {
        Choice<Name> choice = choice();
        List<Choice.Option<Optional<Name>>> options = optional(choice.options());
        options.add(new Choice.Option<>("enough", Optional.empty()));
        return table.choose(new Choice<>(
                fighter.name(), name, options, choice.barred(), optional(choice.allowable()), choice.why()));
    }

    /** Where she has allowed what there is no legal target for, those that can be fired at all the same are the options. */
    private Choice<Name> choice() {
        List<Choice.Option<Name>> legal = new ArrayList<>();
        List<Choice.Option<Name>> allowable = new ArrayList<>();
        List<Choice.Barred> barred = new ArrayList<>();
        for (Gunfighter enemy : fight.enemiesOf(fighter)) {
            if (isLegal(enemy)) {
                legal.add(Choice.Option.of(enemy.name()));
                continue;
            }
            barred.add(new Choice.Barred(enemy.name().toString(), barsOn(enemy)));
            if (isAllowable(enemy)) {
                allowable.add(Choice.Option.of(enemy.name()));
            }
        }
        if (legal.isEmpty()) {
            barred.removeIf(
                    one -> allowable.stream().anyMatch(option -> option.word().equals(one.word())));
            return new Choice<>(fighter.name(), name, allowable, barred, GunfightRule.GF_36_UNOPPOSED);
        }
        return new Choice<>(fighter.name(), name, legal, barred, allowable, GunfightRule.GF_36_UNOPPOSED);
    }

    private static List<Choice.Option<Optional<Name>>> optional(List<Choice.Option<Name>> options) {
        List<Choice.Option<Optional<Name>>> all = new ArrayList<>();
        options.forEach(option -> all.add(new Choice.Option<>(option.word(), Optional.of(option.answer()))));
        return all;
    }

    private boolean isLegal(Gunfighter enemy) {
        return barsOn(enemy).isEmpty();
    }

    private boolean isAllowable(Gunfighter enemy) {
        return !named.contains(enemy.name()) && Legality.isTargetAllowable(bars.apply(enemy));
    }

    private List<Rule> barsOn(Gunfighter enemy) {
        List<Rule> all = new ArrayList<>(bars.apply(enemy));
        if (named.contains(enemy.name()) && !all.contains(neverAgain)) {
            all.add(neverAgain);
        }
        return all;
    }
}
