package dev.snakewater.cli;

import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** Prints the JSON Schema of a document. */
@Command(name = "schema")
final class SchemaCommand implements Runnable {

    private final Voice voice;

    @Parameters(paramLabel = "NAME", arity = "0..1")
    private @Nullable String name;

    SchemaCommand(Voice voice) {
        this.voice = voice;
    }

    @Override
    public void run() {
        List<String> names = voice.documents().schemas().get();
        String asked = name;
        if (asked == null) {
            names.forEach(voice.out()::println);
        } else {
            voice.out()
                    .print(voice.documents()
                            .schema()
                            .apply(asked)
                            .orElseThrow(() -> WrongUsage.of("schema.none", asked, names)));
        }
    }
}
