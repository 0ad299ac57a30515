package dev.snakewater.domain.combatant;

/** A party to a fight, by its name. Combatants of different sides are enemies. */
public record Side(String text) {

    @Override
    public String toString() {
        return text;
    }
}
