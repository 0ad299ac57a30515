package dev.snakewater.domain.fudge.gunfight;

import dev.snakewater.domain.fudge.Degree;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** A range between two gunfighters, with the difficulty of a shot (GF-35). */
public enum RangeBand {
    IN_YER_FACE("In Yer Face", Degree.POOR),
    SPITTIN_DISTANCE("Spittin' Distance", Degree.MEDIOCRE),
    ACROSS_THE_ROOM("Across the Room", Degree.FAIR),
    ACROSS_THE_STREET("Across the Street", Degree.GOOD),
    PRETTY_FAR_AWAY("Pretty far away", Degree.GREAT),
    REAL_FAR_AWAY("Real far away", Degree.SUPERB),
    /** Beyond the table: no shot, unless the game master sets a difficulty. */
    BEYOND("Beyond", null);

    private final String word;
    private final Optional<Degree> difficulty;

    RangeBand(String word, @Nullable Degree difficulty) {
        this.word = word;
        this.difficulty = Optional.ofNullable(difficulty);
    }

    /** Returns the difficulty of a shot; none beyond the table. */
    public Optional<Degree> difficulty() {
        return difficulty;
    }

    @Override
    public String toString() {
        return word;
    }
}
