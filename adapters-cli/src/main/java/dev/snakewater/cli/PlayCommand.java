package dev.snakewater.cli;

import dev.snakewater.application.port.in.Account;
import dev.snakewater.application.port.in.ConsultRules;
import dev.snakewater.application.port.out.IfThere;
import dev.snakewater.application.port.out.Scenarios;
import dev.snakewater.application.port.out.Taken;
import dev.snakewater.application.port.out.Unwritable;
import dev.snakewater.application.procedure.Scenario;
import dev.snakewater.application.procedure.Seat;
import dev.snakewater.application.table.RandomDice;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ThreadLocalRandom;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Plays a fight at the table, question by question. */
@Command(name = "play")
final class PlayCommand implements Callable<Integer> {

    private final FightOpening opening;
    private final Scenarios scenarios;
    private final ConsultRules rules;
    private final Reports reports;
    private final Desk desk;
    private final Voice voice;

    @Spec
    private CommandSpec spec;

    @Parameters(arity = "0..1", paramLabel = "SCENARIO")
    private @Nullable String scenario;

    @Option(names = "--dice", paramLabel = "WHICH")
    private Seat.@Nullable Dice dice;

    @Option(names = "--seed", paramLabel = "N")
    private @Nullable Long seed;

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

    PlayCommand(
            FightOpening opening, Scenarios scenarios, ConsultRules rules, Reports reports, Desk desk, Voice voice) {
        this.opening = opening;
        this.scenarios = scenarios;
        this.rules = rules;
        this.reports = reports;
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
            String last = opening.latest()
                    .orElseThrow(() -> wrong("nothing was interrupted; name a scenario, as in: play snakewater-gulch"));
            return Optional.of(opening.resumed(last, thrown));
        }
        Scenario<?, ?, ?> found = scenarios.find(scenario);
        Optional<String> replaced =
                Optional.ofNullable(save).filter(file -> overwriting.ofRecords() == IfThere.REPLACE);
        return switch (opening.offered(keyboard, page, replaced)) {
            case FightOpening.Wish.GoOn on -> {
                if (save != null) {
                    new Board(page)
                            .say("It stays in its own file; 'save " + save + "' keeps it there from now on.", save);
                }
                yield Optional.of(opening.resumed(on.file(), thrown));
            }
            case FightOpening.Wish.Begin begin ->
                Optional.of(opening.begun(
                        found, Optional.ofNullable(save), overwriting.ofRecords(), thrown.orElse(Seat.Dice.RANDOM)));
            case FightOpening.Wish.Leave leave -> Optional.empty();
        };
    }

    private void checkUsage() {
        if (scenario != null && resume != null) {
            throw wrong("--resume goes on with the fight in its file; leave " + scenario + " out");
        }
        if (save != null && resume != null) {
            throw wrong("--resume keeps the fight in its own file; leave --save out, and use 'save FILE' at the table");
        }
        if ("-".equals(scenario)) {
            throw wrong("standard input is for answers here; name a scenario or a file");
        }
        reportFiles.stream().filter(file -> !Reports.isKnown(file)).findFirst().ifPresent(file -> {
            throw wrong("--report " + file + ": its name must end in .txt, .md or .json");
        });
    }

    private void checkFiles() {
        reportFiles.forEach(this::checkReport);
        Optional.ofNullable(save).ifPresent(this::checkSave);
        List<String> named = Stream.of(Stream.ofNullable(resume), Stream.ofNullable(save), reportFiles.stream())
                .flatMap(files -> files)
                .toList();
        Overwriting.twice(named).ifPresent(file -> {
            throw wrong(file + " is named twice; name another file");
        });
    }

    private void checkReport(String file) {
        if (overwriting.isAppend() && !Reports.isText(file)) {
            throw wrong("--append is for reports in .txt and .md; " + file + " can only stand by itself");
        }
        reports.files().check(file, overwriting.ofReports());
    }

    private void checkSave(String file) {
        try {
            reports.files().check(file, overwriting.ofRecords());
        } catch (Taken taken) {
            if (!taken.isPlayed() && opening.transcripts().isTranscript(file)) {
                throw wrong(taken.getMessage() + ", with a fight in it: go on with it (play --resume " + file
                        + "), replace it (--force), or name another file");
            }
            throw taken;
        }
    }

    private ParameterException wrong(String message) {
        return new ParameterException(spec.commandLine(), message);
    }

    private Page page(Keyboard keyboard) {
        Page page = voice.page(colour.colour());
        Page wide = keyboard.width().map(page::asWideAs).orElse(page);
        return plain ? wide.readAloud() : wide;
    }

    private Integer host(Keyboard keyboard, Supplier<Page> pages, FightLedger ledger) {
        long number = Optional.ofNullable(seed)
                .orElseGet(() -> ThreadLocalRandom.current().nextLong(1, 1_000_000));
        Board board = new Board(pages.get());
        board.say("Type a number or a word to answer; 'help' tells what else. "
                + ledger.file()
                        .map(file -> Whole.in("Every answer is kept in " + file + ".", file))
                        .orElse("Nothing is kept."));
        LapseNotice notice = new LapseNotice(ledger, voice.err()::println);
        TableHost host = new TableHost(keyboard, new HostedFight(ledger, pages, new RandomDice(number)), rules, notice);
        int left = host.host() == TableHost.Left.INTERRUPTED ? ExitStatus.INTERRUPTED : ExitStatus.DONE;
        int told = reported(ledger.account(), left);
        boolean begun = !ledger.fight().proceedings().entries().isEmpty();
        if (begun && ledger.fight().question().isPresent()) {
            ledger.file().ifPresent(file -> pages.get().line("  Go on with it: snakewater play --resume " + file));
        }
        ledger.tryAgain();
        notice.tell();
        ledger.lapse()
                .ifPresent(lapse -> voice.err()
                        .println(lapse.why() + ". The fight is not kept since answer " + lapse.since() + "."));
        return ledger.lapse().isPresent() ? ExitStatus.OUTPUT_LOST : told;
    }

    /** Writes every report that can be written. */
    private int reported(Account account, int status) {
        int worst = status;
        for (String file : reportFiles) {
            try {
                reports.write(file, overwriting.ofReports(), account);
            } catch (Taken | Unwritable problem) {
                worst = Snakewater.told(problem, voice.err());
            }
        }
        return worst;
    }
}
