package dev.snakewater.acceptance.steps.gunfight;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.application.gunfight.OpeningEvent;
import dev.snakewater.application.gunfight.ShootingEvent;
import dev.snakewater.application.table.Answer;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fudge.Degree;
import dev.snakewater.domain.modifier.Tally;
import io.cucumber.datatable.DataTable;
import io.cucumber.guice.ScenarioScoped;
import io.cucumber.java.en.Then;
import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** What rolls come to, what they are counted from, and what they hit. */
@ScenarioScoped
public final class RollSteps {

    private final Showdown showdown;

    @Inject
    public RollSteps(Showdown showdown) {
        this.showdown = showdown;
    }

    @Then("{name}'s draw comes to {degree}")
    public void drawComesTo(String who, String degree) {
        drawComesTo(who, degree, 1);
    }

    @Then("{name}'s draw comes to {degree} in turn {int}")
    public void drawComesTo(String who, String degree, int turn) {
        assertThat(Degree.inWords(drew(who, turn).total())).isEqualTo(degree);
    }

    @Then("{name}'s draw counts")
    public void drawCounts(String who, DataTable lines) {
        drawCounts(who, 1, lines);
    }

    @Then("{name}'s draw of turn {int} counts")
    public void drawCounts(String who, int turn, DataTable lines) {
        counts(drew(who, turn).fastDraw(), lines);
    }

    @Then("{name}'s {shot} comes to {degree} against {degree}")
    public void comesTo(String who, String roll, String degree, String difficulty) {
        ShootingEvent.Fired fired = last(fired(who, roll));
        assertThat(Degree.inWords(fired.total()) + " against "
                        + Degree.inWords(fired.difficulty().total()))
                .isEqualTo(degree + " against " + difficulty);
    }

    @Then("{name}'s {shot} hits {name} with margin {int}")
    public void hits(String who, String roll, String target, int margin) {
        ShootingEvent.Fired fired = fired(who, roll, target);
        assertThat(fired.margin()).as("the margin, where 0 and more hits").isEqualTo(margin);
        assertThat(fired.hit()).isTrue();
    }

    @Then("{name}'s {shot} misses {name} by {int}")
    public void misses(String who, String roll, String target, int by) {
        ShootingEvent.Fired fired = fired(who, roll, target);
        assertThat(-fired.margin()).as("by how much it misses").isEqualTo(by);
        assertThat(fired.hit()).isFalse();
    }

    @Then("{name}'s {shot} misses {name} without a throw")
    public void missesOutright(String who, String roll, String target) {
        assertThat(showdown.events(ShootingEvent.FiredAtCover.class)
                        .map(ShootingEvent.FiredAtCover::shot)
                        .filter(shot -> shot.by().text().equals(who)
                                && shot.manner().toString().equals(roll))
                        .map(shot -> shot.at().text()))
                .containsExactly(target);
        long fired = fired(who, roll)
                .filter(shot -> !shot.shot().at().text().equals(target))
                .count();
        rolls(who, (int) fired, roll);
    }

    @Then("{name} rolls {int} time(s) for the {shot}")
    public void rolls(String who, int times, String roll) {
        assertThat(showdown.played().answers().stream()
                        .filter(Answer.Fell.class::isInstance)
                        .filter(answer ->
                                answer.by().text().equals(who) && answer.to().equals(roll)))
                .hasSize(times);
    }

    @Then("{name}'s {shot} counts")
    public void rollCounts(String who, String roll, DataTable lines) {
        counts(last(fired(who, roll)).toHit(), lines);
    }

    @Then("{name}'s {shot} at {name} counts")
    public void rollCounts(String who, String roll, String target, DataTable lines) {
        counts(fired(who, roll, target).toHit(), lines);
    }

    @Then("the difficulty of {name}'s {shot} counts")
    public void difficultyCounts(String who, String roll, DataTable lines) {
        counts(last(fired(who, roll)).difficulty(), lines);
    }

    @Then("{name} draws again, which counts")
    public void tieCounts(String who, DataTable lines) {
        counts(drewAgain(who).findFirst().orElseThrow().fastDraw(), lines);
    }

    @Then("{name} draws again, and comes to {degree}")
    public void tieComesTo(String who, String degree) {
        assertThat(drewAgain(who).map(again -> Degree.inWords(again.total()))).containsExactly(degree);
    }

    @Then("{name} does not draw again")
    public void doesNotDrawAgain(String who) {
        assertThat(drewAgain(who)).isEmpty();
    }

    @Then("the dice alone decide {name}'s {shot}")
    public void diceDecide(String who, String roll) {
        assertThat(Showdown.ids(last(fired(who, roll)).critical().stream().toList()))
                .containsExactly("FACT-16");
    }

    @Then("the dice alone do not decide {name}'s {shot}")
    public void diceDoNotDecide(String who, String roll) {
        assertThat(last(fired(who, roll)).critical()).isEmpty();
    }

    @Then("nobody rolls against {name}'s {shot}")
    public void nobodyRolls(String who, String roll) {
        assertThat(showdown.played().answers().stream()
                        .filter(Answer.Fell.class::isInstance)
                        .filter(answer -> !List.of("draw", "staredown").contains(answer.to()))
                        .map(answer -> answer.by() + ", " + answer.to()))
                .containsExactly(who + ", " + roll);
    }

    private OpeningEvent.Drew drew(String who, int turn) {
        return showdown.events(OpeningEvent.Drew.class, turn)
                .filter(drew -> drew.by().equals(new Name(who)))
                .findFirst()
                .orElseThrow(() -> new AssertionError(who + " did not draw in turn " + turn));
    }

    private Stream<OpeningEvent.DrewAgain> drewAgain(String who) {
        return showdown.events(OpeningEvent.DrewAgain.class)
                .filter(again -> again.by().equals(new Name(who)));
    }

    /** The last roll of this name at this target. */
    private ShootingEvent.Fired fired(String who, String roll, String target) {
        return last(fired(who, roll).filter(fired -> fired.shot().at().text().equals(target)));
    }

    private Stream<ShootingEvent.Fired> fired(String who, String roll) {
        return showdown.events(ShootingEvent.Fired.class)
                .filter(fired -> fired.shot().by().text().equals(who)
                        && fired.shot().manner().toString().equals(roll));
    }

    private static ShootingEvent.Fired last(Stream<ShootingEvent.Fired> shots) {
        return shots.reduce((first, second) -> second).orElseThrow(() -> new AssertionError("no such shot was rolled"));
    }

    /**
     * A tally, by rule and amount, and by what each line is for if the table says it; a modifier that does not count is
     * written as waived by the rule that says so.
     */
    static void counts(Tally tally, DataTable lines) {
        List<List<String>> expected = new ArrayList<>(List.of(List.of("rule", "counts", "for")));
        Stream.concat(Stream.of(base(tally)), tally.lines().stream().map(RollSteps::line))
                .forEach(expected::add);
        lines.diff(DataTable.create(
                expected.stream().map(row -> row.subList(0, lines.width())).toList()));
    }

    private static List<String> base(Tally tally) {
        return switch (tally.base()) {
            case Tally.Known known -> List.of(known.why().id(), "%+d".formatted(known.amount()), known.what());
            case Tally.Awaited awaited ->
                List.of(awaited.why().id(), awaited.dice().toString(), "");
        };
    }

    private static List<String> line(Tally.Line line) {
        String id = line.why().id();
        return switch (line) {
            case Tally.Plus plus ->
                List.of(
                        id,
                        "%+d".formatted(plus.modifier().amount()),
                        plus.modifier().what());
            case Tally.Times times ->
                List.of(id, "times %d/%d".formatted(times.numerator(), times.denominator()), times.what());
            case Tally.AtMost most -> List.of(id, "at most " + most.limit(), most.what());
            case Tally.AtLeast least -> List.of(id, "at least " + least.limit(), least.what());
            case Tally.Waived waived ->
                List.of(
                        id,
                        "waives the %+d of %s"
                                .formatted(
                                        waived.due().amount(),
                                        waived.due().why().id()),
                        waived.due().what());
        };
    }
}
