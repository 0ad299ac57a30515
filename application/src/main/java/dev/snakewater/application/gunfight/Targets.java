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
import java.util.stream.Stream;

/**
 * At whom somebody can fire.
 *
 * @param fight the fight, as his slot began
 * @param fighter who fires
 * @param name what the choice is called
 * @param aim how they are fired at
 * @param named whom he has named already and cannot name again
 * @param neverAgain the rule by which he cannot
 */
record Targets(Gunfight fight, Gunfighter fighter, String name, Legality.Aim aim, List<Name> named, Rule neverAgain) {

    /** Everybody, as nobody is named yet. */
    Targets(Gunfight fight, Gunfighter fighter, String name, Legality.Aim aim) {
        this(fight, fighter, name, aim, List.of(), GunfightRule.GF_22_FAN_TARGETS);
    }

    /** Those who are left when these are named, and why. */
    Targets without(List<Name> already, Rule never) {
        return new Targets(fight, fighter, name, aim, List.copyOf(already), never);
    }

    /** Whether there is one to choose by the rules; or, where she has allowed one that is barred, one more of that sort. */
    boolean areThere() {
        boolean againstRules = named.stream()
                .map(fight::fighter)
                .anyMatch(enemy -> !bars(enemy).isEmpty());
        return fight.enemiesOf(fighter).stream()
                .anyMatch(enemy -> isLegal(enemy) || (againstRules && isAllowable(enemy)));
    }

    /** One of them; where there is only one, he need not be chosen. */
    Name one(Table table) {
        Choice<Name> choice =
                choice(fight.enemiesOf(fighter).stream().map(Gunfighter::name).toList(), Optional::of);
        return choice.only().orElseGet(() -> table.choose(choice));
    }

    /** One of them, or enough. */
    Optional<Name> another(Table table) {
        List<Optional<Name>> all = Stream.concat(
                        fight.enemiesOf(fighter).stream().map(enemy -> Optional.of(enemy.name())),
                        Stream.of(Optional.<Name>empty()))
                .toList();
        return table.choose(choice(all, Function.identity())
                .called(next -> next.map(Name::text).orElse("enough")));
    }

    /** Where she has allowed what there is no legal target for, those that can be fired at all the same are the options. */
    private <A> Choice<A> choice(List<A> all, Function<A, Optional<Name>> target) {
        return Choice.among(fighter.name(), name, all, GunfightRule.GF_36_UNOPPOSED)
                .barring(one -> target.apply(one)
                        .map(fight::fighter)
                        .filter(enemy -> !isAllowable(enemy)
                                || fight.enemiesOf(fighter).stream().anyMatch(this::isLegal))
                        .map(this::barsOn)
                        .orElse(List.of()))
                .allowing(one -> target.apply(one)
                        .map(fight::fighter)
                        .filter(this::isAllowable)
                        .isPresent());
    }

    private boolean isLegal(Gunfighter enemy) {
        return barsOn(enemy).isEmpty();
    }

    private boolean isAllowable(Gunfighter enemy) {
        return !named.contains(enemy.name()) && Legality.isTargetAllowable(bars(enemy));
    }

    private List<Rule> bars(Gunfighter enemy) {
        return fight.barsOn(aim, fighter, enemy);
    }

    private List<Rule> barsOn(Gunfighter enemy) {
        List<Rule> all = new ArrayList<>(bars(enemy));
        if (named.contains(enemy.name()) && !all.contains(neverAgain)) {
            all.add(neverAgain);
        }
        return all;
    }
}
