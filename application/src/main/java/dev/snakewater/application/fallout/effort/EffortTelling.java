package dev.snakewater.application.fallout.effort;

import dev.snakewater.application.fallout.master.RulingWords;
import dev.snakewater.application.procedure.Finding;
import dev.snakewater.application.procedure.Sentence;
import dev.snakewater.application.procedure.Telling;
import dev.snakewater.application.procedure.Wording;
import dev.snakewater.application.table.Event;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fallout.Verdict;
import dev.snakewater.domain.fallout.effort.Doer;
import dev.snakewater.domain.fallout.effort.Jump;
import dev.snakewater.domain.modifier.Tally;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.ResourceBundle;
import java.util.stream.Collectors;

/** How a test, a jump or a run is told. */
final class EffortTelling implements Telling<Effort, EffortOutcome> {

    private final Wording words =
            new Wording(ResourceBundle.getBundle("dev.snakewater.application.fallout.effort.telling"));

    @Override
    public List<Sentence> opening(Effort effort) {
        Doer doer = effort.doer();
        List<Sentence> told = new ArrayList<>();
        told.add(
                switch (effort.what()) {
                    case Undertaking.Test test ->
                        Sentence.heading(words.message("opening.test", doer.name(), test.trial()));
                    case Undertaking.Feat feat ->
                        Sentence.heading(words.message(
                                "opening." + feat.word(),
                                doer.name(),
                                centimetres(feat.millimetres()),
                                feat.before(),
                                metres(feat.millimetres())));
                });
        if (effort.what() instanceof Undertaking.Jumping jumping) {
            jumping.described().ifPresent(said -> told.addAll(deed("described", doer.name(), said)));
        }
        Tally limit = effort.what().trial().limit(doer, effort.what().special(doer));
        told.add(Sentence.deed(
                words.message(
                        "limit",
                        Wording.capitalised(effort.what().trial().toString()),
                        limit.total(),
                        effort.what().trial().dice(doer)),
                words.reasons(limit)));
        if (effort.what() instanceof Undertaking.Jumping jumping) {
            Tally farthest = jumping.jump().farthest(doer);
            told.add(Sentence.deed(
                    words.message("farthest", doer.name(), centimetres(farthest.total()), metres(farthest.total())),
                    words.reasons(farthest)));
        }
        told.addAll(RulingWords.told(doer.rulings()));
        return List.copyOf(told);
    }

    @Override
    public List<Sentence> event(Event event) {
        return switch ((EffortEvent) event) {
            case EffortEvent.Stayed stayed ->
                deed(
                        stayed.bars().isEmpty() ? "stayed" : "barred." + stayed.what(),
                        stayed.by(),
                        stayed.bars().stream()
                                .map(rule -> words.message("bar." + rule.id(), rule.id()))
                                .collect(Collectors.joining(words.message("bars.and"))));
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
        String key =
                outcome.verdict().map(verdict -> "ending." + verdict.name()).orElse("ending.open");
        return List.of(Sentence.deed(words.message(key, outcome.by(), outcome.what()), ""));
    }

    @Override
    public List<Sentence> soFar(Effort effort, EffortOutcome calledOff) {
        return effort.decided() && effort.what() instanceof Undertaking.Feat feat
                ? deed("ending.under-way", calledOff.by(), feat.word())
                : ending(calledOff);
    }

    @Override
    public List<Finding> findings(EffortOutcome outcome) {
        List<Finding> findings = new ArrayList<>();
        findings.add(succeeds(
                outcome.by(), outcome.verdict().filter(Verdict::succeeds).isPresent()));
        findings.add(outcome.verdict()
                .map(this::verdict)
                .orElseGet(() -> new Finding.Is(
                        words.message("finding.verdict"), Verdict.values().length, words.message("finding.open"))));
        outcome.margin().ifPresent(margin -> findings.add(new Finding.Counts(words.message("finding.margin"), margin)));
        if (outcome.ran()) {
            findings.add(new Finding.Counts(
                    words.message("finding.rounds", outcome.by()),
                    outcome.comingRounds().size()));
            findings.add(new Finding.Counts(
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

    private Finding succeeds(Name by, boolean succeeded) {
        return Finding.is(words.message("finding.succeeds", by), succeeded);
    }

    private Finding verdict(Verdict verdict) {
        return new Finding.Is(words.message("finding.verdict"), verdict.ordinal(), verdict.toString());
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
