package dev.snakewater.cli.session;

import dev.snakewater.application.port.in.FightAtTable;
import dev.snakewater.application.port.in.FightReport;
import dev.snakewater.application.port.out.IfFileExists;
import dev.snakewater.application.port.out.OpenRecord;
import dev.snakewater.application.port.out.UnwritableException;
import dev.snakewater.application.procedure.History;
import dev.snakewater.application.table.Dice;
import dev.snakewater.application.table.HistoryEntry;
import dev.snakewater.cli.report.PlayersFile;
import dev.snakewater.domain.combatant.Name;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/** A fight being played and its record. Each act is saved before anything else happens, or as soon as that is possible again. */
public final class RecordedFight implements AutoCloseable {

    private final FightOpening keeping;
    private final int before;
    private final List<OpenRecord.Done> missing = new ArrayList<>();
    private FightAtTable fight;
    private FightReport account;
    private Optional<OpenRecord> open;
    private Optional<Lapse> lapse = Optional.empty();
    private boolean lapseTold;
    private Optional<PlayersFile> players = Optional.empty();

    /** A fight that could not be saved since an answer, and why. */
    public record Lapse(int since, String why) {}

    RecordedFight(FightOpening keeping, FightAtTable fight, Optional<OpenRecord> open) {
        this.keeping = keeping;
        this.fight = fight;
        this.account = fight.account();
        this.open = open;
        this.before = fight.history().acts().size();
    }

    /** Returns the fight as it stands, to be played on without being saved. */
    RecordedFight unkept() {
        return keeping.unkept(fight);
    }

    /** Returns the fight as it stands. */
    public FightAtTable fight() {
        return fight;
    }

    /** Returns the story of the fight so far. */
    public FightReport account() {
        return account;
    }

    /** Returns the file that the fight is saved in, if any. */
    public Optional<String> file() {
        return open.map(OpenRecord::file);
    }

    /** Returns why the last answers are not saved, if they are not. */
    public Optional<Lapse> lapse() {
        return lapse;
    }

    /** Returns the fighters whom people play now; if that is everybody, those of whom the scenario says so, if it does. */
    public List<Name> people() {
        Seats seats = Seats.of(fight);
        List<Name> now = fight.fighters().stream()
                .filter(who -> seats.of(who).policy().isEmpty())
                .toList();
        List<Name> written =
                now.stream().filter(fight.scenario().setUp()::isPlayer).toList();
        return now.size() < fight.fighters().size() || written.isEmpty() ? now : written;
    }

    /** Shows the fight to players from now on. */
    public void shownIn(PlayersFile file) {
        players = Optional.of(file);
    }

    /** Shows players how it stands, and reports that saving has stopped or works again, once. */
    public void tellNews() {
        showPlayers(true);
        tellLapse();
    }

    /** Reports that saving has stopped or works again, once. */
    public void tellLapse() {
        if (lapseTold != lapse.isPresent()) {
            lapseTold = lapse.isPresent();
            keeping.console().aside("kept.news", lapse, file());
        }
    }

    /** Shows players how it stands; who looks on goes on looking while the table is open. */
    public void showPlayers(boolean isOpen) {
        players.ifPresent(file -> file.show(fight, account, isOpen));
    }

    void does(HistoryEntry act) {
        becomes(fight.after(act));
    }

    /** Does what needs nobody to be asked for: so many answers at the most, and none beyond this turn. */
    void goesOn(Dice dice, int most) {
        becomes(fight.onward(dice, most));
    }

    private void becomes(FightAtTable next) {
        History before = fight.history();
        int since = lapse.map(Lapse::since).orElse(before.answers().size() + 1);
        fight = next;
        account = next.account();
        List<HistoryEntry> acts = next.history().acts();
        if (open.isPresent()) {
            missing.add(new OpenRecord.Done(acts.subList(before.acts().size(), acts.size()), account));
            keep(open.get(), since);
        }
    }

    /** Tries again to save what is missing. */
    public void tryAgain() {
        lapse.ifPresent(still -> open.ifPresent(record -> keep(record, still.since())));
    }

    private void keep(OpenRecord record, int since) {
        try {
            record.keep(List.copyOf(missing));
            kept();
        } catch (UnwritableException full) {
            lapse = Optional.of(new Lapse(since, String.valueOf(full.getMessage())));
        }
    }

    private void kept() {
        missing.clear();
        lapse = Optional.empty();
    }

    /** Saves the fight to another file from now on. The old file stays. */
    void moveTo(String file, IfFileExists ifThere) {
        Optional<String> left = file();
        beginIn(file, ifThere);
        left.ifPresent(one -> ifPossible(keeping.unfinished()::putBy, one));
        ifPossible(keeping.unfinished()::began, file);
    }

    /** Saves the fight to this file, without a note for later. */
    void beginIn(String file, IfFileExists ifThere) {
        OpenRecord there = keeping.transcripts().begin(file, ifThere, fight.scenario(), done());
        open.ifPresent(OpenRecord::close);
        open = Optional.of(there);
        kept();
    }

    static void ifPossible(Consumer<String> note, String file) {
        try {
            note.accept(file);
        } catch (UnwritableException nowhere) {
            // Nobody will be reminded.
        }
    }

    private List<OpenRecord.Done> done() {
        List<OpenRecord.Done> done = new ArrayList<>();
        FightAtTable again = keeping.fights().begin(fight.scenario());
        for (HistoryEntry act : fight.history().acts()) {
            again = again.after(act);
            done.add(new OpenRecord.Done(act, again.account()));
        }
        return done;
    }

    @Override
    public void close() {
        // Nobody else may have taken it up when it is taken away.
        if (fight.history().given().isEmpty() && fight.history().acts().size() == before) {
            file().ifPresent(file -> ifPossible(keeping.unfinished()::neverBegan, file));
        }
        open.ifPresent(OpenRecord::close);
        open = Optional.empty();
    }
}
