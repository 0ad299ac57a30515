package dev.snakewater.application.hitlocation;

import dev.snakewater.application.procedure.Form;
import dev.snakewater.domain.fudge.Degree;
import dev.snakewater.domain.fudge.hitlocation.BodyPart;
import java.util.Map;
import java.util.Optional;

/** Sheets for tests, filled in field by field. */
final class People {

    private People() {}

    /** Somebody of whom nothing is said but his name, and this. */
    static PersonSheet person(String name, Map<String, ?> fields) {
        return Form.of(PersonSheet.class).with("name", name).with(fields).filled();
    }

    /** A part of whom nothing is said but this. */
    static PartSheet part(BodyPart part, Map<String, ?> fields) {
        return Form.of(PartSheet.class).with("part", part).with(fields).filled();
    }

    /** A stroke of Ann's at Bill. */
    static StrikeScenario strike(PersonSheet attacker, PersonSheet target, Map<String, ?> attack) {
        Form<StrikeScenario.Attack> form = Form.of(StrikeScenario.Attack.class)
                .with("skill", Degree.GOOD)
                .with("with", "sword")
                .with("strength", 3);
        return new StrikeScenario(attacker, form.with(attack).filled(), target, Optional.empty());
    }
}
