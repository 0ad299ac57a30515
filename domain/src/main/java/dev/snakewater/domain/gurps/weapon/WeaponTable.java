// Figures from GURPS, third edition, by Steve Jackson Games, used under the Steve Jackson Games Online Policy: for free
// distribution, not for resale. The Apache License 2.0 does not cover this file. See NOTICE.
package dev.snakewater.domain.gurps.weapon;

import dev.snakewater.domain.gurps.weapon.Weapon.Use;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The weapon list, with ranges in yards, in multiples of ST ({@code 20x}), or added to ST ({@code -2}, thrown ones). The fist, the short
 * bow, the longbow and the guns are unconfirmed.
 */
public enum WeaponTable {
    // spotless:off
    LARGE_KNIFE_SWUNG("large knife, swung", "sw-2", DamageType.CUTTING, Use.SWUNG, 1, 0),
    LARGE_KNIFE_THRUST("large knife, thrust", "thr", DamageType.IMPALING, Use.THRUST, 1, 0),
    BATON_SWUNG("baton, swung", "sw", DamageType.CRUSHING, Use.SWUNG, 1, 7),
    BATON_THRUST("baton, thrust", "thr", DamageType.CRUSHING, Use.THRUST, 1, 7),
    FIST("fist", "thr-2", DamageType.CRUSHING, Use.NATURAL, 1, 0),
    BROADSWORD_SWUNG("broadsword, swung", "sw+1", DamageType.CUTTING, Use.SWUNG, 1, 10),
    BROADSWORD_THRUST("broadsword, thrust", "thr+1", DamageType.CRUSHING, Use.THRUST, 1, 10),
    THRUSTING_BROADSWORD_SWUNG("thrusting broadsword, swung", "sw+1", DamageType.CUTTING, Use.SWUNG, 1, 10),
    THRUSTING_BROADSWORD_THRUST("thrusting broadsword, thrust", "thr+2", DamageType.IMPALING, Use.THRUST, 1, 10),
    AXE("axe", "sw+2", DamageType.CUTTING, Use.SWUNG, 1, 12),
    MACE("mace", "sw+3", DamageType.CRUSHING, Use.SWUNG, 1, 12),
    SMALL_MACE("small mace", "sw+2", DamageType.CRUSHING, Use.SWUNG, 1, 11),
    PICK("pick", "sw+1", DamageType.IMPALING, Use.SWUNG, 1, 11),
    SPEAR("spear", "thr+2", DamageType.IMPALING, Use.THRUST, 1, 9),
    SPEAR_TWO_HANDS("spear in two hands", "thr+3", DamageType.IMPALING, Use.THRUST, 2, 9),
    QUARTERSTAFF_SWUNG("quarterstaff, swung", "sw+2", DamageType.CRUSHING, Use.SWUNG, 2, 6),
    QUARTERSTAFF_THRUST("quarterstaff, thrust", "thr+2", DamageType.CRUSHING, Use.THRUST, 2, 6),
    RAPIER("rapier", "thr+1", DamageType.IMPALING, Use.THRUST, 1, 0),
    SABER_SWUNG("saber, swung", "sw", DamageType.CUTTING, Use.SWUNG, 1, 7),
    SABER_THRUST("saber, thrust", "thr+1", DamageType.IMPALING, Use.THRUST, 1, 7),
    SHORT_BOW("short bow", "thr", DamageType.IMPALING, Use.BOW, 2, 7, new Ranges(12, 1, 0, "10x", "15x")),
    LONGBOW("longbow", "thr+2", DamageType.IMPALING, Use.BOW, 2, 11, new Ranges(15, 3, 0, "15x", "20x")),
    COMPOSITE_BOW("composite bow", "thr+3", DamageType.IMPALING, Use.BOW, 2, 10, new Ranges(14, 3, 0, "20x", "25x")),
    CROSSBOW("crossbow", "thr+4", DamageType.IMPALING, Use.CROSSBOW, 2, 7, new Ranges(12, 4, 0, "20x", "25x")),
    THROWN_KNIFE("thrown large knife", "thr", DamageType.IMPALING, Use.THROWN, 1, 0, new Ranges(12, 0, 0, "-2", "5")),
    REVOLVER_38(".38 revolver", "2d-1", DamageType.BULLET, Use.GUN, 1, 8, new Ranges(10, 2, -1, "120", "1500")),
    REVOLVER_357(".357 revolver", "3d-1", DamageType.BULLET, Use.GUN, 1, 10, new Ranges(10, 3, -2, "185", "2000")),
    REVOLVER_44(".44 magnum revolver", "3d", DamageType.BULLET, Use.GUN, 1, 11, new Ranges(10, 2, -3, "200", "2500")),
    PISTOL_9("9 mm pistol", "2d+2", DamageType.BULLET, Use.GUN, 1, 9, new Ranges(10, 3, -1, "150", "1900")),
    UZI("Uzi", "3d-1", DamageType.BULLET, Use.GUN, 2, 10, new Ranges(10, 7, -1, "160", "1900")),
    MP_5("MP5", "3d-1", DamageType.BULLET, Use.GUN, 2, 10, new Ranges(10, 8, -1, "160", "1900")),
    M_16("M16", "5d", DamageType.BULLET, Use.GUN, 2, 9, new Ranges(12, 11, -1, "500", "3800")),
    AK_47("AK-47", "5d+1", DamageType.BULLET, Use.GUN, 2, 10, new Ranges(12, 7, -1, "400", "3000")),
    AKM_7_62("AKM", "7d", DamageType.BULLET, Use.GUN, 2, 9, new Ranges(12, 7, -2, "400", "3000")),
    G_3("G3", "7d", DamageType.BULLET, Use.GUN, 2, 11, new Ranges(11, 10, -2, "1000", "4200"));
    // spotless:on

    private final WeaponEntry.Own own;
    private final Optional<Ranges> ranges;

    WeaponTable(String word, String damage, DamageType type, Use use, int hands, int minimumSt, Ranges... ranges) {
        this.own = WeaponEntry.NOTHING_OWN.with(it -> it.name(Optional.of(word))
                .damage(Optional.of(damage))
                .type(Optional.of(type))
                .use(Optional.of(use))
                .hands(Optional.of(hands))
                .resistsBreakage(Optional.of(use.resistsBreakage(type)))
                .minimumSt(Optional.of(minimumSt)));
        this.ranges = Stream.of(ranges).findFirst();
    }

    /** Returns what the list says of it. */
    public WeaponEntry.Own own() {
        return switch (this) {
            case REVOLVER_44 -> own.withCalibre(Optional.of("1.5"));
            // A sword is nothing solid, however it is used.
            case BROADSWORD_THRUST -> own.withResistsBreakage(Optional.of(false));
            default -> own;
        };
    }

    /** Returns what it has as a ranged weapon, in the hands of somebody of this ST; nothing, if it is none. */
    public WeaponEntry.Shooting inHandsOf(int strength) {
        return ranges.map(far -> new WeaponEntry.Shooting(
                        Optional.of(far.snapShot()),
                        Optional.of(far.accuracy()),
                        Optional.empty(),
                        Optional.of(far.recoil()),
                        Optional.of(far.yards(far.halfDamage(), own.use(), strength)),
                        Optional.of(far.yards(far.maximum(), own.use(), strength))))
                .orElse(WeaponEntry.NO_SHOOTING);
    }

    @Override
    public String toString() {
        return own.name().orElseThrow();
    }

    private record Ranges(int snapShot, int accuracy, int recoil, String halfDamage, String maximum) {
        int yards(String written, Optional<Use> use, int strength) {
            if (written.endsWith("x")) {
                return Integer.parseInt(written.substring(0, written.length() - 1)) * strength;
            }
            return Math.max(1, Integer.parseInt(written) + (use.equals(Optional.of(Use.THROWN)) ? strength : 0));
        }
    }
}
