package dev.snakewater.cli;

import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;

/** Somebody who types line by line, each when it is asked for, and does other things in between. */
final class Typist extends InputStream {

    private final Deque<Runnable> next = new ArrayDeque<>();
    private byte[] line = {};
    private int at;

    /** Then types these lines. */
    Typist types(List<String> lines) {
        lines.forEach(typed -> next.add(() -> {
            line = (typed + "\n").getBytes(StandardCharsets.UTF_8);
            at = 0;
        }));
        return this;
    }

    /** Then does this. */
    Typist does(Runnable what) {
        next.add(what);
        return this;
    }

    @Override
    public int read() {
        while (at == line.length && !next.isEmpty()) {
            next.removeFirst().run();
        }
        return at == line.length ? -1 : line[at++];
    }

    @Override
    public int read(byte[] bytes, int from, int count) {
        int first = read();
        if (first < 0 || count == 0) {
            return Math.min(first, 0);
        }
        bytes[from] = (byte) first;
        int more = Math.min(count - 1, line.length - at);
        System.arraycopy(line, at, bytes, from + 1, more);
        at += more;
        return more + 1;
    }
}
