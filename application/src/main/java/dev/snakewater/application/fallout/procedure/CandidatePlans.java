package dev.snakewater.application.fallout.procedure;

import dev.snakewater.domain.fallout.FalloutRule;
import dev.snakewater.domain.fallout.Part;
import dev.snakewater.domain.fallout.modifier.Refusal;
import dev.snakewater.domain.fallout.scene.Way;
import dev.snakewater.domain.field.Word;
import dev.snakewater.domain.rule.Rule;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The plans that a shooter still has to choose from, {@link Decision step by step}. */
public record CandidatePlans(List<Plan> plans) {

    /** More than there are refusals that last: one refusal less counts for more than all of them. */
    private static final int MOST_LASTING = 100;

    /** The steps in which a shooter chooses a plan. */
    public enum Decision {
        GUN,
        COVER,
        WAY,
        AIMING;

        FalloutRule why() {
            return switch (this) {
                case GUN, WAY -> FalloutRule.FO_12_WAYS_TO_SHOOT;
                case COVER -> FalloutRule.FO_38_BLIND_FIRE;
                case AIMING -> FalloutRule.FO_17_AIMED_SHOT;
            };
        }

        /** Returns what the option of a plan is called. */
        public Function<Plan, String> of(ShotSituation situation) {
            return switch (this) {
                case GUN -> {
                    List<GunNames.NamedGun> named = situation.named();
                    yield plan -> String.join(" and ", GunNames.of(plan.hands(), named));
                }
                case COVER -> plan -> Word.of(plan.from());
                case WAY, AIMING -> plan -> word(plan.way());
            };
        }

        private String word(Way way) {
            return switch (way) {
                case Way.Unaimed unaimed -> "unaimed";
                case Way.Burst burst -> "burst";
                case Way.Aimed aimed -> this == WAY ? "at the " + Word.of(aimed.part()) : "+" + aimed.extra() + " AP";
            };
        }
    }

    /** Returns all plans for the guns at hand, allowed or not. */
    public static CandidatePlans all(ShotSituation situation) {
        List<Plan> plans = new ArrayList<>();
        List<Way> ways = ways(situation.actionPoints());
        for (List<Integer> hands : hands(situation)) {
            for (Way.FromCover from : situation.encounter().shooter().inCover()
                    ? List.of(Way.FromCover.POP_OUT, Way.FromCover.BLIND)
                    : List.of(Way.FromCover.IN_THE_OPEN)) {
                ways.forEach(way -> plans.add(new Plan(hands, way, from)));
            }
        }
        return new CandidatePlans(plans);
    }

    /** Returns these plans grouped by a property. */
    public List<CandidatePlans> apart(Function<Plan, ?> words) {
        Map<Object, List<Plan>> groups = new LinkedHashMap<>();
        for (Plan plan : plans) {
            groups.computeIfAbsent(words.apply(plan), none -> new ArrayList<>()).add(plan);
        }
        return groups.values().stream().map(CandidatePlans::new).toList();
    }

    /** Returns the plans that the rules allow. */
    public CandidatePlans legal(ShotSituation situation) {
        return new CandidatePlans(plans.stream()
                .filter(plan -> situation.refusals(plan).isEmpty())
                .toList());
    }

    /** Returns whether the rules allow any of them. */
    public boolean isPossible(ShotSituation situation) {
        for (Plan plan : plans) {
            if (situation.refusals(plan).isEmpty()) {
                return true;
            }
        }
        return false;
    }

    /** Returns the rules that forbid all of them, those of the nearest to being allowed; none if one is. */
    public List<Rule> bars(ShotSituation situation) {
        return isPossible(situation) ? List.of() : Refusal.rules(situation.refusals(nearest(situation)));
    }

    /** Returns the plan with the fewest refusals, preferably none that lasts; of equal plans the first. */
    Plan nearest(ShotSituation situation) {
        Plan nearest = plans.getFirst();
        int fewest = Integer.MAX_VALUE;
        for (Plan plan : plans) {
            int refusals = MOST_LASTING * situation.refusals(plan).size();
            if (refusals < fewest) {
                int all = refusals + Refusal.lasting(situation.attempt(plan)).size();
                nearest = all < fewest ? plan : nearest;
                fewest = Math.min(all, fewest);
            }
        }
        return nearest;
    }

    private static List<List<Integer>> hands(ShotSituation situation) {
        int guns = situation.guns().size();
        Stream<List<Integer>> single = IntStream.range(0, guns).mapToObj(List::of);
        Stream<List<Integer>> pairs = IntStream.range(0, guns)
                .boxed()
                .flatMap(one -> IntStream.range(one + 1, guns).mapToObj(other -> List.of(one, other)));
        return Stream.concat(single, pairs).toList();
    }

    private static List<Way> ways(int actionPoints) {
        List<Way> ways = new ArrayList<>();
        ways.add(new Way.Unaimed());
        ways.add(new Way.Burst());
        for (Part part : Part.values()) {
            IntStream.rangeClosed(1, Math.max(1, actionPoints)).forEach(extra -> ways.add(new Way.Aimed(part, extra)));
        }
        return ways;
    }

    /** Which guns a shooter fires, by their places among those at hand, and how. */
    public record Plan(List<Integer> hands, Way way, Way.FromCover from) {

        /** @throws IllegalArgumentException if it takes more than two hands, or aiming costs nothing */
        public Plan {
            if (hands.size() > 2 || (way instanceof Way.Aimed aimed && aimed.extra() < 1)) {
                throw new IllegalArgumentException(hands.size() + " guns, " + way);
            }
        }

        Plan leaving(boolean covered) {
            boolean isOpen = from == Way.FromCover.IN_THE_OPEN;
            return covered != isOpen
                    ? this
                    : new Plan(hands, way, covered ? Way.FromCover.POP_OUT : Way.FromCover.IN_THE_OPEN);
        }

        /** Returns whether it is an aimed shot. */
        public boolean isAimed() {
            return way instanceof Way.Aimed;
        }
    }
}
