package dev.snakewater.cli;

import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Prints the JSON Schema of a document. */
@Command(name = "schema")
final class SchemaCommand implements Runnable {

    private final Voice voice;

    @Spec
    private CommandSpec spec;

    @Parameters(paramLabel = "NAME", arity = "0..1")
    private @Nullable String name;

    SchemaCommand(Voice voice) {
        this.voice = voice;
    }

    @Override
    public void run() {
        List<String> names = voice.documents().schemas().get();
        if (name == null) {
            names.forEach(voice.out()::println);
        } else {
            voice.out()
                    .print(voice.documents()
                            .schema()
                            .apply(name)
                            .orElseThrow(() -> new ParameterException(
                                    spec.commandLine(),
                                    "there is no schema called '" + name + "'; there are: "
                                            + String.join(", ", names))));
        }
    }
}
