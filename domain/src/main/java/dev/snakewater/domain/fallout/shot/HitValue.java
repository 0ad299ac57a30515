package dev.snakewater.domain.fallout.shot;

import dev.snakewater.domain.fallout.FalloutRule;
import dev.snakewater.domain.fallout.Part;
import dev.snakewater.domain.fallout.Rulings;
import dev.snakewater.domain.fallout.catalogue.RangeBand;
import dev.snakewater.domain.fallout.catalogue.Similarity;
import dev.snakewater.domain.fallout.catalogue.Skill;
import dev.snakewater.domain.modifier.Modifier;
import dev.snakewater.domain.modifier.Reason;
import dev.snakewater.domain.modifier.Tally;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** What adds up to the hit value, in the order of the book: skill is its base, and these are the items (FO-10). */
final class HitValue {

    private static final int AIMING_BONUS = 10;
    private static final int TARGET_IN_COVER = -40;
    private static final int BLIND_CQC = -20;
    private static final int BLIND_CLOSE = -35;
    private static final int BIPOD_RESTED = 5;
    private static final int BIPOD_NOT_RESTED = -10;
    private static final int HANDICAP_OF_A_POINT = 20;

    private HitValue() {}

    /** Everything that is added for one of the guns, and what was due and is not. */
    static List<Tally.Line> lines(Shot shot) {
        Attempt attempt = shot.attempt();
        Held held = shot.held();
        List<Modifier> due = new ArrayList<>();
        RangeBand band = shot.band().orElseThrow();
        due.add(new Modifier(held.gun().bands().reach(band).modifier(), "range", FalloutRule.FO_11_RANGE_BANDS, band));
        held.tunings().stream()
                .filter(tuning -> tuning.points() != 0)
                .forEach(tuning -> due.add(
                        new Modifier(tuning.points(), Reason.said(tuning.what()), FalloutRule.FO_10_HIT_VALUE)));
        bipod(shot).forEach(due::add);
        weakness(shot).forEach(due::add);
        List<Tally.Line> lines =
                new ArrayList<>(due.stream().map(Modifier::line).toList());
        lines.addAll(way(shot));
        twoGuns(attempt).forEach(lines::add);
        blind(attempt, band).forEach(lines::add);
        cover(attempt).forEach(lines::add);
        lines.addAll(attempt.shooter().burdens().lines(attempt.encounter().rulings()));
        attempt.encounter().items().forEach(item -> lines.add(item.line()));
        return lines;
    }

    /** Rifles fire single shots better from a rested bipod, and worse with one that hangs about (FO-26). */
    private static Stream<Modifier> bipod(Shot shot) {
        boolean concerned = shot.held().support().filter(Support.BIPOD::equals).isPresent()
                && shot.gun().skill() == Skill.RIFLES
                && !shot.attempt().isBurst();
        if (!concerned) {
            return Stream.empty();
        }
        return Stream.of(
                shot.isRested()
                        ? new Modifier(BIPOD_RESTED, "rested", FalloutRule.FO_26_REST, Support.BIPOD)
                        : new Modifier(BIPOD_NOT_RESTED, "not-rested", FalloutRule.FO_26_REST, Support.BIPOD));
    }

    /** Who is too weak for a gun has a handicap for each point of strength that is missing (FO-24). */
    private static Stream<Modifier> weakness(Shot shot) {
        int asked = shot.minimalStrength().total();
        return shot.strength() >= asked
                ? Stream.empty()
                : Stream.of(new Modifier(
                        HANDICAP_OF_A_POINT * (shot.strength() - asked),
                        "strength-under",
                        FalloutRule.FO_24_MINIMAL_STRENGTH,
                        shot.strength(),
                        asked));
    }

    private static List<Tally.Line> way(Shot shot) {
        return switch (shot.attempt().way()) {
            case Way.Unaimed unaimed -> List.of();
            case Way.Burst burst -> BurstHandicap.of(shot);
            case Way.Aimed aimed -> aimed(aimed, shot.attempt().encounter().rulings());
        };
    }

    private static List<Tally.Line> aimed(Way.Aimed aimed, Rulings rulings) {
        Part part = aimed.part();
        Tally.Line small = new Modifier(-part.handicap(), "aimed-at", FalloutRule.FO_19_PARTS, part).line();
        int paid = rulings.firstAimApGivesBonus() ? aimed.extra() : aimed.extra() - 1;
        Tally.Line time = new Modifier(AIMING_BONUS * paid, "aiming", FalloutRule.FO_18_AIMING_POINTS, paid).line();
        return paid == 0 ? List.of(small) : List.of(small, time);
    }

    private static Stream<Tally.Line> twoGuns(Attempt attempt) {
        if (!attempt.isTwoGuns()) {
            return Stream.empty();
        }
        Similarity similarity = Similarity.of(
                attempt.hands().getFirst().gun(), attempt.hands().getLast().gun());
        int handicap = switch (similarity) {
            case EQUAL -> -25;
            case SIMILAR -> -40;
            case DIFFERENT -> -55;
        };
        return Stream.of(new Modifier(handicap, "two-guns", FalloutRule.FO_61_TWO_GUNS_HANDICAP, similarity)
                .unless(attempt.shooter().ambidextrous(), FalloutRule.FO_63_AMBIDEXTROUS));
    }

    private static Stream<Tally.Line> blind(Attempt attempt, RangeBand band) {
        return attempt.from() == FromCover.BLIND
                ? Stream.of(new Modifier(
                                band == RangeBand.CQC ? BLIND_CQC : BLIND_CLOSE,
                                "blind-fire",
                                FalloutRule.FO_38_BLIND_FIRE,
                                band)
                        .line())
                : Stream.empty();
    }

    private static Stream<Tally.Line> cover(Attempt attempt) {
        Encounter encounter = attempt.encounter();
        if (!encounter.target().inCover()) {
            return Stream.empty();
        }
        Modifier due = new Modifier(TARGET_IN_COVER, "target-in-cover", FalloutRule.FO_41_TARGET_IN_COVER);
        Rulings rulings = encounter.rulings();
        boolean exempt = rulings.reaction()
                && rulings.coverExemption()
                        .counts(encounter.shooter().reacts(), encounter.target().reacts());
        return Stream.of(due.unless(exempt, FalloutRule.FO_41_TARGET_IN_COVER));
    }
}
