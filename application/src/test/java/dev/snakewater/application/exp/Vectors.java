package dev.snakewater.application.exp;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The test vectors of the catalogue, and the set-ups that belong to them. The file is read as it is; its shape is fixed, so
 * that a line-by-line reading will do: one field a line, and objects that begin with an id.
 */
final class Vectors {

    private static final Pattern FIELD = Pattern.compile("^ {3}\"(\\w+)\": (.*?),?$");
    private static final Pattern AMOUNT = Pattern.compile("^ {5}(-?\\d+)$");
    private static final Map<String, List<String>> SET_UPS = setUps();

    private Vectors() {}

    /**
     * A vector.
     *
     * @param id its id
     * @param fields its fields, each as it is written
     * @param modifiers the amounts of its itemised modifiers
     */
    record Vector(String id, Map<String, String> fields, List<Integer> modifiers) {

        Optional<Integer> number(String field) {
            return text(field).map(Integer::valueOf);
        }

        Optional<String> text(String field) {
            return Optional.ofNullable(fields.get(field))
                    .filter(value -> !value.equals("null"))
                    .map(value -> value.replaceAll("^\"|\"$", ""));
        }

        /** What the catalogue sets up, as a scenario. */
        Assault setUp() {
            Assault assault = new Assault()
                    .skill(number("prof").orElseThrow(), number("mr"))
                    .armourRating(number("ar").orElseThrow());
            text("type").ifPresent(assault::type);
            number("hexes").ifPresent(away -> assault.attack("hexes", away));
            SET_UPS.getOrDefault(id, List.of()).forEach(assault::with);
            return assault;
        }

        @Override
        public String toString() {
            return id + ": " + text("case").orElse("");
        }
    }

    /** Those whose ids begin so. */
    static List<Vector> of(String prefix) {
        List<Vector> vectors = new ArrayList<>();
        for (String line : text("exp-vectors.json").lines().toList()) {
            Matcher field = FIELD.matcher(line);
            Matcher amount = AMOUNT.matcher(line);
            if (field.matches() && field.group(1).equals("id")) {
                vectors.add(new Vector(field.group(2).replace("\"", ""), new LinkedHashMap<>(), new ArrayList<>()));
            } else if (field.matches()) {
                vectors.getLast().fields().put(field.group(1), field.group(2));
            } else if (amount.matches()) {
                vectors.getLast().modifiers().add(Integer.valueOf(amount.group(1)));
            }
        }
        return vectors.stream().filter(vector -> vector.id().startsWith(prefix)).toList();
    }

    /** The ids that have a line of their own among the set-ups. */
    static List<String> withSetUps() {
        return List.copyOf(SET_UPS.keySet());
    }

    private static Map<String, List<String>> setUps() {
        Map<String, List<String>> setUps = new LinkedHashMap<>();
        text("exp-set-ups.txt")
                .lines()
                .filter(line -> !line.startsWith("#"))
                .map(line -> line.split(" ", 2))
                .forEach(line -> setUps.put(line[0], List.of(line[1].split(", ", -1))));
        return setUps;
    }

    private static String text(String resource) {
        try (InputStream in = Objects.requireNonNull(Vectors.class.getResourceAsStream(resource), resource)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
