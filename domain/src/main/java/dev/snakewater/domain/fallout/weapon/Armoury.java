package dev.snakewater.domain.fallout.weapon;

import dev.snakewater.domain.dice.DicePool;
import dev.snakewater.domain.fallout.Skill;
import java.util.List;
import java.util.Optional;

/**
 * The weapon cards that are there from the start. Those of the .223 Pistol and of the Minimi are public (the Minimi's by the
 * bands, which add up to less than the range that its card names besides); the numbers of the others are the house's. Only
 * the flame thrower's price and tank are the book's.
 */
public final class Armoury {

    private static final Bands HANDGUN = bands(cm(20, 10), cm(40, 5), cm(60, 0), cm(80, -5), cm(100, -10));

    // spotless:off
    /** All of them, the smallest first. */
    public static final List<Weapon> ALL = List.of(
            gun("10 mm Pistol", Skill.HANDGUNS, "2d6+4", 4, 3, 12, HANDGUN),
            gun("Desert Eagle", Skill.HANDGUNS, "3d6+4", 5, 5, 8, HANDGUN),
            gun(".44 Magnum Revolver", Skill.HANDGUNS, "3d6+6", 5, 5, 6, HANDGUN),
            automatic(5, 3, gun("MAC-10", Skill.HANDGUNS, "2d6+3", 4, 4, 30, HANDGUN)),
            automatic(6, 4, gun("Micro-Uzi", Skill.HANDGUNS, "2d6+3", 4, 4, 20, HANDGUN)),
            // Humans and ghouls below ST 6 hold it in both hands, says its card.
            gun(".223 Pistol", Skill.HANDGUNS, "3d6+9", 4, 4, 5,
                    bands(cm(20, -10), cm(30, -5), cm(55, 0), cm(80, 2, 10), cm(100, 2, 5)))
                    .withBothHandsBelow(Optional.of(6)),
            gun("Laser pistol (civilian)", Skill.HANDGUNS, "2d6+6", 5, 2, 12, HANDGUN),
            automatic(5, 3, gun("MP-5", Skill.RIFLES, "2d6+5", 4, 4, 30,
                    bands(cm(25, 10), cm(50, 5), cm(75, 0), cm(100, -5), cm(125, -10)))),
            gun("Hunting rifle", Skill.RIFLES, "3d6+9", 5, 4, 5,
                    bands(cm(20, -10), cm(45, 0), cm(90, 5), cm(130, 2, 10), cm(160, 2, 0))),
            automatic(6, 3, gun("AK-112", Skill.RIFLES, "3d6+5", 5, 5, 24,
                    bands(cm(20, 0), cm(50, 5), cm(90, 1, 10), cm(120, 1, 0), cm(150, 1, -10)))),
            // Its cartridges go into a tube, one by one.
            gun("Hunting shotgun", Skill.RIFLES, "4d6+4", 5, 4, 5,
                    bands(cm(20, 15), cm(35, 5), cm(50, -5), cm(65, -15), cm(80, -25)))
                    .withLoading(Gun.Loading.CARTRIDGE),
            gun("Sniper rifle", Skill.RIFLES, "4d6+8", 6, 5, 6,
                    bands(cm(30, -20), cm(60, -10), cm(100, 0), cm(180, 4, 10), cm(240, 4, 5))),
            // It fires bursts only, and asks for less strength on a mount, says its card.
            automatic(6, 8, gun("Minimi", Skill.HEAVY_WEAPONS, "3d6+9", 0, 5, 100,
                    bands(cm(25, 5), cm(55, 3, 10), cm(75, 3, 0), cm(100, 3, -5), cm(130, 3, -10))))
                    .with(it -> it.single(Optional.empty()).mountedStrength(4)),
            new Weapon.FlameThrower(gun("Flame thrower", Skill.HEAVY_WEAPONS, Weapon.FlameThrower.FIRE.toString(), 5, 6, 8,
                    bands(cm(10, 10), cm(20, 5), cm(30, 0), cm(35, -10), cm(40, -20)))));
    // spotless:on

    private Armoury() {}

    /** The weapon of this name, if there is one. */
    public static Optional<Weapon> weapon(String name) {
        return ALL.stream().filter(weapon -> weapon.gun().name().equals(name)).findFirst();
    }

    private static Gun gun(
            String name, Skill skill, String damage, int actionPoints, int strength, int magazine, Bands bands) {
        return Gun.of(name, Column.of(name), skill, DicePool.of(damage), strength, magazine, bands)
                .withSingle(Optional.of(actionPoints));
    }

    private static Gun automatic(int actionPoints, int rounds, Gun gun) {
        return gun.withBurst(Optional.of(new Gun.Burst(actionPoints, rounds)));
    }

    private static Bands bands(Bands.Reach... reaches) {
        return new Bands(List.of(reaches));
    }

    private static Bands.Reach cm(int limit, int modifier) {
        return cm(limit, 0, modifier);
    }

    private static Bands.Reach cm(int limit, int perPerception, int modifier) {
        return new Bands.Reach(10 * limit, 10 * perPerception, modifier);
    }
}
