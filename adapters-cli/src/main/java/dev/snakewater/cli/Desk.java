package dev.snakewater.cli;

import java.io.InputStream;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Where somebody sits who plays.
 *
 * @param in standard input
 * @param environment the environment variables: XDG_STATE_HOME, HOME or USERPROFILE say where things are kept between one sitting
 *     and the next
 */
public record Desk(InputStream in, Map<String, String> environment) {

    /** The folder for what is kept between one sitting and the next; none, if nobody has a home. */
    public Optional<Path> drawer() {
        Optional<Path> state = variable("XDG_STATE_HOME").map(Path::of).filter(Path::isAbsolute);
        return state.or(() -> Stream.of("HOME", "USERPROFILE")
                        .flatMap(name -> variable(name).stream())
                        .findFirst()
                        .map(home -> Path.of(home, ".local", "state")))
                .map(folder -> folder.resolve("snakewater"));
    }

    /** Where fights are kept while they are played. */
    public Optional<Path> fights() {
        return drawer().map(folder -> folder.resolve("fights"));
    }

    /** The terminal, if it is one, or what comes through a pipe. */
    Keyboard keyboard(Output out) {
        Optional<Keyboard> terminal = in == System.in
                ? TerminalKeyboard.find(out, drawer().map(folder -> folder.resolve("history")))
                : Optional.empty();
        return terminal.orElseGet(() -> new PipedKeyboard(in, out));
    }

    private Optional<String> variable(String name) {
        return Optional.ofNullable(environment.get(name)).filter(value -> !value.isEmpty());
    }
}
