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
        complaints.when(
                shooter.ambidextrous()
                        && shooter.level()
                                .filter(level -> level < PERK_FROM_LEVEL)
                                .isPresent(),
                "/shooter/ambidextrous",
                "perk-too-early",
                PERK_FROM_LEVEL,
                FalloutRule.FO_63_AMBIDEXTROUS.id());
        for (int i = 0; i < shooter.guns().size(); i++) {
            gun("/shooter/guns/" + i, shooter.guns().get(i));
        }
        hand.sheet().ifPresent(this::guns);
    }

    private void gun(String at, WrittenGun written) {
        Complaints ofTheCard =
                complaints.needing(at + "/is", found.stock().weapons().place(written.is()));
        found.stock().weapons().require(complaints, at + "/is", written.is());
        ofTheCard.when(
                found.stock().flameThrower(written.is()).isPresent(), at + "/is", "fires-no-shots", written.is());
        found.stock().gun(written.is()).ifPresent(card -> {
            ofTheCard.within(at + "/rounds", written.rounds(), 0, card.magazine());
            written.support()
                    .filter(support -> card.skill() == Skill.HANDGUNS
                            && !card.isAutomatic()
                            && card.mountedStrength() == card.minimumStrength())
                    .ifPresent(support -> ofTheCard.tell(
                            at + "/support", "support-of-no-use", support, card.name(), FalloutRule.FO_26_REST.id()));
        });
        complaints
                .needing(at + "/support")
                .when(written.rested() && written.support().isEmpty(), at + "/rested", "rested-on-nothing");
        for (int i = 0; i < written.tunings().size(); i++) {
            String tuning = at + "/tunings/" + i;
            complaints.needing(tuning).when(!written.tunings().get(i).isOfUse(), tuning, "tuning-of-no-use");
        }
    }

    private void guns(Wastelander sheet) {
        Complaints ofTheSheet = complaints.needing(
                "/shooter/is",
                found.stock().characters().place(shooter.who().is().text()));
        int most = Math.max(MOST_GUNS, sheet.weapons().size());
        int guns = shooter.guns().size();
        ofTheSheet.when(guns > most, "/shooter/guns", "too-many-guns", guns, most);
        hand.needing(ofTheSheet).when(!hand.isKnown(), "/shooter/guns", "no-gun");
    }
}
