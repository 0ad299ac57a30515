package dev.snakewater.application.fallout.shot;

import dev.snakewater.application.fallout.catalogue.SceneProblems;
import dev.snakewater.application.fallout.shot.ShotScenario.WrittenGun;
import dev.snakewater.application.fallout.shot.ShotScenario.WrittenShooter;
import dev.snakewater.application.procedure.Complaints;
import dev.snakewater.domain.fallout.FalloutRule;
import dev.snakewater.domain.fallout.catalogue.Skill;
import dev.snakewater.domain.fallout.catalogue.Wastelander;

/** What can be wrong between a shooter, her sheet and her guns. */
final class ShooterProblems {

    private static final int MOST_GUNS = 4;
    private static final int PERK_FROM_LEVEL = 6;

    private final SceneProblems found;
    private final Complaints complaints;
    private final WrittenShooter shooter;
    private final AtHand hand;

    ShooterProblems(SceneProblems found, WrittenShooter shooter, AtHand hand) {
        this.found = found;
        complaints = found.complaints();
        this.shooter = shooter;
        this.hand = hand;
    }

    /** Finds what is wrong with her as she stands there. */
    void find() {
        found.sheet("/shooter/is", shooter.who().is());
        if (shooter.ambidextrous()
                && shooter.level().filter(level -> level < PERK_FROM_LEVEL).isPresent()) {
            complaints.add(
                    "/shooter/ambidextrous",
                    "the perk below level " + PERK_FROM_LEVEL,
                    "level " + PERK_FROM_LEVEL + " or more (" + FalloutRule.FO_63_AMBIDEXTROUS.id() + ")");
        }
        for (int i = 0; i < shooter.guns().size(); i++) {
            gun("/shooter/guns/" + i, shooter.guns().get(i));
        }
        hand.sheet().ifPresent(this::guns);
    }

    private void gun(String at, WrittenGun written) {
        Complaints ofTheCard =
                complaints.needing(at + "/is", found.stock().weapons().place(written.is()));
        found.stock().weapons().require(complaints, at + "/is", written.is());
        if (found.stock().flameThrower(written.is()).isPresent()) {
            ofTheCard.add(
                    at + "/is",
                    "the " + written.is() + " fires no shots",
                    "a gun; streams of fire are a kind of their own");
        }
        found.stock().gun(written.is()).ifPresent(card -> {
            ofTheCard.within(at + "/rounds", written.rounds(), 0, card.magazine());
            written.support()
                    .filter(support -> card.skill() == Skill.HANDGUNS
                            && !card.isAutomatic()
                            && card.mountedStrength() == card.minimumStrength())
                    .ifPresent(support -> ofTheCard.add(
                            at + "/support",
                            "a " + support + " under the " + card.name() + ", where it does nothing",
                            "none, or a rifle, an automatic gun or a heavy weapon on it (" + FalloutRule.FO_26_REST.id()
                                    + ")"));
        });
        if (written.rested() && written.support().isEmpty()) {
            complaints
                    .needing(at + "/support")
                    .add(at + "/rested", "a gun rested on nothing", "a support: bipod or tripod");
        }
        for (int i = 0; i < written.tunings().size(); i++) {
            if (!written.tunings().get(i).isOfUse()) {
                String tuning = at + "/tunings/" + i;
                complaints.needing(tuning).add(tuning, "a tuning that does nothing", "points, relief or critical");
            }
        }
    }

    private void guns(Wastelander sheet) {
        Complaints ofTheSheet = complaints.needing(
                "/shooter/is",
                found.stock().characters().place(shooter.who().is().text()));
        int most = Math.max(MOST_GUNS, sheet.weapons().size());
        if (shooter.guns().size() > most) {
            ofTheSheet.add("/shooter/guns", shooter.guns().size() + " guns at hand", "at most " + most);
        }
        if (!hand.isKnown()) {
            hand.needing(ofTheSheet).add("/shooter/guns", "there is no gun on the sheet", "the guns that are at hand");
        }
    }
}
