package dev.snakewater.acceptance.steps.gunfight;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.application.gunfight.GunfightEvent;
import dev.snakewater.application.gunfight.ShootingEvent;
import dev.snakewater.domain.fudge.gunfight.Gun;
import io.cucumber.datatable.DataTable;
import io.cucumber.guice.ScenarioScoped;
import io.cucumber.java.en.Then;
import jakarta.inject.Inject;
import java.util.List;

/** Guns and what is in them. */
@ScenarioScoped
public final class GunSteps {

    private final Showdown showdown;

    @Inject
    public GunSteps(Showdown showdown) {
        this.showdown = showdown;
    }

    @Then("{name} has {int} bullet(s)/shell(s) left")
    public void hasLeft(String who, int rounds) {
        assertThat(showdown.fate(who).guns().stream().mapToInt(Gun::rounds).sum())
                .as("rounds of %s", who)
                .isEqualTo(rounds);
    }

    @Then("{name}'s guns hold {int} and {int}")
    public void gunsHold(String who, int first, int second) {
        assertThat(showdown.fate(who).guns().stream().map(Gun::rounds))
                .as("rounds of %s, gun by gun", who)
                .containsExactly(first, second);
    }

    @Then("{name} fans away {int} bullet(s)")
    public void fansAway(String who, int bullets) {
        assertThat(showdown.events(ShootingEvent.Fanned.class)
                        .filter(fanned -> fanned.by().text().equals(who))
                        .map(ShootingEvent.Fanned::spent))
                .containsExactly(bullets);
    }

    @Then("{name} is never asked for {name}, having no bullet left for him")
    public void hasNoBulletFor(String who, String target) {
        showdown.neverAskedForTarget(who, target);
    }

    @Then("{name} puts in {int} round(s)")
    public void putsIn(String who, int rounds) {
        assertThat(reloads(who).stream().map(reloaded -> reloaded.loaded().total()))
                .containsExactly(rounds);
    }

    @Then("{name}'s reload counts")
    public void reloadCounts(String who, DataTable lines) {
        RollSteps.counts(reloads(who).getFirst().loaded(), lines);
    }

    private List<GunfightEvent.Reloaded> reloads(String who) {
        return showdown.events(GunfightEvent.Reloaded.class)
                .filter(reloaded -> reloaded.by().text().equals(who))
                .toList();
    }
}
