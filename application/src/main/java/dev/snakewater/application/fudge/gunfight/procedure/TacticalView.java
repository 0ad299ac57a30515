package dev.snakewater.application.fudge.gunfight.procedure;

import dev.snakewater.domain.fudge.gunfight.Distance;
import dev.snakewater.domain.fudge.gunfight.Part;
import dev.snakewater.domain.fudge.gunfight.Rulings;
import dev.snakewater.domain.fudge.gunfight.combatant.Gun;
import dev.snakewater.domain.fudge.gunfight.combatant.Gunfighter;
import dev.snakewater.domain.fudge.gunfight.combatant.GunsInHand;
import dev.snakewater.domain.fudge.gunfight.modifier.Legality;
import dev.snakewater.domain.fudge.gunfight.modifier.Shooting;
import dev.snakewater.domain.fudge.gunfight.modifier.Shot;
import dev.snakewater.domain.fudge.hitlocation.modifier.CalledPart;
import dev.snakewater.domain.fudge.hitlocation.wound.WoundLevel;
import dev.snakewater.domain.modifier.Tally;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;

/**
 * What a gunfighter considers before he decides: his chances to hit, with the numbers that are rolled and the game master's modifiers, and
 * his own state.
 */
record TacticalView(Gunfight fight, Gunfighter self, UnaryOperator<Tally> counted) {

    /** The margin of a shot that cannot hit. */
    private static final int NEVER = -100;

    /** Returns the margin of a shot at this target if the dice show 0; very low, if it cannot be fired or misses without a roll. */
    int margin(Gunfighter shooter, Gunfighter target, Shot shot) {
        Distance distance = fight.between(shooter, target);
        boolean canHit = !shooter.guns().isEmpty()
                && distance.toReach().isPresent()
                && Shooting.missesOutright(target).isEmpty();
        if (!canHit) {
            return NEVER;
        }
        Tally toHit = counted.apply(Shooting.toHit(shooter, target, shot));
        Tally difficulty = counted.apply(Shooting.difficulty(distance, target, shot));
        return toHit.total() - difficulty.total();
    }

    /** Returns the margin of this snapshot at the easiest target. */
    int snapping(DeclarationSteps.Act act) {
        return able().stream()
                .mapToInt(target -> margin(self, target, shot(target, act.prize())))
                .max()
                .orElse(NEVER);
    }

    /** Returns the margin of an aimed shot at this part of the easiest target that is near enough (HL-06). */
    int calling(CalledPart part) {
        Gunfighter aiming = part() == Part.PART_4 ? self : self.withStance(Gunfighter.Stance.AIMED);
        return able().stream()
                .filter(target ->
                        fight.barsOn(Legality.Aim.CALLED_SHOT, self, target).isEmpty())
                .mapToInt(target -> margin(aiming, target, shot(target, Shot.Manner.SHOT, false, Optional.of(part))))
                .max()
                .orElse(NEVER);
    }

    /** Rates a target: those who can act come first, then the easiest to hit, then the best shots, then the worst hurt. */
    int worth(Gunfighter target) {
        int margin = margin(self, target, shot(target, false));
        return (target.isAble() ? 10_000 : 0)
                + 20 * margin
                + skill(target)
                + target.wounds().level().ordinal();
    }

    private List<Gunfighter> able() {
        return fight.those(other -> self.isEnemyOf(other) && other.isAble());
    }

    private Shot shot(Gunfighter target, boolean prize) {
        Shot.Manner manner = part() == Part.PART_3
                ? Shot.Manner.SNAPSHOT
                : self.stance() == Gunfighter.Stance.SNAPPED ? Shot.Manner.SECOND_SNAPSHOT : Shot.Manner.SHOT;
        return shot(target, manner, prize, Optional.empty());
    }

    private Shot shot(Gunfighter target, Shot.Manner manner, boolean prize, Optional<CalledPart> part) {
        Rulings.DropScope scope = fight.scene().rulings().dropScope();
        boolean drop = self.canUseDropOn(target.name(), part(), scope);
        return new Shot(self.name(), gun(), target.name(), manner, drop, prize, part);
    }

    private Part part() {
        return fight.phase() instanceof Phase.Declaring declaring
                ? declaring.turn().part()
                : Part.PART_3;
    }

    /** The gun he would fire: the fullest of those in use, or his first. */
    private int gun() {
        List<Integer> guns = self.isOutOfRounds() ? self.inUse() : self.loaded();
        return guns.isEmpty() ? 0 : guns.getFirst();
    }

    boolean isHalfEmpty() {
        List<Gun> guns = self.gunsInUse();
        return 2 * guns.stream().mapToInt(Gun::rounds).sum()
                <= guns.stream().mapToInt(Gun::capacity).sum();
    }

    boolean isDisarmed() {
        return !self.guns().isEmpty()
                && self.inUse().isEmpty()
                && GunsInHand.firstOf(self).isEmpty();
    }

    int crowd() {
        return able().size();
    }

    /** Returns whether he has a loaded pistol in each hand and two enemies to use them on (GF-33). */
    boolean canShootTwo() {
        return self.loaded().size() == 2 && crowd() > 1;
    }

    /** Returns whether one more hit would very likely put him out of action. */
    boolean isAlmostDone() {
        return self.wounds().level() == WoundLevel.VERY_HURT;
    }

    /** Returns his skill with the gun in hand, or with his first gun; 0 if he has none. */
    private static int skill(Gunfighter fighter) {
        List<Gun> guns = fighter.inUse().isEmpty() ? fighter.guns() : fighter.gunsInUse();
        return guns.isEmpty()
                ? 0
                : fighter.sheet().traits().skill(guns.getFirst().kind().skill()).value();
    }
}
