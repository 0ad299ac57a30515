package dev.snakewater.json;

import java.nio.charset.StandardCharsets;

/** Files of text for people. */
public final class TextFiles {

    private TextFiles() {}

    /**
     * Writes one as a whole, made anew or replaced.
     *
     * @param file its path
     * @throws dev.snakewater.application.port.out.Unwritable if that is not possible; what was there before is still there
     */
    public static void write(String file, String text) {
        ReplacedFile.write(file, text.getBytes(StandardCharsets.UTF_8));
    }
}
