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
            case Phase.Weathering phase ->
                attack(phase.attack(), false, other -> new Phase.Weathering(other, phase.weapons(), phase.toThrow()));
            case Phase.Arming phase -> attack(phase.attack(), false, other -> new Phase.Arming(other, phase.weapons()));
            case Phase.Aiming phase -> attack(phase.attack(), true, Phase.Aiming::new);
            case Phase.Rolling phase -> attack(phase.attack(), true, Phase.Rolling::new);
            case Phase.Multiplying phase -> blow(phase.blow(), Phase.Multiplying::new);
            case Phase.Damaging phase -> blow(phase.blow(), other -> new Phase.Damaging(other, phase.multiplier()));
            case Phase.Reeling phase ->
                List.of(hitPoints(phase.at(), phase.left())
                        .leadingTo(points -> new Phase.Reeling(phase.by(), phase.at(), phase.damage(), points)));
            // The system breaks because nothing was left: that is past amending.
            case Phase.Breaking breaking -> List.of();
        };
    }

    /** How she may rule, as long as the attack is still to be rolled: once it is settled that nothing bars it, so that nothing does. */
    static List<Choice<Phase>> rulings(Phase now) {
        return switch (now) {
            case Phase.Weathering phase ->
                rulings(phase.attack(), false, other -> new Phase.Weathering(other, phase.weapons(), phase.toThrow()));
            case Phase.Arming phase ->
                rulings(phase.attack(), false, other -> new Phase.Arming(other, phase.weapons()));
            case Phase.Aiming phase -> rulings(phase.attack(), true, Phase.Aiming::new);
            case Phase.Rolling phase -> rulings(phase.attack(), true, Phase.Rolling::new);
            case Phase.Multiplying past -> List.of();
            case Phase.Damaging past -> List.of();
            case Phase.Reeling past -> List.of();
            case Phase.Breaking past -> List.of();
        };
    }

    private static List<Choice<Phase>> rulings(Attack attack, boolean passed, Function<Attack, Phase> then) {
        return RulingChoices.of(
                Rulings.DECLARED,
                attack.rulings(),
                changed -> passed ? AttackSteps.rules(attack.under(changed)) : List.of(),
                changed -> then.apply(attack.under(changed)));
    }

    /**
     * Of an attack that is still to be rolled.
     *
     * @param passed whether it is settled already that nothing bars it: then nothing is made so that something would
     */
    private static List<Choice<Phase>> attack(Attack attack, boolean passed, Function<Attack, Phase> then) {
        Persona attacker = attack.attacker();
        Persona target = attack.target();
        Approach approach = attack.approach();
        Stream<Choice<Attack>> places = Stream.of(
                Amendment.number(
                                attacker.name(),
                                "hexes to " + target.name(),
                                0,
                                Math.max(USUALLY_FARTHEST, approach.hexes()))
                        .leadingTo(hexes -> attack.from(approach.over(hexes))),
                Amendment.oneOf(attacker.name(), "from behind", List.of(false, true))
                        .called(is -> is ? "yes" : "no")
                        .leadingTo(is -> attack.from(approach.fromBehind(is))),
                Amendment.oneOf(attacker.name(), POSTURE, POSTURES).leadingTo(in -> attack.by(attacker.in(in))),
                Amendment.oneOf(target.name(), POSTURE, POSTURES).leadingTo(in -> attack.at(target.in(in))));
        Stream<Choice<Phase>> left = target.body().hitPoints().stream()
                .map(before -> hitPoints(target.name(), before)
                        .leadingTo(points -> then.apply(attack.at(target.with(points)))));
        return Stream.concat(
                        places.map(choice -> choice.barring(other -> passed ? AttackSteps.rules(other) : List.of())
                                .leadingTo(then)),
                        left)
                .toList();
    }

    private static List<Choice<Phase>> blow(Blow blow, Function<Blow, Phase> then) {
        return blow.hitPoints().stream()
                .map(before -> hitPoints(blow.at(), before).<Phase>leadingTo(points -> then.apply(blow.with(points))))
                .toList();
    }

    private static Choice<HitPoints> hitPoints(Name whose, HitPoints before) {
        return Amendment.number(whose, "hit points", 1, Math.max(before.most(), before.left()))
                .leadingTo(before::with);
    }
}
