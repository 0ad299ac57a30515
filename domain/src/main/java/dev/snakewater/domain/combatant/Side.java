package dev.snakewater.domain.combatant;

/**
 * A party to a fight. Combatants of different sides are enemies.
 *
 * @param text its name
 */
public record Side(String text) {

    @Override
    public String toString() {
        return text;
    }
}
