package dev.snakewater.json;

import dev.snakewater.application.procedure.Spelling;
import dev.snakewater.application.table.GameMasterModifier;
import dev.snakewater.domain.combatant.Name;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What the game master adds to whose numbers, as every scenario document can say it. */
final class Modifiers {

    /** The field that lists them. */
    static final String FIELD = "modifiers";

    private static final int GREATEST = 20;

    private Modifiers() {}

    /**
     * One of them.
     *
     * @param whom whose numbers
     * @param on which of them
     * @param turn in which turn; in all, if left out
     * @param amount what is added
     * @param reason why
     */
    record Modifier(String whom, String on, Optional<Integer> turn, int amount, String reason) {}

    /** The shape of the list. */
    static Shape shape() {
        return new Shape.ListOf(Shapes.of(Modifier.class));
    }

    /** Beyond its shape, what a schema says of a field of one of them. */
    static Map<String, Object> constraints(String field) {
        return switch (field) {
            case "turn" -> Map.of("minimum", 1);
            case "amount" -> Map.of("minimum", -GREATEST, "maximum", GREATEST, "not", Map.of("const", 0));
            case "reason" -> Map.of("pattern", "\\S");
            default -> Map.of();
        };
    }

    /** Those that can be used; what is wrong with the others is added to the problems. */
    static List<GameMasterModifier> of(List<?> written, Problems problems) {
        List<GameMasterModifier> modifiers = new ArrayList<>();
        for (int i = 0; i < written.size(); i++) {
            Modifier modifier = (Modifier) written.get(i);
            int before = problems.found();
            check(modifier, Pointer.ROOT.field(FIELD).item(i), problems);
            if (problems.found() == before) {
                modifiers.add(new GameMasterModifier(
                        new Name(modifier.whom()),
                        modifier.on(),
                        modifier.turn(),
                        modifier.amount(),
                        modifier.reason()));
            }
        }
        return modifiers;
    }

    /** Adds a problem for each that is for somebody who is not there, or on a number that there is not. */
    static void check(
            List<GameMasterModifier> modifiers, List<Name> fighters, List<String> numbers, Problems problems) {
        List<String> names = fighters.stream().map(Name::text).toList();
        for (int i = 0; i < modifiers.size(); i++) {
            String whom = modifiers.get(i).whom().text();
            if (!names.contains(whom)) {
                problems.add(
                        Pointer.ROOT.field(FIELD).item(i).field("whom"),
                        "nobody here is called " + whom,
                        Spelling.instead(whom, names));
            }
            String on = modifiers.get(i).on();
            if (numbers.stream().noneMatch(on::equalsIgnoreCase)) {
                problems.add(
                        Pointer.ROOT.field(FIELD).item(i).field("on"),
                        "there is no number called " + Words.quoted(on),
                        Spelling.instead(on, numbers));
            }
        }
    }

    private static void check(Modifier modifier, Pointer at, Problems problems) {
        if (!Name.isProper(modifier.whom())) {
            problems.add(at.field("whom"), Words.quoted(modifier.whom()) + " is no name", "the name of a fighter");
        }
        modifier.turn()
                .filter(turn -> turn < 1)
                .ifPresent(turn ->
                        problems.add(at.field("turn"), turn + " is out of range", "1 or more; or leave the field out"));
        if (modifier.amount() == 0 || Math.abs((long) modifier.amount()) > GREATEST) {
            problems.add(
                    at.field("amount"),
                    modifier.amount() + " is out of range",
                    "-" + GREATEST + " to " + GREATEST + ", and not 0");
        }
        if (modifier.reason().isBlank()) {
            problems.add(at.field("reason"), "the reason is blank", "why, in a few words");
        }
    }
}
