package dev.snakewater.application.gunfight;

import dev.snakewater.application.policy.Policy;
import dev.snakewater.application.procedure.Excerpt;
import dev.snakewater.application.procedure.Problem;
import dev.snakewater.application.procedure.Procedure;
import dev.snakewater.application.procedure.ScenarioKind;
import dev.snakewater.application.procedure.Telling;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fudge.Degree;
import dev.snakewater.domain.fudge.gunfight.Carried;
import dev.snakewater.domain.fudge.gunfight.Distance;
import dev.snakewater.domain.fudge.gunfight.Gun;
import dev.snakewater.domain.fudge.gunfight.Gunfighter;
import dev.snakewater.domain.fudge.gunfight.GunfighterSheet;
import dev.snakewater.domain.fudge.gunfight.Presence;
import dev.snakewater.domain.fudge.gunfight.RangeBand;
import dev.snakewater.domain.fudge.gunfight.Rulings;
import dev.snakewater.domain.fudge.gunfight.Scene;
import dev.snakewater.domain.fudge.gunfight.Shot;
import dev.snakewater.domain.fudge.gunfight.Stance;
import dev.snakewater.domain.fudge.hitlocation.LevelTrack;
import dev.snakewater.domain.fudge.hitlocation.PointTrack;
import dev.snakewater.domain.fudge.hitlocation.WoundBoxes;
import dev.snakewater.domain.fudge.hitlocation.WoundTrack;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Scenarios of the kind {@code fudge-gunfight}: a whole gunfight, any number of fighters and sides. */
public final class GunfightScenarios implements ScenarioKind<GunfightScenario, Gunfight, GunfightOutcome> {

    @Override
    public String id() {
        return "fudge-gunfight";
    }

    @Override
    public Class<GunfightScenario> scenario() {
        return GunfightScenario.class;
    }

    @Override
    public Class<Gunfight> situation() {
        return Gunfight.class;
    }

    @Override
    public List<Problem> problems(GunfightScenario scenario) {
        return GunfightProblems.of(scenario);
    }

    @Override
    public List<Name> fighters(GunfightScenario scenario) {
        return Roster.of(scenario).members().stream()
                .map(member -> new Name(member.name()))
                .toList();
    }

    @Override
    public Gunfight open(GunfightScenario scenario) {
        Roster roster = Roster.of(scenario);
        Scene scene = scene(scenario, roster);
        return new Gunfight(
                scene,
                roster.members().stream()
                        .map(member -> gunfighter(member, roster, scene.rulings()))
                        .toList(),
                true,
                scenario.staredown().orElse(false) ? new Phase.Facing(0) : Phase.Readying.first());
    }

    @Override
    public Procedure<Gunfight, GunfightOutcome> procedure() {
        return new GunfightProcedure();
    }

    @Override
    public List<Policy<Gunfight>> policies() {
        return List.of(GunfightPolicy.values());
    }

    @Override
    public Policy<Gunfight> policy(GunfightScenario scenario, Name fighter) {
        return Roster.of(scenario).called(fighter.text()).stream()
                .findFirst()
                .flatMap(member -> member.sheet().policy())
                .orElse(GunfightPolicy.CAREFUL);
    }

    @Override
    public Telling<Gunfight, GunfightOutcome> telling() {
        return new GunfightTelling();
    }

    @Override
    public List<String> numbers() {
        Stream<String> shots = Stream.of(Shot.Manner.values()).map(Shot.Manner::toString);
        return Stream.of(Stream.of("staredown", "draw", "tie"), shots, Stream.of("difficulty", "damage", "reload"))
                .flatMap(numbers -> numbers)
                .toList();
    }

    @Override
    public Optional<Excerpt<?, ?, ?>> attack(GunfightScenario scenario, String words) {
        AttackScenario attack = AttackWords.read(words, scenario);
        return Optional.of(new Excerpt<>(new AttackScenarios(), AttackInWords.of(attack), attack));
    }

    @Override
    public List<GunfightScenario> examples() {
        return GunfightExamples.ALL;
    }

    @Override
    public Optional<GunfightScenario> aftermath(GunfightScenario scenario, GunfightOutcome outcome) {
        return Aftermath.of(scenario, outcome);
    }

    private static Scene scene(GunfightScenario scenario, Roster roster) {
        TreeMap<Scene.Pair, Distance> between = new TreeMap<>();
        for (GunfightScenario.Distances written : scenario.distances()) {
            Distance distance = new Distance(
                    written.range(),
                    written.difficulty(),
                    written.paces(),
                    written.visible().orElse(true));
            for (Name one : roster.names(written.between().get(0))) {
                roster.names(written.between().get(1))
                        .forEach(other -> between.put(Scene.Pair.of(one, other), distance));
            }
        }
        return new Scene(
                between,
                Distance.of(scenario.range().orElse(RangeBand.ACROSS_THE_STREET)),
                scenario.rulings().map(GunfightScenario.WrittenRulings::read).orElse(Rulings.BY_THE_BOOK));
    }

    private static Gunfighter gunfighter(Roster.Member member, Roster roster, Rulings rulings) {
        GunfightScenario.Fighter written = member.sheet();
        List<Name> dropOn = written.dropOn().stream()
                .flatMap(name -> roster.names(name).stream())
                .distinct()
                .toList();
        return new Gunfighter(
                sheet(member),
                track(written, rulings),
                IntStream.range(0, written.guns().size())
                        .mapToObj(i -> gun(written.guns().get(i), !dropOn.isEmpty() && i == 0))
                        .toList(),
                List.of(),
                dropOn,
                false,
                Stance.OPEN,
                Presence.FIGHTING);
    }

    private static GunfighterSheet sheet(Roster.Member member) {
        GunfightScenario.Fighter written = member.sheet();
        Degree pistol = written.pistol().orElse(Degree.POOR);
        return new GunfighterSheet(
                new Name(member.name()),
                member.side(),
                written.nerve().orElse(Degree.FAIR),
                written.fastDraw().orElse(Degree.POOR),
                pistol,
                written.rifle().orElse(Degree.POOR),
                written.shotgun().orElse(Degree.POOR),
                written.twoGun().orElse(Degree.POOR),
                written.damageCapacity().orElse(Degree.FAIR),
                written.speedReload().orElse(0),
                written.armour().orElse(0),
                written.coverNearby().orElse(false));
    }

    private static WoundTrack track(GunfightScenario.Fighter written, Rulings rulings) {
        WoundBoxes boxes = WoundBoxes.of(written.damageCapacity().orElse(Degree.FAIR));
        if (written.marks().isEmpty()) {
            return rulings.woundModel().track(boxes, written.wounds().orElse(0));
        }
        return switch (rulings.woundModel()) {
            case POINTS_1993 ->
                new PointTrack(
                        boxes,
                        written.marks().stream().mapToInt(Integer::intValue).sum());
            case LEVELS_1995 -> new LevelTrack(boxes, written.marks(), false);
        };
    }

    private static Gun gun(GunfightScenario.CarriedGun written, boolean out) {
        int capacity = written.capacity().orElse(written.kind().capacity());
        return new Gun(
                written.kind(),
                written.strength().orElse(written.kind().strength()),
                capacity,
                written.loaded().orElse(capacity),
                out ? Carried.IN_HAND : written.carried().orElse(Carried.HOLSTERED));
    }
}
