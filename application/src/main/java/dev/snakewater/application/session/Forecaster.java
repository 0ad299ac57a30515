package dev.snakewater.application.session;

import dev.snakewater.application.measure.Finding;
import dev.snakewater.application.measure.Share;
import dev.snakewater.application.port.in.FightAtTable.NeededRoll;
import dev.snakewater.application.port.in.FightAtTable.OptionForecast;
import dev.snakewater.application.procedure.Next;
import dev.snakewater.application.procedure.Policy;
import dev.snakewater.application.scenario.Scenario;
import dev.snakewater.application.table.Answer;
import dev.snakewater.application.table.Choice;
import dev.snakewater.application.table.Event;
import dev.snakewater.application.table.Question;
import dev.snakewater.application.table.Table;
import dev.snakewater.application.table.Throw;
import dev.snakewater.application.table.UnansweredQuestion;
import dev.snakewater.application.table.answering.ModifiedTable;
import dev.snakewater.application.table.answering.RandomDice;
import dev.snakewater.application.table.answering.RecordedTable;
import dev.snakewater.application.table.answering.RecordingTable;
import dev.snakewater.application.words.Messages;
import dev.snakewater.domain.dice.Distribution;
import dev.snakewater.domain.dice.Ways;
import dev.snakewater.domain.modifier.Tally;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * Looks ahead from a question: what a throw can lead to, and what options lead to. It plays the real steps from the current one, which
 * began with this situation and took these answers, up to the next question.
 */
record Forecaster<S, O>(Scenario<S, O> scenario, int turn, S situation, List<Answer> given) {

    private static final int MOST_FALLS = 2_000;
    private static final int MOST_STEPS = 100;
    private static final int MOST_CHOICES = 3;

    /** Returns what the current throw can lead to. */
    List<NeededRoll> needs(Throw what) {
        BigInteger all =
                BigInteger.valueOf(what.dice().die().sides()).pow(what.dice().count());
        boolean faces = what.reads() == Throw.Reads.FACES;
        int totals = what.dice().most() - what.dice().least() + 1;
        if (faces ? all.compareTo(BigInteger.valueOf(MOST_FALLS)) > 0 : totals > MOST_FALLS) {
            return List.of();
        }
        Distribution falls = faces ? Distribution.ofFaces(what.dice()) : Distribution.ofTotals(what.dice());
        Map<Finding.Measure, Map<Finding, List<Distribution.Weighted>>> found = new LinkedHashMap<>();
        Map<S, List<Event>> known = new LinkedHashMap<>();
        // Falls that the rules read alike have the same consequences.
        Map<Object, Map<Finding.Measure, Finding>> alike = new LinkedHashMap<>();
        for (Distribution.Weighted fall : falls.falls()) {
            Object read =
                    what.reading().<Object>map(as -> as.apply(fall.fall())).orElseGet(fall::fall);
            alike.computeIfAbsent(read, any -> brought(joined(given, Answer.of(what, fall.fall())), known))
                    .forEach((of, value) -> found.computeIfAbsent(of, none -> new TreeMap<>())
                            .computeIfAbsent(value, none -> new ArrayList<>())
                            .add(fall));
        }
        return found.entrySet().stream()
                .flatMap(of -> of.getValue().entrySet().stream().map(is -> need(is.getKey(), is.getValue())))
                .toList();
    }

    /** Returns what the options of a choice lead to, for those that lead straight to a throw by the same fighter. */
    List<OptionForecast> ahead(Choice<?> choice) {
        return choice.options().stream()
                .flatMap(option ->
                        straight(option.word(), List.of(), joined(given, Answer.of(choice, option.word()))).stream())
                .toList();
    }

    private Optional<OptionForecast> straight(String word, List<String> then, List<Answer> answers) {
        Reached<S> reached = reached(answers);
        Optional<Question> next = reached.asks.filter(
                question -> question.by().equals(answers.getLast().by()));
        if (next.isEmpty()) {
            return Optional.empty();
        }
        return switch (next.get()) {
            case Throw what ->
                Optional.of(new OptionForecast(
                        word,
                        then,
                        reached.told.stream()
                                .flatMap(event -> scenario.kind().telling().words().aside("price", event).stream())
                                .toList(),
                        what,
                        reached.counted,
                        new Forecaster<>(scenario, turn, reached.situation, reached.given).needs(what)));
            case Choice<?> choice
            when then.size() < MOST_CHOICES && reached.told.isEmpty() -> {
                String chosen = decided(reached.situation, choice);
                yield straight(word, joined(then, chosen), joined(answers, Answer.of(choice, chosen)));
            }
            case Choice<?> later -> Optional.empty();
        };
    }

    private <A> String decided(S situation, Choice<A> choice) {
        Policy<S> policy = scenario.kind().policy(scenario.setUp(), choice.by());
        return choice.optionOf(policy.decide(situation, choice, new RandomDice(0)))
                .word();
    }

    /** Returns the findings of what the last of these answers causes; of each measure the last. */
    private Map<Finding.Measure, Finding> brought(List<Answer> answers, Map<S, List<Event>> known) {
        Map<Finding.Measure, Finding> brought = new LinkedHashMap<>();
        for (Event event : caused(answers, known)) {
            for (Finding finding : event.findings()) {
                brought.put(finding.measure(), finding);
            }
        }
        return brought;
    }

    /**
     * Returns what the last of these answers causes, up to the next question. Many falls lead to the same situation; what follows from one is
     * played once, and known then.
     */
    private List<Event> caused(List<Answer> answers, Map<S, List<Event>> known) {
        Table table = recorded(answers);
        RecordingTable minutes = new RecordingTable(table, List.of());
        S at = situation;
        for (int step = 0; step < MOST_STEPS && minutes.answered() < answers.size(); step++) {
            try {
                Next<S, O> next = scenario.kind().procedure().step(at, minutes.at(table));
                if (!(next instanceof Next.Go<S, O> go) || go.turnEnds()) {
                    return minutes.told();
                }
                at = go.situation();
            } catch (UnansweredQuestion unanswered) {
                return minutes.told();
            }
        }
        List<Event> later = known.computeIfAbsent(
                at, from -> new Forecaster<>(scenario, turn, from, List.of()).reached(List.of()).told);
        return Stream.concat(minutes.told().stream(), later.stream()).toList();
    }

    private Table recorded(List<Answer> answers) {
        return new ModifiedTable(new RecordedTable(answers), scenario.terms().modifiers(), turn);
    }

    private static <T> List<T> joined(List<? extends T> list, T last) {
        return Stream.<T>concat(list.stream(), Stream.of(last)).toList();
    }

    private Reached<S> reached(List<Answer> answers) {
        Table table = recorded(answers);
        RecordingTable minutes = new RecordingTable(table, List.of());
        S at = situation;
        for (int step = 0; step < MOST_STEPS; step++) {
            try {
                Next<S, O> next = scenario.kind().procedure().step(at, minutes.at(table));
                if (!(next instanceof Next.Go<S, O> go) || go.turnEnds()) {
                    break;
                }
                at = go.situation();
            } catch (UnansweredQuestion unanswered) {
                return new Reached<>(
                        at, minutes.inStep(), Optional.of(unanswered.question()), minutes.counted(), minutes.told());
            }
        }
        return new Reached<>(at, List.of(), Optional.empty(), List.of(), minutes.told());
    }

    /** Where answers lead: to a question, or the end of the turn. */
    private record Reached<S>(
            S situation, List<Answer> given, Optional<Question> asks, List<Tally> counted, List<Event> told) {}

    private NeededRoll need(Finding finding, List<Distribution.Weighted> falls) {
        Messages words = scenario.kind().telling().words();
        return new NeededRoll(
                words.of(finding.measure()),
                finding.is(),
                words.of(finding),
                falls.stream()
                        .map(fall -> fall.fall().total())
                        .distinct()
                        .sorted()
                        .toList(),
                new Share.Exact(falls.stream().map(Distribution.Weighted::ways).reduce(Ways.NONE, Ways::plus)));
    }
}
