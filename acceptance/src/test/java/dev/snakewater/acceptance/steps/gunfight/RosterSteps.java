package dev.snakewater.acceptance.steps.gunfight;

import io.cucumber.datatable.DataTable;
import io.cucumber.guice.ScenarioScoped;
import io.cucumber.java.en.Given;
import jakarta.inject.Inject;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.IntStream;

/** Who is there, with what, how far apart. */
@ScenarioScoped
public final class RosterSteps {

    private final Roster roster;

    @Inject
    public RosterSteps(Roster roster) {
        this.roster = roster;
    }

    @Given("the gunfighters")
    public void theGunfighters(DataTable table) {
        table.asMaps().forEach(roster::joins);
    }

    @Given("{int} lawman/lawmen facing {int} outlaw(s)")
    public void sides(int lawmen, int outlaws) {
        side("Lawman", lawmen);
        side("Outlaw", outlaws);
    }

    @Given("everybody is {range}")
    public void everybodyIs(String range) {
        roster.range(range);
    }

    @Given("{name} and {name} are {range} from each other")
    public void pairIs(String one, String other, String range) {
        roster.apart(one, other, Map.of("range", range));
    }

    @Given("{name} and {name} are farther apart than any range of the table")
    public void beyond(String one, String other) {
        roster.apart(one, other, Map.of("range", "Beyond"));
    }

    @Given("{name} and {name} are farther apart than any range of the table, where the game master says {degree}")
    public void beyondButNamed(String one, String other, String degree) {
        roster.apart(one, other, Map.of("range", "Beyond", "difficulty", degree));
    }

    @Given("{name} and {name} are {int} paces apart")
    public void pacesApart(String one, String other, int paces) {
        roster.apart(one, other, Map.of("paces", paces));
    }

    @Given("{name} and {name} cannot see each other")
    public void cannotSee(String one, String other) {
        roster.apart(one, other, Map.of("visible", false));
    }

    @Given("{name} has the drop on {names}")
    public void hasTheDrop(String name, String names) {
        roster.also(name, "drop on", names);
    }

    @Given("{name} carries a/an {words}")
    public void carries(String name, String guns) {
        roster.also(name, "guns", guns.replaceAll("(^|, | and )a ", "$1"));
    }

    private void side(String name, int size) {
        IntStream.rangeClosed(1, size).forEach(number -> {
            Map<String, String> row = new LinkedHashMap<>();
            row.put("name", size == 1 ? name : name + " " + number);
            row.put("side", name);
            roster.joins(row);
        });
    }
}
