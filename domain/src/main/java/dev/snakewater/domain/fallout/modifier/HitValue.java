package dev.snakewater.domain.fallout.modifier;

import dev.snakewater.domain.fallout.FalloutRule;
import dev.snakewater.domain.fallout.Part;
import dev.snakewater.domain.fallout.Rulings;
import dev.snakewater.domain.fallout.Skill;
import dev.snakewater.domain.fallout.scene.Encounter;
import dev.snakewater.domain.fallout.scene.MasterItem;
import dev.snakewater.domain.fallout.scene.Way;
import dev.snakewater.domain.fallout.weapon.Bands;
import dev.snakewater.domain.fallout.weapon.Gun;
import dev.snakewater.domain.fallout.weapon.Held;
import dev.snakewater.domain.modifier.Modifier;
import dev.snakewater.domain.modifier.Reason;
import dev.snakewater.domain.modifier.Tally;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The modifiers of the hit value, in the order of the book (FO-10). */
final class HitValue {

    private static final int AIMING_BONUS = 10;
    private static final int TARGET_IN_COVER = -40;
    private static final int BLIND_CQC = -20;
    private static final int BLIND_CLOSE = -35;
    private static final int BIPOD_RESTED = 5;
    private static final int BIPOD_NOT_RESTED = -10;
    private static final int HANDICAP_OF_A_POINT = 20;
    private static final int BURST = 25;
    private static final int HEAVY_BURST = 30;
    private static final int RELIEF_OF_A_POINT = 10;
    private static final int RELIEF_OF_A_REST = 10;

    private HitValue() {}

    static Tally of(Shot shot) {
        Attempt attempt = shot.attempt();
        Encounter encounter = attempt.encounter();
        Bands.RangeBand band = shot.band().orElseThrow();
        int asked = shot.minimalStrength().total();
        int lacking = Math.max(0, asked - shot.strength());
        Skill skill = shot.gun().skill();
        Tally value = Tally.of(
                        shot.shooter().name(),
                        Shot.TO_HIT,
                        shot.shooter().skills().of(skill),
                        "tested",
                        FalloutRule.FO_10_HIT_VALUE,
                        skill)
                .plus(shot.gun().bands().reach(band).modifier(), "range", FalloutRule.FO_11_RANGE_BANDS, band);
        for (Held.Tuning tuning : shot.held().tunings()) {
            value = tuning.points() == 0
                    ? value
                    : value.plus(
                            new Modifier(tuning.points(), Reason.said(tuning.what()), FalloutRule.FO_10_HIT_VALUE));
        }
        value = value.plusIfAny(
                        bipod(shot),
                        shot.isRested() ? "rested" : "not-rested",
                        FalloutRule.FO_26_REST,
                        Held.Support.BIPOD)
                .plusIfAny(
                        -HANDICAP_OF_A_POINT * lacking,
                        "strength-under",
                        FalloutRule.FO_24_MINIMAL_STRENGTH,
                        shot.strength(),
                        asked);
        value = switch (attempt.way()) {
            case Way.Unaimed unaimed -> value;
            case Way.Burst burst -> burst(value, shot);
            case Way.Aimed aimed -> aimed(value, aimed, encounter.rulings());
        };
        if (attempt.isTwoGuns()) {
            value = value.and(twoGuns(attempt));
        }
        value = value.plusIfAny(
                attempt.from() != Way.FromCover.BLIND ? 0 : band == Bands.RangeBand.CQC ? BLIND_CQC : BLIND_CLOSE,
                "blind-fire",
                FalloutRule.FO_38_BLIND_FIRE,
                band);
        if (encounter.target().inCover()) {
            value = value.and(cover(encounter));
        }
        for (Tally.Line line : MasterItem.lines(encounter.shooter(), encounter.items(), encounter.rulings())) {
            value = value.and(line);
        }
        return value;
    }

    /** Rifles fire single shots better from a rested bipod, and worse with one that hangs about (FO-26). */
    private static int bipod(Shot shot) {
        boolean concerned = shot.held().support().equals(Optional.of(Held.Support.BIPOD))
                && shot.gun().skill() == Skill.RIFLES
                && !shot.attempt().isBurst();
        return !concerned ? 0 : shot.isRested() ? BIPOD_RESTED : BIPOD_NOT_RESTED;
    }

    private static Tally aimed(Tally value, Way.Aimed aimed, Rulings rulings) {
        Part part = aimed.part();
        int paid = rulings.firstAimApGivesBonus() ? aimed.extra() : aimed.extra() - 1;
        return value.plus(-part.handicap(), "aimed-at", FalloutRule.FO_19_PARTS, part)
                .plusIfAny(AIMING_BONUS * paid, "aiming", FalloutRule.FO_18_AIMING_POINTS, paid);
    }

    private static Tally.Line twoGuns(Attempt attempt) {
        Gun.Similarity similarity = Gun.Similarity.of(
                attempt.hands().getFirst().gun(), attempt.hands().getLast().gun());
        int handicap = switch (similarity) {
            case EQUAL -> -25;
            case SIMILAR -> -40;
            case DIFFERENT -> -55;
        };
        return new Modifier(handicap, "two-guns", FalloutRule.FO_61_TWO_GUNS_HANDICAP, similarity)
                .unless(attempt.shooter().ambidextrous(), FalloutRule.FO_63_AMBIDEXTROUS);
    }

    private static Tally.Line cover(Encounter encounter) {
        Rulings rulings = encounter.rulings();
        boolean exempt = rulings.reaction()
                && rulings.coverExemption()
                        .counts(encounter.shooter().reacts(), encounter.target().reacts());
        return new Modifier(TARGET_IN_COVER, "target-in-cover", FalloutRule.FO_41_TARGET_IN_COVER)
                .unless(exempt, FalloutRule.FO_41_TARGET_IN_COVER);
    }

    /** The handicap of a burst (FO-21, FO-25) with its reliefs, of which no more count than there is to relieve (FO-22). */
    private static Tally burst(Tally value, Shot shot) {
        boolean heavy = shot.gun().isHeavy();
        int left = heavy ? HEAVY_BURST : BURST;
        Tally burst = heavy
                ? value.plus(-left, "heavy-burst", FalloutRule.FO_25_HEAVY_AUTOMATIC)
                : value.plus(-left, "burst", FalloutRule.FO_21_BURST);
        for (Modifier relief : reliefs(shot, left)) {
            int counts = Math.min(left, relief.amount());
            if (counts > 0) {
                burst = burst.plus(new Modifier(counts, relief.what(), relief.why()));
            }
            if (counts < relief.amount()) {
                burst = burst.waiving(
                        new Modifier(relief.amount() - counts, relief.what(), relief.why()),
                        FalloutRule.FO_22_BURST_RELIEF);
            }
            left -= counts;
        }
        return burst;
    }

    /** 10 for each point of strength above the minimum; a tripod lightens every burst, a bipod those of heavy weapons (FO-26). */
    private static List<Modifier> reliefs(Shot shot, int handicap) {
        boolean heavy = shot.gun().isHeavy();
        List<Modifier> reliefs = new ArrayList<>();
        int asked = shot.minimalStrength().total();
        if (shot.strength() > asked) {
            reliefs.add(new Modifier(
                    // The third point is worth 5 of 25.
                    Math.min(handicap, RELIEF_OF_A_POINT * (shot.strength() - asked)),
                    "strength-over",
                    heavy ? FalloutRule.FO_25_HEAVY_AUTOMATIC : FalloutRule.FO_22_BURST_RELIEF,
                    shot.strength(),
                    asked));
        }
        shot.held()
                .support()
                .filter(support -> shot.isRested() && (heavy || support == Held.Support.TRIPOD))
                .map(support -> new Modifier(RELIEF_OF_A_REST, "rested", FalloutRule.FO_26_REST, support))
                .ifPresent(reliefs::add);
        for (Held.Tuning tuning : shot.held().tunings()) {
            reliefs.add(new Modifier(tuning.relief(), Reason.said(tuning.what()), FalloutRule.FO_22_BURST_RELIEF));
        }
        return reliefs;
    }
}
