package dev.snakewater.application.exp;

import dev.snakewater.application.procedure.Amendment;
import dev.snakewater.application.procedure.RulingChoices;
import dev.snakewater.application.table.Choice;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.exp.Approach;
import dev.snakewater.domain.exp.Attack;
import dev.snakewater.domain.exp.Blow;
import dev.snakewater.domain.exp.HitPoints;
import dev.snakewater.domain.exp.Persona;
import dev.snakewater.domain.exp.Posture;
import dev.snakewater.domain.exp.Rulings;
import dev.snakewater.domain.rule.Rule;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;

/** What a referee may amend in an attack by hand: where both are, how they hold themselves, what the target has left. */
final class Amendments {

    /** As far as fights are fought; farther, if it was farther already. */
    private static final int USUALLY_FARTHEST = 60;

    private static final String POSTURE = "posture";
    private static final List<Posture> POSTURES = List.of(Posture.values());

    private Amendments() {}

    /** All of them, as the attack stands. */
    static List<Choice<Phase>> of(Phase now) {
        return switch (now) {
            case Phase.Attacking phase -> attack(phase);
            case Phase.Multiplying phase -> blow(phase.blow(), Phase.Multiplying::new);
            case Phase.Damaging phase -> blow(phase.blow(), other -> new Phase.Damaging(other, phase.multiplier()));
            case Phase.Reeling phase ->
                List.of(hitPoints(phase.at(), phase.left())
                        .leadingTo(points -> new Phase.Reeling(phase.by(), phase.at(), phase.damage(), points)));
            // The system breaks because nothing was left: that is past amending.
            case Phase.Breaking breaking -> List.of();
        };
    }

    /** How she may rule, as long as the attack is still to be rolled. */
    static List<Choice<Phase>> rulings(Phase now) {
        return now instanceof Phase.Attacking phase
                ? RulingChoices.of(
                        Rulings.DECLARED,
                        phase.attack().rulings(),
                        changed -> bars(phase, phase.attack().withRulings(changed)),
                        changed -> phase.of(phase.attack().withRulings(changed)))
                : List.of();
    }

    private static List<Choice<Phase>> attack(Phase.Attacking phase) {
        Attack attack = phase.attack();
        Persona attacker = attack.attacker();
        Persona target = attack.target();
        Approach approach = attack.approach();
        Stream<Choice<Attack>> places = Stream.of(
                Amendment.number(
                                attacker.name(),
                                "hexes to " + target.name(),
                                0,
                                Math.max(USUALLY_FARTHEST, attack.hexes()))
                        .leadingTo(hexes -> attack.withApproach(approach.over(hexes))),
                Amendment.oneOf(attacker.name(), "from behind", List.of(false, true))
                        .called(is -> is ? "yes" : "no")
                        .leadingTo(is -> attack.withApproach(approach.withFromBehind(is))),
                Amendment.oneOf(attacker.name(), POSTURE, POSTURES)
                        .leadingTo(in -> attack.withAttacker(attacker.in(in))),
                Amendment.oneOf(target.name(), POSTURE, POSTURES).leadingTo(in -> attack.withTarget(target.in(in))));
        Stream<Choice<Phase>> left = target.body().points().stream()
                .map(before -> hitPoints(target.name(), before)
                        .leadingTo(points -> phase.of(attack.withTarget(target.with(points)))));
        return Stream.concat(
                        places.map(choice ->
                                choice.barring(other -> bars(phase, other)).leadingTo(phase::of)),
                        left)
                .toList();
    }

    /** Once it is settled that nothing bars an attack, nothing is made so that something would. */
    private static List<Rule> bars(Phase.Attacking phase, Attack other) {
        return switch (phase) {
            case Phase.Weathering open -> List.of();
            case Phase.Arming open -> List.of();
            case Phase.Aiming settled -> AttackSteps.rules(other);
            case Phase.Rolling settled -> AttackSteps.rules(other);
        };
    }

    private static List<Choice<Phase>> blow(Blow blow, Function<Blow, Phase> then) {
        return blow.hitPoints().stream()
                .map(before -> hitPoints(blow.at(), before).<Phase>leadingTo(points -> then.apply(blow.with(points))))
                .toList();
    }

    private static Choice<HitPoints> hitPoints(Name whose, HitPoints before) {
        return Amendment.number(whose, "hit points", 1, Math.max(before.most(), before.left()))
                .leadingTo(before::withLeft);
    }
}
