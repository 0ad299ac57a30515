package dev.snakewater.fuzzing;

/**
 * What the program is given.
 *
 * @param document the text of a file
 * @param command with {@code FILE} where its name belongs
 * @param typed what is typed then
 */
record Attempt(String document, String command, String typed) {

    static Attempt with(String document, String command) {
        return new Attempt(document, command, "");
    }

    Attempt typing(String lines) {
        return new Attempt(document, command, lines);
    }
}
