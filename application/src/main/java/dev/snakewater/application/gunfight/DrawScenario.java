package dev.snakewater.application.gunfight;

import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fudge.gunfight.RangeBand;
import dev.snakewater.domain.fudge.gunfight.Rulings;
import dev.snakewater.domain.rule.Default;
import dev.snakewater.domain.rule.Items;
import java.util.List;

/**
 * What a person writes to set up the draw of one turn.
 *
 * @param fighters everybody, as in a gunfight
 * @param hands which guns they use, of those who do not simply draw the first they carry
 * @param rulings how the game master reads what the rules leave open
 */
public record DrawScenario(
        @Items(least = 1, most = Roster.MOST) List<GunfightScenario.Fighter> fighters,
        List<Hand> hands,
        Rulings rulings) {

    /**
     * How somebody comes to the draw. A name of several stands for each of them.
     *
     * @param name who it is
     * @param with the guns he uses, as a choice calls them: {@code revolver}, {@code revolver 2}; the first, if left out
     * @param alreadyDrawn whether he has drawn them in an earlier turn. If anybody has, it is no longer the first turn
     * @param plusTwo whether he spends the +2 of the staredown on the draw
     * @param calledShot whether he announces a called shot, where hits have locations
     */
    public record Hand(
            Name name,
            List<String> with,
            @Default("false") boolean alreadyDrawn,
            @Default("false") boolean plusTwo,
            @Default("false") boolean calledShot) {}

    /** The gunfight that the draw is part of. */
    GunfightScenario gunfight() {
        return new GunfightScenario(fighters, RangeBand.ACROSS_THE_STREET, List.of(), false, rulings);
    }
}
