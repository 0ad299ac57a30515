package dev.snakewater.cli.session;

import dev.snakewater.application.table.Throw;
import dev.snakewater.application.words.Messages;
import dev.snakewater.cli.page.PlainSpeech;
import dev.snakewater.cli.page.Words;
import dev.snakewater.domain.dice.DicePool;
import dev.snakewater.domain.dice.Die;
import dev.snakewater.domain.dice.NoSuchFallException;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;

final class DiceWords {

    private static final String FUDGE_FACES = "+0-+";

    private DiceWords() {}

    /** Returns why a line is not a roll of these dice, and what would be. */
    static String refusal(Throw what, String line) {
        if (line.isEmpty()) {
            return Words.of("dice.none-told", told(what));
        }
        try {
            what.dice().told(PlainSpeech.inSigns(line));
            return Words.of("dice.each-counts", told(what));
        } catch (NoSuchFallException impossible) {
            String why = Messages.SHARED.text("no-fall." + impossible.key(), impossible.with());
            return Words.of("dice.impossible", told(what), why);
        }
    }

    static boolean name(Throw what, String words) {
        try {
            return DicePool.of(words.toLowerCase(Locale.ROOT)).equals(what.dice());
        } catch (IllegalArgumentException none) {
            return false;
        }
    }

    static String told(Throw what) {
        DicePool dice = what.dice();
        Die die = dice.die();
        if (dice.count() == 1) {
            boolean isHundred = die.equals(Die.ofSides(100));
            int least = Math.max(dice.least(), die.highest() + 1);
            return Words.of("dice.one", dice, isHundred, dice.plus() > 0, least);
        }
        String faces = die.equals(Die.FUDGE)
                ? FUDGE_FACES.substring(0, Math.min(dice.count(), FUDGE_FACES.length()))
                : Stream.iterate(die.highest(), face -> Math.max(die.lowest(), face - 1))
                        .limit(dice.count())
                        .map(String::valueOf)
                        .collect(Collectors.joining(" "));
        return Words.of("dice.several", faces, what);
    }
}
