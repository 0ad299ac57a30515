package dev.snakewater.application.table;

import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.field.Never;
import dev.snakewater.domain.field.Spelt;
import dev.snakewater.domain.field.Within;
import dev.snakewater.domain.modifier.Modifier;
import dev.snakewater.domain.modifier.Reason;
import dev.snakewater.domain.modifier.Tally;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A modifier to somebody's numbers that the game master decided on before the fight; without a turn, it counts in every turn. */
public record GameMasterModifier(
        Name whom,
        String on,
        @Within({1, Integer.MAX_VALUE}) Optional<Integer> turn,
        @Within({-20, 20}) @Never("0") int amount,
        @Spelt(pattern = "\\S", as = "why") String reason) {

    /** Returns the modifiers in force in this turn. */
    public static List<GameMasterModifier> inForce(List<GameMasterModifier> modifiers, int currentTurn) {
        List<GameMasterModifier> inForce = new ArrayList<>();
        for (GameMasterModifier modifier : modifiers) {
            if (modifier.turn.filter(number -> number != currentTurn).isEmpty()) {
                inForce.add(modifier);
            }
        }
        return List.copyOf(inForce);
    }

    /** Returns the tally with those modifiers added that apply to it. */
    public static Tally counted(List<GameMasterModifier> inForce, Tally asWritten) {
        Tally counted = asWritten;
        for (GameMasterModifier modifier : inForce) {
            counted = modifier.addedTo(counted);
        }
        return counted;
    }

    private Tally addedTo(Tally tally) {
        boolean meant = tally.whose().equals(whom) && on.equalsIgnoreCase(tally.of());
        return meant ? tally.plus(new Modifier(amount, Reason.said(reason), GameMasterRule.GM_01_MODIFIER)) : tally;
    }
}
