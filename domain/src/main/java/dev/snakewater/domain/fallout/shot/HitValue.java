package dev.snakewater.domain.fallout.shot;

import dev.snakewater.domain.fallout.FalloutRule;
import dev.snakewater.domain.fallout.Part;
import dev.snakewater.domain.fallout.Rulings;
import dev.snakewater.domain.fallout.catalogue.Bands;
import dev.snakewater.domain.fallout.catalogue.Gun;
import dev.snakewater.domain.fallout.catalogue.Skills;
import dev.snakewater.domain.modifier.Modifier;
import dev.snakewater.domain.modifier.Reason;
import dev.snakewater.domain.modifier.Tally;
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
        Encounter encounter = attempt.encounter();
        Bands.RangeBand band = shot.band().orElseThrow();
        int range = shot.gun().bands().reach(band).modifier();
        Stream<Tally.Line> tuned = shot.held().tunings().stream()
                .filter(tuning -> tuning.points() != 0)
                .map(tuning -> line(tuning.points(), Reason.said(tuning.what()), FalloutRule.FO_10_HIT_VALUE));
        return Stream.of(
                        Stream.of(line(range, Reason.of("range", band), FalloutRule.FO_11_RANGE_BANDS)),
                        tuned,
                        bipod(shot),
                        weakness(shot),
                        way(shot),
                        twoGuns(attempt),
                        blind(attempt, band),
                        cover(encounter),
                        encounter.shooter().burdens().lines(encounter.rulings()).stream(),
                        encounter.items().stream().map(MasterItem::line))
                .flatMap(lines -> lines)
                .toList();
    }

    /** Rifles fire single shots better from a rested bipod, and worse with one that hangs about (FO-26). */
    private static Stream<Tally.Line> bipod(Shot shot) {
        boolean concerned =
                shot.held().support().filter(Held.Support.BIPOD::equals).isPresent()
                        && shot.gun().skill() == Skills.Skill.RIFLES
                        && !shot.attempt().isBurst();
        if (!concerned) {
            return Stream.empty();
        }
        int points = shot.isRested() ? BIPOD_RESTED : BIPOD_NOT_RESTED;
        Reason what = Reason.of(shot.isRested() ? "rested" : "not-rested", Held.Support.BIPOD);
        return Stream.of(line(points, what, FalloutRule.FO_26_REST));
    }

    /** Who is too weak for a gun has a handicap for each point of strength that is missing (FO-24). */
    private static Stream<Tally.Line> weakness(Shot shot) {
        int asked = shot.minimalStrength().total();
        int lacking = asked - shot.strength();
        Reason what = Reason.of("strength-under", shot.strength(), asked);
        return lacking <= 0
                ? Stream.empty()
                : Stream.of(line(-HANDICAP_OF_A_POINT * lacking, what, FalloutRule.FO_24_MINIMAL_STRENGTH));
    }

    private static Stream<Tally.Line> way(Shot shot) {
        return switch (shot.attempt().way()) {
            case Way.Unaimed unaimed -> Stream.empty();
            case Way.Burst burst -> BurstHandicap.of(shot).stream();
            case Way.Aimed aimed -> aimed(aimed, shot.attempt().encounter().rulings());
        };
    }

    private static Stream<Tally.Line> aimed(Way.Aimed aimed, Rulings rulings) {
        Part part = aimed.part();
        Tally.Line small = line(-part.handicap(), Reason.of("aimed-at", part), FalloutRule.FO_19_PARTS);
        int paid = rulings.firstAimApGivesBonus() ? aimed.extra() : aimed.extra() - 1;
        Tally.Line time = line(AIMING_BONUS * paid, Reason.of("aiming", paid), FalloutRule.FO_18_AIMING_POINTS);
        return paid == 0 ? Stream.of(small) : Stream.of(small, time);
    }

    private static Stream<Tally.Line> twoGuns(Attempt attempt) {
        if (!attempt.isTwoGuns()) {
            return Stream.empty();
        }
        Gun.Similarity similarity = Gun.Similarity.of(
                attempt.hands().getFirst().gun(), attempt.hands().getLast().gun());
        int handicap = switch (similarity) {
            case EQUAL -> -25;
            case SIMILAR -> -40;
            case DIFFERENT -> -55;
        };
        return Stream.of(new Modifier(handicap, "two-guns", FalloutRule.FO_61_TWO_GUNS_HANDICAP, similarity)
                .unless(attempt.shooter().ambidextrous(), FalloutRule.FO_63_AMBIDEXTROUS));
    }

    private static Stream<Tally.Line> blind(Attempt attempt, Bands.RangeBand band) {
        int handicap = band == Bands.RangeBand.CQC ? BLIND_CQC : BLIND_CLOSE;
        return attempt.from() == Way.FromCover.BLIND
                ? Stream.of(line(handicap, Reason.of("blind-fire", band), FalloutRule.FO_38_BLIND_FIRE))
                : Stream.empty();
    }

    private static Stream<Tally.Line> cover(Encounter encounter) {
        Rulings rulings = encounter.rulings();
        boolean exempt = rulings.reaction()
                && rulings.coverExemption()
                        .counts(encounter.shooter().reacts(), encounter.target().reacts());
        return encounter.target().inCover()
                ? Stream.of(new Modifier(TARGET_IN_COVER, "target-in-cover", FalloutRule.FO_41_TARGET_IN_COVER)
                        .unless(exempt, FalloutRule.FO_41_TARGET_IN_COVER))
                : Stream.empty();
    }

    private static Tally.Line line(int points, Reason what, FalloutRule why) {
        return new Modifier(points, what, why).line();
    }
}
