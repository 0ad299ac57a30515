package dev.snakewater.application.fudge.gunfight.scenario;

import dev.snakewater.application.fudge.gunfight.procedure.Gunfight;
import dev.snakewater.application.fudge.gunfight.procedure.GunfightOutcome;
import dev.snakewater.application.fudge.gunfight.procedure.GunfightPolicy;
import dev.snakewater.application.fudge.gunfight.procedure.GunfightProcedure;
import dev.snakewater.application.fudge.gunfight.procedure.Phase;
import dev.snakewater.application.fudge.hitlocation.scenario.PartSheet;
import dev.snakewater.application.fudge.hitlocation.scenario.WrittenWounds;
import dev.snakewater.application.policy.Policy;
import dev.snakewater.application.procedure.Excerpt;
import dev.snakewater.application.procedure.Problem;
import dev.snakewater.application.procedure.ScenarioKind;
import dev.snakewater.application.procedure.SetUp;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.combatant.Side;
import dev.snakewater.domain.fudge.Degree;
import dev.snakewater.domain.fudge.gunfight.Distance;
import dev.snakewater.domain.fudge.gunfight.RangeBand;
import dev.snakewater.domain.fudge.gunfight.Rulings;
import dev.snakewater.domain.fudge.gunfight.Scene;
import dev.snakewater.domain.fudge.gunfight.combatant.Firearm;
import dev.snakewater.domain.fudge.gunfight.combatant.Gun;
import dev.snakewater.domain.fudge.gunfight.combatant.Gunfighter;
import dev.snakewater.domain.fudge.gunfight.combatant.Traits;
import dev.snakewater.domain.fudge.gunfight.modifier.Shot;
import dev.snakewater.domain.fudge.hitlocation.BodySide;
import dev.snakewater.domain.fudge.hitlocation.WoundModel;
import dev.snakewater.domain.fudge.hitlocation.wound.WoundBoxes;
import dev.snakewater.domain.rule.Default;
import dev.snakewater.domain.rule.Items;
import dev.snakewater.domain.rule.Never;
import dev.snakewater.domain.rule.Unwrapped;
import dev.snakewater.domain.rule.Withers;
import dev.snakewater.domain.rule.Within;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * What a person writes to set up a gunfight.
 *
 * @param fighters everybody, in the order in which ties are rolled and told
 * @param range how far apart any two are, unless distances say otherwise
 * @param distances how far apart particular pairs are
 * @param staredown whether they are asked for a staredown before the first draw
 * @param rulings how the game master reads what the rules leave open
 */
public record GunfightScenario(
        @Items(least = 1, most = Roster.MOST) List<Fighter> fighters,
        @Default("Across the Street") RangeBand range,
        List<Distances> distances,
        @Default("false") boolean staredown,
        Rulings rulings)
        implements SetUp<GunfightScenario, Gunfight, GunfightOutcome> {

    /** Where it stands how many there are of one sheet; several are called by numbers. */
    static final String COUNT = "/fighters/*/count";

    /** What is counted of shots. */
    static final List<String> SHOTS = Stream.concat(
                    Stream.of(Shot.Manner.values()).map(Shot.Manner::toString), Stream.of("difficulty", "damage"))
            .toList();

    /** The kind {@code fudge-gunfight}: a whole gunfight, any number of fighters and sides. */
    public static ScenarioKind<GunfightScenario, Gunfight, GunfightOutcome> kind() {
        return ScenarioKind.of(
                        "fudge-gunfight",
                        GunfightScenario.class,
                        new GunfightProcedure(),
                        new GunfightTelling<Gunfight, GunfightOutcome>(fight -> fight))
                .withPolicies(List.of(GunfightPolicy.values()))
                .withSequel(ScenarioKind.Sequel.WITH_OTHERS)
                .withNumbers(Stream.of(List.of("staredown", "draw", "tie"), SHOTS, List.of("reload"))
                        .flatMap(List::stream)
                        .toList())
                .withNaming(List.of(COUNT));
    }

    @Override
    public List<Problem> problems() {
        return GunfightProblems.in(this).all();
    }

    @Override
    public List<Name> everybody() {
        return Roster.of(this).members().stream().map(Roster.Member::name).toList();
    }

    @Override
    public Gunfight opening() {
        Roster roster = Roster.of(this);
        List<Gunfighter> all = roster.members().stream()
                .map(member -> roster.gunfighter(member, read()))
                .toList();
        return new Gunfight(scene(roster), all, true, staredown ? new Phase.Facing(0) : Phase.Readying.first());
    }

    private Scene scene(Roster roster) {
        TreeMap<Scene.Pair, Distance> between = new TreeMap<>();
        for (Distances written : distances) {
            for (Name one : roster.names(written.between.get(0))) {
                roster.names(written.between.get(1))
                        .forEach(other -> between.put(Scene.Pair.of(one, other), written.distance));
            }
        }
        return new Scene(between, Distance.of(range), read());
    }

    @Override
    public Optional<Policy<Gunfight>> policyOf(Name fighter) {
        return Optional.of(Roster.of(this).called(fighter).getFirst().sheet().policy());
    }

    @Override
    public Optional<GunfightScenario> aftermath(GunfightOutcome outcome) {
        Roster roster = Roster.of(this);
        List<Fighter> living = IntStream.range(0, roster.members().size())
                .filter(i -> outcome.fighters().get(i).isAlive())
                .mapToObj(i ->
                        roster.members().get(i).sheet().after(outcome.fighters().get(i)))
                .toList();
        List<Name> names = living.stream().map(Fighter::name).toList();
        List<Distances> apart = new ArrayList<>();
        scene(roster).between().forEach((pair, distance) -> {
            List<Name> both = List.of(pair.first(), pair.second());
            if (names.containsAll(both) && !pair.first().equals(pair.second())) {
                apart.add(new Distances(both, distance));
            }
        });
        return Optional.of(new GunfightScenario(living, range, apart, false, read()))
                .filter(next -> !living.isEmpty());
    }

    @Override
    public Optional<Excerpt<?, ?, ?>> attackIn(String words) {
        AttackScenario attack = AttackWords.read(words, this);
        return Optional.of(new Excerpt<>(AttackScenario.kind(), attack.inWords(), attack));
    }

    /** Returns this without the wounds and rounds that do not fit, so that it opens. */
    GunfightScenario fitting() {
        WoundModel model = read().woundModel();
        List<Fighter> fitting =
                fighters.stream().map(fighter -> fighter.fitting(model)).toList();
        return new GunfightScenario(fitting, range, distances, staredown, rulings);
    }

    /** The rulings that are meant; hits have locations where somebody's sheet tells parts of his body, unless they say no. */
    Rulings read() {
        boolean partsAreTold =
                fighters.stream().anyMatch(fighter -> !fighter.parts().isEmpty());
        return partsAreTold ? rulings.locatedUnlessSaid() : rulings;
    }

    /**
     * A gunfighter.
     *
     * @param name what he is called
     * @param count how many of him there are; several are called {@code Bandit 1}, {@code Bandit 2} and so on
     * @param side for whom he fights; for himself, if left out (several of one sheet are one side)
     * @param traits what he can do, and what he has about him
     * @param wounds the wounds he comes with
     * @param guns what he carries; the first is the one he takes if he does not say
     * @param dropOn on whom he has the drop in the first turn; his first gun is out, then
     * @param policy who decides for him when nobody asks
     * @param agility for staying on his feet, where hits have locations; Fair, if left out
     * @param weaponHand the hand he draws with; the right one, if left out
     * @param support whether he has something to lean on if a leg fails him
     * @param parts what is special about the parts of his body: armour of their own, wounds
     */
    @Withers
    public record Fighter(
            Name name,
            @Default("1") @Within({1, Roster.MOST}) int count,
            Optional<Side> side,
            @Unwrapped Traits traits,
            @Unwrapped WrittenWounds wounds,
            List<CarriedGun> guns,
            List<Name> dropOn,
            @Default("careful") GunfightPolicy policy,
            Optional<Degree> agility,
            Optional<BodySide> weaponHand,
            Optional<Boolean> support,
            List<PartSheet> parts)
            implements GunfightScenarioFighterBuilder.With {

        /** The side of everybody of this sheet: the one that is written, or their own. */
        Side ownSide() {
            return side.orElse(new Side(name.text()));
        }

        private Fighter fitting(WoundModel model) {
            Degree capacity = traits.damageCapacity();
            return with(it -> it.wounds(wounds.fitting(WoundBoxes.of(capacity), model))
                    .guns(guns.stream().map(CarriedGun::fitting).toList())
                    .parts(PartSheet.fitting(parts, capacity, model)));
        }

        private Fighter after(GunfightOutcome.Fate fate) {
            return with(it -> it.name(fate.name())
                    .count(1)
                    .side(Optional.of(fate.side()))
                    .wounds(fate.parts().isPresent() ? WrittenWounds.NONE : WrittenWounds.marked(fate.marks()))
                    .guns(fate.guns().stream().map(CarriedGun::holstered).toList())
                    .dropOn(List.of())
                    .parts(fate.parts().map(now -> PartSheet.after(parts, now)).orElse(parts)));
        }
    }

    /**
     * A gun.
     *
     * @param kind what kind
     * @param loaded how many rounds are in it; full, if left out
     * @param capacity how many it holds; the kind's, if left out
     * @param strength what it adds to damage; the kind's, if left out
     * @param carried where it is
     */
    public record CarriedGun(
            Firearm kind,
            @Within({0, 100}) Optional<Integer> loaded,
            @Within({1, 100}) Optional<Integer> capacity,
            @Within({-20, 20}) Optional<Integer> strength,

            @Default("holstered") @Never(value = "dropped", rule = "HL-17")
            Gun.Carried carried) {

        int holds() {
            return capacity.orElse(kind.capacity());
        }

        /** Returns this, full if it is loaded with more rounds than it holds. */
        private CarriedGun fitting() {
            return new CarriedGun(kind, loaded.filter(rounds -> rounds <= holds()), capacity, strength, carried);
        }

        Gun gun() {
            return new Gun(kind, strength.orElse(kind.strength()), holds(), loaded.orElse(holds()), carried);
        }

        private static CarriedGun holstered(Gun gun) {
            return new CarriedGun(
                    gun.kind(),
                    Optional.of(gun.rounds()),
                    Optional.of(gun.capacity()),
                    Optional.of(gun.strength()),
                    Gun.Carried.HOLSTERED);
        }
    }

    /**
     * How far apart two fighters are. A name of several stands for each of them.
     *
     * @param between their names
     * @param distance what lies between them
     */
    public record Distances(
            @Items(least = 2, most = 2) List<Name> between,
            @Unwrapped Distance distance) {

        boolean isBetween(Name one, Name other) {
            return between.containsAll(List.of(one, other));
        }
    }
}
