package dev.snakewater.application.fallout.shot;

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

/** The test vectors of the catalogue, as they are in its file, and the set-ups of those that are shots. */
final class Vectors {

    private static final Pattern FIELD = Pattern.compile("^ {2}\"(\\w+)\": \"(.*)\",?$");
    private static final Pattern SHOT = Pattern.compile(
            "(\\d+) (HIT|MISS|CRIT|FUMBLE)(?: (HEAD|LEGS|WEAPON|ARM|TORSO))?" + "(?: raw (\\d+) net (\\d+))?");

    private Vectors() {}

    /**
     * A vector.
     *
     * @param id its number
     * @param fields its fields
     */
    record Vector(String id, Map<String, String> fields) {

        String text(String field) {
            return Objects.requireNonNull(fields.get(field));
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
                    throw new IllegalArgumentException(id + ": " + shot);
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
            return id + ": " + text("input");
        }
    }

    /** What a shot came to. */
    record Shot(int roll, String result, Optional<String> part, Optional<Integer> raw, Optional<Integer> net) {}

    /** All of them. */
    static List<Vector> all() {
        List<Vector> vectors = new ArrayList<>();
        for (String line : text("/dev/snakewater/application/fallout/fallout-vectors.json")
                .lines()
                .toList()) {
            Matcher field = FIELD.matcher(line);
            if (field.matches() && field.group(1).equals("id")) {
                vectors.add(new Vector(field.group(2), new LinkedHashMap<>()));
            } else if (field.matches()) {
                vectors.getLast().fields().put(field.group(1), field.group(2));
            }
        }
        return vectors;
    }

    /** What is set up for each shot, and the dice. */
    static Map<String, List<String>> setUps() {
        Map<String, List<String>> setUps = new LinkedHashMap<>();
        text("set-ups.txt")
                .lines()
                .filter(line -> !line.startsWith("#"))
                .map(line -> line.split(" ", 2))
                .forEach(line -> setUps.put(line[0], List.of(line[1].split(" ?\\| ?", -1))));
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
