package dev.snakewater.cli;

import com.google.inject.Guice;
import com.google.inject.Injector;
import com.google.inject.Stage;
import dev.snakewater.cli.wiring.CommandLineModule;
import java.io.BufferedOutputStream;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Map;

/** The program. */
public final class Main {

    private Main() {}

    /** Runs the command that the arguments name, and exits with its status. */
    public static void main(String[] arguments) {
        Delivery delivery = new Delivery(new FileOutputStream(FileDescriptor.out));
        PrintStream err = new PrintStream(System.err, false, StandardCharsets.UTF_8);
        PrintStream out = new PrintStream(new BufferedOutputStream(delivery), false, StandardCharsets.UTF_8);
        int status = run(System.in, out, err, System.getenv(), arguments);
        System.exit(delivery.status(status, err));
    }

    /**
     * Runs a command.
     *
     * @param in standard input
     * @param out where results go
     * @param err where everything else goes
     * @param environment the environment variables
     * @param arguments the words of the command line
     * @return the exit status, see {@link ExitStatus}
     */
    public static int run(
            InputStream in, PrintStream out, PrintStream err, Map<String, String> environment, String... arguments) {
        Output results = new Output(out);
        Output rest = new Output(err);
        Injector injector =
                Guice.createInjector(Stage.PRODUCTION, new CommandLineModule(in, results, rest, environment));
        int status = Snakewater.execute(injector::getInstance, results, rest, Page.width(environment), arguments);
        out.flush();
        err.flush();
        return status;
    }
}
