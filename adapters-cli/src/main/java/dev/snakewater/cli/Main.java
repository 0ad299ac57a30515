package dev.snakewater.cli;

import dev.snakewater.cli.command.Snakewater;
import dev.snakewater.cli.console.ExitStatus;
import dev.snakewater.cli.page.Output;
import dev.snakewater.cli.page.Page;
import dev.snakewater.cli.page.Words;
import dev.snakewater.cli.wiring.CommandLineModule;
import java.io.BufferedOutputStream;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Optional;

/** The program. */
public final class Main {

    static {
        // To write classes that call constructors takes longer than to call each of them once by reflection.
        System.setProperty("guice_bytecode_gen_option", "DISABLED");
    }

    private Main() {}

    /** Runs the command that the arguments name, and exits with its status. */
    public static void main(String[] arguments) {
        CheckedOutput delivery = new CheckedOutput(new FileOutputStream(FileDescriptor.out));
        PrintStream err = new PrintStream(System.err, false, StandardCharsets.UTF_8);
        PrintStream out = new PrintStream(new BufferedOutputStream(delivery), false, StandardCharsets.UTF_8);
        int status = run(System.in, out, err, System.getenv(), arguments);
        int exit = delivery.status(status, err);
        // To exit is to wake the logging of the JDK, which may have to log it; to return is not.
        if (exit != ExitStatus.DONE) {
            System.exit(exit);
        }
    }

    /** Runs a command with these streams and environment variables, and returns its {@link ExitStatus}. */
    public static int run(
            InputStream in, PrintStream out, PrintStream err, Map<String, String> environment, String... arguments) {
        Output results = new Output(out);
        Output rest = new Output(err, Page.widthIfKnown(environment));
        CommandLineModule parts = new CommandLineModule(in, results, rest, environment);
        int status = new Snakewater(parts::part, parts.ruleTexts()::inUse, results, rest, Page.width(environment))
                .execute(arguments);
        out.flush();
        err.flush();
        return status;
    }

    /** Standard output, and whether all of it has arrived. */
    static final class CheckedOutput extends FilterOutputStream {

        private Optional<IOException> lost = Optional.empty();

        CheckedOutput(OutputStream out) {
            super(out);
        }

        @Override
        public void write(int one) throws IOException {
            write(new byte[] {(byte) one}, 0, 1);
        }

        @Override
        public void write(byte[] bytes, int from, int count) throws IOException {
            try {
                out.write(bytes, from, count);
            } catch (IOException failed) {
                lost = lost.or(() -> Optional.of(failed));
                throw failed;
            }
        }

        /** The status to exit with: what was lost is told, unless its reader went away, as {@code head} does. */
        int status(int status, PrintStream err) {
            Optional<String> why = lost.map(failed -> String.valueOf(failed.getMessage()))
                    .filter(message -> !message.contains("Broken pipe"));
            why.ifPresent(message -> {
                new Output(err).println(Words.of("program.output-lost", message));
                err.flush();
            });
            return why.isPresent() ? ExitStatus.OUTPUT_LOST : status;
        }
    }
}
