package dev.snakewater.application.session;

import dev.snakewater.application.port.in.FightReport;
import dev.snakewater.application.port.in.FightReport.Ending;
import dev.snakewater.application.procedure.History;
import dev.snakewater.application.procedure.Played;
import dev.snakewater.application.procedure.Standing;
import dev.snakewater.application.scenario.Scenario;
import dev.snakewater.application.scenario.ScenarioKind;
import dev.snakewater.application.scenario.Telling;
import dev.snakewater.application.table.Answer;
import dev.snakewater.application.table.GameMasterModifier;
import dev.snakewater.application.table.HistoryEntry;
import dev.snakewater.application.table.LoggedEvent;
import dev.snakewater.application.words.Messages;
import dev.snakewater.application.words.Sentence;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** Tells a fight from its opening to its end, and what was undone at the table. */
final class Narrator {

    private final Messages words;
    private final List<Answer> answers;
    private int told;

    private Narrator(Messages words, List<Answer> answers) {
        this.words = words;
        this.answers = answers;
    }

    /** Reports a fight that was not played at a table. */
    static <S, O> FightReport report(
            Scenario<S, O> scenario, S opening, Played<S, O> played, FightReport.DiceSource dice) {
        List<List<FightReport.NarratedEvent>> turns = turns(scenario, played, List.of());
        return report(scenario, opening(scenario, opening), turns, played, History.NONE, dice);
    }

    /** Reports a fight of which the opening and the turns have been told. */
    static <S, O> FightReport report(
            Scenario<S, O> scenario,
            List<Sentence> opening,
            List<List<FightReport.NarratedEvent>> turns,
            Played<S, O> played,
            History history,
            FightReport.DiceSource dice) {
        return new FightReport(
                scenario.kind().id(),
                scenario.title(),
                scenario.about(),
                dice,
                opening,
                turns,
                ending(scenario.kind(), played),
                List.copyOf(played.turnEnds()),
                played.answers(),
                asides(history),
                new PlayedSummary<>(scenario, played));
    }

    /** Tells who fights, with the game master's modifiers for the first turn. */
    static <S, O> List<Sentence> opening(Scenario<S, O> scenario, S opening) {
        List<GameMasterModifier> modifiers =
                GameMasterModifier.inForce(scenario.terms().modifiers(), 1);
        return scenario.kind().telling().opening(opening, tally -> GameMasterModifier.counted(modifiers, tally));
    }

    /** Tells what happened; takes its first turns as they were told before. */
    static List<List<FightReport.NarratedEvent>> turns(
            Scenario<?, ?> scenario, Played<?, ?> played, List<List<FightReport.NarratedEvent>> before) {
        Narrator retelling = new Narrator(scenario.kind().telling().words(), played.answers());
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
        List<Sentence> sentences = words.told(happened.event());
        return new FightReport.NarratedEvent(
                happened, sentences, says(sentences) && isByHand(happened.answers()), words);
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

    private static <S, O> Ending ending(ScenarioKind<S, O> kind, Played<S, O> played) {
        O outcome = played.outcome(kind.procedure());
        Telling<S, O> telling = kind.telling();
        return switch (played.standing()) {
            case Standing.Over<S, O> over ->
                new Ending(FightReport.How.DECIDED, outcome, telling.words().told(outcome));
            case Standing.CalledOff<S, O> off ->
                new Ending(FightReport.How.CALLED_OFF, outcome, telling.words().told(outcome));
            case Standing.Asking<S, O> asking ->
                new Ending(FightReport.How.UNFINISHED, outcome, telling.soFar(asking.situation(), outcome));
        };
    }

    /** What was done beside the answers that stand, in the order in which it was done. */
    private static List<FightReport.Aside> asides(History history) {
        List<FightReport.Aside> found = new ArrayList<>();
        int given = 0;
        int before = 0;
        for (HistoryEntry act : history.acts()) {
            switch (act) {
                case Answer answer -> {
                    boolean stands = before < history.standing().size()
                            && history.standing().get(before) == given;
                    if (stands) {
                        before++;
                    } else {
                        found.add(new FightReport.TakenBack(answer, before));
                    }
                    given++;
                }
                case HistoryEntry.Rolled roll -> found.add(new FightReport.FreeRoll(roll, before));
                case HistoryEntry.Noted note -> found.add(new FightReport.Note(note.text(), before));
                case HistoryEntry.Undone undone -> {}
                case HistoryEntry.Redone redone -> {}
                case HistoryEntry.Handed handed -> {}
            }
        }
        return List.copyOf(found);
    }
}
