package dev.snakewater.cli;

import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** Prints the JSON Schema of a document. */
@Command(name = "schema")
final class SchemaCommand implements Runnable {

    private final Console console;

    @Parameters(paramLabel = "NAME", arity = "0..1")
    private Optional<String> name;

    SchemaCommand(Console console) {
        this.console = console;
    }

    @Override
    public void run() {
        List<String> names = console.documents().schemas().get();
        if (name.isEmpty()) {
            names.forEach(console.out()::println);
        } else {
            console.out()
                    .print(name.flatMap(console.documents().schema())
                            .orElseThrow(() -> WrongUsage.of("schema.none", name.get(), names)));
        }
    }
}
