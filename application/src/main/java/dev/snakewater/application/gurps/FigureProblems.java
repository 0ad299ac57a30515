package dev.snakewater.application.gurps;

import dev.snakewater.application.gurps.AttackProblems.Given;
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
        if (together > SpeedRange.FARTHEST) {
            complaints.add(
                    at + "/distance",
                    together + " yards of distance, height and speed together",
                    "at most " + SpeedRange.FARTHEST);
        }
        height();
        hands();
        defences();
    }

    private void height() {
        Complaints byUse = complaints.needing(GurpsProblems.USE);
        boolean isHigher = ground.uphill() > 0;
        if (isHigher && ground.downhill() > 0) {
            complaints.add(at + "/downhill", "above the attacker and below him", "'uphill' or 'downhill'");
        }
        Given given = new Given(byUse);
        if (weapon.use().isRanged()) {
            given.tooMuch(
                    at + "/elevationToHit",
                    ground.elevationToHit(),
                    "a shot, for which height is distance",
                    "'uphill', or 'downhill' and 'downhillBonus'");
            shot(given, byUse.needing(at + "/downhill", at + "/distance"));
        } else {
            if (isHigher || ground.downhill() > 0) {
                String what = "what a blow costs at somebody " + (isHigher ? "above" : "below") + " the attacker";
                given.wanted(at + "/elevationToHit", ground.elevationToHit(), what, Gurps3Rule.GU_06_TARGET);
            }
            given.tooMuch(
                    at + "/downhillBonus", ground.downhillBonus(), "a blow, which passes no box 8", "'elevationToHit'");
        }
    }

    private void shot(Given given, Complaints byHeight) {
        if (ground.downhill() > 0) {
            given.wanted(
                    at + "/downhillBonus",
                    ground.downhillBonus(),
                    "by how many yards the distance counts for less downhill",
                    Gurps3Rule.GU_08_RANGE);
        }
        // It is smaller than what the same height costs uphill, and no distance is less than none.
        byHeight.within(at + "/downhillBonus", ground.downhillBonus(), 0, Math.min(ground.downhill(), ground.yards()));
    }

    private void hands() {
        Optional<Arms> held = guard.weapon();
        int strength = figure.body().st();
        if (guard.parry().isPresent()
                && held.filter(arms -> arms.use().isRanged()).isPresent()) {
            complaints.against(
                    Gurps3Rule.GU_23_DEFENCE,
                    at + "/parry",
                    "a parry with the " + held.get(),
                    "no parry, or a hand weapon");
        }
        if (held.filter(arms -> arms.damage().inHandsOf(strength).isEmpty()).isPresent()) {
            complaints.add(at + "/st", "the table has no thrust and swing of ST " + strength, "a ST of 8 to 18, or 20");
        }
        boolean hasShield = figure.person().shield().isPresent();
        if (guard.block().isPresent() && !hasShield) {
            complaints.needing(at + "/shield").add(at + "/block", "a block without a shield", "a shield, or no block");
        }
        if (hasShield && held.filter(arms -> arms.hands() > 1).isPresent()) {
            complaints.add(
                    at + "/shield",
                    "a shield in a hand that holds the " + held.get(),
                    "no shield, or a weapon for one hand");
        }
    }

    private void defences() {
        if (guard.parry().isEmpty() && !guard.parryModifiers().isEmpty()) {
            complaints
                    .needing(at + "/parry")
                    .add(at + "/parryModifiers", "modifiers of a parry without a parry", "a parry, or no modifiers");
        }
        String allOut = at + "/allOutDefense";
        if (guard.allOutDefense() && guard.open()) {
            complaints.add(allOut, "an All-Out Defense of who has only his PD", "'open' or 'allOutDefense'");
        } else if (guard.allOutDefense() && guard.kinds() < 2) {
            complaints
                    .needing(at + "/dodge", at + "/parry", at + "/block")
                    .add(allOut, "an All-Out Defense with fewer than two defences", "two of dodge, parry and block");
        }
    }
}
