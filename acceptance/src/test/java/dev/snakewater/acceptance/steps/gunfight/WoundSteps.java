package dev.snakewater.acceptance.steps.gunfight;

import io.cucumber.guice.ScenarioScoped;
import io.cucumber.java.en.When;
import jakarta.inject.Inject;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/** Damage, and what it does to people. */
@ScenarioScoped
public final class WoundSteps {

    private final Roster roster;
    private final Course course;

    @Inject
    public WoundSteps(Roster roster, Course course) {
        this.roster = roster;
        this.course = course;
    }

    /** Bullets of strength 1 that hit with margin 0, one a turn; a bystander keeps the fight going. */
    @When("a man of {degree} Damage Capacity is struck again and again, a point at a time, {int} times")
    public void isStruckAgainAndAgain(String capacity, int times) {
        roster.joins(Map.of("name", "Ann", "Pistol", "Good", "guns", "revolver 100/100", "gun strength", "1"));
        roster.joins(Map.of("name", "Joe", "Damage Capacity", capacity));
        roster.joins(Map.of("name", "Hank"));
        IntStream.rangeClosed(1, times).forEach(turn -> {
            course.does(turn, "Ann", "part 3", "aim");
            course.does(turn, "Ann", "part 4", "shoot Joe");
            course.shows(turn, "Ann", "shot", "0000");
        });
    }

    /** Bullets of the weakest blow's strength, which hit with as much margin as is missing, one a turn. */
    @When("a man of {degree} Damage Capacity takes blows of {words} points")
    public void takesBlows(String capacity, String blows) {
        List<Integer> points = Roster.row(blows).stream().map(Integer::valueOf).toList();
        int strength = points.stream().min(Integer::compare).orElseThrow();
        roster.joins(Map.of(
                "name",
                "Ann",
                "Fast Draw",
                "Great",
                "Pistol",
                "Good",
                "guns",
                "revolver 100/100",
                "gun strength",
                String.valueOf(strength)));
        roster.joins(Map.of("name", "Joe", "Damage Capacity", capacity));
        roster.joins(Map.of("name", "Hank"));
        for (int turn = 1; turn <= points.size(); turn++) {
            int margin = points.get(turn - 1) - strength;
            course.does(turn, "Ann", "part 3", "aim");
            course.does(turn, "Ann", "part 4", "shoot Joe");
            course.shows(turn, "Ann", "shot", "+".repeat(margin) + "0".repeat(4 - margin));
        }
    }

    @When("a man of {degree} Damage Capacity takes a single blow of {int} points")
    public void takesABlow(String capacity, int points) {
        roster.joins(
                Map.of("name", "Ann", "Fast Draw", "Great", "Pistol", "Good", "gun strength", String.valueOf(points)));
        roster.joins(Map.of("name", "Joe", "Damage Capacity", capacity));
        roster.joins(Map.of("name", "Hank"));
        course.does(1, "Ann", "part 3", "aim");
        course.does(1, "Ann", "part 4", "shoot Joe");
        course.shows(1, "Ann", "shot", "0000");
    }
}
