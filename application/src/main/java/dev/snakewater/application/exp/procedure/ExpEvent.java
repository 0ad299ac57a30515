package dev.snakewater.application.exp.procedure;

import dev.snakewater.application.measure.Finding;
import dev.snakewater.application.table.Event;
import dev.snakewater.application.table.Gist;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.dice.Fall;
import dev.snakewater.domain.exp.ExpFact;
import dev.snakewater.domain.exp.modifier.Attack;
import dev.snakewater.domain.exp.modifier.Bar;
import dev.snakewater.domain.exp.modifier.ToHit;
import dev.snakewater.domain.exp.scene.Weather;
import dev.snakewater.domain.exp.wound.Health;
import dev.snakewater.domain.exp.wound.NaturalRoll;
import dev.snakewater.domain.field.Unwrapped;
import dev.snakewater.domain.modifier.Counting;
import dev.snakewater.domain.modifier.Tally;
import java.util.List;
import java.util.Optional;

/** What can happen in an attack. */
public sealed interface ExpEvent extends Event {

    @Override
    default List<Finding> findings() {
        return switch (this) {
            case Aimed aimed -> List.of(Finding.is("gate", aimed.passed(), aimed.by()));
            case Attacked attacked ->
                List.of(Finding.one("result", attacked.hit() ? ExpOutcome.Result.HIT : ExpOutcome.Result.MISS));
            case Damaged damaged -> List.of(Finding.counts("damage", damaged.points()));
            case Reeled reeled -> List.of(Finding.is("down", !reeled.stands(), reeled.who()));
            case WentDown down -> List.of(Finding.is("down", true, down.who()));
            default -> List.of();
        };
    }

    @Override
    default Optional<Gist> gist() {
        return switch (this) {
            case Attacked attacked -> Optional.of(new Gist.Attempt(attacked.by(), attacked.at(), attacked.hit()));
            case Damaged damaged -> Optional.of(new Gist.Harm(damaged.at(), damaged.points(), Optional.empty()));
            case WentDown down -> Optional.of(new Gist.Became(down.who(), down.state()));
            default -> Optional.empty();
        };
    }

    record WeatherThrown(Weather weather, Fall fall) implements ExpEvent {}

    record WeaponTaken(Name by, String weapon) implements ExpEvent {}

    /** The sum was laid out, now that everything is decided but the dice. */
    record LaidOut(
            Name by, Name at, String weapon, @Unwrapped ToHit sum, ToHit.HitChance chance) implements ExpEvent {

        /** Returns the sum of an attack that nothing forbids. */
        public static LaidOut of(Attack attack, Counting counting) {
            ToHit sum = ToHit.laidOut(attack, counting);
            Name at = attack.target().name();
            return new LaidOut(attack.by(), at, attack.weapon().called(), sum, sum.chance(attack));
        }
    }

    record Barred(Name by, Name at, String weapon, List<Bar> bars) implements ExpEvent {}

    /** Percent dice were thrown for a blind attack (EX-28). */
    record Aimed(Name by, Name at, Tally chance, Fall fall, boolean passed) implements ExpEvent {}

    /** The to-hit roll was thrown; the sums are those of penalties and bonuses in the scale of the dice, if they need one. */
    record Attacked(
            Name by,
            Name at,
            String weapon,
            List<Tally> sums,
            Tally toHit,
            Tally armourRating,
            Fall fall,
            int net,
            boolean hit,
            Optional<NaturalRoll.Critical> critical)
            implements ExpEvent {

        int missedBy() {
            return armourRating.total() - net;
        }
    }

    record Mishap(Name by, String weapon, NaturalRoll.Mishap what) implements ExpEvent {}

    record Multiplied(Name by, int multiplier) implements ExpEvent {}

    record Damaged(Name at, Tally damage, int points, Optional<Integer> left) implements ExpEvent {}

    /** Percent dice were thrown against system shock (EXF-04). */
    record Reeled(Name who, Tally against, Fall fall, boolean stands) implements ExpEvent {}

    record SystemBroke(Name who, Health.RobotSystem system, Fall fall, Health left) implements ExpEvent {}

    record WentDown(Name who, Health.State state, ExpFact why) implements ExpEvent {}
}
