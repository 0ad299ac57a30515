package dev.snakewater.acceptance.steps.exp;

import io.cucumber.guice.ScenarioScoped;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * What the referee has written: the document of one attack. Ann attacks Bill with a type C weapon in fair weather, from five
 * hexes, with BP 178 and MR 853 against an armour rating of 596, unless the example says otherwise.
 */
@ScenarioScoped
public final class Sheet {

    private static final String WEAPON = "/attacker/weapons/0";
    private static final String ROW = "/attacker/combatTable/0";

    private final Map<String, Object> root = new LinkedHashMap<>();

    /** The attack that an example begins with. */
    public Sheet() {
        put("/snakewater", 1);
        put("/kind", "exp-to-hit");
        put("/title", "An example");
        put("/hexes", 5);
        put("/attacker/name", "Ann");
        put(ROW + "/type", "C");
        put(ROW + "/bp", 178);
        put(ROW + "/mr", 853);
        put(WEAPON + "/name", "weapon");
        put(WEAPON + "/type", "C");
        put(WEAPON + "/range", 100);
        put("/target/name", "Bill");
        put("/target/armourRating", 596);
    }

    /** The weapon is of this type. */
    void weaponOfType(String type) {
        put(WEAPON + "/type", type);
        put(ROW + "/type", type.matches("[AB]") ? type : "C");
        if (type.equals("A")) {
            remove(WEAPON + "/range");
            put("/hexes", 1);
        }
    }

    /** Something is written at this pointer. */
    void put(String pointer, Object value) {
        List<String> parts = new ArrayList<>(List.of(pointer.substring(1).split("/", -1)));
        String last = parts.removeLast();
        if (last.equals("-")) {
            list(parts).add(value);
        } else {
            object(parts).put(last, value);
        }
    }

    /** Nothing is written at this pointer. */
    void remove(String pointer) {
        List<String> parts = new ArrayList<>(List.of(pointer.substring(1).split("/", -1)));
        String last = parts.removeLast();
        object(parts).remove(last);
    }

    /** The document. */
    String document() {
        return json(root);
    }

    @SuppressWarnings("unchecked")
    private Map<String, Object> object(List<String> parts) {
        Map<String, Object> at = root;
        for (int i = 0; i < parts.size(); i++) {
            boolean first = i + 1 < parts.size() && parts.get(i + 1).equals("0");
            Object next = at.computeIfAbsent(
                    parts.get(i),
                    name -> first ? new ArrayList<Object>(List.of(new LinkedHashMap<>())) : new LinkedHashMap<>());
            at = (Map<String, Object>) (first ? ((List<Object>) next).getFirst() : next);
            i += first ? 1 : 0;
        }
        return at;
    }

    @SuppressWarnings("unchecked")
    private List<Object> list(List<String> parts) {
        Map<String, Object> holder = object(parts.subList(0, parts.size() - 1));
        return (List<Object>) holder.computeIfAbsent(parts.getLast(), name -> new ArrayList<>());
    }

    private static String json(Object value) {
        return switch (value) {
            case Map<?, ?> map ->
                map.entrySet().stream()
                        .map(entry -> json(entry.getKey()) + ":" + json(entry.getValue()))
                        .collect(Collectors.joining(",", "{", "}"));
            case List<?> list -> list.stream().map(Sheet::json).collect(Collectors.joining(",", "[", "]"));
            case String text -> '"' + text.replace("\\", "\\\\").replace("\"", "\\\"") + '"';
            default -> value.toString();
        };
    }
}
