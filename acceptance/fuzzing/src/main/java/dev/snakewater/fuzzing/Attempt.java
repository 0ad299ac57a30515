package dev.snakewater.fuzzing;

/**
 * What the program is given.
 *
 * @param file the name of a file
 * @param document its text
 * @param command with {@value #FILE} where the file is named
 * @param typed what is typed then
 */
record Attempt(String file, String document, String command, String typed) {

    static final String FILE = "FILE";

    Attempt(String file, String document, String command) {
        this(file, document, command, "");
    }

    Attempt typing(String lines) {
        return new Attempt(file, document, command, lines);
    }
}
