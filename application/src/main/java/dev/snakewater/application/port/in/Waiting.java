package dev.snakewater.application.port.in;

/** Somebody who waits for the answer to a long question. Called now and then, from any thread. */
@FunctionalInterface
public interface Waiting {

    /** Waits to the end, whatever is told meanwhile. */
    Waiting PATIENTLY = soFar -> true;

    /**
     * How far an answer has got.
     *
     * @param turn the last turn that has been looked at
     * @param situations how many situations have been worked out
     * @param open the share of all ways that has not been worked out, from 0 to 1
     * @param fights how many fights have been simulated
     */
    record SoFar(int turn, int situations, double open, long fights) {}

    /** Returns whether to go on; otherwise the answer is what is known by now. */
    boolean goesOn(SoFar soFar);
}
