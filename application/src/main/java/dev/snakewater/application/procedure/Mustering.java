package dev.snakewater.application.procedure;

import dev.snakewater.application.table.Answer;
import dev.snakewater.application.table.GameMasterEvent;
import dev.snakewater.application.table.GameMasterRule;
import dev.snakewater.application.table.Question;
import dev.snakewater.application.table.RefusedException;
import dev.snakewater.application.table.answering.RecordingTable;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.combatant.Side;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Lets people enter a fight and leave it, between two turns (GM-05). */
final class Mustering<S, O> {

    private final Procedure<S, O> procedure;
    private final Reinforcements<S> reinforcements;
    private final RecordingTable minutes;
    private final List<Expected<S>> expected = new ArrayList<>();
    private S begun;
    private int answersThen;
    private int eventsThen;

    /** Somebody who enters or leaves; with the opening that says what he has, if he enters. */
    private record Expected<S>(Answer.Reinforcement who, Optional<S> opening) {}

    /** Begins with the first turn, or with a later one. */
    Mustering(Procedure<S, O> procedure, Reinforcements<S> reinforcements, RecordingTable minutes, S begun) {
        this.procedure = procedure;
        this.reinforcements = reinforcements;
        this.minutes = minutes;
        this.begun = begun;
        answersThen = minutes.answered();
        eventsThen = minutes.events();
    }

    /** A turn begins in this situation, in which nobody has done anything. */
    void turnBegins(S situation) {
        begun = situation;
        answersThen = minutes.answered();
        eventsThen = minutes.events();
    }

    /** Returns whether somebody who was just told to enter or leave does so at once: nothing else was done in this turn. */
    boolean isBetweenTurns() {
        return minutes.answered() == answersThen + 1;
    }

    /** Somebody enters or leaves at the beginning of this turn, which begins once more. */
    Next<S, O> atOnce(Answer.Reinforcement who, Question asked) {
        Expected<S> comer = checked(who, begun);
        minutes.backTo(eventsThen, who, asked);
        S after = done(begun, comer);
        Next<S, O> next = who instanceof Answer.Left ? procedure.withoutHim(after, minutes) : Next.go(after);
        turnBegins(after);
        return next;
    }

    /** Somebody will enter or leave when the next turn begins. */
    void later(Answer.Reinforcement who, S situation) {
        Expected<S> comer = checked(who, situation);
        GameMasterEvent event = switch (who) {
            case Answer.Entered entered ->
                entering(entered, side(comer.opening().orElseThrow(), entered.by()), situation);
            case Answer.Left left -> new GameMasterEvent.Leaving(left.by());
        };
        minutes.tell(event, GameMasterRule.GM_05_REINFORCEMENTS);
        expected.add(comer);
    }

    /** Whoever is expected to enters or leaves, once a turn has ended. */
    Next<S, O> turnEnded(S situation) {
        S after = situation;
        boolean isLeft = false;
        for (Expected<S> comer : expected) {
            // He may have died since, or be the last by now.
            if (comer.who() instanceof Answer.Entered
                    || procedure.keeps(after, comer.who().by()).isEmpty()) {
                after = done(after, comer);
                isLeft = isLeft || comer.who() instanceof Answer.Left;
            }
        }
        expected.clear();
        return isLeft ? procedure.withoutHim(after, minutes) : Next.go(after);
    }

    private Expected<S> checked(Answer.Reinforcement who, S situation) {
        return switch (who) {
            case Answer.Entered entered -> new Expected<>(who, Optional.of(reinforcements.opening(newcomers())));
            case Answer.Left left -> {
                boolean again = expected.stream().anyMatch(other -> other.who().equals(left));
                Optional<String> why = again ? Optional.of("again") : procedure.keeps(situation, left.by());
                why.ifPresent(key -> {
                    throw new RefusedException("leave." + key, left.by());
                });
                yield new Expected<>(who, Optional.empty());
            }
        };
    }

    /** Everybody who was told to enter so far. */
    private List<Answer.Entered> newcomers() {
        return minutes.table().given().stream()
                .filter(Answer.Entered.class::isInstance)
                .map(Answer.Entered.class::cast)
                .toList();
    }

    private S done(S situation, Expected<S> comer) {
        return switch (comer.who()) {
            case Answer.Entered entered ->
                entered(situation, entered, comer.opening().orElseThrow());
            case Answer.Left(Name who) -> {
                minutes.tell(new GameMasterEvent.Departed(who), GameMasterRule.GM_05_REINFORCEMENTS);
                yield procedure.left(situation, who);
            }
        };
    }

    private S entered(S situation, Answer.Entered who, S opening) {
        Side side = side(opening, who.by());
        minutes.tell(
                new GameMasterEvent.Entered(who.by(), who.like(), side, !isThere(side, situation)),
                GameMasterRule.GM_05_REINFORCEMENTS);
        return procedure.entered(situation, who, opening, minutes);
    }

    /** A side is new unless somebody fights for it already, or will when the next turn begins. */
    private GameMasterEvent entering(Answer.Entered who, Side side, S situation) {
        boolean isExpected = expected.stream()
                .anyMatch(comer -> comer.opening()
                        .filter(opening -> side(opening, comer.who().by()).equals(side))
                        .isPresent());
        return new GameMasterEvent.Entering(who.by(), who.like(), side, !isExpected && !isThere(side, situation));
    }

    private boolean isThere(Side side, S situation) {
        return procedure.roster(situation).stream()
                .anyMatch(member -> member.side().equals(side.text()));
    }

    private Side side(S opening, Name who) {
        return procedure.roster(opening).stream()
                .filter(member -> member.who().equals(who))
                .map(member -> new Side(member.side()))
                .findFirst()
                .orElseThrow();
    }
}
