package dev.snakewater.steps.gurps;

import dev.snakewater.steps.Example;
import dev.snakewater.steps.Found;
import io.cucumber.datatable.DataTable;
import io.cucumber.guice.ScenarioScoped;
import io.cucumber.java.en.Given;
import io.cucumber.java.en.Then;
import jakarta.inject.Inject;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What is written of somebody or something in a table, field by field; and the way through the chart. */
@ScenarioScoped
public final class SheetSteps {

    private static final Set<String> TEXTS = Set.of("name", "calibre", "beforeArmour", "vulnerability");
    private static final Set<String> LISTS = Set.of("situational", "covers", "deathRolls");
    private static final int FIRST_END = 51;

    private final Example example;

    @Inject
    public SheetSteps(Example example) {
        this.example = example;
    }

    @Given("^(\\w+) attacks with his own weapon, skill (\\d+)$")
    public void attacks(String who, int skill, DataTable weapon) {
        put("/attacker", Map.of("name", who, "skill", String.valueOf(skill)));
        put("/weapon", weapon.asMap());
    }

    @Given("^the (attacker|weapon) has$")
    public void has(String who, DataTable fields) {
        put("/" + who, fields.asMap());
    }

    @Given("the attack is")
    public void attackIs(DataTable fields) {
        put("/attack", fields.asMap());
    }

    @Given("^the target is ([A-Z]\\w+) with$")
    public void target(String name, DataTable fields) {
        put("/target", Map.of("name", name));
        put("/target", fields.asMap());
    }

    @Given("^the target is ([A-Z]\\w+) who wears$")
    public void wears(String name, DataTable pieces) {
        put("/target", Map.of("name", name));
        put("/target/armour", pieces);
    }

    @Given("^(\\w+) is (in front|behind|in close combat) with$")
    public void bystander(String name, String stands, DataTable fields) {
        example.document().put("/bystanders/-/name", name);
        put("/bystanders/last", Map.of("stands", stands));
        put("/bystanders/last", fields.asMap());
    }

    @Given("the game master's table of groups is")
    public void groupTable(DataTable rows) {
        put("/groupTable", rows);
    }

    @Given("^(\\w+) wears$")
    public void alsoWears(String who, DataTable pieces) {
        put(figure(who) + "/armour", pieces);
    }

    @Given("^(\\w+)'s parry has$")
    public void parryHas(String who, DataTable modifiers) {
        put(figure(who) + "/parryModifiers", modifiers);
    }

    @Then("^the way is (?<boxes>[\\d-]+)$")
    public void wayIs(String boxes) {
        Found.of(example.find("box-passed").stream()
                        .filter(passed -> passed.has("to") || passed.path("box").asInt() >= FIRST_END)
                        .map(passed -> passed.path("box").asString())
                        .collect(Collectors.joining("-")))
                .is(boxes);
    }

    /** By all that hit him, or by a single round or blow of it, and what he had left then. */
    @Then("^(\\w+) takes (\\d+), which leaves (-?\\d+)$")
    public void takes(String who, int points, int left) {
        example.knows(who);
        Found.of(example.texts("outcome/victim/name")).is(who);
        String before = example.texts("outcome/victim/before").getFirst();
        String after = example.texts("outcome/victim/hitPoints").getFirst();
        List<String> single = example.find("box-passed/found[is=lost][who=" + who + "]").stream()
                .map(lost ->
                        taken(lost.path("before").asInt(), lost.path("after").asInt()))
                .toList();
        String all = taken(Integer.parseInt(before), Integer.parseInt(after));
        String expected = points + ", which leaves " + left;
        if (!all.equals(expected) && !single.contains(expected)) {
            throw Found.instead(
                    expected,
                    all + "; " + before + " before that"
                            + (single.size() > 1 ? "; one by one: " + String.join("; ", single) : ""));
        }
    }

    private static String taken(int before, int after) {
        return (before - after) + ", which leaves " + after;
    }

    private String figure(String name) {
        return name.equals(example.document().at("/target/name")) ? "/target" : "/bystanders/" + name;
    }

    private void put(String pointer, DataTable rows) {
        example.document()
                .put(pointer, rows.asMaps().stream().map(SheetSteps::fields).toList());
    }

    private void put(String pointer, Map<String, String> fields) {
        fields(fields).forEach((field, value) -> example.document().put(pointer + "/" + field, value));
    }

    private static Map<String, Object> fields(Map<String, String> written) {
        return written.entrySet().stream()
                .filter(field -> field.getValue() != null)
                .collect(Collectors.toMap(Map.Entry::getKey, field -> value(field.getKey(), field.getValue())));
    }

    /** DR by type is written like {@code cutting 5 and bullet 1}. */
    private static Object value(String field, String words) {
        if (field.equals("against")) {
            return Stream.of(words.split(" and "))
                    .map(typeAndDr -> typeAndDr.strip().split(" "))
                    .map(one -> Map.of("type", one[0], "dr", plain(one[1])))
                    .toList();
        }
        return LISTS.contains(field)
                ? Stream.of(words.split(" and ")).map(SheetSteps::plain).toList()
                : TEXTS.contains(field) ? words : plain(words);
    }

    private static Object plain(String word) {
        return switch (word.strip()) {
            case "yes", "true" -> true;
            case "no", "false" -> false;
            case String words when words.matches("-?\\d+") -> Integer.valueOf(words);
            case String words when words.matches("-?\\d+\\.\\d+") -> Double.valueOf(words);
            case String words -> words;
        };
    }
}
