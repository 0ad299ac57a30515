package dev.snakewater.application.fallout.fight.policy;

import dev.snakewater.application.fallout.fight.procedure.AttackPhase;
import dev.snakewater.application.fallout.fight.procedure.Deed;
import dev.snakewater.application.fallout.fight.procedure.FightEvent;
import dev.snakewater.application.fallout.fight.procedure.FightSituation;
import dev.snakewater.application.fallout.fight.procedure.FirePhase;
import dev.snakewater.application.fallout.fight.procedure.GoingPhase;
import dev.snakewater.application.fallout.fight.procedure.WatchingPhase;
import dev.snakewater.application.fallout.procedure.CandidatePlans;
import dev.snakewater.application.fallout.procedure.ShotSituation;
import dev.snakewater.application.procedure.Pick;
import dev.snakewater.application.procedure.Policy;
import dev.snakewater.application.table.Choice;
import dev.snakewater.application.table.Dice;
import dev.snakewater.domain.modifier.Counting;
import dev.snakewater.domain.plane.Place;
import java.util.Optional;

/** The policies for a whole fight. Each rates every answer and takes the first of those it likes best. */
public enum FightPolicy implements Policy<FightSituation> {
    RUSH,
    HOLD,
    SNIPER,
    SUPPRESS,
    RANDOM;

    /** Less than ending the turn is worth. */
    private static final int NEVER = -1;

    /** Points of damage decide only between what is liked as much. */
    private static final double POINTS_OF_A_STEP = 1000;

    private static final int SIGHT = 200;
    private static final int COVER = 3000;
    private static final int A_POINT_OF_RANGE = 20;

    @Override
    public <A> A decide(FightSituation fight, Choice<A> choice, Dice dice) {
        if (this == RANDOM) {
            return Pick.atRandom(choice, dice);
        }
        Counting counting = Counting.adding(choice::counted);
        if (fight.phase() instanceof AttackPhase.Choosing choosing) {
            return plan(AttackPhase.shot(fight, choosing.target()), choice, counting);
        }
        Tactics now = Tactics.of(fight, this, counting);
        return choice.best(answer -> liking(now, answer));
    }

    private <A> A plan(ShotSituation shot, Choice<A> choice, Counting counting) {
        Optional<CandidatePlans.Plan> plan =
                new ShotWeighing(shot, this == SNIPER, counting).best().map(ShotWeighing.Weighed::plan);
        return choice.best(answer -> plan.filter(best -> leadsTo(answer, best)).isPresent() ? 1 : 0);
    }

    private static boolean leadsTo(Object answer, CandidatePlans.Plan plan) {
        return answer instanceof CandidatePlans course && course.plans().contains(plan);
    }

    private double liking(Tactics now, Object answer) {
        return switch (answer) {
            case Deed deed -> POINTS_OF_A_STEP * liking(now, deed) + now.points(deed);
            case Place place -> liking(now, place);
            case Integer facing -> -now.around().missing(facing);
            case Optional<?> second ->
                second.map(target -> now.burning((Integer) target)).orElse(0.0);
            default -> 0;
        };
    }

    private int liking(Tactics now, Deed deed) {
        return switch (deed) {
            case AttackPhase.Shoot shoot when now.points(shoot) <= 0 -> NEVER;
            case AttackPhase.Shoot shoot -> now.isFair(shoot.target()) ? row(80, 80, 80, 70) : row(40, 50, 30, 60);
            case FirePhase.Flame flame -> now.points(flame) > 0 ? 80 : NEVER;
            case GoingPhase.Go go -> going(now, go.gait());
            case GoingPhase.Turn turn ->
                now.isToWait() && !now.around().facesTheDanger() ? row(NEVER, 56, 56, 26) : NEVER;
            case WatchingPhase.Wait wait ->
                now.isToWait() && now.around().facesTheDanger() ? row(NEVER, 55, 55, 25) : NEVER;
            case WatchingPhase.Cover cover -> now.hiding(cover.what()) > 0 ? row(NEVER, NEVER, NEVER, 75) : NEVER;
            case Deed.Hide hide
            when !now.around().covers(hide.behind()) || now.fight().turn().interrupts() -> NEVER;
            case Deed.Hide hide -> now.hasAFairShot() ? row(NEVER, 20, 20, 20) : row(NEVER, 90, 20, 20);
            case Deed.Change change -> changing(now, change);
            case Deed.Take take -> now.isBetterArmedWith(take.weapons(), this == SUPPRESS) ? 76 : NEVER;
            case Deed.PickUp pickUp -> now.isDisarmed() ? 77 : NEVER;
            case Deed.End end -> 0;
        };
    }

    private int going(Tactics now, FightEvent.Gait gait) {
        if (now.isDisarmed() && this != HOLD) {
            return NEVER;
        }
        boolean isLate = now.fight().turn().spent() || now.fight().turn().interrupts();
        return switch (gait) {
            case WALK ->
                switch (this) {
                    case RUSH -> now.hasAFairShot() || now.around().isClose() ? NEVER : 60;
                    case HOLD ->
                        now.around().isAtCover() || isLate || !now.around().hasCover()
                                ? NEVER
                                : now.around().reachesCover() ? 89 : 45;
                    case SNIPER -> isLate || now.hasAFairShot() ? NEVER : now.seesAnybody() ? 57 : 52;
                    case SUPPRESS -> isLate || now.hasAShot() ? NEVER : now.seesAnybody() ? 30 : 24;
                    case RANDOM -> NEVER;
                };
            case RUN ->
                this == RUSH
                                && !isLate
                                && !now.hasAShot()
                                && now.isFresh()
                                && !now.around().isClose()
                        ? 61
                        : NEVER;
            case JUMP -> this == RUSH && !now.hasAFairShot() && now.around().isBeforeAFence() ? 62 : NEVER;
        };
    }

    private int changing(Tactics now, Deed.Change change) {
        return switch (change.move()) {
            case RELOAD ->
                now.hasAShot()
                        ? NEVER
                        : now.isEmpty(change.weapon()) ? 78 : now.isHalfEmpty(change.weapon()) ? 15 : NEVER;
            case OUT_OF_COVER -> now.hasAFairShot() || now.around().isClose() ? NEVER : row(58, NEVER, NEVER, NEVER);
            case STAND_UP -> now.hasAFairShot() || now.around().isClose() ? NEVER : row(63, NEVER, NEVER, NEVER);
            case CROUCH -> now.hasAShot() || now.isLow() ? NEVER : row(NEVER, 12, 12, 12);
            case SET_UP -> now.seesAnybody() ? NEVER : row(NEVER, 57, 57, 27);
            case FOLD -> now.hasAFairShot() || now.around().isClose() ? NEVER : row(59, NEVER, NEVER, NEVER);
            case INTO_COVER, LIE_DOWN -> NEVER;
        };
    }

    private double liking(Tactics now, Place place) {
        Surroundings around = now.around();
        return switch (this) {
            case RUSH -> (around.wouldSee(place) ? SIGHT : 0) - around.distanceToEnemies(place);
            case HOLD -> (around.isCoverAt(place) ? COVER : 0) - around.distanceFromHere(place);
            case SNIPER, SUPPRESS ->
                (around.wouldSee(place) ? COVER : 0)
                        + (around.isCoverAt(place) ? SIGHT : 0)
                        + A_POINT_OF_RANGE * now.rangeFrom(place)
                        - around.distanceFromHere(place);
            case RANDOM -> 0;
        };
    }

    private int row(int rush, int hold, int sniper, int suppress) {
        return switch (this) {
            case RUSH -> rush;
            case HOLD -> hold;
            case SNIPER -> sniper;
            case SUPPRESS -> suppress;
            case RANDOM -> NEVER;
        };
    }
}
