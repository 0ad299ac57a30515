package dev.snakewater.application.fallout.telling;

import dev.snakewater.application.fallout.procedure.CandidatePlans;
import dev.snakewater.application.fallout.procedure.CandidatePlans.Plan;
import dev.snakewater.application.fallout.procedure.ShotEvent;
import dev.snakewater.application.fallout.procedure.ShotOutcome;
import dev.snakewater.application.fallout.procedure.ShotSituation;
import dev.snakewater.application.scenario.Telling;
import dev.snakewater.application.table.Throw;
import dev.snakewater.application.words.Messages;
import dev.snakewater.application.words.Sentence;
import dev.snakewater.application.words.StatusTable;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fallout.Rulings;
import dev.snakewater.domain.fallout.modifier.Attempt;
import dev.snakewater.domain.fallout.modifier.Shot;
import dev.snakewater.domain.fallout.scene.Encounter;
import dev.snakewater.domain.fallout.scene.Move;
import dev.snakewater.domain.fallout.scene.Way;
import dev.snakewater.domain.fallout.weapon.Held;
import dev.snakewater.domain.modifier.Counting;
import dev.snakewater.domain.modifier.Tally;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;

/** Tells an action: its price, each shot with its chance, and its effects. */
public final class ShotTelling implements Telling<ShotSituation, ShotOutcome> {

    private final Messages words = FalloutWords.of("shot");

    private record Standing(Name who, boolean shoots, ShotSituation now) {}

    @Override
    public Messages words() {
        return words;
    }

    @Override
    public List<Sentence> opening(ShotSituation situation, UnaryOperator<Tally> count) {
        List<Sentence> told = new ArrayList<>(words.told("cast", situation));
        told.addAll(words.rulings(Rulings.DECLARED, situation.encounter().rulings()));
        situation.shooting().ifPresent(shooting -> {
            told.addAll(shooting.settled().isEmpty() ? words.told("prospects", shooting) : List.of());
            new Prospects(shooting, count).all().forEach(prospect -> told.addAll(words.told(prospect)));
        });
        return List.copyOf(told);
    }

    @Override
    public StatusTable state(ShotSituation situation) {
        Encounter encounter = situation.encounter();
        return words.table(
                "state",
                List.of(
                        new Standing(encounter.shooter().name(), true, situation),
                        new Standing(encounter.target().name(), false, situation)),
                Standing::who,
                one -> !one.shoots() && situation.target().isDown());
    }

    @Override
    public List<Sentence> sheet(ShotSituation situation, Name fighter) {
        boolean shoots = fighter.equals(situation.encounter().shooter().name());
        return words.told(shoots ? "sheet.shooter" : "sheet.target", situation);
    }

    /** What each way to shoot would cost and promise, and why others are forbidden, before one is chosen. */
    record Prospects(ShotSituation situation, UnaryOperator<Tally> count) {

        /** What one of the guns of a plan promises, after another gun or first, and what it promises with the longest aim. */
        private record Prospect(
                ShotEvent.Deed deed,
                boolean second,
                int price,
                int shots,
                Shot.Numbers numbers,
                Optional<Prospect> longer,
                int lacking,
                List<Move> after) {}

        /** A forbidden way to shoot; all aimed shots if the way is empty. */
        private record Barred(List<String> guns, Optional<Way> way, Way.FromCover from, ShotEvent.Because because) {}

        /** Returns the prospects of all plans, or of the plan decided beforehand. */
        List<?> all() {
            Optional<CandidatePlans> settled = situation.settled().map(plan -> new CandidatePlans(List.of(plan)));
            List<Object> all = new ArrayList<>();
            for (CandidatePlans stand : settled.orElseGet(() -> CandidatePlans.all(situation))
                    .apart(plan -> List.of(plan.hands(), plan.from()))) {
                List<Barred> barred = new ArrayList<>();
                boolean aims = settled.isPresent()
                        || stand.legal(situation).plans().stream().anyMatch(Plan::isAimed);
                for (CandidatePlans course : stand.apart(CandidatePlans.Decision.WAY.of(situation))) {
                    CandidatePlans legal = course.legal(situation);
                    if (legal.plans().isEmpty()) {
                        barred.add(barred(course.plans().getFirst(), aims));
                    } else {
                        all.addAll(prospects(legal));
                    }
                }
                barred.stream().distinct().forEach(all::add);
            }
            return all;
        }

        private Barred barred(Plan plan, boolean aims) {
            return new Barred(
                    situation.guns(plan),
                    Optional.of(plan.way()).filter(way -> aims || !plan.isAimed()),
                    plan.from(),
                    ShotEvent.Because.of(situation.refusals(plan)));
        }

        private List<Prospect> prospects(CandidatePlans course) {
            Plan shortest = course.plans().getFirst();
            Optional<Plan> longest = Optional.of(course.plans().getLast()).filter(plan -> !plan.equals(shortest));
            return IntStream.range(0, shortest.hands().size())
                    .mapToObj(hand ->
                            prospect(shortest, hand, longest.map(plan -> prospect(plan, hand, Optional.empty()))))
                    .toList();
        }

        private Prospect prospect(Plan plan, int hand, Optional<Prospect> longer) {
            Attempt attempt = situation.attempt(plan);
            Held held = attempt.hands().get(hand);
            return new Prospect(
                    situation.deed(plan),
                    hand > 0,
                    attempt.price().total(),
                    attempt.rounds(held),
                    attempt.shot(held).numbers(Counting.adding(count)),
                    longer,
                    situation.lacking(plan),
                    situation.after());
        }
    }

    @Override
    public Throw.Wanted wanted(Throw what) {
        return FalloutWords.wanted(what);
    }
}
