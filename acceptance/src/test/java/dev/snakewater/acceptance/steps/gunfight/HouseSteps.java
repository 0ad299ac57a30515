package dev.snakewater.acceptance.steps.gunfight;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.application.gunfight.GunfightEvent;
import dev.snakewater.application.table.Event;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fudge.gunfight.Gunfighter;
import dev.snakewater.domain.fudge.gunfight.HouseRule;
import io.cucumber.guice.ScenarioScoped;
import io.cucumber.java.en.Then;
import io.cucumber.java.en.When;
import jakarta.inject.Inject;
import java.util.List;
import java.util.Locale;

/** Leaving a fight alive, which no rule text speaks of. */
@ScenarioScoped
public final class HouseSteps {

    private final Course course;
    private final Showdown showdown;

    @Inject
    public HouseSteps(Course course, Showdown showdown) {
        this.course = course;
        this.showdown = showdown;
    }

    @When("{name} surrenders in {part}")
    public void surrenders(String who, String part) {
        course.does(1, who, part, "surrender");
    }

    @Then("{name} has {leaving}")
    public void hasLeft(String who, String how) {
        assertThat(showdown.fate(who).presence()).isEqualTo(Gunfighter.Presence.valueOf(how.toUpperCase(Locale.ROOT)));
        assertThat(showdown.fate(who).able()).as("whether %s can act", who).isFalse();
        isByHouseRules(showdown.events(GunfightEvent.Left.class)
                .filter(left -> left.who().equals(new Name(who)))
                .findFirst()
                .orElseThrow());
    }

    @Then("{name} has not {leaving}")
    public void hasNotLeft(String who, String how) {
        assertThat(showdown.fate(who).presence()).isEqualTo(Gunfighter.Presence.FIGHTING);
        assertThat(showdown.events(GunfightEvent.Left.class).map(GunfightEvent.Left::who))
                .doesNotContain(new Name(who));
    }

    @Then("{names} have called it off")
    public void haveCalledItOff(String names) {
        GunfightEvent.CalledOff off =
                showdown.events(GunfightEvent.CalledOff.class).findFirst().orElseThrow();
        assertThat(off.by().stream().map(Name::text)).containsExactlyElementsOf(Roster.row(names));
        isByHouseRules(off);
    }

    @Then("nobody has called it off")
    public void nobodyHasCalledItOff() {
        assertThat(showdown.events(GunfightEvent.CalledOff.class)).isEmpty();
    }

    /** What no rule text has says so: its rules are of the house. */
    private void isByHouseRules(Event event) {
        assertThat(showdown.played().course().stream()
                        .flatMap(List::stream)
                        .filter(happened -> happened.event().equals(event)))
                .singleElement()
                .satisfies(happened -> assertThat(happened.cited()).isNotEmpty().allMatch(HouseRule.class::isInstance));
    }
}
