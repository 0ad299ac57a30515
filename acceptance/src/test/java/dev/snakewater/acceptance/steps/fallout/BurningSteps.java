package dev.snakewater.acceptance.steps.fallout;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.snakewater.acceptance.steps.Citations;
import dev.snakewater.acceptance.steps.Document;
import dev.snakewater.application.fallout.burning.Burning;
import dev.snakewater.application.fallout.burning.BurningEvent;
import dev.snakewater.application.fallout.burning.BurningOutcome;
import dev.snakewater.application.fallout.burning.BurningScenario;
import dev.snakewater.application.procedure.Problem;
import dev.snakewater.application.table.Answer;
import dev.snakewater.application.table.GameMasterRule;
import dev.snakewater.application.table.ScriptLine;
import dev.snakewater.application.words.Wording;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fallout.burning.Stage;
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

/** Flame throwers, and who burns. */
@ScenarioScoped
public final class BurningSteps {

    private static final double EXACT = 1e-12;

    private final Citations citations;
    private final Document document = new Document();
    private final List<ScriptLine> script = new ArrayList<>();
    private final List<Answer> overrules = new ArrayList<>();
    private int targets;
    private String stoker = "";

    /** Steps that cite here. */
    @Inject
    public BurningSteps(Citations citations) {
        this.citations = citations;
    }

    @Given("^(\\w+) has a flame thrower$")
    public void hasAFlameThrower(String who) {
        stoker = who;
        document.put("/shooter/is", who);
    }

    @Given("^there (?:is|are) (\\d+) seconds? left in the tank$")
    public void secondsInTheTank(int seconds) {
        document.put("/shooter/seconds", seconds);
    }

    @Given("^the stoker has (\\d+) AP left$")
    public void actionPointsLeft(int actionPoints) {
        document.put("/shooter/actionPoints", actionPoints);
    }

    @Given("^the stoker is winded by (\\d+)$")
    public void isWinded(int points) {
        document.put("/shooter/winded", points);
    }

    @Given("^the stoker has a wound: (\\w+)$")
    public void hasAWound(String part) {
        document.put("/shooter/wounds", List.of(part));
    }

    @Given("^the master plays with wounds in the fire$")
    public void withWounds() {
        document.put("/rulings/wounds", true);
    }

    @When("^the master amends for (\\w+): (.+) (\\d+)$")
    public void amends(String who, String what, int number) {
        overrules.add(
                new Answer.Amended(new Name(who), what, GameMasterRule.GM_03_AMENDMENT.id(), String.valueOf(number)));
    }

    @When("^the master rules from the next round on: (\\w+) (.+)$")
    public void rules(String ruling, String word) {
        overrules.add(new Answer.Amended(GameMasterRule.GAME_MASTER, ruling, GameMasterRule.GM_04_RULING.id(), word));
    }

    @Then("^the streams have chances of (.+)$")
    public void chances(String chances) {
        assertThat(played().happened(BurningEvent.Tested.class))
                .extracting(tested -> String.valueOf(tested.chance().total()))
                .containsExactly(chances.split(", ", -1));
    }

    @Given("^the stoker takes the (.+) instead$")
    public void takes(String weapon) {
        document.put("/shooter/with", weapon);
    }

    @Given("^(\\w+) stands ([\\d.]+) cm from the nozzle$")
    public void stands(String who, String centimetres) {
        targets++;
        target("is", who);
        target("millimetres", millimetres(centimetres));
    }

    @Given("^(\\w+) stands ([\\d.]+) cm from the nozzle, (crouched|prone|in cover)$")
    public void stands(String who, String centimetres, String how) {
        stands(who, centimetres);
        target(how.equals("in cover") ? "inCover" : "pose", how.equals("in cover") ? true : how);
    }

    @Given("^an unarmed (\\w+) stands ([\\d.]+) cm from the nozzle$")
    public void standsUnarmed(String who, String centimetres) {
        stands(who, centimetres);
        target("armed", false);
    }

    @Given("^(\\w+) burns, the (first|second|third) round to come$")
    public void burns(String who, String round) {
        targets++;
        target("is", who);
        target("alight", round + " round");
    }

    @Given("^somebody with (\\d+) hit points in (leather|metal|combat armour|no armour) burns, the first round to"
            + " come$")
    public void burns(int hitPoints, String armour) {
        targets++;
        target("hitPoints", hitPoints);
        target("armour", armour.equals("no armour") ? "none" : armour.replace(" armour", ""));
        target("alight", Stage.FIRST);
    }

    @Given("^the stream can be kept up for (\\d+) rounds$")
    public void rounds(int rounds) {
        document.put("/rounds", rounds);
    }

    @Given("^the master adds to the stream: (.+) ([+-]\\d+)$")
    public void masterAdds(String what, int points) {
        document.put("/master", List.of(Map.of("what", what, "points", points)));
    }

    @When("^the stream at (\\w+) throws (\\d+)$")
    public void streams(String at, int roll) {
        answer(stoker, "stream", at);
        answer(stoker, "shot", String.valueOf(roll));
    }

    @When("^the d6 for where the fire struck shows (\\d)$")
    public void struck(int face) {
        answer(stoker, "location", String.valueOf(face));
    }

    @When("^the stoker holds fire$")
    public void holds() {
        answer(stoker, "stream", "hold fire");
    }

    @When("^the fire on (\\w+) throws ([\\d ]+)$")
    public void burnThrows(String who, String faces) {
        answer(who, "burn", faces.strip());
    }

    @Then("^the stream has a chance of (\\d+)$")
    public void chance(int chance) {
        assertThat(tested().chance().total()).isEqualTo(chance);
    }

    @Then("^the stream counts$")
    public void counts(DataTable lines) {
        Tally chance = tested().chance();
        lines.diff(DataTable.create(
                chance.lines().stream().map(line -> List.of(words(line))).toList()));
    }

    @Then("^the stream is a (hit|miss|critical|fumble)$")
    public void result(String result) {
        assertThat(tested().result()).hasToString(result);
    }

    @Then("^the stream adds nothing, for (\\w+) has been burnt in this round$")
    public void addsNothing(String who) {
        assertThat(tested().result().hits()).isTrue();
        assertThat(tested().again()).isTrue();
        assertThat(tested().at()).hasToString(who);
    }

    @Then("^the stoker has (\\d+) AP and (\\d+) seconds left$")
    public void left(int actionPoints, int seconds) {
        BurningEvent.Streamed last =
                played().happened(BurningEvent.Streamed.class).getLast();
        assertThat(last.left()).as("AP").isEqualTo(actionPoints);
        assertThat(last.seconds()).as("seconds").isEqualTo(seconds);
    }

    @Then("^(\\w+) is burnt, round by round$")
    public void burnt(String who, DataTable bites) {
        bites.diff(DataTable.create(played().happened(BurningEvent.Bitten.class).stream()
                .filter(bitten -> bitten.who().text().equals(who))
                .map(bitten -> List.of(
                        bitten.stage().toString(),
                        String.valueOf(bitten.burn().total()),
                        String.valueOf(bitten.left())))
                .toList()));
    }

    @Then("^the fire strikes (?:her|his|the) (\\w+)$")
    public void located(String part) {
        assertThat(played().happened(BurningEvent.Located.class).getLast().part())
                .hasToString(part);
    }

    @Then("^the weapon of (\\w+) is useless, and he is not alight$")
    public void weaponBurned(String who) {
        assertThat(played().happened(BurningEvent.WeaponBurned.class))
                .extracting(burned -> burned.who().text())
                .containsExactly(who);
        assertThat(played().happened(BurningEvent.Bitten.class)).isEmpty();
    }

    @Then("^the fire wounds (\\w+) in the (\\w+)$")
    public void wounded(String who, String part) {
        BurningEvent.Wounded wounded =
                played().happened(BurningEvent.Wounded.class).getLast();
        assertThat(wounded.who()).hasToString(who);
        assertThat(wounded.part()).hasToString(part);
    }

    @Then("^(\\w+) is dead by the fire$")
    public void dead(String who) {
        assertThat(played().happened(BurningEvent.WentDown.class))
                .extracting(down -> down.who().text())
                .contains(who);
    }

    @Then("^the fire is out, and (\\w+) lost (\\d+) hit points by it$")
    public void out(String who, int lost) {
        assertThat(played().outcome().fates())
                .filteredOn(fate -> fate.who().text().equals(who))
                .singleElement()
                .satisfies(fate -> assertThat(fate.lost()).isEqualTo(lost));
    }

    @Then("^the stream may not be turned on (\\w+), by ((?:FO-\\d+(?: and )?)+)$")
    public void mayNot(String who, String rules) {
        assertThat(played().bars(who)).containsExactly(rules.split(" and "));
    }

    @Then("^a full burn takes (\\S+) hit points on average, and at least (\\d+) with a chance of (\\S+)$")
    public void fullBurn(String mean, int least, String chance) {
        var lost = played().odds("Target's hit points lost");
        assertThat(lost.mean().orElseThrow().value()).isCloseTo(fraction(mean), within(EXACT));
        double share = lost.prospects().stream()
                .filter(prospect -> Integer.parseInt(prospect.is()) >= least)
                .mapToDouble(prospect -> prospect.share().value())
                .sum();
        assertThat(share).isCloseTo(fraction(chance), within(EXACT));
    }

    @Then("^this fire is sent back at (\\S+): (.+); right would be: (.+)$")
    public void sentBack(String pointer, String what, String instead) {
        assertThat(played().problems()).contains(new Problem(pointer, what, instead));
    }

    private BurningEvent.Tested tested() {
        return played().happened(BurningEvent.Tested.class).getLast();
    }

    private SmallProcedure<BurningScenario, Burning, BurningOutcome> played() {
        return new SmallProcedure<>(BurningScenario.kind(), document, script, overrules, citations);
    }

    private void answer(String who, String to, String words) {
        script.add(ScriptLine.of(who + ", " + to + ": " + words).orElseThrow());
    }

    /** Something is written of who was named last. */
    private void target(String field, Object value) {
        document.put("/targets/" + (targets - 1) + "/" + field, value);
    }

    private static String words(Tally.Line line) {
        return switch (line) {
            case Tally.Plus plus ->
                plus.modifier().what() + " " + Wording.signed(plus.modifier().amount());
            case Tally.Times times -> times.what() + " x " + times.numerator() + "/" + times.denominator();
            case Tally.AtMost most -> "at most " + most.limit();
            case Tally.AtLeast least -> "at least " + least.limit();
            case Tally.Waived waived -> waived.due().what() + " waived";
        };
    }

    private static int millimetres(String centimetres) {
        return (int) Math.round(10 * Double.parseDouble(centimetres));
    }

    private static double fraction(String told) {
        String[] parts = told.split("/", 2);
        return parts.length == 1
                ? Double.parseDouble(told)
                : Double.parseDouble(parts[0]) / Double.parseDouble(parts[1]);
    }
}
