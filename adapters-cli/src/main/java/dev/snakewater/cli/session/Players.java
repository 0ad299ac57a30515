package dev.snakewater.cli.session;

import dev.snakewater.application.port.in.FightAtTable;
import dev.snakewater.application.table.HistoryEntry;
import dev.snakewater.cli.console.Keyboard;
import dev.snakewater.cli.page.Page;
import dev.snakewater.cli.page.Words;
import dev.snakewater.cli.page.WrongUsage;
import dev.snakewater.domain.combatant.Name;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;

/**
 * Who is played by people when a fight begins: as the command line says, or else the scenario; if neither does, whoever sits at a terminal
 * is asked. Through a pipe it is everybody, unless the command line says otherwise.
 *
 * @param meanwhile what is begun when she is asked, and must not keep her waiting
 */
public record Players(Optional<String> said, Keyboard keyboard, Page page, Consumer<FightAtTable> meanwhile) {

    private static final String OPTION = "--players";
    private static final String EVERYBODY = "all";
    private static final String NOBODY = "none";
    private static final String SCENARIO = "scenario";

    /** Returns the entries that seat everybody in a new fight; nothing, if she who is asked leaves instead. */
    Optional<List<HistoryEntry>> seated(FightAtTable fight) {
        return said.isPresent() || !keyboard.isAttended() || !marked(fight).isEmpty() || isAlone(fight)
                ? Optional.of(said(fight))
                : asked(fight);
    }

    private List<HistoryEntry> said(FightAtTable fight) {
        List<Name> people = said.map(words -> ofCommand(words, fight)).orElseGet(() -> {
            List<Name> marked = marked(fight);
            return keyboard.isAttended() && !marked.isEmpty() ? marked : fight.fighters();
        });
        return Seats.of(fight).only(people);
    }

    /** Has people play those of the command line, if it names any, in a fight that goes on. */
    public void reseat(RecordedFight ledger) {
        FightAtTable fight = ledger.fight();
        said.ifPresent(words -> Seats.of(fight).only(ofCommand(words, fight)).forEach(ledger::does));
    }

    private static List<Name> ofCommand(String words, FightAtTable fight) {
        try {
            return named(words, fight);
        } catch (WrongUsage wrong) {
            throw WrongUsage.listing(
                    wrong.lines().stream().map(line -> OPTION + ": " + line).toList());
        }
    }

    private static List<Name> named(String words, FightAtTable fight) {
        return switch (words.strip().toLowerCase(Locale.ROOT)) {
            case NOBODY -> List.of();
            case SCENARIO -> {
                List<Name> marked = marked(fight);
                WrongUsage.when(marked.isEmpty(), "players.unmarked");
                yield marked;
            }
            default -> People.of(fight).meant(words);
        };
    }

    private static List<Name> marked(FightAtTable fight) {
        return fight.fighters().stream()
                .filter(fight.scenario().setUp()::isPlayer)
                .toList();
    }

    /** Where there are no sides, hardly anybody else has anything to decide. */
    private static boolean isAlone(FightAtTable fight) {
        return fight.roster().size() < 2;
    }

    private Optional<List<HistoryEntry>> asked(FightAtTable fight) {
        People people = People.of(fight);
        people.sides().forEach(side -> page.print(2, 4, told(side)));
        page.print(0, 2, Words.of("players.who", people.sheets().getFirst().called()));
        List<String> offered = Stream.of(
                        people.sides().stream().map(People.Group::called),
                        people.sheets().stream().map(People.Group::called),
                        Stream.of(EVERYBODY, NOBODY))
                .flatMap(words -> words)
                .toList();
        meanwhile.accept(fight);
        while (true) {
            Keyboard.Typed typed = keyboard.read(Words.of("players.ask"), () -> offered);
            if (!(typed instanceof Keyboard.Typed.Line(String words))) {
                return Optional.empty();
            }
            try {
                List<Name> players = words.isBlank() ? fight.fighters() : named(words, fight);
                return Optional.of(Seats.of(fight).only(players));
            } catch (WrongUsage wrong) {
                new TableView(page, fight).list(wrong.lines());
            }
        }
    }

    private static String told(People.Group side) {
        return Words.of("players.side", side.called(), new People(side.who(), List.of()).sheets());
    }
}
