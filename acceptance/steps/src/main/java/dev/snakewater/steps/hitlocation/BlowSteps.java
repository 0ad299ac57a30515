package dev.snakewater.steps.hitlocation;

import dev.snakewater.application.session.RulebookIndex;
import dev.snakewater.domain.rule.Rule;
import dev.snakewater.steps.Document;
import dev.snakewater.steps.Example;
import dev.snakewater.steps.Found;
import dev.snakewater.steps.rules.Books;
import dev.snakewater.steps.rules.Citations;
import io.cucumber.datatable.DataTable;
import io.cucumber.guice.ScenarioScoped;
import io.cucumber.java.en.Given;
import io.cucumber.java.en.Then;
import io.cucumber.java.en.When;
import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;

/** Who strikes whom with what, what goes off, and whole tables of what has become of somebody. */
@ScenarioScoped
public final class BlowSteps {

    private static final String FATES = "outcome/target,victims/.,fate";

    private final Cast cast;
    private final Example example;
    private final Citations citations;
    private final Map<String, List<String>> reached = new LinkedHashMap<>();
    private String thrower = "";
    private String rule = "";

    @Inject
    public BlowSteps(Cast cast, Example example, Citations citations) {
        this.cast = cast;
        this.example = example;
        this.citations = citations;
    }

    @Given("^there is ([A-Z]\\w*)$")
    public void somebody(String name) {
        cast.describe(name, Map.of());
    }

    @Given("^there is ([A-Z][\\w ]*?) with$")
    public void somebody(String name, DataTable traits) {
        cast.describe(name, traits.asMap());
    }

    @When("^([A-Z]\\w+) strikes ([A-Z][\\w ]*) with$")
    public void strikes(String who, String whom, DataTable fields) {
        Document document = example.document();
        document.put("/kind", "fudge-strike");
        document.put("/attacker", cast.sheet(who));
        document.put("/target", cast.sheet(whom));
        fields.asMap().forEach((field, words) -> {
            switch (field) {
                case "weapon" -> {
                    document.put("/attack/with", words.replaceAll(" [-+]?\\d+$", ""));
                    document.put("/attack/strength", Integer.valueOf(words.replaceAll("^.* ", "")));
                }
                case "size" -> document.put("/attack/size", Integer.valueOf(words));
                case "too far" -> document.put("/attack/tooFar", words.equals("yes"));
                default -> document.put("/attack/" + field, words);
            }
        });
    }

    @Given("^it reaches ([A-Z][\\w ]*)'s (?<part>.+)$")
    public void reaches(String whom, String parts) {
        reached.put(whom, List.of(parts.split(", | and ")));
    }

    @Given("^([A-Z]\\w+) throws it with (?<degree>[A-Z]\\w+) skill against (?<degree2>[A-Z]\\w+)$")
    public void throwsIt(String who, String skill, String difficulty) {
        thrower = who;
        example.document().put("/thrown", Map.of("by", cast.sheet(who), "skill", skill, "difficulty", difficulty));
    }

    @When("^an? (?<blast>[a-z -]+) of (\\d+) points? goes off$")
    public void goesOff(String what, int strength) {
        example.document().put("/kind", "fudge-blast");
        example.document().put("/blast", Map.of("what", what, "strength", strength));
        cast.names().stream().filter(name -> !name.equals(thrower)).forEach(name -> {
            example.document().put("/targets/-/who", cast.sheet(name));
            if (reached.containsKey(name)) {
                example.document().put("/targets/last/reached", reached.get(name));
            }
        });
    }

    @When("another one goes off among those who are left")
    public void goesOffAgain() {
        example.goesOn();
    }

    @When("^somebody asks what ([A-Z]\\w+)'s wounds take off$")
    public void asks(String who) {
        example.document().put("/kind", "fudge-hindrance");
        example.document().put("/who", cast.sheet(who));
    }

    @When(
            "^([A-Z]\\w+) tries (?<deed>[a-z ]+), which is (?<activity>[a-z ]+), with (?<degree>[A-Z]\\w+) skill against (?<degree2>[A-Z]\\w+)$")
    public void tries(String who, String what, String doing, String skill, String difficulty) {
        asks(who);
        example.document()
                .put("/attempt", Map.of("doing", doing, "what", what, "skill", skill, "difficulty", difficulty));
    }

    @When("^somebody writes an? (?<kind>[a-z0-9-]+) scenario$")
    public void writes(String kind, String fields) {
        example.document().put("/kind", kind);
        example.document().putAll("{" + fields + "}");
    }

    @When("^somebody looks up (?<rule>[A-Z]+-\\d+)$")
    public void looksUp(String id) {
        rule = id;
    }

    @Then("^it tells that (?<told>.+)$")
    public void tells(String words) {
        Rule asked = new RulebookIndex(Books.RULESETS)
                .rule(rule)
                .orElseThrow(() -> Found.instead("a rule that is looked up first: somebody looks up ...", "none"))
                .rule();
        citations.asked(asked);
        Found.of(asked.says() + " " + asked.ruling().orElse("") + " "
                        + asked.ours().orElse(""))
                .says(List.of(words));
    }

    /** The margin of a defence is told; that of a blow at something that does not defend itself is left to reckon. */
    @Then("^the strike (hits|misses) by (\\d+)$")
    public void hits(String how, int by) {
        String found = example.texts("outcome/hit").contains("true") ? "hits" : "misses";
        String margin = Stream.concat(
                        example.find("defended/margin").stream().map(JsonNode::asInt),
                        example.find("attacked[difficulty]").stream()
                                .map(attacked -> attacked.path("total").asInt()
                                        - attacked.at("/difficulty/total").asInt()))
                .map(one -> String.valueOf(found.equals("hits") ? one : -one))
                .collect(Collectors.joining("; "));
        Found.of(found + " by " + margin).is(how + " by " + by);
    }

    @Then("^the parts of ([A-Z][\\w ]*) take$")
    public void takes(String who, DataTable table) {
        example.knows(who);
        table.diff(DataTable.create(example.find(FATES + "[name=" + who + "]/body").stream()
                .map(part -> List.of(
                        part.path("part").asString(),
                        example.texts("wounded[who=" + who + "][part="
                                        + part.path("part").asString() + "]/points/sum")
                                .getFirst(),
                        part.path("state").asString()))
                .toList()));
    }

    /** The rule that bars something is told when it happens. */
    @Then("^the penalties are$")
    public void penalties(DataTable expected) {
        List<List<String>> rows = new ArrayList<>();
        for (JsonNode penalty : example.find("outcome/penalties")) {
            String doing = penalty.path("doing").asString();
            rows.add(List.of(
                    doing,
                    penalty.has("penalty")
                            ? penalty.path("penalty").asString()
                            : "cannot, " + String.join(" and ", example.texts("barred[doing=" + doing + "]/rules"))));
        }
        expected.diff(DataTable.create(rows));
    }

    @Then("^the sheet of ([A-Z][\\w ]*) is$")
    public void sheet(String who, DataTable sheet) {
        example.knows(who);
        List<List<String>> rows = new ArrayList<>();
        for (JsonNode part : example.find(FATES + "[name=" + who + "]/body")) {
            List<String> row = new ArrayList<>(List.of(part.path("part").asString()));
            for (int i = 0; i < part.path("boxes").size(); i++) {
                row.add(part.path("marks").get(i).asString() + "/"
                        + part.path("boxes").get(i).asString());
            }
            rows.add(row);
        }
        sheet.diff(DataTable.create(rows));
    }

    /** However far the columns of a table are apart. */
    @Then("^it is told$")
    public void told(String lines) {
        Found.of(Stream.concat(example.texts("opening").stream(), example.texts("ending").stream()))
                .hasInOrder(lines.replaceAll(" {2,}", "  ").lines().toList());
    }
}
