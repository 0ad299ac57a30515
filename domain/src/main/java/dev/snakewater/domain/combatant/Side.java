package dev.snakewater.domain.combatant;

/**
 * A party to a fight. Combatants of different sides are enemies.
 *
 * @param text what the side is called
 */
public record Side(String text) {

    @Override
    public String toString() {
        return text;
    }
}
