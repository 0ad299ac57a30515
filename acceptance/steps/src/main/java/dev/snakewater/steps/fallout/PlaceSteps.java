package dev.snakewater.steps.fallout;

import dev.snakewater.application.port.in.FightAtTable;
import dev.snakewater.application.table.Answer;
import dev.snakewater.application.table.Choice;
import dev.snakewater.application.table.RefusedException;
import dev.snakewater.steps.Example;
import dev.snakewater.steps.Found;
import dev.snakewater.steps.rules.Citations;
import io.cucumber.guice.ScenarioScoped;
import io.cucumber.java.en.Then;
import jakarta.inject.Inject;
import java.util.List;

/** Where people on a table may go, and where they may not. */
@ScenarioScoped
public final class PlaceSteps {

    private final Example example;
    private final Citations citations;

    @Inject
    public PlaceSteps(Example example, Citations citations) {
        this.example = example;
        this.citations = citations;
    }

    @Then("^([A-Z][a-z]+) cannot (walk|run|jump|turn) to (?<where>.+), by (?<rules>FO-\\d\\d(?: and FO-\\d\\d)*)$")
    public void cannotGo(String who, String gait, String where, String rules) {
        RefusedException refused = refused(who, gait, where);
        citations.barred(refused.rules());
        Found.of(refused.rules().stream().map(rule -> rule.id())).is(rules.split(" and ", -1));
    }

    @Then("^([A-Z][a-z]+) cannot (walk|run|jump) to (?<place>\\d+ \\d+), but as far as (?<place2>\\d+ \\d+)$")
    public void canGoAsFar(String who, String gait, String where, String instead) {
        RefusedException refused = refused(who, gait, where);
        citations.barred(refused.rules());
        Found.of(refused.instead().stream().map(reason -> String.valueOf(reason).replace("as-far-as", "as far as")))
                .says(List.of(instead));
    }

    /** The refusal costs nothing: the same is asked again. */
    private RefusedException refused(String who, String gait, String where) {
        example.knows(who);
        example.isAboutItsQuestion();
        FightAtTable before = example.played();
        Choice<?> action = choice(before);
        Found.of(action.by().text()).is(who);
        FightAtTable asked = before.after(Answer.of(action, gait));
        Choice<?> place = choice(asked);
        citations.asked(place.why());
        RefusedException refused = Example.refused(where, () -> asked.after(Answer.of(place, where)));
        Found.of(asked.state()).is(before.state().toString());
        return refused;
    }

    private static Choice<?> choice(FightAtTable at) {
        return (Choice<?>) at.question().orElseThrow();
    }
}
