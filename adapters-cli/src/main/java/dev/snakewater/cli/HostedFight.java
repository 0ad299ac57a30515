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
        this.recital = new Recital(ledger.account(), pages.get());
    }

    /** The fight and its record. */
    FightLedger ledger() {
        return ledger;
    }

    /** The fight as it stands. */
    FightAtTable fight() {
        return ledger.fight();
    }

    /** What is asked; nothing, if it is over. */
    Optional<Question> question() {
        return fight().question();
    }

    /** Who plays whom. */
    Seats seats() {
        return new Seats(fight().proceedings());
    }

    /** What is printed on, as wide as it is just now. */
    Page page() {
        return pages.get();
    }

    /** What is shown at the table, on that page. */
    Board board() {
        return new Board(page());
    }

    /** Tells what happened since it was told last. */
    void tellNews() {
        recital.tellNews(ledger.account(), page());
    }

    /** Whether somebody has left the table. */
    boolean isLeft() {
        return left;
    }

    /** Leaves the table. */
    void leave() {
        left = true;
    }

    /** Whether an empty line has the program throw what is asked for. */
    boolean enterRolls() {
        return question()
                .filter(asked ->
                        asked instanceof Throw && seats().of(asked.by()).dice() == Seat.Dice.RANDOM)
                .isPresent();
    }

    /** Does something at the table. */
    void does(Act act) {
        ledger.does(act);
    }

    /** Answers what is asked. */
    void answer(Answer answer) {
        does(new Act.Answered(answer));
    }

    /** Answers with the program's dice. */
    void roll(Throw what) {
        answer(Answer.of(what, dice.roll(what)));
    }

    /** Answers what nobody need be asked; false if somebody must. */
    boolean answersByItself() {
        Optional<Question> byItself = question().filter(seats()::answers);
        byItself.ifPresent(question -> {
            switch (question) {
                case Throw what -> roll(what);
                case Choice<?> choice ->
                    answer(fight().decided(seats().of(choice.by()).policy().orElseThrow(), dice));
            }
        });
        return byItself.isPresent();
    }

    /** Takes the last answers back, and gives them. */
    List<Answer> takeBack(int count) {
        List<Answer> answers = fight().proceedings().answers();
        List<Answer> back = answers.subList(answers.size() - count, answers.size());
        if (count > 0) {
            back.forEach(answer -> page().struck(2, Board.takenBack(answer)));
            does(new Act.Undone(count));
            recital.isAt(ledger.account());
        }
        return back;
    }
}
