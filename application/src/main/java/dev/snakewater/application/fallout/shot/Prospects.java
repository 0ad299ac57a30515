package dev.snakewater.application.fallout.shot;

import dev.snakewater.application.words.Sentence;
import dev.snakewater.application.words.Wording;
import dev.snakewater.domain.fallout.shot.Attempt;
import dev.snakewater.domain.fallout.shot.Held;
import dev.snakewater.domain.fallout.shot.Price;
import dev.snakewater.domain.fallout.shot.Refusal;
import dev.snakewater.domain.fallout.shot.ShotNumbers;
import dev.snakewater.domain.fallout.shot.Way;
import dev.snakewater.domain.modifier.Counting;
import dev.snakewater.domain.modifier.Tally;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;

/**
 * What each way to shoot would cost and promise, and what bars the others, before one is chosen.
 *
 * @param words what all that is called
 * @param scene how guns and ways are told
 * @param situation in which she comes to shoot
 * @param count what stands of a tally after the game master
 */
record Prospects(Wording words, ShotWords scene, ShotSituation situation, UnaryOperator<Tally> count) {

    /** All of them; of an action that is settled, that one. */
    List<Sentence> told() {
        return situation
                .settled()
                .map(plan -> situation.refusals(plan).isEmpty()
                        ? prospect(new Course(List.of(plan)))
                        : List.of(barred(title(plan, scene.way(plan.way())), situation.refusals(plan))))
                .orElseGet(this::all);
    }

    private List<Sentence> all() {
        List<Sentence> told = new ArrayList<>(List.of(Sentence.heading(words.message("prospects"))));
        PlanWords plans = new PlanWords(situation);
        for (Course stand : Course.all(situation).apart(plan -> plans.hands(plan) + plans.from(plan))) {
            List<Sentence> barred = new ArrayList<>();
            for (Course course : stand.apart(plans::way)) {
                Course legal = course.legal(situation);
                Plan first = course.plans().getFirst();
                if (legal.plans().isEmpty()) {
                    barred.add(barred(title(first, barredWay(first.way(), stand)), situation.refusals(first)));
                } else {
                    told.addAll(prospect(legal));
                }
            }
            barred.stream().distinct().forEach(told::add);
        }
        return told;
    }

    /** A way that is barred; aiming at all, if no part can be aimed at. */
    private String barredWay(Way way, Course stand) {
        boolean noPart = way instanceof Way.Aimed
                && stand.legal(situation).plans().stream().noneMatch(other -> other.way() instanceof Way.Aimed);
        return noPart ? words.message("way.aimed.any") : scene.way(way);
    }

    private Sentence barred(String title, List<Refusal> refusals) {
        return Sentence.deed(words.message("prospect.barred", title, scene.because(refusals)), "");
    }

    /** What the first of some plans costs and promises; and the last, if more action points would make it better. */
    private List<Sentence> prospect(Course course) {
        Plan plan = course.plans().getFirst();
        Attempt attempt = situation.attempt(plan);
        List<Sentence> told = new ArrayList<>();
        for (Held held : attempt.hands()) {
            ShotNumbers numbers = numbers(attempt, held);
            Tally chance = numbers.chance();
            String which = (told.isEmpty() ? "prospect" : "prospect.second") + (chance.total() < 1 ? ".never" : "");
            int shots = attempt.rounds(held);
            told.add(Sentence.deed(
                    words.message(
                            which,
                            title(plan, scene.way(plan.way())),
                            Price.of(attempt).total(),
                            shots == 1 ? "" : words.message("prospect.shots", shots),
                            chance.total(),
                            numbers.critical().total(),
                            longer(course, held) + (told.isEmpty() ? lacking(plan) : "")),
                    words.reasons(chance)));
        }
        return told;
    }

    private ShotNumbers numbers(Attempt attempt, Held held) {
        return ShotNumbers.of(attempt, held, Counting.adding(count));
    }

    private String longer(Course course, Held held) {
        Plan last = course.plans().getLast();
        if (last.equals(course.plans().getFirst())) {
            return "";
        }
        Attempt longest = situation.attempt(last);
        return words.message(
                "prospect.longer",
                Price.of(longest).total(),
                numbers(longest, held).chance().total());
    }

    /** That she could not do then what she wants to do afterwards. */
    private String lacking(Plan plan) {
        int lacking = Foreseen.lacking(situation, plan);
        return lacking == 0 ? "" : words.message("prospect.lacking", lacking, words.row(situation.after()));
    }

    private String title(Plan plan, String way) {
        return Wording.capitalised(words.message(
                "prospect.title",
                scene.guns(GunNames.of(situation.guns()).at(plan.hands())),
                way,
                words.message("from." + plan.from().name())));
    }
}
