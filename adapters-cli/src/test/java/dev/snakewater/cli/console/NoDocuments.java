package dev.snakewater.cli.console;

import java.util.List;
import java.util.Optional;

/** Documents for programs that nobody reads. */
public final class NoDocuments {

    public static final Console.Documents NONE = new Console.Documents(
            report -> "",
            report -> "",
            (chances, changes) -> "",
            simulated -> "",
            scenario -> "",
            name -> Optional.empty(),
            List::of,
            steps -> "");

    private NoDocuments() {}
}
