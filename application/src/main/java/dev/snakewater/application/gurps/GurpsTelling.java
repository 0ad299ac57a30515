package dev.snakewater.application.gurps;

import dev.snakewater.application.gurps.GurpsOutcome.Victim;
import dev.snakewater.application.measure.Finding;
import dev.snakewater.application.procedure.Telling;
import dev.snakewater.application.table.Event;
import dev.snakewater.application.words.Sentence;
import dev.snakewater.application.words.Tableau;
import dev.snakewater.application.words.Wording;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.gurps.Rulings;
import dev.snakewater.domain.gurps.attack.Engagement;
import dev.snakewater.domain.gurps.attack.Figure;
import dev.snakewater.domain.gurps.body.Condition;
import dev.snakewater.domain.gurps.chart.Box;
import dev.snakewater.domain.gurps.chart.End;
import dev.snakewater.domain.gurps.table.Fumble;
import dev.snakewater.domain.modifier.Tally;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** How an attack is told: a line a box, with its number in the print, so that it can be held against the chart. */
final class GurpsTelling implements Telling<ChartedAttack, GurpsOutcome> {

    private final Wording words = Wording.in("dev.snakewater.application.gurps.telling");

    @Override
    public Wording words() {
        return words;
    }

    private final FoundWords found = new FoundWords(words);

    // Exact odds hear of boxes by the million.
    private final List<Finding> stages =
            Stream.of(Box.values()).map(this::stage).toList();

    @Override
    public List<Sentence> opening(ChartedAttack attack) {
        Engagement engagement = attack.engagement();
        List<Sentence> told = new ArrayList<>();
        told.add(Sentence.deed(attacker(engagement), ""));
        for (int i = 0; i < engagement.figures().size(); i++) {
            told.add(Sentence.deed(cast(engagement.figures().get(i), i), ""));
        }
        told.addAll(words.rulings(Rulings.DECLARED, engagement.rulings()));
        return told;
    }

    @Override
    public Tableau state(ChartedAttack attack) {
        return new GurpsTableau(words).of(attack);
    }

    @Override
    public List<Sentence> sheet(ChartedAttack attack, Name fighter) {
        Engagement engagement = attack.engagement();
        if (fighter.equals(engagement.attacker().name())) {
            return List.of(Sentence.deed(attacker(engagement), ""));
        }
        return IntStream.range(0, engagement.figures().size())
                .filter(mark -> engagement.name(mark).equals(fighter))
                .mapToObj(mark -> Sentence.deed(cast(engagement.figure(mark), mark), ""))
                .toList();
    }

    @Override
    public List<Sentence> soFar(ChartedAttack attack, GurpsOutcome calledOff) {
        return List.of(Sentence.deed(
                words.message(
                        "so-far",
                        attack.box().number(),
                        attack.box().title() + (attack.box().title().endsWith("?") ? "" : ".")),
                ""));
    }

    private String attacker(Engagement engagement) {
        return words.message(
                "cast.attacker",
                engagement.attacker().name(),
                engagement.attacker().skill(),
                engagement.weapon().name(),
                engagement.weapon().damage(),
                words.message("type." + engagement.weapon().type().name()));
    }

    private String cast(Figure figure, int mark) {
        List<String> guard = new ArrayList<>();
        figure.guard().dodge().ifPresent(number -> guard.add(words.message("cast.dodge", number)));
        figure.guard().parry().ifPresent(number -> guard.add(words.message("cast.parry", number)));
        figure.guard().block().ifPresent(number -> guard.add(words.message("cast.block", number)));
        if (figure.guard().allOutDefense()) {
            guard.add(words.message("cast.all-out"));
        }
        String stands = mark == Engagement.TARGET
                ? words.message("cast.target")
                : figure.ground().place().toString();
        return words.message(
                "cast.figure",
                figure.name(),
                stands,
                figure.body().ht(),
                figure.body().left(),
                figure.body().healthy(),
                guard.isEmpty() ? words.message("cast.open") : String.join(", ", guard));
    }

    @Override
    public List<Sentence> event(Event event) {
        BoxPassed passed = (BoxPassed) event;
        String text = words.message(
                "box",
                passed.box(),
                passed.title() + (passed.title().endsWith("?") ? "" : ":"),
                found.said(passed),
                passed.to().map(to -> words.message("exit", to)).orElse(""),
                passed.why().equals("always") || passed.why().isEmpty() ? "" : words.message("why", passed.why()));
        // A box that is not left ends with what was found, which may end a sentence by itself.
        String sentence = text.endsWith("..") ? text.substring(0, text.length() - 1) : text;
        return List.of(Sentence.deed(sentence, reasons(passed.tallies())));
    }

    private String reasons(List<Tally> tallies) {
        return tallies.stream()
                .filter(tally -> !tally.lines().isEmpty())
                .map(words::reasons)
                .collect(Collectors.joining("; "));
    }

    @Override
    public List<Sentence> ending(GurpsOutcome outcome) {
        List<Sentence> told = new ArrayList<>();
        told.add(Sentence.deed(
                outcome.end().map(end -> end(end, outcome.victim())).orElseGet(() -> words.message("ending.open")),
                ""));
        outcome.victim().ifPresent(victim -> what(victim).forEach(told::add));
        outcome.fumbles().stream()
                .map(fumble -> Sentence.deed(words.message("ending.fumble." + fumble.name()), ""))
                .forEach(told::add);
        return told;
    }

    private String end(End end, Optional<Victim> victim) {
        return victim.map(hit -> Wording.capitalised(
                        words.message("ending." + end.name(), hit.name(), hit.injury(), hit.hitPoints(), hit.before())))
                .orElseGet(() -> words.message("ending.missed"));
    }

    private Stream<Sentence> what(Victim victim) {
        List<String> told = new ArrayList<>();
        if (victim.knockback() > 0) {
            told.add(words.message("ending.knockback", victim.name(), victim.knockback()));
        }
        if (!victim.conditions().isEmpty()) {
            String all = victim.conditions().stream()
                    .map(condition -> condition(condition, victim))
                    .collect(Collectors.joining(", "));
            told.add(words.message("ending.conditions", victim.name(), all));
        }
        if (victim.shock() > 0) {
            told.add(words.message("ending.shock", victim.name(), victim.shock()));
        }
        for (Fumble fumble : victim.fumbles()) {
            String key = !fumble.isSelf() ? "OTHER" : victim.ownBlow() ? "SELF" : "untold";
            told.add(words.message("ending.botch." + key, victim.name(), fumble));
        }
        return told.stream().map(text -> Sentence.deed(text, ""));
    }

    private String condition(Condition condition, Victim victim) {
        String limb = victim.limb().map(Object::toString).orElse("");
        return words.message("condition." + condition.name(), limb);
    }

    @Override
    public List<Finding> findings(GurpsOutcome outcome) {
        Optional<Victim> victim = outcome.victim();
        List<Finding> findings = new ArrayList<>();
        outcome.end().map(this::end).ifPresent(findings::add);
        findings.add(Finding.ranked(
                words.message("finding.hit"),
                victim.map(hit -> hit.isAttacker() ? 2 : 1).orElse(0),
                victim.map(hit -> hit.name().text()).orElse(words.message("finding.nobody"))));
        findings.add(Finding.counts(
                words.message("finding.injury"), victim.map(Victim::injury).orElse(0)));
        for (Condition condition :
                List.of(Condition.STUNNED, Condition.FALLEN, Condition.UNCONSCIOUS, Condition.CRIPPLED)) {
            boolean is = victim.filter(hit -> hit.is(condition)).isPresent();
            findings.add(Finding.is(words.message("finding." + condition.name()), is));
        }
        boolean lost = outcome.fumbles().stream().anyMatch(Fumble::losesTheWeapon);
        findings.add(Finding.is(words.message("finding.weapon"), lost));
        return findings;
    }

    /** Where the attack roll and the defence lead. */
    @Override
    public List<Finding> findings(Event event) {
        BoxPassed passed = (BoxPassed) event;
        return switch (passed.found()) {
            case Found.Attacked attacked -> leads(passed);
            case Found.Defended defended -> leads(passed);
            default -> List.of();
        };
    }

    private Finding end(End end) {
        return Finding.ranked(words.message("finding.end"), end.ordinal(), Wording.capitalised(end.toString()));
    }

    private List<Finding> leads(BoxPassed passed) {
        return passed.to()
                .map(to -> List.<Finding>of(Finding.ranked(passed.title(), to, Wording.capitalised(passed.why()))))
                .orElse(List.of());
    }

    /** A box that throws more than once is passed when it is left. */
    @Override
    public Optional<Finding> stage(Event event) {
        BoxPassed passed = (BoxPassed) event;
        boolean isLeft = passed.to().isPresent() || passed.found() instanceof Found.Ended;
        return isLeft ? Optional.of(stages.get(passed.box() - 1)) : Optional.empty();
    }

    private Finding stage(Box box) {
        return Finding.ranked(words.message("stages"), box.number(), words.message("stage", box.number(), box.title()));
    }
}
