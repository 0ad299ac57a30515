package dev.snakewater.application.gurps;

import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.dice.Fall;
import dev.snakewater.domain.gurps.Gurps3Rule;
import dev.snakewater.domain.gurps.SuccessRoll;
import dev.snakewater.domain.gurps.attack.Defence;
import dev.snakewater.domain.gurps.body.Condition;
import dev.snakewater.domain.gurps.body.HitLocation;
import dev.snakewater.domain.gurps.chart.End;
import dev.snakewater.domain.gurps.table.CriticalHit;
import dev.snakewater.domain.gurps.table.Fumble;
import dev.snakewater.domain.modifier.Tally;
import dev.snakewater.domain.rule.Rule;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** What was found in a box: the answer to its question, or what it did. */
public sealed interface Found {

    /** The rules beside the box's own that made it so. */
    default List<Rule> rules() {
        return List.of();
    }

    /** The numbers that it came from. */
    default List<Tally> tallies() {
        return List.of();
    }

    /** Nothing but the way out. */
    record Nothing() implements Found {}

    /** The running number, with what the box adds. */
    record RunningNumber(Tally number) implements Found {
        @Override
        public List<Tally> tallies() {
            return List.of(number);
        }
    }

    /** Two numbers that the box compares. */
    record Compared(int number, int against) implements Found {}

    /**
     * Where a random blow lands.
     *
     * @param rolled the location of the table
     * @param location the one that counts: what cannot be hurt there hits the torso
     */
    record Located(Name by, Fall fall, HitLocation rolled, HitLocation location) implements Found {
        @Override
        public List<Rule> rules() {
            return rolled.row().stream().<Rule>map(row -> row).toList();
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
            implements Found {
        @Override
        public List<Rule> rules() {
            return Stream.of(
                            Stream.of(Gurps3Rule.GR_2_SUCCESS_ROLL),
                            Stream.of(Gurps3Rule.GR_3_LOW_SKILL).filter(rule -> noAttempt),
                            Stream.of(Gurps3Rule.GR_8_GROUPS).filter(rule -> group > 1))
                    .flatMap(rules -> rules)
                    .<Rule>map(rule -> rule)
                    .toList();
        }

        @Override
        public List<Tally> tallies() {
            return List.of(number);
        }
    }

    /**
     * A fumble.
     *
     * @param rolled what the table says
     * @param counts what counts, which is something else after a first breakage; none if it is rolled once more
     */
    record Fumbled(Name by, Fall fall, Fumble rolled, Optional<Fumble> counts) implements Found {}

    /** The attacker hits himself. */
    record HitHimself(Name by, Fall fall, HitLocation location, boolean half) implements Found {}

    /**
     * A miss by one connects all the same.
     *
     * @param hits how many rounds hit
     * @param instead the location that is hit instead; none if rounds of a group hit where it was aimed
     */
    record Connects(int hits, Optional<HitLocation> instead) implements Found {
        @Override
        public List<Rule> rules() {
            return instead.isPresent() ? List.of() : List.of(Gurps3Rule.GR_8_GROUPS);
        }
    }

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
    record Defended(Name by, Defence defence, Tally number, Fall fall, SuccessRoll.Result result) implements Found {
        @Override
        public List<Rule> rules() {
            return List.of(Gurps3Rule.GR_2_SUCCESS_ROLL);
        }

        @Override
        public List<Tally> tallies() {
            return List.of(number);
        }
    }

    /** No defence: there is nothing to roll against. */
    record Undefended(Name by, Tally number) implements Found {
        @Override
        public List<Tally> tallies() {
            return List.of(number);
        }
    }

    /** What comes of a botched defence that is no parry. */
    record Botched(Name by, Defence.Kind kind) implements Found {}

    /**
     * The damage dice.
     *
     * @param sixes how many of them show a 6; 0 where that does not matter
     */
    record Hurt(Tally damage, Fall fall, int sixes) implements Found {
        @Override
        public List<Tally> tallies() {
            return List.of(damage);
        }
    }

    /** A number that is worked out. */
    record Counted(Tally number) implements Found {
        @Override
        public List<Rule> rules() {
            boolean rounded = number.lines().stream().anyMatch(Tally.Times.class::isInstance);
            return rounded ? List.of(Gurps3Rule.GR_4_ROUNDING) : List.of();
        }

        @Override
        public List<Tally> tallies() {
            return List.of(number);
        }
    }

    /** How many hexes somebody is knocked back. */
    record KnockedBack(Name who, int damage, int hexes) implements Found {}

    /** A roll on DX or HT, and what becomes of him by it. */
    record Checked(Name who, Tally number, Fall fall, boolean made, List<Condition> then, List<Rule> rules)
            implements Found {

        /** Copies the lists. */
        public Checked {
            then = List.copyOf(then);
            rules = List.copyOf(rules);
        }

        @Override
        public List<Tally> tallies() {
            return List.of(number);
        }
    }

    /** A stopped blow that is felt through flexible armour, or is not. */
    record Felt(int sixes, boolean flexible) implements Found {}

    /** Lost hit points. */
    record Lost(Name who, int hits, int before, int after, boolean shock) implements Found {
        @Override
        public List<Rule> rules() {
            return shock && hits > 0 ? List.of(Gurps3Rule.GU_HT_5_SHOCK) : List.of();
        }
    }

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

        @Override
        public List<Tally> tallies() {
            return roll.map(Checked::tallies).orElse(List.of());
        }
    }

    /** Something becomes of somebody. */
    record Became(Name who, Condition condition, List<Rule> rules) implements Found {

        /** Copies the rules. */
        public Became {
            rules = List.copyOf(rules);
        }
    }

    /**
     * A death roll.
     *
     * @param threshold the hit points that it is for
     */
    record DeathRoll(Name who, int threshold, Tally number, Fall fall, boolean made) implements Found {
        @Override
        public List<Rule> rules() {
            return List.of(Gurps3Rule.GU_HT_3_DEATH);
        }

        @Override
        public List<Tally> tallies() {
            return List.of(number);
        }
    }

    /** No death roll is due. */
    record NoDeathRoll(Name who) implements Found {}

    /** Hit points at the last threshold, or above it. */
    record LastThreshold(int hitPoints, int threshold) implements Found {
        @Override
        public List<Rule> rules() {
            return hitPoints <= threshold ? List.of(Gurps3Rule.GU_HT_4_CERTAIN_DEATH) : List.of();
        }
    }

    /**
     * An end of the chart.
     *
     * @param who whom it happened to; nobody, of a miss
     * @param roundsLeft how many rounds of the group still hit
     * @param ownBlow whether he hits himself next, with what he parried with
     */
    record Ended(End end, Optional<Name> who, int roundsLeft, boolean ownBlow) implements Found {
        @Override
        public List<Rule> rules() {
            return roundsLeft > 0
                    ? List.of(Gurps3Rule.GR_8_GROUPS)
                    : ownBlow ? List.of(Gurps3Rule.GU_27_BOTCHED_DEFENCE) : List.of();
        }
    }
}
