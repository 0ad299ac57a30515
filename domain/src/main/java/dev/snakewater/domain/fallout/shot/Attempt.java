package dev.snakewater.domain.fallout.shot;

import dev.snakewater.domain.fallout.Part;
import dev.snakewater.domain.fallout.catalogue.Burst;
import java.util.List;
import java.util.Optional;

/**
 * A whole action that somebody has in mind.
 *
 * @param encounter who, at whom, and where
 * @param hands the gun she fires, or one for each hand, the first to fire first
 * @param way how she fires
 * @param from how she leaves her cover for it
 */
public record Attempt(Encounter encounter, List<Held> hands, Way way, FromCover from) {

    /** @throws IllegalArgumentException if it is not one gun or two */
    public Attempt {
        hands = List.copyOf(hands);
        if (hands.isEmpty() || hands.size() > 2) {
            throw new IllegalArgumentException(hands.size() + " guns in two hands");
        }
    }

    /** Whether there is a gun in each hand. */
    public boolean isTwoGuns() {
        return hands.size() == 2;
    }

    /** Whether bursts are fired. */
    public boolean isBurst() {
        return way instanceof Way.Burst;
    }

    /** The part that is aimed at, if any is. */
    public Optional<Part> aimedAt() {
        return way instanceof Way.Aimed aimed ? Optional.of(aimed.part()) : Optional.empty();
    }

    /** Each of the shots of one of the guns. */
    public Shot shot(Held held) {
        return new Shot(this, held);
    }

    /** Who shoots. */
    public Person shooter() {
        return encounter.shooter();
    }

    /** What the card of a gun says that this costs; nothing, if it cannot be fired so. */
    public Optional<Integer> listed(Held held) {
        return isBurst()
                ? held.gun().burst().map(Burst::actionPoints)
                : held.gun().single();
    }

    /** How many rounds one of the guns fires: a burst with too few fires what is left (FO-23). */
    public int rounds(Held held) {
        int most = isBurst() ? held.gun().burst().map(Burst::rounds).orElse(0) : 1;
        return Math.min(most, held.rounds());
    }
}
