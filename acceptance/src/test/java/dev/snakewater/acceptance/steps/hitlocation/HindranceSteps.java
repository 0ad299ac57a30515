package dev.snakewater.acceptance.steps.hitlocation;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.application.hitlocation.Bar;
import dev.snakewater.application.hitlocation.Doing;
import dev.snakewater.application.hitlocation.HindranceOutcome;
import dev.snakewater.application.hitlocation.HindranceScenario;
import dev.snakewater.application.hitlocation.Locating;
import dev.snakewater.application.hitlocation.LocationOutcome;
import dev.snakewater.application.hitlocation.LocationScenario;
import dev.snakewater.application.odds.ExactOdds;
import dev.snakewater.application.port.in.Chances;
import dev.snakewater.application.port.in.Share;
import dev.snakewater.application.procedure.Scenario;
import dev.snakewater.application.procedure.ScenarioKind;
import dev.snakewater.application.procedure.Terms;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fudge.hitlocation.Hands;
import dev.snakewater.domain.fudge.hitlocation.Region;
import dev.snakewater.domain.fudge.hitlocation.WoundRulings;
import io.cucumber.datatable.DataTable;
import io.cucumber.guice.ScenarioScoped;
import io.cucumber.java.en.Given;
import io.cucumber.java.en.Then;
import io.cucumber.java.en.When;
import jakarta.inject.Inject;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Where a hit goes by dice, and what wounds take off what somebody does. */
@ScenarioScoped
public final class HindranceSteps {

    private static final int BUDGET = 10_000;

    private final Cast cast;
    private final Casualties casualties;
    private List<Region> die = List.of();
    private Optional<Hands> hands = Optional.empty();

    @Inject
    public HindranceSteps(Cast cast, Casualties casualties) {
        this.cast = cast;
        this.casualties = casualties;
    }

    @Given("^a die with the faces (.+)$")
    public void faces(String words) {
        die = Stream.of(words.split(", | and "))
                .map(word -> Stream.of(Region.values())
                        .filter(region -> region.toString().equals(word))
                        .findFirst()
                        .orElseThrow(() -> new AssertionError("no die shows a " + word)))
                .toList();
    }

    @When("^([A-Z]\\w+) rolls where a hit goes, and the dice show (\\d)(?: then (\\d))?(?: then (\\d))?$")
    public void rolls(String who, String first, String second, String third) {
        casualties.show(who, "location", first);
        boolean extremity = third != null;
        if (second != null) {
            casualties.show(who, extremity ? "extremity" : "side", second);
        }
        if (extremity) {
            casualties.show(who, "side", third);
        }
        casualties.play(LocationScenario.kind(), new LocationScenario(new Name(who), die));
    }

    @Then("^it goes to the ([a-z ]+)$")
    public void goesTo(String part) {
        assertThat(casualties.outcome(LocationOutcome.class).part()).contains(Cast.part(part));
    }

    @Then("^the chances of where a hit goes are$")
    public void chances(DataTable expected) {
        ScenarioKind<LocationScenario, Locating, LocationOutcome> kind = LocationScenario.kind();
        LocationScenario setUp = new LocationScenario(new Name("Ann"), die);
        Chances chances = new ExactOdds()
                .of(new Scenario<>(kind, "Where", "", Terms.of(1), List.of(), setUp), BUDGET, (turn, situations) -> {});
        expected.diff(DataTable.create(chances.findings().getFirst().prospects().stream()
                .map(prospect -> List.of(prospect.is(), fraction(prospect.share())))
                .toList()));
    }

    private static String fraction(Share share) {
        return switch (share) {
            case Share.Exact exact -> exact.chance().toString();
            default -> throw new AssertionError(share + " is not exact");
        };
    }

    @Given("^he (?:fights|works) with (.+)$")
    public void fightsWith(String word) {
        hands = Stream.of(Hands.values())
                .filter(one -> word.contains(one.toString()))
                .findFirst();
    }

    @When("^somebody asks what ([A-Z]\\w+)'s wounds take off$")
    public void asks(String who) {
        casualties.play(HindranceScenario.kind(), scenario(who, Optional.empty()));
    }

    @When("^([A-Z]\\w+) tries ([a-z ]+), which is ([a-z ]+), with ([A-Z]\\w+) skill against ([A-Z]\\w+)$")
    public void tries(String who, String what, String doing, String skill, String difficulty) {
        casualties.play(
                HindranceScenario.kind(),
                scenario(
                        who,
                        Optional.of(new HindranceScenario.Attempt(
                                doing(doing), what, Cast.degree(skill), Cast.degree(difficulty)))));
    }

    private HindranceScenario scenario(String who, Optional<HindranceScenario.Attempt> attempt) {
        return new HindranceScenario(cast.sheet(who), List.of(), hands, attempt, WoundRulings.DECLARED.byTheBook());
    }

    @Then("^the penalties are$")
    public void penalties(DataTable expected) {
        expected.diff(DataTable.create(casualties.outcome(HindranceOutcome.class).penalties().stream()
                .map(penalty -> List.of(
                        penalty.doing().toString(),
                        penalty.penalty()
                                .map(String::valueOf)
                                .orElseGet(() -> "cannot, "
                                        + penalty.bar()
                                                .map(Bar::why)
                                                .orElseThrow()
                                                .id())))
                .toList()));
    }

    @Then("^he (succeeds|fails|cannot even try)$")
    public void result(String word) {
        HindranceOutcome.Result expected = switch (word) {
            case "succeeds" -> HindranceOutcome.Result.SUCCESS;
            case "fails" -> HindranceOutcome.Result.FAILURE;
            default -> HindranceOutcome.Result.IMPOSSIBLE;
        };
        assertThat(casualties.outcome(HindranceOutcome.class).attempt())
                .map(HindranceOutcome.Tried::result)
                .contains(expected);
    }

    private static Doing doing(String word) {
        return Stream.of(Doing.values())
                .filter(doing -> doing.toString().equals(word))
                .findFirst()
                .orElseThrow(() -> new AssertionError("nobody does " + word));
    }
}
