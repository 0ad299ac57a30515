package dev.snakewater.acceptance.planted.cli;

import java.io.PrintStream;

/** Planted. */
record PrintsByItself(PrintStream out) {
    void say(String words) {
        out.println(words);
    }
}
