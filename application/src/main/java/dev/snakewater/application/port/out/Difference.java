package dev.snakewater.application.port.out;

/**
 * Where a fight played again parts from its record.
 *
 * @param answers how many answers had been given by then
 * @param words the first line that differs, and how
 */
public record Difference(int answers, String words) {

    @Override
    public String toString() {
        return words;
    }
}
