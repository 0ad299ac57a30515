package dev.snakewater.application.procedure;

import dev.snakewater.application.table.Choice;
import dev.snakewater.application.table.GameMasterRule;
import dev.snakewater.domain.rule.DeclaredRuling;
import dev.snakewater.domain.rule.DeclaredRulings;
import dev.snakewater.domain.rule.Rule;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/** The choices of a game master who rules otherwise while something is played: one for each ruling that is declared. */
public final class RulingChoices {

    /** Of a number that can be much more, as far as a table is likely to want it. */
    private static final int USUALLY_MOST = 100;

    private static final int FIVE = 5;

    private RulingChoices() {}

    /** Of rulings that can all be changed, but for those that are fixed by their rules. */
    public static <R extends Record, S> List<Choice<S>> of(
            DeclaredRulings<R> declared, R now, Function<R, S> situation) {
        return of(declared, now, changed -> List.of(), situation);
    }

    /**
     * Of rulings some of which may not be changed just now. Whatever a ruling is now, it can stay.
     *
     * @param now the rulings as they are
     * @param bars what has something against rulings that differ from these in one thing
     * @param situation the situation under other rulings
     */
    public static <R extends Record, S> List<Choice<S>> of(
            DeclaredRulings<R> declared, R now, Function<R, List<Rule>> bars, Function<R, S> situation) {
        return declared.all().stream()
                .map(ruling -> {
                    Object reading = declared.reading(now, ruling);
                    Choice.Option<S> asItIs = new Choice.Option<>(DeclaredRuling.word(reading), situation.apply(now));
                    return ruling.inPlay() ? changeable(declared, ruling, now, bars, situation) : fixed(ruling, asItIs);
                })
                .toList();
    }

    private static <R extends Record, S> Choice<S> changeable(
            DeclaredRulings<R> declared,
            DeclaredRuling ruling,
            R now,
            Function<R, List<Rule>> bars,
            Function<R, S> situation) {
        List<Choice.Option<S>> options = new ArrayList<>();
        List<Choice.Barred> barred = new ArrayList<>();
        for (Object reading : offered(ruling, declared.reading(now, ruling))) {
            R changed = declared.with(now, ruling.name(), reading);
            List<Rule> by = declared.reading(now, ruling).equals(reading) ? List.of() : bars.apply(changed);
            String word = DeclaredRuling.word(reading);
            if (by.isEmpty()) {
                options.add(new Choice.Option<>(word, situation.apply(changed)));
            } else {
                barred.add(new Choice.Barred(word, by));
            }
        }
        return asked(ruling, options, barred);
    }

    private static <S> Choice<S> fixed(DeclaredRuling ruling, Choice.Option<S> asItIs) {
        return asked(
                ruling,
                List.of(asItIs),
                ruling.readings().stream()
                        .map(DeclaredRuling::word)
                        .filter(word -> !word.equals(asItIs.word()))
                        .map(word -> new Choice.Barred(word, List.of(ruling.rule())))
                        .toList());
    }

    /** All readings; of a number with a great many of them, those in fives, and what it is now. */
    private static List<Object> offered(DeclaredRuling ruling, Object now) {
        return ruling.readings().size() <= USUALLY_MOST
                ? ruling.readings()
                : ruling.readings().stream()
                        .filter(reading -> reading.equals(now)
                                || reading instanceof Integer number && number <= USUALLY_MOST && number % FIVE == 0)
                        .toList();
    }

    private static <S> Choice<S> asked(
            DeclaredRuling ruling, List<Choice.Option<S>> options, List<Choice.Barred> barred) {
        return new Choice<>(GameMasterRule.GAME_MASTER, ruling.name(), options, barred, GameMasterRule.GM_04_RULING);
    }
}
