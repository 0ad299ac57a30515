package dev.snakewater.application.gurps;

import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.dice.Fall;
import dev.snakewater.domain.gurps.SuccessRoll;
import dev.snakewater.domain.gurps.attack.Defence;
import dev.snakewater.domain.gurps.body.Condition;
import dev.snakewater.domain.gurps.body.HitLocation;
import dev.snakewater.domain.gurps.chart.End;
import dev.snakewater.domain.gurps.table.CriticalHit;
import dev.snakewater.domain.gurps.table.Fumble;
import dev.snakewater.domain.modifier.Tally;
import java.util.List;
import java.util.Optional;

/** What was found in a box: the answer to its question, or what it did. */
public sealed interface Found {

    /** Nothing but the way out. */
    record Nothing() implements Found {}

    /** The running number, with what the box adds. */
    record RunningNumber(Tally number) implements Found {}

    /** Two numbers that the box compares. */
    record Compared(int number, int against) implements Found {}

    /**
     * Where a random blow lands.
     *
     * @param rolled the location of the table
     * @param location the one that counts: what cannot be hurt there hits the torso
     */
    record Located(Name by, Fall fall, HitLocation rolled, HitLocation location) implements Found {

        /** Whether another location counts than that of the table. */
        boolean isElsewhere() {
            return rolled != location;
        }
    }

    /**
     * The attack roll.
     *
     * @param noAttempt whether the number was too low for any success
     * @param group how many rounds the group has; 1 if it is none
     * @param hits how many of them hit
     */
    record Attacked(
            Name by,
            Name at,
            Tally number,
            Fall fall,
            SuccessRoll.Result result,
            boolean noAttempt,
            int group,
            int hits)
            implements Found {}

    /**
     * A fumble.
     *
     * @param rolled what the table says
     * @param counts what counts, which is something else after a first breakage; none if it is rolled once more
     */
    record Fumbled(Name by, Fall fall, Fumble rolled, Optional<Fumble> counts) implements Found {

        /** Whether something else counts than what the table says. */
        boolean isOtherwise() {
            return counts.filter(what -> what != rolled).isPresent();
        }
    }

    /** The attacker hits himself. */
    record HitHimself(Name by, Fall fall, HitLocation location, boolean half) implements Found {}

    /**
     * A miss by one connects all the same.
     *
     * @param hits how many rounds hit
     * @param instead the location that is hit instead; none if rounds of a group hit where it was aimed
     */
    record Connects(int hits, Optional<HitLocation> instead) implements Found {}

    /**
     * Somebody else is in the way.
     *
     * @param fall the throw that chose him; none if he was the next or the only one
     */
    record WrongTarget(Name whom, Optional<Fall> fall) implements Found {}

    /** A critical hit. */
    record Critical(Name on, Fall fall, boolean head, CriticalHit effect) implements Found {}

    /** Somebody chose how to defend himself. */
    record ChoseDefence(Name by, Defence defence) implements Found {}

    /** A defence. */
    record Defended(Name by, Defence defence, Tally number, Fall fall, SuccessRoll.Result result) implements Found {}

    /** No defence: there is nothing to roll against. */
    record Undefended(Name by, Tally number) implements Found {}

    /** What comes of a botched defence that is no parry. */
    record Botched(Name by, Defence.Kind kind) implements Found {}

    /**
     * The damage dice.
     *
     * @param sixes how many of them show a 6; 0 where that does not matter
     */
    record Hurt(Tally damage, Fall fall, int sixes) implements Found {}

    /** A number that is worked out. */
    record Counted(Tally number) implements Found {}

    /** How many hexes somebody is knocked back. */
    record KnockedBack(Name who, int damage, int hexes) implements Found {}

    /** A roll on DX or HT, and what becomes of him by it. */
    record Checked(Name who, Tally number, Fall fall, boolean made, List<Condition> then) implements Found {

        public Checked {
            then = List.copyOf(then);
        }
    }

    /** A stopped blow that is felt through flexible armour, or is not. */
    record Felt(int sixes, boolean flexible) implements Found {}

    /** Lost hit points. */
    record Lost(Name who, int hits, int before, int after, boolean shock) implements Found {}

    /**
     * What is special about a location.
     *
     * @param roll the roll on HT that it asks for
     */
    record Special(Name who, HitLocation location, List<Condition> conditions, boolean killed, Optional<Checked> roll)
            implements Found {

        /** Copies what happens. */
        public Special {
            conditions = List.copyOf(conditions);
        }

        /** Whether nothing comes of it. */
        boolean isNothing() {
            return !killed && conditions.isEmpty() && roll.isEmpty();
        }
    }

    /** Something becomes of somebody. */
    record Became(Name who, Condition condition) implements Found {}

    /**
     * A death roll.
     *
     * @param threshold the hit points that it is for
     */
    record DeathRoll(Name who, int threshold, Tally number, Fall fall, boolean made) implements Found {}

    /** No death roll is due. */
    record NoDeathRoll(Name who) implements Found {}

    /** Hit points at the last threshold, or above it. */
    record LastThreshold(int hitPoints, int threshold) implements Found {}

    /**
     * An end of the chart.
     *
     * @param who whom it happened to; nobody, of a miss
     * @param roundsLeft how many rounds of the group still hit
     * @param ownBlow whether he hits himself next, with what he parried with
     */
    record Ended(End end, Optional<Name> who, int roundsLeft, boolean ownBlow) implements Found {}
}
