package dev.snakewater.json.schema;

import dev.snakewater.application.scenario.ScenarioKind;
import dev.snakewater.application.table.GameMasterModifier;
import dev.snakewater.json.document.DocumentType;
import dev.snakewater.json.document.Envelope;
import dev.snakewater.json.value.Json;
import dev.snakewater.json.value.Shape;
import java.util.Optional;

/** The constraints that a schema puts on a field beyond its shape. */
final class FieldConstraints {

    private FieldConstraints() {}

    /** Returns the constraints on a field of a scenario of this kind. */
    static Json.Fields of(Shape.Field field, ScenarioKind<?, ?, ?> kind) {
        Class<?> type = field.component().getDeclaringRecord();
        boolean hasNumbers = !kind.numbers().isEmpty();
        if (type == GameMasterModifier.class && field.name().equals("on") && hasNumbers) {
            return Json.Fields.NONE.with("enum", kind.numbers());
        }
        return switch (type == Envelope.class ? field.name() : "") {
            case "snakewater" -> Json.Fields.NONE.with("const", Envelope.VERSION);
            case Envelope.KIND -> Json.Fields.NONE.with("const", kind.id());
            case "modifiers" -> Json.Fields.NONE.with("maxItems", hasNumbers ? Optional.empty() : Optional.of(0));
            default -> Json.Fields.NONE;
        };
    }

    /** Returns the constraints on a field of a line of a transcript. */
    static Json.Fields ofLine(Shape.Field field) {
        return switch (field.name()) {
            case "snakewater" -> Json.Fields.NONE.with("const", Envelope.VERSION);
            case DocumentType.FIELD -> Json.Fields.NONE.with("const", DocumentType.TRANSCRIPT);
            case "edition", "undone", "redone" -> Json.Fields.NONE.with("minimum", 1);
            case "script", "atTable", "byHand" -> Json.Fields.NONE.with("const", true);
            default -> Json.Fields.NONE;
        };
    }
}
