package dev.snakewater.application.session;

import dev.snakewater.application.procedure.Reinforcements;
import dev.snakewater.application.scenario.Problem;
import dev.snakewater.application.scenario.Scenario;
import dev.snakewater.application.scenario.SetUp;
import dev.snakewater.application.table.Answer;
import dev.snakewater.application.table.RefusedException;
import dev.snakewater.application.words.Suggestions;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.combatant.Side;
import java.util.List;

/** The newcomers to a fight of this set-up and kind. */
record Newcomers<S, O>(SetUp<S, O> setUp, String kind) implements Reinforcements<S> {

    static <S, O> Newcomers<S, O> to(Scenario<S, O> scenario) {
        return new Newcomers<>(scenario.setUp(), scenario.kind().id());
    }

    @Override
    public S opening(List<Answer.Entered> newcomers) {
        SetUp<S, O> before = with(newcomers.subList(0, newcomers.size() - 1));
        return joined(before, newcomers.getLast()).opening();
    }

    /** Returns the set-up with everybody who was told to enter by these answers, as if they had been in it from the beginning. */
    SetUp<S, O> with(List<? extends Answer> answers) {
        SetUp<S, O> with = setUp;
        for (Answer answer : answers) {
            if (answer instanceof Answer.Entered entered) {
                with = with.joinedBy(entered).orElse(with);
            }
        }
        return with;
    }

    private SetUp<S, O> joined(SetUp<S, O> before, Answer.Entered newcomer) {
        newcomer.side().map(Side::text).filter(side -> !Name.isProper(side)).ifPresent(side -> {
            throw new RefusedException("enter.side", newcomer.by(), side, Name.LONGEST);
        });
        SetUp<S, O> joined = before.joinedBy(newcomer).orElseThrow(() -> new RefusedException("enter.kind", kind));
        List<String> there = before.everybody().stream().map(Name::text).toList();
        if (!there.contains(newcomer.like().text())) {
            throw new RefusedException(
                    "enter.nobody",
                    newcomer.by(),
                    newcomer.like(),
                    Suggestions.instead(newcomer.like().text(), there));
        }
        List<Problem> problems = joined.problems();
        // Those from before take as long to find.
        List<Problem> known = problems.isEmpty() ? List.of() : before.problems();
        problems.stream()
                .filter(problem -> !known.contains(problem))
                .findFirst()
                .ifPresent(problem -> {
                    throw new RefusedException("enter.problem", newcomer.by(), problem.what(), problem.instead());
                });
        return joined;
    }
}
