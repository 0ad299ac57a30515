package dev.snakewater.acceptance.steps.hitlocation;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.application.hitlocation.HitLocationEvent;
import dev.snakewater.application.hitlocation.StrikeOutcome;
import dev.snakewater.application.hitlocation.StrikeScenario;
import dev.snakewater.domain.fudge.Degree;
import dev.snakewater.domain.fudge.hitlocation.CalledPart;
import dev.snakewater.domain.fudge.hitlocation.Hands;
import dev.snakewater.domain.fudge.hitlocation.LocationRulings;
import dev.snakewater.domain.fudge.hitlocation.WoundModel;
import dev.snakewater.domain.modifier.Tally;
import io.cucumber.datatable.DataTable;
import io.cucumber.guice.ScenarioScoped;
import io.cucumber.java.en.Given;
import io.cucumber.java.en.Then;
import io.cucumber.java.en.When;
import jakarta.inject.Inject;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** Who strikes whom with what, and whether he hits. */
@ScenarioScoped
public final class StrikeSteps {

    private static final List<String> FIELDS =
            List.of("weapon", "skill", "hands", "called", "size", "defence", "difficulty", "range", "too far");

    private final Cast cast;
    private final Casualties casualties;
    private final Rulings rulings;

    @Inject
    public StrikeSteps(Cast cast, Casualties casualties, Rulings rulings) {
        this.cast = cast;
        this.casualties = casualties;
        this.rulings = rulings;
    }

    @Given("^there is ([A-Z]\\w*)$")
    public void somebody(String name) {
        cast.describe(name, Map.of());
    }

    @Given("^there is ([A-Z][\\w ]*?) with$")
    public void somebody(String name, DataTable traits) {
        cast.describe(name, traits.asMap());
    }

    @Given("^([A-Z][\\w ]*)'s dice for the ([a-z]+): ([-+0 \\d]+)$")
    public void shows(String who, String roll, String faces) {
        casualties.show(who, roll, faces);
    }

    @When("^([A-Z]\\w+) strikes ([A-Z][\\w ]*) with$")
    public void strikes(String who, String whom, DataTable fields) {
        casualties.play(
                StrikeScenario.kind(),
                new StrikeScenario(cast.sheet(who), attack(fields.asMap()), cast.sheet(whom), rulings.said()));
    }

    private static StrikeScenario.Attack attack(Map<String, String> fields) {
        assertThat(FIELDS).containsAll(fields.keySet());
        String weapon = fields.get("weapon");
        return new StrikeScenario.Attack(
                Cast.degree(fields.get("skill")),
                weapon.replaceAll(" [-+]?\\d+$", ""),
                Integer.parseInt(weapon.replaceAll("^.* ", "")),
                word(Hands.values(), fields.getOrDefault("hands", "right")),
                Optional.ofNullable(fields.get("called")).map(part -> word(CalledPart.values(), part)),
                Integer.parseInt(fields.getOrDefault("size", "0")),
                new StrikeScenario.Against(
                        degree(fields, "defence"), degree(fields, "difficulty"), degree(fields, "range")),
                fields.getOrDefault("too far", "no").equals("yes"));
    }

    private static Optional<Degree> degree(Map<String, String> fields, String field) {
        return Optional.ofNullable(fields.get(field)).map(Cast::degree);
    }

    private static <E extends Enum<E>> E word(E[] constants, String word) {
        return Stream.of(constants)
                .filter(constant -> constant.toString().equals(word))
                .findFirst()
                .orElseThrow(() -> new AssertionError("nothing is called " + word));
    }

    @Then("^the strike hits by (\\d+)$")
    public void hits(int margin) {
        assertThat(margins()).containsExactly(margin);
        assertThat(casualties.outcome(StrikeOutcome.class).hit()).isTrue();
    }

    @Then("^the strike misses by (\\d+)$")
    public void misses(int margin) {
        assertThat(margins()).containsExactly(-margin);
        assertThat(casualties.outcome(StrikeOutcome.class).hit()).isFalse();
    }

    @Then("^it is a stand-off$")
    public void standOff() {
        assertThat(casualties.all(HitLocationEvent.Defended.class))
                .singleElement()
                .extracting(HitLocationEvent.Defended::margin)
                .isEqualTo(0);
        assertThat(casualties.outcome(StrikeOutcome.class).hit()).isFalse();
    }

    private List<Integer> margins() {
        Stream<Integer> unopposed = casualties.all(HitLocationEvent.Attacked.class).stream()
                .flatMap(attacked -> attacked.margin().stream());
        Stream<Integer> opposed =
                casualties.all(HitLocationEvent.Defended.class).stream().map(HitLocationEvent.Defended::margin);
        return Stream.concat(unopposed, opposed).toList();
    }

    @Then("^the sum of ([A-Z][\\w ]*)'s ([a-z]+) is$")
    public void counts(String who, String of, DataTable lines) {
        lines.diff(DataTable.create(rows(casualties.tally(who, of))));
    }

    /** A line for each reason: its amount and its rule. */
    private static List<List<String>> rows(Tally tally) {
        Stream<List<String>> base = Stream.of(
                switch (tally.base()) {
                    case Tally.Known known ->
                        List.of(
                                known.what(),
                                signed(known.amount()),
                                known.why().id());
                    case Tally.Awaited awaited -> throw new AssertionError("still waits for " + awaited.dice());
                });
        Stream<List<String>> lines = tally.lines().stream().map(line -> switch (line) {
            case Tally.Plus plus ->
                List.of(
                        plus.modifier().what(),
                        signed(plus.modifier().amount()),
                        plus.why().id());
            case Tally.Waived waived ->
                List.of(
                        waived.due().what(),
                        "(" + signed(waived.due().amount()) + ")",
                        waived.why().id());
            case Tally.Times times ->
                List.of(
                        times.what(),
                        "x " + times.numerator() + "/" + times.denominator(),
                        times.why().id());
            case Tally.AtMost most ->
                List.of(most.what(), "at most " + most.limit(), most.why().id());
            case Tally.AtLeast least ->
                List.of(least.what(), "at least " + least.limit(), least.why().id());
        });
        return Stream.concat(base, lines).toList();
    }

    private static String signed(int number) {
        return number > 0 ? "+" + number : String.valueOf(number);
    }

    @Then("^the sum of ([A-Z][\\w ]*)'s ([a-z]+) is (-?\\d+|[A-Z]\\w+(?:[-+]\\d)?)$")
    public void comesTo(String who, String of, String number) {
        int total = casualties.tally(who, of).total();
        assertThat(List.of(String.valueOf(total), Degree.inWords(total))).contains(number);
    }

    /** How the game master reads what the rules leave open, in one example. */
    @ScenarioScoped
    public static final class Rulings {

        private LocationRulings said = LocationRulings.BY_THE_BOOK;

        LocationRulings said() {
            return said;
        }

        /** This ruling is so. */
        void rules(String ruling, Object reading) {
            said = LocationRulings.DECLARED.with(said, ruling, reading);
        }
    }

    @Given("the game master has a blow mark a single box, at its level")
    public void byLevels() {
        rulings.rules("woundModel", WoundModel.LEVELS_1995);
    }

    @Given("the game master lets an agility roll prevent a fall")
    public void agility() {
        rulings.rules("agilitySaveOnFall", true);
    }

    @Given("the game master gives back as damage what a small part costs to hit")
    public void addBack() {
        rulings.rules("calledShotDamageAddBack", true);
    }
}
