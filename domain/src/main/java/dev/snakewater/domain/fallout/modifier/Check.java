package dev.snakewater.domain.fallout.modifier;

import dev.snakewater.domain.dice.DicePool;
import dev.snakewater.domain.dice.Die;
import dev.snakewater.domain.fallout.FalloutRule;
import dev.snakewater.domain.fallout.Skill;
import dev.snakewater.domain.fallout.Verdict;
import dev.snakewater.domain.fallout.combatant.Statistics;
import dev.snakewater.domain.fallout.scene.Actor;
import dev.snakewater.domain.fallout.scene.MasterItem;
import dev.snakewater.domain.field.Word;
import dev.snakewater.domain.modifier.Counting;
import dev.snakewater.domain.modifier.Modifier;
import dev.snakewater.domain.modifier.Tally;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** A test of a skill with percent dice, or of a statistic with a small die (FO-01, FO-03). */
public record Check(Optional<Skill> skill, Optional<Statistics.Statistic> statistic) {

    private static final int POINTS = 100;

    /** Returns a test of a skill. */
    public static Check of(Skill skill) {
        return new Check(Optional.of(skill), Optional.empty());
    }

    /** Returns the rule for the roll. */
    public FalloutRule why() {
        return skill.isPresent() ? FalloutRule.FO_02_SUCCESS : FalloutRule.FO_03_STATISTIC_TESTS;
    }

    /** Returns its dice. */
    public DicePool dice(Actor actor) {
        return skill.isPresent()
                ? Verdict.PERCENT_DICE
                : new DicePool(1, Die.ofSides(actor.rulings().statTestDie()), 0);
    }

    /** Returns the highest roll that succeeds, with modifiers of this test alone. Only the chance of a skill test is limited. */
    public Tally limit(Actor actor, List<Modifier> special, Counting counting) {
        int number = skill.map(actor.person().skills()::of)
                .orElseGet(() -> actor.person().statistics().of(statistic.orElseThrow()));
        Stream<Tally.Line> lines = Stream.concat(
                special.stream().map(Modifier::line),
                MasterItem.lines(actor.person(), actor.items(), actor.rulings()).stream());
        Tally sum = Tally.of(actor.name(), toString(), number, "tested", why(), tested())
                .withLines(lines.map(line -> skill.isPresent() ? line : inPips(actor, line))
                        .toList());
        return counting.count(sum, value -> skill.isPresent() ? actor.rulings().chance(value) : value);
    }

    /** Returns the result of a roll. A skill test is lucky at or below luck (FO-07). */
    public Verdict verdict(Actor actor, int roll, int limit) {
        int luck = actor.person().statistics().luck();
        return skill.isPresent()
                ? Verdict.ofPercentDice(roll, limit, luck, luck, actor.rulings())
                : roll <= limit ? Verdict.SUCCESS : Verdict.FAILURE;
    }

    private static Tally.Line inPips(Actor actor, Tally.Line points) {
        return switch (points) {
            case Tally.Plus plus -> inPips(actor, plus.modifier()).line();
            case Tally.Waived waived -> new Tally.Waived(inPips(actor, waived.due()), waived.why());
            default -> points;
        };
    }

    /** Points of a hundred as pips of the die, away from zero: on a d10, 1 for each 10 that is begun. */
    private static Modifier inPips(Actor actor, Modifier points) {
        int scaled = Math.abs(points.amount()) * actor.rulings().statTestDie();
        int pips = Math.ceilDiv(scaled, POINTS) * Integer.signum(points.amount());
        return new Modifier(pips, points.what(), points.why());
    }

    private Object tested() {
        return skill.<Object>map(it -> it).or(() -> statistic).orElse("nothing");
    }

    @Override
    public String toString() {
        return Word.said(tested());
    }
}
