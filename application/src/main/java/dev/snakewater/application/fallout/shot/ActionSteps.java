package dev.snakewater.application.fallout.shot;

import dev.snakewater.application.procedure.Next;
import dev.snakewater.application.table.Choice;
import dev.snakewater.application.table.Table;
import dev.snakewater.domain.fallout.FalloutRule;
import dev.snakewater.domain.fallout.shot.Attempt;
import dev.snakewater.domain.fallout.shot.Encounter;
import dev.snakewater.domain.fallout.shot.Held;
import dev.snakewater.domain.fallout.shot.Refusal;
import dev.snakewater.domain.rule.Rule;
import dev.snakewater.domain.rule.Word;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/** What the shooter decides on and what it costs, and what comes when all shots have been fired. */
final class ActionSteps {

    private ActionSteps() {}

    /** She decides what she does, and pays for it; what the rules refuse costs nothing (FO-08). */
    static Next<ShotSituation, ShotOutcome> decide(ShotSituation situation, Table table) {
        Plan plan = situation.settled().orElseGet(() -> chosen(situation, table));
        Attempt attempt = situation.attempt(plan);
        List<Refusal> refusals = situation.refusals(plan);
        if (isSpent(situation, refusals)) {
            return afterwards(situation, List.of());
        }
        if (!refusals.isEmpty()) {
            Optional<Attempt> priced = Optional.of(attempt).filter(Attempt::isListed);
            table.tell(
                    new ShotEvent.Refused(
                            situation.deed(plan), refusals, priced.map(Attempt::price), situation.actionPoints()),
                    rules(refusals));
            return situation.hasFired()
                    ? afterwards(situation, refusals)
                    : Next.done(ShotOutcome.of(situation, refusals));
        }
        List<Integer> shots = plan.hands().stream()
                .flatMap(gun ->
                        Collections.nCopies(attempt.rounds(situation.guns().get(gun)), gun).stream())
                .toList();
        ShotSituation paid = situation.paid(plan).withTimes(situation.times() - 1);
        table.tell(
                new ShotEvent.Acted(
                        situation.deed(plan),
                        attempt.price(),
                        attempt.hands().stream()
                                .map(held -> attempt.shot(held).minimalStrength())
                                .toList(),
                        paid.actionPoints(),
                        paid.attempt(plan).hands().stream().map(Held::rounds).toList()),
                why(attempt));
        return Next.go(paid.withPhase(new Phase.Firing(plan, shots)));
    }

    /** Whether she has shot, and whatever else she could choose takes more action points than she has left. */
    private static boolean isSpent(ShotSituation situation, List<Refusal> refusals) {
        return situation.hasFired()
                && situation.settled().isEmpty()
                && !refusals.isEmpty()
                && refusals.stream().allMatch(refusal -> refusal.reason() == Refusal.Reason.NOT_ENOUGH_AP);
    }

    /** What is fired again, or done afterwards, when all shots have been fired; nobody fires again at who is down (FO-70). */
    static Next<ShotSituation, ShotOutcome> over(ShotSituation situation) {
        return situation.times() > 0 && !situation.target().isDown()
                ? Next.go(situation.withPhase(new Phase.Deciding()))
                : afterwards(situation, List.of());
    }

    /** What she wanted to do when she has shot; it is not lost when the rules refuse her another shot. */
    private static Next<ShotSituation, ShotOutcome> afterwards(ShotSituation situation, List<Refusal> refused) {
        return situation.after().isEmpty()
                ? Next.done(ShotOutcome.of(situation, refused))
                : Next.go(situation.withPhase(new Phase.Moving(situation.after(), false, refused)));
    }

    private static List<Rule> why(Attempt attempt) {
        Encounter encounter = attempt.encounter();
        return Stream.of(
                        Stream.of(FalloutRule.FO_12_WAYS_TO_SHOOT, FalloutRule.FO_72_AMMUNITION),
                        Rule.when(attempt.isTwoGuns(), FalloutRule.FO_62_TWO_GUNS_ROLLS),
                        Rule.when(attempt.isBurst(), FalloutRule.FO_23_SHOT_BY_SHOT),
                        Rule.when(encounter.target().pose() != encounter.pose(), FalloutRule.FO_67_OPTIONAL_RULES))
                .<Rule>flatMap(rules -> rules)
                .toList();
    }

    /** What she chooses, question by question; nobody is asked where there is but one answer. */
    private static Plan chosen(ShotSituation situation, Table table) {
        Course course = Course.all(situation);
        if (course.legal(situation).plans().isEmpty()) {
            return course.nearest(situation);
        }
        for (Course.Decision decision : Course.Decision.values()) {
            Function<Plan, String> word = decision.of(situation);
            Choice<Course> choice = Choice.among(
                            situation.encounter().shooter().name(),
                            Word.of(decision),
                            course.apart(word),
                            decision.why())
                    .called(group -> word.apply(group.plans().getFirst()))
                    .barring(group -> bars(situation, group));
            course = choice.only().orElseGet(() -> table.choose(choice));
        }
        return course.plans().getFirst();
    }

    private static List<Rule> bars(ShotSituation situation, Course group) {
        return group.legal(situation).plans().isEmpty()
                ? rules(situation.refusals(group.nearest(situation)))
                : List.of();
    }

    private static List<Rule> rules(List<Refusal> refusals) {
        return refusals.stream().<Rule>map(Refusal::rule).distinct().toList();
    }
}
