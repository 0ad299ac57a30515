package dev.snakewater.steps.hitlocation;

import dev.snakewater.domain.fudge.hitlocation.BodyPart;
import dev.snakewater.steps.Found;
import io.cucumber.guice.ScenarioScoped;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** Everybody in one example, as a document describes him. */
@ScenarioScoped
public final class Cast {

    private static final Map<String, String> TRUTHS =
            Map.of("has no parts", "whole", "lies on the ground", "prone", "leans on", "support");

    private final Map<String, Map<String, Object>> people = new LinkedHashMap<>();

    /** What is written of somebody; nothing but his name, if the example says no more. */
    Map<String, Object> sheet(String name) {
        return people.getOrDefault(name, Map.of("name", name));
    }

    /** The names of all of whom something is written. */
    List<String> names() {
        return List.copyOf(people.keySet());
    }

    /** Somebody with these traits, by their names. */
    void describe(String name, Map<String, String> traits) {
        Map<String, Object> sheet = new LinkedHashMap<>(Map.of("name", name));
        Map<String, Map<String, Object>> parts = new LinkedHashMap<>();
        traits.forEach((trait, words) -> {
            switch (trait) {
                case "Damage Capacity" -> sheet.put("damageCapacity", words);
                case "Agility" -> sheet.put("agility", words);
                case "armour" -> sheet.put("armour", Integer.valueOf(words));
                case "holds" -> sheet.put("holds", listed(words).map(Cast::held).toList());
                case "but armour", "wounds" ->
                    byPart(words)
                            .forEach((part, number) -> parts.computeIfAbsent(part, Cast::part)
                                    .put(trait.replace("but ", ""), Integer.valueOf(number)));
                case "marks" ->
                    byPart(words)
                            .forEach((part, boxes) -> parts.computeIfAbsent(part, Cast::part)
                                    .put(
                                            "marks",
                                            Stream.of(boxes.split(" "))
                                                    .map(Integer::valueOf)
                                                    .toList()));
                case "lost" ->
                    listed(words)
                            .forEach(part ->
                                    parts.computeIfAbsent(part, Cast::part).put("lost", true));
                default -> {
                    Found.holds(TRUTHS.containsKey(trait), "'" + trait + "' is nothing that people have");
                    sheet.put(TRUTHS.get(trait), true);
                }
            }
        });
        if (!parts.isEmpty()) {
            sheet.put("parts", new ArrayList<>(parts.values()));
        }
        people.put(name, sheet);
    }

    /** The part of this word. */
    public static BodyPart partCalled(String word) {
        return BodyPart.ALL.stream()
                .filter(part -> part.toString().equalsIgnoreCase(word))
                .findFirst()
                .orElseThrow(() -> new AssertionError("no part is called " + word));
    }

    private static Map<String, Object> part(String word) {
        return new LinkedHashMap<>(Map.of("part", word));
    }

    /** {@code right arm 3, left leg 5}; of marks, {@code torso 2 1 0 0 0}. */
    private static Map<String, String> byPart(String words) {
        Map<String, String> numbers = new LinkedHashMap<>();
        listed(words).map(line -> line.split(" (?=\\d)", 2)).forEach(part -> numbers.put(part[0], part[1]));
        return numbers;
    }

    /** {@code sword in the right hand}, {@code rifle in both hands}. */
    private static Map<String, Object> held(String words) {
        String[] parts = words.split(" in (the )?", 2);
        return Map.of("what", parts[0], "in", parts[1].replaceAll(" .*", ""));
    }

    private static Stream<String> listed(String words) {
        return Stream.of(words.split(", "));
    }
}
