package dev.snakewater.cli;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.stream.Stream;

/** What the program said. */
record Spoken(int status, String out, String err) {

    static Spoken to(String... words) {
        return with(Map.of(), "", words);
    }

    static Spoken with(Map<String, String> environment, String input, String... words) {
        ByteArrayInputStream in = new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8));
        Heard out = new Heard();
        Heard err = new Heard();
        int status = Main.run(in, out, err, environment, words);
        return new Spoken(status, out.text(), err.text());
    }

    Stream<String> lines() {
        return out.lines();
    }
}
