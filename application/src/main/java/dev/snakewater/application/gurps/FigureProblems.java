package dev.snakewater.application.gurps;

import dev.snakewater.application.procedure.Complaints;
import dev.snakewater.domain.gurps.Gurps3Rule;
import dev.snakewater.domain.gurps.arms.Arm;
import dev.snakewater.domain.gurps.arms.Arms;
import dev.snakewater.domain.gurps.attack.Figure;
import dev.snakewater.domain.gurps.attack.Ground;
import dev.snakewater.domain.gurps.attack.Guard;
import dev.snakewater.domain.gurps.table.SpeedRange;
import java.util.Optional;

/** What does not go together in where somebody is who can be hit, and in what he can do against it. */
final class FigureProblems {

    private final String at;
    private final Figure figure;
    private final Guard guard;
    private final Ground ground;
    private final Arm weapon;
    private final Complaints complaints;

    FigureProblems(String at, Figure figure, Arm weapon, Complaints complaints) {
        this.at = at;
        this.figure = figure;
        this.guard = figure.guard();
        this.ground = figure.ground();
        this.weapon = weapon;
        this.complaints = complaints;
    }

    void look() {
        int together = ground.yards() + ground.uphill() + ground.speed();
        complaints.when(together > SpeedRange.FARTHEST, at + "/distance", "too-far", together, SpeedRange.FARTHEST);
        height();
        hands();
        defences();
    }

    private void height() {
        Complaints byUse = complaints.needing(GurpsProblems.USE);
        boolean isHigher = ground.uphill() > 0;
        boolean isLower = ground.downhill() > 0;
        complaints.when(isHigher && isLower, at + "/downhill", "above-and-below");
        String toHit = at + "/elevationToHit";
        String bonus = at + "/downhillBonus";
        Optional<Integer> yards = ground.downhillBonus();
        if (weapon.use().isRanged()) {
            byUse.when(ground.elevationToHit().isPresent(), toHit, "elevation-of-a-shot");
            byUse.when(isLower && yards.isEmpty(), bonus, "downhill-missing", Gurps3Rule.GU_08_RANGE.id());
            // It is smaller than what the same height costs uphill, and no distance is less than none.
            byUse.needing(at + "/downhill", at + "/distance")
                    .within(bonus, yards, 0, Math.min(ground.downhill(), ground.yards()));
        } else {
            boolean missing = (isHigher || isLower) && ground.elevationToHit().isEmpty();
            byUse.when(missing, toHit, "elevation-missing", isHigher, Gurps3Rule.GU_06_TARGET.id());
            byUse.when(yards.isPresent(), bonus, "downhill-of-a-blow");
        }
    }

    private void hands() {
        Optional<Arms> held = guard.weapon();
        int strength = figure.body().st();
        complaints
                .against(Gurps3Rule.GU_23_DEFENCE)
                .when(
                        guard.parry().isPresent()
                                && held.filter(arms -> arms.use().isRanged()).isPresent(),
                        at + "/parry",
                        "parry-with-a-ranged-weapon",
                        held);
        complaints.when(
                held.filter(arms -> arms.damage().inHandsOf(strength).isEmpty()).isPresent(),
                at + "/st",
                "no-such-strength",
                strength);
        boolean hasShield = figure.person().shield().isPresent();
        complaints
                .needing(at + "/shield")
                .when(guard.block().isPresent() && !hasShield, at + "/block", "block-without-a-shield");
        complaints.when(
                hasShield && held.filter(arms -> arms.hands() > 1).isPresent(),
                at + "/shield",
                "shield-in-both-hands",
                held);
    }

    private void defences() {
        complaints
                .needing(at + "/parry")
                .when(
                        guard.parry().isEmpty() && !guard.parryModifiers().isEmpty(),
                        at + "/parryModifiers",
                        "modifiers-without-a-parry");
        String allOut = at + "/allOutDefense";
        complaints.when(guard.allOutDefense() && guard.open(), allOut, "all-out-defense-of-the-open");
        complaints
                .needing(at + "/dodge", at + "/parry", at + "/block")
                .when(
                        guard.allOutDefense() && !guard.open() && guard.kinds().size() < 2,
                        allOut,
                        "all-out-defense-too-few");
    }
}
