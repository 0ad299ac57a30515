package dev.snakewater.cli;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Prints the JSON Schema of a document. */
@Command(
        name = "schema",
        mixinStandardHelpOptions = true,
        versionProvider = ProgramVersion.class,
        description = "Prints the JSON Schema (draft 2020-12) of a document; without a name, lists what there is.",
        footer = {"", "Examples:", "  snakewater schema", "  snakewater schema fudge-gunfight > gunfight.schema.json"})
public final class SchemaCommand implements Runnable {

    private final List<String> names;
    private final Function<String, Optional<String>> schemas;
    private final Voice voice;

    @Spec
    private CommandSpec spec;

    @Parameters(paramLabel = "NAME", arity = "0..1", description = "A scenario kind, or report, or transcript.")
    private @Nullable String name;

    /**
     * The command.
     *
     * @param names what there are schemas of
     * @param schemas the schema of a name, if it has one
     * @param voice prints it
     */
    public SchemaCommand(List<String> names, Function<String, Optional<String>> schemas, Voice voice) {
        this.names = List.copyOf(names);
        this.schemas = schemas;
        this.voice = voice;
    }

    @Override
    public void run() {
        if (name == null) {
            names.forEach(voice.out()::println);
            return;
        }
        voice.out()
                .print(schemas.apply(name)
                        .orElseThrow(() -> new ParameterException(
                                spec.commandLine(),
                                "there is no schema called '" + name + "'; there are: " + String.join(", ", names))));
    }
}
