package dev.snakewater.application.fallout.shot;

import dev.snakewater.application.measure.Finding;
import dev.snakewater.application.procedure.Telling;
import dev.snakewater.application.table.Event;
import dev.snakewater.application.words.Sentence;
import dev.snakewater.application.words.Tableau;
import dev.snakewater.application.words.Wording;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fallout.FalloutRule;
import dev.snakewater.domain.fallout.Part;
import dev.snakewater.domain.fallout.shot.Grip;
import dev.snakewater.domain.fallout.shot.Refusal;
import dev.snakewater.domain.fallout.shot.Result;
import dev.snakewater.domain.modifier.Tally;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;

/** How an action is told: what it costs, each shot with its chance, and what it does. */
final class ShotTelling implements Telling<ShotSituation, ShotOutcome> {

    private final Wording words = Wording.in("dev.snakewater.application.fallout.shot-telling");

    @Override
    public Wording words() {
        return words;
    }

    private final ShotWords scene = new ShotWords(words);

    @Override
    public List<Sentence> opening(ShotSituation situation) {
        return opening(situation, UnaryOperator.identity());
    }

    @Override
    public List<Sentence> opening(ShotSituation situation, UnaryOperator<Tally> count) {
        return scene.opening(situation, count);
    }

    @Override
    public List<Sentence> event(Event event) {
        return switch ((ShotEvent) event) {
            case ShotEvent.Moved moved ->
                deed("moved." + moved.move().name(), moved.by(), moved.price().total(), moved.actionPoints());
            case ShotEvent.NotMoved refused ->
                deed(
                        "moved.refused",
                        refused.by(),
                        refused.move(),
                        refused.price().total(),
                        refused.actionPoints(),
                        FalloutRule.FO_09_ACTION_POINTS.id());
            case ShotEvent.Needless needless ->
                deed(
                        "moved.needless",
                        needless.by(),
                        needless.move(),
                        needless.move().rule().id());
            case ShotEvent.Refused refused -> List.of(refused(refused));
            case ShotEvent.Acted acted -> List.of(acted(acted));
            case ShotEvent.Fired fired -> List.of(fired(fired));
            case ShotEvent.Located located ->
                List.of(LocationWords.located(words, located.fall(), located.part(), located.why()));
            case ShotEvent.Damaged damaged -> List.of(damaged(damaged));
            case ShotEvent.WeaponStruck struck -> List.of(struck(struck));
            case ShotEvent.Wounded wounded ->
                consequence(
                        wounded.effects() ? "wounded." + wounded.part().name() : "wounded",
                        wounded.at(),
                        wounded.part());
            case ShotEvent.WentDown down -> consequence("down", down.at());
        };
    }

    @Override
    public List<Sentence> ending(ShotOutcome outcome) {
        ShotSituation.Toll toll = outcome.toll();
        String done = toll.shots() == 0
                ? words.message("ending.nothing", outcome.by())
                : words.message(
                        toll.shots() == 1 ? "ending.shot" : "ending.shots", outcome.by(), toll.shots(), toll.hits());
        String lost = Wording.capitalised(words.message(
                outcome.target().isDown() ? "ending.down" : outcome.lost() == 0 ? "ending.unharmed" : "ending.up",
                outcome.at(),
                outcome.lost(),
                outcome.target().hitPoints()));
        String left = words.message("ending.left", outcome.by(), outcome.actionPoints(), scene.loaded(outcome.guns()));
        return List.of(Sentence.deed(done, ""), Sentence.deed(lost, ""), Sentence.deed(left, ""));
    }

    @Override
    public List<Finding> findings(ShotOutcome outcome) {
        List<Finding> findings = new ArrayList<>();
        Finding hits =
                Finding.counts(words.message("finding.hits"), outcome.toll().hits());
        Finding lost = lost(outcome.at(), outcome.lost());
        findings.add(lost);
        if (!outcome.refused().isEmpty()) {
            findings.add(Finding.ranked(words.message("finding.refused"), 0, scene.because(outcome.refused())));
        }
        findings.add(hits);
        findings.add(Finding.counts(
                words.message("finding.criticals"), outcome.toll().criticals()));
        findings.add(Finding.is(
                words.message("finding.down", outcome.at()), outcome.target().isDown()));
        findings.add(Finding.ranked(
                words.message("finding.weapon", outcome.at()),
                outcome.target().grip().ordinal(),
                outcome.target().grip().toString()));
        return List.copyOf(findings);
    }

    @Override
    public List<Finding> findings(Event event) {
        return switch ((ShotEvent) event) {
            case ShotEvent.Fired fired ->
                List.of(
                        Finding.is(
                                words.message("finding.hit", fired.at()),
                                fired.result().hits()),
                        result(fired.result()));
            case ShotEvent.Located located -> List.of(part(located.at(), located.part()));
            case ShotEvent.Damaged damaged ->
                List.of(lost(damaged.at(), damaged.damage().total()));
            case ShotEvent.WentDown down -> List.of(Finding.is(words.message("finding.down", down.at()), true));
            default -> List.of();
        };
    }

    @Override
    public Optional<String> price(Event event) {
        return event instanceof ShotEvent.Acted acted
                ? Optional.of(words.message("price", acted.price().total()))
                : Optional.empty();
    }

    @Override
    public Tableau state(ShotSituation situation) {
        return new ShotTableau(words, scene).of(situation);
    }

    @Override
    public List<Sentence> sheet(ShotSituation situation, Name fighter) {
        return new ShotTableau(words, scene).sheet(situation, fighter);
    }

    private Finding lost(Name at, int points) {
        return Finding.counts(words.message("finding.lost", at), points);
    }

    private Finding result(Result result) {
        return Finding.ranked(
                words.message("finding.shot"), result.ordinal(), words.message("result." + result.name()));
    }

    private Finding part(Name at, Part part) {
        return Finding.ranked(words.message("finding.part", at), part.ordinal(), part.toString());
    }

    private Sentence refused(ShotEvent.Refused refused) {
        Optional<Tally> tooDear = refused.price()
                .filter(cost -> refused.refusals().stream()
                        .anyMatch(refusal -> refusal.reason() == Refusal.Reason.NOT_ENOUGH_AP));
        String price = tooDear.map(cost -> words.message("refused.price", cost.total(), refused.actionPoints()))
                .orElse("");
        return Sentence.deed(
                words.message(
                        "refused",
                        refused.by(),
                        scene.guns(refused.guns()),
                        scene.way(refused.way()),
                        scene.because(refused.refusals()),
                        price),
                tooDear.map(words::reasons).orElse(""));
    }

    private Sentence acted(ShotEvent.Acted acted) {
        String rounds = words.row(acted.rounds());
        String strengths = acted.strengths().stream()
                .filter(asked -> !asked.lines().isEmpty())
                .distinct()
                .map(asked -> "; " + words.message("strength", asked.total()) + " " + words.reasons(asked))
                .reduce("", String::concat);
        return Sentence.deed(
                words.message(
                        "acted",
                        acted.by(),
                        scene.way(acted.way()),
                        acted.at(),
                        scene.guns(acted.guns()),
                        words.message("from." + acted.from().name()),
                        acted.price().total(),
                        acted.actionPoints(),
                        rounds),
                words.reasons(acted.price()) + strengths);
    }

    private Sentence fired(ShotEvent.Fired fired) {
        String critical = fired.result() == Result.CRITICAL
                        || !fired.critical().lines().isEmpty()
                ? "; " + words.message("critical", fired.critical().total()) + " " + words.reasons(fired.critical())
                : "";
        return Sentence.consequence(
                words.message(
                        "fired",
                        fired.gun(),
                        fired.fall().total(),
                        fired.chance().total(),
                        words.message("result." + fired.result().name())),
                words.reasons(fired.chance()) + critical);
    }

    private Sentence damaged(ShotEvent.Damaged damaged) {
        Tally damage = damaged.damage();
        Optional<Part> part = damaged.part();
        return told(
                words.message(
                        damaged.left() < 0 ? "damaged.below" : "damaged",
                        damaged.at(),
                        damage.total(),
                        Math.abs(damaged.left()),
                        part.map(struck -> words.message("damaged.part", struck))
                                .orElse("")),
                words.reasons(damage));
    }

    private Sentence struck(ShotEvent.WeaponStruck struck) {
        return told(
                words.message(
                        struck.after() == Grip.RUINED ? "struck.RUINED" : "struck.DROPPED",
                        struck.at(),
                        struck.damage().total()),
                words.reasons(struck.damage()));
    }

    private List<Sentence> deed(String key, Object... places) {
        return List.of(Sentence.deed(words.message(key, places), ""));
    }

    private List<Sentence> consequence(String key, Object... places) {
        return List.of(told(words.message(key, places), ""));
    }

    private static Sentence told(String text, String reasons) {
        return Sentence.consequence(Wording.capitalised(text), reasons);
    }
}
