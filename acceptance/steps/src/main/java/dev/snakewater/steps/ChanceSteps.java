package dev.snakewater.steps;

import dev.snakewater.domain.dice.Chance;
import dev.snakewater.steps.values.Value;
import io.cucumber.guice.ScenarioScoped;
import io.cucumber.java.en.Then;
import jakarta.inject.Inject;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
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

    @Then("^the chance that (?<measure>.+) is (?<fraction>\\d+/\\d+)$")
    public void chanceThat(String what, String fraction) {
        exactly(what, "yes", "chance", fraction);
    }

    @Then("^the chance of (?<measure>.+) being (?!at least )(?<value>.+) is (?<fraction>\\d+/\\d+)$")
    public void chanceOf(String what, String is, String fraction) {
        exactly(what, known(what, is), "chance", fraction);
    }

    @Then("^the chance of (?<measure>.+) being at least (?<value>.+) is (?<fraction>\\d+/\\d+)$")
    public void chanceOfAtLeast(String what, String least, String fraction) {
        exactly(what, leastOf(what, least), "atLeast", fraction);
    }

    /** Rounded as far as it is said, if it is a decimal. */
    @Then("^the average of (?<measure>.+) is (?<average>-?\\d+(?:/\\d+|\\.\\d+)?)$")
    public void average(String what, String mean) {
        String found = example.texts(odds(what) + "/mean/exactly").stream()
                .findFirst()
                .orElseThrow(() ->
                        Found.instead("an average of " + what, "values that have none" + all(odds(what) + "/values")));
        int digits = new BigDecimal(mean.replaceFirst("/.*", "")).scale();
        boolean is = digits > 0
                ? Fractions.decimal(found, digits).compareTo(new BigDecimal(mean)) == 0
                : Fractions.same(found, mean);
        if (!is) {
            throw Fractions.instead(mean, found);
        }
    }

    /** Half a unit of the last digit, if nothing is said; of what is too much to work out, it is an estimate, the same each time. */
    @Then(
            "^the chance that (?<measure>.+) is (?<percent>\\d+(?:\\.\\d+)?)%(?:, give or take (?<tolerance>\\d+(?:\\.\\d+)?))?$")
    public void chanceInPercent(String what, String percent, @Nullable String tolerance) {
        near(what, "yes", percent, tolerance);
    }

    @Then(
            "^the chance of (?<measure>.+) being (?!at least )(?<value>.+) is (?<percent>\\d+(?:\\.\\d+)?)%(?:, give or take (?<tolerance>\\d+(?:\\.\\d+)?))?$")
    public void chanceOfInPercent(String what, String is, String percent, @Nullable String tolerance) {
        near(what, known(what, is), percent, tolerance);
    }

    /** Of what comes of it, whoever is left or does best. */
    @Then(
            "^(?<who>[A-Z][\\w ]*?) wins (?<percent>\\d+(?:\\.\\d+)?)%(?:, give or take (?<tolerance>\\d+(?:\\.\\d+)?))?$")
    public void wins(String who, String percent, @Nullable String tolerance) {
        List<String> telling = example.texts("odds[values/is=" + who + "][first]/of");
        if (telling.isEmpty()) {
            throw Found.instead("odds of who wins, " + who + " among them", said("odds/of"));
        }
        chanceOfInPercent(telling.getFirst(), who, percent, tolerance);
    }

    /** A fraction need not be reduced; what does not come out at all is not listed. */
    private void exactly(String what, String is, String how, String fraction) {
        String values = odds(what) + "/values";
        List<String> found = example.texts(values + "[is=" + is + "]/" + how + "/exactly");
        String[] ways = fraction.split("/", -1);
        String reduced =
                Chance.of(Long.parseLong(ways[0]), Long.parseLong(ways[1])).toString();
        if (!found.equals(ways[0].equals("0") ? List.of() : List.of(reduced))) {
            throw Fractions.instead(fraction, found.isEmpty() ? "nothing" : found.getFirst(), all(values));
        }
    }

    /** All values of what is looked at, each with its chance. */
    private String all(String values) {
        return example.find(values).stream()
                .map(value -> Findings.text(value.path("is")) + " " + chance(value.path("chance")))
                .collect(Collectors.joining(", ", "\nof all:   ", ""));
    }

    private static String chance(JsonNode chance) {
        return chance.has("exactly")
                ? chance.path("exactly").asString()
                : rounded(chance.path("decimal").decimalValue().multiply(HUNDRED), 2) + "%";
    }

    /** This value, which need not come out, but must be of the sort of those that do. */
    private String known(String what, String is) {
        String values = odds(what) + "/values";
        if (example.texts(values + "/is").stream().allMatch(ChanceSteps::isNumber) && !isNumber(is)) {
            throw Found.instead("a number", is + all(values));
        }
        return Value.plain(is);
    }

    /** The least value that comes out and is at least this number; this one itself, if there is none, or it is no number. */
    private String leastOf(String what, String is) {
        String least = known(what, is);
        if (!isNumber(least)) {
            return least;
        }
        return example.texts(odds(what) + "/values/is").stream()
                .filter(value -> new BigDecimal(value).compareTo(new BigDecimal(least)) >= 0)
                .min(Comparator.comparing(BigDecimal::new))
                .orElse(least);
    }

    private void near(String what, String is, String percent, @Nullable String tolerance) {
        String values = odds(what) + "/values";
        near(example.find(values + "[is=" + is + "]/chance"), percent, Optional.ofNullable(tolerance), all(values));
    }

    private static boolean isNumber(String value) {
        return value.matches("[-+]?\\d+");
    }

    private String said(String path) {
        return String.join("; ", example.texts(path));
    }

    /** What can be told of the odds by this name. */
    private String odds(String what) {
        if (!example.texts("odds/of").contains(what)) {
            throw Found.instead("odds of this name: " + what, "those of: " + said("odds/of"));
        }
        return "odds[of=" + what + "]";
    }

    private static void near(List<JsonNode> found, String percent, Optional<String> tolerance, String all) {
        BigDecimal expected = new BigDecimal(percent);
        BigDecimal most = tolerance.map(BigDecimal::new).orElse(BigDecimal.valueOf(5, expected.scale() + 1));
        BigDecimal chance = found.isEmpty()
                ? BigDecimal.ZERO
                : found.getFirst().path("decimal").decimalValue().multiply(HUNDRED);
        BigDecimal error =
                found.stream().map(ChanceSteps::twiceItsError).findFirst().orElse(BigDecimal.ZERO);
        boolean isTooRough = error.compareTo(most) > 0;
        if (isTooRough || chance.subtract(expected).abs().compareTo(most) > 0) {
            String about = error.signum() > 0 ? ", an estimate that is good to " + error.toPlainString() + "%" : "";
            String instead = isTooRough ? "; say at least: give or take " + error.toPlainString() : "";
            throw Found.instead(
                    percent + "%, give or take " + most.toPlainString(),
                    rounded(chance, expected.scale() + 2) + "%" + about + instead + all);
        }
    }

    /** Two standard errors of an estimate, in percent: fights decide only what lies between the limits that are certain. */
    private static BigDecimal twiceItsError(JsonNode share) {
        if (!share.has("most")) {
            return BigDecimal.ZERO;
        }
        double least = share.path("least").asDouble();
        double open = share.path("most").asDouble() - least;
        double part = open > 0 ? Math.clamp((share.path("decimal").asDouble() - least) / open, 0, 1) : 0;
        double error = 2 * open * Math.sqrt(part * (1 - part) / Report.ESTIMATING);
        return BigDecimal.valueOf(100 * error).setScale(2, RoundingMode.UP);
    }

    private static String rounded(BigDecimal number, int digits) {
        return number.setScale(digits, RoundingMode.HALF_UP).toPlainString();
    }
}
