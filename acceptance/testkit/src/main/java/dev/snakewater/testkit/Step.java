package dev.snakewater.testkit;

import dev.snakewater.application.procedure.Next;
import dev.snakewater.application.procedure.Procedure;
import dev.snakewater.application.scenario.Scenario;
import dev.snakewater.application.table.Choice;
import dev.snakewater.application.table.Event;
import dev.snakewater.application.table.Question;
import dev.snakewater.application.table.Table;
import dev.snakewater.application.table.Throw;
import dev.snakewater.application.table.answering.RandomDice;
import dev.snakewater.domain.dice.Fall;
import dev.snakewater.domain.rule.Rule;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Function;

/**
 * A step that was played: what was asked, what was answered, what was told, and what came of it.
 *
 * @param answers the fall or the word that answers each question
 */
record Step<S, O>(S before, List<Question> asked, List<Object> answers, List<Told> told, Next<S, O> next) {

    private static final int MOST_STEPS = 400;

    /** An event, and the rules that it was told with. */
    record Told(Event event, List<Rule> why) {}

    /** Stops a step at a question. */
    static final class Unanswered extends RuntimeException {

        private static final long serialVersionUID = 1;
        final transient Question question;

        Unanswered(Question question) {
            super(question.name(), null, false, false);
            this.question = question;
        }
    }

    /** Plays a step with answers of somebody's. */
    static <S, O> Step<S, O> played(Procedure<S, O> procedure, S before, Function<Question, Object> answering) {
        Watched table = new Watched(answering);
        Next<S, O> next = procedure.step(before, table);
        return new Step<>(before, table.asked, table.answers, table.told, next);
    }

    /** Plays the same step with the same answers. */
    Step<S, O> again(Procedure<S, O> procedure) {
        return with(procedure, before, answers);
    }

    /** Plays a step with these answers; stops at the first question behind them. */
    static <S, O> Step<S, O> with(Procedure<S, O> procedure, S before, List<Object> answers) {
        List<Object> left = new ArrayList<>(answers);
        return played(procedure, before, question -> {
            if (left.isEmpty()) {
                throw new Unanswered(question);
            }
            return left.removeFirst();
        });
    }

    /** Plays some games of a scenario by random answers, and returns their steps. */
    static <S, O> List<Step<S, O>> walked(Scenario<S, O> scenario, int games) {
        List<Step<S, O>> steps = new ArrayList<>();
        for (int game = 0; game < games; game++) {
            RandomDice dice = new RandomDice(game);
            SplittableRandom random = new SplittableRandom(game);
            Next<S, O> next = Next.go(scenario.setUp().opening());
            for (int i = 0; next instanceof Next.Go<S, O> go && i < MOST_STEPS; i++) {
                Step<S, O> step = played(scenario.kind().procedure(), go.situation(), question -> switch (question) {
                    case Throw what -> dice.roll(what);
                    case Choice<?> choice -> {
                        List<? extends Choice.Option<?>> options = choice.options();
                        yield options.get(random.nextInt(options.size())).word();
                    }
                });
                steps.add(step);
                next = step.next;
            }
        }
        return steps;
    }

    /** A table that keeps everything. */
    private static final class Watched implements Table {

        private final Function<Question, Object> answering;
        private final List<Question> asked = new ArrayList<>();
        private final List<Object> answers = new ArrayList<>();
        private final List<Told> told = new ArrayList<>();

        Watched(Function<Question, Object> answering) {
            this.answering = answering;
        }

        private Object answered(Question question) {
            asked.add(question);
            Object answer = answering.apply(question);
            answers.add(answer);
            return answer;
        }

        @Override
        public Fall roll(Throw what) {
            return (Fall) answered(what);
        }

        @Override
        public <A> A choose(Choice<A> choice) {
            return choice.chosen((String) answered(choice)).answer();
        }

        @Override
        public void tell(Event event, List<Rule> why) {
            told.add(new Told(event, why));
        }
    }
}
