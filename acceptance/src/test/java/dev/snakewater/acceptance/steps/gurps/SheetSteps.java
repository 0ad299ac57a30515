package dev.snakewater.acceptance.steps.gurps;

import io.cucumber.datatable.DataTable;
import io.cucumber.guice.ScenarioScoped;
import io.cucumber.java.en.Given;
import io.cucumber.java.en.When;
import jakarta.inject.Inject;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Stream;

/** What somebody wears, what counts for his parry, and what he does when his first defence has failed. */
@ScenarioScoped
public final class SheetSteps {

    private final Brawl brawl;

    @Inject
    public SheetSteps(Brawl brawl) {
        this.brawl = brawl;
    }

    @Given("^(\\w+) wears$")
    public void wears(String who, DataTable pieces) {
        brawl.figure(who)
                .put("armour", pieces.asMaps().stream().map(SheetSteps::piece).toList());
    }

    /** A piece of armour, whose DR by type is written like {@code cutting 5 and bullet 1}. */
    private static Map<String, Object> piece(Map<String, String> written) {
        Map<String, Object> fields = new LinkedHashMap<>(written);
        fields.computeIfPresent(
                "against",
                (field, words) -> Stream.of(((String) words).split(" and "))
                        .map(typeAndDr -> typeAndDr.strip().split(" "))
                        .map(one -> Map.of("type", one[0], "dr", one[1]))
                        .toList());
        return fields;
    }

    @Given("^(\\w+)'s parry has$")
    public void parryHas(String who, DataTable modifiers) {
        brawl.figure(who).put("parryModifiers", modifiers.asMaps());
    }

    @When("^(\\w+) chooses to (dodge|parry|block|dodge and retreat|parry and retreat|block and retreat) as his"
            + " second defence$")
    public void choosesAgain(String who, String defence) {
        brawl.answers(who, "second defence", defence);
    }
}
