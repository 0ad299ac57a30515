package dev.snakewater.cli.report;

import dev.snakewater.application.port.in.FightAtTable;
import dev.snakewater.application.port.in.FightReport;
import dev.snakewater.application.port.out.FileExistsException;
import dev.snakewater.application.port.out.IfFileExists;
import dev.snakewater.application.port.out.Texts;
import dev.snakewater.application.port.out.UnwritableException;
import dev.snakewater.application.procedure.Member;
import dev.snakewater.cli.console.Console;
import dev.snakewater.cli.console.Format;
import dev.snakewater.cli.page.WrongUsage;
import dev.snakewater.domain.combatant.Name;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * The file for the players' own screen, kept up to date. Whose sheets are theirs is settled when the table opens: of the fighters
 * that are named then, and of everybody on their side, whoever plays him later.
 */
public final class PlayersFile {

    private final Texts files;
    private final String file;
    private final IfFileExists ifThere;
    private final Console console;
    private final Set<Name> own = new TreeSet<>();
    private final Set<String> sides = new TreeSet<>();
    private Optional<String> shown = Optional.empty();
    private boolean isStuck;

    private PlayersFile(Texts files, String file, IfFileExists ifThere, Console console) {
        this.files = files;
        this.file = file;
        this.ifThere = ifThere;
        this.console = console;
    }

    /** Fails unless a page for players can be written there: a new one, unless what is there may be replaced. */
    public static void check(Texts files, String file, IfFileExists ifThere) {
        boolean fits = Format.of(file)
                .filter(format -> format == Format.TEXT || format == Format.HTML)
                .isPresent();
        WrongUsage.when(!fits, "view.name", file);
        try {
            files.check(file, ifThere);
        } catch (FileExistsException taken) {
            throw WrongUsage.of("view.taken", String.valueOf(taken.getMessage()));
        }
    }

    /** Shows this fight to players with these fighters, in a file that has been checked. */
    public static PlayersFile of(
            Texts files, String file, IfFileExists ifThere, Console console, FightAtTable fight, List<Name> people) {
        PlayersFile players = new PlayersFile(files, file, ifThere, console);
        players.own.addAll(people);
        fight.roster().stream()
                .filter(member -> players.own.contains(member.who()))
                .map(Member::side)
                .forEach(players.sides::add);
        players.join(fight);
        if (players.own.containsAll(fight.fighters())) {
            console.aside("view.all", file);
        }
        return players;
    }

    private void join(FightAtTable fight) {
        fight.roster().stream()
                .filter(member -> sides.contains(member.side()))
                .map(Member::who)
                .forEach(own::add);
    }

    /** Brings the file up to date; while the table is open, a browser looks at it again and again. */
    public void show(FightAtTable fight, FightReport account, boolean isOpen) {
        join(fight);
        PlayersPage page = new PlayersPage(fight, account, own);
        boolean isText = Format.of(file).filter(Format.TEXT::equals).isPresent();
        String told = isText ? page.text() : page.html(isOpen);
        if (shown.filter(told::equals).isPresent()) {
            return;
        }
        IfFileExists now = shown.map(text -> files.holds(file, text) ? IfFileExists.REPLACE : IfFileExists.REFUSE)
                .orElse(ifThere);
        try {
            files.write(file, now, told);
            shown = Optional.of(told);
            isStuck = false;
        } catch (FileExistsException | UnwritableException stuck) {
            if (!isStuck) {
                boolean isChanged =
                        stuck instanceof FileExistsException taken && !taken.isPlayed() && shown.isPresent();
                console.aside(
                        isChanged ? "view.changed" : "view.stuck",
                        isChanged ? file : String.valueOf(stuck.getMessage()));
            }
            isStuck = true;
        }
    }
}
