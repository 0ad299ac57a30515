package dev.snakewater.domain.gurps.weapon;

import dev.snakewater.domain.gurps.Fraction;
import dev.snakewater.domain.rule.Blank;
import dev.snakewater.domain.rule.Default;
import dev.snakewater.domain.rule.Records;
import dev.snakewater.domain.rule.Spelt;
import dev.snakewater.domain.rule.Unwrapped;
import dev.snakewater.domain.rule.Withers;
import dev.snakewater.domain.rule.Within;
import java.math.BigDecimal;
import java.util.Optional;

/**
 * A weapon: one of the list, or one of your own, which needs {@code damage} and {@code type}. What is written beside
 * {@code is} overrules the list.
 *
 * @param is which of the list
 * @param own what it has of its own
 * @param shooting what it has of its own as a ranged weapon
 */
public record Arm(
        Optional<Arms> is, @Unwrapped Own own, @Unwrapped Shooting shooting) {

    /**
     * What a weapon has that is not as the list has it, or is not of the list.
     *
     * @param name what it is called
     * @param damage {@code 2d-1}, or {@code sw+1} and {@code thr} by ST
     * @param type what it does to a body
     * @param use how it is used; swung, if left out and not of the list
     * @param hands how many hands hold it
     * @param calibre the wounding multiplier of a bullet, such as {@code 1.5}
     * @param ammunition what it fires
     * @param armourDivisor by what DR is divided, such as 2, 1.5 or 0.5
     * @param beforeArmour what its ammunition multiplies damage by before armour
     * @param knocksBack whether it knocks back; by its type, if left out
     * @param resistsBreakage whether a breakage is rolled again
     * @param minimumSt the ST it wants
     */
    @Withers
    public record Own(
            @Spelt(pattern = "\\S", as = "name") Optional<String> name,

            @Spelt(pattern = Damage.PATTERN, as = "damage") Optional<String> damage,

            Optional<DamageType> type,
            Optional<Weapon.Use> use,
            @Within({1, 2}) Optional<Integer> hands,

            @Spelt(pattern = Fraction.MULTIPLIER, as = "multiplier")
            Optional<String> calibre,

            @Default("solid") Ammunition ammunition,
            @Default("1") @Within({0, 100}) BigDecimal armourDivisor,

            @Default("1") @Spelt(pattern = Fraction.MULTIPLIER, as = "multiplier")
            String beforeArmour,

            Optional<Boolean> knocksBack,
            Optional<Boolean> resistsBreakage,
            @Within({0, 100}) Optional<Integer> minimumSt)
            implements ArmOwnBuilder.With {}

    /**
     * What a ranged weapon has that is not as the list has it, or is not of the list.
     *
     * @param snapShot its Snap Shot number; ranged weapons of your own need it
     * @param accuracy its Acc
     * @param snapShotPenalty what a snap shot costs; -4, if left out
     * @param recoil its Rcl
     * @param halfDamage its 1/2D range in yards
     * @param maximum its greatest range in yards
     */
    public record Shooting(
            @Within({1, 100}) Optional<Integer> snapShot,
            @Within({0, 100}) Optional<Integer> accuracy,
            @Within({Arm.SNAP_SHOT_PENALTY, 0}) Optional<Integer> snapShotPenalty,
            @Within({-100, 0}) Optional<Integer> recoil,
            @Within({1, 10_000}) Optional<Integer> halfDamage,
            @Within({1, 10_000}) Optional<Integer> maximum) {}

    /** What a snap shot costs with all weapons of the list. */
    public static final int SNAP_SHOT_PENALTY = -4;

    static final Own NOTHING_OWN = Blank.of(Own.class);
    static final Shooting NO_SHOOTING = Blank.of(Shooting.class);

    /** Returns a weapon as the list has it. */
    public static Arm of(Arms is) {
        return new Arm(Optional.of(is), NOTHING_OWN, NO_SHOOTING);
    }

    /** What it has of its own or, where nothing is written of that, by the list. */
    private Own whole() {
        return is.map(arms -> over(Own.class, own, arms.own())).orElse(own);
    }

    private static <R extends Record> R over(Class<R> type, R own, R listed) {
        return Records.made(
                type,
                Records.components(type).stream()
                        .map(part ->
                                Records.held(part, Records.held(part, own).equals(Optional.empty()) ? listed : own))
                        .toList());
    }

    /** Returns what it does; nothing, if nobody says. */
    public Optional<Damage> damage() {
        return whole().damage().flatMap(Damage::written);
    }

    /** Returns what it does to a body; nothing, if nobody says. */
    public Optional<DamageType> type() {
        return whole().type();
    }

    /** Returns how it is used. */
    public Weapon.Use use() {
        return whole().use().orElse(Weapon.Use.SWUNG);
    }

    /** Returns how many hands hold it. */
    public int hands() {
        return whole().hands().orElse(1);
    }

    /** Returns what it is called. */
    public String name() {
        return whole().name().orElse("weapon");
    }

    /** Returns by what DR is divided; nothing, if that has too many places, or is too small. */
    public Optional<Fraction> divisor() {
        return Fraction.written(own.armourDivisor().toPlainString())
                .filter(divisor -> 100 * divisor.numerator() >= divisor.denominator());
    }

    /** Returns its greatest range in the hands of somebody of this ST; nothing, if it has none. */
    public Optional<Integer> farthest(int strength) {
        return inUse(strength).maximum();
    }

    /**
     * Returns it in the hands of somebody of this ST. The list's calibre is that of the list's bullets.
     *
     * @throws java.util.NoSuchElementException if something is missing that is not of the list, or the table of damage does not have him
     */
    public Weapon inHandsOf(int strength) {
        Own whole = whole();
        DamageType type = type().orElseThrow();
        return new Weapon(
                name(),
                damage().orElseThrow().inHandsOf(strength).orElseThrow(),
                type,
                use(),
                (own.type().isPresent() ? own : whole)
                        .calibre()
                        .flatMap(Fraction::written)
                        .orElse(type.wounding()),
                own.ammunition(),
                divisor().orElseThrow(),
                Fraction.written(own.beforeArmour()).orElseThrow(),
                own.knocksBack().orElse(type.knocksBack()),
                whole.resistsBreakage().orElse(use().resistsBreakage(type)),
                whole.minimumSt().orElse(0),
                inUse(strength));
    }

    private Shooting inUse(int strength) {
        return use().isRanged()
                ? over(
                        Shooting.class,
                        shooting,
                        is.map(arms -> arms.inHandsOf(strength)).orElse(NO_SHOOTING))
                : NO_SHOOTING;
    }
}
