package dev.snakewater.cli.session;

import dev.snakewater.application.table.HistoryEntry;
import dev.snakewater.application.table.Question;
import dev.snakewater.application.table.Throw;
import dev.snakewater.cli.page.Unbroken;
import dev.snakewater.cli.page.Words;
import dev.snakewater.cli.page.WrongUsage;
import dev.snakewater.domain.dice.DicePool;
import dev.snakewater.domain.dice.Fall;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** What can be ordered at the table beside the fight: free dice, notes, and the report so far. */
record AsideOrders(TableHost table) {

    /** Makes the roll that is asked for, or rolls other dice, which touch nothing. */
    void roll(String named) {
        Optional<Throw> asked = asked();
        if (asked.filter(what -> named.isEmpty() || AnswerParser.isOf(what, named))
                .isPresent()) {
            table.roll(asked.get());
            return;
        }
        WrongUsage.when(named.isEmpty(), "roll.nothing");
        DicePool dice = dice(named).orElseThrow(() -> WrongUsage.of("roll.no-dice", named, asked.map(Throw::dice)));
        Fall fall = table.beside().freeDice().roll(dice);
        table.ledger().does(new HistoryEntry.Rolled(dice, fall));
        table.board().say("rolled", dice, Words.shown(dice, fall), asked);
    }

    private Optional<Throw> asked() {
        Optional<Question> question = table.fight().question();
        return question.filter(Throw.class::isInstance).map(Throw.class::cast);
    }

    private static Optional<DicePool> dice(String named) {
        try {
            return Optional.of(DicePool.of(named.toLowerCase(Locale.ROOT)));
        } catch (IllegalArgumentException none) {
            return Optional.empty();
        }
    }

    void note(String text) {
        WrongUsage.when(text.isBlank(), "note.what");
        table.ledger().does(new HistoryEntry.Noted(text.strip()));
        table.board().say("noted");
    }

    /** Writes the story so far to this file, or to those that the command line names. */
    void report(String file) {
        List<String> written = table.beside().reports().write(table.ledger().account(), file);
        table.board().say("report.written", written.stream().map(Unbroken::of).toList());
    }
}
