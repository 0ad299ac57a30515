package dev.snakewater.cli;

import dev.snakewater.application.port.in.Luck;
import java.util.List;
import java.util.Locale;

/** How everybody's dice have fallen, against what was to be expected. */
final class LuckPage {

    private LuckPage() {}

    /** Prints it. */
    static void print(Page page, List<Luck> luck) {
        page.heading(0, Words.of("luck.heading"));
        if (luck.isEmpty()) {
            page.print(2, 4, Words.of("luck.none"));
        }
        for (Luck one : luck) {
            double off = one.total() - one.expected().toDouble();
            page.print(
                    2,
                    4,
                    Words.of(
                            "luck",
                            one,
                            plain(one.expected().toDouble()),
                            off,
                            plain(Math.abs(off)),
                            Percent.of(one.asFar())));
        }
    }

    private static String plain(double number) {
        return number == Math.rint(number)
                ? String.valueOf(Math.round(number))
                : String.format(Locale.ROOT, "%.1f", number);
    }
}
