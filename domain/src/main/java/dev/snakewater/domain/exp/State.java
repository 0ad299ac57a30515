package dev.snakewater.domain.exp;

/** How somebody is after a blow. */
public enum State {
    /** On her feet. */
    UP,
    /** A robot of which a system is broken (EXF-07). */
    BROKEN,
    /** Stunned by system shock (EXF-04). */
    STUNNED,
    /** Without hit points (EXF-05). */
    UNCONSCIOUS,
    /** Below that, and dying (EXF-05). */
    COMATOSE,
    /** Beyond help. */
    DEAD,
    /** A robot of which nothing is left to break (EXF-07). */
    DESTROYED;

    /** Whether she is out of the fight; a robot with a broken system is not. */
    public boolean isDown() {
        return this != UP && this != BROKEN;
    }
}
