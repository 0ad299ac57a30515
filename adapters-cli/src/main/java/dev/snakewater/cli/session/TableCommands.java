package dev.snakewater.cli.session;

import dev.snakewater.application.port.in.ConsultRules;
import dev.snakewater.application.port.in.FightAtTable;
import dev.snakewater.application.port.out.FileExistsException;
import dev.snakewater.application.port.out.IfFileExists;
import dev.snakewater.application.port.out.UnwritableException;
import dev.snakewater.application.table.Answer;
import dev.snakewater.application.table.Choice;
import dev.snakewater.application.table.HistoryEntry;
import dev.snakewater.application.table.Question;
import dev.snakewater.application.table.Seat;
import dev.snakewater.application.table.Throw;
import dev.snakewater.cli.board.StateCursor;
import dev.snakewater.cli.console.Failures;
import dev.snakewater.cli.page.Page;
import dev.snakewater.cli.page.RulePage;
import dev.snakewater.cli.page.Story;
import dev.snakewater.cli.page.Unbroken;
import dev.snakewater.cli.page.Words;
import dev.snakewater.cli.page.WrongUsage;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.rule.Bundles;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.ResourceBundle;
import java.util.function.BiConsumer;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The commands at the table, each with its words, what it does, and its completions. */
public record TableCommands(TableHost table, ConsultRules rules) {

    /** The bundle that tells what can be typed, here and on the command line. */
    public static final String HELP = "dev.snakewater.cli.help";

    /** The word that lets policies go on until a person is asked. */
    static final String ON = "on";

    private static final Pattern FORCED = Pattern.compile("(^|\\s+)--force$");

    /** The most useful first. */
    private static final List<TableCommand> ALL = List.of(
            new TableCommand("why", (at, rest) -> at.about(TableView::why)),
            new TableCommand("barred", (at, rest) -> at.about(TableView::barred)),
            new TableCommand("odds", (at, rest) -> at.about(TableView::odds)),
            new TableCommand("undo", TableCommands::undo),
            new TableCommand("redo", TableCommands::redo),
            new TableCommand("sheet", TableCommands::sheet, fight -> names(fight, "sheet ")),
            new TableCommand(
                    "table|state",
                    TableCommands::table,
                    fight -> Stream.concat(
                            Stream.of("table"), StateCursor.words().map("table "::concat))),
            new TableCommand("log", (at, rest) -> at.story().tellLatest(at.fight())),
            new TableCommand("story", (at, rest) -> at.story().tell(at.fight().account())),
            new TableCommand("luck", (at, rest) -> at.table.board().luck()),
            new TableCommand("rule|rules", TableCommands::rule, fight -> Stream.of("rule ")),
            new TableCommand("roll", (at, rest) -> at.beside().roll(rest)),
            new TableCommand("note", (at, rest) -> at.beside().note(rest), fight -> Stream.of("note ")),
            new TableCommand("report", (at, rest) -> at.beside().report(rest)),
            new TableCommand(
                    "dice",
                    (at, rest) -> at.handOver(new HandOrder(at.fight()).dice(rest)),
                    fight -> Stream.of(Seat.Dice.values()).map(dice -> "dice " + dice)),
            new TableCommand("hand", TableCommands::hand, HandOrder::completions),
            new TableCommand(ON, (at, rest) -> at.table.goesOn()),
            new TableCommand(
                    "pace",
                    TableCommands::pace,
                    fight -> Stream.of(Pacing.Pace.values()).map(pace -> "pace " + pace)),
            new TableCommand(
                    "add|modifier",
                    (at, rest) -> at.add(new OverrideParser(at.fight()).added(rest)),
                    fight -> Stream.of("add ")),
            new TableCommand(
                    "allow",
                    (at, rest) -> at.table.answer(new OverrideParser(at.fight()).allowed(rest)),
                    fight -> new OverrideParser(fight).completions()),
            new TableCommand(
                    "amend",
                    (at, rest) -> at.amend(new AmendmentParser(at.fight(), false).meant(rest)),
                    fight -> new AmendmentParser(fight, false).completions()),
            new TableCommand(
                    "ruling|rulings",
                    (at, rest) -> at.amend(new AmendmentParser(at.fight(), true).meant(rest)),
                    fight -> new AmendmentParser(fight, true).completions()),
            new TableCommand(
                    "enter",
                    (at, rest) -> at.come(at.comers().entering(rest)),
                    fight -> new ReinforcementParser(fight).completions()),
            new TableCommand("leave", (at, rest) -> at.come(at.comers().leaving(rest)), fight -> Stream.of("leave ")),
            new TableCommand("save", TableCommands::save),
            new TableCommand("quit|exit", (at, rest) -> at.table.leave()),
            new TableCommand("help|?", (at, rest) -> at.help()));

    /** A command with its words, the usual one first, what it does with the rest of the line, and the lines that Tab offers. */
    private record TableCommand(
            List<String> words,
            BiConsumer<TableCommands, String> does,
            Function<FightAtTable, Stream<String>> offered) {

        TableCommand(
                String words, BiConsumer<TableCommands, String> does, Function<FightAtTable, Stream<String>> offered) {
            this(List.of(words.split("\\|")), does, offered);
        }

        TableCommand(String words, BiConsumer<TableCommands, String> does) {
            this(words, does, fight -> Stream.of(words.replaceFirst("\\|.*", "")));
        }
    }

    /** Returns what can be ordered, each by its usual word. */
    public static List<String> words() {
        return ALL.stream().map(order -> order.words.getFirst()).toList();
    }

    static Stream<String> completions(FightAtTable fight) {
        return ALL.stream().flatMap(order -> order.offered.apply(fight));
    }

    boolean does(String line) {
        String[] parts = line.split("\\s+", 2);
        Optional<TableCommand> order = ordered(line);
        order.ifPresent(one -> one.does.accept(this, parts.length == 1 ? "" : parts[1]));
        return order.isPresent();
    }

    /** Returns whether a line begins with the word of a command. */
    static boolean isOrder(String line) {
        return ordered(line).isPresent();
    }

    private static Optional<TableCommand> ordered(String line) {
        String first = line.split("\\s+", 2)[0].toLowerCase(Locale.ROOT);
        return ALL.stream().filter(one -> one.words.contains(first)).findFirst();
    }

    private void about(BiConsumer<TableView, Question> about) {
        about.accept(table.board(), fight().question().orElseThrow(() -> WrongUsage.of("table.nothing-asked")));
    }

    private void table(String often) {
        if (often.isEmpty()) {
            about(table.state()::showAll);
        } else {
            table.state().showsAt(often);
            table.board().list(List.of(table.state().often()));
        }
    }

    private void help() {
        Page page = table.page();
        fight().question().ifPresent(asked -> page.print(2, 4, Words.of("help.now", typed(asked))));
        ResourceBundle help = Bundles.of(HELP);
        List<String> told =
                words().stream().map("order."::concat).filter(help::containsKey).toList();
        int column = Page.column(2, told.stream().map(order -> help.getString(order + ".typed")));
        told.forEach(order -> page.listed(2, column, help.getString(order + ".typed"), help.getString(order)));
    }

    private String typed(Question asked) {
        if (table.policiesWait()) {
            return Words.of("help.waits");
        }
        return asked instanceof Throw what
                ? Words.of("help.throw", AnswerParser.howToTell(what), table.enterRolls())
                : Words.of("help.choice", asked instanceof Choice<?> choice && choice.isFree());
    }

    /** Shows the sheet of a fighter: of the one who is asked, unless another is named. */
    private void sheet(String who) {
        Name name = fight().question()
                .filter(asked -> who.isEmpty())
                .map(Question::by)
                .or(() -> people().called(who))
                .orElseThrow(() -> WrongUsage.of("sheet.whose", people().nobodyIs(who)));
        table.board().sheet(name);
    }

    private void rule(String words) {
        WrongUsage.when(words.isEmpty(), "rule.which");
        new RulePage(rules, table.page(), "rule").lookUp(words);
    }

    private void add(Answer.Added added) {
        table.answer(added);
        table.board().say("added", Words.told(added));
    }

    /** Amends the fight at the beginning of its step: later answers are asked again, modifiers that still fit are added again. */
    private void amend(Answer.Amended amended) {
        List<Answer> before = table.takeBack(fight().answersInStep());
        table.answer(amended);
        before.stream()
                .filter(Answer.Added.class::isInstance)
                .map(Answer.Added.class::cast)
                .filter(added -> fight().counted().stream()
                        .anyMatch(tally ->
                                tally.whose().equals(added.by()) && tally.of().equalsIgnoreCase(added.to())))
                .forEach(this::add);
    }

    private ReinforcementParser comers() {
        return new ReinforcementParser(fight());
    }

    private void come(List<Answer.Reinforcement> comers) {
        comers().come(comers, table.ledger()::does);
        table.lines().note(fight().history().answers().lastIndexOf(comers.getFirst()), comers);
    }

    private void undo(String number) {
        int count = table.lines().toUndo(table.seats(), counted("undo", number));
        boolean isNew = fight().history().answers().isEmpty();
        WrongUsage.when(table.takeBack(count).isEmpty(), "undo.nothing", isNew);
    }

    private void redo(String number) {
        int count = table.lines().toRedo(table.seats(), counted("redo", number));
        WrongUsage.when(count == 0, "redo.nothing");
        table.ledger().does(new HistoryEntry.Redone(count));
    }

    private static int counted(String order, String number) {
        WrongUsage.when(!number.matches("|[1-9]\\d{0,4}"), "undo.how-many", order);
        return number.isEmpty() ? 1 : Integer.parseInt(number);
    }

    private AsideOrders beside() {
        return new AsideOrders(table);
    }

    private void hand(String words) {
        handOver(words.isEmpty() ? List.of() : new HandOrder(fight()).handed(words));
    }

    private void handOver(List<HistoryEntry> handed) {
        handed.forEach(table.ledger()::does);
        table.board().seats(table.seats());
    }

    private void pace(String word) {
        Pacing.Pace pace = Stream.of(Pacing.Pace.values())
                .filter(one -> one.toString().equalsIgnoreCase(word))
                .findFirst()
                .orElseThrow(() -> WrongUsage.of("pace.which", table.pace(), List.of(Pacing.Pace.values())));
        table.goesAt(pace);
    }

    private void save(String words) {
        String file = FORCED.matcher(words).replaceFirst("");
        try {
            if (!file.isEmpty()) {
                table.ledger().moveTo(file, file.equals(words) ? IfFileExists.REFUSE : IfFileExists.REPLACE);
            }
        } catch (FileExistsException taken) {
            throw WrongUsage.of("sentence", Failures.taken(taken));
        } catch (UnwritableException unwritable) {
            throw WrongUsage.of("sentence", Unbroken.in(String.valueOf(unwritable.getMessage()), file));
        }
        table.board().say("save.where", table.ledger().file().map(Unbroken::of));
    }

    private FightAtTable fight() {
        return table.fight();
    }

    private Story story() {
        return new Story(table.page(), false);
    }

    private People people() {
        return People.of(fight());
    }

    private static Stream<String> names(FightAtTable fight, String before) {
        return fight.fighters().stream().map(name -> before + name);
    }
}
