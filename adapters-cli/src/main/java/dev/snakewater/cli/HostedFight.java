package dev.snakewater.cli;

import dev.snakewater.application.port.in.FightAtTable;
import dev.snakewater.application.procedure.Act;
import dev.snakewater.application.procedure.Seat;
import dev.snakewater.application.table.Answer;
import dev.snakewater.application.table.Choice;
import dev.snakewater.application.table.Dice;
import dev.snakewater.application.table.Question;
import dev.snakewater.application.table.Throw;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/** A fight at the table, in the hands of its host. */
final class HostedFight {

    private final FightLedger ledger;
    private final Supplier<Page> pages;
    private final Dice dice;
    private final Recital recital;
    private boolean left;

    /** Plays the fight of a ledger with the program's dice, and shows it on pages as wide as the terminal is just then. */
    HostedFight(FightLedger ledger, Supplier<Page> pages, Dice dice) {
        this.ledger = ledger;
        this.pages = pages;
        this.dice = dice;
        this.recital = new Recital(ledger.account(), pages);
    }

    FightLedger ledger() {
        return ledger;
    }

    FightAtTable fight() {
        return ledger.fight();
    }

    Seats seats() {
        return new Seats(fight().proceedings());
    }

    Page page() {
        return pages.get();
    }

    Board board() {
        return new Board(page());
    }

    boolean isLeft() {
        return left;
    }

    void leave() {
        left = true;
    }

    /** Whether an empty line has the program throw what is asked for. */
    boolean enterRolls() {
        return fight().question()
                .filter(asked ->
                        asked instanceof Throw && seats().of(asked.by()).dice() == Seat.Dice.RANDOM)
                .isPresent();
    }

    void answer(Answer answer) {
        ledger.does(new Act.Answered(answer));
    }

    void roll(Throw what) {
        answer(Answer.of(what, dice.roll(what)));
    }

    /** Tells what happened since it was told last, and answers what nobody need be asked; false if somebody must. */
    boolean goesOn() {
        recital.tellNews(ledger.account());
        Optional<Question> byItself = fight().question().filter(seats()::answers);
        byItself.ifPresent(question -> {
            switch (question) {
                case Throw what -> roll(what);
                case Choice<?> choice ->
                    answer(fight().decided(seats().of(choice.by()).policy().orElseThrow(), dice));
            }
        });
        return byItself.isPresent();
    }

    /** Takes the last answers back, and returns them, the earliest first. */
    List<Answer> takeBack(int count) {
        List<Answer> answers = fight().proceedings().answers();
        List<Answer> back = answers.subList(answers.size() - count, answers.size());
        if (count > 0) {
            back.forEach(answer -> page().struck(2, Words.of("taken-back", Words.told(answer))));
            ledger.does(new Act.Undone(count));
            recital.isAt(ledger.account());
        }
        return back;
    }
}
