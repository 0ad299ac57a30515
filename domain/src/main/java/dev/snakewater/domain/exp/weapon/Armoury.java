// The figures of this table are from EXP by Hugh MacLeod, licensed under CC BY-SA 4.0
// (https://creativecommons.org/licenses/by-sa/4.0/); this file is under the same licence. See NOTICE.
package dev.snakewater.domain.exp.weapon;

import dev.snakewater.domain.dice.DicePool;
import dev.snakewater.domain.exp.weapon.Weapon.WeaponType;
import java.util.Optional;

/**
 * Weapons of chapter 28 and guns of chapter 46, medium calibre; 0 where there is no range, decay or accuracy. The morning star is left out:
 * its dice are of two kinds.
 */
public enum Armoury {
    // spotless:off
    AXE("axe", WeaponType.TYPE_A, 0, 0, 0, "1d10+2"),
    BRASS_KNUCKLES("brass knuckles", WeaponType.TYPE_A, 0, 0, 0, "1d3"),
    CHAIN("chain", WeaponType.TYPE_A, 0, 0, 0, "1d6+1"),
    FIST("fist", WeaponType.TYPE_A, 0, 0, 0, "1d4-3"),
    SMALL_FLAIL("small flail", WeaponType.TYPE_A, 0, 0, 0, "1d4"),
    LARGE_FLAIL("large flail", WeaponType.TYPE_A, 0, 0, 0, "1d8"),
    KICK("kick", WeaponType.TYPE_A, 0, 0, 0, "1d4-1"),
    FORK("fork", WeaponType.TYPE_A, 0, 0, 0, "2d4"),
    HAMMER("hammer", WeaponType.TYPE_A, 0, 0, 0, "2d6+2"),
    SMALL_LANCE("small lance", WeaponType.TYPE_A, 0, 0, 0, "4d4"),
    LARGE_LANCE("large lance", WeaponType.TYPE_A, 0, 0, 0, "4d6"),
    SMALL_MACE("small mace", WeaponType.TYPE_A, 0, 0, 0, "1d3"),
    LARGE_MACE("large mace", WeaponType.TYPE_A, 0, 0, 0, "1d6"),
    ORCHID("orchid", WeaponType.TYPE_A, 0, 0, 0, "1d4+1"),
    SMALL_PICK("small pick", WeaponType.TYPE_A, 0, 0, 0, "1d4"),
    LARGE_PICK("large pick", WeaponType.TYPE_A, 0, 0, 0, "1d10+2"),
    PIKE("pike", WeaponType.TYPE_A, 0, 0, 0, "2d6"),
    DAGGER("dagger", WeaponType.TYPE_A, 0, 0, 0, "1d3"),
    SCIMITAR("scimitar", WeaponType.TYPE_A, 0, 0, 0, "1d8"),
    SPEAR("spear", WeaponType.TYPE_A, 0, 0, 0, "1d12+1"),
    SMALL_STAFF("small staff", WeaponType.TYPE_A, 0, 0, 0, "1d4+1"),
    LARGE_STAFF("large staff", WeaponType.TYPE_A, 0, 0, 0, "1d6"),
    SHORT_SWORD("short sword", WeaponType.TYPE_A, 0, 0, 0, "1d4"),
    MEDIUM_SWORD("medium sword", WeaponType.TYPE_A, 0, 0, 0, "1d8"),
    LONG_SWORD("long sword", WeaponType.TYPE_A, 0, 0, 0, "1d10"),
    COMBO_SWORD("combo sword", WeaponType.TYPE_A, 0, 0, 0, "1d12"),
    DOUBLE_HANDED_SWORD("double-handed sword", WeaponType.TYPE_A, 0, 0, 0, "2d8"),
    THROWING_AXE("throwing axe", WeaponType.TYPE_B, 14, 300, 0, "1d8"),
    BOLO("bolo", WeaponType.TYPE_B, 10, 125, 0, "2d3"),
    BOOMERANG("boomerang", WeaponType.TYPE_B, 20, 125, 0, "1d6+1"),
    SMALL_BOW("small bow", WeaponType.TYPE_B, 24, 120, 0, "1d6"),
    LARGE_BOW("large bow", WeaponType.TYPE_B, 30, 120, 0, "1d6"),
    THROWN_MACE("thrown mace", WeaponType.TYPE_B, 15, 400, 0, "1d3"),
    THROWN_ROCK("thrown rock", WeaponType.TYPE_B, 0, 0, 0, "1d3"),
    THROWN_DAGGER("thrown dagger", WeaponType.TYPE_B, 0, 0, 0, "1d3"),
    SHURIKEN("shuriken", WeaponType.TYPE_B, 20, 150, 0, "1d4+1"),
    SLING("sling", WeaponType.TYPE_B, 10, 200, 0, "1d4"),
    THROWN_SPEAR("thrown spear", WeaponType.TYPE_B, 10, 145, 0, "1d8"),
    THROWN_SMALL_STAFF("thrown small staff", WeaponType.TYPE_B, 0, 0, 0, "1d4"),
    THROWN_LARGE_STAFF("thrown large staff", WeaponType.TYPE_B, 5, 220, 0, "1d6"),
    THROWN_SWORD("thrown sword", WeaponType.TYPE_B, 10, 150, 0, "1d4"),
    WHAM("wham", WeaponType.TYPE_B, 30, 200, 0, "1d6"),
    BULLWHIP("bullwhip", WeaponType.TYPE_C, 2, 0, 0, "1d3+1"),
    SMALL_CROSSBOW("small crossbow", WeaponType.TYPE_C, 25, 125, 0, "1d10"),
    LARGE_CROSSBOW("large crossbow", WeaponType.TYPE_C, 35, 120, 0, "1d12"),
    REVOLVER("revolver", WeaponType.TYPE_C, 80, 66, 0, "2d8"),
    SEMI_AUTO_PISTOL("semi-auto pistol", WeaponType.TYPE_C, 70, 60, 40, "2d8"),
    DERRINGER("derringer", WeaponType.TYPE_C, 40, 99, -125, "2d8"),
    SLUG_THROWER("slug thrower", WeaponType.TYPE_C, 40, 50, 0, "3d6"),
    BOLT_ACTION_RIFLE("bolt-action rifle", WeaponType.TYPE_C, 150, 50, 75, "3d10"),
    SEMI_AUTO_RIFLE("semi-auto rifle", WeaponType.TYPE_C, 110, 44, 60, "3d10"),
    FULL_AUTO_RIFLE("full-auto rifle", WeaponType.TYPE_C, 90, 44, 50, "3d10"),
    LAZER_PISTOL("lazer pistol", WeaponType.TYPE_C, 80, 50, 60, "2d10"),
    LAZER_RIFLE("lazer rifle", WeaponType.TYPE_C, 150, 40, 100, "3d10"),
    PLASMA_RIFLE("plasma rifle", WeaponType.TYPE_E, 160, 50, 0, "4d12"),
    GAUSS_RIFLE("gauss rifle", WeaponType.TYPE_E, 190, 40, 170, "4d12"),
    NEEDLER("needler", WeaponType.TYPE_E, 30, 85, -25, "1d6");
    // spotless:on

    private final String word;
    private final Row row;

    Armoury(String word, WeaponType type, int hexes, int decay, int accuracy, String damage) {
        this.word = word;
        this.row = new Row(type, listed(hexes), listed(decay), accuracy, DicePool.of(damage));
    }

    private static Optional<Integer> listed(int figure) {
        return Optional.of(figure).filter(any -> any != 0);
    }

    /** Returns what the tables say of it. */
    public Row row() {
        return row;
    }

    /** A row of the tables, with nothing where they list nothing. */
    public record Row(
            WeaponType type, Optional<Integer> hexes, Optional<Integer> decay, int accuracy, DicePool damage) {

        /** Returns whether its range is its thrower's PSTR. */
        public boolean isByStrength() {
            return type == WeaponType.TYPE_B && hexes.isEmpty();
        }
    }

    @Override
    public String toString() {
        return word;
    }
}
