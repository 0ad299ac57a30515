package dev.snakewater.application.fudge.gunfight.procedure;

import dev.snakewater.application.procedure.Pick;
import dev.snakewater.application.procedure.Policy;
import dev.snakewater.application.table.Choice;
import dev.snakewater.application.table.Dice;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fudge.gunfight.Deed;
import dev.snakewater.domain.fudge.gunfight.Distance;
import dev.snakewater.domain.fudge.gunfight.Part;
import dev.snakewater.domain.fudge.gunfight.Rulings;
import dev.snakewater.domain.fudge.gunfight.combatant.Gun;
import dev.snakewater.domain.fudge.gunfight.combatant.Gunfighter;
import dev.snakewater.domain.fudge.gunfight.combatant.GunsInHand;
import dev.snakewater.domain.fudge.gunfight.modifier.Legality;
import dev.snakewater.domain.fudge.gunfight.modifier.Shot;
import dev.snakewater.domain.fudge.hitlocation.modifier.CalledPart;
import dev.snakewater.domain.fudge.hitlocation.wound.WoundLevel;
import dev.snakewater.domain.modifier.Tally;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;

/** The policies for a gunfighter. Each rates every answer and takes the first of those it likes best. */
public enum GunfightPolicy implements Policy<Gunfight> {
    AGGRESSIVE,
    CAREFUL,
    COVER_AND_RELOAD,
    MARKSMAN,
    RANDOM,
    FIRST_LISTED;

    private static final int MOST = 1000;
    private static final int RASH = -1;

    @Override
    public <A> A decide(Gunfight fight, Choice<A> choice, Dice dice) {
        return switch (this) {
            case AGGRESSIVE, CAREFUL, COVER_AND_RELOAD, MARKSMAN -> {
                TacticalView view = TacticalView.of(fight, fight.fighter(choice.by()), choice::counted);
                yield choice.best(answer -> likingOf(view, answer));
            }
            case RANDOM -> Pick.atRandom(choice, dice);
            case FIRST_LISTED -> Pick.firstListed(choice);
        };
    }

    private int likingOf(TacticalView view, Object answer) {
        return switch (answer) {
            case DeclarationSteps.Act act
            when (act.deed() == Deed.FLEE || act.deed() == Deed.SURRENDER) && view.isDisarmed() -> MOST;
            case DeclarationSteps.Act act -> {
                int liking = 4 * liking(view, act);
                // The +2 of the staredown is kept for a shot. Nobody aims at a part to do what he does not like.
                yield liking <= 0
                        ? liking
                        : liking + (act.prize() && act.deed().fires() ? 1 : 0) + (act.called() ? takingAim(view) : 0);
            }
            case Phase.Ready ready -> readiness(view, ready);
            case Name target -> view.worth(view.fight().fighter(target));
            case Gunfighter.Announcement aims -> takingAim(view);
            case Optional<?> maybe -> maybe.map(next -> likingOf(view, next)).orElse(0);
            case CalledPart part -> part == CalledPart.HEAD ? 1 : 0;
            default -> 0;
        };
    }

    /** Rates a deed, the higher the better; each deed has one row, with one column for each policy. */
    private int liking(TacticalView view, DeclarationSteps.Act act) {
        return switch (act.deed()) {
            case SHOOT_TWO -> view.self().usesTwoGuns() ? row(85, 85, 75, 70) : -1;
            case SHOOT -> row(80, 80, 70, 80);
            case FAN -> row(view.crowd() >= 3 ? 84 : 15, 15, 4, -1);
            case SNAPSHOT -> {
                boolean snapped = view.self().stance() == Gunfighter.Stance.SNAPPED;
                boolean fair = snapped || (this == AGGRESSIVE && view.canSnap(RASH, act.prize()));
                yield row(fair ? 90 : 20, snapped ? 75 : 10, snapped ? 65 : 10, -1);
            }
            case AIM -> isInNeed(view) ? row(1, 20, 20, 20) : row(view.canShootTwo() ? 95 : 50, 50, 60, 90);
            case RELOAD -> isInNeed(view) ? row(70, 70, 85, 75) : row(5, 70, 5, 15);
            case DIVE -> isInNeed(view) ? row(40, view.self().isOutOfRounds() ? 90 : 30, 90, 60) : row(2, 1, 2, 5);
            case DODGE -> isInNeed(view) ? row(30, 60, 80, 50) : row(3, 2, 3, 10);
            case FLEE -> row(-1, view.isAlmostDone() ? 95 : -1, -1, -1);
            case SURRENDER -> row(-1, view.isAlmostDone() && view.crowd() > 1 ? 94 : -1, -1, -1);
            case STAND_UP -> row(1, view.isAlmostDone() ? 94 : 1, 1, 1);
            case NOTHING -> 0;
        };
    }

    private int row(int aggressive, int careful, int coverAndReload, int marksman) {
        return switch (this) {
            case AGGRESSIVE -> aggressive;
            case CAREFUL -> careful;
            case COVER_AND_RELOAD -> coverAndReload;
            case MARKSMAN -> marksman;
            case RANDOM, FIRST_LISTED -> 0;
        };
    }

    private boolean isInNeed(TacticalView view) {
        return switch (this) {
            case CAREFUL ->
                view.self().isOutOfRounds() || view.self().wounds().level().compareTo(WoundLevel.HURT) >= 0;
            case COVER_AND_RELOAD -> view.isHalfEmpty();
            case AGGRESSIVE, MARKSMAN, RANDOM, FIRST_LISTED -> view.self().isOutOfRounds();
        };
    }

    /** Whether he likes called shots: only a marksman does, and only if he hits a head more often than not. */
    private int takingAim(TacticalView view) {
        return this == MARKSMAN && view.canCall(CalledPart.HEAD) ? 2 : -2;
    }

    /** Loaded guns come first, then drawn guns, then his best skill, then more rounds; against a crowd, two pistols are worth a level. */
    private static int readiness(TacticalView view, Phase.Ready ready) {
        Gunfighter self = view.self();
        List<Gun> guns = self.guns(ready.guns());
        if (guns.isEmpty()) {
            return 0;
        }
        int rounds = 0;
        for (Gun gun : guns) {
            rounds += gun.rounds();
        }
        boolean areOut = Gun.areInHand(guns);
        int skill = guns.size() == 2
                ? Math.min(
                        self.sheet().traits().withTwoGuns().value(),
                        self.sheet().traits().pistol().value() - 1)
                : self.sheet().traits().skill(guns.getFirst().kind().skill()).value();
        return (rounds > 0 ? 1000 : 0)
                + (areOut ? 100 : 0)
                + 20 * skill
                + (guns.size() == 2 && view.crowd() > 1 ? 25 : 0)
                + Math.min(rounds, 12)
                + (ready.prize() ? -1 : 0);
    }

    /** What a gunfighter considers before he decides: his own state, and his chances to hit with the numbers that are rolled. */
    record TacticalView(Gunfight fight, Gunfighter self, List<Gunfighter> foes, UnaryOperator<Tally> counted) {

        /** The margin of a shot that cannot hit. */
        private static final int NEVER = -100;

        static TacticalView of(Gunfight fight, Gunfighter self, UnaryOperator<Tally> counted) {
            return new TacticalView(fight, self, fight.foesOf(self), counted);
        }

        /** Returns the margin of a shot at this target if the dice show 0; very low, if it cannot be fired or misses without a roll. */
        int margin(Gunfighter shooter, Gunfighter target, Shot shot) {
            Distance distance = fight.between(shooter, target);
            boolean canHit = !shooter.guns().isEmpty()
                    && distance.toReach().isPresent()
                    && Shot.missesOutright(target).isEmpty();
            if (!canHit) {
                return NEVER;
            }
            Tally toHit = counted.apply(shot.toHit(shooter, target));
            Tally difficulty = counted.apply(shot.difficulty(distance, target));
            return toHit.total() - difficulty.total();
        }

        /** Returns whether a snapshot at the easiest target has this margin; in part 4, it is the second (GF-16). */
        boolean canSnap(int margin, boolean prize) {
            for (Gunfighter target : part() == Part.PART_3 ? foes : List.<Gunfighter>of()) {
                if (margin(self, target, shot(target, prize)) >= margin) {
                    return true;
                }
            }
            return false;
        }

        /** Returns whether an aimed shot would hit this part of the easiest target that is near enough (HL-06). */
        boolean canCall(CalledPart part) {
            Gunfighter aiming = part() == Part.PART_4 ? self : self.withStance(Gunfighter.Stance.AIMED);
            for (Gunfighter target : foes) {
                if (fight.barsOn(Legality.Aim.CALLED_SHOT, self, target).isEmpty()
                        && margin(aiming, target, shot(target, Shot.Manner.SHOT, false, Optional.of(part))) >= 0) {
                    return true;
                }
            }
            return false;
        }

        /** Rates a target: those who can act come first, then the easiest to hit, then the best shots, then the worst hurt. */
        int worth(Gunfighter target) {
            int margin = margin(self, target, shot(target, false));
            return (target.isAble() ? 10_000 : 0)
                    + 20 * margin
                    + skill(target)
                    + target.wounds().level().ordinal();
        }

        private Shot shot(Gunfighter target, boolean prize) {
            Shot.Manner manner = part() == Part.PART_3
                    ? Shot.Manner.SNAPSHOT
                    : self.stance() == Gunfighter.Stance.SNAPPED ? Shot.Manner.SECOND_SNAPSHOT : Shot.Manner.SHOT;
            return shot(target, manner, prize, Optional.empty());
        }

        private Shot shot(Gunfighter target, Shot.Manner manner, boolean prize, Optional<CalledPart> part) {
            Rulings.DropScope scope = fight.rulings().dropScope();
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
            int fullest = self.inUse().isEmpty() ? 0 : self.inUse().getFirst();
            for (int gun : self.inUse()) {
                fullest =
                        self.guns().get(gun).rounds() > self.guns().get(fullest).rounds() ? gun : fullest;
            }
            return fullest;
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
            return foes.size();
        }

        /** Returns whether he has a loaded pistol in each hand and two enemies to use them on (GF-33). */
        boolean canShootTwo() {
            return crowd() > 1 && self.loaded().size() == 2;
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
                    : fighter.sheet()
                            .traits()
                            .skill(guns.getFirst().kind().skill())
                            .value();
        }
    }
}
