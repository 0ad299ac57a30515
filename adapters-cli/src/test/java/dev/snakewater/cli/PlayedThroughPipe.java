package dev.snakewater.cli;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;

/** A fight that is played through a pipe, one answer a line. */
abstract class PlayedThroughPipe {

    /** The golden trace of the catalogue, D7, as a person with her own dice would type it. */
    static final List<String> GOLDEN = List.of(
            "agree",
            "agree",
            "agree",
            "+000",
            "0000",
            "--00",
            "revolver",
            "+000",
            "-000",
            "0000",
            "snapshot",
            "Bob",
            "-000",
            "aim",
            "dodge",
            "snapshot",
            "Joe",
            "++00",
            "shoot with the +2",
            "Frank",
            "0000",
            "shoot",
            "Frank",
            "++++",
            "0000",
            "--00",
            "snapshot",
            "Joe",
            "snapshot",
            "Bob",
            "+++0",
            "+++0");

    @TempDir
    Path home;

    Spoken played(List<String> lines, String... words) {
        return Spoken.with(environment(), String.join("\n", lines) + (lines.isEmpty() ? "" : "\n"), words);
    }

    Spoken with(String... words) {
        return Spoken.with(environment(), "", words);
    }

    Map<String, String> environment() {
        return new TreeMap<>(Map.of("XDG_STATE_HOME", home.toString()));
    }

    String kept() {
        return home.resolve("snakewater/fights/snakewater-gulch-1.jsonl").toString();
    }

    static List<String> lines(List<String> first, String... more) {
        List<String> lines = new ArrayList<>(first);
        Stream.of(more).forEach(lines::add);
        return lines;
    }
}
