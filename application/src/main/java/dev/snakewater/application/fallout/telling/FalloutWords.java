package dev.snakewater.application.fallout.telling;

import dev.snakewater.application.table.Throw;
import dev.snakewater.application.words.Messages;
import dev.snakewater.domain.fallout.Verdict;
import dev.snakewater.domain.fallout.modifier.Initiative;
import dev.snakewater.domain.fallout.scene.Jump;
import dev.snakewater.domain.fallout.wound.Damage;
import java.math.BigInteger;
import java.util.List;
import java.util.stream.Stream;

/** The message bundles of this rule text. */
public final class FalloutWords {

    private static final String PLACE = "dev.snakewater.application.fallout.telling.";
    private static final int CENTIMETRE = 10;

    private FalloutWords() {}

    /** Returns the messages of one of the tellings, followed by those that all share. */
    public static Messages of(String telling) {
        return in(PLACE + telling);
    }

    /** Returns the messages of a bundle, followed by those of some of the tellings and by those that all share. */
    public static Messages in(String bundle, String... tellings) {
        Stream<String> others = Stream.concat(Stream.of(tellings), Stream.of("telling"));
        Messages words = Messages.in(Stream.concat(Stream.of(bundle), others.map(name -> PLACE + name))
                        .toArray(String[]::new))
                .with("centimetres", millimetres -> centimetres((int) millimetres))
                .with("metres", millimetres -> metres((int) millimetres));
        return words.with("card", gun -> words.text("card", gun));
    }

    /** Returns millimetres as centimetres: {@code 31.5}, {@code 27}. */
    private static String centimetres(int millimetres) {
        int rest = millimetres % CENTIMETRE;
        return millimetres / CENTIMETRE + (rest == 0 ? "" : "." + rest);
    }

    /** Returns millimetres on the table as metres in the game: {@code 4}, {@code 2 1/6}. */
    private static String metres(int millimetres) {
        int rest = millimetres % Jump.METRE;
        int common =
                BigInteger.valueOf(rest).gcd(BigInteger.valueOf(Jump.METRE)).intValue();
        return millimetres / Jump.METRE + (rest == 0 ? "" : " " + rest / common + "/" + Jump.METRE / common);
    }

    /** Returns what is good in a throw: little with percent dice, much in damage and initiative. */
    public static Throw.Wanted wanted(Throw what) {
        if (what.dice().equals(Verdict.PERCENT_DICE)) {
            return Throw.Wanted.LOW;
        }
        boolean isHigh = List.of(Damage.DAMAGE, Initiative.INITIATIVE).contains(what.name());
        return isHigh ? Throw.Wanted.HIGH : Throw.Wanted.NEITHER;
    }
}
