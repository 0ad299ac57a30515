package dev.snakewater.application.fight;

import dev.snakewater.application.port.in.Account;
import dev.snakewater.application.procedure.Played;
import dev.snakewater.application.procedure.Procedure;
import dev.snakewater.application.procedure.Proceedings;
import dev.snakewater.application.procedure.Standing;
import dev.snakewater.application.procedure.Telling;
import dev.snakewater.application.table.Answer;
import dev.snakewater.application.table.Happened;
import dev.snakewater.application.words.Sentence;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** Tells a fight: its events in words, and what was undone at the table. */
final class Retelling {

    private final Telling<?, ?> telling;
    private final List<Answer> answers;
    private int told;

    private Retelling(Telling<?, ?> telling, List<Answer> answers) {
        this.telling = telling;
        this.answers = answers;
    }

    /**
     * What happened, as it is told.
     *
     * @param before its first turns, as they were told before
     */
    static List<List<Account.Told>> of(Telling<?, ?> telling, Played<?, ?> played, List<List<Account.Told>> before) {
        Retelling retelling = new Retelling(telling, played.answers());
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

    private Account.Told told(Happened happened) {
        List<Sentence> sentences = telling.event(happened.event());
        return new Account.Told(happened, sentences, says(sentences) && isByHand(happened.answers()), telling.words());
    }

    private static boolean says(List<Sentence> sentences) {
        return sentences.stream().anyMatch(sentence -> sentence.level() != Sentence.Level.HEADING);
    }

    /** Whether dice were told by hand among the answers since something was said last. */
    private boolean isByHand(int until) {
        List<Answer> since = answers.subList(Math.min(told, until), until);
        told = until;
        return since.stream().anyMatch(answer -> answer instanceof Answer.Fell fell && fell.byHand());
    }

    static List<Account.TakenBack> takenBack(Proceedings proceedings) {
        List<Account.TakenBack> found = new ArrayList<>();
        for (int i = 0; i < proceedings.given().size(); i++) {
            int standing = i - found.size();
            boolean stands = standing < proceedings.standing().size()
                    && proceedings.standing().get(standing) == i;
            if (!stands) {
                found.add(new Account.TakenBack(proceedings.given().get(i), standing));
            }
        }
        return List.copyOf(found);
    }

    static <S, O> Account.Ending ending(Standing<S, O> standing, Procedure<S, O> procedure, Telling<S, O> telling) {
        return switch (standing) {
            case Standing.Over<S, O> over -> ending(Account.How.DECIDED, over.outcome(), telling);
            case Standing.CalledOff<S, O> off -> ending(Account.How.CALLED_OFF, off.outcome(), telling);
            case Standing.Asking<S, O> asking -> {
                O outcome = procedure.calledOff(asking.situation());
                yield new Account.Ending(Account.How.UNFINISHED, outcome, telling.soFar(asking.situation(), outcome));
            }
        };
    }

    private static <S, O> Account.Ending ending(Account.How how, O outcome, Telling<S, O> telling) {
        return new Account.Ending(how, outcome, telling.ending(outcome));
    }
}
