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
 * What a gunfighter looks at before he decides: how his shots would go, by the same numbers that they are rolled with, what stands of them
 * after the game master, and how he stands.
 */
record Sights(Gunfight fight, Gunfighter self, UnaryOperator<Tally> counted) {

    /** The margin of something that cannot hit. */
    private static final int NEVER = -100;

    /** The margin that a shot at this one has with dice that show 0; very low, if it cannot be fired or misses without a throw. */
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

    /** The margin of this snapshot at whoever is the easiest to hit. */
    int snapping(DeclarationSteps.Act act) {
        int best = NEVER;
        for (Gunfighter target : able()) {
            best = Math.max(best, margin(self, target, shot(target, act.prize())));
        }
        return best;
    }

    /** The margin of an aimed shot at this part of whoever is near enough for it, and the easiest to hit (HL-06). */
    int calling(CalledPart part) {
        Gunfighter aiming = part() == Part.PART_4 ? self : self.withStance(Gunfighter.Stance.AIMED);
        int best = NEVER;
        for (Gunfighter target : able()) {
            if (fight.barsOn(Legality.Aim.CALLED_SHOT, self, target).isEmpty()) {
                Shot called = shot(target, Shot.Manner.SHOT, false, Optional.of(part));
                best = Math.max(best, margin(aiming, target, called));
            }
        }
        return best;
    }

    /**
     * How good a target is: able ones before others, those that are easier to hit before others; of those, who shoots best, and who is
     * hurt already.
     */
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

    /** The part that is being declared, or the first to come. */
    private Part part() {
        return fight.phase() instanceof Phase.Declaring declaring
                ? declaring.turn().part()
                : Part.PART_3;
    }

    /** The gun he would fire: the fuller of those in use, or the first he has. */
    private int gun() {
        List<Integer> guns = self.isOutOfRounds() ? self.inUse() : self.loaded();
        return guns.isEmpty() ? 0 : guns.getFirst();
    }

    /** Whether no more than half the rounds are left that his guns in use hold. */
    boolean isHalfEmpty() {
        List<Gun> guns = self.gunsInUse();
        return 2 * guns.stream().mapToInt(Gun::rounds).sum()
                <= guns.stream().mapToInt(Gun::capacity).sum();
    }

    /** Whether he has carried guns, and has none left that a hand of his can hold. */
    boolean isDisarmed() {
        return !self.guns().isEmpty()
                && self.inUse().isEmpty()
                && GunsInHand.firstOf(self).isEmpty();
    }

    /** How many enemies are still in action. */
    int crowd() {
        return able().size();
    }

    /** Whether he has a loaded pistol in each hand, and two enemies to use them on (GF-33). */
    boolean canShootTwo() {
        return self.loaded().size() == 2 && crowd() > 1;
    }

    /** Whether one more blow would very likely be the last. */
    boolean isAlmostDone() {
        return self.wounds().level() == WoundLevel.VERY_HURT;
    }

    /** His skill with the gun in his hand, or with the first he carries; 0 if he has none. */
    private static int skill(Gunfighter fighter) {
        List<Gun> guns = fighter.inUse().isEmpty() ? fighter.guns() : fighter.gunsInUse();
        return guns.isEmpty()
                ? 0
                : fighter.sheet().traits().skill(guns.getFirst().kind().skill()).value();
    }
}
