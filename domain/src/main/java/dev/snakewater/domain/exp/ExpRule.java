package dev.snakewater.domain.exp;

import dev.snakewater.domain.rule.Mending;
import dev.snakewater.domain.rule.Rule;
import dev.snakewater.domain.rule.RuleKind;
import dev.snakewater.domain.rule.Rulebook;
import java.util.List;

/** The rules of EXP chapter 35, by their numbers in the catalogue. */
public enum ExpRule implements Rule {
    EX_01_ADJUSTMENT(RuleKind.DEFINITION, "What an adjustment is"),
    EX_02_FLAT(RuleKind.DEFINITION, "Flat adjustments"),
    EX_03_RATE(RuleKind.APPLIED, "Rate adjustments"),
    EX_04_SIGN(RuleKind.APPLIED, "Sign decides the stage"),
    EX_05_ORDER(RuleKind.APPLIED, "Order of arithmetic"),
    EX_06_TABLE_ALONE(RuleKind.DEFINITION, "Penalties leave the combat table alone"),
    EX_07_PAST_MAXIMUM(RuleKind.APPLIED, "Bonuses pass the maximum roll"),
    EX_08_HIT(RuleKind.APPLIED, "What counts as a hit"),
    EX_09_RAW_RANGE(RuleKind.APPLIED, "Raw range, no floor"),
    EX_10_REAR_ATTACK(RuleKind.APPLIED, "Rear attack"),
    EX_11_ERRATUM(RuleKind.EXAMPLE, "Erratum: 883"),
    EX_12_WEATHER(RuleKind.APPLIED, "Weather as a rate"),
    EX_13_RANDOM_INTENSITY(RuleKind.APPLIED, "Random intensity"),
    EX_14_BULK(RuleKind.APPLIED, "Bulk alternative"),
    EX_15_RAIN_AND_HAIL(RuleKind.APPLIED, "Rain and hail"),
    EX_16_SAND_AND_WIND(RuleKind.APPLIED, "Sandstorm and wind"),
    EX_17_FOG_OR_SMOKE(RuleKind.APPLIED, "Fog or smoke"),
    EX_18_DARKNESS_AND_SNOW(RuleKind.APPLIED, "Darkness and snow"),
    EX_19_HIGH_GRAVITY(RuleKind.APPLIED, "High gravity"),
    EX_20_HIDING(RuleKind.APPLIED, "Nature of cover and concealment"),
    EX_21_COVER(RuleKind.APPLIED, "Cover"),
    EX_22_CONCEALMENT(RuleKind.APPLIED, "Concealment"),
    EX_23_DOWNGRADE(RuleKind.APPLIED, "Downgrade when the weapon penetrates"),
    EX_24_ONE_OR_THE_OTHER(RuleKind.APPLIED, "One or the other"),
    EX_25_TABLE_35_9(RuleKind.APPLIED, "Cover and concealment table"),
    EX_26_ROUND_A_CORNER(RuleKind.APPLIED, "Round a corner"),
    EX_27_COMPLETELY_HIDDEN(RuleKind.REFUSING, "One hundred percent"),
    EX_28_GATE(RuleKind.APPLIED, "The gate"),
    EX_29_WHEN_BLIND(RuleKind.REFUSING, "When firing blind applies"),
    EX_30_AFTER_THE_GATE(RuleKind.APPLIED, "After the gate"),
    EX_31_BLIND_DETAILS(RuleKind.APPLIED, "Blind details"),
    EX_32_COUNTING_HEXES(RuleKind.DEFINITION, "Counting hexes"),
    EX_33_WITHIN_RANGE(RuleKind.DEFINITION, "Within range"),
    EX_34_DECAY(RuleKind.APPLIED, "Decay"),
    EX_35_REACH(RuleKind.REFUSING, "Type A reach"),
    EX_36_TYPE_B(RuleKind.REFUSING, "Type B"),
    EX_37_TYPE_C(RuleKind.DEFINITION, "Type C"),
    EX_38_WEATHER_IN_RANGE(RuleKind.APPLIED, "Weather inside range"),
    EX_39_MOVEMENT_MAY_WAIT(RuleKind.APPLIED, "Movement adjustments may wait"),
    EX_40_DIFFERENTIAL(RuleKind.APPLIED, "Movement differential"),
    EX_41_NATURALLY_FAST(RuleKind.APPLIED, "Natural fast attackers"),
    EX_42_CRAWLING(RuleKind.APPLIED, "Crawling"),
    EX_43_CROUCHING_ATTACKER(RuleKind.APPLIED, "Crouching attacker"),
    EX_44_CROUCHING_TARGET(RuleKind.APPLIED, "Crouching target"),
    EX_45_ROLLING(RuleKind.APPLIED, "Rolling"),
    EX_46_CAREFUL_CLIMBING(RuleKind.APPLIED, "Careful climbing"),
    EX_47_OTHER_CLIMBING(RuleKind.APPLIED, "Free, rope, ladder climbing"),
    EX_48_DODGES(RuleKind.REFUSING, "Dekes and dodges"),
    EX_49_BOLSTER(RuleKind.APPLIED, "Mercenary bolster"),
    EX_50_PRONE(RuleKind.APPLIED, "Prone"),
    EX_51_SEATED(RuleKind.APPLIED, "Seated, squatting, reclining"),
    EX_52_ONE_POSTURE(RuleKind.DEFINITION, "One posture at a time"),
    EX_53_REFEREES_OWN(RuleKind.APPLIED, "The referee's own adjustments"),
    EX_54_FINAL(RuleKind.DEFINITION, "Final, no re-rolls"),
    EX_55_DROPPED(RuleKind.APPLIED, "Dropping adjustments"),
    EX_56_AREA_WEAPONS(RuleKind.DEFINITION, "Area weapons"),
    EX_57_BOTH_SYSTEMS(RuleKind.DEFINITION, "Theatrical and tactical share the adjustments"),
    EX_58_THEATRICAL(RuleKind.APPLIED, "Theatrical arithmetic"),
    EX_59_THEATRICAL_RANGE(RuleKind.APPLIED, "Theatrical range"),
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
