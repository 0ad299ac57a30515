package dev.snakewater.application.fudge.gunfight.scenario;

import dev.snakewater.application.fudge.gunfight.procedure.AttackOutcome;
import dev.snakewater.application.fudge.gunfight.procedure.Piece;
import dev.snakewater.application.procedure.Problem;
import dev.snakewater.application.procedure.ScenarioKind;
import dev.snakewater.application.procedure.Variations;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fudge.gunfight.Deed;
import dev.snakewater.domain.fudge.gunfight.Distance;
import dev.snakewater.domain.fudge.gunfight.RangeBand;
import dev.snakewater.domain.fudge.gunfight.Rulings;
import dev.snakewater.domain.fudge.gunfight.modifier.Staredown;
import dev.snakewater.domain.fudge.hitlocation.modifier.CalledPart;
import dev.snakewater.domain.rule.Default;
import dev.snakewater.domain.rule.Items;
import dev.snakewater.domain.rule.Withers;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;

/**
 * What a person writes to set up the attack of one gunfighter within one turn.
 *
 * @param fighters everybody, as in a gunfight
 * @param range how far apart any two are, unless distances say otherwise
 * @param distances how far apart particular pairs are
 * @param rulings how the game master reads what the rules leave open
 * @param attack who attacks whom, and how
 */
@Withers
public record AttackScenario(
        @Items(least = 1, most = Roster.MOST) List<GunfightScenario.Fighter> fighters,
        @Default("Across the Street") RangeBand range,
        List<GunfightScenario.Distances> distances,
        Rulings rulings,
        Attempt attack)
        implements PieceScenario<AttackScenario, AttackOutcome>, AttackScenarioBuilder.With {

    private static final List<Means> ONE_BY_ONE = List.of(Means.SHOOT, Means.SNAPSHOT, Means.SNAPSHOT_TWICE);
    private static final List<CalledPart> PARTS = List.of(
            CalledPart.HEAD,
            CalledPart.RIGHT_ARM,
            CalledPart.RIGHT_HAND,
            CalledPart.EYES,
            CalledPart.LEFT_LEG,
            CalledPart.LEFT_FOOT);

    /** The kind {@code fudge-attack}: the attack of one gunfighter within one turn. */
    public static ScenarioKind<AttackScenario, Piece<AttackOutcome>, AttackOutcome> kind() {
        return PieceScenario.kind("fudge-attack", AttackScenario.class, GunfightScenario.SHOTS);
    }

    @Override
    public List<Problem> problems() {
        return AttackProblems.of(this);
    }

    @Override
    public Piece<AttackOutcome> opening() {
        return AttackPlan.open(this);
    }

    /** How it is made, what is done against it, what of somebody is aimed at, and from how far; some of that may make no difference. */
    @Override
    public void vary(Variations<AttackScenario> all) {
        Variations<Attempt> attacks = all.within(this::withAttack);
        attack.means(attacks);
        attack.defences(attacks);
        attack.parts(attacks.when(gunfight().read().located()));
        all.add("variation.nearer", moved(-1));
        all.add("variation.farther", moved(1));
        boolean plusTwo = !attack.plusTwo;
        attacks.add(
                "variation.plus-two",
                new Attempt(attack.by, attack.does, attack.at, attack.with, attack.aimed, plusTwo),
                plusTwo);
    }

    private AttackScenario moved(int bands) {
        AttackScenario moved = this;
        for (Target target : attack.at) {
            int then = distance(target.name).range().ordinal() + bands;
            if (then >= 0 && then < RangeBand.values().length) {
                moved = moved.apart(target.name, RangeBand.values()[then]);
            }
        }
        return moved;
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

        boolean isAimed() {
            return aimed.orElse(!does.snaps());
        }

        boolean calls() {
            return at.stream().anyMatch(target -> target.called().isPresent());
        }

        private Attempt aiming(UnaryOperator<Target> change) {
            return new Attempt(by, does, at.stream().map(change).toList(), with, aimed, plusTwo);
        }

        private Attempt made(Means means, Optional<Boolean> isAimed) {
            return new Attempt(by, means, at, with, isAimed, plusTwo);
        }

        private void means(Variations<Attempt> all) {
            boolean other = !isAimed();
            all.when(!does.snaps()).add("variation.aimed", made(does, Optional.of(other)), other);
            for (Means means : ONE_BY_ONE) {
                all.when(means != does && ONE_BY_ONE.contains(does))
                        .add("variation.means", made(means, Optional.empty()), means);
            }
        }

        private void defences(Variations<Attempt> all) {
            List<Name> names = at.stream().map(Target::name).toList();
            boolean open = at.stream().allMatch(target -> target.does.isEmpty());
            Optional<Defence> defence = Optional.of(Defence.DODGE).filter(dodge -> open);
            all.add("variation.defence", aiming(target -> target.withDoes(defence)), names, open);
        }

        /** The same at the head and the right arm; of a called shot, at no part in particular and at any that is not this one. */
        private void parts(Variations<Attempt> all) {
            all.when(calls()).add("variation.no-part", aiming(target -> target.withPart(Optional.empty())));
            all.each(
                    "variation.part",
                    PARTS.subList(0, calls() ? PARTS.size() : 2),
                    part -> aiming(target -> target.withPart(Optional.of(part))));
        }
    }

    /**
     * At whom he fires.
     *
     * @param name who it is
     * @param does what he does against it; nothing, if left out
     * @param part at which part of his body, as a called shot, where hits have locations; at none in particular, if left out
     */
    @Withers
    public record Target(Name name, Optional<Defence> does, Optional<CalledPart> part)
            implements AttackScenarioTargetBuilder.With {

        /** The part that is small enough to be called; the torso is what is hit anyway (HL-04). */
        Optional<CalledPart> called() {
            return part.filter(one -> one != CalledPart.TORSO);
        }
    }

    /** How a gunfighter attacks, and at how many he can. */
    public enum Means {
        SHOOT(Deed.SHOOT, 1, 1),
        SNAPSHOT(Deed.SNAPSHOT, 1, 1),
        /** One shot in part 3 and another in part 4 (GF-16). */
        SNAPSHOT_TWICE(Deed.SNAPSHOT, 1, 2),
        SHOOT_TWO(Deed.SHOOT_TWO, 2, 2),
        FAN(Deed.FAN, 1, Integer.MAX_VALUE);

        private final Deed deed;
        private final int fewest;
        private final int most;

        Means(Deed deed, int fewest, int most) {
            this.deed = deed;
            this.fewest = fewest;
            this.most = most;
        }

        Deed deed() {
            return deed;
        }

        /** Whether he fires in part 3, and so cannot aim in it. */
        boolean snaps() {
            return deed == Deed.SNAPSHOT;
        }

        boolean isAt(int targets) {
            return targets >= fewest && targets <= most;
        }
    }

    /** What a target does in part 3, before the shots are fired. */
    public enum Defence {
        DODGE,
        /** The same with the +2 of the staredown (GF-05). */
        DODGE_HARD,
        DIVE;

        Deed deed() {
            return this == DIVE ? Deed.DIVE : Deed.DODGE;
        }

        boolean hasPlusTwo() {
            return this == DODGE_HARD;
        }

        @Override
        public String toString() {
            return Staredown.called(deed().toString(), hasPlusTwo());
        }
    }

    @Override
    public GunfightScenario gunfight() {
        return new GunfightScenario(fighters, range, distances, false, rulings);
    }

    Distance distance(Name target) {
        return gunfight().fitting().opening().scene().between(attack.by(), target);
    }

    List<RangeBand> ranges() {
        return attack.at().stream()
                .map(target -> distance(target.name()).range())
                .distinct()
                .toList();
    }

    /** What it is called, in the same words in which it can be asked for: {@code Bob shoots Joe, aimed}; it has no problems. */
    String inWords() {
        return GunfightTelling.wording().text("attack", this);
    }

    /** This with a target so far away; paces that were counted do not count any more. */
    AttackScenario apart(Name target, RangeBand band) {
        Distance distance = new Distance(
                band, Optional.empty(), Optional.empty(), distance(target).visible());
        List<GunfightScenario.Distances> apart = new ArrayList<>(distances);
        apart.removeIf(written -> written.isBetween(attack.by(), target));
        apart.add(new GunfightScenario.Distances(List.of(attack.by(), target), distance));
        return withDistances(apart);
    }

    static AttackScenario in(GunfightScenario gunfight, Attempt attack) {
        return new AttackScenario(
                gunfight.fighters(), gunfight.range(), gunfight.distances(), gunfight.rulings(), attack);
    }
}
