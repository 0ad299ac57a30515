package dev.snakewater.application.gurps;

import dev.snakewater.application.gurps.GurpsScenario.Figure;
import dev.snakewater.application.procedure.Complaints;
import dev.snakewater.domain.gurps.Fraction;
import dev.snakewater.domain.gurps.Gurps3Rule;
import dev.snakewater.domain.gurps.arms.Arms;
import dev.snakewater.domain.gurps.table.SpeedRange;
import java.util.Optional;
import java.util.stream.Stream;

/** What can be wrong with somebody who can be hit, beside his body and his armour. */
final class FigureProblems {

    private static final int GREATEST = 100;
    private static final int MOST_ERRATIC = -4;
    private static final int LARGEST_FEET = 600;

    private final String at;
    private final Figure figure;
    private final Complaints complaints;

    FigureProblems(String at, Figure figure, Complaints complaints) {
        this.at = at;
        this.figure = figure;
        this.complaints = complaints;
    }

    void look() {
        ground();
        guard();
        defences();
        complaints.within(at + "/pd", figure.pd(), 0, GREATEST);
        complaints.within(at + "/dr", figure.dr(), 0, GREATEST);
        boolean wrong = figure.vulnerability().isPresent()
                && figure.vulnerability()
                        .flatMap(Fraction::written)
                        .filter(fraction -> fraction.numerator() > 0)
                        .isEmpty();
        if (wrong) {
            complaints.add(
                    at + "/vulnerability",
                    "'" + figure.vulnerability().orElseThrow() + "' is no multiplier",
                    "such as 2 or 1.5");
        }
    }

    private void ground() {
        int yards = figure.distance().orElse(1);
        complaints.within(at + "/distance", figure.distance(), 0, SpeedRange.farthest());
        complaints.within(at + "/uphill", figure.uphill(), 0, SpeedRange.farthest());
        complaints.within(at + "/downhill", figure.downhill(), 0, SpeedRange.farthest());
        complaints.within(at + "/speed", figure.speed(), 0, SpeedRange.farthest());
        int together = yards + figure.uphill().orElse(0) + figure.speed().orElse(0);
        if (yards <= SpeedRange.farthest() && together > SpeedRange.farthest()) {
            complaints.add(
                    at + "/distance",
                    together + " yards of distance, height and speed together",
                    "at most " + SpeedRange.farthest());
        }
        complaints.within(at + "/erratic", figure.erratic(), MOST_ERRATIC, 0);
        complaints.within(at + "/inTheWay", figure.inTheWay(), 0, GREATEST);
        complaints.within(at + "/feet", figure.feet(), 1, LARGEST_FEET);
    }

    /** Modifiers of a parry that nobody makes, and two defences of who has no two. */
    private void defences() {
        for (int i = 0; i < figure.parryModifiers().size(); i++) {
            ParryModifier one = figure.parryModifiers().get(i);
            String here = at + "/parryModifiers/" + i;
            complaints.within(here + "/amount", one.amount(), -GREATEST, GREATEST);
            if (one.what().isBlank()) {
                complaints.add(here + "/what", "an amount without a reason", "what it is for");
            }
        }
        if (figure.parry().isEmpty() && !figure.parryModifiers().isEmpty()) {
            complaints.add(at + "/parryModifiers", "modifiers of a parry without a parry", "a parry, or no modifiers");
        }
        if (!figure.allOutDefense().orElse(false)) {
            return;
        }
        long has = Stream.of(figure.dodge(), figure.parry(), figure.block())
                .filter(Optional::isPresent)
                .count();
        if (figure.open().orElse(false)) {
            complaints.add(
                    at + "/allOutDefense", "an All-Out Defense of who has only his PD", "'open' or 'allOutDefense'");
        } else if (has < 2) {
            complaints.add(
                    at + "/allOutDefense",
                    "an All-Out Defense with fewer than two defences",
                    "two of dodge, parry and block");
        }
    }

    private void guard() {
        complaints.within(at + "/dodge", figure.dodge(), 1, GREATEST);
        complaints.within(at + "/parry", figure.parry(), 1, GREATEST);
        complaints.within(at + "/block", figure.block(), 1, GREATEST);
        complaints.within(at + "/feint", figure.feint(), 0, GREATEST);
        complaints.within(at + "/elevation", figure.elevation(), -GREATEST, GREATEST);
        complaints.within(at + "/wounds", figure.wounds(), 0, GREATEST);
        Optional<Arms> held = figure.weapon();
        if (figure.parry().isPresent()
                && held.filter(arms -> arms.use().isRanged()).isPresent()) {
            complaints.add(
                    at + "/parry",
                    "a parry with the " + held.get() + ", against " + Gurps3Rule.GU_23_DEFENCE.id(),
                    "no parry, or a hand weapon");
        }
        int strength = Opening.strength(figure);
        if (held.filter(arms -> arms.damage().inHandsOf(strength).isEmpty()).isPresent()) {
            complaints.add(at + "/st", "the table has no thrust and swing of ST " + strength, "a ST of 8 to 18, or 20");
        }
        if (figure.block().isPresent() && figure.shield().isEmpty()) {
            complaints.add(at + "/block", "a block without a shield", "a shield, or no block");
        }
        if (figure.shield().isPresent() && held.filter(arms -> arms.hands() > 1).isPresent()) {
            complaints.add(
                    at + "/shield",
                    "a shield in a hand that holds the " + held.get(),
                    "no shield, or a weapon for one hand");
        }
    }
}
