package dev.snakewater.cli;

import dev.snakewater.application.port.in.Luck;
import java.util.List;
import java.util.Locale;

/** How everybody's dice have fallen, against what was to be expected. */
final class LuckPage {

    private LuckPage() {}

    /** Prints it. */
    static void print(Page page, List<Luck> luck) {
        page.heading(0, "The dice");
        if (luck.isEmpty()) {
            page.print(2, 4, "None has been thrown.");
        }
        for (Luck one : luck) {
            double off = one.total() - one.expected().toDouble();
            page.print(
                    2,
                    4,
                    String.format(
                            Locale.ROOT,
                            "%s, %s: %s, %d in all where %s is to be expected, %s. So far off, or farther: %s of the time.",
                            one.who(),
                            one.die(),
                            one.throwing() == 1 ? "one throw" : one.throwing() + " throws",
                            one.total(),
                            plain(one.expected().toDouble()),
                            off == 0 ? "just that" : plain(Math.abs(off)) + (off > 0 ? " high" : " low"),
                            Percent.of(one.asFar())));
        }
    }

    private static String plain(double number) {
        return number == Math.rint(number)
                ? String.valueOf(Math.round(number))
                : String.format(Locale.ROOT, "%.1f", number);
    }
}
