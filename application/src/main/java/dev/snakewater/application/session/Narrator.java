package dev.snakewater.application.session;

import dev.snakewater.application.port.in.FightReport;
import dev.snakewater.application.procedure.History;
import dev.snakewater.application.procedure.Played;
import dev.snakewater.application.scenario.Telling;
import dev.snakewater.application.table.Answer;
import dev.snakewater.application.table.LoggedEvent;
import dev.snakewater.application.words.Sentence;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** Tells what happened in a fight, and what was undone at the table. */
final class Narrator {

    private final Telling<?, ?> telling;
    private final List<Answer> answers;
    private int told;

    private Narrator(Telling<?, ?> telling, List<Answer> answers) {
        this.telling = telling;
        this.answers = answers;
    }

    /** Tells what happened; takes its first turns as they were told before. */
    static List<List<FightReport.NarratedEvent>> of(
            Telling<?, ?> telling, Played<?, ?> played, List<List<FightReport.NarratedEvent>> before) {
        Narrator retelling = new Narrator(telling, played.answers());
        before.stream()
                .flatMap(List::stream)
                .filter(told -> says(told.sentences()))
                .forEach(told -> retelling.told = told.happened().answers());
        return Stream.concat(
                        before.stream(),
                        played.course().stream()
                                .skip(before.size())
                                .map(turn -> turn.stream().map(retelling::told).toList()))
                .toList();
    }

    private FightReport.NarratedEvent told(LoggedEvent happened) {
        List<Sentence> sentences = telling.words().told(happened.event());
        return new FightReport.NarratedEvent(
                happened, sentences, says(sentences) && isByHand(happened.answers()), telling.words());
    }

    private static boolean says(List<Sentence> sentences) {
        return sentences.stream().anyMatch(sentence -> sentence.level() != Sentence.Level.HEADING);
    }

    /** Returns whether dice were told by hand among the answers since something was said last. */
    private boolean isByHand(int until) {
        List<Answer> since = answers.subList(Math.min(told, until), until);
        told = until;
        return since.stream().anyMatch(answer -> answer instanceof Answer.Fell fell && fell.byHand());
    }

    static List<FightReport.TakenBack> takenBack(History history) {
        List<FightReport.TakenBack> found = new ArrayList<>();
        for (int i = 0; i < history.given().size(); i++) {
            int standing = i - found.size();
            boolean stands =
                    standing < history.standing().size() && history.standing().get(standing) == i;
            if (!stands) {
                found.add(new FightReport.TakenBack(history.given().get(i), standing));
            }
        }
        return List.copyOf(found);
    }
}
