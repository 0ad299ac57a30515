package dev.snakewater.cli.page;

import dev.snakewater.application.measure.Share;
import dev.snakewater.application.words.Messages;
import dev.snakewater.domain.dice.DicePool;
import dev.snakewater.domain.dice.Die;
import dev.snakewater.domain.dice.Fall;
import dev.snakewater.domain.modifier.Tally;
import dev.snakewater.domain.rule.Rule;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The messages of the command line. What people type is not among them. */
public final class Words {

    private static final Messages ALL = Messages.in("dev.snakewater.cli.words")
            .with("count", Words::counted)
            .with("percent", share -> Percent.of((Share) share))
            .with("rules", Words::cited)
            .with("factor", times -> Messages.factor((Tally.Times) times))
            .with("fall", fall -> dice((Fall) fall));

    private Words() {}

    /** Returns the sentence of this key with its places filled in; texts are made fit for a line. */
    public static String of(String key, Object... places) {
        return ALL.message(
                key,
                Stream.of(places)
                        .map(place -> place instanceof String text ? Page.fit(text) : place)
                        .toArray());
    }

    /** Returns a value in words. */
    public static String told(Object it) {
        return ALL.of(it);
    }

    /** Returns the line of a tally in words, its reason in those of the rule text. */
    public static String told(Object line, Messages reasons) {
        return ALL.with("reason", reasons::of).of(line);
    }

    private static String counted(Object number) {
        Object one = number instanceof Optional<?> maybe ? maybe.orElseThrow() : number;
        return String.format(Locale.ROOT, "%,d", ((Number) one).longValue());
    }

    private static String cited(Object rules) {
        return (rules instanceof List<?> several ? several : List.of(rules))
                .stream()
                        .map(Rule.class::cast)
                        .map(rule -> rule.id() + " " + rule.title())
                        .collect(Collectors.joining(", "));
    }

    /** Returns what these dice show; FUDGE dice in signs. */
    public static String shown(DicePool pool, Fall fall) {
        if (!pool.die().equals(Die.FUDGE)) {
            return dice(fall);
        }
        String faces = fall.faces().stream().map(Words::sign).collect(Collectors.joining(" ", " (", ")"));
        return Messages.signed(fall.total()) + (fall.faces().size() < 2 ? "" : faces);
    }

    /** Returns a total and its faces; only FUDGE dice have faces below 1, and theirs are signs. */
    private static String dice(Fall fall) {
        boolean signs = fall.faces().stream().anyMatch(face -> face < 1);
        String faces = fall.faces().stream()
                .map(face -> signs ? sign(face) : String.valueOf(face))
                .collect(Collectors.joining(" ", " (", ")"));
        return fall.total() + (fall.faces().size() < 2 ? "" : faces);
    }

    private static String sign(int face) {
        return face > 0 ? "+" : face < 0 ? "-" : "0";
    }
}
