package dev.snakewater.cli.command;

import dev.snakewater.application.words.Suggestions;
import dev.snakewater.cli.console.ExitStatus;
import dev.snakewater.cli.console.Failures;
import dev.snakewater.cli.page.Output;
import dev.snakewater.cli.page.Words;
import dev.snakewater.cli.page.WrongUsage;
import dev.snakewater.cli.session.FightFinder;
import dev.snakewater.cli.session.FightOpening;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.ParameterException;

/**
 * The program: its commands, and how one of them is carried out.
 *
 * @param making makes an object of the class that carries a command out
 * @param jars the jars of others whose code can be at fault, asked when something fails
 * @param out takes the results
 * @param err takes the rest
 * @param width how wide help is printed
 */
public record Snakewater(Function<Class<?>, ?> making, Supplier<List<Path>> jars, Output out, Output err, int width) {

    private static final List<String> NAMES = List.of(
            "run play fights replay report odds simulate aftermath scenarios rules check schema verify steps plugins"
                    .split(" "));

    private static final List<String> VERSION = List.of("--version");

    // Picocli's own limit.
    private static final int NARROWEST_HELP = 55;

    /** Returns the classes with commands that an injector makes, and what they share. Each has one constructor. */
    public static Stream<Class<?>> parts() {
        return Stream.of(
                PlayCommand.class,
                AftermathCommand.class,
                KeptCommands.class,
                RecordCommands.class,
                ReportCommand.class,
                ReferenceCommands.class,
                RulesCommand.class,
                FeatureCommands.class,
                PluginsCommand.class,
                FightFinder.class,
                FightOpening.class);
    }

    /** Runs the command that the arguments name, and returns the exit status. */
    public int execute(String... arguments) {
        List<String> words = List.of(arguments);
        if (words.equals(VERSION)) {
            Stream.of(version()).forEach(out::println);
            return ExitStatus.DONE;
        }
        Optional<Command<?>> named = words.stream().findFirst().flatMap(Snakewater::command);
        return named.flatMap(command ->
                        command.plainly(words.subList(1, words.size())).map(said -> carriedOut(command, said)))
                .orElseGet(() -> byPicocli(words));
    }

    private static Optional<Command<?>> command(String name) {
        return Stream.<Supplier<List<Command<?>>>>of(
                        () -> ScenarioCommands.ALL,
                        () -> PlayCommand.ALL,
                        () -> KeptCommands.ALL,
                        () -> RecordCommands.ALL,
                        () -> AftermathCommand.ALL,
                        () -> ReportCommand.ALL,
                        () -> ReferenceCommands.ALL,
                        () -> RulesCommand.ALL,
                        () -> FeatureCommands.ALL,
                        () -> PluginsCommand.ALL)
                .flatMap(some -> some.get().stream())
                .filter(command -> command.name().equals(name))
                .findFirst();
    }

    private int byPicocli(List<String> words) {
        List<Command<?>> all = NAMES.stream()
                .<Command<?>>map(name -> command(name).orElseThrow())
                .toList();
        return new PicocliProgram(all, this::carriedOut, Snakewater::version)
                .asked(words)
                .setOut(out.ofItsOwn())
                .setErr(err.ofItsOwn())
                .setUsageHelpWidth(Math.max(NARROWEST_HELP, width))
                .setParameterExceptionHandler((wrong, given) -> misread(wrong))
                .setExecutionExceptionHandler((thrown, line, parsed) -> Failures.told(thrown, jars.get(), err))
                .execute(words.toArray(String[]::new));
    }

    private <P> int carriedOut(Command<P> command, Arguments said) {
        try {
            P part = command.part().cast(making.apply(command.part()));
            return command.deed().applyAsInt(part, said);
        } catch (WrongUsage wrong) {
            wrong.lines().forEach(err::println);
            return toldHow(PicocliProgram.NAME + " " + command.name());
        } catch (RuntimeException | Error thrown) {
            return Failures.told(thrown, jars.get(), err);
        }
    }

    private int misread(ParameterException wrong) {
        Optional<String> unknown = unknownCommand(wrong);
        if (unknown.isPresent()) {
            err.println(Words.of("program.no-command", unknown.get(), Suggestions.instead(unknown.get(), NAMES)));
            return toldHow(PicocliProgram.NAME);
        }
        err.println(String.valueOf(wrong.getMessage()));
        PrintWriter suggestions = err.ofItsOwn();
        CommandLine.UnmatchedArgumentException.printSuggestions(wrong, suggestions);
        suggestions.flush();
        return toldHow(wrong.getCommandLine().getCommandSpec().qualifiedName());
    }

    private static Optional<String> unknownCommand(ParameterException wrong) {
        boolean isOfProgram = wrong.getCommandLine().getParent() == null;
        return isOfProgram && wrong instanceof CommandLine.UnmatchedArgumentException unmatched
                ? unmatched.getUnmatched().stream().findFirst().filter(word -> !word.startsWith("-"))
                : Optional.empty();
    }

    private int toldHow(String command) {
        err.println(Words.of("program.how", command));
        return ExitStatus.WRONG_USAGE;
    }

    private static String[] version() {
        // Only a jar has a manifest to say it; classes run from a folder have none.
        Optional<String> version =
                Optional.ofNullable(Snakewater.class.getPackage().getImplementationVersion());
        return new String[] {
            Words.of("program.version", version),
            "Java " + System.getProperty("java.version") + ", " + System.getProperty("java.vendor")
        };
    }
}
