package dev.snakewater.steps.gunfight;

import dev.snakewater.application.fudge.gunfight.procedure.Gunfight;
import dev.snakewater.application.fudge.gunfight.scenario.GunfightScenario;
import dev.snakewater.application.procedure.FightTerms;
import dev.snakewater.application.scenario.Scenario;
import dev.snakewater.application.scenario.SubScenario;
import dev.snakewater.application.scenario.UnclearPhraseException;
import dev.snakewater.json.document.DocumentWriter;
import dev.snakewater.steps.Example;
import dev.snakewater.steps.Found;
import dev.snakewater.steps.rules.Citations;
import io.cucumber.guice.ScenarioScoped;
import io.cucumber.java.en.Then;
import io.cucumber.java.en.When;
import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;

/** What becomes of it all: who acts when, how it ends, what the odds were, and what is wrong with the sheets. */
@ScenarioScoped
public final class StorySteps {

    private static final List<String> DEEDS =
            List.of("aimed", "dodged", "dived", "waited", "reloaded", "left", "fired", "fired-at-cover");

    private final Example example;
    private final Citations citations;
    private String refusal = "";

    @Inject
    public StorySteps(Example example, Citations citations) {
        this.example = example;
        this.citations = citations;
    }

    @Then("the order of action is {order}")
    public void orderIs(String order) {
        orderIs(1, order);
    }

    @Then("in turn {int} the order of action is {order}")
    public void orderIs(int turn, String order) {
        Found.of(String.join(", then ", example.texts("order-set[turn=" + turn + "]/slots")))
                .is(order);
    }

    @Then("{names} act in this order in {turnPart}")
    public void actInOrder(String names, String part) {
        Roster.row(names).forEach(example::knows);
        Found.of(actors(part, DEEDS)).are(Roster.row(names));
    }

    @Then("{name} does not act in {turnPart}")
    public void doesNotAct(String who, String part) {
        example.knows(who);
        Found.of(actors(part, DEEDS)).lacks(who);
    }

    @Then("{name} lets {turnPart} go by")
    public void waits(String who, String part) {
        example.knows(who);
        Found.of(actors(part, List.of("waited"))).has(who);
    }

    /** Those who did such a thing in a part of the first turn, in the order in which they did. */
    private List<String> actors(String part, List<String> deeds) {
        List<String> actors = new ArrayList<>();
        String now = "";
        for (JsonNode event : example.find("events[turn=1]")) {
            now = event.path("part").asString(now);
            if (now.equals(part) && deeds.contains(event.path("event").asString())) {
                Stream.of(event.path("by"), event.path("who"), event.at("/shot/by"))
                        .filter(JsonNode::isString)
                        .forEach(by -> actors.add(by.asString()));
            }
        }
        return actors;
    }

    @Then("the fight is over")
    public void isOver() {
        boolean isCalledOff = !example.find("called-off").isEmpty();
        Found.holds(sides().size() < 2 || isCalledOff, "still in the fight: " + String.join(", ", sides()));
        int turns = example.played().account().turns().size();
        Found.holds(
                example.find("turn-ended[turn=" + turns + "]").isEmpty(),
                "expected: the end of the fight\nfound:    turn " + turns + " ended, and it goes on");
    }

    @Then("the fight goes on with a second turn")
    public void goesOn() {
        Found.holds(sides().size() > 1, "in the fight: " + String.join(", ", sides()));
        Found.holds(
                !example.find("turn-ended[turn=1]").isEmpty(),
                "expected: a second turn\nfound:    the fight is over in the first");
    }

    private List<String> sides() {
        return example.texts("outcome/fighters[able=true]/side/distinct");
    }

    @When("^(?:nothing else happens but|the odds are asked of): (?<deed>.*)$")
    public void attack(String words) {
        SubScenario<?, ?> attack = example.scenario()
                .setUp()
                .attackIn(words)
                .orElseThrow(() -> Found.instead("a deed of which the odds can be asked", words));
        example.document().putAll(written(attack));
        example.document().remove("/staredown");
    }

    private static <S, O> String written(SubScenario<S, O> attack) {
        return DocumentWriter.scenario(
                new Scenario<>(attack.kind(), "Attack", "", FightTerms.of(1), List.of(), attack.setUp()));
    }

    @When("^somebody asks (?:for the odds of|what would be if): (?<deed>.*)$")
    public void asks(String words) {
        try {
            attack(words);
        } catch (UnclearPhraseException unclear) {
            refusal = String.valueOf(unclear.getMessage());
            citations.named(refusal);
        }
    }

    @Then("^(?:that is not understood|he is told that it cannot be), by (?<rules>.*)$")
    public void isRefused(String rules) {
        Found.of(refusal).says(Roster.row(rules));
    }

    @Then("grazes are off in this turn")
    public void grazesNow() {
        Found.of(((GunfightScenario) example.scenario().setUp()).rulings().grazes())
                .is("false");
        Found.of(example.played().turn()).is("1");
    }

    @Then("grazes are on in turn 2")
    public void grazesNext() {
        Gunfight next =
                (Gunfight) example.played().account().turnEnds().getFirst().situation();
        Found.of(next.scene().rulings().grazes()).is("true");
    }
}
