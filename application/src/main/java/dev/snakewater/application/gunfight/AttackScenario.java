package dev.snakewater.application.gunfight;

import dev.snakewater.application.policy.Policy;
import dev.snakewater.application.procedure.Problem;
import dev.snakewater.application.procedure.ScenarioKind;
import dev.snakewater.application.procedure.SetUp;
import dev.snakewater.application.procedure.Variation;
import dev.snakewater.application.table.Choice;
import dev.snakewater.application.table.Dice;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fudge.gunfight.Deed;
import dev.snakewater.domain.fudge.gunfight.RangeBand;
import dev.snakewater.domain.fudge.gunfight.Rulings;
import dev.snakewater.domain.fudge.gunfight.Shot;
import dev.snakewater.domain.fudge.hitlocation.CalledPart;
import dev.snakewater.domain.rule.Default;
import dev.snakewater.domain.rule.Items;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What a person writes to set up the attack of one gunfighter within one turn.
 *
 * @param fighters everybody, as in a gunfight
 * @param range how far apart any two are, unless distances say otherwise
 * @param distances how far apart particular pairs are
 * @param rulings how the game master reads what the rules leave open
 * @param attack who attacks whom, and how
 */
public record AttackScenario(
        @Items(least = 1, most = Roster.MOST) List<GunfightScenario.Fighter> fighters,
        @Default("Across the Street") RangeBand range,
        List<GunfightScenario.Distances> distances,
        Rulings rulings,
        Attempt attack)
        implements SetUp<AttackScenario, Attack, AttackOutcome> {

    /** The kind {@code fudge-attack}: the attack of one gunfighter within one turn. */
    public static ScenarioKind<AttackScenario, Attack, AttackOutcome> kind() {
        Stream<String> shots = Stream.of(Shot.Manner.values()).map(Shot.Manner::toString);
        return ScenarioKind.of("fudge-attack", AttackScenario.class, new AttackProcedure(), new AttackTelling())
                .decidedBy(
                        Stream.of(GunfightPolicy.values()).map(InTheFight::new).toList())
                .counting(
                        Stream.concat(shots, Stream.of("difficulty", "damage")).toList())
                .namedAlsoBy(GunfightScenario.COUNT);
    }

    @Override
    public List<Problem> problems() {
        return AttackProblems.of(this);
    }

    @Override
    public List<Name> everybody() {
        return gunfight().everybody();
    }

    @Override
    public Attack opening() {
        return AttackPlan.open(this);
    }

    @Override
    public Optional<Policy<Attack>> policyOf(Name fighter) {
        return gunfight().policyOf(fighter).map(InTheFight::new);
    }

    @Override
    public List<Variation<AttackScenario>> variations() {
        return AttackVariations.of(this);
    }

    /** Decides as in the fight that an attack is part of; of an attack everything is settled, so nobody asks him. */
    private record InTheFight(Policy<Gunfight> policy) implements Policy<Attack> {
        @Override
        public String id() {
            return policy.id();
        }

        @Override
        public String about() {
            return policy.about();
        }

        @Override
        public <A> A decide(Attack attack, Choice<A> choice, Dice dice) {
            return policy.decide(attack.fight(), choice, dice);
        }
    }

    /**
     * Who attacks whom, and how.
     *
     * @param by who
     * @param does what he does
     * @param at at whom: one for a shot or a snapshot, one or two for two snapshots, two for two guns, any number for a fan
     * @param with the guns he uses this turn, as a choice calls them: {@code revolver}, {@code revolver 2}; the first that
     *     will do, if left out
     * @param aimed whether he has spent part 3 on aiming; he has, if left out, unless he snapshots
     * @param plusTwo whether he spends the +2 of the staredown on it, on the first of two snapshots
     */
    public record Attempt(
            Name by,
            Means does,
            List<Target> at,
            List<String> with,
            Optional<Boolean> aimed,
            @Default("false") boolean plusTwo) {

        /** Whether he has aimed. */
        boolean isAimed() {
            return aimed.orElse(!does.snaps());
        }

        /** Whether one of his shots is aimed at a part of the body. */
        boolean calls() {
            return at.stream().anyMatch(target -> target.called().isPresent());
        }

        /** This at other targets. */
        Attempt aiming(List<Target> others) {
            return new Attempt(by, does, others, with, aimed, plusTwo);
        }

        /** This made in another way. */
        Attempt made(Means means, Optional<Boolean> isAimed) {
            return new Attempt(by, means, at, with, isAimed, plusTwo);
        }

        /** This with or without the +2. */
        Attempt spending(boolean prize) {
            return new Attempt(by, does, at, with, aimed, prize);
        }
    }

    /**
     * At whom he fires.
     *
     * @param name who it is
     * @param does what he does against it; nothing, if left out
     * @param part at which part of his body, as a called shot, where hits have locations; at none in particular, if left out
     */
    public record Target(Name name, Optional<Defence> does, Optional<CalledPart> part) {

        /** At no part in particular. */
        public Target(Name name, Optional<Defence> does) {
            this(name, does, Optional.empty());
        }

        /** The part that is small enough to be called; the torso is what is hit anyway (HL-04). */
        Optional<CalledPart> called() {
            return part.filter(one -> one != CalledPart.TORSO);
        }

        /** This doing something else against it. */
        Target defending(Optional<Defence> other) {
            return new Target(name, other, part);
        }
    }

    /** How a gunfighter attacks. */
    public enum Means {
        /** One shot in part 4 (GF-20). */
        SHOOT("shoot", Deed.SHOOT, 1, 1),
        /** One shot in part 3 (GF-14). */
        SNAPSHOT("snapshot", Deed.SNAPSHOT, 1, 1),
        /** One shot in part 3 and another in part 4 (GF-16). */
        SNAPSHOT_TWICE("snapshot twice", Deed.SNAPSHOT, 1, 2),
        /** Two guns at two targets in part 4 (GF-33). */
        SHOOT_TWO("shoot two", Deed.SHOOT_TWO, 2, 2),
        /** All bullets of a pistol in part 4 (GF-21 to GF-24). */
        FAN("fan", Deed.FAN, 1, Integer.MAX_VALUE);

        private final String word;
        private final Deed deed;
        private final int fewest;
        private final int most;

        Means(String word, Deed deed, int fewest, int most) {
            this.word = word;
            this.deed = deed;
            this.fewest = fewest;
            this.most = most;
        }

        /** What he declares. */
        Deed deed() {
            return deed;
        }

        /** Whether he fires in part 3, and so cannot aim in it. */
        boolean snaps() {
            return deed == Deed.SNAPSHOT;
        }

        /** At how many he fires at least. */
        int fewest() {
            return fewest;
        }

        /** At how many he fires at the most. */
        int most() {
            return most;
        }

        @Override
        public String toString() {
            return word;
        }
    }

    /** What a target does in part 3, before the shots are fired. */
    public enum Defence {
        /** Get out of the line of fire (GF-17). */
        DODGE(Deed.DODGE, false),
        /** The same with the +2 of the staredown (GF-05). */
        DODGE_HARD(Deed.DODGE, true),
        /** Get behind something (GF-18, GF-19). */
        DIVE(Deed.DIVE, false);

        private final Deed deed;
        private final boolean plusTwo;

        Defence(Deed deed, boolean plusTwo) {
            this.deed = deed;
            this.plusTwo = plusTwo;
        }

        /** What he declares. */
        Deed deed() {
            return deed;
        }

        /** Whether he spends the +2 of the staredown on it. */
        boolean hasPlusTwo() {
            return plusTwo;
        }

        @Override
        public String toString() {
            return GunWords.with(plusTwo, deed.toString());
        }
    }

    /** The gunfight that the attack is part of. */
    GunfightScenario gunfight() {
        return new GunfightScenario(fighters, range, distances, false, rulings);
    }

    /** This with another attack. */
    AttackScenario with(Attempt other) {
        return new AttackScenario(fighters, range, distances, rulings, other);
    }

    /** An attack of somebody in this gunfight. */
    static AttackScenario in(GunfightScenario gunfight, Attempt attack) {
        return new AttackScenario(
                gunfight.fighters(), gunfight.range(), gunfight.distances(), gunfight.rulings(), attack);
    }
}
