package dev.snakewater.application.fudge.gunfight.scenario;

import dev.snakewater.application.fudge.gunfight.procedure.Gunfight;
import dev.snakewater.application.fudge.gunfight.procedure.GunfightOutcome;
import dev.snakewater.application.fudge.gunfight.procedure.GunfightPolicy;
import dev.snakewater.application.fudge.gunfight.procedure.GunfightProcedure;
import dev.snakewater.application.fudge.gunfight.procedure.Phase;
import dev.snakewater.application.fudge.gunfight.telling.GunfightTelling;
import dev.snakewater.application.fudge.hitlocation.scenario.PartSheet;
import dev.snakewater.application.fudge.hitlocation.scenario.WrittenWounds;
import dev.snakewater.application.procedure.Policy;
import dev.snakewater.application.scenario.Interlude;
import dev.snakewater.application.scenario.Problem;
import dev.snakewater.application.scenario.ProblemCollector;
import dev.snakewater.application.scenario.ScenarioKind;
import dev.snakewater.application.scenario.SetUp;
import dev.snakewater.application.scenario.SubScenario;
import dev.snakewater.application.table.Answer;
import dev.snakewater.application.table.RefusedException;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.combatant.Side;
import dev.snakewater.domain.field.Default;
import dev.snakewater.domain.field.Items;
import dev.snakewater.domain.field.Never;
import dev.snakewater.domain.field.Unwrapped;
import dev.snakewater.domain.field.Withers;
import dev.snakewater.domain.field.Within;
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
import dev.snakewater.domain.fudge.hitlocation.BodyPart;
import dev.snakewater.domain.fudge.hitlocation.BodySide;
import dev.snakewater.domain.fudge.hitlocation.WoundModel;
import dev.snakewater.domain.fudge.hitlocation.wound.Body;
import dev.snakewater.domain.fudge.hitlocation.wound.WoundBoxes;
import dev.snakewater.domain.fudge.hitlocation.wound.WoundTrack;
import dev.snakewater.domain.fudge.hitlocation.wound.Wounds;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.TreeMap;
import java.util.stream.Stream;

/** What a person writes to set up a gunfight. */
public record GunfightScenario(
        @Items(least = 1, most = Roster.MOST) List<Fighter> fighters,
        @Default("Across the Street") RangeBand range,
        List<Distances> distances,
        @Default("false") boolean staredown,
        Rulings rulings)
        implements SetUp<Gunfight, GunfightOutcome> {

    /** Where the number of fighters of each sheet is given; several are numbered. */
    static final String COUNT = "/fighters/*/count";

    static final List<String> SHOTS = Stream.concat(
                    Stream.of(Shot.Manner.values()).map(Shot.Manner::toString), Stream.of("difficulty", "damage"))
            .toList();

    /** Returns the kind {@code fudge-gunfight}: a whole gunfight, with any number of fighters and sides. */
    public static ScenarioKind<Gunfight, GunfightOutcome> kind() {
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
                .map(member -> member.sheet().gunfighter(member.name(), roster, read()))
                .toList();
        return new Gunfight(scene(roster), all, true, staredown ? new Phase.Facing(0) : Phase.Readying.first());
    }

    private Scene scene(Roster roster) {
        TreeMap<Scene.Pair, Distance> between = new TreeMap<>();
        pairs(roster).forEach((pair, apart) -> between.put(pair, apart.distance));
        return new Scene(between, Distance.of(range), read());
    }

    @Override
    public Optional<SetUp<Gunfight, GunfightOutcome>> joinedBy(Answer.Entered newcomer) {
        if (newcomer.at().isPresent() || newcomer.facing().isPresent()) {
            throw new RefusedException("enter.places", newcomer.by(), newcomer.like());
        }
        Roster roster = Roster.of(this);
        return Optional.of(roster.called(newcomer.like()).stream()
                .findFirst()
                .map(model -> joinedBy(newcomer, model, roster))
                .orElse(this));
    }

    private GunfightScenario joinedBy(Answer.Entered newcomer, Roster.Member model, Roster roster) {
        List<Fighter> all = new ArrayList<>(fighters);
        all.add(model.sheet().fresh(newcomer.by(), newcomer.side().orElse(model.side())));
        List<Distances> apart = new ArrayList<>(distances);
        pairs(roster)
                .forEach((pair, written) -> written.between.stream()
                        .filter(other -> written.between.contains(model.name()) && !other.equals(model.name()))
                        .forEach(other -> apart.add(new Distances(List.of(newcomer.by(), other), written.distance))));
        return new GunfightScenario(all, range, apart, staredown, rulings);
    }

    @Override
    public Optional<Policy<Gunfight>> policyOf(Name fighter) {
        return sheetOf(fighter).map(Fighter::policy);
    }

    @Override
    public boolean isPlayer(Name fighter) {
        return sheetOf(fighter).filter(Fighter::player).isPresent();
    }

    private Optional<Fighter> sheetOf(Name fighter) {
        return fighters.stream()
                .filter(sheet -> Roster.numbered(sheet).anyMatch(fighter.text()::equals))
                .findFirst();
    }

    @Override
    public Optional<GunfightScenario> aftermath(GunfightOutcome outcome) {
        Roster roster = Roster.of(this);
        List<Fighter> living = outcome.fighters().stream()
                .filter(GunfightOutcome.Fate::isAlive)
                .map(fate -> roster.called(fate.name()).getFirst().sheet().after(fate))
                .toList();
        List<Name> names = living.stream().map(Fighter::name).toList();
        List<Distances> apart = pairs(roster).values().stream()
                .filter(pair -> names.containsAll(pair.between))
                .toList();
        return Optional.of(new GunfightScenario(living, range, apart, false, read()))
                .filter(next -> !living.isEmpty());
    }

    @Override
    public GunfightScenario after(
            Interlude what, SetUp<Gunfight, GunfightOutcome> before, String at, ProblemCollector refused) {
        return new GunfightInterlude(this, before.everybody(), at, refused).after(what);
    }

    /** The distances pair by pair, in the order written; of two for one pair, the later one counts. */
    private SequencedMap<Scene.Pair, Distances> pairs(Roster roster) {
        SequencedMap<Scene.Pair, Distances> pairs = new LinkedHashMap<>();
        for (Distances written : distances) {
            for (Name one : roster.names(written.between.get(0))) {
                for (Name other : roster.names(written.between.get(1))) {
                    if (!one.equals(other)) {
                        pairs.putLast(Scene.Pair.of(one, other), new Distances(List.of(one, other), written.distance));
                    }
                }
            }
        }
        return pairs;
    }

    @Override
    public Optional<SubScenario<?, ?>> attackIn(String words) {
        AttackScenario attack = AttackWords.read(words, this);
        return Optional.of(
                new SubScenario<>(AttackScenario.kind(), GunfightTelling.WORDS.text("attack", attack), attack));
    }

    /** Returns this without the wounds and rounds that do not fit, so that it opens. */
    GunfightScenario fitting() {
        WoundModel model = read().woundModel();
        List<Fighter> fitting =
                fighters.stream().map(fighter -> fighter.fitting(model)).toList();
        return new GunfightScenario(fitting, range, distances, staredown, rulings);
    }

    /** Returns the rulings; unless specified, there are hit locations if a sheet lists body parts. */
    Rulings read() {
        boolean partsAreTold =
                fighters.stream().anyMatch(fighter -> !fighter.parts().isEmpty());
        return partsAreTold && rulings.hitLocation().isEmpty()
                ? Rulings.DECLARED.with(rulings, "hitLocation", true)
                : rulings;
    }

    /** A gunfighter. */
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
            @Default("false") boolean player,
            Optional<Degree> agility,
            Optional<BodySide> weaponHand,
            Optional<Boolean> support,
            List<PartSheet> parts)
            implements GunfightScenarioFighterBuilder.With {

        /** Returns the side of everyone of this sheet: the given one, or their own. */
        Side ownSide() {
            return side.orElse(new Side(name.text()));
        }

        /** Returns a fighter with this sheet at the opening, in a scenario without problems: sheet, wounds and guns. */
        Gunfighter gunfighter(Name called, Roster roster, Rulings rulings) {
            List<Name> drop = dropOn.stream()
                    .flatMap(name -> roster.names(name).stream())
                    .distinct()
                    .toList();
            List<Gun> carried =
                    new ArrayList<>(guns.stream().map(CarriedGun::gun).toList());
            if (!drop.isEmpty() && !guns.isEmpty()) {
                carried.set(0, carried.getFirst().withCarried(Gun.Carried.IN_HAND));
            }
            return new Gunfighter(
                    new Gunfighter.Sheet(
                            called,
                            ownSide(),
                            traits,
                            agility.orElse(Degree.FAIR),
                            weaponHand.orElse(BodySide.RIGHT),
                            PartSheet.armour(traits.armour(), parts),
                            support.orElse(false)),
                    wounds(rulings),
                    carried,
                    List.of(),
                    drop,
                    false,
                    Gunfighter.Stance.OPEN,
                    Gunfighter.Presence.FIGHTING,
                    Optional.empty(),
                    List.of());
        }

        /** Wounds without a part are the torso's (HL-04); a fighter who cannot stand begins on the ground (HL-21). */
        private Wounds wounds(Rulings rulings) {
            Degree capacity = traits.damageCapacity();
            WoundModel model = rulings.woundModel();
            WoundTrack torso = wounds.track(WoundBoxes.of(capacity), model);
            if (!rulings.located()) {
                return torso;
            }
            Body unhurt = Body.unhurt(capacity, model).with(BodyPart.TORSO, torso);
            Body body = PartSheet.hurt(unhurt, parts, capacity, model);
            return body.withProne(!body.canStand(support.orElse(false)));
        }

        private Fighter fitting(WoundModel model) {
            Degree capacity = traits.damageCapacity();
            return with(it -> it.wounds(wounds.fitting(WoundBoxes.of(capacity), model))
                    .guns(guns.stream().map(CarriedGun::fitting).toList())
                    .parts(PartSheet.fitting(parts, capacity, model)));
        }

        /** Returns somebody new with this sheet, unhurt and with full guns. */
        private Fighter fresh(Name called, Side fightingFor) {
            return with(it -> it.name(called)
                    .count(1)
                    .side(Optional.of(fightingFor))
                    .wounds(WrittenWounds.NONE)
                    .guns(guns.stream().map(CarriedGun::full).toList())
                    .dropOn(List.of())
                    .parts(parts.stream().map(PartSheet::unhurt).toList()));
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

    /** A gun. */
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

        /** Returns this, full if it is loaded with more rounds than it can hold. */
        private CarriedGun fitting() {
            return new CarriedGun(kind, loaded.filter(rounds -> rounds <= holds()), capacity, strength, carried);
        }

        Gun gun() {
            return new Gun(kind, strength.orElse(kind.strength()), holds(), loaded.orElse(holds()), carried);
        }

        /** Returns this with as many rounds as it holds. */
        CarriedGun full() {
            return new CarriedGun(kind, Optional.empty(), capacity, strength, carried);
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

    /** The distance between two fighters. A name for several fighters means each of them. */
    public record Distances(
            @Items(least = 2, most = 2) List<Name> between,
            @Unwrapped Distance distance) {}
}
