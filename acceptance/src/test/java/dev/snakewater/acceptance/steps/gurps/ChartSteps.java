package dev.snakewater.acceptance.steps.gurps;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import dev.snakewater.application.gurps.BoxPassed;
import dev.snakewater.application.gurps.Found;
import dev.snakewater.application.gurps.GurpsOutcome;
import dev.snakewater.application.procedure.Problem;
import dev.snakewater.application.table.Choice;
import dev.snakewater.application.words.Wording;
import dev.snakewater.domain.gurps.body.Condition;
import dev.snakewater.domain.gurps.chart.Box;
import dev.snakewater.domain.gurps.table.Fumble;
import dev.snakewater.domain.modifier.Tally;
import io.cucumber.datatable.DataTable;
import io.cucumber.guice.ScenarioScoped;
import io.cucumber.java.After;
import io.cucumber.java.en.Given;
import io.cucumber.java.en.Then;
import io.cucumber.java.en.When;
import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Who attacks whom, what the dice show, the way through the chart and where it ends. */
@ScenarioScoped
public final class ChartSteps {

    private final Brawl brawl;

    @Inject
    public ChartSteps(Brawl brawl) {
        this.brawl = brawl;
    }

    @Given("^(\\w+) attacks with an? (.+), skill (\\d+)$")
    public void attacks(String who, String arms, String skill) {
        brawl.attacker().put("name", who);
        brawl.attacker().put("skill", skill);
        brawl.weapon().put("is", arms);
    }

    @Given("^(\\w+) attacks with his own weapon, skill (\\d+)$")
    public void attacks(String who, String skill, DataTable weapon) {
        brawl.attacker().put("name", who);
        brawl.attacker().put("skill", skill);
        brawl.weapon().putAll(fields(weapon));
    }

    @Given("the attacker has")
    public void attackerHas(DataTable fields) {
        brawl.attacker().putAll(fields(fields));
    }

    @Given("the weapon has")
    public void weaponHas(DataTable fields) {
        brawl.weapon().putAll(fields(fields));
    }

    @Given("the attack is")
    public void attackIs(DataTable fields) {
        brawl.manner().putAll(fields(fields));
    }

    @Given("^the target is ([A-Z]\\w+)$")
    public void target(String name) {
        brawl.figures().addFirst(named(name));
    }

    @Given("^the target is ([A-Z]\\w+) with$")
    public void target(String name, DataTable fields) {
        Map<String, Object> figure = named(name);
        figure.putAll(fields(fields));
        brawl.figures().addFirst(figure);
    }

    @Given("^the target is ([A-Z]\\w+) who wears$")
    public void wears(String name, DataTable pieces) {
        Map<String, Object> figure = named(name);
        figure.put("armour", pieces.asMaps());
        brawl.figures().addFirst(figure);
    }

    @Given("^(\\w+) is (in front|behind|in close combat) with$")
    public void bystander(String name, String stands, DataTable fields) {
        Map<String, Object> figure = named(name);
        figure.put("stands", stands);
        figure.putAll(fields(fields));
        brawl.figures().add(figure);
    }

    @Given("^the game master rules (\\w+): (.+)$")
    public void rules(String ruling, String value) {
        brawl.rulings().put(ruling, value);
    }

    @Given("the game master's table of groups is")
    public void groupTable(DataTable rows) {
        brawl.groupTable().addAll(rows.asMaps());
    }

    @When("^(\\w+) throws ([\\d ,]+) for the ([\\w ]+)$")
    public void throwsDice(String who, String faces, String roll) {
        brawl.answers(who, roll, faces.strip());
    }

    @When("^(\\w+) chooses to (dodge|parry|block|dodge and retreat|parry and retreat|block and retreat)$")
    public void chooses(String who, String defence) {
        brawl.answers(who, "defence", defence);
    }

    @Then("the way is {word}")
    public void wayIs(String boxes) {
        assertThat(brawl.boxes().stream()
                        .filter(passed -> passed.to().isPresent() || isEnd(passed))
                        .map(passed -> String.valueOf(passed.box()))
                        .collect(Collectors.joining("-")))
                .isEqualTo(boxes);
    }

    private static boolean isEnd(BoxPassed passed) {
        return passed.box() > 50;
    }

    @Then("the end is {word}: {}")
    public void endIs(String box, String end) {
        assertThat(brawl.outcome().end().map(reached -> reached.box().number() + ": " + reached))
                .contains(box + ": " + end);
    }

    @Then("^(\\w+) takes (\\d+), which leaves (-?\\d+)$")
    public void takes(String who, int hits, int left) {
        GurpsOutcome.Victim victim = victim(who);
        assertThat(victim.injury()).as("hits").isEqualTo(hits);
        assertThat(victim.hitPoints()).as("hit points left").isEqualTo(left);
    }

    @Then("^(\\w+) is ((?:fallen|stunned|unconscious|crippled|disarmed|limb numb|halved|shield unready|rolls to stay"
            + " awake| and |, )+)$")
    public void is(String who, String conditions) {
        List<Condition> expected = Stream.of(conditions.split(", | and "))
                .map(word -> condition(word))
                .toList();
        assertThat(victim(who).conditions()).containsExactlyInAnyOrderElementsOf(expected);
    }

    private static Condition condition(String word) {
        return Condition.valueOf(word.strip().toUpperCase(Locale.ROOT).replace(' ', '_'));
    }

    @Then("^(\\w+) is not ((?:fallen|stunned|unconscious|crippled)+)$")
    public void isNot(String who, String condition) {
        assertThat(victim(who).conditions()).doesNotContain(condition(condition));
    }

    @Then("^(\\w+) is knocked back by (\\d+)$")
    public void isKnockedBack(String who, int hexes) {
        assertThat(victim(who).knockback()).isEqualTo(hexes);
    }

    @Then("^(\\w+)'s skills are down by (\\d+) on the next turn$")
    public void shock(String who, int shock) {
        assertThat(victim(who).shock()).isEqualTo(shock);
    }

    @Then("^the attacker's fumble comes to: (.+)$")
    public void fumble(String words) {
        assertThat(brawl.outcome().fumbles().stream().map(Fumble::toString)).contains(words);
    }

    @Then("^(\\w+)'s own parry comes to: (.+)$")
    public void parryFumble(String who, String words) {
        assertThat(victim(who).fumbles().stream().map(Fumble::toString)).containsExactly(words);
    }

    @Then("^box (\\d+) counts ([^:]+): (-?\\d+)$")
    public void counts(int box, String of, int total) {
        assertThat(tallies(box).stream().filter(tally -> tally.of().equals(of)).map(Tally::total))
                .contains(total);
    }

    @Then("^box (\\d+) counts$")
    public void counts(int box, DataTable lines) {
        List<List<String>> told = new ArrayList<>();
        for (Tally tally : tallies(box)) {
            for (Tally.Line line : tally.lines()) {
                told.add(List.of(line(line)));
            }
        }
        lines.diff(DataTable.create(told));
    }

    private static String line(Tally.Line line) {
        return switch (line) {
            case Tally.Plus plus ->
                plus.modifier().what() + " " + Wording.signed(plus.modifier().amount());
            case Tally.Times times -> times.what() + " x " + times.numerator() + "/" + times.denominator();
            case Tally.AtMost most -> most.what() + ", at most " + most.limit();
            case Tally.AtLeast least -> least.what() + ", at least " + least.limit();
            case Tally.Waived waived ->
                waived.due().what() + " " + Wording.signed(waived.due().amount()) + ", waived by "
                        + waived.why().id();
        };
    }

    private List<Tally> tallies(int box) {
        return brawl.boxes().stream()
                .filter(passed -> passed.box() == box)
                .flatMap(passed -> passed.tallies().stream())
                .toList();
    }

    @Then("^box (\\d+) leads to (\\d+)$")
    public void leads(int box, int to) {
        assertThat(brawl.boxes().stream().filter(passed -> passed.box() == box).flatMap(passed -> passed.to().stream()))
                .contains(to);
    }

    @Then("^the ([a-z ]+) would have been hit$")
    public void wouldHaveBeenHit(String location) {
        assertThat(brawl.boxes().stream()
                        .map(BoxPassed::found)
                        .filter(Found.Located.class::isInstance)
                        .map(found -> ((Found.Located) found).location().toString()))
                .containsExactly(location);
    }

    @Then("^those in the way are (\\w+(?: and \\w+)*)$")
    public void inTheWay(String names) {
        assertThat(brawl.boxes().stream()
                        .map(BoxPassed::found)
                        .filter(Found.WrongTarget.class::isInstance)
                        .map(found -> ((Found.WrongTarget) found).whom().text()))
                .containsExactly(names.split(" and ", -1));
    }

    @Then("^nobody throws dice at box (\\d+)$")
    public void noDice(int box) {
        assertThat(brawl.boxes()).extracting(BoxPassed::box).contains(box);
        assertThat(brawl.thrown()).doesNotContain(Box.of(box).rule().id());
    }

    @Then("^(\\w+) may defend himself so$")
    public void mayChoose(String who, DataTable words) {
        assertThat(brawl.choice().by().text()).isEqualTo(who);
        words.diff(DataTable.create(brawl.choice().options().stream()
                .map(option -> List.of(option.word()))
                .toList()));
    }

    @Then("^(\\w+) may not ([\\w ]+), by (GU-\\d+)$")
    public void mayNot(String who, String word, String rule) {
        Choice<?> choice = brawl.choice();
        assertThat(choice.by().text()).isEqualTo(who);
        assertThat(choice.barsOn(word).stream().map(bar -> bar.id())).containsExactly(rule);
    }

    @Then("^the set-up is sent back: (\\S+), (.+); right would be: (.+)$")
    public void sentBack(String pointer, String what, String instead) {
        assertThat(brawl.problems())
                .extracting(Problem::pointer, Problem::what, Problem::instead)
                .contains(tuple(pointer, what, instead));
    }

    /** Everything the example said was used. */
    @After(value = "@gurps", order = 10)
    public void nothingIsLeftOver() {
        brawl.leavesNothingOver();
    }

    private GurpsOutcome.Victim victim(String who) {
        Optional<GurpsOutcome.Victim> victim = brawl.outcome().victim();
        assertThat(victim.map(hit -> hit.name().text())).as("who is hit").contains(who);
        return victim.orElseThrow();
    }

    private static Map<String, Object> named(String name) {
        Map<String, Object> figure = new LinkedHashMap<>();
        figure.put("name", name);
        return figure;
    }

    private static Map<String, Object> fields(DataTable table) {
        return new LinkedHashMap<>(table.asMap(String.class, String.class));
    }
}
