package dev.snakewater.benchmarks;

/** An empty program. */
final class Nothing {

    private Nothing() {}

    public static void main(String[] arguments) {}
}
