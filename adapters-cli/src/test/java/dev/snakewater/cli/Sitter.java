package dev.snakewater.cli;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/**
 * Somebody who plays, and types one line after the other.
 *
 * @param home where the program keeps what it plays
 */
record Sitter(Path home) {

    Spoken plays(List<String> lines, String... words) {
        return Spoken.with(environment(), String.join("\n", lines) + "\n", words);
    }

    /** What is shown from the last time that this was typed. */
    static List<String> since(String typed, Spoken spoken) {
        List<String> lines = spoken.lines().toList();
        int last = 0;
        for (int i = 0; i < lines.size(); i++) {
            if (lines.get(i).endsWith("> " + typed)) {
                last = i;
            }
        }
        return lines.subList(last + 1, lines.size());
    }

    /** Where the first fight in Snakewater Gulch is kept. */
    String kept() {
        return home.resolve("snakewater/fights/snakewater-gulch-1.jsonl").toString();
    }

    private Map<String, String> environment() {
        return Map.of("XDG_STATE_HOME", home.toString(), "COLUMNS", "100");
    }
}
