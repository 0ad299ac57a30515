package dev.snakewater.domain.combatant;

/** A party to a fight, by its name. Combatants of different sides are enemies. */
public record Side(String text) {

    // By hand, as in a name.
    @Override
    public boolean equals(Object other) {
        return other instanceof Side(String same) && text.equals(same);
    }

    @Override
    public int hashCode() {
        return text.hashCode();
    }

    @Override
    public String toString() {
        return text;
    }
}
