package dev.snakewater.cli.command;

import dev.snakewater.application.port.in.ConsultRules;
import dev.snakewater.application.port.out.FileExistsException;
import dev.snakewater.application.port.out.IfFileExists;
import dev.snakewater.application.port.out.Scenarios;
import dev.snakewater.application.port.out.Texts;
import dev.snakewater.application.scenario.Scenario;
import dev.snakewater.application.table.Seat;
import dev.snakewater.application.table.answering.RandomDice;
import dev.snakewater.cli.console.Console;
import dev.snakewater.cli.console.ExitStatus;
import dev.snakewater.cli.console.Format;
import dev.snakewater.cli.console.Keyboard;
import dev.snakewater.cli.page.Page;
import dev.snakewater.cli.page.Unbroken;
import dev.snakewater.cli.page.Words;
import dev.snakewater.cli.page.WrongUsage;
import dev.snakewater.cli.report.PlayersFile;
import dev.snakewater.cli.report.ReportFiles;
import dev.snakewater.cli.report.SideTable;
import dev.snakewater.cli.session.DryRun;
import dev.snakewater.cli.session.FightFinder;
import dev.snakewater.cli.session.FightOpening;
import dev.snakewater.cli.session.Pacing;
import dev.snakewater.cli.session.Players;
import dev.snakewater.cli.session.Recap;
import dev.snakewater.cli.session.RecordedFight;
import dev.snakewater.cli.session.TableHost;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;

/** The command that plays a fight at the table. */
record PlayCommand(
        FightOpening opening,
        FightFinder finder,
        Scenarios scenarios,
        ConsultRules rules,
        Texts files,
        Console console) {

    private static final Argument<Optional<String>> SCENARIO = Argument.optional("SCENARIO");
    private static final Argument<Optional<Seat.Dice>> DICE = Argument.oneOf("--dice", "WHICH", Seat.Dice.values());
    private static final Argument<Optional<String>> RESUME = Argument.alone("--resume", "WHICH");
    private static final Argument<List<String>> REPORTS = Argument.options("--report", "FILE");
    private static final Argument<Optional<String>> PLAYERS_VIEW =
            Argument.option("--players-view", "FILE", word -> word);
    private static final Argument<Optional<String>> PLAYERS = Argument.option("--players", "WHO", word -> word);
    private static final Argument<Optional<Pacing.Pace>> PACE = Argument.oneOf("--pace", "HOW", Pacing.Pace.values());
    private static final Argument<Boolean> PLAIN = Argument.flag("--plain");

    static final List<Command<?>> ALL = List.of(new Command<>(
            "play",
            PlayCommand.class,
            (part, said) -> part.play(new Wishes(said)),
            List.of(
                    SCENARIO,
                    PLAYERS,
                    PACE,
                    DICE,
                    Options.SEED,
                    Options.SAVE,
                    RESUME,
                    REPORTS,
                    PLAYERS_VIEW,
                    PLAIN,
                    Options.COLOUR),
            Options.Overwriting.EITHER));

    private record Wishes(Arguments said) {

        Optional<String> scenario() {
            return said.of(SCENARIO);
        }

        Optional<Seat.Dice> dice() {
            return said.of(DICE);
        }

        Optional<String> save() {
            return said.of(Options.SAVE);
        }

        Optional<String> resume() {
            return said.of(RESUME);
        }

        List<String> reportFiles() {
            return said.of(REPORTS);
        }

        Optional<String> playersView() {
            return said.of(PLAYERS_VIEW);
        }

        Options.Overwriting overwriting() {
            return new Options.Overwriting(said);
        }
    }

    private int play(Wishes wishes) {
        checkUsage(wishes);
        try (Keyboard keyboard = console.keyboard()) {
            Supplier<Page> pages = () -> page(keyboard, wishes);
            Optional<String> resumed = wishes.resume().map(words -> resumed(words, keyboard));
            checkFiles(wishes, resumed);
            Optional<RecordedFight> opened = resumed.map(file -> opening.resumed(file, wishes.dice()))
                    .or(() -> opened(keyboard, pages.get(), wishes));
            if (opened.isEmpty()) {
                return ExitStatus.DONE;
            }
            try (RecordedFight ledger = opened.get()) {
                return host(keyboard, pages, ledger, wishes);
            }
        }
    }

    /** Without a word it is the last fight that was interrupted. */
    private String resumed(String words, Keyboard keyboard) {
        return words.isBlank()
                ? opening.latest()
                        .map(FightOpening.Interrupted::file)
                        .orElseThrow(() -> WrongUsage.of("play.nothing-resumed"))
                : finder.file(words, keyboard);
    }

    private Optional<RecordedFight> opened(Keyboard keyboard, Page page, Wishes wishes) {
        Optional<Scenario<?, ?>> found = wishes.scenario().map(scenarios::find);
        Optional<FightOpening.Interrupted> last =
                opening.latest().map(one -> one.calledSo(finder.shortest(one.file())));
        WrongUsage.when(found.isEmpty() && last.isEmpty(), "play.nothing");
        IfFileExists ifThere = wishes.overwriting().ofRecords();
        Optional<String> replaced = wishes.save().filter(file -> ifThere == IfFileExists.REPLACE);
        FightOpening.Wish wish = found.map(scenario -> last.map(
                                one -> opening.asked(one, scenario, keyboard, beside(page, wishes), replaced))
                        .orElse(FightOpening.Wish.BEGIN))
                .orElse(FightOpening.Wish.GO_ON);
        return switch (wish) {
            case GO_ON -> {
                wishes.save()
                        .filter(file -> found.isPresent())
                        .ifPresent(file -> page.say(2, "play.own-file", Unbroken.of(file)));
                yield last.map(one -> opening.resumed(one, wishes.dice()));
            }
            case BEGIN ->
                found.flatMap(one -> opening.begun(
                        one,
                        players(keyboard, page, wishes),
                        wishes.save(),
                        ifThere,
                        wishes.dice().orElse(Seat.Dice.RANDOM)));
            case LEAVE -> Optional.empty();
        };
    }

    private void checkUsage(Wishes wishes) {
        boolean goesOn = wishes.resume().isPresent();
        WrongUsage.when(
                goesOn && wishes.scenario().isPresent(),
                "play.resume-scenario",
                wishes.scenario().orElse(""));
        WrongUsage.when(goesOn && wishes.save().isPresent(), "play.resume-save");
        WrongUsage.when(wishes.scenario().filter("-"::equals).isPresent(), "play.standard-input");
        for (String file : wishes.reportFiles()) {
            WrongUsage.when(Format.of(file).isEmpty(), "play.report", file);
        }
    }

    private void checkFiles(Wishes wishes, Optional<String> resumed) {
        for (String file : wishes.reportFiles()) {
            WrongUsage.when(wishes.overwriting().isAppend() && !Format.isText(file), "play.append", file);
            files.check(file, wishes.overwriting().ofReports());
        }
        wishes.save().ifPresent(file -> checkSave(file, wishes));
        wishes.playersView()
                .ifPresent(file ->
                        PlayersFile.check(files, file, wishes.overwriting().ofRecords()));
        Stream<String> named = Stream.of(
                        resumed.stream(),
                        wishes.save().stream(),
                        wishes.playersView().stream(),
                        wishes.reportFiles().stream())
                .flatMap(some -> some);
        FightOpening.twice(named).ifPresent(file -> {
            throw WrongUsage.of("play.twice", file);
        });
    }

    private void checkSave(String file, Wishes wishes) {
        try {
            files.check(file, wishes.overwriting().ofRecords());
        } catch (FileExistsException taken) {
            boolean isFight = !taken.isPlayed() && opening.transcripts().isTranscript(file);
            WrongUsage.when(isFight, "play.taken", String.valueOf(taken.getMessage()), file);
            throw taken;
        }
    }

    private Page page(Keyboard keyboard, Wishes wishes) {
        Page page = Options.page(wishes.said, console);
        Page wide = keyboard.width().map(page::asWideAs).orElse(page);
        return wishes.said.of(PLAIN) ? wide.readAloud() : wide;
    }

    private Players players(Keyboard keyboard, Page page, Wishes wishes) {
        DryRun beside = beside(page, wishes);
        return new Players(wishes.said.of(PLAYERS), keyboard, page, fight -> beside.beginSeated(opening.unkept(fight)));
    }

    private DryRun beside(Page page, Wishes wishes) {
        return new DryRun(page, rules, reports(wishes));
    }

    private ReportFiles reports(Wishes wishes) {
        return new ReportFiles(
                files, console, wishes.reportFiles(), wishes.overwriting().ofReports());
    }

    private int host(Keyboard keyboard, Supplier<Page> pages, RecordedFight ledger, Wishes wishes) {
        players(keyboard, pages.get(), wishes).reseat(ledger);
        new Recap(pages.get(), ledger.fight()).tell();
        pages.get().say(2, "play.begin", ledger.file().map(Unbroken::of));
        long seed = Options.seed(wishes.said);
        ReportFiles reports = reports(wishes);
        wishes.playersView()
                .map(file -> PlayersFile.of(
                        files, file, wishes.overwriting().ofRecords(), console, ledger.fight(), ledger.people()))
                .ifPresent(ledger::shownIn);
        SideTable beside = new SideTable(new RandomDice(~seed), reports);
        int left = new TableHost(keyboard, ledger, pages, new RandomDice(seed), wishes.said.of(PACE), rules, beside)
                .host();
        int told = reports.writeAll(ledger.account(), left);
        boolean begun = !ledger.fight().history().given().isEmpty();
        if (begun && ledger.fight().question().isPresent()) {
            ledger.file().ifPresent(file -> pages.get().line(Words.of("play.go-on", finder.shortest(file))));
        }
        ledger.showPlayers(false);
        ledger.tryAgain();
        ledger.tellLapse();
        ledger.lapse().ifPresent(lapse -> console.aside("kept.not", lapse));
        return ledger.lapse().isPresent() ? ExitStatus.OUTPUT_LOST : told;
    }
}
