package dev.snakewater.application.fallout.effort;

import dev.snakewater.application.fallout.master.MasterWords;
import dev.snakewater.application.measure.Finding;
import dev.snakewater.application.procedure.Telling;
import dev.snakewater.application.table.Event;
import dev.snakewater.application.words.Sentence;
import dev.snakewater.application.words.Wording;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.dice.DicePool;
import dev.snakewater.domain.fallout.FalloutRule;
import dev.snakewater.domain.fallout.Verdict;
import dev.snakewater.domain.fallout.effort.Doer;
import dev.snakewater.domain.fallout.effort.Jump;
import dev.snakewater.domain.fallout.effort.Trial;
import dev.snakewater.domain.modifier.Counting;
import dev.snakewater.domain.modifier.Tally;
import dev.snakewater.domain.rule.Rule;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** How a test, a jump or a run is told. */
final class EffortTelling implements Telling<Effort, EffortOutcome> {

    private final Wording words = Wording.in("dev.snakewater.application.fallout.effort.telling");

    @Override
    public Wording words() {
        return words;
    }

    @Override
    public List<Sentence> opening(Effort effort) {
        return opening(effort, UnaryOperator.identity());
    }

    @Override
    public List<Sentence> opening(Effort effort, UnaryOperator<Tally> count) {
        Doer doer = effort.doer();
        List<Sentence> told = new ArrayList<>();
        told.addAll(
                switch (effort.what()) {
                    case Undertaking.Test test -> deed("opening.test", doer.name(), test.trial());
                    case Undertaking.Feat feat ->
                        deed(
                                "opening." + feat.word(),
                                doer.name(),
                                centimetres(feat.millimetres()),
                                feat.before(),
                                metres(feat.millimetres()),
                                feat.price());
                });
        if (effort.what() instanceof Undertaking.Jumping jumping) {
            jumping.described().ifPresent(said -> told.addAll(deed("described", doer.name(), said)));
        }
        told.add(limit(doer, effort.what(), count));
        if (effort.what() instanceof Undertaking.Jumping jumping) {
            Tally farthest = jumping.jump().farthest(doer);
            told.add(Sentence.deed(
                    words.message("farthest", doer.name(), centimetres(farthest.total()), metres(farthest.total())),
                    words.reasons(farthest)));
        }
        told.addAll(MasterWords.rulings(doer.rulings()));
        return List.copyOf(told);
    }

    /** At or below what the test succeeds, as it will be thrown. */
    private Sentence limit(Doer doer, Undertaking what, UnaryOperator<Tally> count) {
        Trial trial = what.trial();
        Tally limit = what.limit(doer, Counting.adding(count));
        DicePool dice = trial.dice(doer);
        String key = limit.total() < dice.least() ? "limit.never" : "limit";
        return Sentence.deed(
                words.message(key, Wording.capitalised(trial.toString()), limit.total(), dice), words.reasons(limit));
    }

    @Override
    public List<Sentence> event(Event event) {
        return switch ((EffortEvent) event) {
            case EffortEvent.Stayed stayed ->
                deed(
                        stayed.bars().isEmpty() ? "stayed" : "barred." + stayed.what(),
                        stayed.by(),
                        because(stayed.bars().stream().map(Rule::id)),
                        stayed.bars().contains(FalloutRule.FO_09_ACTION_POINTS)
                                ? words.message("barred.price", stayed.price(), stayed.actionPoints())
                                : "");
            case EffortEvent.JumpedOff off ->
                List.of(Sentence.deed(
                        words.message(
                                off.outOfMovement() ? "jumped.moving" : "jumped.standing",
                                off.by(),
                                metres(off.millimetres()),
                                metres(off.farthest().total()),
                                off.price(),
                                off.left()),
                        words.reasons(off.farthest())));
            case EffortEvent.Ran ran -> deed("ran", ran.by(), centimetres(ran.millimetres()), ran.price(), ran.left());
            case EffortEvent.Tested tested ->
                List.of(Sentence.deed(
                        words.message(
                                "tested",
                                tested.by(),
                                tested.of(),
                                tested.fall().total(),
                                tested.limit().total(),
                                words.message("verdict." + tested.verdict().name())),
                        words.reasons(tested.limit())));
            case EffortEvent.Landed landed -> consequence(landed.succeeded() ? "landed" : "fell", landed.by());
            case EffortEvent.OutOfBreath breath -> outOfBreath(breath);
        };
    }

    @Override
    public List<Sentence> ending(EffortOutcome outcome) {
        String how = outcome.verdict().map(Verdict::name).orElse("OPEN");
        return deed(
                "ending." + (outcome.actionPoints().isEmpty() ? "test" : outcome.what()) + "." + how,
                outcome.by(),
                outcome.what());
    }

    @Override
    public List<Sentence> soFar(Effort effort, EffortOutcome calledOff) {
        return effort.decided() && effort.what() instanceof Undertaking.Feat feat
                ? deed("ending." + feat.word() + ".OFF", calledOff.by())
                : ending(calledOff);
    }

    @Override
    public List<Finding> findings(EffortOutcome outcome) {
        List<Finding> findings = new ArrayList<>();
        findings.add(succeeds(
                outcome.by(), outcome.verdict().filter(Verdict::succeeds).isPresent()));
        findings.add(outcome.verdict()
                .map(this::verdict)
                .orElseGet(() -> Finding.ranked(
                        words.message("finding.verdict"),
                        Verdict.values().length,
                        outcome.barredBy()
                                .map(ids -> words.message("finding.barred", because(Stream.of(ids.split(" ", -1)))))
                                .orElseGet(() -> words.message("finding.open")))));
        outcome.margin().ifPresent(margin -> findings.add(Finding.counts(words.message("finding.margin"), margin)));
        if (outcome.ran()) {
            findings.add(Finding.counts(
                    words.message("finding.rounds", outcome.by()),
                    outcome.comingRounds().size()));
            findings.add(Finding.counts(
                    words.message("finding.next", outcome.by()),
                    outcome.comingRounds().stream().findFirst().orElse(0)));
        }
        return List.copyOf(findings);
    }

    @Override
    public List<Finding> findings(Event event) {
        return event instanceof EffortEvent.Tested tested
                ? List.of(succeeds(tested.by(), tested.verdict().succeeds()), verdict(tested.verdict()))
                : List.of();
    }

    @Override
    public Optional<String> price(Event event) {
        return switch (event) {
            case EffortEvent.JumpedOff off -> Optional.of(words.message("price", off.price()));
            case EffortEvent.Ran ran -> Optional.of(words.message("price", ran.price()));
            default -> Optional.empty();
        };
    }

    private String because(Stream<String> ids) {
        return ids.map(id -> words.message("bar." + id, id)).collect(Collectors.joining(words.message("bars.and")));
    }

    private Finding succeeds(Name by, boolean succeeded) {
        return Finding.is(words.message("finding.succeeds", by), succeeded);
    }

    private Finding verdict(Verdict verdict) {
        return Finding.ranked(words.message("finding.verdict"), verdict.ordinal(), verdict.toString());
    }

    private List<Sentence> outOfBreath(EffortEvent.OutOfBreath breath) {
        List<Sentence> told = new ArrayList<>(
                breath.breath().points() == 0
                        ? consequence("breath.whole", breath.by())
                        : consequence(
                                breath.breath().rounds() == 1 ? "breath.round" : "breath.rounds",
                                breath.by(),
                                breath.breath().points(),
                                breath.breath().rounds()));
        boolean others = breath.comingRounds().stream()
                .anyMatch(points -> points != breath.breath().points());
        if (others || breath.comingRounds().size() > breath.breath().rounds()) {
            told.addAll(consequence(
                    "breath.with-others",
                    breath.by(),
                    breath.comingRounds().stream().map(points -> "-" + points).collect(Collectors.joining(", "))));
        }
        return List.copyOf(told);
    }

    /** Millimetres on the table as metres beyond it: {@code 4 m}, {@code 2 1/6 m}. */
    private static String metres(int millimetres) {
        int rest = millimetres % Jump.METRE;
        int common =
                BigInteger.valueOf(rest).gcd(BigInteger.valueOf(Jump.METRE)).intValue();
        return millimetres / Jump.METRE + (rest == 0 ? "" : " " + rest / common + "/" + Jump.METRE / common) + " m";
    }

    /** Millimetres as centimetres, as people measure: {@code 31.5 cm}, {@code 27 cm}. */
    private static String centimetres(int millimetres) {
        return millimetres % 10 == 0 ? millimetres / 10 + " cm" : millimetres / 10 + "." + millimetres % 10 + " cm";
    }

    private List<Sentence> deed(String key, Object... places) {
        return List.of(Sentence.deed(words.message(key, places), ""));
    }

    private List<Sentence> consequence(String key, Object... places) {
        return List.of(Sentence.consequence(words.message(key, places), ""));
    }
}
