package dev.snakewater.application.hitlocation;

import dev.snakewater.application.measure.Finding;
import dev.snakewater.application.words.Sentence;
import dev.snakewater.application.words.Wording;
import dev.snakewater.domain.fudge.hitlocation.BodyPart;
import dev.snakewater.domain.fudge.hitlocation.LocationRulings;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** How a strike is told. */
final class StrikeTelling extends BodyTelling<Strike, StrikeOutcome> {

    StrikeTelling() {
        super(Strike::people);
    }

    @Override
    public List<Sentence> opening(Strike strike) {
        return Stream.concat(
                        super.opening(strike).stream(),
                        words.rulings(LocationRulings.DECLARED, strike.rulings()).stream())
                .toList();
    }

    @Override
    public List<Sentence> ending(StrikeOutcome outcome) {
        List<Sentence> told = new ArrayList<>();
        if (!outcome.hit()) {
            told.add(Sentence.deed(
                    words.message(
                            "strike.missed", outcome.by(), outcome.target().name()),
                    ""));
        }
        told.addAll(people.ending(outcome.target()));
        return told;
    }

    @Override
    public List<Finding> findings(StrikeOutcome outcome) {
        Fate target = outcome.target();
        List<Finding> findings = new ArrayList<>();
        findings.add(Finding.is(words.message("finding.hit", outcome.by(), target.name()), outcome.hit()));
        boolean random = outcome.aim() == HitLocationEvent.Aim.TOO_FAR;
        if (random) {
            findings.add(outcome.part()
                    .map(part -> Finding.ranked(
                            words.message("finding.location", outcome.by()),
                            part.ordinal(),
                            Wording.capitalised(part.toString())))
                    .orElseGet(() -> Finding.ranked(
                            words.message("finding.location", outcome.by()),
                            BodyPart.ALL.size(),
                            words.message("finding.nowhere"))));
        }
        boolean limb = outcome.aimedAt().isLimb();
        findings.add(
                random || target.whole()
                        ? people.wounds(target)
                        : Finding.ranked(
                                words.message("finding.part", target.name(), outcome.aimedAt()),
                                outcome.stateOfThePart().level().ordinal(),
                                Wording.capitalised(outcome.stateOfThePart().state())));
        findings.add(Finding.counts(words.message("finding.points", target.name()), outcome.points()));
        findings.addAll(people.findings(
                target,
                outcome.heldBefore() && (random || outcome.aimedAt().isOfArm()),
                outcome.stoodBefore() && (random || outcome.aimedAt().isOfLeg())));
        if (random || !limb) {
            findings.add(Finding.is(words.message("finding.out", target.name()), target.out()));
        }
        return findings;
    }
}
