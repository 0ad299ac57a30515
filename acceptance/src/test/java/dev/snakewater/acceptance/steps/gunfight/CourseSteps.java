package dev.snakewater.acceptance.steps.gunfight;

import dev.snakewater.acceptance.steps.Example;
import io.cucumber.datatable.DataTable;
import io.cucumber.guice.ScenarioScoped;
import io.cucumber.java.After;
import io.cucumber.java.Before;
import io.cucumber.java.Scenario;
import io.cucumber.java.Status;
import io.cucumber.java.en.Given;
import io.cucumber.java.en.Then;
import io.cucumber.java.en.When;
import jakarta.inject.Inject;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What people do and what dice show. */
@ScenarioScoped
public final class CourseSteps {

    private final Roster roster;
    private final Course course;
    private final Showdown showdown;
    private final Example example;

    @Inject
    public CourseSteps(Roster roster, Course course, Showdown showdown, Example example) {
        this.example = example;
        this.roster = roster;
        this.course = course;
        this.showdown = showdown;
    }

    /** What phrases expect of an example of this text is told of the showdown. */
    @Before
    public void tellsOfTheShowdown(Scenario scenario) {
        if (scenario.getUri().toString().contains("/gunfight/")) {
            example.isPlayed(showdown::atTable);
        }
    }

    /** All that an example says has to be used; nothing that the rules ask for may be unsaid. */
    @After(order = 100)
    public void everythingSaidIsUsed(Scenario scenario) {
        if (scenario.getStatus() == Status.PASSED && !roster.names().isEmpty()) {
            showdown.leavesNothingOver();
        }
    }

    @Given("the dice show")
    public void theDiceShow(DataTable table) {
        for (Map<String, String> row : table.asMaps()) {
            course.shows(turn(row), row.get("who"), row.get("roll"), row.get("shows"));
        }
    }

    @Given("{name}'s {roll} shows {dice}")
    public void shows(String who, String roll, String dice) {
        course.shows(1, who, roll, dice);
    }

    @Given("{name}'s {roll} shows {dice} in turn {int}")
    public void shows(String who, String roll, String dice, int turn) {
        course.shows(turn, who, roll, dice);
    }

    @When("they do this")
    public void theyDoThis(DataTable table) {
        for (Map<String, String> row : table.asMaps()) {
            int turn = turn(row);
            String who = row.get("who");
            said(row, "draw").ifPresent(word -> course.answers(turn, who, "gun", word));
            for (String part : List.of("part 3", "part 4")) {
                said(row, part).ifPresent(words -> course.does(turn, who, part, words));
            }
        }
    }

    /** A snapshot of such a sentence rolls 0000. */
    @Given("{name}'s part 3 is: {words}")
    public void partThreeIs(String who, String deed) {
        course.does(1, who, "part 3", deed);
        if (deed.startsWith("snapshot")) {
            course.shows(1, who, "snapshot", "0000");
        }
    }

    @When("{name} aims")
    public void aims(String who) {
        course.does(1, who, "part 3", "aim");
    }

    @When("{name} dodges")
    public void dodges(String who) {
        course.does(1, who, "part 3", "dodge");
    }

    @When("{name} dives for cover")
    public void dives(String who) {
        course.does(1, who, "part 3", "dive for cover");
    }

    @When("{name} dives for cover and reloads")
    public void divesAndReloads(String who) {
        dives(who);
        reloads(who);
    }

    @When("{name} dodges with the +2")
    public void dodgesHard(String who) {
        course.does(1, who, "part 3", "dodge with the +2");
    }

    @When("{name} snapshots {name}")
    public void snapshots(String who, String target) {
        course.does(1, who, "part 3", "snapshot " + target);
    }

    @When("{name} snapshots {name} in turn {int}")
    public void snapshots(String who, String target, int turn) {
        course.does(turn, who, "part 3", "snapshot " + target);
    }

    @When("{name} snapshots {name} and then {name}")
    public void snapshotsTwice(String who, String first, String second) {
        snapshots(who, first);
        course.does(1, who, "part 4", "snapshot " + second);
    }

    @When("{name} shoots {name}")
    public void shoots(String who, String target) {
        course.does(1, who, "part 4", "shoot " + target);
    }

    @When("{name} aims and shoots {name}")
    public void aimsAndShoots(String who, String target) {
        aims(who);
        shoots(who, target);
    }

    @When("{name} aims and shoots {name} and {name}")
    public void aimsAndShootsTwo(String who, String first, String second) {
        aims(who);
        course.does(1, who, "part 4", "shoot " + first + " and " + second);
    }

    @When("{name} fires the {gun}")
    public void fires(String who, String gun) {
        course.answers(1, who, "with", gun);
    }

    @When("{name} fans at {names}")
    public void fans(String who, String targets) {
        course.does(1, who, "part 4", "fan at " + targets);
    }

    @When("{name} aims and fans at {names}")
    public void aimsAndFans(String who, String targets) {
        aims(who);
        fans(who, targets);
    }

    @When("{name} reloads the {gun}")
    public void reloads(String who, String gun) {
        reloads(who);
        course.answers(1, who, "reload", gun);
    }

    @When("{name} reloads")
    public void reloads(String who) {
        course.does(1, who, "part 4", "reload");
    }

    @When("{name} draws the {gun}")
    public void draws(String who, String gun) {
        course.answers(1, who, "gun", gun);
    }

    @When("{name} draws both guns")
    public void drawsBoth(String who) {
        drawsBoth(who, 1);
    }

    @When("{name} draws both guns in turn {int}")
    public void drawsBoth(String who, int turn) {
        course.answers(turn, who, "gun", roster.bothGuns(who));
    }

    @When("{name} draws both guns with the +2")
    public void drawsBothWithThePrize(String who) {
        course.answers(1, who, "gun", roster.bothGuns(who) + " with the +2");
    }

    @When("{name} draws the {gun} in turn {int}")
    public void draws(String who, String gun, int turn) {
        course.answers(turn, who, "gun", gun);
    }

    @When("they draw")
    public void theyDraw() {
        course.lastsFor(1);
    }

    @When("they draw in turn {int}")
    public void theyDraw(int turn) {
        course.lastsFor(turn);
    }

    @When("{int} turn(s) is/are played")
    public void turnsArePlayed(int number) {
        course.lastsFor(number);
    }

    @Then("{name} is never asked for {name}, having no bullet left for him")
    public void hasNoBulletFor(String who, String target) {
        showdown.neverAskedForTarget(who, target);
    }

    private static int turn(Map<String, String> row) {
        return said(row, "turn").map(Integer::valueOf).orElse(1);
    }

    private static Optional<String> said(Map<String, String> row, String heading) {
        return Optional.ofNullable(row.get(heading)).map(String::strip).filter(words -> !words.isEmpty());
    }
}
