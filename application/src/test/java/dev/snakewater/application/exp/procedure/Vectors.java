package dev.snakewater.application.exp.procedure;

import dev.snakewater.application.session.CatalogueFile;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tools.jackson.databind.JsonNode;

/** The test vectors of the catalogue, and the set-ups that belong to them. */
final class Vectors {

    private static final Map<String, List<String>> SET_UPS =
            CatalogueFile.setUps(Vectors.class, "exp-set-ups.txt", "; ");

    private Vectors() {}

    /** A vector, as it is written. */
    record Vector(JsonNode fields) {

        String id() {
            return text("id").orElseThrow();
        }

        Optional<Integer> number(String field) {
            return text(field).map(Integer::valueOf);
        }

        Optional<String> text(String field) {
            return fields.hasNonNull(field) ? Optional.of(fields.get(field).asString()) : Optional.empty();
        }

        /** The amounts of its itemised modifiers. */
        List<Integer> modifiers() {
            return fields.path("mods")
                    .valueStream()
                    .map(item -> item.get(1).asInt())
                    .toList();
        }

        /** What the catalogue sets up, as a scenario. */
        Assault setUp() {
            Assault assault = new Assault()
                    .skill(number("prof").orElseThrow(), number("mr"))
                    .with("target: {armourRating: %d}", number("ar").orElseThrow());
            text("type").ifPresent(assault::type);
            number("hexes").ifPresent(away -> assault.with("hexes: %d", away));
            SET_UPS.getOrDefault(id(), List.of()).forEach(assault::changed);
            return assault;
        }

        @Override
        public String toString() {
            return id() + ": " + text("case").orElse("");
        }
    }

    /** Those whose ids begin so. */
    static List<Vector> of(String prefix) {
        return CatalogueFile.json(Vectors.class, "exp-vectors.json")
                .valueStream()
                .flatMap(JsonNode::valueStream)
                .map(Vector::new)
                .filter(vector -> vector.id().startsWith(prefix))
                .toList();
    }

    /** The ids that have a line of their own among the set-ups. */
    static List<String> withSetUps() {
        return List.copyOf(SET_UPS.keySet());
    }
}
