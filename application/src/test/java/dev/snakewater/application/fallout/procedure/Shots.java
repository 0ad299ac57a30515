package dev.snakewater.application.fallout.procedure;

import dev.snakewater.application.Filled;
import dev.snakewater.application.fallout.scenario.ShotScenario;
import dev.snakewater.application.table.DiceInARow;

/** Shots as documents have them. */
final class Shots {

    /** Vera's shot with the 10 mm Pistol from 18 cm. */
    static final ShotScenario PISTOL =
            of("millimetres: 180, shooter: {is: Vera, guns: [{is: 10 mm Pistol}]}, action: {}");

    private Shots() {}

    /** A shot with these fields, at somebody with 30 HP in leather unless there is a target among them. */
    static ShotScenario of(String fields) {
        String target = fields.contains("target:") ? "" : ", target: {hitPoints: 30, armour: leather}";
        return Filled.in(ShotScenario.class, fields + target);
    }

    /** The first shot that was thrown for. */
    static ShotThrow first(DiceInARow table) {
        return table.events(ShotEvent.Fired.class).getFirst().thrown();
    }
}
