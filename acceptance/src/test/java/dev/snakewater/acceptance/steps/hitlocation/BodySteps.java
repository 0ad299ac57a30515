package dev.snakewater.acceptance.steps.hitlocation;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.application.hitlocation.BlastOutcome;
import dev.snakewater.application.hitlocation.BlastScenario;
import dev.snakewater.application.hitlocation.BlowEvent;
import dev.snakewater.application.hitlocation.Fate;
import dev.snakewater.application.hitlocation.PartState;
import dev.snakewater.domain.fudge.hitlocation.BodyPart;
import dev.snakewater.domain.fudge.hitlocation.Hands;
import dev.snakewater.domain.fudge.hitlocation.WoundLevel;
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
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** What goes off, and what has become of whom. */
@ScenarioScoped
public final class BodySteps {

    private static final String PART = "(torso|head|(?:left|right) (?:arm|hand|leg|foot))";

    private final Cast cast;
    private final Casualties casualties;
    private final StrikeSteps.Rulings rulings;
    private final Map<String, List<BodyPart>> reached = new LinkedHashMap<>();
    private Optional<BlastScenario.Thrown> thrown = Optional.empty();
    private Optional<BlastScenario> last = Optional.empty();

    @Inject
    public BodySteps(Cast cast, Casualties casualties, StrikeSteps.Rulings rulings) {
        this.cast = cast;
        this.casualties = casualties;
        this.rulings = rulings;
    }

    @Given("^it reaches ([A-Z][\\w ]*)'s (.+)$")
    public void reaches(String whom, String parts) {
        reached.put(whom, Stream.of(parts.split(", | and ")).map(Cast::part).toList());
    }

    @Given("^([A-Z]\\w+) throws it with ([A-Z]\\w+) skill against ([A-Z]\\w+)$")
    public void throwsIt(String who, String skill, String difficulty) {
        thrown = Optional.of(new BlastScenario.Thrown(
                cast.sheet(who), new BlastScenario.Toss(Cast.degree(skill), Cast.degree(difficulty), Hands.RIGHT)));
    }

    @When("^an? ([a-z -]+) of (\\d+) points goes off$")
    public void goesOff(String what, int strength) {
        goesOff(new BlastScenario(
                new BlastScenario.Charge(what, strength),
                thrown,
                cast.all().stream()
                        .filter(sheet ->
                                thrown.filter(by -> by.by().equals(sheet)).isEmpty())
                        .map(sheet -> new BlastScenario.Target(
                                sheet,
                                Optional.ofNullable(reached.get(sheet.name().text()))))
                        .toList(),
                rulings.said().harm()));
    }

    @When("another one goes off among those who are left")
    public void goesOffAgain() {
        goesOff(BlastScenario.kind()
                .aftermath(last.orElseThrow(), casualties.outcome(BlastOutcome.class))
                .orElseThrow());
    }

    private void goesOff(BlastScenario blast) {
        last = Optional.of(blast);
        casualties.play(BlastScenario.kind(), blast);
    }

    @Then("^([A-Z][\\w ]*)'s " + PART + " takes (\\d+) points?$")
    public void takes(String who, String part, int points) {
        assertThat(wounds(who, Cast.part(part)))
                .singleElement()
                .extracting(BlowEvent.Wounded::points)
                .isEqualTo(points);
    }

    @Then("^all of ([A-Z][\\w ]*) takes (\\d+) points?$")
    public void takes(String who, int points) {
        takes(who, BodyPart.TORSO.toString(), points);
    }

    @Then("^([A-Z][\\w ]*)'s " + PART + " takes nothing$")
    public void takesNothing(String who, String part) {
        assertThat(wounds(who, Cast.part(part))).isEmpty();
        assertThat(casualties.all(BlowEvent.Unscathed.class))
                .anyMatch(
                        event -> event.who().text().equals(who) && event.parts().contains(Cast.part(part)));
    }

    @Then("^the parts of ([A-Z][\\w ]*) take$")
    public void takes(String who, DataTable table) {
        table.diff(DataTable.create(BodyPart.ALL.stream()
                .map(part -> List.of(
                        part.toString(),
                        String.valueOf(wounds(who, part).stream()
                                .mapToInt(BlowEvent.Wounded::points)
                                .sum()),
                        state(who, part).state()))
                .toList()));
    }

    private List<BlowEvent.Wounded> wounds(String who, BodyPart part) {
        return casualties.all(BlowEvent.Wounded.class).stream()
                .filter(wounded -> wounded.who().text().equals(who) && wounded.part() == part)
                .toList();
    }

    @Then("^nothing happens to ([A-Z][\\w ]*)$")
    public void nothing(String who) {
        assertThat(casualties.all(BlowEvent.Wounded.class))
                .noneMatch(wounded -> wounded.who().text().equals(who));
        assertThat(fate(who).fell()).isFalse();
        assertThat(fate(who).dropped()).isEmpty();
    }

    @Then("^it finds nothing where ([A-Z][\\w ]*)'s " + PART + " was$")
    public void findsNothing(String who, String part) {
        assertThat(casualties.all(BlowEvent.FoundNothing.class))
                .contains(new BlowEvent.FoundNothing(fate(who).name(), Cast.part(part)));
    }

    @Then("^([A-Z][\\w ]*)'s " + PART + " ends up (unhurt|[A-Z][\\w ]+|lost|dead)$")
    public void is(String who, String part, String state) {
        assertThat(state(who, Cast.part(part)).state()).isEqualTo(state);
    }

    @Then("^([A-Z][\\w ]*)'s " + PART + " has ([\\d ]+) marked of ([\\d ]+)$")
    public void boxes(String who, String part, String marks, String boxes) {
        assertThat(state(who, Cast.part(part)).marks()).isEqualTo(numbers(marks));
        assertThat(state(who, Cast.part(part)).boxes()).isEqualTo(numbers(boxes));
    }

    @Then("^the sheet of ([A-Z][\\w ]*) is$")
    public void sheet(String who, DataTable sheet) {
        List<List<String>> rows = new ArrayList<>();
        for (PartState state : fate(who).body()) {
            List<String> row = new ArrayList<>(List.of(state.part().toString()));
            for (int i = 0; i < state.boxes().size(); i++) {
                row.add(state.marks().get(i) + "/" + state.boxes().get(i));
            }
            rows.add(row);
        }
        sheet.diff(DataTable.create(rows));
    }

    /** However far the columns of a table are apart. */
    @Then("^it is told$")
    public void told(String lines) {
        assertThat(casualties.told())
                .containsSubsequence(lines.lines()
                        .map(line -> line.replaceAll(" {2,}", "  "))
                        .toList());
    }

    @Then("^(\\d+) points? of it go(?:es)? nowhere$")
    public void vanish(int points) {
        assertThat(casualties.all(BlowEvent.Wounded.class))
                .last()
                .extracting(BlowEvent.Wounded::vanished)
                .isEqualTo(points);
    }

    @Then("^([A-Z][\\w ]*) lets go of the ([a-z ]+)$")
    public void drops(String who, String what) {
        assertThat(fate(who).dropped()).contains(what);
    }

    @Then("^([A-Z][\\w ]*) keeps hold of the ([a-z ]+)$")
    public void holds(String who, String what) {
        assertThat(fate(who).holds()).contains(what);
    }

    @Then("^([A-Z][\\w ]*) goes down$")
    public void falls(String who) {
        assertThat(fate(who).fell()).isTrue();
    }

    @Then("^([A-Z][\\w ]*) stays up$")
    public void stays(String who) {
        assertThat(fate(who).fell()).isFalse();
    }

    @Then("^([A-Z][\\w ]*) is put out of action: ([A-Z][\\w ]+|dead)$")
    public void out(String who, String level) {
        assertThat(fate(who).out()).isTrue();
        assertThat(fate(who).wounds().toString()).isEqualTo(level);
    }

    @Then("^([A-Z][\\w ]*) is still in action$")
    public void canAct(String who) {
        assertThat(fate(who).out()).isFalse();
        assertThat(fate(who).wounds()).isLessThan(WoundLevel.INCAPACITATED);
    }

    /** Everything the example said was used. */
    @After(value = "@hitlocation", order = 10)
    public void nothingIsLeftOver() {
        assertThat(casualties.leftOver()).as("dice that nobody has thrown").isEmpty();
    }

    private Fate fate(String who) {
        return casualties.fate(who);
    }

    private PartState state(String who, BodyPart part) {
        return fate(who).body().get(part.ordinal());
    }

    private static List<Integer> numbers(String words) {
        return Stream.of(words.strip().split(" ")).map(Integer::valueOf).toList();
    }
}
