package dev.snakewater.cli;

import dev.snakewater.application.port.in.Account;
import dev.snakewater.application.port.in.RunFight;
import dev.snakewater.application.port.in.RunFight.OffScript;
import dev.snakewater.application.port.out.IfThere;
import dev.snakewater.application.port.out.Scenarios;
import dev.snakewater.application.port.out.Texts;
import dev.snakewater.application.port.out.Transcripts;
import dev.snakewater.application.procedure.Scenario;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Plays a scenario out and tells it. */
@Command(name = "run")
final class RunCommand implements Runnable {

    private final RunFight fights;
    private final Scenarios scenarios;
    private final Transcripts transcripts;
    private final Texts files;
    private final Console console;

    @Parameters(paramLabel = "SCENARIO")
    private String scenario;

    @Mixin
    private Options.Seed seed;

    @Option(names = "--dice", paramLabel = "WHICH", defaultValue = "random")
    private Which dice;

    @Option(names = "--save", paramLabel = "FILE")
    private Optional<String> save;

    @Option(names = "--force")
    private boolean force;

    @Mixin
    private Options.Report options;

    enum Which {
        RANDOM,
        SCRIPT
    }

    RunCommand(RunFight fights, Scenarios scenarios, Transcripts transcripts, Texts files, Console console) {
        this.fights = fights;
        this.scenarios = scenarios;
        this.transcripts = transcripts;
        this.files = files;
        this.console = console;
    }

    @Override
    public void run() {
        WrongUsage.when(dice == Which.SCRIPT && seed.given().isPresent(), "run.script-seed");
        Scenario<?, ?, ?> found = scenarios.find(scenario);
        IfThere ifThere = Overwriting.ofRecords(force);
        save.ifPresent(file -> files.check(file, ifThere));
        Account account = switch (dice) {
            case SCRIPT -> scripted(found);
            case RANDOM -> fights.withSeed(found, seed.taken());
        };
        // What was played is told even if the file has come to be there meanwhile, or the disk is full.
        try {
            save.ifPresent(file -> transcripts.save(file, ifThere, found, account));
        } finally {
            tell(account);
        }
    }

    private void tell(Account account) {
        options.tell(account, console);
        boolean byChance = !account.answers().isEmpty();
        if (byChance && seed.given().isEmpty() && account.dice() instanceof Account.DiceSource.Seeded seeded) {
            console.aside("run.seed", seeded.seed(), scenario);
        }
    }

    private Account scripted(Scenario<?, ?, ?> found) {
        WrongUsage.when(found.script().isEmpty(), "run.no-script", scenario);
        try {
            return fights.byScript(found);
        } catch (OffScript off) {
            throw new OffScript(scenario + ": " + off.getMessage());
        }
    }
}
