package dev.snakewater.cli;

import dev.snakewater.application.port.out.IfThere;
import dev.snakewater.application.port.out.Taken;
import java.io.File;
import java.net.URI;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Option;

/** The options that say what becomes of files that are there already: they stay, unless it is wished otherwise. */
final class Overwriting {

    @ArgGroup
    private Wish wish = new Wish();

    /** It is wished one way or the other; both at once would leave open which is meant. */
    static final class Wish {
        @Option(names = "--force")
        private boolean force;

        @Option(names = "--append")
        private boolean append;
    }

    boolean isAppend() {
        return wish.append;
    }

    IfThere ofRecords() {
        return ofRecords(wish.force);
    }

    IfThere ofReports() {
        return wish.append ? IfThere.APPEND : ofRecords();
    }

    /** What becomes of a file that a record is to be kept in, whether or not it is wished to be replaced. */
    static IfThere ofRecords(boolean force) {
        return force ? IfThere.REPLACE : IfThere.REFUSE;
    }

    /** The first of these files that is named more than once, in whichever way, or nothing. */
    static Optional<String> twice(Stream<String> files) {
        Set<URI> seen = new HashSet<>();
        return files.filter(file -> !seen.add(new File(file).toURI().normalize()))
                .findFirst();
    }

    /** That a file stays as it is, and what can be done about it. */
    static String told(Taken taken) {
        return Words.of(
                "file.taken", String.valueOf(taken.getMessage()), taken.isPlayed(), Format.isText(taken.file()));
    }
}
