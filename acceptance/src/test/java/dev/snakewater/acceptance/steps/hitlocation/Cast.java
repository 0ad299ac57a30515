package dev.snakewater.acceptance.steps.hitlocation;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.application.hitlocation.PartSheet;
import dev.snakewater.application.hitlocation.PersonSheet;
import dev.snakewater.application.hitlocation.WrittenWounds;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fudge.Degree;
import dev.snakewater.domain.fudge.hitlocation.BodyPart;
import dev.snakewater.domain.fudge.hitlocation.Hands;
import dev.snakewater.domain.fudge.hitlocation.Holding;
import io.cucumber.guice.ScenarioScoped;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** Everybody in one example, as the example describes him. */
@ScenarioScoped
public final class Cast {

    private static final List<String> TRAITS = List.of(
            "Damage Capacity",
            "Agility",
            "armour",
            "but armour",
            "wounds",
            "marks",
            "lost",
            "holds",
            "lies on the ground",
            "leans on",
            "has no parts");

    private final Map<String, PersonSheet> sheets = new LinkedHashMap<>();

    /** What is written of somebody; nothing but his name, if the example says no more. */
    PersonSheet sheet(String name) {
        return sheets.getOrDefault(name, PersonSheet.of(name));
    }

    /** Everybody of whom something is written. */
    List<PersonSheet> all() {
        return List.copyOf(sheets.values());
    }

    /** Somebody with these traits, by their names. */
    void describe(String name, Map<String, String> traits) {
        assertThat(TRAITS).containsAll(traits.keySet());
        sheets.put(
                name,
                new PersonSheet(
                        new Name(name),
                        traits.containsKey("has no parts"),
                        degree(traits.getOrDefault("Damage Capacity", "Fair")),
                        degree(traits.getOrDefault("Agility", "Fair")),
                        Integer.parseInt(traits.getOrDefault("armour", "0")),
                        parts(traits),
                        listed(traits, "holds").map(Cast::held).toList(),
                        traits.containsKey("lies on the ground"),
                        traits.containsKey("leans on")));
    }

    private static List<PartSheet> parts(Map<String, String> traits) {
        Map<BodyPart, String> armour = byPart(traits, "but armour");
        Map<BodyPart, String> wounds = byPart(traits, "wounds");
        Map<BodyPart, String> marks = byPart(traits, "marks");
        List<BodyPart> lost = listed(traits, "lost").map(Cast::part).toList();
        return BodyPart.ALL.stream()
                .filter(part -> lost.contains(part)
                        || Stream.of(armour, wounds, marks).anyMatch(told -> told.containsKey(part)))
                .map(part -> new PartSheet(
                        part,
                        Optional.ofNullable(armour.get(part)).map(Integer::valueOf),
                        new WrittenWounds(
                                Optional.ofNullable(wounds.get(part)).map(Integer::valueOf),
                                Stream.ofNullable(marks.get(part))
                                        .flatMap(boxes -> Stream.of(boxes.split(" ")))
                                        .map(Integer::valueOf)
                                        .toList()),
                        lost.contains(part)))
                .toList();
    }

    /** The degree of this word. */
    static Degree degree(String word) {
        return Stream.of(Degree.values())
                .filter(degree -> degree.toString().equals(word))
                .findFirst()
                .orElseThrow(() -> new AssertionError("no degree is called " + word));
    }

    /** The part of this word. */
    public static BodyPart part(String word) {
        return BodyPart.ALL.stream()
                .filter(part -> part.toString().equalsIgnoreCase(word))
                .findFirst()
                .orElseThrow(() -> new AssertionError("no part is called " + word));
    }

    /** {@code right arm 3, left leg 5}; of marks, {@code torso 2 1 0 0 0}. */
    private static Map<BodyPart, String> byPart(Map<String, String> traits, String trait) {
        Map<BodyPart, String> numbers = new EnumMap<>(BodyPart.class);
        listed(traits, trait)
                .map(line -> line.split(" (?=\\d)", 2))
                .forEach(words -> numbers.put(part(words[0]), words[1]));
        return numbers;
    }

    /** {@code sword in the right hand}, {@code rifle in both hands}. */
    private static Holding held(String words) {
        String[] parts = words.split(" in (the )?", 2);
        return Stream.of(Hands.values())
                .filter(one -> parts[1].startsWith(one.toString()))
                .map(hands -> new Holding(parts[0], hands))
                .findFirst()
                .orElseThrow();
    }

    private static Stream<String> listed(Map<String, String> traits, String trait) {
        return Stream.ofNullable(traits.get(trait)).flatMap(words -> Stream.of(words.split(", ")));
    }
}
