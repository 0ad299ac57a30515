package dev.snakewater.cli.session;

import dev.snakewater.application.procedure.Proceedings;
import dev.snakewater.application.table.Answer;
import dev.snakewater.application.table.Choice;
import dev.snakewater.application.table.Question;
import dev.snakewater.application.table.Seat;
import dev.snakewater.application.table.Throw;
import dev.snakewater.domain.combatant.Name;
import java.util.List;
import java.util.stream.IntStream;

/** Who plays whom. Whoever was never handed over is played by a person, with the program's dice. */
record Seats(Proceedings proceedings) {

    private static final Seat USUAL = Seat.person(Seat.Dice.RANDOM);

    Seat of(Name who) {
        return proceedings.seats().getOrDefault(who, USUAL);
    }

    /** Whether a question is answered without asking anybody. */
    boolean answers(Question question) {
        return switch (question) {
            case Choice<?> choice -> of(choice.by()).policy().isPresent();
            case Throw what -> isByItself(of(what.by()));
        };
    }

    /**
     * How many answers to take back, so that so many which a person gave are among them: what came by itself after them goes too.
     * Up to the first of hers, if there are not so many; none, if there is none.
     */
    int toUndo(int ofHers) {
        List<Answer> answers = proceedings.answers();
        return IntStream.rangeClosed(1, answers.size())
                .filter(back -> isHers(answers.get(answers.size() - back)))
                .limit(ofHers)
                .max()
                .orElse(0);
    }

    /** How many answers to bring back, for so many of hers: what came by itself after them comes too. */
    int toRedo(int ofHers) {
        List<Answer> answers = proceedings.redoable();
        return IntStream.range(0, answers.size())
                .filter(i -> isHers(answers.get(i)))
                .skip(ofHers)
                .findFirst()
                .orElse(answers.size());
    }

    private boolean isHers(Answer answer) {
        Seat seat = of(answer.by());
        return switch (answer) {
            case Answer.Chose chose -> seat.policy().isEmpty();
            case Answer.Fell fell -> !isByItself(seat);
            case Answer.Overrule overrule -> true;
            case Answer.Allowed allowed -> true;
        };
    }

    private static boolean isByItself(Seat seat) {
        return seat.policy().isPresent() && seat.dice() == Seat.Dice.RANDOM;
    }
}
