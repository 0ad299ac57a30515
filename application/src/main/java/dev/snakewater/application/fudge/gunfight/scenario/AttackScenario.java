package dev.snakewater.application.fudge.gunfight.scenario;

import dev.snakewater.application.fudge.gunfight.procedure.AttackOutcome;
import dev.snakewater.application.fudge.gunfight.procedure.PartialFight;
import dev.snakewater.application.scenario.Problem;
import dev.snakewater.application.scenario.ScenarioKind;
import dev.snakewater.application.scenario.SetUp;
import dev.snakewater.application.scenario.Variations;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.field.Default;
import dev.snakewater.domain.field.Items;
import dev.snakewater.domain.field.Withers;
import dev.snakewater.domain.fudge.gunfight.Deed;
import dev.snakewater.domain.fudge.gunfight.Distance;
import dev.snakewater.domain.fudge.gunfight.RangeBand;
import dev.snakewater.domain.fudge.gunfight.Rulings;
import dev.snakewater.domain.fudge.gunfight.modifier.Staredown;
import dev.snakewater.domain.fudge.hitlocation.modifier.CalledPart;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;

/** What a person writes to set up one gunfighter's attack within one turn. */
@Withers
public record AttackScenario(
        @Items(least = 1, most = Roster.MOST) List<GunfightScenario.Fighter> fighters,
        @Default("Across the Street") RangeBand range,
        List<GunfightScenario.Distances> distances,
        Rulings rulings,
        Attempt attack)
        implements PartialFightScenario<AttackOutcome>, AttackScenarioBuilder.With {

    private static final List<Means> ONE_BY_ONE = List.of(Means.SHOOT, Means.SNAPSHOT, Means.SNAPSHOT_TWICE);
    private static final List<CalledPart> PARTS = List.of(
            CalledPart.HEAD,
            CalledPart.RIGHT_ARM,
            CalledPart.RIGHT_HAND,
            CalledPart.EYES,
            CalledPart.LEFT_LEG,
            CalledPart.LEFT_FOOT);

    /** Returns the kind {@code fudge-attack}: one gunfighter's attack within one turn. */
    public static ScenarioKind<PartialFight<AttackOutcome>, AttackOutcome> kind() {
        return PartialFightScenario.kind("fudge-attack", AttackScenario.class, GunfightScenario.SHOTS);
    }

    @Override
    public List<Problem> problems() {
        return AttackProblems.of(this);
    }

    @Override
    public PartialFight<AttackOutcome> opening() {
        return AttackPlan.open(this);
    }

    /** Varies the attack, the defence, the part aimed at and the range; some variations may make no difference. */
    @Override
    public void vary(Variations<SetUp<PartialFight<AttackOutcome>, AttackOutcome>> all) {
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

    /** Who attacks whom, and how. */
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

        /** Varies the part: head or right arm; for a called shot, no part in particular or any other part. */
        private void parts(Variations<Attempt> all) {
            all.when(calls()).add("variation.no-part", aiming(target -> target.withPart(Optional.empty())));
            all.each(
                    "variation.part",
                    PARTS.subList(0, calls() ? PARTS.size() : 2),
                    part -> aiming(target -> target.withPart(Optional.of(part))));
        }
    }

    /** A target of an attack. */
    @Withers
    public record Target(Name name, Optional<Defence> does, Optional<CalledPart> part)
            implements AttackScenarioTargetBuilder.With {

        /** Returns the part, if it is small enough for a called shot; the torso is hit anyway (HL-04). */
        Optional<CalledPart> called() {
            return part.filter(one -> one != CalledPart.TORSO);
        }
    }

    /** A kind of attack, with the number of targets it can have. */
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

        /** Returns whether he fires in part 3, and so cannot aim in it. */
        boolean snaps() {
            return deed == Deed.SNAPSHOT;
        }

        boolean isAt(int targets) {
            return targets >= fewest && targets <= most;
        }
    }

    /** A target's defence in part 3, before the shots are fired. */
    public enum Defence {
        DODGE,
        /** A dodge with the +2 of the staredown (GF-05). */
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

    /** Returns this with a target at this range; counted paces no longer apply. */
    AttackScenario apart(Name target, RangeBand band) {
        Distance distance = new Distance(
                band, Optional.empty(), Optional.empty(), distance(target).visible());
        List<GunfightScenario.Distances> apart = new ArrayList<>(distances);
        apart.removeIf(written -> written.between().containsAll(List.of(attack.by(), target)));
        apart.add(new GunfightScenario.Distances(List.of(attack.by(), target), distance));
        return withDistances(apart);
    }
}
