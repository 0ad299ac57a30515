package dev.snakewater.application.gunfight;

import dev.snakewater.application.policy.Pick;
import dev.snakewater.application.policy.Policy;
import dev.snakewater.application.table.Choice;
import dev.snakewater.application.table.Dice;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fudge.gunfight.Announcement;
import dev.snakewater.domain.fudge.gunfight.Deed;
import dev.snakewater.domain.fudge.gunfight.Gun;
import dev.snakewater.domain.fudge.gunfight.Gunfighter;
import dev.snakewater.domain.fudge.gunfight.Stance;
import dev.snakewater.domain.fudge.hitlocation.CalledPart;
import dev.snakewater.domain.fudge.hitlocation.WoundLevel;
import dev.snakewater.domain.rule.Word;
import java.util.List;
import java.util.Optional;

/** Who can decide for a gunfighter. Each likes some answers better than others, and takes the first it likes best. */
public enum GunfightPolicy implements Policy<Gunfight> {
    /** Shoots whenever a shot has a chance. */
    AGGRESSIVE,
    /** Aims while unhurt, keeps his head down when hurt or out of rounds. */
    CAREFUL,
    /** Shoots while his gun is more than half full, then gets behind something and loads it. */
    COVER_AND_RELOAD,
    /** Fires only what he has aimed. */
    MARKSMAN,
    /** Lets a die decide. */
    RANDOM,
    /** Takes whatever is listed first. */
    FIRST_LISTED;

    private static final int MOST = 1000;
    private static final int RASH = -1;

    @Override
    public <A> A decide(Gunfight fight, Choice<A> choice, Dice dice) {
        Sights sights = new Sights(fight, fight.fighter(choice.by()), choice::counted);
        return switch (this) {
            case AGGRESSIVE, CAREFUL, COVER_AND_RELOAD, MARKSMAN ->
                Pick.best(choice, answer -> likingOf(sights, answer));
            case RANDOM -> Pick.atRandom(choice, dice);
            case FIRST_LISTED -> Pick.firstListed(choice);
        };
    }

    private int likingOf(Sights sights, Object answer) {
        Gunfight fight = sights.fight();
        return switch (answer) {
            case DeclarationSteps.Act act when sights.isDisarmed() && isGivingUp(act.deed()) -> MOST;
            case DeclarationSteps.Act act ->
                4 * liking(sights, act)
                        + (act.prize() && isWorthIt(act.deed()) ? 1 : 0)
                        + (act.called() ? takingAim(sights) : 0);
            case Phase.Ready ready -> readiness(sights, ready);
            case Name target -> sights.worth(fight.fighter(target));
            case Optional<?> next
            when next.isPresent() && next.get() instanceof Name target -> sights.worth(fight.fighter(target));
            case Optional<?> next when next.isPresent() && next.get() instanceof Announcement -> takingAim(sights);
            case CalledPart part -> part == CalledPart.HEAD ? 1 : 0;
            case StaredownSteps.Consent consent -> consent == StaredownSteps.Consent.AGREE ? 1 : 0;
            default -> 0;
        };
    }

    /** How much this fighter likes a deed, the more the higher. */
    private int liking(Sights sights, DeclarationSteps.Act act) {
        return switch (this) {
            case AGGRESSIVE -> aggressive(sights, act);
            case CAREFUL -> careful(sights, act.deed());
            case COVER_AND_RELOAD -> coverAndReload(sights, act.deed());
            case MARKSMAN -> marksman(sights.isOutOfRounds(), act.deed());
            case RANDOM, FIRST_LISTED -> 0;
        };
    }

    private static int aggressive(Sights sights, DeclarationSteps.Act act) {
        return switch (act.deed()) {
            case SNAPSHOT -> sights.self().stance() == Stance.SNAPPED || sights.snapping(act) >= RASH ? 90 : 20;
            case SHOOT_TWO -> 85;
            case FAN -> sights.crowd() >= 3 ? 84 : 15;
            case SHOOT -> 80;
            case RELOAD -> sights.isOutOfRounds() ? 70 : 5;
            case AIM -> sights.isOutOfRounds() ? 1 : sights.canShootTwo() ? 95 : 50;
            case DIVE -> sights.isOutOfRounds() ? 40 : 2;
            case DODGE -> sights.isOutOfRounds() ? 30 : 3;
            case NOTHING -> 0;
            case STAND_UP -> 1;
            case FLEE, SURRENDER -> -1;
        };
    }

    private static int careful(Sights sights, Deed deed) {
        boolean inDanger =
                sights.isOutOfRounds() || sights.self().wounds().level().compareTo(WoundLevel.HURT) >= 0;
        return switch (deed) {
            case DIVE -> sights.isOutOfRounds() ? 90 : inDanger ? 30 : 1;
            case DODGE -> inDanger ? 60 : 2;
            case AIM -> inDanger ? 20 : 50;
            case SHOOT_TWO -> 85;
            case FAN -> 15;
            case SHOOT -> 80;
            case RELOAD -> 70;
            case SNAPSHOT -> sights.self().stance() == Stance.SNAPPED ? 75 : 10;
            case FLEE -> sights.isAlmostDone() ? 95 : -1;
            case SURRENDER -> sights.isAlmostDone() && sights.crowd() > 1 ? 94 : -1;
            case STAND_UP -> sights.isAlmostDone() ? 94 : 1;
            case NOTHING -> 0;
        };
    }

    private static int coverAndReload(Sights sights, Deed deed) {
        boolean low = sights.isHalfEmpty();
        return switch (deed) {
            case DIVE -> low ? 90 : 2;
            case DODGE -> low ? 80 : 3;
            case RELOAD -> low ? 85 : 5;
            case AIM -> low ? 20 : 60;
            case SHOOT_TWO -> 75;
            case SHOOT -> 70;
            case SNAPSHOT -> sights.self().stance() == Stance.SNAPPED ? 65 : 10;
            case FAN -> 4;
            case STAND_UP -> 1;
            case NOTHING -> 0;
            case FLEE, SURRENDER -> -1;
        };
    }

    private static int marksman(boolean empty, Deed deed) {
        return switch (deed) {
            case AIM -> empty ? 20 : 90;
            case DODGE -> empty ? 50 : 10;
            case DIVE -> empty ? 60 : 5;
            case SHOOT -> 80;
            case SHOOT_TWO -> 70;
            case RELOAD -> empty ? 75 : 15;
            case NOTHING -> 0;
            case STAND_UP -> 1;
            case SNAPSHOT, FAN, FLEE, SURRENDER -> -1;
        };
    }

    /** Whether he likes to aim at a part of the body: only a marksman does, and only where he hits a head more often than not. */
    private int takingAim(Sights sights) {
        return this == MARKSMAN && sights.calling(CalledPart.HEAD) >= 0 ? 2 : -2;
    }

    /** Whether it takes him out of the fight alive. */
    private static boolean isGivingUp(Deed deed) {
        return deed == Deed.FLEE || deed == Deed.SURRENDER;
    }

    /** The +2 of the staredown is kept for a shot. */
    private static boolean isWorthIt(Deed deed) {
        return deed.fires();
    }

    /**
     * Loaded guns before empty ones, then drawn ones, then those he shoots best with, then the fuller hands; against a
     * crowd, two pistols are worth a level of skill.
     */
    private static int readiness(Sights sights, Phase.Ready ready) {
        Gunfighter self = sights.self();
        List<Gun> guns = ready.guns().stream().map(self.guns()::get).toList();
        if (guns.isEmpty()) {
            return 0;
        }
        int rounds = guns.stream().mapToInt(Gun::rounds).sum();
        int skill = guns.size() == 2
                ? Math.min(
                        self.sheet().traits().withTwoGuns().value(),
                        self.sheet().traits().pistol().value() - 1)
                : self.sheet().traits().skill(guns.getFirst().kind().skill()).value();
        return (rounds > 0 ? 1000 : 0)
                + (guns.stream().allMatch(Gun::isInHand) ? 100 : 0)
                + 20 * skill
                + (guns.size() == 2 && sights.crowd() > 1 ? 25 : 0)
                + Math.min(rounds, 12)
                + (ready.prize() ? -1 : 0);
    }

    @Override
    public String toString() {
        return Word.of(this);
    }
}
