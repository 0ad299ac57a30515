package dev.snakewater.application.fallout.procedure;

import dev.snakewater.application.measure.Finding;
import dev.snakewater.application.table.Event;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.dice.Fall;
import dev.snakewater.domain.fallout.FalloutRule;
import dev.snakewater.domain.fallout.Verdict;
import dev.snakewater.domain.fallout.scene.Run;
import dev.snakewater.domain.modifier.Tally;
import dev.snakewater.domain.rule.Rule;
import java.util.List;

/** What happens to somebody alone. */
public sealed interface EffortEvent extends Event {

    /** She did not do it, because rules forbade it or she did not want to; nothing is spent. */
    record Stayed(Name by, String what, List<Rule> bars, int price, int actionPoints, Rule why) implements EffortEvent {

        boolean isTooDear() {
            return bars.contains(FalloutRule.FO_09_ACTION_POINTS);
        }
    }

    /** She jumped off; she could have jumped the farthest. */
    record JumpedOff(Name by, int millimetres, Tally farthest, boolean outOfMovement, int price, int left)
            implements EffortEvent {}

    /** She ran. */
    record Ran(Name by, int millimetres, int price, int left) implements EffortEvent {}

    /** A test, by the rule by which it is thrown. */
    record Tested(Name by, String of, Tally limit, Fall fall, Verdict verdict, Rule why) implements EffortEvent {

        /** By how much the throw stays below the limit. */
        public int margin() {
            return limit.total() - fall.total();
        }

        @Override
        public List<Finding> findings() {
            return List.of(Finding.is("succeeds", verdict.succeeds(), by), Finding.one("verdict", verdict));
        }
    }

    /** A jump came down as it was meant, or it did not, and the master says what that means. */
    record Landed(Name by, boolean succeeded) implements EffortEvent {}

    /** She has run, and is out of breath or not; earlier runs count in the coming rounds, too. */
    record OutOfBreath(Name by, Run.Exhaustion breath, List<Integer> comingRounds, Rule why) implements EffortEvent {

        boolean isWithOthers() {
            return comingRounds.size() > breath.rounds()
                    || comingRounds.stream().anyMatch(points -> points != breath.points());
        }
    }
}
