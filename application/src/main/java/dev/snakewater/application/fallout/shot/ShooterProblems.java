package dev.snakewater.application.fallout.shot;

import dev.snakewater.application.fallout.catalogue.SceneProblems;
import dev.snakewater.application.fallout.catalogue.Stock;
import dev.snakewater.application.fallout.shot.ShotScenario.WrittenGun;
import dev.snakewater.application.fallout.shot.ShotScenario.WrittenShooter;
import dev.snakewater.application.procedure.Complaints;
import dev.snakewater.domain.fallout.FalloutRule;
import dev.snakewater.domain.fallout.catalogue.Gun;
import dev.snakewater.domain.fallout.catalogue.Skill;
import java.util.Optional;
import java.util.stream.Stream;

/** What can be wrong with a shooter and her guns. */
final class ShooterProblems {

    private static final int MOST_GUNS = 4;
    private static final int PERK_FROM_LEVEL = 6;
    private static final int HIGHEST_LEVEL = 100;
    private static final int GREATEST_TUNING = 100;

    private final SceneProblems found;
    private final Complaints complaints;
    private final WrittenShooter shooter;
    private final Stock stock;

    ShooterProblems(SceneProblems found, ShotScenario scenario) {
        this.found = found;
        complaints = found.complaints();
        shooter = scenario.shooter();
        stock = found.stock();
    }

    /** Finds what is wrong with her as she stands there. */
    void find() {
        found.sheet("/shooter/is", shooter.is());
        shooter.name().ifPresent(name -> complaints.name("/shooter/name", name));
        found.actionPoints("/shooter/actionPoints", shooter.actionPoints());
        found.winded("/shooter/winded", shooter.winded());
        complaints.within("/shooter/level", shooter.level(), 1, HIGHEST_LEVEL);
        if (shooter.ambidextrous().orElse(false)
                && shooter.level().filter(level -> level < PERK_FROM_LEVEL).isPresent()) {
            complaints.add(
                    "/shooter/ambidextrous",
                    "the perk below level " + PERK_FROM_LEVEL,
                    "level " + PERK_FROM_LEVEL + " or more (" + FalloutRule.FO_63_AMBIDEXTROUS.id() + ")");
        }
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
            found.weapon(at + "/is", written.is());
        }
        gun.ifPresent(card -> complaints.within(at + "/rounds", written.rounds(), 0, card.magazine()));
        gun.filter(card -> written.support().isPresent() && card.skill() == Skill.HANDGUNS)
                .filter(card -> !card.isAutomatic() && card.mountedStrength() == card.minimumStrength())
                .ifPresent(card -> complaints.add(
                        at + "/support",
                        "a " + written.support().orElseThrow() + " under the " + card.name()
                                + ", where it does nothing",
                        "none, or a rifle, an automatic gun or a heavy weapon on it (" + FalloutRule.FO_26_REST.id()
                                + ")"));
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
        if (Stream.of(tuning.points(), tuning.relief(), tuning.critical()).allMatch(Optional::isEmpty)) {
            complaints.add(at, "a tuning that does nothing", "points, relief or critical");
        }
        complaints.within(at + "/points", tuning.points(), -GREATEST_TUNING, GREATEST_TUNING);
        complaints.within(at + "/relief", tuning.relief(), 0, GREATEST_TUNING);
        complaints.within(at + "/critical", tuning.critical(), -GREATEST_TUNING, GREATEST_TUNING);
    }

    private void guns() {
        int ofTheSheet = stock.wastelander(shooter.is())
                .map(sheet -> sheet.weapons().size())
                .orElse(0);
        int most = Math.max(MOST_GUNS, ofTheSheet);
        if (shooter.guns().size() > most) {
            complaints.add("/shooter/guns", shooter.guns().size() + " guns at hand", "at most " + most);
        }
        boolean known = stock.wastelander(shooter.is()).isPresent();
        if (known && ShotOpening.atHand(shooter, stock).cards().isEmpty()) {
            complaints.add("/shooter/guns", "there is no gun on the sheet", "the guns that are at hand");
        }
    }
}
