package dev.snakewater.application.exp;

import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.exp.Attack;
import dev.snakewater.domain.exp.Bar;
import dev.snakewater.domain.exp.HitPoints;
import dev.snakewater.domain.exp.Kind;
import dev.snakewater.domain.exp.State;
import java.util.List;
import java.util.Optional;

/** The outcomes that an attack can have. */
final class Outcomes {

    private Outcomes() {}

    /** The attack did nothing. */
    static ExpOutcome without(Attack attack, ExpOutcome.Result result) {
        return unhurt(attack, Optional.of(result), List.of());
    }

    /** The attack could not be made. */
    static ExpOutcome barred(Attack attack, List<Bar> bars) {
        return unhurt(attack, Optional.of(ExpOutcome.Result.BARRED), bars);
    }

    /** The attack hit with a weapon whose dice of damage are not told. */
    static ExpOutcome hit(Attack attack) {
        return undamaged(attack.attacker().name(), attack.target().name());
    }

    /** The attack killed at once. */
    static ExpOutcome killed(Attack attack) {
        return new ExpOutcome(
                attack.attacker().name(),
                attack.target().name(),
                Optional.of(ExpOutcome.Result.HIT),
                List.of(),
                Optional.empty(),
                Optional.empty(),
                Optional.of(State.DEAD),
                List.of());
    }

    /** The attack hit and did its damage. */
    static ExpOutcome hit(Name by, Name at, int damage, Optional<Integer> left, Optional<State> state) {
        return new ExpOutcome(
                by, at, Optional.of(ExpOutcome.Result.HIT), List.of(), Optional.of(damage), left, state, List.of());
    }

    /** How things stand in a phase, if it is broken off there. */
    static ExpOutcome at(Phase phase) {
        return switch (phase) {
            case Phase.Attacking attacking -> unhurt(attacking.attack(), Optional.empty(), List.of());
            case Phase.Hitting hitting ->
                undamaged(hitting.blow().by(), hitting.blow().at());
            case Phase.Reeling reeling ->
                hit(
                        reeling.by(),
                        reeling.at(),
                        reeling.damage(),
                        Optional.of(reeling.left().left()),
                        Optional.of(reeling.left().state(Kind.ANTHRO)));
            case Phase.Breaking breaking -> {
                int left = breaking.left().atRest().left();
                yield hit(
                        breaking.by(),
                        breaking.at(),
                        breaking.damage(),
                        Optional.of(left),
                        Optional.of(left > 0 ? State.BROKEN : State.DESTROYED));
            }
        };
    }

    private static ExpOutcome undamaged(Name by, Name at) {
        return new ExpOutcome(
                by,
                at,
                Optional.of(ExpOutcome.Result.HIT),
                List.of(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                List.of());
    }

    private static ExpOutcome unhurt(Attack attack, Optional<ExpOutcome.Result> result, List<Bar> bars) {
        Optional<HitPoints> hitPoints = attack.target().body().points();
        return new ExpOutcome(
                attack.attacker().name(),
                attack.target().name(),
                result,
                bars,
                attack.weapon().dice().map(dice -> 0),
                hitPoints.map(HitPoints::left),
                hitPoints.map(points -> points.state(attack.target().kind())),
                List.of());
    }
}
