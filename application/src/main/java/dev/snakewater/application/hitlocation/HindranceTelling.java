package dev.snakewater.application.hitlocation;

import dev.snakewater.application.measure.Finding;
import dev.snakewater.application.words.Sentence;
import dev.snakewater.application.words.Wording;
import dev.snakewater.domain.fudge.hitlocation.WoundRulings;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** How it is told what wounds hinder. */
final class HindranceTelling extends BodyTelling<Hindrance, HindranceOutcome> {

    HindranceTelling() {
        super(hindrance -> List.of(hindrance.who()));
    }

    @Override
    public List<Sentence> opening(Hindrance hindrance) {
        return Stream.concat(
                        super.opening(hindrance).stream(),
                        words.rulings(WoundRulings.DECLARED, hindrance.rulings()).stream())
                .toList();
    }

    @Override
    public List<Sentence> ending(HindranceOutcome outcome) {
        List<Sentence> told = new ArrayList<>();
        if (!outcome.penalties().isEmpty()) {
            told.add(Sentence.deed(
                    words.message(
                            "hindrance.ending",
                            outcome.who(),
                            outcome.penalties().stream().map(this::inWords).collect(Collectors.joining(", "))),
                    ""));
        }
        outcome.attempt()
                .ifPresent(tried -> told.add(Sentence.deed(
                        words.message("hindrance." + tried.result().name(), outcome.who(), tried.what()), "")));
        return told;
    }

    @Override
    public List<Finding> findings(HindranceOutcome outcome) {
        List<Finding> findings = new ArrayList<>();
        outcome.attempt()
                .ifPresent(tried -> findings.add(Finding.ranked(
                        words.message("finding.tried", outcome.who(), tried.what()),
                        tried.result().ordinal(),
                        tried.result().toString())));
        for (HindranceOutcome.Penalty penalty : outcome.penalties()) {
            findings.add(Finding.ranked(
                    words.message("finding.penalty", outcome.who(), penalty.doing()),
                    penalty.penalty().map(amount -> -amount).orElse(Integer.MAX_VALUE),
                    penalty.penalty().map(Wording::signed).orElseGet(() -> words.message("finding.cannot"))));
        }
        return findings;
    }

    private String inWords(HindranceOutcome.Penalty penalty) {
        return penalty.penalty()
                .map(amount -> words.message("hindrance.penalty", penalty.doing(), Wording.signed(amount)))
                .orElseGet(() -> words.message("hindrance.cannot", penalty.doing()));
    }
}
