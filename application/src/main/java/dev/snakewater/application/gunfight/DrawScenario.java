package dev.snakewater.application.gunfight;

import dev.snakewater.domain.fudge.gunfight.Rulings;
import java.util.List;
import java.util.Optional;

/**
 * What a person writes to set up the draw of one turn.
 *
 * @param fighters everybody, as in a gunfight
 * @param hands which guns they use, of those who do not simply draw the first they carry
 * @param rulings how the game master reads what the rules leave open; by the book, if left out
 */
public record DrawScenario(List<GunfightScenario.Fighter> fighters, List<Hand> hands, Optional<Rulings> rulings) {

    /**
     * How somebody comes to the draw. A name of several stands for each of them.
     *
     * @param name who it is
     * @param with the guns he uses, as a choice calls them: {@code revolver}, {@code revolver 2}; the first, if left out
     * @param alreadyDrawn whether he has drawn them in an earlier turn; not, if left out. If anybody has, it is no
     *     longer the first turn
     * @param plusTwo whether he spends the +2 of the staredown on the draw; not, if left out
     * @param calledShot whether he announces a called shot, where hits have locations; not, if left out
     */
    public record Hand(
            String name,
            List<String> with,
            Optional<Boolean> alreadyDrawn,
            Optional<Boolean> plusTwo,
            Optional<Boolean> calledShot) {

        /** Whether he announces a called shot. */
        boolean announces() {
            return calledShot.orElse(false);
        }

        /** Whether his guns are out since an earlier turn. */
        boolean hasDrawn() {
            return alreadyDrawn.orElse(false);
        }

        /** Whether he spends the +2 of the staredown. */
        boolean hasPlusTwo() {
            return plusTwo.orElse(false);
        }
    }

    /** The gunfight that the draw is part of. */
    GunfightScenario gunfight() {
        return new GunfightScenario(fighters, Optional.empty(), List.of(), Optional.empty(), rulings);
    }
}
