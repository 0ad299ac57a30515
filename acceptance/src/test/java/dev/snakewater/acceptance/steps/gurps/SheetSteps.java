package dev.snakewater.acceptance.steps.gurps;

import dev.snakewater.application.gurps.DrAgainst;
import dev.snakewater.application.gurps.GurpsScenario;
import dev.snakewater.application.gurps.ParryModifier;
import dev.snakewater.domain.gurps.arms.DamageType;
import io.cucumber.datatable.DataTable;
import io.cucumber.guice.ScenarioScoped;
import io.cucumber.java.en.Given;
import io.cucumber.java.en.When;
import jakarta.inject.Inject;
import java.util.LinkedHashMap;
import java.util.List;
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
    private static GurpsScenario.Piece piece(Map<String, String> written) {
        Map<String, Object> fields = new LinkedHashMap<>(written);
        fields.computeIfPresent(
                "against",
                (field, words) -> Stream.of(((String) words).split(" and "))
                        .map(SheetSteps::against)
                        .toList());
        return Fields.of(GurpsScenario.Piece.class, fields);
    }

    private static DrAgainst against(String words) {
        List<String> typeAndDr = List.of(words.strip().split(" "));
        return new DrAgainst(
                (DamageType) Fields.read(typeAndDr.getFirst(), DamageType.class),
                Integer.parseInt(typeAndDr.getLast()));
    }

    @Given("^(\\w+)'s parry has$")
    public void parryHas(String who, DataTable modifiers) {
        brawl.figure(who)
                .put(
                        "parryModifiers",
                        modifiers.asMaps().stream()
                                .map(row -> Fields.of(ParryModifier.class, Map.copyOf(row)))
                                .toList());
    }

    @When("^(\\w+) chooses to (dodge|parry|block|dodge and retreat|parry and retreat|block and retreat) as his"
            + " second defence$")
    public void choosesAgain(String who, String defence) {
        brawl.answers(who, "second defence", defence);
    }
}
