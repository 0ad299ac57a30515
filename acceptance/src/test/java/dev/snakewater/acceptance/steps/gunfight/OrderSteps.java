package dev.snakewater.acceptance.steps.gunfight;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.application.fudge.gunfight.procedure.GunfightEvent;
import dev.snakewater.application.table.Event;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fudge.gunfight.Part;
import io.cucumber.guice.ScenarioScoped;
import io.cucumber.java.en.Then;
import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** The parts of a turn, and who acts when. */
@ScenarioScoped
public final class OrderSteps {

    private final Showdown showdown;

    @Inject
    public OrderSteps(Showdown showdown) {
        this.showdown = showdown;
    }

    @Then("the order of action is {words}")
    public void orderIs(String order) {
        orderIs(1, order);
    }

    @Then("in turn {int} the order of action is {words}")
    public void orderIs(int turn, String order) {
        String told = showdown.events(GunfightEvent.OrderSet.class, turn).findFirst().orElseThrow().slots().stream()
                .map(slot -> slot.stream().map(Name::text).collect(Collectors.joining(" and ")))
                .collect(Collectors.joining(", then "));
        assertThat(told).isEqualTo(order);
    }

    @Then("{names} act in this order in {part}")
    public void actInOrder(String names, String part) {
        assertThat(actors(part).stream().map(Name::text)).containsExactlyElementsOf(Roster.row(names));
    }

    @Then("{name} does not act in {part}")
    public void doesNotAct(String who, String part) {
        assertThat(actors(part)).doesNotContain(new Name(who));
    }

    @Then("{name} never gets to {part}")
    public void neverGetsTo(String who, String part) {
        showdown.neverAsked(who, part);
    }

    @Then("the fight is over")
    public void isOver() {
        assertThat(showdown.outcome().sidesStanding()).hasSizeLessThan(2);
        assertThat(showdown.events(
                        GunfightEvent.TurnEnded.class, showdown.played().turns().size()))
                .isEmpty();
    }

    @Then("the fight goes on with a second turn")
    public void goesOn() {
        assertThat(showdown.events(GunfightEvent.TurnEnded.class, 1)).hasSize(1);
        assertThat(showdown.outcome().sidesStanding()).hasSizeGreaterThan(1);
    }

    @Then("{name} lets {part} go by")
    public void waits(String who, String part) {
        assertThat(acts(part).stream()
                        .filter(GunfightEvent.Waited.class::isInstance)
                        .map(OrderSteps::actor))
                .contains(Optional.of(new Name(who)));
    }

    /** Those who acted in a part of the first turn, in the order in which they did. */
    private List<Name> actors(String part) {
        return acts(part).stream().flatMap(event -> actor(event).stream()).toList();
    }

    private List<Event> acts(String part) {
        Part wanted = part.equals("part 3") ? Part.PART_3 : Part.PART_4;
        List<Event> acts = new ArrayList<>();
        boolean in = false;
        for (Event event : showdown.played().turns().getFirst()) {
            if (event instanceof GunfightEvent.PartBegan began) {
                in = began.part() == wanted;
            } else if (in) {
                acts.add(event);
            }
        }
        return acts;
    }

    private static Optional<Name> actor(Event event) {
        return switch (event) {
            case GunfightEvent.Aimed aimed -> Optional.of(aimed.by());
            case GunfightEvent.Dodged dodged -> Optional.of(dodged.by());
            case GunfightEvent.Dived dived -> Optional.of(dived.by());
            case GunfightEvent.Waited waited -> Optional.of(waited.by());
            case GunfightEvent.Reloaded reloaded -> Optional.of(reloaded.by());
            case GunfightEvent.Left left -> Optional.of(left.who());
            case GunfightEvent.Fired fired -> Optional.of(fired.shot().by());
            case GunfightEvent.FiredAtCover fired -> Optional.of(fired.shot().by());
            default -> Optional.empty();
        };
    }
}
