package dev.snakewater.application.gunfight;

import dev.snakewater.application.measure.Finding;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.dice.Fall;
import dev.snakewater.domain.fudge.gunfight.Firearm;
import dev.snakewater.domain.fudge.gunfight.Part;
import dev.snakewater.domain.fudge.gunfight.Shot;
import dev.snakewater.domain.fudge.hitlocation.BodyPart;
import dev.snakewater.domain.fudge.hitlocation.WoundLevel;
import dev.snakewater.domain.modifier.Tally;
import dev.snakewater.domain.rule.Rule;
import java.util.List;
import java.util.Optional;

/** What can happen when guns are fired, and what their hits do. */
public sealed interface ShootingEvent extends GunfightEvent {

    /** Somebody fans his pistol, and all its bullets go (GF-21 to GF-24). */
    record Fanned(Name by, Firearm gun, int spent) implements ShootingEvent {}

    /**
     * A shot was fired (GF-36).
     *
     * @param total the rolled degree
     * @param margin by how much it reached the difficulty; below 0 it missed
     * @param left how many rounds are left in the gun
     * @param twoGuns whether he uses two guns (GF-31)
     * @param critical the option by which the dice decided by themselves, if they did
     * @param aim the rule by which it was aimed at what it was aimed at, where hits have locations
     */
    record Fired(
            Shot shot,
            Tally toHit,
            Tally difficulty,
            Fall fall,
            int total,
            int margin,
            int left,
            boolean twoGuns,
            Optional<Rule> critical,
            Optional<Rule> aim)
            implements ShootingEvent {
        /** Whether it hit. */
        public boolean hit() {
            return margin >= 0;
        }

        /** Who hits whom, and where, if he has named a part. */
        @Override
        public List<Finding> findings() {
            return List.of(shot.called()
                    .map(part -> Finding.is("hit.called", hit(), shot.by(), shot.at(), part))
                    .orElseGet(() -> Finding.is("hit", hit(), shot.by(), shot.at())));
        }
    }

    /** Dice were rolled for the damage of a hit (FACT-14). */
    record DamageRolled(Name by, Name at, Fall fall) implements ShootingEvent {}

    /** A shot was fired at somebody behind cover, and missed without a throw (GF-19); so many rounds are left in the gun. */
    record FiredAtCover(Shot shot, int left, Rule why) implements ShootingEvent {}

    /**
     * A hit did its damage (GF-37).
     *
     * @param part the part of the turn; damage of part 3 counts before part 4 (GF-15)
     * @param points how many boxes it fills, at least 1
     */
    record Wounded(Name who, Part part, Tally damage, int points, WoundLevel before, WoundLevel after)
            implements ShootingEvent {

        /** Whether he is hurt more badly than before. */
        public boolean isWorse() {
            return before != after;
        }

        @Override
        public List<Finding> findings() {
            return List.of(Finding.one("wounds", after, who));
        }
    }

    /**
     * A hit did no damage (GF-37).
     *
     * @param where the part that was hit, where hits have locations
     */
    record Unscathed(Name who, Tally damage, Optional<BodyPart> where) implements ShootingEvent {}
}
