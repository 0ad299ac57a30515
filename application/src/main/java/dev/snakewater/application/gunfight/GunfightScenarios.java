package dev.snakewater.application.gunfight;

import dev.snakewater.application.policy.Policy;
import dev.snakewater.application.procedure.Problem;
import dev.snakewater.application.procedure.Procedure;
import dev.snakewater.application.procedure.ScenarioKind;
import dev.snakewater.application.procedure.Telling;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.combatant.Side;
import dev.snakewater.domain.fudge.Degree;
import dev.snakewater.domain.fudge.gunfight.Carried;
import dev.snakewater.domain.fudge.gunfight.Distance;
import dev.snakewater.domain.fudge.gunfight.Gun;
import dev.snakewater.domain.fudge.gunfight.Gunfighter;
import dev.snakewater.domain.fudge.gunfight.GunfighterSheet;
import dev.snakewater.domain.fudge.gunfight.RangeBand;
import dev.snakewater.domain.fudge.gunfight.Scene;
import dev.snakewater.domain.fudge.gunfight.Stance;
import dev.snakewater.domain.fudge.hitlocation.PointTrack;
import dev.snakewater.domain.fudge.hitlocation.WoundBoxes;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.IntStream;

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
    public Gunfight open(GunfightScenario scenario) {
        return new Gunfight(
                scene(scenario),
                scenario.fighters().stream().map(GunfightScenarios::gunfighter).toList(),
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
        return scenario.fighters().stream()
                .filter(written -> written.name().equals(fighter.text()))
                .findFirst()
                .flatMap(GunfightScenario.Fighter::policy)
                .orElse(GunfightPolicy.CAREFUL);
    }

    @Override
    public Telling<Gunfight, GunfightOutcome> telling() {
        return new GunfightTelling();
    }

    @Override
    public List<GunfightScenario> examples() {
        return GunfightExamples.ALL;
    }

    /** The side a fighter is on: his own, if none is written. */
    static Side side(GunfightScenario.Fighter fighter) {
        return new Side(fighter.side().orElse(fighter.name()));
    }

    private static Scene scene(GunfightScenario scenario) {
        TreeMap<Scene.Pair, Distance> between = new TreeMap<>();
        for (GunfightScenario.Distances distance : scenario.distances()) {
            Name one = new Name(distance.between().get(0));
            Name other = new Name(distance.between().get(1));
            between.put(Scene.Pair.of(one, other), new Distance(distance.range(), distance.difficulty()));
        }
        return new Scene(between, new Distance(scenario.range().orElse(RangeBand.ACROSS_THE_STREET), Optional.empty()));
    }

    private static Gunfighter gunfighter(GunfightScenario.Fighter written) {
        Degree capacity = written.damageCapacity().orElse(Degree.FAIR);
        GunfighterSheet sheet = new GunfighterSheet(
                new Name(written.name()),
                side(written),
                written.nerve().orElse(Degree.FAIR),
                written.fastDraw().orElse(Degree.POOR),
                written.pistol().orElse(Degree.POOR),
                written.rifle().orElse(Degree.POOR),
                written.shotgun().orElse(Degree.POOR),
                capacity,
                written.speedReload().orElse(0),
                written.armour().orElse(0),
                written.coverNearby().orElse(false));
        boolean firstIsOut = !written.dropOn().isEmpty();
        return new Gunfighter(
                sheet,
                new PointTrack(WoundBoxes.of(capacity), written.wounds().orElse(0)),
                IntStream.range(0, written.guns().size())
                        .mapToObj(i -> gun(written.guns().get(i), firstIsOut && i == 0))
                        .toList(),
                Optional.empty(),
                written.dropOn().stream().map(Name::new).toList(),
                false,
                Stance.OPEN);
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
