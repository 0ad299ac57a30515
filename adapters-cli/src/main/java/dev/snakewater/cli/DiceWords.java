package dev.snakewater.cli;

import dev.snakewater.application.table.Throw;
import dev.snakewater.domain.dice.DicePool;
import dev.snakewater.domain.dice.Die;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** How dice are told. */
final class DiceWords {

    private DiceWords() {}

    /** Why a line is not taken for what these dice show, and what would be. */
    static String refusal(Throw what, String line) {
        String why;
        try {
            what.dice().told(Aloud.inSigns(line));
            why = "Each die counts here, not their sum alone";
        } catch (IllegalArgumentException impossible) {
            why = line.isEmpty() ? "What do the dice show" : Page.fit(String.valueOf(impossible.getMessage()));
        }
        return why + (line.isEmpty() ? "? " : ". ") + "Type " + told(what) + "; 'roll' lets the program throw.";
    }

    /** Whether these words name the dice of a throw. */
    static boolean name(Throw what, String words) {
        try {
            return DicePool.of(words.toLowerCase(Locale.ROOT)).equals(what.dice());
        } catch (IllegalArgumentException none) {
            return false;
        }
    }

    /** How the dice of a throw may be told. */
    static String told(Throw what) {
        DicePool dice = what.dice();
        String faces = dice.die().equals(Die.FUDGE)
                ? "each die, as in "
                        + Stream.of("+", "0", "-", "+").limit(dice.count()).collect(Collectors.joining())
                : "each die, as in "
                        + Stream.iterate(
                                        dice.die().highest(),
                                        face -> Math.max(dice.die().lowest(), face - 1))
                                .limit(dice.count())
                                .map(String::valueOf)
                                .collect(Collectors.joining(" "));
        String total = "their total, " + dice.least() + " to " + dice.most();
        if (dice.count() == 1) {
            String tens = dice.die().equals(Die.ofSides(100)) ? ", or tens and units, as in 70 3" : "";
            String sum = dice.plus() <= 0
                    ? ""
                    : ", or its total, " + Math.max(dice.least(), dice.die().highest() + 1) + " to " + dice.most();
            return "what it shows, " + dice.die().lowest() + " to " + dice.die().highest() + tens + sum;
        }
        return what.reads() == Throw.Reads.FACES ? faces : faces + ", or " + total;
    }
}
