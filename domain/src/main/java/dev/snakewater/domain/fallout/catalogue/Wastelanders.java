package dev.snakewater.domain.fallout.catalogue;

import java.util.List;

/** The people that are there from the start; the house's, their skills raised by experience. */
public final class Wastelanders {

    /** A scout. */
    public static final Wastelander VERA = new Wastelander(
            "Vera",
            new Statistics(5, 7, 5, 4, 6, 8, 6, 4),
            new Skills(70, 60, 25, 55, 60),
            Wardrobe.LEATHER,
            List.of("10 mm Pistol", "Hunting rifle"));

    /** A soldier. */
    public static final Wastelander BROCK = new Wastelander(
            "Brock",
            new Statistics(8, 5, 7, 3, 4, 6, 5, 7),
            new Skills(45, 60, 65, 60, 40),
            Wardrobe.METAL,
            List.of("AK-112", "Minimi"));

    /** A raider, average in everything. */
    public static final Wastelander SKAG = new Wastelander(
            "Skag",
            new Statistics(5, 5, 5, 5, 5, 5, 5, 5),
            new Skills(45, 45, 25, 40, 35),
            Wardrobe.LEATHER,
            List.of("MAC-10"));

    /** A super mutant, whose race may be stronger than 10. */
    public static final Wastelander GORM = new Wastelander(
            "Gorm",
            new Statistics(12, 4, 9, 2, 3, 4, 4, 7),
            new Skills(40, 50, 60, 45, 25),
            Wardrobe.COMBAT,
            List.of("MP-5", "MP-5"));

    /** All of them. */
    public static final List<Wastelander> ALL = List.of(VERA, BROCK, SKAG, GORM);

    private Wastelanders() {}
}
