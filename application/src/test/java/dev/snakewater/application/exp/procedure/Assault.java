package dev.snakewater.application.exp.procedure;

import dev.snakewater.application.Filled;
import dev.snakewater.application.exp.scenario.ExpScenario;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** An attack of Ann on Bill in the making, as the document that a person writes. What is not said is left out, or does not matter. */
public final class Assault {

    private final Map<String, Object> written = Filled.fields("""
        hexes: 1, target: {name: Bill, armourRating: 500},
        attacker: {name: Ann, strength: 12, weapons: [{name: weapon, type: C, range: 1000}]}\
        """);
    private int skill;

    /** With what every attack needs. */
    public Assault() {
        skill(120, Optional.of(880));
    }

    /** The same with these fields, in the notation of {@link Filled}; of a list item by item. */
    Assault with(String fields) {
        Filled.fields(fields).forEach((name, value) -> written.merge(name, value, Assault::merged));
        return this;
    }

    /** The same with fields that hold these numbers or words, each in place of a {@code %s} or {@code %d}. */
    Assault with(String fields, Object... places) {
        String filled = fields;
        for (Object place : places) {
            filled = filled.replaceFirst("%[sd]", place.toString());
        }
        return with(filled);
    }

    /** The same with what is written between semicolons: fields, or that they are left out, or a word of the catalogue's set-ups. */
    public Assault changed(String written) {
        for (String one : written.split("; ", -1)) {
            switch (one) {
                case "unfamiliar" -> unfamiliar();
                case "theatrical" -> theatrical();
                case "type A", "type B", "type C" -> type(one.substring("type ".length()));
                default -> {
                    if (one.startsWith("without ")) {
                        without(one.substring("without ".length()));
                    } else {
                        with(one);
                    }
                }
            }
        }
        return this;
    }

    /** The same without a field, or one of Ann's or of Bill's. */
    Assault without(String path) {
        String[] names = path.split("/", 2);
        (names.length == 1 ? written : Filled.within(written, names[0])).remove(names[names.length - 1]);
        return this;
    }

    /** With this bonus and maximum roll, whatever the type of the weapon; who has no maximum roll is a robot. */
    Assault skill(int bonus, Optional<Integer> mr) {
        skill = bonus;
        return rows(bonus, bonus / 2, mr).with("attacker: {kind: %s}", mr.isEmpty() ? "robot" : "anthro");
    }

    private Assault rows(int bp, int bnp, Optional<Integer> mr) {
        String row = "bp: %d, bnp: %d".formatted(bp, bnp)
                + mr.map(most -> ", mr: " + most).orElse("");
        return without("attacker/combatTable")
                .with("attacker: {combatTable: [{type: A, %s}, {type: B, %s}, {type: C, %s}]}", row, row, row);
    }

    /** Her bonus is that of a weapon which she does not know. */
    Assault unfamiliar() {
        String row = "{bp: " + 2 * skill + ", bnp: " + skill + "}";
        return with("attacker: {combatTable: [%s, %s, %s]}", row, row, row)
                .with("attacker: {weapons: [{proficient: false}]}");
    }

    /** Her bonus is that of theatrical play. */
    Assault theatrical() {
        return without("attacker/combatTable")
                .with("play: theatrical, attacker: {kind: anthro, levelBonus: %d}", skill);
    }

    Assault type(String word) {
        Assault typed = with("attacker: {weapons: [{type: %s}]}", word);
        if (word.equals("A")) {
            weapon().remove("range");
        }
        return typed;
    }

    Assault armed(String... kinds) {
        List<Object> weapons = new ArrayList<>();
        Stream.of(kinds).map(kind -> Filled.fields("kind", kind)).forEach(weapons::add);
        Filled.within(written, "attacker").put("weapons", weapons);
        return this;
    }

    /** Returns the scenario. */
    public ExpScenario made() {
        return Filled.in(ExpScenario.class, written);
    }

    @SuppressWarnings("unchecked") // The names of an object's fields are texts.
    private Map<String, Object> weapon() {
        List<?> weapons = (List<?>) Filled.within(written, "attacker").get("weapons");
        return (Map<String, Object>) weapons.getFirst();
    }

    @SuppressWarnings("unchecked") // The names of an object's fields are texts.
    private static Object merged(Object before, Object after) {
        if (before instanceof Map<?, ?> && after instanceof Map<?, ?> more) {
            Map<String, Object> all = (Map<String, Object>) before;
            more.forEach((name, value) -> all.merge((String) name, value, Assault::merged));
            return all;
        }
        if (before instanceof List<?> old && after instanceof List<?> more) {
            List<Object> all = new ArrayList<>(old);
            for (int i = 0; i < more.size(); i++) {
                if (i < old.size()) {
                    all.set(i, merged(old.get(i), more.get(i)));
                } else {
                    all.add(more.get(i));
                }
            }
            return all;
        }
        return after;
    }
}
