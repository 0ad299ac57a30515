package dev.snakewater.cli;

import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** Prints the JSON Schema of a document. */
@Command(name = "schema")
final class SchemaCommand implements Runnable {

    private final Console console;

    @Parameters(paramLabel = "NAME", arity = "0..1")
    private @Nullable String name;

    SchemaCommand(Console console) {
        this.console = console;
    }

    @Override
    public void run() {
        List<String> names = console.documents().schemas().get();
        String asked = name;
        if (asked == null) {
            names.forEach(console.out()::println);
        } else {
            console.out()
                    .print(console.documents()
                            .schema()
                            .apply(asked)
                            .orElseThrow(() -> WrongUsage.of("schema.none", asked, names)));
        }
    }
}
