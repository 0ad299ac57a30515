package dev.snakewater.steps;

import io.cucumber.guice.ScenarioScoped;
import io.cucumber.java.en.Then;
import jakarta.inject.Inject;
import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/** How likely something is, before anybody throws. */
@ScenarioScoped
public final class ChanceSteps {

    private static final BigDecimal HUNDRED = BigDecimal.valueOf(100);

    private final Example example;

    @Inject
    public ChanceSteps(Example example) {
        this.example = example;
    }

    @Then("^the chance that (.+) is (\\d+/\\d+)$")
    public void chanceThat(String what, String fraction) {
        exactly(what, "yes", "chance", fraction);
    }

    @Then("^the chance of (.+) being (?!at least )(.+) is (\\d+/\\d+)$")
    public void chanceOf(String what, String is, String fraction) {
        exactly(what, is, "chance", fraction);
    }

    @Then("^the chance of (.+) being at least (.+) is (\\d+/\\d+)$")
    public void chanceOfAtLeast(String what, String least, String fraction) {
        exactly(what, least, "atLeast", fraction);
    }

    @Then("^the average of (.+) is (-?\\d+(?:/\\d+)?)$")
    public void average(String what, String mean) {
        Found.of(example.texts(odds(what) + "/mean/exactly")).is(mean);
    }

    /** Half a unit of the last digit, if nothing is said. */
    @Then("^the chance that (.+) is (\\d+(?:\\.\\d+)?)%(?:, give or take (\\d+(?:\\.\\d+)?))?$")
    public void chanceInPercent(String what, String percent, @Nullable String tolerance) {
        near(example.find(odds(what) + "/values[is=yes]/chance/decimal"), percent, Optional.ofNullable(tolerance));
    }

    @Then("^the chance of (.+) being (.+) is (\\d+(?:\\.\\d+)?)%(?:, give or take (\\d+(?:\\.\\d+)?))?$")
    public void chanceOfInPercent(String what, String is, String percent, @Nullable String tolerance) {
        near(
                example.find(odds(what) + "/values[is=" + is + "]/chance/decimal"),
                percent,
                Optional.ofNullable(tolerance));
    }

    private void exactly(String what, String is, String how, String fraction) {
        Found.of(example.texts(odds(what) + "/values[is=" + is + "]/" + how + "/exactly"))
                .is(fraction);
    }

    /** What can be told of the odds by this name. */
    private String odds(String what) {
        List<String> known = example.texts("odds/of");
        if (!known.contains(what)) {
            throw Found.instead("one of the odds: " + String.join("; ", known), what);
        }
        return "odds[of=" + what + "]";
    }

    private static void near(List<JsonNode> found, String percent, Optional<String> tolerance) {
        BigDecimal expected = new BigDecimal(percent);
        BigDecimal most = tolerance.map(BigDecimal::new).orElse(BigDecimal.valueOf(5, expected.scale() + 1));
        BigDecimal chance = found.isEmpty()
                ? BigDecimal.ZERO
                : found.getFirst().decimalValue().multiply(HUNDRED);
        if (chance.subtract(expected).abs().compareTo(most) > 0) {
            throw Found.instead(
                    percent + "%, give or take " + most.toPlainString(),
                    chance.stripTrailingZeros().toPlainString() + "%");
        }
    }
}
