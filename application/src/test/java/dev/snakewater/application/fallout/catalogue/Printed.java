package dev.snakewater.application.fallout.catalogue;

import dev.snakewater.application.rulebook.CatalogueFile;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;

/** What the catalogue prints of its test vectors. */
public final class Printed {

    private Printed() {}

    /** All vectors, in their order. */
    public static Stream<JsonNode> vectors() {
        return CatalogueFile.json(Printed.class, "/dev/snakewater/application/fallout/fallout-vectors.json")
                .valueStream();
    }

    /** A field of a vector, such as {@code result} of {@code V85}. */
    public static String field(String id, String field) {
        return vectors()
                .filter(vector -> vector.path("id").asString().equals(id))
                .findFirst()
                .orElseThrow()
                .required(field)
                .asString();
    }
}
