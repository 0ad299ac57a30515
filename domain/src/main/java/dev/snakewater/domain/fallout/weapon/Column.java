package dev.snakewater.domain.fallout.weapon;

import dev.snakewater.domain.field.Word;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The columns of the tables of guns that are similar to each other (FO-65, FO-66). The tables were flattened in the source;
 * columns are filled from the top without gaps.
 */
public enum Column {
    REVOLVERS(1, "Peacemaker", "Ruger Redhawk .454", ".44 Magnum Revolver", "Leftover recycler", ".45 ACP Revolver"),
    // spotless:off
    PISTOLS(1, "10 mm Pistol", "Colt 1911", "Five-SeveN", "Browning pocket pistol", "Desert Eagle", "Browning High-Power",
            "Mauser C96"),
    // spotless:on
    ENERGY_PISTOLS(1, "Plasma pistol", "Laser pistol (civilian)", "Laser pistol (military)", "Pulse pistol"),
    MACHINE_PISTOLS(1, "MAC-10", "Micro-Uzi"),
    OVERSIZED(1, ".223 Pistol", "Sawn Off", "Brahmin-Thumper", "Winchester Pistol"),
    SUBMACHINE_GUNS(2, "American 180", "Mx4 Storm", "Bizon", "P90", "MP-5", "UMP", "STEN", "Grease Gun", "Tommy Gun"),
    RIFLES(2, "Hunting rifle", "Garand", "Gauss rifle", "K98k", "Revolver rifle", "Winchester 73", "Winchester 95"),
    SHOT_GUNS(2, "Auto 5", "Poncor Jackhammer", "Hunting shotgun", "Widowmaker"),
    ASSAULT_RIFLES(
            2, "AK-112", "AR 15", "ARG-AR", "Lead storm", "L85", "FAMAS", "G3", "M 14", "Ruger Mini 14", "SG 552"),
    ENERGY_RIFLES(2, "Laser Rifle", "Pulse rifle"),
    SNIPER_RIFLES(2, "Sniper rifle", "Dragunov", "Lathi", "Springfield '03");

    private final int hands;
    private final List<String> guns;

    Column(int hands, String... guns) {
        this.hands = hands;
        this.guns = List.of(guns);
    }

    /** The column in which the tables have a gun of this name, capitals or not; heavy weapons are in none. */
    public static Optional<Column> of(String gun) {
        return Stream.of(values())
                .filter(column -> column.guns.stream().anyMatch(gun::equalsIgnoreCase))
                .findFirst();
    }

    /** How many hands its guns take: 1 in the table of one-handed guns, 2 in the other. */
    public int hands() {
        return hands;
    }

    /** The names of its guns, from the top. */
    public List<String> guns() {
        return guns;
    }

    @Override
    public String toString() {
        return Word.capitalised(this);
    }
}
