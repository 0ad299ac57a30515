package dev.snakewater.acceptance.steps.fallout;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.acceptance.steps.Citations;
import dev.snakewater.acceptance.steps.Document;
import dev.snakewater.application.fallout.effort.Effort;
import dev.snakewater.application.fallout.effort.EffortEvent;
import dev.snakewater.application.fallout.effort.EffortOutcome;
import dev.snakewater.application.fallout.effort.JumpScenario;
import dev.snakewater.application.fallout.effort.RunScenario;
import dev.snakewater.application.fallout.effort.TestScenario;
import dev.snakewater.application.port.in.Share;
import dev.snakewater.application.procedure.Problem;
import dev.snakewater.application.procedure.ScenarioKind;
import dev.snakewater.application.table.ScriptLine;
import dev.snakewater.application.words.Wording;
import dev.snakewater.domain.dice.Chance;
import dev.snakewater.domain.fallout.Rulings;
import dev.snakewater.domain.fallout.catalogue.Skill;
import dev.snakewater.domain.modifier.Tally;
import io.cucumber.datatable.DataTable;
import io.cucumber.guice.ScenarioScoped;
import io.cucumber.java.en.Given;
import io.cucumber.java.en.Then;
import io.cucumber.java.en.When;
import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Tests, jumps and runs of somebody alone. */
@ScenarioScoped
public final class EffortSteps {

    private static final int MILLIMETRES_OF_A_METRE = 30;

    private final Citations citations;
    private final Document document = new Document();
    private final List<ScriptLine> script = new ArrayList<>();
    private ScenarioKind<?, Effort, EffortOutcome> kind = TestScenario.kind();
    private String deed = "";
    private String who = "";

    /** Steps that cite here. */
    @Inject
    public EffortSteps(Citations citations) {
        this.citations = citations;
    }

    @Given("^(\\w+) is put to a test on (.+)$")
    public void isTested(String name, String of) {
        who(name);
        boolean skilled =
                Stream.of(Skill.values()).anyMatch(skill -> skill.toString().equals(of));
        document.put(skilled ? "/skill" : "/statistic", of);
    }

    @Given("^(\\w+) wants to jump ([\\d.]+) m from standing$")
    public void wantsToJump(String name, String metres) {
        who(name);
        kind = JumpScenario.kind();
        deed = "jump";
        document.put("/millimetres", (int) Math.round(MILLIMETRES_OF_A_METRE * Double.parseDouble(metres)));
    }

    @Given("^(\\w+) wants to jump ([\\d.]+) m after walking for (\\d+) AP$")
    public void wantsToJump(String name, String metres, int walked) {
        wantsToJump(name, metres);
        document.put("/walked", walked);
    }

    @Given("^(\\w+) wants to run ([\\d.]+) cm$")
    public void wantsToRun(String name, String centimetres) {
        who(name);
        kind = RunScenario.kind();
        deed = "run";
        document.put("/millimetres", (int) Math.round(10 * Double.parseDouble(centimetres)));
    }

    @Given("^the runner is (crouched|prone)$")
    public void pose(String word) {
        document.put("/pose", word);
    }

    @Given("^the sheet has (a|an) ([a-z ]+) of (\\d+)$")
    public void sheetHas(String article, String field, int value) {
        String[] words = field.split(" ", -1);
        String name =
                words[0] + Stream.of(words).skip(1).map(Wording::capitalised).collect(Collectors.joining());
        document.put("/catalogue/characters/0/name", who);
        document.put("/catalogue/characters/0/like", who);
        document.put("/catalogue/characters/0/" + name, value);
    }

    @Given("^an earlier run still costs (\\d+) points in this round and (\\d+) more$")
    public void earlierRun(int points, int rounds) {
        document.put("/winded/-", Map.of("points", points, "rounds", rounds));
    }

    @Given("^running still costs (\\d+) points$")
    public void isWinded(int points) {
        document.put("/winded", points);
    }

    @Given("^(?:she|he) has (\\d+) AP left for it$")
    public void actionPoints(int actionPoints) {
        document.put("/actionPoints", actionPoints);
    }

    @Given("^(?:she|he) has a wound in the (legs|head), and the house's wounds are played with$")
    public void wounded(String part) {
        document.put("/wounds", List.of(part));
        document.put("/rulings/wounds", true);
    }

    @Given("^the master makes it (?:easier|harder): (.+) ([+-]\\d+)$")
    public void master(String item, int points) {
        document.put("/master/-", Map.of("what", item, "points", points));
    }

    @Given("^(jumping|running) is not played$")
    public void without(String rule) {
        document.put("/rulings/" + rule, false);
    }

    @Given("^a fumble takes 91 and luck$")
    public void fumbleByLuck() {
        document.put("/rulings/fumbleFrom", Rulings.FumbleFrom.NINETY_ONE_PLUS_LUCK);
    }

    @Given("^statistics are tested with a d(\\d+)$")
    public void statTestDie(int sides) {
        document.put("/rulings/statTestDie", sides);
    }

    @When("^(?:she|he) does it$")
    public void doesIt() {
        script.add(ScriptLine.of(who + ", whether: " + deed).orElseThrow());
    }

    @When("^(?:she|he) stays$")
    public void stays() {
        script.add(ScriptLine.of(who + ", whether: stay").orElseThrow());
    }

    @When("^the test on ([a-z ]+) throws (\\d+)$")
    public void testThrows(String of, int roll) {
        script.add(ScriptLine.of(who + ", " + of + ": " + roll).orElseThrow());
    }

    @Then("^the test counts$")
    public void counts(DataTable lines) {
        lines.diff(DataTable.create(tested().limit().lines().stream()
                .map(line -> List.of(
                        line instanceof Tally.Plus plus
                                ? plus.modifier().what() + " "
                                        + Wording.signed(plus.modifier().amount())
                                : line instanceof Tally.AtMost most ? "at most " + most.limit() : "at least 0"))
                .toList()));
    }

    @Then("^the test is a (lucky success|success|failure|critical failure) against (-?\\d+)$")
    public void verdict(String verdict, int limit) {
        assertThat(tested().verdict().toString()).isEqualTo(verdict.replace("lucky success", "lucky"));
        assertThat(tested().limit().total()).isEqualTo(limit);
    }

    @Then("^the margin is (-?\\d+)$")
    public void margin(int margin) {
        assertThat(played().outcome().margin()).contains(margin);
    }

    @Then("^it costs (\\d+) AP and leaves (\\d+)$")
    public void costs(int price, int left) {
        List<Integer> prices = Stream.concat(
                        played().happened(EffortEvent.Ran.class).stream().map(EffortEvent.Ran::price),
                        played().happened(EffortEvent.JumpedOff.class).stream().map(EffortEvent.JumpedOff::price))
                .toList();
        assertThat(prices).containsExactly(price);
        assertThat(played().outcome().actionPoints()).contains(left);
    }

    @Then("^the farthest jump is ([\\d/ ]+) m$")
    public void farthest(String metres) {
        Tally farthest =
                played().happened(EffortEvent.JumpedOff.class).getLast().farthest();
        int sixths = 0;
        for (String part : metres.split(" ", -1)) {
            String[] fraction = part.split("/", -1);
            sixths += 6 * Integer.parseInt(fraction[0]) / (fraction.length == 1 ? 1 : Integer.parseInt(fraction[1]));
        }
        assertThat(farthest.total()).isEqualTo(MILLIMETRES_OF_A_METRE * sixths / 6);
    }

    @Then("^the jump (lands|fails)$")
    public void lands(String how) {
        assertThat(played().happened(EffortEvent.Landed.class))
                .singleElement()
                .satisfies(landed -> assertThat(landed.succeeded()).isEqualTo(how.equals("lands")));
    }

    @Then("^the run costs nothing in the rounds to come$")
    public void costsNothing() {
        assertThat(played().outcome().comingRounds()).isEmpty();
    }

    @Then("^the rounds to come cost ([\\d, ]+)$")
    public void comingRounds(String points) {
        assertThat(played().outcome().comingRounds())
                .isEqualTo(
                        Stream.of(points.split(", ", -1)).map(Integer::valueOf).toList());
    }

    @Then("^it cannot be done, by ((?:FO-\\d+(?: and )?)+), and nothing is spent$")
    public void cannotBeDone(String rules) {
        assertThat(played().bars(deed)).containsExactly(rules.split(" and "));
    }

    @Then("^nothing is spent, and nothing was done$")
    public void stayed() {
        assertThat(played().happened(EffortEvent.Stayed.class)).hasSize(1);
        assertThat(played().outcome().verdict()).isEmpty();
    }

    @Then("^the chances of the test are$")
    public void chances(DataTable table) {
        table.diff(DataTable.create(played().odds("Result").prospects().stream()
                .map(prospect -> List.of(prospect.is(), exactly(prospect.share())))
                .toList()));
    }

    @Then("^(\\w+) is out of breath for (\\S+) rounds on average$")
    public void roundsOnAverage(String name, String mean) {
        assertThat(played().odds(name + "'s rounds out of breath")
                        .mean()
                        .orElseThrow()
                        .exactly())
                .hasValueSatisfying(exact -> assertThat(exact).hasToString(mean));
    }

    @Then("^this is sent back at (\\S+): (.+); right would be: (.+)$")
    public void sentBack(String pointer, String wrong, String instead) {
        assertThat(played().problems()).contains(new Problem(pointer, wrong, instead));
    }

    private static String exactly(Share share) {
        Chance chance = ((Share.Exact) share).chance();
        return chance.toString();
    }

    private EffortEvent.Tested tested() {
        return played().happened(EffortEvent.Tested.class).getLast();
    }

    private SmallProcedure<?, Effort, EffortOutcome> played() {
        return new SmallProcedure<>(kind, document, script, citations);
    }

    private void who(String name) {
        who = name;
        document.put("/who", name);
    }
}
