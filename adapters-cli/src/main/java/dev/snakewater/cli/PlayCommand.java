package dev.snakewater.cli;

import dev.snakewater.application.port.in.Account;
import dev.snakewater.application.port.in.ConsultRules;
import dev.snakewater.application.port.out.IfThere;
import dev.snakewater.application.port.out.Scenarios;
import dev.snakewater.application.port.out.Taken;
import dev.snakewater.application.port.out.Texts;
import dev.snakewater.application.port.out.Unwritable;
import dev.snakewater.application.procedure.Scenario;
import dev.snakewater.application.procedure.Seat;
import dev.snakewater.application.table.RandomDice;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
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
    private final Desk desk;
    private final Voice voice;

    @Parameters(arity = "0..1", paramLabel = "SCENARIO")
    private @Nullable String scenario;

    @Option(names = "--dice", paramLabel = "WHICH")
    private Seat.@Nullable Dice dice;

    @Mixin
    private SeedOption seed = new SeedOption();

    @Option(names = "--save", paramLabel = "FILE")
    private @Nullable String save;

    @Option(names = "--resume", paramLabel = "FILE")
    private @Nullable String resume;

    @Option(names = "--report", paramLabel = "FILE")
    private List<String> reportFiles = List.of();

    @Mixin
    private Overwriting overwriting = new Overwriting();

    @Option(names = "--plain")
    private boolean plain;

    @Mixin
    private ColourOption colour = new ColourOption();

    PlayCommand(FightOpening opening, Scenarios scenarios, ConsultRules rules, Texts files, Desk desk, Voice voice) {
        this.opening = opening;
        this.scenarios = scenarios;
        this.rules = rules;
        this.files = files;
        this.desk = desk;
        this.voice = voice;
    }

    @Override
    public Integer call() {
        checkUsage();
        checkFiles();
        try (Keyboard keyboard = desk.keyboard(voice.out())) {
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
        Optional<Seat.Dice> thrown = Optional.ofNullable(dice);
        if (resume != null) {
            return Optional.of(opening.resumed(resume, thrown));
        }
        if (scenario == null) {
            FightOpening.Interrupted wanted = opening.latest().orElseThrow(() -> WrongUsage.of("play.nothing"));
            return Optional.of(opening.resumed(wanted.file(), thrown));
        }
        Scenario<?, ?, ?> found = scenarios.find(scenario);
        Optional<FightOpening.Interrupted> last = opening.latest();
        Optional<String> kept = Optional.ofNullable(save);
        IfThere ifThere = overwriting.ofRecords();
        FightOpening.Wish wish = last.map(
                        one -> opening.asked(one, keyboard, page, kept.filter(file -> ifThere == IfThere.REPLACE)))
                .orElse(FightOpening.Wish.BEGIN);
        return switch (wish) {
            case GO_ON -> {
                kept.ifPresent(file -> new Board(page).say("play.own-file", Whole.of(file)));
                yield Optional.of(opening.resumed(last.orElseThrow().file(), thrown));
            }
            case BEGIN -> Optional.of(opening.begun(found, kept, ifThere, thrown.orElse(Seat.Dice.RANDOM)));
            case LEAVE -> Optional.empty();
        };
    }

    private void checkUsage() {
        if (scenario != null && resume != null) {
            throw WrongUsage.of("play.resume-scenario", scenario);
        }
        WrongUsage.when(save != null && resume != null, "play.resume-save");
        WrongUsage.when("-".equals(scenario), "play.standard-input");
        reportFiles.stream()
                .filter(file -> Format.of(file).isEmpty())
                .findFirst()
                .ifPresent(file -> {
                    throw WrongUsage.of("play.report", file);
                });
    }

    private void checkFiles() {
        reportFiles.forEach(this::checkReport);
        Optional.ofNullable(save).ifPresent(this::checkSave);
        List<String> named = Stream.of(Stream.ofNullable(resume), Stream.ofNullable(save), reportFiles.stream())
                .flatMap(some -> some)
                .toList();
        Overwriting.twice(named).ifPresent(file -> {
            throw WrongUsage.of("play.twice", file);
        });
    }

    private void checkReport(String file) {
        WrongUsage.when(overwriting.isAppend() && !Format.isText(file), "play.append", file);
        files.check(file, overwriting.ofReports());
    }

    private void checkSave(String file) {
        try {
            files.check(file, overwriting.ofRecords());
        } catch (Taken taken) {
            if (!taken.isPlayed() && opening.transcripts().isTranscript(file)) {
                throw WrongUsage.of("play.taken", String.valueOf(taken.getMessage()), file);
            }
            throw taken;
        }
    }

    private Page page(Keyboard keyboard) {
        Page page = voice.page(colour.colour());
        Page wide = keyboard.width().map(page::asWideAs).orElse(page);
        return plain ? wide.readAloud() : wide;
    }

    private int host(Keyboard keyboard, Supplier<Page> pages, FightLedger ledger) {
        new Board(pages.get()).say("play.begin", ledger.file().map(Whole::of));
        HostedFight fight = new HostedFight(ledger, pages, new RandomDice(seed.taken()));
        int left = new TableHost(keyboard, fight, rules, voice.err()::println).host();
        int told = reported(ledger.account(), left);
        boolean begun = !ledger.fight().proceedings().entries().isEmpty();
        if (begun && ledger.fight().question().isPresent()) {
            ledger.file().ifPresent(file -> pages.get().line(Words.of("play.go-on", file)));
        }
        ledger.tryAgain();
        ledger.news().ifPresent(voice.err()::println);
        ledger.lapse().ifPresent(lapse -> voice.aside("kept.not", lapse));
        return ledger.lapse().isPresent() ? ExitStatus.OUTPUT_LOST : told;
    }

    private int reported(Account account, int status) {
        int worst = status;
        for (String file : reportFiles) {
            try {
                files.write(
                        file,
                        overwriting.ofReports(),
                        Format.of(file).orElseThrow().told(account, voice));
            } catch (Taken | Unwritable problem) {
                worst = Snakewater.told(problem, voice.err());
            }
        }
        return worst;
    }
}
