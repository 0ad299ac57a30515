package dev.snakewater.application.hitlocation;

import dev.snakewater.application.measure.Finding;
import dev.snakewater.application.measure.Measured;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fudge.hitlocation.BodyPart;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What came of a strike.
 *
 * @param by who struck
 * @param hit whether it hit; also what has not been rolled out has not hit
 * @param aim why he aimed at what he aimed at
 * @param aimedAt the part he aimed at
 * @param part the part that is hit; nothing, if none is
 * @param points how many points of damage it took
 * @param heldBefore whether the target held something before it
 * @param stoodBefore whether it stood before it
 * @param target what has become of it
 */
public record StrikeOutcome(
        Name by,
        boolean hit,
        HitLocationEvent.Aim aim,
        BodyPart aimedAt,
        Optional<BodyPart> part,
        int points,
        boolean heldBefore,
        boolean stoodBefore,
        Fate target)
        implements Measured {

    static StrikeOutcome of(Strike strike, Optional<Strike.Hit> hit) {
        return new StrikeOutcome(
                strike.attacker().name(),
                hit.isPresent(),
                strike.aim(),
                strike.at().part(),
                hit.map(Strike.Hit::part),
                hit.map(Strike.Hit::points).orElse(0),
                !strike.before().holds().isEmpty(),
                !strike.before().body().prone(),
                Fate.of(strike.before(), strike.target()));
    }

    @Override
    public List<Finding> findings() {
        boolean random = aim == HitLocationEvent.Aim.TOO_FAR;
        List<Finding> findings = new ArrayList<>();
        findings.add(Finding.is("hit", hit, by, target.name()));
        if (random) {
            findings.add(Finding.ranked("location", part.map(BodyPart::ordinal).orElse(BodyPart.ALL.size()), part, by));
        }
        findings.add(random || target.whole() ? target.worst() : ofThePart());
        findings.add(Finding.counts("points", points, target.name()));
        findings.addAll(target.losses(
                heldBefore && (random || aimedAt.isOfArm()), stoodBefore && (random || aimedAt.isOfLeg())));
        if (random || !aimedAt.isLimb()) {
            findings.add(Finding.is("out", target.out(), target.name()));
        }
        return findings;
    }

    private Finding ofThePart() {
        PartState now = target.body().get(aimedAt.ordinal());
        return Finding.ranked("part", now.level().ordinal(), now.state(), target.name(), aimedAt);
    }
}
