package dev.snakewater.application.fallout.shot;

import dev.snakewater.application.fallout.master.RulingWords;
import dev.snakewater.application.procedure.Sentence;
import dev.snakewater.application.procedure.Wording;
import dev.snakewater.domain.fallout.shot.Attempt;
import dev.snakewater.domain.fallout.shot.Encounter;
import dev.snakewater.domain.fallout.shot.Held;
import dev.snakewater.domain.fallout.shot.Price;
import dev.snakewater.domain.fallout.shot.Refusal;
import dev.snakewater.domain.fallout.shot.ToHit;
import dev.snakewater.domain.fallout.shot.Way;
import dev.snakewater.domain.modifier.Tally;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * What is told before a shot: who is there, and what each way to shoot would cost and promise.
 *
 * @param words what all that is called
 */
record ShotWords(Wording words) {

    private static final int MILLIMETRES = 10;

    /** Everything that is told before anything happens. */
    List<Sentence> opening(ShotSituation situation) {
        List<Sentence> told = new ArrayList<>();
        told.add(plain(cast(situation)));
        told.add(plain(target(situation)));
        told.addAll(RulingWords.told(situation.encounter().rulings()));
        if (situation.phase() instanceof Phase.Deciding) {
            told.addAll(prospects(situation));
        }
        return List.copyOf(told);
    }

    /** A distance as it is measured on the table. */
    String distance(int millimetres) {
        int centimetres = millimetres / MILLIMETRES;
        int rest = millimetres % MILLIMETRES;
        return rest == 0
                ? words.message("distance", String.valueOf(centimetres))
                : words.message("distance", centimetres + "." + rest);
    }

    /** A way to shoot, as it stands in a sentence. */
    String way(Way way) {
        return switch (way) {
            case Way.Unaimed unaimed -> words.message("way.unaimed");
            case Way.Burst burst -> words.message("way.burst");
            case Way.Aimed aimed -> words.message("way.aimed", aimed.part());
        };
    }

    /** The guns of an action. */
    String guns(List<String> guns) {
        return guns.size() == 2 && guns.getFirst().equals(guns.getLast())
                ? words.message("guns.equal", guns.getFirst())
                : words.message("guns", words.row(guns));
    }

    /** Why something is refused. */
    String because(List<Refusal> refusals) {
        return refusals.stream()
                .map(refusal -> words.message(
                        "refusal." + refusal.reason().name(), refusal.rule().id()))
                .collect(Collectors.joining(words.message("refusals.and")));
    }

    /** A gun with its rounds. */
    String loaded(Held held) {
        return words.message(
                "gun.loaded", held.gun().name(), held.rounds(), held.gun().magazine());
    }

    private String cast(ShotSituation situation) {
        Encounter encounter = situation.encounter();
        return words.message(
                "cast",
                encounter.shooter().name(),
                encounter.target().name(),
                distance(encounter.distance()),
                situation.actionPoints(),
                words.row(situation.guns().stream().map(this::loaded).toList()),
                encounter.shooter().inCover() ? words.message("cast.covered") : "");
    }

    private String target(ShotSituation situation) {
        Encounter encounter = situation.encounter();
        return words.message(
                "cast.target",
                encounter.target().name(),
                situation.target().hitPoints(),
                encounter.target().armour().name(),
                encounter.pose(),
                encounter.target().inCover() ? words.message("cast.covered") : "",
                situation.target().grip());
    }

    private List<Sentence> prospects(ShotSituation situation) {
        if (situation.settled().isPresent()) {
            Plan plan = situation.settled().get();
            return situation.refusals(plan).isEmpty()
                    ? prospect(situation, new Course(List.of(plan)))
                    : List.of(barred(title(situation, plan, way(plan.way())), situation.refusals(plan)));
        }
        List<Sentence> told = new ArrayList<>(List.of(Sentence.heading(words.message("prospects"))));
        PlanWords plans = new PlanWords(situation);
        for (Course stand : Course.all(situation).apart(plan -> plans.hands(plan) + plans.from(plan))) {
            List<Sentence> barred = new ArrayList<>();
            for (Course course : stand.apart(plans::way)) {
                Course legal = course.legal(situation);
                Plan first = course.plans().getFirst();
                if (legal.plans().isEmpty()) {
                    String way = barredWay(first.way(), stand, situation);
                    barred.add(barred(title(situation, first, way), situation.refusals(first)));
                } else {
                    told.addAll(prospect(situation, legal));
                }
            }
            barred.stream().distinct().forEach(told::add);
        }
        return told;
    }

    /** A way that is barred; aiming at all, if no part can be aimed at. */
    private String barredWay(Way way, Course stand, ShotSituation situation) {
        boolean noPart = way instanceof Way.Aimed
                && stand.legal(situation).plans().stream().noneMatch(other -> other.way() instanceof Way.Aimed);
        return noPart ? words.message("way.aimed.any") : way(way);
    }

    private Sentence barred(String title, List<Refusal> refusals) {
        return plain(words.message("prospect.barred", title, because(refusals)));
    }

    /** What the first of some plans costs and promises; and the last, if more action points would make it better. */
    private List<Sentence> prospect(ShotSituation situation, Course course) {
        Plan first = course.plans().getFirst();
        Plan last = course.plans().getLast();
        Attempt attempt = situation.attempt(first);
        List<Sentence> told = new ArrayList<>();
        for (Held held : attempt.hands()) {
            Tally chance = ToHit.chance(attempt, held);
            String longer = first.equals(last)
                    ? ""
                    : words.message(
                            "prospect.longer",
                            Price.of(situation.attempt(last)).total(),
                            ToHit.chance(situation.attempt(last), held).total());
            int shots = attempt.rounds(held);
            told.add(Sentence.deed(
                    words.message(
                            told.isEmpty() ? "prospect" : "prospect.second",
                            title(situation, first, way(first.way())),
                            Price.of(attempt).total(),
                            shots == 1 ? "" : words.message("prospect.shots", shots),
                            chance.total(),
                            ToHit.critical(attempt, held).total(),
                            longer),
                    words.reasons(chance)));
        }
        return told;
    }

    private String title(ShotSituation situation, Plan plan, String way) {
        String title = words.message(
                "prospect.title",
                guns(situation.attempt(plan).hands().stream()
                        .map(held -> held.gun().name())
                        .toList()),
                way,
                words.message("from." + plan.from().name()));
        return Wording.capitalised(title);
    }

    private static Sentence plain(String text) {
        return Sentence.deed(text, "");
    }
}
