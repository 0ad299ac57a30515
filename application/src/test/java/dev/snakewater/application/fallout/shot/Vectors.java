package dev.snakewater.application.fallout.shot;

import dev.snakewater.application.fallout.catalogue.Printed;
import dev.snakewater.application.rulebook.CatalogueFile;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tools.jackson.databind.JsonNode;

/** The test vectors of the catalogue, as they are in its file, and the set-ups of those that are shots. */
final class Vectors {

    private static final Pattern SHOT = Pattern.compile(
            "(\\d+) (HIT|MISS|CRIT|FUMBLE)(?: (HEAD|LEGS|WEAPON|ARM|TORSO))?" + "(?: raw (\\d+) net (\\d+))?");

    private Vectors() {}

    /** A vector, as it is written. */
    record Vector(JsonNode fields) {

        String id() {
            return text("id");
        }

        String text(String field) {
            return fields.required(field).asString();
        }

        boolean isRefused() {
            return text("result").startsWith("REFUSED");
        }

        /** What each shot comes to, as it is printed. */
        List<Shot> shots() {
            List<Shot> shots = new ArrayList<>();
            for (String shot : text("result").replaceAll(";.*", "").split(", ", -1)) {
                Matcher parts = SHOT.matcher(shot);
                if (!parts.matches()) {
                    throw new IllegalArgumentException(id() + ": " + shot);
                }
                shots.add(new Shot(
                        Integer.parseInt(parts.group(1)),
                        parts.group(2).replace("CRIT", "CRITICAL"),
                        Optional.ofNullable(parts.group(3)),
                        Optional.ofNullable(parts.group(4)).map(Integer::valueOf),
                        Optional.ofNullable(parts.group(5)).map(Integer::valueOf)));
            }
            return shots;
        }

        @Override
        public String toString() {
            return id() + ": " + text("input");
        }
    }

    /** What a shot came to. */
    record Shot(int roll, String result, Optional<String> part, Optional<Integer> raw, Optional<Integer> net) {}

    /** All of them. */
    static List<Vector> all() {
        return Printed.vectors().map(Vector::new).toList();
    }

    /** What is set up for each shot, and the dice. */
    static Map<String, List<String>> setUps() {
        return CatalogueFile.setUps(Vectors.class, "set-ups.txt", " ?\\| ?");
    }
}
