package dev.snakewater.cli.session;

import dev.snakewater.application.port.in.Account;
import dev.snakewater.application.port.in.FightAtTable;
import dev.snakewater.application.port.out.IfThere;
import dev.snakewater.application.port.out.OpenRecord;
import dev.snakewater.application.port.out.Unwritable;
import dev.snakewater.application.table.Act;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * A fight that is being played, and its record: what is done is kept before anything else happens. If that is not possible, the fight
 * goes on all the same, and all that is missing is kept as soon as it is.
 */
public final class RecordedFight implements AutoCloseable {

    private final FightOpening keeping;
    private final int before;
    private final List<OpenRecord.Done> missing = new ArrayList<>();
    private FightAtTable fight;
    private Account account;
    private Optional<OpenRecord> open;
    private Optional<Lapse> lapse = Optional.empty();
    private boolean lapseTold;

    /** That a fight is not kept any more since the answer of this number, and what stands in the way. */
    public record Lapse(int since, String why) {}

    /** A fight and its record, with all that was done; without one, if there is no place for it. */
    RecordedFight(FightOpening keeping, FightAtTable fight, Optional<OpenRecord> open) {
        this.keeping = keeping;
        this.fight = fight;
        this.account = fight.account();
        this.open = open;
        this.before = fight.proceedings().acts().size();
    }

    /** Returns the fight as it stands. */
    public FightAtTable fight() {
        return fight;
    }

    /** Returns the story of the fight so far. */
    public Account account() {
        return account;
    }

    /** Returns the file that the fight is saved in, if any. */
    public Optional<String> file() {
        return open.map(OpenRecord::file);
    }

    /** That what was done last is not kept, if so. */
    public Optional<Lapse> lapse() {
        return lapse;
    }

    /** Says aside that it is not kept any more, or that it is again, if that is news. */
    public void tellNews() {
        if (lapseTold != lapse.isPresent()) {
            lapseTold = lapse.isPresent();
            keeping.console().aside("kept.news", lapse, file());
        }
    }

    void does(Act act) {
        int since = lapse.map(Lapse::since).orElse(fight.proceedings().answers().size() + 1);
        fight = fight.after(act);
        account = fight.account();
        if (open.isPresent()) {
            missing.add(new OpenRecord.Done(act, account));
            keep(open.get(), since);
        }
    }

    /** Tries once more to keep what is missing, if anything is. */
    public void tryAgain() {
        lapse.ifPresent(still -> open.ifPresent(record -> keep(record, still.since())));
    }

    private void keep(OpenRecord record, int since) {
        try {
            record.keep(List.copyOf(missing));
            kept();
        } catch (Unwritable full) {
            lapse = Optional.of(new Lapse(since, String.valueOf(full.getMessage())));
        }
    }

    private void kept() {
        missing.clear();
        lapse = Optional.empty();
    }

    /**
     * Keeps all of it in another file, from now on. What was kept before stays where it is.
     *
     * @throws dev.snakewater.application.port.out.Taken if that file is there already, and is to stay
     * @throws Unwritable if that is not possible; it is kept where it was
     */
    void moveTo(String file, IfThere ifThere) {
        Optional<String> left = file();
        beginIn(file, ifThere);
        left.ifPresent(one -> ifPossible(keeping.unfinished()::putBy, one));
        ifPossible(keeping.unfinished()::note, file);
    }

    /** Keeps all of it in this file, which nobody need be reminded of. */
    void beginIn(String file, IfThere ifThere) {
        OpenRecord there = keeping.transcripts().begin(file, ifThere, fight.scenario(), done());
        open.ifPresent(OpenRecord::close);
        open = Optional.of(there);
        kept();
    }

    /** Notes something for another time; the fight is kept, whether or not that can be done. */
    static void ifPossible(Consumer<String> note, String file) {
        try {
            note.accept(file);
        } catch (Unwritable nowhere) {
            // Nobody will be reminded.
        }
    }

    private List<OpenRecord.Done> done() {
        List<OpenRecord.Done> done = new ArrayList<>();
        FightAtTable again = keeping.fights().begin(fight.scenario());
        for (Act act : fight.proceedings().acts()) {
            again = again.after(act);
            done.add(new OpenRecord.Done(act, again.account()));
        }
        return done;
    }

    @Override
    public void close() {
        // Nobody else may have taken it up when it is taken away.
        if (fight.proceedings().given().isEmpty() && fight.proceedings().acts().size() == before) {
            file().ifPresent(file -> ifPossible(keeping.unfinished()::neverBegan, file));
        }
        open.ifPresent(OpenRecord::close);
        open = Optional.empty();
    }
}
