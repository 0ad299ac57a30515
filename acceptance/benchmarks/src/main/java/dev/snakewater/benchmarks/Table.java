package dev.snakewater.benchmarks;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Function;
import java.util.regex.Pattern;

/** Measures how fast the program is beside an earlier commit, and prints what must hold and whether it does. */
public final class Table {

    private static final String COMMIT = "077b25d";

    private Table() {}

    /** Takes the folder of the repository, one for the earlier commit, and a regular expression for the names of rows. */
    public static void main(String[] arguments) throws IOException {
        Path repository = Path.of(arguments[0]);
        Program now = Program.in(repository);
        Program before = Program.of(COMMIT, repository, Path.of(arguments[1], COMMIT));
        Map<String, Function<String, Row>> rows = new LinkedHashMap<>(new FightRows(now, before).all());
        rows.putAll(new CommandRows(now, before).all());
        PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
        out.println(Row.heading());
        Pattern only = Pattern.compile(arguments[2]);
        rows.forEach((what, measured) -> {
            if (only.matcher(what).find()) {
                out.println(line(what, measured));
            }
        });
    }

    /** Returns the line of a row; one that cannot be measured does not keep the others from it. */
    private static String line(String what, Function<String, Row> measured) {
        try {
            return measured.apply(what).line();
        } catch (IllegalStateException unmeasured) {
            return Row.words("unmeasured", what, unmeasured);
        }
    }
}
