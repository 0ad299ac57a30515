package dev.snakewater.cli;

import dev.snakewater.application.port.in.ContinueFight;
import dev.snakewater.application.port.in.FightAtTable;
import dev.snakewater.application.port.in.JudgeRecord;
import dev.snakewater.application.port.in.Recorded;
import dev.snakewater.application.port.out.IfThere;
import dev.snakewater.application.port.out.OpenRecord;
import dev.snakewater.application.port.out.Taken;
import dev.snakewater.application.port.out.Transcripts;
import dev.snakewater.application.port.out.UnfinishedFights;
import dev.snakewater.application.port.out.Unreadable;
import dev.snakewater.application.port.out.Unwritable;
import dev.snakewater.application.procedure.Act;
import dev.snakewater.application.procedure.Scenario;
import dev.snakewater.application.procedure.Seat;
import dev.snakewater.application.table.Diverged;
import dev.snakewater.application.table.Refused;
import dev.snakewater.domain.combatant.Name;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * Opens a fight at the table: a new one, or one that was begun before.
 *
 * @param fights plays it
 * @param records judges what is on record
 * @param transcripts keeps it
 * @param unfinished knows what was interrupted
 * @param voice says what could not be done
 */
record FightOpening(
        ContinueFight fights, JudgeRecord records, Transcripts transcripts, UnfinishedFights unfinished, Voice voice) {

    /**
     * A new fight.
     *
     * @param save the file it is kept in; where unfinished fights are kept, if none is named
     * @param ifThere what becomes of a file that is there already
     * @param dice who throws
     */
    FightLedger begun(Scenario<?, ?, ?> scenario, Optional<String> save, IfThere ifThere, Seat.Dice dice) {
        FightAtTable fight = fights.begin(scenario);
        List<OpenRecord.Done> done = new ArrayList<>();
        for (Name name : dice == Seat.Dice.RANDOM ? List.<Name>of() : fight.fighters()) {
            Act handed = new Act.Handed(name, Seat.person(dice));
            fight = fight.after(handed);
            done.add(new OpenRecord.Done(handed, fight.account()));
        }
        Optional<OpenRecord> record = save.isPresent()
                ? Optional.of(transcripts.begin(save.get(), ifThere, scenario, done))
                : inItsPlace(scenario, done);
        save.ifPresent(file -> FightLedger.ifPossible(unfinished::note, file));
        return ledger(fight, record);
    }

    /** One that was begun before. */
    FightLedger resumed(String file, Optional<Seat.Dice> dice) {
        Transcripts.Reopened reopened = transcripts.goOn(file);
        reopened.recorded().dropped().ifPresent(dropped -> voice.err().println(file + ": " + dropped));
        FightAtTable fight;
        try {
            fight = asRecorded(reopened.recorded(), voice.err()::println);
            reopened.open()
                    .mend(reopened.recorded(), fight.account())
                    .ifPresent(torn -> voice.err().println(file + ": what was torn is kept in " + torn));
        } catch (RuntimeException strange) {
            reopened.open().close();
            throw strange;
        }
        FightLedger.ifPossible(unfinished::note, file);
        FightLedger ledger = ledger(fight, Optional.of(reopened.open()));
        Seats seats = new Seats(fight.proceedings());
        dice.ifPresent(wanted -> fight.fighters().stream()
                .filter(name -> seats.of(name).dice() != wanted)
                .forEach(name -> ledger.does(new Act.Handed(name, seats.of(name).withDice(wanted)))));
        return ledger;
    }

    /** The fight as its record leaves it, if that comes out again, or would but for what was mended in the rules since. */
    private FightAtTable asRecorded(Recorded recorded, Consumer<String> told) {
        JudgeRecord.Judged judged = records.judge(recorded);
        judged.why().ifPresent(why -> {
            if (judged.account().isEmpty() || judged.mended().isEmpty()) {
                throw Diverged.because(why);
            }
            told.accept(recorded.file() + ": it does not come out as it was kept: " + why
                    + ". It goes on by the rules as they are now.");
        });
        return fights.resume(recorded);
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

    /**
     * What is wished, where a fight was interrupted before; to begin, where none was.
     *
     * @param replaced the file that the new fight is to be kept in though it is there, if any: nobody who wishes that is
     *     told to go on with it
     */
    Wish offered(Keyboard keyboard, Page page, Optional<String> replaced) {
        Optional<String> file = latest();
        if (file.isEmpty()) {
            return new Wish.Begin();
        }
        String what = about(file.get());
        if (!keyboard.isAttended()) {
            if (replaced.filter(one -> isSame(one, file.get())).isEmpty()) {
                voice.err()
                        .println("Not ended yet: " + what + ". Go on with it: snakewater play --resume " + file.get());
            }
            return new Wish.Begin();
        }
        page.print(0, 2, "Not ended yet: " + what + ".");
        while (true) {
            Keyboard.Typed typed =
                    keyboard.read("Go on with it (yes, no, drop, quit)? ", () -> List.of("yes", "no", "drop", "quit"));
            if (!(typed instanceof Keyboard.Typed.Line line)) {
                return new Wish.Leave();
            }
            Optional<Wish> wish = wish(line.text().strip().toLowerCase(Locale.ROOT), file.get());
            if (wish.isPresent()) {
                return wish.get();
            }
            page.print(
                    0,
                    2,
                    "yes goes on with it; no leaves it for later, and drop puts it by for good: both begin what"
                            + " you asked for; quit leaves the table.");
        }
    }

    private Optional<Wish> wish(String word, String file) {
        if (word.equals("drop")) {
            unfinished.putBy(file);
        }
        return switch (word) {
            case "yes", "y" -> Optional.of(new Wish.GoOn(file));
            case "no", "n", "drop" -> Optional.of(new Wish.Begin());
            case "quit", "exit" -> Optional.of(new Wish.Leave());
            default -> Optional.empty();
        };
    }

    private static boolean isSame(String one, String other) {
        return Path.of(one)
                .toAbsolutePath()
                .normalize()
                .equals(Path.of(other).toAbsolutePath().normalize());
    }

    /** The file of the fight that was interrupted last, of those that can be read. */
    Optional<String> latest() {
        return unfinished.files().stream().filter(this::isReadable).findFirst();
    }

    /** Whether it can be gone on with, is not over, and something was answered in it. */
    private boolean isReadable(String file) {
        try {
            FightAtTable fight = asRecorded(transcripts.load(file), said -> {});
            return fight.question().isPresent()
                    && !fight.proceedings().entries().isEmpty();
        } catch (Unreadable | Diverged | Refused strange) {
            return false;
        }
    }

    private String about(String file) {
        FightAtTable fight = asRecorded(transcripts.load(file), said -> {});
        int answers = fight.proceedings().answers().size();
        return fight.scenario().title() + ", turn " + fight.turn() + ", "
                + (answers == 1 ? "one answer" : answers + " answers");
    }

    /** Its record where unfinished fights are kept; none, if that is not possible. */
    private Optional<OpenRecord> inItsPlace(Scenario<?, ?, ?> scenario, List<OpenRecord.Done> done) {
        while (true) {
            try {
                return Optional.of(transcripts.begin(unfinished.place(scenario), IfThere.REFUSE, scenario, done));
            } catch (Taken meanwhile) {
                // Somebody else has begun one there; there is another place.
            } catch (Unwritable nowhere) {
                voice.err().println(String.valueOf(nowhere.getMessage()));
                return Optional.empty();
            }
        }
    }

    private FightLedger ledger(FightAtTable fight, Optional<OpenRecord> record) {
        return new FightLedger(fights, transcripts, unfinished, fight, record);
    }
}
