package dev.snakewater.cli;

import dev.snakewater.application.port.in.RunFight.OffScript;
import dev.snakewater.application.port.out.Taken;
import dev.snakewater.application.port.out.Unreadable;
import dev.snakewater.application.port.out.Unwritable;
import dev.snakewater.application.procedure.Problem;
import dev.snakewater.application.procedure.Spelling;
import dev.snakewater.application.procedure.Unclear;
import dev.snakewater.application.table.Diverged;
import dev.snakewater.application.table.Refused;
import dev.snakewater.application.table.Seat;
import dev.snakewater.domain.rule.Word;
import java.io.PrintWriter;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.IFactory;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.IVersionProvider;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import picocli.CommandLine.TypeConversionException;

/** The program's own name, without a command: says what to try. */
@Command(
        name = "snakewater",
        mixinStandardHelpOptions = true,
        versionProvider = Snakewater.Version.class,
        scope = CommandLine.ScopeType.INHERIT,
        resourceBundle = Orders.HELP,
        subcommands = {
            RunCommand.class,
            PlayCommand.class,
            ReplayCommand.class,
            OddsCommand.class,
            SimulateCommand.class,
            AftermathCommand.class,
            ScenariosCommand.class,
            RulesCommand.class,
            CheckCommand.class,
            SchemaCommand.class,
            CompletionCommand.class,
            CommandLine.HelpCommand.class
        },
        synopsisSubcommandLabel = "COMMAND")
public final class Snakewater implements Runnable {

    // Picocli's own limit.
    private static final int NARROWEST_HELP = 55;

    @Spec
    private CommandSpec spec;

    /** What is made by its only constructor: the commands, and what they share. */
    public static Stream<Class<?>> parts() {
        return Stream.concat(
                Stream.of(FightOpening.class),
                Stream.of(Objects.requireNonNull(Snakewater.class.getAnnotation(Command.class))
                                .subcommands())
                        .filter(Snakewater::isOurs));
    }

    private static boolean isOurs(Class<?> type) {
        return type.getPackage().equals(Snakewater.class.getPackage()) && type.isAnnotationPresent(Command.class);
    }

    @Override
    public void run() {
        spec.commandLine().usage(spec.commandLine().getOut());
    }

    /** Runs the command that the arguments name, an object made by its class, and returns the exit status. */
    static int execute(Function<Class<?>, ?> commands, Output out, Output err, int width, String... arguments) {
        return new CommandLine(Snakewater.class, factory(commands))
                .setOut(out.ofItsOwn())
                .setErr(err.ofItsOwn())
                .setUsageHelpWidth(Math.max(NARROWEST_HELP, width))
                .registerConverter(Seat.Dice.class, oneOf(Seat.Dice.values()))
                .registerConverter(long.class, WholeNumber::read)
                .registerConverter(Long.class, WholeNumber::read)
                .registerConverter(int.class, WholeNumber::readSmall)
                .registerConverter(Integer.class, WholeNumber::readSmall)
                .registerConverter(Format.class, oneOf(Format.values()))
                .registerConverter(RunCommand.Which.class, oneOf(RunCommand.Which.values()))
                .registerConverter(Page.Colour.class, oneOf(Page.Colour.values()))
                .setParameterExceptionHandler((wrong, words) -> wrongUsage(wrong, wrong.getCommandLine(), err))
                .setExecutionExceptionHandler((thrown, line, parsed) ->
                        thrown instanceof WrongUsage ? wrongUsage(thrown, line, err) : told(thrown, err))
                .execute(arguments);
    }

    private static IFactory factory(Function<Class<?>, ?> commands) {
        IFactory own = CommandLine.defaultFactory();
        return new IFactory() {
            @Override
            public <K> K create(Class<K> type) throws Exception {
                return isOurs(type) ? type.cast(commands.apply(type)) : own.create(type);
            }
        };
    }

    /** Reads a word, capitals or not; picocli itself would tell the names of the constants where it is none of them. */
    private static <E extends Enum<E>> ITypeConverter<E> oneOf(E[] constants) {
        List<String> words = Stream.of(constants).map(Word::of).toList();
        return word -> Stream.of(constants)
                .filter(constant -> Word.of(constant).equalsIgnoreCase(word))
                .findFirst()
                .orElseThrow(() ->
                        new TypeConversionException(Words.of("option.unknown", word, Spelling.instead(word, words))));
    }

    /** Says why what was typed cannot be done, and where to look. */
    private static int wrongUsage(Exception wrong, CommandLine line, Output err) {
        err.println(String.valueOf(wrong.getMessage()));
        if (wrong instanceof ParameterException unmatched) {
            PrintWriter suggestions = err.ofItsOwn();
            CommandLine.UnmatchedArgumentException.printSuggestions(unmatched, suggestions);
            suggestions.flush();
        }
        err.println(Words.of("program.how", line.getCommandSpec().qualifiedName()));
        return ExitStatus.WRONG_USAGE;
    }

    /** Says what went wrong, and gives the status to exit with. */
    static int told(Exception thrown, Output err) {
        String why = String.valueOf(thrown.getMessage());
        return switch (thrown) {
            case Unreadable unreadable -> {
                problems(unreadable, err);
                yield ExitStatus.PROBLEMS;
            }
            case Diverged diverged -> said(Words.of("record.misfit", why), ExitStatus.PROBLEMS, err);
            case Refused refused -> said(Words.of("record.misfit", why), ExitStatus.PROBLEMS, err);
            case OffScript off -> said(why, ExitStatus.PROBLEMS, err);
            case Unwritable unwritable -> said(why, ExitStatus.PROBLEMS, err);
            case Unclear unclear -> said(why, ExitStatus.WRONG_USAGE, err);
            case Taken taken -> said(Overwriting.told(taken), ExitStatus.WRONG_USAGE, err);
            default -> {
                err.println(Words.of("program.mistake", thrown.toString()));
                yield said(Words.of("program.report"), ExitStatus.OUR_MISTAKE, err);
            }
        };
    }

    /** Says what is wrong with a document, in lines: where, what, and what would be right. */
    static void problems(Unreadable unreadable, Output err) {
        List<Problem> problems = unreadable.problems();
        err.println(Words.of("problems", unreadable.document(), problems.size()));
        for (Problem problem : problems) {
            String at = problem.pointer();
            err.println("  " + Words.of("problem", unreadable.place(problem), at.isEmpty(), at, problem.what()));
            err.println("      " + Words.of("problem.instead", problem.instead()));
        }
    }

    private static int said(String words, int status, Output err) {
        err.println(words);
        return status;
    }

    /** What {@code --version} prints. */
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
