package dev.snakewater.cli;

import dev.snakewater.application.port.in.ContinueFight;
import dev.snakewater.application.port.in.FightAtTable;
import dev.snakewater.application.port.in.Recorded;
import dev.snakewater.application.port.out.OpenRecord;
import dev.snakewater.application.port.out.Transcripts;
import dev.snakewater.application.port.out.UnfinishedFights;
import dev.snakewater.application.port.out.Unreadable;
import dev.snakewater.application.port.out.Unwritable;
import dev.snakewater.application.procedure.Act;
import dev.snakewater.application.procedure.Scenario;
import dev.snakewater.application.procedure.Seat;
import dev.snakewater.application.table.Diverged;
import dev.snakewater.application.table.Refused;
import java.io.PrintStream;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * Opens a fight at the table: a new one, or one that was begun before.
 *
 * @param fights plays it
 * @param transcripts keeps it
 * @param unfinished knows what was interrupted
 * @param err where it is said what could not be done
 */
record FightOpening(ContinueFight fights, Transcripts transcripts, UnfinishedFights unfinished, PrintStream err) {

    /**
     * A new fight.
     *
     * @param save the file it is kept in; where unfinished fights are kept, if none is named
     * @param dice who throws
     */
    FightLedger begun(Scenario<?, ?, ?> scenario, Optional<String> save, Seat.Dice dice) {
        FightAtTable fight = fights.begin(scenario);
        FightLedger ledger = ledger(fight, record(scenario, save));
        if (dice != Seat.Dice.RANDOM) {
            fight.fighters().forEach(name -> ledger.does(new Act.Handed(name, Seat.person(dice))));
        }
        return ledger;
    }

    /** One that was begun before. */
    FightLedger resumed(String file, Optional<Seat.Dice> dice) {
        Recorded recorded = transcripts.load(file);
        recorded.dropped().ifPresent(dropped -> err.println(file + ": " + dropped));
        FightAtTable fight = asRecorded(recorded);
        OpenRecord open = transcripts.goOn(recorded);
        open.torn().ifPresent(torn -> err.println(file + ": what was torn is kept in " + torn));
        open.complete(fight.account());
        FightLedger ledger = ledger(fight, Optional.of(open));
        Seats seats = new Seats(fight.proceedings());
        dice.ifPresent(wanted -> fight.fighters().stream()
                .filter(name -> seats.of(name).dice() != wanted)
                .forEach(name -> ledger.does(new Act.Handed(name, seats.of(name).with(wanted)))));
        return ledger;
    }

    /** The fight as its record leaves it, if all of the record comes out again. */
    private FightAtTable asRecorded(Recorded recorded) {
        FightAtTable fight = fights.resume(recorded);
        transcripts.difference(recorded, fight.account()).ifPresent(difference -> {
            throw Diverged.because(difference);
        });
        return fight;
    }

    /** What somebody wants who is asked whether to go on with what was interrupted. */
    sealed interface Wish {
        /** To go on with the fight in this file. */
        record GoOn(String file) implements Wish {}

        /** To begin what was named. */
        record Begin() implements Wish {}

        /** To leave the table. */
        record Leave() implements Wish {}
    }

    /** What is wished, where a fight was interrupted before; to begin, where none was. */
    Wish offered(Keyboard keyboard, Page page) {
        Optional<String> file = latest();
        if (file.isEmpty()) {
            return new Wish.Begin();
        }
        String what = about(file.get());
        if (!keyboard.isAttended()) {
            err.println("Not ended yet: " + what + ". Go on with it: snakewater play --resume " + file.get());
            return new Wish.Begin();
        }
        page.print(0, 2, "Not ended yet: " + what + ".");
        while (true) {
            Keyboard.Typed typed =
                    keyboard.read("Go on with it (yes, no, drop, quit)? ", List.of("yes", "no", "drop", "quit"));
            if (!(typed instanceof Keyboard.Typed.Line line)) {
                return new Wish.Leave();
            }
            switch (line.text().strip().toLowerCase(Locale.ROOT)) {
                case "yes", "y" -> {
                    return new Wish.GoOn(file.get());
                }
                case "no", "n" -> {
                    return new Wish.Begin();
                }
                case "drop" -> {
                    unfinished.over(file.get());
                    return new Wish.Begin();
                }
                case "quit", "exit" -> {
                    return new Wish.Leave();
                }
                default ->
                    page.print(
                            0,
                            2,
                            "yes goes on with it; no leaves it for later, and drop puts it by for good: both begin what"
                                    + " you asked for; quit leaves the table.");
            }
        }
    }

    /** The file of the fight that was interrupted last, of those that can be read. */
    Optional<String> latest() {
        return unfinished.files().stream().filter(this::isReadable).findFirst();
    }

    /** Whether it can be gone on with, and something was answered in it. */
    private boolean isReadable(String file) {
        try {
            return !asRecorded(transcripts.load(file)).proceedings().entries().isEmpty();
        } catch (Unreadable | Diverged | Refused strange) {
            return false;
        }
    }

    private String about(String file) {
        FightAtTable fight = asRecorded(transcripts.load(file));
        int answers = fight.proceedings().answers().size();
        return fight.scenario().title() + ", turn " + fight.turn() + ", "
                + (answers == 1 ? "one answer" : answers + " answers");
    }

    private Optional<OpenRecord> record(Scenario<?, ?, ?> scenario, Optional<String> save) {
        if (save.isPresent()) {
            OpenRecord open = transcripts.begin(save.get(), scenario);
            try {
                unfinished.note(save.get());
            } catch (Unwritable nowhere) {
                // It is kept all the same; only nobody will be reminded of it.
            }
            return Optional.of(open);
        }
        try {
            return Optional.of(transcripts.begin(unfinished.place(scenario), scenario));
        } catch (Unwritable nowhere) {
            err.println(nowhere.getMessage());
            return Optional.empty();
        }
    }

    private FightLedger ledger(FightAtTable fight, Optional<OpenRecord> record) {
        return new FightLedger(fights, transcripts, unfinished, fight, record);
    }
}
