package dev.snakewater.domain.exp;

import dev.snakewater.domain.rule.Mending;
import dev.snakewater.domain.rule.Rule;
import dev.snakewater.domain.rule.RuleKind;
import dev.snakewater.domain.rule.Rulebook;
import java.util.List;

/** The rules of EXP chapter 35, by their numbers in the catalogue. */
public enum ExpRule implements Rule {
    /** A signed number on the attacker's to-hit roll, and on nothing else. */
    EX_01_ADJUSTMENT(RuleKind.DEFINITION, "What an adjustment is"),
    /** One number whatever the distance, for types A, B and C. */
    EX_02_FLAT(RuleKind.DEFINITION, "Flat adjustments"),
    /** So much for each hex, for types B and C only. */
    EX_03_RATE(RuleKind.APPLIED, "Rate adjustments"),
    /** Penalties and bonuses are summed apart and never netted. */
    EX_04_SIGN(RuleKind.APPLIED, "Sign decides the stage"),
    /** Penalties, skill, maximum roll, bonuses, armour rating. */
    EX_05_ORDER(RuleKind.APPLIED, "Order of arithmetic"),
    /** No penalty lowers MR, BP or the damage adjuster. */
    EX_06_TABLE_ALONE(RuleKind.DEFINITION, "Penalties leave the combat table alone"),
    /** A bonus counts even at the maximum roll. */
    EX_07_PAST_MAXIMUM(RuleKind.APPLIED, "Bonuses pass the maximum roll"),
    /** The net roll is equal to the armour rating, or above it. */
    EX_08_HIT(RuleKind.APPLIED, "What counts as a hit"),
    /** The kilodie shows 1 to 1000; what comes between may be lower or higher. */
    EX_09_RAW_RANGE(RuleKind.APPLIED, "Raw range, no floor"),
    /** +90 from behind. */
    EX_10_REAR_ATTACK(RuleKind.APPLIED, "Rear attack"),
    /** MR 763 and a rear attack reach 853. */
    EX_11_ERRATUM(RuleKind.EXAMPLE, "Erratum: 883"),
    /** Each condition costs its rate for every hex to the target. */
    EX_12_WEATHER(RuleKind.APPLIED, "Weather as a rate"),
    /** The die of a table tells its row. */
    EX_13_RANDOM_INTENSITY(RuleKind.APPLIED, "Random intensity"),
    /** Intensity times 50, whatever the distance. */
    EX_14_BULK(RuleKind.APPLIED, "Bulk alternative"),
    /** Tables 35.1 and 35.2. */
    EX_15_RAIN_AND_HAIL(RuleKind.APPLIED, "Rain and hail"),
    /** Tables 35.3 and 35.4. */
    EX_16_SAND_AND_WIND(RuleKind.APPLIED, "Sandstorm and wind"),
    /** Table 35.5. */
    EX_17_FOG_OR_SMOKE(RuleKind.APPLIED, "Fog or smoke"),
    /** Tables 35.6 and 35.7. */
    EX_18_DARKNESS_AND_SNOW(RuleKind.APPLIED, "Darkness and snow"),
    /** A flat penalty by encumbrance; at lift only, no attack. */
    EX_19_HIGH_GRAVITY(RuleKind.APPLIED, "High gravity"),
    /** They burden types B and C only. */
    EX_20_HIDING(RuleKind.APPLIED, "Nature of cover and concealment"),
    /** A barrier that the weapon cannot get through. */
    EX_21_COVER(RuleKind.APPLIED, "Cover"),
    /** It hides and stops nothing. */
    EX_22_CONCEALMENT(RuleKind.APPLIED, "Concealment"),
    /** Pierced cover is concealment. */
    EX_23_DOWNGRADE(RuleKind.APPLIED, "Downgrade when the weapon penetrates"),
    /** The best single protection counts. */
    EX_24_ONE_OR_THE_OTHER(RuleKind.APPLIED, "One or the other"),
    /** The highest row not above the percentage. */
    EX_25_TABLE_35_9(RuleKind.APPLIED, "Cover and concealment table"),
    /** How much is hidden of who uses what round a corner. */
    EX_26_ROUND_A_CORNER(RuleKind.APPLIED, "Round a corner"),
    /** Complete cover cannot be hit; complete concealment only blind. */
    EX_27_COMPLETELY_HIDDEN(RuleKind.REFUSING, "One hundred percent"),
    /** Percent dice by the target's size, before the to-hit roll. */
    EX_28_GATE(RuleKind.APPLIED, "The gate"),
    /** Out of sight, and with some cue. */
    EX_29_WHEN_BLIND(RuleKind.REFUSING, "When firing blind applies"),
    /** What blinds is not charged again. */
    EX_30_AFTER_THE_GATE(RuleKind.APPLIED, "After the gate"),
    /** All types alike; a failed gate still costs ammunition. */
    EX_31_BLIND_DETAILS(RuleKind.APPLIED, "Blind details"),
    /** Adjacent is one, the same hex none. */
    EX_32_COUNTING_HEXES(RuleKind.DEFINITION, "Counting hexes"),
    /** No range penalty up to the listed range. */
    EX_33_WITHIN_RANGE(RuleKind.DEFINITION, "Within range"),
    /** So much for each hex beyond the range. */
    EX_34_DECAY(RuleKind.APPLIED, "Decay"),
    /** The own hex and those adjacent. */
    EX_35_REACH(RuleKind.REFUSING, "Type A reach"),
    /** Not in the attacker's own hex. */
    EX_36_TYPE_B(RuleKind.REFUSING, "Type B"),
    /** No minimum range. */
    EX_37_TYPE_C(RuleKind.DEFINITION, "Type C"),
    /** Within range only decay is waived. */
    EX_38_WEATHER_IN_RANGE(RuleKind.APPLIED, "Weather inside range"),
    /** A switch for all of them. */
    EX_39_MOVEMENT_MAY_WAIT(RuleKind.APPLIED, "Movement adjustments may wait"),
    /** -10 for each h/u, if it is more than 12. */
    EX_40_DIFFERENTIAL(RuleKind.APPLIED, "Movement differential"),
    /** Exempt in what is a natural attack for them. */
    EX_41_NATURALLY_FAST(RuleKind.APPLIED, "Natural fast attackers"),
    /** No action; 50% cover; +165 for type A. */
    EX_42_CRAWLING(RuleKind.APPLIED, "Crawling"),
    /** No type A, type B -200, type C -75. */
    EX_43_CROUCHING_ATTACKER(RuleKind.APPLIED, "Crouching attacker"),
    /** 33% cover. */
    EX_44_CROUCHING_TARGET(RuleKind.APPLIED, "Crouching target"),
    /** Type C only, at -210; loaded, not at all. */
    EX_45_ROLLING(RuleKind.APPLIED, "Rolling"),
    /** +666 on who climbs so. */
    EX_46_CAREFUL_CLIMBING(RuleKind.APPLIED, "Careful climbing"),
    /** +165 on who climbs so. */
    EX_47_OTHER_CLIMBING(RuleKind.APPLIED, "Free, rope, ladder climbing"),
    /** They change nothing but for mercenaries. */
    EX_48_DODGES(RuleKind.REFUSING, "Dekes and dodges"),
    /** AR for to-hit roll, 20 a level. */
    EX_49_BOLSTER(RuleKind.APPLIED, "Mercenary bolster"),
    /** Type C only; 90% concealment; +165 for type A. */
    EX_50_PRONE(RuleKind.APPLIED, "Prone"),
    /** Types A and B at -100. */
    EX_51_SEATED(RuleKind.APPLIED, "Seated, squatting, reclining"),
    /** Postures exclude one another. */
    EX_52_ONE_POSTURE(RuleKind.DEFINITION, "One posture at a time"),
    /** Flat or rate, with a reason. */
    EX_53_REFEREES_OWN(RuleKind.APPLIED, "The referee's own adjustments"),
    /** No roll is rolled again. */
    EX_54_FINAL(RuleKind.DEFINITION, "Final, no re-rolls"),
    /** The referee drops what slows play. */
    EX_55_DROPPED(RuleKind.APPLIED, "Dropping adjustments"),
    /** They damage all in their area. */
    EX_56_AREA_WEAPONS(RuleKind.DEFINITION, "Area weapons"),
    /** One list, two ways to resolve. */
    EX_57_BOTH_SYSTEMS(RuleKind.DEFINITION, "Theatrical and tactical share the adjustments"),
    /** A level bonus, no table and no maximum. */
    EX_58_THEATRICAL(RuleKind.APPLIED, "Theatrical arithmetic"),
    /** An estimate, no decay. */
    EX_59_THEATRICAL_RANGE(RuleKind.APPLIED, "Theatrical range"),
    /** BP or BNP; robots have no MR. */
    EX_60_TABLE_ENTRY(RuleKind.APPLIED, "Which table entry");

    /** All of them, as a book. */
    public static final Rulebook RULEBOOK = new Rulebook(
            "exp",
            "EXP, chapter 35: Combat Adjustments",
            "Hugh MacLeod",
            List.of(values()),
            Mending.in(2, EX_49_BOLSTER));

    private final RuleKind kind;
    private final String title;

    ExpRule(RuleKind kind, String title) {
        this.kind = kind;
        this.title = title;
    }

    @Override
    public String title() {
        return title;
    }

    @Override
    public RuleKind kind() {
        return kind;
    }
}
