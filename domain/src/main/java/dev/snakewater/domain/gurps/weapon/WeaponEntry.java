package dev.snakewater.domain.gurps.weapon;

import dev.snakewater.domain.field.Blank;
import dev.snakewater.domain.field.Default;
import dev.snakewater.domain.field.Records;
import dev.snakewater.domain.field.Spelt;
import dev.snakewater.domain.field.Unwrapped;
import dev.snakewater.domain.field.Withers;
import dev.snakewater.domain.field.Within;
import dev.snakewater.domain.gurps.Fraction;
import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;

/**
 * A weapon: one of the list, or one of your own, which needs {@code damage} and {@code type}. What is written beside {@code is} overrules
 * the list.
 */
public record WeaponEntry(
        Optional<WeaponTable> is,
        @Unwrapped Own own,
        @Unwrapped Shooting shooting) {

    /** What a weapon has that is not as the list has it, or is not of the list. */
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
            implements WeaponEntryOwnBuilder.With {}

    /** What a ranged weapon has that is not as the list has it, or is not of the list. */
    public record Shooting(
            @Within({1, 100}) Optional<Integer> snapShot,
            @Within({0, 100}) Optional<Integer> accuracy,
            @Within({WeaponEntry.SNAP_SHOT_PENALTY, 0}) Optional<Integer> snapShotPenalty,
            @Within({-100, 0}) Optional<Integer> recoil,
            @Within({1, 10_000}) Optional<Integer> halfDamage,
            @Within({1, 10_000}) Optional<Integer> maximum) {}

    /** What a snap shot costs with all weapons of the list. */
    public static final int SNAP_SHOT_PENALTY = -4;

    static final Own NOTHING_OWN = Blank.of(Own.class);
    static final Shooting NO_SHOOTING = Blank.of(Shooting.class);

    /** Returns a weapon as the list has it. */
    public static WeaponEntry of(WeaponTable is) {
        return new WeaponEntry(Optional.of(is), NOTHING_OWN, NO_SHOOTING);
    }

    /** Returns what is given for it, or else what the list says. */
    private Own whole() {
        return is.map(arms -> over(Own.class, own, arms.own())).orElse(own);
    }

    private static <R extends Record> R over(Class<R> type, R own, R listed) {
        List<Object> parts = Records.components(type).stream()
                .map(part -> Records.held(part, Records.held(part, own).equals(Optional.empty()) ? listed : own))
                .toList();
        return Records.made(type, parts);
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

    /** Returns it in the hands of somebody of this ST; it has no problems. The calibre of the list is that of the bullets of the list. */
    public Weapon inHandsOf(int strength) {
        Own whole = whole();
        DamageType type = type().orElseThrow();
        Optional<String> calibre = own.type().isPresent() ? own.calibre() : whole.calibre();
        return new Weapon(
                name(),
                damage().orElseThrow().inHandsOf(strength).orElseThrow(),
                type,
                use(),
                calibre.flatMap(Fraction::written).orElse(type.wounding()),
                own.ammunition(),
                divisor().orElseThrow(),
                Fraction.written(own.beforeArmour()).orElseThrow(),
                own.knocksBack().orElse(type.knocksBack()),
                whole.resistsBreakage().orElse(use().resistsBreakage(type)),
                whole.minimumSt().orElse(0),
                inUse(strength));
    }

    private Shooting inUse(int strength) {
        Shooting listed = is.map(arms -> arms.inHandsOf(strength)).orElse(NO_SHOOTING);
        return use().isRanged() ? over(Shooting.class, shooting, listed) : NO_SHOOTING;
    }
}
