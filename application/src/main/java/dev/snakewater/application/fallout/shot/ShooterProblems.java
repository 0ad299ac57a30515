package dev.snakewater.application.fallout.shot;

import dev.snakewater.application.fallout.catalogue.CatalogueProblems;
import dev.snakewater.application.fallout.catalogue.Stock;
import dev.snakewater.application.fallout.shot.ShotScenario.WrittenGun;
import dev.snakewater.application.fallout.shot.ShotScenario.WrittenShooter;
import dev.snakewater.application.procedure.Complaints;
import dev.snakewater.domain.fallout.FalloutRule;
import dev.snakewater.domain.fallout.catalogue.Gun;
import java.util.List;
import java.util.Optional;

/** What can be wrong with a shooter and her guns. */
final class ShooterProblems {

    private static final int MOST_ACTION_POINTS = 20;
    private static final int MOST_GUNS = 4;
    private static final int PERK_FROM_LEVEL = 6;
    private static final int HIGHEST_LEVEL = 100;
    private static final int GREATEST_TUNING = 100;
    private static final List<Integer> WINDED = List.of(0, 10, 20, 40);

    private final Complaints complaints;
    private final ShotScenario scenario;
    private final WrittenShooter shooter;
    private final Stock stock;

    ShooterProblems(Complaints complaints, ShotScenario scenario, Stock stock) {
        this.complaints = complaints;
        this.scenario = scenario;
        this.shooter = scenario.shooter();
        this.stock = stock;
    }

    /** Finds what is wrong with her as she stands there. */
    void find() {
        complaints.entry(
                "/shooter/is", shooter.is(), "character", CatalogueProblems.wastelanders(scenario.catalogue()));
        complaints.within("/shooter/actionPoints", shooter.actionPoints(), 0, MOST_ACTION_POINTS);
        complaints.within("/shooter/level", shooter.level(), 1, HIGHEST_LEVEL);
        if (shooter.ambidextrous().orElse(false)
                && shooter.level().filter(level -> level < PERK_FROM_LEVEL).isPresent()) {
            complaints.add(
                    "/shooter/ambidextrous",
                    "the perk below level " + PERK_FROM_LEVEL,
                    "level " + PERK_FROM_LEVEL + " or more (" + FalloutRule.FO_63_AMBIDEXTROUS.id() + ")");
        }
        shooter.winded()
                .filter(points -> !WINDED.contains(points))
                .ifPresent(points -> complaints.add(
                        "/shooter/winded",
                        points + " points are no handicap of running",
                        "10, 20 or 40 (" + FalloutRule.FO_59_WINDED.id() + ")"));
        for (int i = 0; i < shooter.guns().size(); i++) {
            gun("/shooter/guns/" + i, shooter.guns().get(i));
        }
        guns();
    }

    private void gun(String at, WrittenGun written) {
        Optional<Gun> gun = stock.gun(written.is());
        if (gun.isEmpty() && stock.weapon(written.is()).isPresent()) {
            complaints.add(
                    at + "/is",
                    "the " + written.is() + " fires no shots",
                    "a gun; streams of fire are a kind of their own");
        } else {
            complaints.entry(at + "/is", written.is(), "weapon", CatalogueProblems.weapons(scenario.catalogue()));
        }
        gun.ifPresent(card -> complaints.within(at + "/rounds", written.rounds(), 0, card.magazine()));
        if (written.rested().orElse(false) && written.support().isEmpty()) {
            complaints.add(at + "/rested", "a gun rested on nothing", "a support: bipod or tripod");
        }
        for (int i = 0; i < written.tunings().size(); i++) {
            tuning(at + "/tunings/" + i, written.tunings().get(i));
        }
    }

    private void tuning(String at, ShotScenario.WrittenTuning tuning) {
        if (tuning.what().isBlank()) {
            complaints.add(at + "/what", "a tuning without a name", "what it is called");
        }
        if (tuning.points().isEmpty() && tuning.relief().isEmpty()) {
            complaints.add(at, "a tuning that does nothing", "points, or relief, or both");
        }
        complaints.within(at + "/points", tuning.points(), -GREATEST_TUNING, GREATEST_TUNING);
        complaints.within(at + "/relief", tuning.relief(), 0, GREATEST_TUNING);
    }

    private void guns() {
        if (shooter.guns().size() > MOST_GUNS) {
            complaints.add("/shooter/guns", shooter.guns().size() + " guns at hand", "at most " + MOST_GUNS);
        }
        boolean known = stock.wastelander(shooter.is()).isPresent();
        if (known && ShotOpening.atHand(shooter, stock).isEmpty()) {
            complaints.add("/shooter/guns", "there is no gun on the sheet", "the guns she has at hand");
        }
    }
}
