package dev.snakewater.domain.exp;

import java.util.stream.Stream;

/** What breaks in a robot without hit points, by percent dice (EXF-07). */
public enum RobotSystem {
    ARTICULATIONS(15),
    BRAIN(25),
    CONTROL(40),
    LOCOMOTION(55),
    PERIPHERAL(69),
    POWER(75),
    SENSORS(100);

    private final int upTo;

    RobotSystem(int upTo) {
        this.upTo = upTo;
    }

    /** The system that percent dice mean. */
    public static RobotSystem of(int percent) {
        return Stream.of(values())
                .filter(system -> percent <= system.upTo)
                .findFirst()
                .orElseThrow();
    }
}
