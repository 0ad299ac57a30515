package dev.snakewater.application.scenario;

import dev.snakewater.application.procedure.FightTerms;
import dev.snakewater.application.table.answering.ScriptLine;
import dev.snakewater.domain.field.Withers;
import java.util.List;

/**
 * A fight to be played: a set-up without problems, and what is common to all scenario documents.
 *
 * @param about what it is about, in a sentence or two; may be empty
 * @param script the answers of {@code --dice script}; may be empty
 */
@Withers
public record Scenario<S, O>(
        ScenarioKind<S, O> kind,
        String title,
        String about,
        FightTerms terms,
        List<ScriptLine> script,
        SetUp<S, O> setUp)
        implements ScenarioBuilder.With<S, O> {

    public Scenario {
        setUp = kind.scenario().cast(setUp);
        script = List.copyOf(script);
    }

    /** Returns a part of this scenario as one of its own. */
    public <T, R> Scenario<T, R> excerpted(SubScenario<T, R> excerpt) {
        return new Scenario<>(excerpt.kind(), title, excerpt.about(), terms, List.of(), excerpt.setUp());
    }
}
