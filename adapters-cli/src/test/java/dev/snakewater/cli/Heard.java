package dev.snakewater.cli;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/** A stream that keeps what was printed on it. */
final class Heard extends PrintStream {

    Heard() {
        super(new ByteArrayOutputStream(), false, StandardCharsets.UTF_8);
    }

    String text() {
        flush();
        return ((ByteArrayOutputStream) out).toString(StandardCharsets.UTF_8);
    }
}
