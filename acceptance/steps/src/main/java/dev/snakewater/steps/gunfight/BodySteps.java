package dev.snakewater.steps.gunfight;

import dev.snakewater.application.words.Sentence;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fudge.hitlocation.HitLocationRule;
import dev.snakewater.domain.fudge.hitlocation.modifier.CalledPart;
import dev.snakewater.domain.fudge.hitlocation.wound.WoundBoxes;
import dev.snakewater.domain.fudge.hitlocation.wound.WoundLevel;
import dev.snakewater.steps.Example;
import dev.snakewater.steps.Found;
import dev.snakewater.steps.hitlocation.Cast;
import dev.snakewater.steps.rules.Citations;
import io.cucumber.guice.ScenarioScoped;
import io.cucumber.java.en.Given;
import io.cucumber.java.en.Then;
import io.cucumber.java.en.When;
import jakarta.inject.Inject;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;

/** Where bullets go, and what they do there. */
@ScenarioScoped
public final class BodySteps {

    private static final int DICE = 4;

    private final Roster roster;
    private final Course course;
    private final Example example;
    private final Citations citations;

    @Inject
    public BodySteps(Roster roster, Course course, Example example, Citations citations) {
        this.roster = roster;
        this.course = course;
        this.example = example;
        this.citations = citations;
    }

    @Given("{name}'s bullet goes where the dice show {faces}")
    public void goesWhereTheDiceShow(String who, String words) {
        List<String> dice = Roster.row(words);
        course.shows(1, who, "location", dice.getFirst());
        boolean extremity = dice.getFirst().equals("1");
        for (int i = 1; i < dice.size(); i++) {
            course.shows(1, who, extremity && i == 1 ? "extremity" : "side", dice.get(i));
        }
    }

    @When("{name} aims and shoots {name} in the {bodyPart}")
    public void aimsAndShoots(String who, String target, String part) {
        course.does(1, who, "part 3", "aim");
        shoots(1, who, target, part);
    }

    @When("{name} aims and shoots {name} in the {bodyPart} and {name} in the {bodyPart}")
    public void aimsAndShootsTwo(String who, String first, String firstPart, String second, String secondPart) {
        course.does(1, who, "part 3", "aim");
        course.calls(1, who, "part 4", "shoot", List.of(first, second), List.of(firstPart, secondPart));
    }

    @When("{name} snapshots {name} in the {bodyPart}")
    public void snapshots(String who, String target, String part) {
        course.calls(1, who, "part 3", "snapshot", List.of(target), List.of(part));
    }

    @When("{name} snapshots {name} in the {bodyPart} in part 4")
    public void snapshotsAgain(String who, String target, String part) {
        course.calls(1, who, "part 4", "snapshot", List.of(target), List.of(part));
    }

    @When("{name} snapshots {name} in part 4")
    public void snapshotsAgain(String who, String target) {
        course.does(1, who, "part 4", "snapshot " + target);
    }

    /** Bullets of strength 1 that hit with margin 0, one a turn, until the part has no box left and one more. */
    @When("a man of {degree} Damage Capacity is shot in the {bodyPart}, a point at a time, until it is done for")
    public void isShotUntilItIsDoneFor(String capacity, String part) {
        WoundBoxes boxes = WoundBoxes.of(called(part).part().capacity(Roster.degree(capacity)));
        example.document().put("/rulings/hitLocation", true);
        isShot(capacity, "0", part, Collections.nCopies(boxes.sum() + 1, 1));
    }

    @When("a man of {degree} Damage Capacity is shot in the {bodyPart} for {points} point(s)")
    public void isShotFor(String capacity, String part, String points) {
        example.document().put("/rulings/hitLocation", true);
        isShot(capacity, "0", part, points(points));
    }

    /** Of a revolver's strength 3, against armour 1: margin 2 makes four points, margin 1 three. */
    @When("a man of Fair Damage Capacity and armour 1 is shot in the torso with margin 2, and then for 3 points more")
    public void isShotInALightCoat() {
        example.document().put("/rulings/hitLocation", true);
        isShot("Fair", "1", "torso", List.of(4, 3));
    }

    @When("a man of {degree} Damage Capacity is struck again and again, a point at a time, {int} times")
    public void isStruckAgainAndAgain(String capacity, int times) {
        isShot(capacity, "0", "torso", Collections.nCopies(times, 1));
    }

    @When("^a man of (?<degree>[\\w+-]+) Damage Capacity takes (?:blows|a single blow) of (?<points>.*) points?$")
    public void takesBlows(String capacity, String blows) {
        isShot(capacity, "0", "torso", points(blows));
    }

    private static List<Integer> points(String words) {
        return Roster.row(words).stream().map(Integer::valueOf).toList();
    }

    /** Bullets that hit with as much margin as is missing, one a turn; a bystander keeps the fight going. */
    private void isShot(String capacity, String armour, String part, List<Integer> points) {
        int least = points.stream().min(Integer::compare).orElseThrow();
        int smaller = -called(part).size();
        roster.joins(Map.of(
                "name",
                "Ann",
                "Fast Draw",
                "Superb",
                "Pistol",
                "Good",
                "guns",
                "revolver 100/100",
                "gun strength",
                String.valueOf(least + Integer.parseInt(armour) - (armour.equals("0") ? 0 : 1))));
        roster.joins(Map.of("name", "Joe", "Damage Capacity", capacity, "armour", armour));
        roster.joins(Map.of("name", "Hank"));
        for (int turn = 1; turn <= points.size(); turn++) {
            int margin = points.get(turn - 1) - least + (armour.equals("0") ? 0 : 1);
            int pluses = smaller + margin;
            if (pluses > DICE) {
                throw Found.instead(
                        "blows of which none is worth more than %d points more than the least"
                                .formatted(DICE - smaller),
                        "%d and %d".formatted(least, points.get(turn - 1)));
            }
            course.does(turn, "Ann", "part 3", "aim");
            if (smaller > 0) {
                course.answers(turn, "Ann", "announce", "a called shot");
            }
            shoots(turn, "Ann", "Joe", part);
            course.shows(turn, "Ann", "shot", "+".repeat(pluses) + "0".repeat(DICE - pluses));
        }
    }

    private void shoots(int turn, String who, String target, String part) {
        if (called(part).size() == 0) {
            course.does(turn, who, "part 4", "shoot " + target);
        } else {
            course.calls(turn, who, "part 4", "shoot", List.of(target), List.of(part));
        }
    }

    @Then("its boxes were {boxes}")
    public void itsBoxesWere(String boxes) {
        List<JsonNode> wounds = example.find("wounded[who=Joe]");
        Found.of(WoundLevel.BOXED.stream()
                        .map(level -> wounds.stream()
                                .filter(wound -> level.inWords(Cast.partCalled(
                                                wound.path("part").asString()))
                                        .equals(wound.path("after").asString()))
                                .count())
                        .map(String::valueOf)
                        .collect(Collectors.joining(" ")))
                .is(boxes);
    }

    /** Behind the line that says who he is, however far the columns are apart; a sheet shows the rules of its table. */
    @Then("{name}'s sheet shows")
    public void sheetShows(String who, String lines) {
        course.comesTo(1, who, "draw");
        Found.of(example.played().sheet(new Name(who)).stream()
                        .skip(1)
                        .map(Sentence::text)
                        .collect(Collectors.joining("\n")))
                .is(lines.replaceAll(" {2,}", "  "));
        citations.barred(List.of(HitLocationRule.HL_14_WOUND_BOXES));
    }

    private static CalledPart called(String words) {
        return Stream.of(CalledPart.values())
                .filter(part -> part.toString().equals(words))
                .findFirst()
                .orElseThrow();
    }
}
