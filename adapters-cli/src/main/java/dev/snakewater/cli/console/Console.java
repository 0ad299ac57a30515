package dev.snakewater.cli.console;

import dev.snakewater.application.port.in.Chances;
import dev.snakewater.application.port.in.FightReport;
import dev.snakewater.application.port.in.Recorded;
import dev.snakewater.application.port.in.Simulated;
import dev.snakewater.application.port.out.Features;
import dev.snakewater.application.scenario.Scenario;
import dev.snakewater.cli.page.Output;
import dev.snakewater.cli.page.Words;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Stream;

/** The streams and environment variables that a command runs with, and the documents for programs that it can make. */
public record Console(InputStream in, Output out, Output err, Map<String, String> environment, Documents documents) {

    /** Makes documents for programs: JSON texts that end with a newline. */
    public record Documents(
            Function<FightReport, String> report,
            Function<FightReport, String> summary,
            BiFunction<Chances, List<Chances.Change>, String> odds,
            Function<Simulated, String> simulation,
            Function<Scenario<?, ?>, String> scenario,
            Function<String, Optional<String>> schema,
            Supplier<List<String>> schemas,
            Function<List<Features.Step>, String> steps) {}

    /** Prints the message of this key to standard error, behind what was printed to standard output by then. */
    public void aside(String key, Object... places) {
        out.flush();
        err.println(Words.of(key, places));
    }

    /** Warns that the end of a record could not be read, if so. */
    public void tellDropped(Recorded recorded) {
        recorded.dropped().ifPresent(dropped -> aside("record.dropped", recorded.file(), dropped));
    }

    /** Returns the terminal, or a pipe if standard input is none. */
    public Keyboard keyboard() {
        return terminal()
                .<Keyboard>map(keyboard -> new PagedKeyboard(keyboard, out))
                .orElseGet(() -> new Keyboard.Piped(in, out));
    }

    private Optional<Keyboard> terminal() {
        Optional<Path> history = drawer(environment).map(folder -> folder.resolve("history"));
        if (in instanceof TypedKeys keys) {
            return TerminalKeyboard.unseen(keys, out, history);
        }
        return in == System.in ? TerminalKeyboard.find(out, history) : Optional.empty();
    }

    /** Returns the folder for what is kept between one sitting and the next; none, if nobody has a home. */
    public static Optional<Path> drawer(Map<String, String> environment) {
        return folder(environment, "XDG_STATE_HOME", "state");
    }

    /** Returns the folder for what a user adds to the program; none, if nobody has a home. */
    public static Optional<Path> additions(Map<String, String> environment) {
        return folder(environment, "XDG_DATA_HOME", "share");
    }

    private static Optional<Path> folder(Map<String, String> environment, String variable, String ofTheHome) {
        Function<String, Stream<Path>> path = name -> Stream.of(environment.getOrDefault(name, ""))
                .filter(value -> !value.isEmpty())
                .map(Path::of);
        return Stream.concat(
                        path.apply(variable).filter(Path::isAbsolute),
                        Stream.of("HOME", "USERPROFILE")
                                .flatMap(path)
                                .map(home -> home.resolve(".local").resolve(ofTheHome)))
                .findFirst()
                .map(folder -> folder.resolve("snakewater"));
    }
}
