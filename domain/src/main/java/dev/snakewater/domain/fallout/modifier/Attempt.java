package dev.snakewater.domain.fallout.modifier;

import dev.snakewater.domain.fallout.FalloutRule;
import dev.snakewater.domain.fallout.Part;
import dev.snakewater.domain.fallout.combatant.Person;
import dev.snakewater.domain.fallout.scene.Encounter;
import dev.snakewater.domain.fallout.scene.Move;
import dev.snakewater.domain.fallout.scene.Way;
import dev.snakewater.domain.fallout.weapon.Gun;
import dev.snakewater.domain.fallout.weapon.Held;
import dev.snakewater.domain.modifier.Tally;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** An action that a shooter could take, with one gun or with one in each hand, in firing order. */
public record Attempt(Encounter encounter, List<Held> hands, Way way, Way.FromCover from) {

    /** Returns whether there is a gun in each hand. */
    public boolean isTwoGuns() {
        return hands.size() == 2;
    }

    /** Returns whether it is a burst. */
    public boolean isBurst() {
        return way instanceof Way.Burst;
    }

    /** Returns the part aimed at, if any. */
    public Optional<Part> aimedAt() {
        return way instanceof Way.Aimed aimed ? Optional.of(aimed.part()) : Optional.empty();
    }

    /** Returns the models of the guns. */
    public List<Gun> guns() {
        return hands.stream().map(Held::gun).toList();
    }

    /** Returns a shot with one of the guns. */
    public Shot shot(Held held) {
        return new Shot(this, held);
    }

    /** Returns the shooter. */
    public Person shooter() {
        return encounter.shooter();
    }

    /** Returns how many rounds one of the guns fires. A burst with too few rounds fires the rest (FO-23). */
    public int rounds(Held held) {
        int most = isBurst() ? held.gun().burst().map(Gun.Burst::rounds).orElse(0) : 1;
        return Math.min(most, held.rounds());
    }

    /** Returns whether the guns can be fired this way at all, so that there is a price. */
    public boolean isListed() {
        for (Held held : hands) {
            if (listed(held).isEmpty()) {
                return false;
            }
        }
        return true;
    }

    /** Returns the total of its {@link #price}. */
    public int points() {
        int points = isTwoGuns() ? 1 : 0;
        points += way instanceof Way.Aimed aimed ? aimed.extra() : 0;
        points += from == Way.FromCover.POP_OUT ? 1 : 0;
        int dearest = 0;
        for (Held held : hands) {
            dearest = Math.max(dearest, listed(held).orElseThrow());
        }
        return points + dearest;
    }

    /** Returns its price in action points, if it {@link #isListed() has one} (FO-09). */
    public Tally price() {
        Held dearer = hands.stream()
                .max(Comparator.comparingInt(held -> listed(held).orElseThrow()))
                .orElseThrow();
        Tally price = Tally.of(
                shooter().name(),
                Move.PRICE,
                listed(dearer).orElseThrow(),
                isBurst() ? "a-burst" : "a-shot",
                FalloutRule.FO_09_ACTION_POINTS,
                dearer.gun().name());
        if (isTwoGuns()) {
            price = price.plus(1, "two-guns-held", FalloutRule.FO_60_TWO_GUNS);
        }
        if (way instanceof Way.Aimed aimed) {
            price = price.plus(aimed.extra(), "aiming-at", FalloutRule.FO_17_AIMED_SHOT, aimed.part());
        }
        return from == Way.FromCover.POP_OUT
                ? price.plus(1, "out-of-cover-and-back", FalloutRule.FO_39_POP_OUT)
                : price;
    }

    private Optional<Integer> listed(Held held) {
        return isBurst()
                ? held.gun().burst().map(Gun.Burst::actionPoints)
                : held.gun().single();
    }
}
