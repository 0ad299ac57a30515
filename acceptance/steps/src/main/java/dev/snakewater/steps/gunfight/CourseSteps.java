package dev.snakewater.steps.gunfight;

import io.cucumber.datatable.DataTable;
import io.cucumber.guice.ScenarioScoped;
import io.cucumber.java.en.Given;
import io.cucumber.java.en.Then;
import io.cucumber.java.en.When;
import jakarta.inject.Inject;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What people do and what dice show. */
@ScenarioScoped
public final class CourseSteps {

    private static final Pattern DEED = Pattern.compile(
            "(" + Words.VERB + ")((?: " + Words.NAMES + ")?(?: with the \\+2)?)|and then (" + Words.NAME + ")");

    private static final Map<String, List<String>> SAYINGS = Map.of(
            "refuses the staredown", List.of("staredown", "refuse"),
            "announces a called shot", List.of("announce", "a called shot"),
            "is for calling it off", List.of("go on", "call it off"),
            "is for going on", List.of("go on", "go on"));

    private final Roster roster;
    private final Course course;

    @Inject
    public CourseSteps(Roster roster, Course course) {
        this.roster = roster;
        this.course = course;
    }

    @Given("{name} has won the staredown")
    public void hasWon(String winner) {
        roster.stareDown();
        roster.names().forEach(who -> course.shows(1, who, "staredown", who.equals(winner) ? "++++" : "----"));
    }

    @Given("the dice show")
    public void theDiceShow(DataTable table) {
        for (Row row : Row.of(table)) {
            course.shows(turn(row), row.text("who"), row.text("roll"), row.text("shows"));
        }
    }

    @Given("{name}'s {roll} shows {dice}{inTurn}")
    public void shows(String who, String roll, String dice, int turn) {
        course.shows(turn, who, roll, dice);
    }

    @When("they do this")
    public void theyDoThis(DataTable table) {
        for (Row row : Row.of(table)) {
            int turn = turn(row);
            String who = row.text("who");
            row.said("draw").ifPresent(word -> course.answers(turn, who, "gun", word));
            for (String part : List.of("part 3", "part 4")) {
                row.said(part).ifPresent(words -> course.does(turn, who, part, words));
            }
        }
    }

    /** A snapshot of such a sentence rolls 0000. */
    @Given("{name}'s part 3 is: {deed}")
    public void partThreeIs(String who, String deed) {
        course.does(1, who, "part 3", deed);
        if (deed.startsWith("snapshot")) {
            course.shows(1, who, "snapshot", "0000");
        }
    }

    /** Who snapshots one and then another does the second in part 4. */
    @When("{name} {doing}{inTurn}")
    public void does(String who, String doing, int turn) {
        Matcher deed = DEED.matcher(doing);
        while (deed.find()) {
            String words = deed.group(1) == null ? "snapshot " + deed.group(3) : bare(deed.group(1)) + deed.group(2);
            boolean late = deed.group(1) == null || words.matches("(shoot|fan|reload|flee).*");
            course.does(turn, who, late ? "part 4" : "part 3", words);
        }
    }

    /** What somebody does, as it is asked for: {@code dives for cover} is {@code dive for cover}. */
    private static String bare(String verb) {
        return verb.replaceFirst("s(?= |$)", "");
    }

    @Given("{name} {saying}")
    public void says(String who, String saying) {
        List<String> answer = SAYINGS.getOrDefault(saying, List.of(saying, saying));
        course.answers(1, who, answer.getFirst(), answer.getLast());
    }

    @When("{name} fires the {gun}")
    public void fires(String who, String gun) {
        course.answers(1, who, "with", gun);
    }

    @When("{name} reloads the {gun}")
    public void reloads(String who, String gun) {
        course.does(1, who, "part 4", "reload");
        course.answers(1, who, "reload", gun);
    }

    @When("{name} draws both guns{inTurn}")
    public void drawsBoth(String who, int turn) {
        course.answers(turn, who, "gun", roster.bothGuns(who));
    }

    @When("{name} draws both guns with the +2")
    public void drawsBothWithThePrize(String who) {
        course.answers(1, who, "gun", roster.bothGuns(who) + " with the +2");
    }

    @When("{name} draws the {gun}{inTurn}")
    public void draws(String who, String gun, int turn) {
        course.answers(turn, who, "gun", gun);
    }

    @When("they draw{inTurn}")
    public void theyDraw(int turn) {
        course.lastsFor(turn);
    }

    @When("{int} turn(s) is/are played")
    public void turnsArePlayed(int number) {
        course.lastsFor(number);
    }

    @When("it comes to {name}'s {question}{inTurn}")
    public void comesTo(String who, String question, int turn) {
        course.comesTo(turn, who, question);
    }

    @Then("{name} never gets to {turnPart}")
    public void neverGetsTo(String who, String part) {
        course.neverAsked(who, part + ": ");
    }

    @When("those who are left meet again")
    public void meetAgain() {
        course.goesOn();
    }

    @Then("{name} is never asked for {name}, having no bullet left for him")
    public void hasNoBulletFor(String who, String target) {
        course.neverAsked(who, "fan at: " + target);
    }

    private static int turn(Row row) {
        return row.said("turn").map(Integer::valueOf).orElse(1);
    }
}
