package dev.snakewater.application.gunfight;

import dev.snakewater.application.procedure.Problem;
import dev.snakewater.application.procedure.ScenarioKind;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fudge.gunfight.Announcement;
import dev.snakewater.domain.fudge.gunfight.Carried;
import dev.snakewater.domain.fudge.gunfight.Gunfighter;
import dev.snakewater.domain.fudge.gunfight.RangeBand;
import dev.snakewater.domain.fudge.gunfight.Rulings;
import dev.snakewater.domain.rule.Default;
import dev.snakewater.domain.rule.Items;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

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
        Rulings rulings)
        implements Piece.Written<DrawScenario, DrawOutcome> {

    /** The kind {@code fudge-draw}: who is the fastest, in one turn. */
    public static ScenarioKind<DrawScenario, Piece<DrawOutcome>, DrawOutcome> kind() {
        return Piece.kind("fudge-draw", DrawScenario.class, List.of("draw", "tie"));
    }

    @Override
    public List<Problem> problems() {
        return DrawProblems.of(this);
    }

    @Override
    public Piece<DrawOutcome> opening() {
        Roster roster = Roster.of(gunfight());
        Gunfight fight = gunfight().opening();
        List<Phase.Ready> ready = new ArrayList<>();
        for (Gunfighter fighter : fight.able()) {
            Optional<Hand> hand = hands.stream()
                    .filter(written -> roster.names(written.name()).contains(fighter.name()))
                    .findFirst();
            List<Integer> guns = hand.map(written -> GunsInHand.of(fighter, written.with()))
                    .filter(named -> !named.isEmpty())
                    .orElseGet(() -> GunsInHand.firstOf(fighter));
            ready.add(new Phase.Ready(
                    guns,
                    hand.filter(Hand::plusTwo).isPresent(),
                    hand.filter(Hand::calledShot).map(written -> Announcement.CALLED_SHOT)));
            if (hand.filter(Hand::alreadyDrawn).isPresent()) {
                for (int gun : guns) {
                    fight = fight.with(
                            fighter.name(),
                            before -> before.withGun(gun, before.guns().get(gun).withCarried(Carried.IN_HAND)));
                }
            }
        }
        boolean first = hands.stream().noneMatch(Hand::alreadyDrawn);
        Phase drawing = new Phase.Drawing(List.copyOf(ready), List.of());
        Gunfight before = new Gunfight(fight.scene(), fight.fighters(), first, drawing);
        return new Piece<>(before, List.of(), new DrawOutcome(List.of(), List.of()));
    }

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

    @Override
    public GunfightScenario gunfight() {
        return new GunfightScenario(fighters, RangeBand.ACROSS_THE_STREET, List.of(), false, rulings);
    }
}
