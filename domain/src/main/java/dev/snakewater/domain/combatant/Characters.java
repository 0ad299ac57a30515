package dev.snakewater.domain.combatant;

/** Characters, as a reader meets them. */
public final class Characters {

    // Blank, or shown as nothing at all, though Unicode counts them among letters, marks and signs.
    private static final int[][] UNSEEN = {
        {0x034F, 0x034F},
        {0x115F, 0x1160},
        {0x17B4, 0x17B5},
        {0x180B, 0x180F},
        {0x2065, 0x2065},
        {0x2800, 0x2800},
        {0x3164, 0x3164},
        {0xFE00, 0xFE0F},
        {0xFFA0, 0xFFA0},
        {0xFFF0, 0xFFFC},
        {0x1D159, 0x1D159},
        {0xE0000, 0xE0FFF}
    };

    private Characters() {}

    /** Whether a character can be seen, and controls neither the terminal nor the direction of a line. Spaces count as seen. */
    public static boolean isVisible(int codePoint) {
        return switch (Character.getType(codePoint)) {
            case Character.CONTROL,
                    Character.FORMAT,
                    Character.LINE_SEPARATOR,
                    Character.PARAGRAPH_SEPARATOR,
                    Character.SURROGATE -> false;
            default -> !isUnseen(codePoint);
        };
    }

    private static boolean isUnseen(int codePoint) {
        for (int[] range : UNSEEN) {
            if (codePoint >= range[0] && codePoint <= range[1]) {
                return true;
            }
        }
        return false;
    }
}
