package dev.snakewater.application.exp;

import dev.snakewater.application.procedure.Form;
import dev.snakewater.application.procedure.RulingChoices;
import dev.snakewater.application.table.Choice;
import dev.snakewater.application.table.GameMasterRule;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.exp.Attack;
import dev.snakewater.domain.exp.Bar;
import dev.snakewater.domain.exp.Bars;
import dev.snakewater.domain.exp.Blow;
import dev.snakewater.domain.exp.HitPoints;
import dev.snakewater.domain.exp.Persona;
import dev.snakewater.domain.exp.Posture;
import dev.snakewater.domain.exp.Rulings;
import dev.snakewater.domain.rule.Rule;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Stream;

/** What a referee may amend in an attack by hand: where both are, how they hold themselves, what the target has left. */
final class Amendments {

    /** As far as fights are fought; farther, if it was farther already. */
    private static final int USUALLY_FARTHEST = 60;

    private static final String HIT_POINTS = "hit points";

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
                List.of(hitPoints(
                        phase.at(),
                        phase.left(),
                        points -> new Phase.Reeling(phase.by(), phase.at(), phase.damage(), points)));
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
                changed -> passed ? bars(attack.under(changed)) : List.of(),
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
        int hexes = attack.approach().hexes();
        Map<String, Attack> distances = new LinkedHashMap<>();
        Choice.amounts(0, Math.max(USUALLY_FARTHEST, hexes))
                .forEach(far -> distances.put(String.valueOf(far), approaching(attack, "hexes", far)));
        Map<String, Attack> sides = new LinkedHashMap<>();
        sides.put("no", approaching(attack, "fromBehind", false));
        sides.put("yes", approaching(attack, "fromBehind", true));
        List<Choice<Phase>> all = new ArrayList<>(List.of(
                choice(attacker.name(), "hexes to " + target.name(), distances, passed, then),
                choice(attacker.name(), "from behind", sides, passed, then),
                choice(attacker.name(), "posture", postures(attack, "attacker", attacker), passed, then),
                choice(target.name(), "posture", postures(attack, "target", target), passed, then)));
        target.body()
                .hitPoints()
                .ifPresent(before -> all.add(hitPoints(
                        target.name(), before, points -> then.apply(with(attack, "target", with(target, points))))));
        return all;
    }

    private static List<Choice<Phase>> blow(Blow blow, Function<Blow, Phase> then) {
        return blow.hitPoints().stream()
                .map(before -> hitPoints(
                        blow.at(),
                        before,
                        points -> then.apply(
                                Form.like(blow).with("hitPoints", points).filled())))
                .toList();
    }

    private static Choice<Phase> hitPoints(Name whose, HitPoints before, Function<HitPoints, Phase> then) {
        List<Choice.Option<Phase>> options = Choice.amounts(1, Math.max(before.most(), before.left()))
                .mapToObj(left -> new Choice.Option<>(
                        String.valueOf(left),
                        then.apply(Form.like(before).with("left", left).filled())))
                .toList();
        return new Choice<>(whose, HIT_POINTS, options, List.of(), GameMasterRule.GM_03_AMENDMENT);
    }

    private static Map<String, Attack> postures(Attack attack, String who, Persona persona) {
        Map<String, Attack> postures = new LinkedHashMap<>();
        Stream.of(Posture.values())
                .forEach(posture -> postures.put(
                        posture.toString(),
                        with(
                                attack,
                                who,
                                Form.like(persona)
                                        .with(
                                                "bearing",
                                                Form.like(persona.bearing())
                                                        .with("posture", posture)
                                                        .filled())
                                        .filled())));
        return postures;
    }

    private static Choice<Phase> choice(
            Name whose, String what, Map<String, Attack> made, boolean passed, Function<Attack, Phase> then) {
        List<Choice.Option<Phase>> options = new ArrayList<>();
        List<Choice.Barred> barred = new ArrayList<>();
        made.forEach((word, attack) -> {
            List<Rule> bars = passed ? bars(attack) : List.of();
            if (bars.isEmpty()) {
                options.add(new Choice.Option<>(word, then.apply(attack)));
            } else {
                barred.add(new Choice.Barred(word, bars));
            }
        });
        return new Choice<>(whose, what, options, barred, GameMasterRule.GM_03_AMENDMENT);
    }

    private static List<Rule> bars(Attack attack) {
        return Bars.of(attack).stream().<Rule>map(Bar::rule).distinct().toList();
    }

    private static Attack approaching(Attack attack, String field, Object value) {
        return with(
                attack,
                "approach",
                Form.like(attack.approach()).with(field, value).filled());
    }

    private static Attack with(Attack attack, String field, Object value) {
        return Form.like(attack).with(field, value).filled();
    }

    private static Persona with(Persona persona, HitPoints points) {
        return Form.like(persona)
                .with(
                        "body",
                        Form.like(persona.body()).with("hitPoints", points).filled())
                .filled();
    }
}
