package dev.snakewater.acceptance.steps.hitlocation;

import dev.snakewater.application.hitlocation.Hands;
import dev.snakewater.application.hitlocation.PartSheet;
import dev.snakewater.application.hitlocation.PersonSheet;
import dev.snakewater.application.procedure.Form;
import dev.snakewater.domain.fudge.Degree;
import dev.snakewater.domain.fudge.hitlocation.BodyPart;
import io.cucumber.guice.ScenarioScoped;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** Everybody in one example, as the example describes him. */
@ScenarioScoped
public final class Cast {

    private final Map<String, PersonSheet> sheets = new LinkedHashMap<>();

    /** What is written of somebody; nothing but his name, if the example says no more. */
    PersonSheet sheet(String name) {
        return sheets.getOrDefault(
                name, Form.of(PersonSheet.class).with("name", name).filled());
    }

    /** Everybody of whom something is written. */
    List<PersonSheet> all() {
        return List.copyOf(sheets.values());
    }

    /** Somebody with these traits, by their names. */
    void describe(String name, Map<String, String> traits) {
        Form<PersonSheet> form = Form.of(PersonSheet.class).with("name", name);
        Map<BodyPart, Form<PartSheet>> parts = new EnumMap<>(BodyPart.class);
        for (Map.Entry<String, String> trait : traits.entrySet()) {
            String words = trait.getValue();
            switch (trait.getKey()) {
                case "Damage Capacity" -> form = form.with("damageCapacity", degree(words));
                case "Agility" -> form = form.with("agility", degree(words));
                case "armour" -> form = form.with("armour", Integer.valueOf(words));
                case "but armour" -> numbers(words).forEach((part, number) -> fill(parts, part, "armour", number));
                case "wounds" -> numbers(words).forEach((part, number) -> fill(parts, part, "wounds", number));
                case "marks" ->
                    listed(words)
                            .forEach(line -> fill(
                                    parts,
                                    part(line.replaceAll(" [\\d ]+$", "")),
                                    "marks",
                                    Stream.of(line.replaceAll("^[a-z ]+ (?=\\d)", "")
                                                    .split(" "))
                                            .map(Integer::valueOf)
                                            .toList()));
                case "lost" -> listed(words).forEach(part -> fill(parts, part(part), "lost", true));
                case "holds" ->
                    form = form.with("holds", listed(words).map(Cast::held).toList());
                case "lies on the ground" -> form = form.with("prone", true);
                case "leans on" -> form = form.with("support", true);
                case "has no parts" -> form = form.with("whole", true);
                default -> throw new AssertionError("nobody has a " + trait.getKey());
            }
        }
        sheets.put(
                name,
                form.with("parts", parts.values().stream().map(Form::filled).toList())
                        .filled());
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

    private static void fill(Map<BodyPart, Form<PartSheet>> parts, BodyPart part, String field, Object value) {
        parts.merge(
                part,
                Form.of(PartSheet.class).with("part", part).with(field, value),
                (there, fresh) -> there.with(field, value));
    }

    /** {@code right arm 3, left leg 5}. */
    private static Map<BodyPart, Integer> numbers(String words) {
        Map<BodyPart, Integer> numbers = new EnumMap<>(BodyPart.class);
        listed(words).forEach(word -> {
            int space = word.lastIndexOf(' ');
            numbers.put(part(word.substring(0, space)), Integer.valueOf(word.substring(space + 1)));
        });
        return numbers;
    }

    /** {@code sword in the right hand}, {@code rifle in both hands}. */
    private static PersonSheet.Held held(String words) {
        String[] parts = words.split(" in (the )?", 2);
        Hands hands = Stream.of(Hands.values())
                .filter(one -> parts[1].startsWith(one.toString()))
                .findFirst()
                .orElseThrow();
        return Form.of(PersonSheet.Held.class)
                .with("what", parts[0])
                .with("in", hands)
                .filled();
    }

    private static Stream<String> listed(String words) {
        return Stream.of(words.split(", "));
    }
}
