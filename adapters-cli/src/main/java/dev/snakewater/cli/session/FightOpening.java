package dev.snakewater.cli.session;

import dev.snakewater.application.port.in.ContinueFight;
import dev.snakewater.application.port.in.FightAtTable;
import dev.snakewater.application.port.in.Recorded;
import dev.snakewater.application.port.in.ReplayFight;
import dev.snakewater.application.port.out.FileExistsException;
import dev.snakewater.application.port.out.IfFileExists;
import dev.snakewater.application.port.out.Transcripts;
import dev.snakewater.application.port.out.UnfinishedFights;
import dev.snakewater.application.port.out.UnreadableException;
import dev.snakewater.application.port.out.UnwritableException;
import dev.snakewater.application.scenario.Scenario;
import dev.snakewater.application.table.DivergedException;
import dev.snakewater.application.table.HistoryEntry;
import dev.snakewater.application.table.RefusedException;
import dev.snakewater.application.table.Seat;
import dev.snakewater.cli.console.Console;
import dev.snakewater.cli.console.Keyboard;
import dev.snakewater.cli.page.Page;
import dev.snakewater.cli.page.Words;
import java.io.File;
import java.net.URI;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;

/** Opens a fight at the table: a new one, or an earlier one. */
public record FightOpening(
        ContinueFight fights,
        ReplayFight records,
        Transcripts transcripts,
        UnfinishedFights unfinished,
        Console console) {

    /** Begins a fight, saved in this file or, if none is given, among the unfinished fights; none, if who plays whom is not said. */
    public Optional<RecordedFight> begun(
            Scenario<?, ?> scenario, Players players, Optional<String> save, IfFileExists ifThere, Seat.Dice dice) {
        FightAtTable fight = fights.begin(scenario);
        for (HistoryEntry rolling : rolled(fight, dice)) {
            fight = fight.after(rolling);
        }
        Optional<List<HistoryEntry>> seated = players.seated(fight);
        for (HistoryEntry handed : seated.orElse(List.of())) {
            fight = fight.after(handed);
        }
        FightAtTable ready = fight;
        return seated.map(sitting -> recorded(ready, save, ifThere));
    }

    /** Returns this fight, to be played without being saved. */
    public RecordedFight unkept(FightAtTable fight) {
        return new RecordedFight(this, fight, Optional.empty());
    }

    private static List<HistoryEntry> rolled(FightAtTable fight, Seat.Dice dice) {
        Seats seats = Seats.of(fight);
        return seats.handed(fight.fighters(), name -> seats.of(name).withDice(dice));
    }

    private RecordedFight recorded(FightAtTable fight, Optional<String> save, IfFileExists ifThere) {
        RecordedFight ledger = new RecordedFight(this, fight, Optional.empty());
        save.ifPresentOrElse(file -> ledger.moveTo(file, ifThere), () -> keepInItsPlace(ledger));
        return ledger;
    }

    private void keepInItsPlace(RecordedFight ledger) {
        while (ledger.file().isEmpty()) {
            try {
                ledger.beginIn(unfinished.place(ledger.fight().scenario()), IfFileExists.REFUSE);
            } catch (FileExistsException meanwhile) {
                // Somebody else has begun one there; there is another place.
            } catch (UnwritableException nowhere) {
                console.err().println(String.valueOf(nowhere.getMessage()));
                return;
            }
        }
    }

    /** Resumes a fight from its record. */
    public RecordedFight resumed(String file, Optional<Seat.Dice> dice) {
        return resumed(file, this::resumable, dice);
    }

    /** Resumes a fight that was interrupted. It is not judged again unless its record has changed since. */
    public RecordedFight resumed(Interrupted before, Optional<Seat.Dice> dice) {
        Resumable known = before.resumable();
        return resumed(before.file(), now -> now.equals(known.recorded()) ? known : resumable(now), dice);
    }

    private RecordedFight resumed(String file, Function<Recorded, Resumable> judge, Optional<Seat.Dice> dice) {
        Transcripts.Reopened reopened = transcripts.goOn(file);
        console.tellDropped(reopened.recorded());
        FightAtTable fight;
        try {
            Resumable resumable = judge.apply(reopened.recorded());
            resumable.mended().ifPresent(why -> console.aside("record.mended", file, why));
            fight = resumable.fight();
            reopened.open()
                    .mend(reopened.recorded(), fight.account())
                    .ifPresent(torn -> console.aside("record.torn", file, torn));
        } catch (RuntimeException strange) {
            reopened.open().close();
            throw strange;
        }
        RecordedFight.ifPossible(unfinished::note, file);
        RecordedFight ledger = new RecordedFight(this, fight, Optional.of(reopened.open()));
        dice.ifPresent(wanted -> rolled(fight, wanted).forEach(ledger::does));
        return ledger;
    }

    /**
     * A fight at the end of its record.
     *
     * @param mended where it replays otherwise than it is recorded, if rules were corrected since
     */
    public record Resumable(Recorded recorded, FightAtTable fight, Optional<String> mended) {}

    /** Returns the fight at the end of its record. It must replay, apart from rules corrected since. */
    private Resumable resumable(Recorded recorded) {
        ReplayFight.Judged judged = records.judge(recorded);
        judged.why()
                .filter(why -> judged.again().isEmpty() || judged.mended().isEmpty())
                .ifPresent(why -> {
                    throw new DivergedException("told", why);
                });
        return new Resumable(recorded, judged.again().orElseThrow().fight(), judged.why());
    }

    /** A fight that was interrupted, its file, and how to call it. */
    public record Interrupted(String file, Resumable resumable, String called) {

        /** Returns this, called otherwise than by its file. */
        public Interrupted calledSo(String other) {
            return new Interrupted(file, resumable, other);
        }

        /** Returns the fight at the end of its record. */
        public FightAtTable fight() {
            return resumable.fight();
        }
    }

    /** Returns the last interrupted fight that can be continued and has an answer. */
    public Optional<Interrupted> latest() {
        return unfinished.files().stream()
                .flatMap(file -> unended(file).stream())
                .findFirst();
    }

    private Optional<Interrupted> unended(String file) {
        try {
            Interrupted found = new Interrupted(file, resumable(transcripts.load(file)), file);
            boolean isBegun = !found.fight().history().given().isEmpty();
            return Optional.of(found)
                    .filter(one -> isBegun && one.fight().question().isPresent());
        } catch (UnreadableException | DivergedException | RefusedException strange) {
            return Optional.empty();
        }
    }

    /** The answers to whether an interrupted fight should continue. */
    public enum Wish {
        GO_ON("yes|y"),
        BEGIN("no|n|drop"),
        LEAVE("quit|exit");

        private final String words;

        Wish(String words) {
            this.words = words;
        }
    }

    /**
     * Asks whether to continue an interrupted fight, if it has the title of the one that is to begin. Of another one somebody is only told,
     * and so is a pipe, unless the new fight replaces that file.
     */
    public Wish asked(
            Interrupted before, Scenario<?, ?> wanted, Keyboard keyboard, DryRun beside, Optional<String> replaced) {
        boolean isAlike = before.fight().scenario().title().equals(wanted.title());
        if (!keyboard.isAttended() || !isAlike) {
            if (replaced.flatMap(file -> twice(Stream.of(file, before.file()))).isEmpty()) {
                console.aside("unended", before, false);
            }
            return Wish.BEGIN;
        }
        Page page = beside.page();
        page.print(0, 2, Words.of("unended", before, true));
        beside.begin(unkept(before.fight()));
        while (true) {
            Keyboard.Typed typed = keyboard.read(Words.of("unended.ask"), () -> List.of("yes", "no", "drop", "quit"));
            String word = typed instanceof Keyboard.Typed.Line line
                    ? line.text().strip().toLowerCase(Locale.ROOT)
                    : "quit";
            if (word.equals("drop")) {
                unfinished.putBy(before.file());
            }
            Optional<Wish> wish = Stream.of(Wish.values())
                    .filter(one -> word.matches(one.words))
                    .findFirst();
            if (wish.isPresent()) {
                return wish.get();
            }
            page.print(0, 2, Words.of("unended.help"));
        }
    }

    /** The first of these files that is named more than once, in whichever way, or nothing. */
    public static Optional<String> twice(Stream<String> files) {
        Set<URI> seen = new HashSet<>();
        return files.filter(file -> !seen.add(new File(file).toURI().normalize()))
                .findFirst();
    }
}
