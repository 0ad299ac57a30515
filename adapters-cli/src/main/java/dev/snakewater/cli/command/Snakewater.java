package dev.snakewater.cli.command;

import dev.snakewater.application.table.Seat;
import dev.snakewater.application.words.Suggestions;
import dev.snakewater.cli.console.ExitStatus;
import dev.snakewater.cli.console.Failures;
import dev.snakewater.cli.console.Format;
import dev.snakewater.cli.page.Output;
import dev.snakewater.cli.page.Page;
import dev.snakewater.cli.page.Words;
import dev.snakewater.cli.page.WrongUsage;
import dev.snakewater.cli.session.FightOpening;
import dev.snakewater.cli.session.TableCommands;
import dev.snakewater.domain.field.Word;
import java.io.PrintWriter;
import java.lang.reflect.Method;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import picocli.AutoComplete;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.IVersionProvider;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import picocli.CommandLine.TypeConversionException;

/** The program without a command: prints its usage. */
@Command(
        name = "snakewater",
        mixinStandardHelpOptions = true,
        versionProvider = Snakewater.Version.class,
        scope = CommandLine.ScopeType.INHERIT,
        resourceBundle = TableCommands.HELP,
        addMethodSubcommands = false,
        synopsisSubcommandLabel = "COMMAND")
public final class Snakewater implements Runnable {

    private static final List<String> COMMANDS =
            List.of("run play replay odds simulate aftermath scenarios rules check schema completion".split(" "));

    // Picocli's own limit.
    private static final int NARROWEST_HELP = 55;

    @Spec
    private CommandSpec spec;

    /** Returns the classes with commands, and what they share. Each has one constructor. */
    public static Stream<Class<?>> parts() {
        return Stream.of(
                PlayCommand.class,
                ScenarioCommands.class,
                RecordCommands.class,
                ReferenceCommands.class,
                FightOpening.class);
    }

    @Override
    public void run() {
        spec.commandLine().usage(spec.commandLine().getOut());
    }

    @Command
    void completion() {
        PrintWriter script = spec.commandLine().getOut();
        script.print(AutoComplete.bash("snakewater", spec.commandLine()));
        script.flush();
    }

    /** Runs the command that the arguments name, a method of what is made by its class, and returns the exit status. */
    public static int execute(Function<Class<?>, ?> making, Output out, Output err, int width, String... arguments) {
        CommandLine program = new CommandLine(new Snakewater());
        COMMANDS.forEach(name -> program.addSubcommand(Stream.concat(parts(), Stream.of(Snakewater.class))
                .flatMap(part -> CommandLine.getCommandMethods(part, name).stream())
                .findFirst()
                .orElseThrow()));
        return program.addSubcommand(new CommandLine.HelpCommand())
                .setOut(out.ofItsOwn())
                .setErr(err.ofItsOwn())
                .setUsageHelpWidth(Math.max(NARROWEST_HELP, width))
                .registerConverter(Seat.Dice.class, oneOf(Seat.Dice.values()))
                .registerConverter(long.class, Snakewater::whole)
                .registerConverter(Long.class, Snakewater::whole)
                .registerConverter(int.class, Snakewater::small)
                .registerConverter(Integer.class, Snakewater::small)
                .registerConverter(Format.class, oneOf(Format.values()))
                .registerConverter(ScenarioCommands.Which.class, oneOf(ScenarioCommands.Which.values()))
                .registerConverter(Page.Colour.class, oneOf(Page.Colour.values()))
                .setExecutionStrategy(parsed -> carriedOut(parsed, making))
                .setParameterExceptionHandler((wrong, words) -> wrongUsage(wrong, wrong.getCommandLine(), err))
                .setExecutionExceptionHandler((thrown, line, parsed) ->
                        thrown instanceof WrongUsage ? wrongUsage(thrown, line, err) : Failures.told(thrown, err))
                .execute(arguments);
    }

    /** Picocli calls a method of the object of the command above it: ours is made when it is known what is asked for. */
    private static int carriedOut(CommandLine.ParseResult parsed, Function<Class<?>, ?> making) {
        CommandLine asked = parsed.asCommandLineList().getLast();
        if (asked.getCommand() instanceof Method method
                && method.getDeclaringClass() != Snakewater.class
                && !asked.isUsageHelpRequested()) {
            Object made = making.apply(method.getDeclaringClass());
            CommandLine above =
                    new CommandLine(CommandSpec.wrapWithoutInspection(made).name("snakewater"));
            asked.getCommandSpec().parent(above.getCommandSpec());
        }
        return new CommandLine.RunLast().execute(parsed);
    }

    /** Reads a word, capitals or not; picocli itself would tell the names of the constants where it is none of them. */
    private static <E extends Enum<E>> ITypeConverter<E> oneOf(E[] constants) {
        List<String> words = Stream.of(constants).map(Word::of).toList();
        return word -> Stream.of(constants)
                .filter(constant -> Word.of(constant).equalsIgnoreCase(word))
                .findFirst()
                .orElseThrow(() -> new TypeConversionException(
                        Words.of("option.unknown", word, Suggestions.instead(word, words))));
    }

    private static long whole(String word) {
        return whole(word, Long.MIN_VALUE, Long.MAX_VALUE);
    }

    private static int small(String word) {
        return (int) whole(word, Integer.MIN_VALUE, Integer.MAX_VALUE);
    }

    private static long whole(String word, long least, long most) {
        if (!word.matches("[-+]?\\d+")) {
            throw new TypeConversionException(Words.of("number.none", word));
        }
        BigInteger number = new BigInteger(word);
        boolean tooSmall = number.compareTo(BigInteger.valueOf(least)) < 0;
        if (tooSmall || number.compareTo(BigInteger.valueOf(most)) > 0) {
            throw new TypeConversionException(Words.of("number.out-of-range", word, tooSmall, least, most));
        }
        return number.longValueExact();
    }

    private static int wrongUsage(Exception wrong, CommandLine line, Output err) {
        List<String> told =
                wrong instanceof WrongUsage ours ? ours.lines() : List.of(String.valueOf(wrong.getMessage()));
        told.forEach(err::println);
        if (wrong instanceof ParameterException unmatched) {
            PrintWriter suggestions = err.ofItsOwn();
            CommandLine.UnmatchedArgumentException.printSuggestions(unmatched, suggestions);
            suggestions.flush();
        }
        err.println(Words.of("program.how", line.getCommandSpec().qualifiedName()));
        return ExitStatus.WRONG_USAGE;
    }

    static final class Version implements IVersionProvider {

        @Override
        public String[] getVersion() {
            // Only a jar has a manifest to say it; classes run from a folder have none.
            Optional<String> version =
                    Optional.ofNullable(Snakewater.class.getPackage().getImplementationVersion());
            return new String[] {
                Words.of("program.version", version),
                "Java " + System.getProperty("java.version") + ", " + System.getProperty("java.vendor")
            };
        }
    }
}
