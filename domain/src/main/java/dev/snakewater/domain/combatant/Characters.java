package dev.snakewater.domain.combatant;

import java.util.List;

/** Characters, as a reader meets them. */
public final class Characters {

    // Blank, or shown as nothing at all, though Unicode counts them among letters, marks and signs.
    private static final List<Range> UNSEEN = List.of(
            new Range(0x034F, 0x034F),
            new Range(0x115F, 0x1160),
            new Range(0x17B4, 0x17B5),
            new Range(0x180B, 0x180F),
            new Range(0x2065, 0x2065),
            new Range(0x2800, 0x2800),
            new Range(0x3164, 0x3164),
            new Range(0xFE00, 0xFE0F),
            new Range(0xFFA0, 0xFFA0),
            new Range(0xFFF0, 0xFFFC),
            new Range(0x1D159, 0x1D159),
            new Range(0xE0000, 0xE0FFF));

    private record Range(int first, int last) {}

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
        return UNSEEN.stream().anyMatch(range -> codePoint >= range.first && codePoint <= range.last);
    }
}
