package dev.snakewater.application.fallout.fight.procedure;

import dev.snakewater.application.table.Choice;
import java.util.List;

/** What the game master can amend in a fight: places, facing, action points, cover, and what can be amended in a shot. */
final class FightAmendments {

    private FightAmendments() {}

    static List<Choice<FightSituation>> of(FightSituation fight) {
        return List.of();
    }

    static List<Choice<FightSituation>> rulings(FightSituation fight) {
        return List.of();
    }
}
