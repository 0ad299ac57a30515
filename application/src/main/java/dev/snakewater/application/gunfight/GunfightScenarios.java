package dev.snakewater.application.gunfight;

import dev.snakewater.application.policy.Policy;
import dev.snakewater.application.procedure.Excerpt;
import dev.snakewater.application.procedure.Problem;
import dev.snakewater.application.procedure.Procedure;
import dev.snakewater.application.procedure.ScenarioKind;
import dev.snakewater.application.procedure.Telling;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fudge.gunfight.Distance;
import dev.snakewater.domain.fudge.gunfight.Scene;
import dev.snakewater.domain.fudge.gunfight.Shot;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
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
    public List<Problem> problems(GunfightScenario scenario) {
        return GunfightProblems.of(scenario);
    }

    @Override
    public List<Name> fighters(GunfightScenario scenario) {
        return Roster.of(scenario).members().stream().map(Roster.Member::name).toList();
    }

    /** Several of one sheet are numbered. */
    @Override
    public List<String> naming() {
        return List.of("/fighters/*/count");
    }

    @Override
    public Gunfight open(GunfightScenario scenario) {
        Roster roster = Roster.of(scenario);
        Scene scene = scene(scenario, roster);
        return new Gunfight(
                scene,
                roster.members().stream()
                        .map(member -> Casting.gunfighter(member, roster, scene.rulings()))
                        .toList(),
                true,
                scenario.staredown() ? new Phase.Facing(0) : Phase.Readying.first());
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
        return Roster.of(scenario).called(fighter).getFirst().sheet().policy();
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
    public Sequel sequel() {
        return Sequel.WITH_OTHERS;
    }

    @Override
    public Optional<GunfightScenario> aftermath(GunfightScenario scenario, GunfightOutcome outcome) {
        return Aftermath.of(scenario, outcome);
    }

    private static Scene scene(GunfightScenario scenario, Roster roster) {
        TreeMap<Scene.Pair, Distance> between = new TreeMap<>();
        for (GunfightScenario.Distances written : scenario.distances()) {
            for (Name one : roster.names(written.between().get(0))) {
                roster.names(written.between().get(1))
                        .forEach(other -> between.put(Scene.Pair.of(one, other), written.distance()));
            }
        }
        return new Scene(between, Distance.of(scenario.range()), scenario.read());
    }
}
