package dev.snakewater.application.fallout.fight.policy;

import dev.snakewater.application.fallout.procedure.CandidatePlans.Plan;
import dev.snakewater.application.fallout.procedure.ShotSituation;
import dev.snakewater.domain.fallout.Part;
import dev.snakewater.domain.fallout.modifier.Attempt;
import dev.snakewater.domain.fallout.modifier.Expectation;
import dev.snakewater.domain.fallout.scene.Way;
import dev.snakewater.domain.fallout.weapon.Bands.RangeBand;
import dev.snakewater.domain.fallout.weapon.Held;
import dev.snakewater.domain.modifier.Counting;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What shooting at somebody is worth with the action points that are left, by the expected damage.
 *
 * @param aims whether one shot is weighed, aimed as well as can be, and not as many as can be fired
 */
record ShotWeighing(ShotSituation shot, boolean aims, Counting counting) {

    private static final List<Part> PARTS = List.of(Part.TORSO, Part.ARM, Part.LEGS, Part.HEAD);
    private static final int LEAST_WORTH_AIMING = 2;

    /** A plan, and the damage to be expected of it and of what can be fired after it. */
    record Weighed(Plan plan, double points) {}

    /** Returns the plan of which most damage is to be expected, of those that the rules allow; nothing, if none does any. */
    Optional<Weighed> best() {
        Optional<Weighed> best = Optional.empty();
        for (List<Integer> hands : hands()) {
            for (Way.FromCover from : froms()) {
                for (Way way : List.of(new Way.Unaimed(), new Way.Burst())) {
                    best = better(best, new Plan(hands, way, from), 0);
                }
            }
        }
        return best.map(this::aimed);
    }

    /** The same shot or a better one, aimed with the action points that are left over. */
    private Weighed aimed(Weighed simple) {
        Plan plan = simple.plan();
        Attempt attempt = shot.attempt(plan);
        if (attempt.isTwoGuns() || attempt.isBurst() || plan.from() == Way.FromCover.BLIND) {
            return simple;
        }
        int price = attempt.price().total();
        int extra = aims ? shot.actionPoints() - price : shot.actionPoints() % price;
        if (extra < LEAST_WORTH_AIMING) {
            return simple;
        }
        double others = aims ? 0 : simple.points() * (times(attempt) - 1) / times(attempt);
        Optional<Weighed> best = Optional.of(simple);
        for (Part part : PARTS) {
            best = better(best, new Plan(plan.hands(), new Way.Aimed(part, extra), plan.from()), others);
        }
        return best.orElseThrow();
    }

    private Optional<Weighed> better(Optional<Weighed> best, Plan plan, double others) {
        Attempt attempt = shot.attempt(plan);
        if (!isPossible(attempt)) {
            return best;
        }
        boolean isRepeated = !aims && !plan.isAimed();
        double points = others + Expectation.points(attempt, counting) * (isRepeated ? times(attempt) : 1);
        return points > best.map(Weighed::points).orElse(0.0)
                        && shot.refusals(plan).isEmpty()
                ? Optional.of(new Weighed(plan, points))
                : best;
    }

    /** Whether there is something to weigh; the rules may still refuse it. */
    private boolean isPossible(Attempt attempt) {
        return attempt.isListed()
                && attempt.price().total() <= shot.actionPoints()
                && attempt.hands().stream()
                        .allMatch(held ->
                                held.rounds() > 0 && attempt.shot(held).band().isPresent());
    }

    /** How often this can be done with the action points and the rounds that are left. */
    private int times(Attempt attempt) {
        int times = shot.actionPoints() / attempt.price().total();
        for (Held held : attempt.hands()) {
            times = Math.min(times, Math.ceilDiv(held.rounds(), attempt.rounds(held)));
        }
        return times;
    }

    private List<List<Integer>> hands() {
        List<Held> guns = shot.guns();
        List<List<Integer>> hands = new ArrayList<>();
        for (int one = 0; one < guns.size(); one++) {
            if (guns.indexOf(guns.get(one)) == one) {
                hands.add(List.of(one));
            }
            for (int other = one + 1; shot.encounter().rulings().twoGuns() && other < guns.size(); other++) {
                hands.add(List.of(one, other));
            }
        }
        return hands;
    }

    private List<Way.FromCover> froms() {
        return shot.encounter().shooter().inCover()
                ? List.of(Way.FromCover.POP_OUT, Way.FromCover.BLIND)
                : List.of(Way.FromCover.IN_THE_OPEN);
    }

    /** Returns whether at least half as much damage is to be expected from here as from the best of the range bands that can be had. */
    boolean isFair(Weighed best, boolean fromNearerOnly) {
        Attempt attempt = shot.attempt(best.plan());
        Held held = attempt.hands().getFirst();
        RangeBand here = attempt.shot(held).band().orElseThrow();
        RangeBand there = held.gun().bands().best().stream()
                .filter(band -> !fromNearerOnly || band.compareTo(here) <= 0)
                .findFirst()
                .orElse(here);
        if (there == here) {
            return true;
        }
        int perception = attempt.shooter().statistics().perception();
        int distance = held.gun().bands().beginning(there, perception) + 1;
        Attempt moved =
                shot.withEncounter(shot.encounter().withDistance(distance)).attempt(best.plan());
        return 2 * Expectation.points(attempt, counting) >= Expectation.points(moved, counting);
    }
}
