package dev.snakewater.cli;

import dev.snakewater.application.port.in.Account;
import dev.snakewater.application.port.in.ConsultRules;
import dev.snakewater.application.port.out.IfThere;
import dev.snakewater.application.port.out.Scenarios;
import dev.snakewater.application.port.out.Taken;
import dev.snakewater.application.port.out.Texts;
import dev.snakewater.application.port.out.Unwritable;
import dev.snakewater.application.procedure.Scenario;
import dev.snakewater.application.table.RandomDice;
import dev.snakewater.application.table.Seat;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Plays a fight at the table, question by question. */
@Command(name = "play")
final class PlayCommand implements Callable<Integer> {

    private final FightOpening opening;
    private final Scenarios scenarios;
    private final ConsultRules rules;
    private final Texts files;
    private final Console console;

    @Parameters(arity = "0..1", paramLabel = "SCENARIO")
    private Optional<String> scenario;

    @Option(names = "--dice", paramLabel = "WHICH")
    private Optional<Seat.Dice> dice;

    @Mixin
    private Options.Seed seed;

    @Option(names = "--save", paramLabel = "FILE")
    private Optional<String> save;

    @Option(names = "--resume", paramLabel = "FILE")
    private Optional<String> resume;

    @Option(names = "--report", paramLabel = "FILE")
    private List<String> reportFiles = List.of();

    @Mixin
    private Overwriting overwriting;

    @Option(names = "--plain")
    private boolean plain;

    @Mixin
    private Options.Colour colour;

    PlayCommand(FightOpening opening, Scenarios scenarios, ConsultRules rules, Texts files, Console console) {
        this.opening = opening;
        this.scenarios = scenarios;
        this.rules = rules;
        this.files = files;
        this.console = console;
    }

    @Override
    public Integer call() {
        checkUsage();
        checkFiles();
        try (Keyboard keyboard = console.keyboard()) {
            Supplier<Page> pages = () -> page(keyboard);
            Optional<FightLedger> opened = opened(keyboard, pages.get());
            if (opened.isEmpty()) {
                return ExitStatus.DONE;
            }
            try (FightLedger ledger = opened.get()) {
                return host(keyboard, pages, ledger);
            }
        }
    }

    private Optional<FightLedger> opened(Keyboard keyboard, Page page) {
        if (resume.isPresent()) {
            return resume.map(file -> opening.resumed(file, dice));
        }
        Optional<Scenario<?, ?, ?>> found = scenario.map(scenarios::find);
        Optional<FightOpening.Interrupted> last = opening.latest();
        WrongUsage.when(found.isEmpty() && last.isEmpty(), "play.nothing");
        IfThere ifThere = overwriting.ofRecords();
        FightOpening.Wish wish = found.isEmpty()
                ? FightOpening.Wish.GO_ON
                : last.map(one -> opening.asked(one, keyboard, page, save.filter(file -> ifThere == IfThere.REPLACE)))
                        .orElse(FightOpening.Wish.BEGIN);
        return switch (wish) {
            case GO_ON -> {
                save.filter(file -> found.isPresent())
                        .ifPresent(file -> new Board(page).say("play.own-file", Whole.of(file)));
                yield last.map(one -> opening.resumed(one.file(), dice));
            }
            case BEGIN -> found.map(one -> opening.begun(one, save, ifThere, dice.orElse(Seat.Dice.RANDOM)));
            case LEAVE -> Optional.empty();
        };
    }

    private void checkUsage() {
        boolean goesOn = resume.isPresent();
        WrongUsage.when(goesOn && scenario.isPresent(), "play.resume-scenario", scenario.orElse(""));
        WrongUsage.when(goesOn && save.isPresent(), "play.resume-save");
        WrongUsage.when(scenario.filter("-"::equals).isPresent(), "play.standard-input");
        for (String file : reportFiles) {
            WrongUsage.when(Format.of(file).isEmpty(), "play.report", file);
        }
    }

    private void checkFiles() {
        for (String file : reportFiles) {
            WrongUsage.when(overwriting.isAppend() && !Format.isText(file), "play.append", file);
            files.check(file, overwriting.ofReports());
        }
        save.ifPresent(this::checkSave);
        Stream<String> kept = Stream.concat(resume.stream(), save.stream());
        Overwriting.twice(Stream.concat(kept, reportFiles.stream())).ifPresent(file -> {
            throw WrongUsage.of("play.twice", file);
        });
    }

    private void checkSave(String file) {
        try {
            files.check(file, overwriting.ofRecords());
        } catch (Taken taken) {
            boolean isFight = !taken.isPlayed() && opening.transcripts().isTranscript(file);
            WrongUsage.when(isFight, "play.taken", String.valueOf(taken.getMessage()), file);
            throw taken;
        }
    }

    private Page page(Keyboard keyboard) {
        Page page = colour.page(console);
        Page wide = keyboard.width().map(page::asWideAs).orElse(page);
        return plain ? wide.readAloud() : wide;
    }

    private int host(Keyboard keyboard, Supplier<Page> pages, FightLedger ledger) {
        new Board(pages.get()).say("play.begin", ledger.file().map(Whole::of));
        int left = new TableHost(keyboard, ledger, pages, new RandomDice(seed.taken()), rules).host();
        int told = reported(ledger.account(), left);
        boolean begun = !ledger.fight().proceedings().given().isEmpty();
        if (begun && ledger.fight().question().isPresent()) {
            ledger.file().ifPresent(file -> pages.get().line(Words.of("play.go-on", file)));
        }
        ledger.tryAgain();
        ledger.tellNews();
        ledger.lapse().ifPresent(lapse -> console.aside("kept.not", lapse));
        return ledger.lapse().isPresent() ? ExitStatus.OUTPUT_LOST : told;
    }

    private int reported(Account account, int status) {
        int worst = status;
        for (String file : reportFiles) {
            try {
                String told = Format.of(file).orElseThrow().told(account, console);
                files.write(file, overwriting.ofReports(), told);
            } catch (Taken | Unwritable problem) {
                worst = Snakewater.told(problem, console.err());
            }
        }
        return worst;
    }
}
