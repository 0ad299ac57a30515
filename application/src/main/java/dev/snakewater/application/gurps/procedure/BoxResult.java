package dev.snakewater.application.gurps.procedure;

import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.dice.Fall;
import dev.snakewater.domain.gurps.Box.End;
import dev.snakewater.domain.gurps.SuccessRoll;
import dev.snakewater.domain.gurps.combatant.Guard.Defence;
import dev.snakewater.domain.gurps.combatant.HitLocation;
import dev.snakewater.domain.gurps.wound.Condition;
import dev.snakewater.domain.gurps.wound.CriticalHit;
import dev.snakewater.domain.gurps.wound.Fumble;
import dev.snakewater.domain.modifier.Tally;
import java.util.List;
import java.util.Optional;

/** What was found in a box: the answer to its question, or what it did. */
sealed interface BoxResult {

    record Nothing() implements BoxResult {}

    record RunningNumber(Tally number) implements BoxResult {}

    record Compared(int number, int against) implements BoxResult {}

    /** Where a random blow lands by the table, and the location that counts: what cannot be hurt there hits the torso. */
    record Located(Name by, Fall fall, HitLocation rolled, HitLocation location) implements BoxResult {

        boolean isElsewhere() {
            return rolled != location;
        }
    }

    /** The attack roll; no attempt, if the number was too low for any success. A group of 1 is none. */
    record Attacked(
            Name by,
            Name at,
            Tally number,
            Fall fall,
            SuccessRoll.Result result,
            boolean noAttempt,
            int group,
            int hits)
            implements BoxResult {}

    /** What the table says, and what of that counts: something else after a first breakage; nothing if it is rolled once more. */
    record Fumbled(Name by, Fall fall, Fumble rolled, Optional<Fumble> counts) implements BoxResult {

        boolean isOtherwise() {
            return counts.filter(what -> what != rolled).isPresent();
        }
    }

    record HitHimself(Name by, Fall fall, HitLocation location, boolean half) implements BoxResult {}

    /** A miss by one connects all the same: rounds of a group where it was aimed, or one at another location instead. */
    record Connects(int hits, Optional<HitLocation> instead) implements BoxResult {}

    /** Somebody else is in the way, by a throw unless he was the next or the only one. */
    record WrongTarget(Name whom, Optional<Fall> fall) implements BoxResult {}

    record Critical(Name on, Fall fall, boolean head, CriticalHit effect) implements BoxResult {}

    record ChoseDefence(Name by, Defence defence) implements BoxResult {}

    record Defended(Name by, Defence defence, Tally number, Fall fall, SuccessRoll.Result result)
            implements BoxResult {}

    record Undefended(Name by, Tally number) implements BoxResult {}

    record Botched(Name by, Defence.Kind kind) implements BoxResult {}

    /** The damage dice, and how many of them show a 6; 0 where that does not matter. */
    record Hurt(Tally damage, Fall fall, int sixes) implements BoxResult {}

    record Counted(Tally number) implements BoxResult {}

    record KnockedBack(Name who, int damage, int hexes) implements BoxResult {}

    /** A roll on DX or HT, and what becomes of him by it. */
    record Checked(Name who, Tally number, Fall fall, boolean made, List<Condition> then) implements BoxResult {}

    record Felt(int sixes, boolean flexible) implements BoxResult {}

    record Lost(Name who, int hits, int before, int after, boolean shock) implements BoxResult {}

    record Special(Name who, HitLocation location, List<Condition> conditions, boolean killed, Optional<Checked> roll)
            implements BoxResult {

        boolean isNothing() {
            return !killed && conditions.isEmpty() && roll.isEmpty();
        }
    }

    record Became(Name who, Condition condition) implements BoxResult {}

    record DeathRoll(Name who, int threshold, Tally number, Fall fall, boolean made) implements BoxResult {}

    record NoDeathRoll(Name who) implements BoxResult {}

    record LastThreshold(int hitPoints, int threshold) implements BoxResult {}

    /** An end of the chart, which happened to nobody if it is a miss; rounds of a group, or a blow against himself, may follow. */
    record Ended(End end, Optional<Name> who, int roundsLeft, boolean ownBlow) implements BoxResult {}
}
