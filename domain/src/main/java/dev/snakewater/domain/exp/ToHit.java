package dev.snakewater.domain.exp;

import dev.snakewater.domain.dice.DicePool;
import dev.snakewater.domain.modifier.Modifier;
import dev.snakewater.domain.modifier.Tally;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * The arithmetic of the to-hit roll, in five steps: the raw roll less every penalty, skill, the maximum roll, every bonus,
 * and that against the armour rating (EX-05). Penalties and bonuses are never netted (EX-04).
 */
public final class ToHit {

    /** The dice of tactical play (EX-09). */
    public static final DicePool KILODIE = DicePool.of("1d1000");

    /** What the tally of the to-hit roll is of. */
    public static final String TO_HIT = "to hit";

    /** What the tally of the armour rating is of. */
    public static final String ARMOUR_RATING = "armour rating";

    private static final int LEAST_FACE = 1;
    private static final String LEVEL_BONUS = "level bonus";

    private ToHit() {}

    /** Where a line of the arithmetic stands. */
    private enum Stage {
        PENALTY,
        FLOOR,
        SKILL,
        MAXIMUM,
        BONUS
    }

    /** An attack that nothing bars, worked out. */
    public static Reckoning of(Attack attack) {
        List<Adjustment> adjustments = Adjustments.of(attack);
        Tally.Line skill = skill(attack).line();
        if (!isScaled(attack)) {
            Tally toHit = raw(attack);
            for (Adjustment adjustment : adjustments) {
                toHit = toHit.and(adjustment.line());
            }
            return new Reckoning(adjustments, List.of(), ruled(attack, toHit.and(skill)), armourRating(attack));
        }
        Tally penalties = sum(
                attack,
                "penalties",
                adjustments.stream().filter(due -> due.amount() < 0).toList());
        Tally bonuses = sum(
                attack,
                "bonuses",
                adjustments.stream().filter(due -> due.amount() > 0).toList());
        Tally toHit = raw(attack)
                .plus(penalties.total(), penalties.of(), ExpRule.EX_04_SIGN)
                .and(skill)
                .plus(bonuses.total(), bonuses.of(), ExpRule.EX_04_SIGN);
        return new Reckoning(adjustments, List.of(penalties, bonuses), ruled(attack, toHit), armourRating(attack));
    }

    /** The dice of the roll: the kilodie, unless theatrical play has others (EX-09, EX-58). */
    public static DicePool dice(Attack attack) {
        return attack.isTactical() ? KILODIE : attack.rulings().theatricalDice().dice();
    }

    /** A to-hit roll with its lines in the order of the arithmetic, whoever added them. */
    public static Tally inOrder(Tally toHit) {
        return toHit.withLines(toHit.lines().stream()
                .sorted(Comparator.comparing(ToHit::stage))
                .toList());
    }

    /** An armour rating within its limits, whoever added to it: at worst it is none at all. */
    public static Tally limited(Tally armourRating) {
        return armourRating.neverBelow(0, "AR", ExpRule.EX_08_HIT);
    }

    /** The least net roll that hits (EX-08). */
    public static int needed(int armourRating, Rulings rulings) {
        return rulings.tieMisses() ? armourRating + 1 : armourRating;
    }

    /** Whether a line is skill: neither penalty nor bonus, whatever its sign. */
    static boolean isSkill(Tally.Plus line) {
        return line.why() == ExpRule.EX_60_TABLE_ENTRY || line.why() == ExpRule.EX_58_THEATRICAL;
    }

    private static Stage stage(Tally.Line line) {
        return switch (line) {
            case Tally.Plus plus ->
                isSkill(plus) ? Stage.SKILL : plus.modifier().amount() < 0 ? Stage.PENALTY : Stage.BONUS;
            case Tally.Waived waived -> waived.due().amount() < 0 ? Stage.PENALTY : Stage.BONUS;
            case Tally.AtMost most -> Stage.MAXIMUM;
            case Tally.AtLeast least -> Stage.FLOOR;
            case Tally.Times times ->
                throw new IllegalArgumentException("the to-hit roll is never multiplied: " + times.what());
        };
    }

    private static Tally raw(Attack attack) {
        return Tally.ofThrow(attack.attacker().name(), TO_HIT, dice(attack), ExpRule.EX_09_RAW_RANGE);
    }

    /** With the maximum roll, if she has one, and the referee's floor. */
    private static Tally ruled(Attack attack, Tally toHit) {
        Tally floored =
                attack.rulings().floorAtOne() ? toHit.atLeast(LEAST_FACE, "floor", ExpRule.EX_09_RAW_RANGE) : toHit;
        Optional<Integer> maximum = attack.isTactical() ? attack.row().flatMap(CombatRow::mr) : Optional.empty();
        return inOrder(
                maximum.map(mr -> floored.atMost(mr, "MR", ExpRule.EX_05_ORDER)).orElse(floored));
    }

    private static Modifier skill(Attack attack) {
        Persona.Training training = attack.attacker().training();
        if (!attack.isTactical()) {
            Tally bonus = Tally.of(
                    attack.attacker().name(),
                    LEVEL_BONUS,
                    training.theatricalBonus(),
                    LEVEL_BONUS,
                    ExpRule.EX_58_THEATRICAL);
            return new Modifier(scaled(attack, bonus).total(), LEVEL_BONUS, ExpRule.EX_58_THEATRICAL);
        }
        boolean proficient = attack.weapon().proficient();
        int bonus = attack.row().map(row -> proficient ? row.bp() : row.bnp()).orElse(0);
        return new Modifier(bonus, proficient ? "BP" : "BNP", ExpRule.EX_60_TABLE_ENTRY);
    }

    private static Tally armourRating(Attack attack) {
        Persona target = attack.target();
        Tally bare = Tally.of(target.name(), ARMOUR_RATING, target.body().armour(), "AR", ExpRule.EX_08_HIT);
        Modifier due = new Modifier(attack.bolster(), "bolster", ExpRule.EX_49_BOLSTER);
        Tally bolstered = target.bearing().bolster() == 0
                ? bare
                : bare.and(due.unless(!attack.rulings().mercBolster(), ExpRule.EX_49_BOLSTER));
        return scaled(attack, bolstered);
    }

    private static Tally sum(Attack attack, String of, List<Adjustment> adjustments) {
        Tally sum = Tally.of(attack.attacker().name(), of, 0, of, ExpRule.EX_04_SIGN);
        for (Adjustment adjustment : adjustments) {
            sum = sum.and(adjustment.line());
        }
        return scaled(attack, sum);
    }

    /** A total in the scale of the dice; the kilodie of tactical play has none. */
    private static Tally scaled(Attack attack, Tally total) {
        return attack.isTactical() ? total : attack.rulings().theatricalDice().scaled(total);
    }

    private static boolean isScaled(Attack attack) {
        return !attack.isTactical() && attack.rulings().theatricalDice() != Rulings.TheatricalDice.D1000;
    }
}
