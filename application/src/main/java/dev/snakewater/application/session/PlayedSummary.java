package dev.snakewater.application.session;

import dev.snakewater.application.port.in.FightSummary;
import dev.snakewater.application.procedure.Played;
import dev.snakewater.application.procedure.TurnEnd;
import dev.snakewater.application.scenario.Scenario;
import dev.snakewater.application.scenario.Telling;
import dev.snakewater.application.table.Throw;
import dev.snakewater.application.table.answering.RecordingTable.Thrown;
import dev.snakewater.application.words.BodyPicture;
import dev.snakewater.domain.combatant.Name;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** Sums up a fight as it was played. */
final class PlayedSummary<S, O> implements FightSummary {

    private final Scenario<S, O> scenario;
    private final Played<S, O> played;

    PlayedSummary(Scenario<S, O> scenario, Played<S, O> played) {
        this.scenario = scenario;
        this.played = played;
    }

    @Override
    public List<Stage> stages() {
        List<Stage> stages = new ArrayList<>();
        stages.add(stage(scenario.setUp().opening(), 0));
        for (TurnEnd<S> end : played.turnEnds()) {
            stages.add(stage(end.situation(), stages.size()));
        }
        Stage now = new Stage(played.course().size(), telling().gauges(outcome()));
        if (!now.equals(stages.getLast())) {
            stages.add(now);
        }
        return List.copyOf(stages);
    }

    private Stage stage(S situation, int turns) {
        return new Stage(turns, telling().gauges(scenario.kind().procedure().calledOff(situation)));
    }

    @Override
    public List<BodyPicture> bodies() {
        return telling().bodies(outcome());
    }

    @Override
    public List<Exchange> exchanges() {
        return new Exchanges(telling().words()).of(played.turns());
    }

    @Override
    public List<Feat> bestThrows(int most) {
        return judged().filter(one -> one.asGood() < 1)
                .sorted(Comparator.comparingDouble(JudgedThrow::asGood))
                .limit(most)
                .map(one -> new Feat(one.thrown().what(), one.thrown().fall(), one.asGood()))
                .toList();
    }

    @Override
    public List<Luck> luck() {
        Map<Name, List<JudgedThrow>> byWhom = new LinkedHashMap<>();
        judged().forEach(one -> byWhom.computeIfAbsent(one.thrown().what().by(), none -> new ArrayList<>())
                .add(one));
        return byWhom.entrySet().stream()
                .sorted(Comparator.comparingDouble(
                        (Map.Entry<Name, List<JudgedThrow>> one) -> -JudgedThrow.standardised(one.getValue())))
                .map(one -> new Luck(one.getKey(), one.getValue().size(), JudgedThrow.better(one.getValue())))
                .toList();
    }

    private Stream<JudgedThrow> judged() {
        return played.thrown().stream().flatMap(this::judged);
    }

    private Stream<JudgedThrow> judged(Thrown thrown) {
        Throw.Wanted wanted = telling().wanted(thrown.what());
        return wanted == Throw.Wanted.NEITHER ? Stream.empty() : Stream.of(JudgedThrow.of(thrown, wanted));
    }

    private O outcome() {
        return played.outcome(scenario.kind().procedure());
    }

    private Telling<S, O> telling() {
        return scenario.kind().telling();
    }

    /** It follows from the fight, which its report holds besides. */
    @Override
    public boolean equals(Object other) {
        return other instanceof PlayedSummary<?, ?> that && played.thrown().equals(that.played.thrown());
    }

    @Override
    public int hashCode() {
        return played.thrown().hashCode();
    }
}
