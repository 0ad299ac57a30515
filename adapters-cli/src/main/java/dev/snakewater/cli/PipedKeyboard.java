package dev.snakewater.cli;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.function.Supplier;

/** Answers that come through a pipe, one a line. They are shown behind what is asked, so that the output can be read alone. */
final class PipedKeyboard implements Keyboard {

    private final BufferedReader in;
    private final Output out;

    PipedKeyboard(InputStream in, Output out) {
        this.in = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8));
        this.out = out;
    }

    @Override
    public Typed read(String prompt, Supplier<List<String>> completions) {
        out.print(prompt);
        out.flush();
        String line;
        try {
            line = in.readLine();
        } catch (IOException broken) {
            line = null;
        }
        out.println(line == null ? "" : Page.fit(line));
        return line == null ? new Typed.Ended() : new Typed.Line(line);
    }

    @Override
    public boolean isAttended() {
        return false;
    }

    @Override
    public void close() {}
}
