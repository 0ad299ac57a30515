package dev.snakewater.domain.exp;

import java.util.stream.Stream;

/** What breaks in a robot without hit points, by percent dice (EXF-07). */
public enum RobotSystem {
    /** 01 to 15. */
    ARTICULATIONS(15),
    /** 16 to 25. */
    BRAIN(25),
    /** 26 to 40. */
    CONTROL(40),
    /** 41 to 55. */
    LOCOMOTION(55),
    /** 56 to 69. */
    PERIPHERAL(69),
    /** 70 to 75. */
    POWER(75),
    /** All above. */
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
