package dev.snakewater.domain.exp.modifier;

import dev.snakewater.domain.dice.DicePool;
import dev.snakewater.domain.exp.ExpRule;
import dev.snakewater.domain.exp.Rulings;
import dev.snakewater.domain.exp.combatant.Persona;
import dev.snakewater.domain.exp.combatant.Size;
import dev.snakewater.domain.field.Withers;
import dev.snakewater.domain.modifier.Counting;
import dev.snakewater.domain.modifier.Modifier;
import dev.snakewater.domain.modifier.Tally;
import dev.snakewater.domain.rule.Rule;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * A to-hit roll before the dice fall (EX-05): the raw roll less every penalty, skill, the maximum roll, every bonus. Penalties and bonuses
 * are never netted (EX-04); on other dice than the kilodie each is summed in their scale.
 */
@Withers
public record ToHit(
        List<Adjustment> adjustments, List<Tally> sums, Optional<Tally> gate, Tally toHit, Tally armourRating)
        implements ToHitBuilder.With {

    /** What the tally of the to-hit roll is of. */
    public static final String TO_HIT = "to hit";

    /** What the tally of the chance of blind fire is of. */
    public static final String BLIND_FIRE = "blind fire";

    /** Percent dice. */
    public static final DicePool PERCENT = DicePool.of("1d100");

    /** What the tally of the armour rating is of. */
    public static final String ARMOUR_RATING = "armour rating";

    /** How many faces of the kilodie are critical hits: 990 to 1000 (EXF-08). */
    public static final int CRITICAL_FACES = 11;

    private static final int LEAST_FACE = 1;
    private static final String LEVEL_BONUS = "level-bonus";

    /** What gives skill, which is neither penalty nor bonus, whatever its sign. */
    private static final List<Rule> SKILL = List.of(ExpRule.EX_60_TABLE_ENTRY, ExpRule.EX_58_THEATRICAL);

    private enum Stage {
        PENALTY,
        FLOOR,
        SKILL,
        MAXIMUM,
        BONUS
    }

    /** Returns the roll of an attack that nothing bars. The same numbers are promised, decided on and rolled against. */
    public static ToHit of(Attack attack, Counting counting) {
        List<Adjustment> adjustments = Adjustments.of(attack);
        List<Tally> sums = attack.scale() != Rulings.TheatricalDice.D1000
                ? List.of(
                        sum(attack, "penalties", adjustments, due -> due.amount() < 0),
                        sum(attack, "bonuses", adjustments, due -> due.amount() > 0))
                : List.of();
        Stream<Tally.Line> due = sums.isEmpty()
                ? adjustments.stream().map(Adjustment::line)
                : sums.stream().map(sum -> new Modifier(sum.total(), sum.of(), ExpRule.EX_04_SIGN).line());
        Tally toHit = counting.count(ruled(attack, due.toList()), ToHit::inOrder);
        Tally armourRating =
                counting.count(armourRating(attack), rating -> rating.neverBelow(0, "ar", ExpRule.EX_08_HIT));
        return new ToHit(adjustments, sums, Optional.empty(), toHit, armourRating);
    }

    /** Returns the chance that it reaches what it must, before the dice fall. */
    public HitChance chance(Attack attack) {
        int sure = attack.hasCriticals() ? CRITICAL_FACES : 0;
        return HitChance.of(toHit, needed(armourRating.total(), attack.rulings()), sure);
    }

    /** Returns the same with the gate that stands before it, if one does. */
    public static ToHit laidOut(Attack attack, Counting counting) {
        return of(attack, counting).withGate(gate(attack, counting));
    }

    /**
     * Returns the chance in percent that a blind attack earns its to-hit roll (EX-28, EX-31); none if she sees, or if it is dropped
     * (EX-55).
     */
    public static Optional<Tally> gate(Attack attack, Counting counting) {
        return attack.blindFire().map(blind -> {
            Rule why = ExpRule.EX_28_GATE;
            Size size = attack.target().body().size().orElseThrow();
            return counting.count(
                    Tally.of(attack.by(), BLIND_FIRE, size.chance(), "target-size", why, size),
                    chance ->
                            chance.neverBelow(0, "percent-dice", why).neverAbove(PERCENT.most(), "percent-dice", why));
        });
    }

    /** Returns the rules that had a part in it, beside those of its lines, now that it is thrown. */
    public List<Rule> why(Attack attack, Tally thrown) {
        boolean pastMaximum = thrown.lines().stream()
                .anyMatch(line -> line instanceof Tally.AtMost most && thrown.total() > most.limit());
        boolean dropsBlindness =
                attack.approach().blind().isPresent() && attack.blindFire().isEmpty();
        return Stream.of(
                        Stream.of(ExpRule.EX_05_ORDER, ExpRule.EX_08_HIT),
                        adjustments.stream()
                                .flatMap(due -> Stream.concat(due.also().stream(), due.waivedBy().stream())),
                        Rule.when(counts(due -> due < 0) && counts(due -> due > 0), ExpRule.EX_04_SIGN),
                        Rule.when(pastMaximum, ExpRule.EX_07_PAST_MAXIMUM),
                        Rule.when(dropsBlindness, ExpRule.EX_55_DROPPED))
                .<Rule>flatMap(rules -> rules)
                .distinct()
                .toList();
    }

    private boolean counts(Predicate<Integer> amount) {
        return adjustments.stream().anyMatch(due -> due.counts() && amount.test(due.amount()));
    }

    /** A to-hit roll with its lines in the order of the arithmetic, whoever added them. */
    public static Tally inOrder(Tally toHit) {
        return toHit.withLines(toHit.lines().stream()
                .sorted(Comparator.comparing(ToHit::stage))
                .toList());
    }

    /** Returns the least net roll that hits (EX-08). */
    public static int needed(int armourRating, Rulings rulings) {
        return rulings.tieMisses() ? armourRating + 1 : armourRating;
    }

    private static Stage stage(Tally.Line line) {
        return switch (line) {
            case Tally.Plus skill when SKILL.contains(skill.why()) -> Stage.SKILL;
            case Tally.Plus plus -> plus.modifier().amount() < 0 ? Stage.PENALTY : Stage.BONUS;
            case Tally.Waived waived -> waived.due().amount() < 0 ? Stage.PENALTY : Stage.BONUS;
            case Tally.AtMost most -> Stage.MAXIMUM;
            case Tally.AtLeast least -> Stage.FLOOR;
            case Tally.Times times ->
                throw new IllegalArgumentException("the to-hit roll is never multiplied: " + times.what());
        };
    }

    /** Returns the sum with her skill, the maximum roll, if she has one, and the referee's floor. */
    private static Tally ruled(Attack attack, List<Tally.Line> adjustments) {
        Tally sum = Tally.ofThrow(attack.by(), TO_HIT, attack.scale().dice(), ExpRule.EX_09_RAW_RANGE)
                .withLines(adjustments)
                .plus(skill(attack));
        Tally floored = attack.rulings().floorAtOne() ? sum.atLeast(LEAST_FACE, "floor", ExpRule.EX_09_RAW_RANGE) : sum;
        Optional<Integer> maximum =
                attack.isTactical() ? attack.row().flatMap(Persona.CombatRow::mr) : Optional.empty();
        return inOrder(
                maximum.map(mr -> floored.atMost(mr, "mr", ExpRule.EX_05_ORDER)).orElse(floored));
    }

    private static Modifier skill(Attack attack) {
        Persona.Training training = attack.attacker().training();
        if (!attack.isTactical()) {
            Rule why = ExpRule.EX_58_THEATRICAL;
            Tally bonus = Tally.of(attack.by(), "level bonus", training.theatricalBonus(), LEVEL_BONUS, why);
            return new Modifier(attack.scale().scaled(bonus).total(), LEVEL_BONUS, why);
        }
        boolean proficient = attack.weapon().proficient();
        int bonus = attack.row().map(row -> proficient ? row.bp() : row.bnp()).orElse(0);
        return new Modifier(bonus, proficient ? "bp" : "bnp", ExpRule.EX_60_TABLE_ENTRY);
    }

    private static Tally armourRating(Attack attack) {
        Persona target = attack.target();
        Tally bare = Tally.of(target.name(), ARMOUR_RATING, target.body().armour(), "ar", ExpRule.EX_08_HIT);
        Modifier due = new Modifier(attack.bolster(), "bolster", ExpRule.EX_49_BOLSTER);
        Tally bolstered = target.bearing().bolster() == 0
                ? bare
                : bare.and(due.unless(!attack.rulings().mercBolster(), ExpRule.EX_49_BOLSTER));
        return attack.scale().scaled(bolstered);
    }

    private static Tally sum(Attack attack, String of, List<Adjustment> adjustments, Predicate<Adjustment> in) {
        List<Tally.Line> lines =
                adjustments.stream().filter(in).map(Adjustment::line).toList();
        return attack.scale()
                .scaled(Tally.of(attack.by(), of, 0, of, ExpRule.EX_04_SIGN).withLines(lines));
    }

    /** How many faces of a die hit. */
    public record HitChance(int hits, int faces) {

        /**
         * Returns the chance of reaching a net roll, or of one of the highest faces that always hit. A higher face never comes to less, so
         * a binary search finds the lowest that hits.
         */
        static HitChance of(Tally toHit, int needed, int sure) {
            if (!(toHit.base() instanceof Tally.Awaited awaited)) {
                throw new IllegalArgumentException("the dice have fallen already: " + toHit);
            }
            int faces = awaited.dice().most();
            int lowest = 1;
            int beyond = faces + 1;
            while (lowest < beyond) {
                int face = (lowest + beyond) / 2;
                if (toHit.completedBy(awaited.dice().totalling(face)).total() >= needed) {
                    beyond = face;
                } else {
                    lowest = face + 1;
                }
            }
            return new HitChance(Math.max(faces + 1 - lowest, sure), faces);
        }

        /** Returns the lowest raw roll that hits; one above the highest face if none does. */
        public int lowest() {
            return faces + 1 - hits;
        }
    }
}
