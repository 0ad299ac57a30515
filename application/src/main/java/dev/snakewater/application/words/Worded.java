package dev.snakewater.application.words;

/** A value that puts itself in words. */
public interface Worded {

    /** Returns this value in the given words. */
    String in(Messages words);
}
