package dev.snakewater.acceptance.steps.gunfight;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.application.gunfight.GunfightEvent;
import dev.snakewater.application.gunfight.ShootingEvent;
import dev.snakewater.domain.combatant.Name;
import io.cucumber.datatable.DataTable;
import io.cucumber.guice.ScenarioScoped;
import io.cucumber.java.en.Then;
import io.cucumber.java.en.When;
import jakarta.inject.Inject;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Damage, and what it does to people. */
@ScenarioScoped
public final class WoundSteps {

    private final Roster roster;
    private final Course course;
    private final Showdown showdown;

    @Inject
    public WoundSteps(Roster roster, Course course, Showdown showdown) {
        this.roster = roster;
        this.course = course;
        this.showdown = showdown;
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

    @Then("the blows leave him {words}")
    public void blowsLeave(String levels) {
        assertThat(wounded("Joe", null).map(wounded -> wounded.after().toString()))
                .containsExactlyElementsOf(Roster.row(levels));
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

    @Then("{int} blow(s) left/leave him with {wound}")
    public void blowsLeave(int blows, String level) {
        assertThat(wounded("Joe", null)
                        .filter(wounded -> wounded.after().toString().equals(level)))
                .as("blows that left him %s", level)
                .hasSize(blows);
    }

    @Then("he is {wound}")
    public void heIs(String level) {
        is("Joe", level);
    }

    @Then("{name} is {wound}")
    public void is(String who, String level) {
        assertThat(showdown.fate(who).wounds()).hasToString(level);
    }

    @Then("{name} takes {int} point(s)")
    public void takes(String who, int points) {
        assertThat(wounded(who, null).mapToInt(ShootingEvent.Wounded::points).sum())
                .as("damage points of %s", who)
                .isEqualTo(points);
    }

    @Then("{name} takes {int} point(s) in turn {int}")
    public void takes(String who, int points, int turn) {
        assertThat(wounded(who, turn).mapToInt(ShootingEvent.Wounded::points).sum())
                .as("damage points of %s in turn %d", who, turn)
                .isEqualTo(points);
    }

    @Then("{name} takes no damage")
    public void takesNone(String who) {
        assertThat(wounded(who, null)).isEmpty();
    }

    @Then("the damage to {name} counts")
    public void damageCounts(String who, DataTable lines) {
        Stream<ShootingEvent.Wounded> wounded = wounded(who, null);
        RollSteps.counts(wounded.findFirst().orElseThrow().damage(), lines);
    }

    @Then("the bullet's harm to {name} counts")
    public void harmCounts(String who, DataTable lines) {
        RollSteps.counts(
                showdown.events(ShootingEvent.Unscathed.class)
                        .filter(unscathed -> unscathed.who().text().equals(who))
                        .findFirst()
                        .orElseThrow()
                        .damage(),
                lines);
    }

    @Then("the bullet does {name} no harm")
    public void noHarm(String who) {
        assertThat(showdown.events(ShootingEvent.Unscathed.class).map(ShootingEvent.Unscathed::who))
                .containsExactly(new Name(who));
        takesNone(who);
    }

    @Then("{name} is out of action")
    public void outOfAction(String who) {
        assertThat(showdown.fate(who).able()).as("whether %s can act", who).isFalse();
        assertThat(showdown.events(GunfightEvent.OutOfAction.class).map(GunfightEvent.OutOfAction::who))
                .contains(new Name(who));
    }

    private Stream<ShootingEvent.Wounded> wounded(String who, @Nullable Integer turn) {
        return showdown.events(ShootingEvent.Wounded.class, turn)
                .filter(wounded -> wounded.who().text().equals(who));
    }
}
