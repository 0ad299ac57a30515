package dev.snakewater.application.procedure;

import dev.snakewater.application.table.Choice;
import dev.snakewater.application.table.GameMasterRule;
import dev.snakewater.domain.rule.DeclaredRuling;
import dev.snakewater.domain.rule.DeclaredRulings;
import dev.snakewater.domain.rule.Rule;
import dev.snakewater.domain.rule.Rulebook;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;

/** The choices for changing rulings in play: one for each declared ruling. */
public final class RulingChoices {

    /** Of a number that can be much more, as far as a table is likely to want it. */
    private static final int USUALLY_MOST = 100;

    private static final int FIVE = 5;

    private RulingChoices() {}

    /** Returns the choices if any ruling may be changed, except those fixed by their rules. */
    public static <R extends Record, S> List<Choice<S>> of(
            DeclaredRulings<R> declared, R now, Function<R, S> situation) {
        return of(declared, now, changed -> List.of(), situation);
    }

    /** Returns the choices for rulings whose rules are all in one book. */
    @SuppressWarnings("unchecked") // The class of an R is a class of R's: records have no subclasses.
    public static <R extends Record, S> List<Choice<S>> of(Rulebook book, R now, Function<R, S> situation) {
        return of(DeclaredRulings.of((Class<R>) now.getClass(), book), now, situation);
    }

    /**
     * Returns the choices if some rulings may not be changed now. Keeping the current reading is always allowed.
     *
     * @param bars the rules that forbid rulings with one change
     * @param situation the situation under other rulings
     */
    public static <R extends Record, S> List<Choice<S>> of(
            DeclaredRulings<R> declared, R now, Function<R, List<Rule>> bars, Function<R, S> situation) {
        return declared.all().stream()
                .map(ruling -> of(declared, ruling, now, bars, situation))
                .toList();
    }

    private static <R extends Record, S> Choice<S> of(
            DeclaredRulings<R> declared,
            DeclaredRuling ruling,
            R now,
            Function<R, List<Rule>> bars,
            Function<R, S> situation) {
        Object asItIs = declared.reading(now, ruling);
        Function<Object, R> changed = reading -> declared.with(now, ruling.name(), reading);
        Function<Object, List<Rule>> against =
                reading -> ruling.inPlay() ? bars.apply(changed.apply(reading)) : List.of(ruling.rule());
        return Choice.among(
                        GameMasterRule.GAME_MASTER, ruling.name(), offered(ruling, asItIs), GameMasterRule.GM_04_RULING)
                .called(DeclaredRuling::word)
                .barring(reading -> reading.equals(asItIs) ? List.of() : against.apply(reading))
                .leadingTo(reading -> situation.apply(changed.apply(reading)));
    }

    /** What it is now, and all readings; of a number with a great many of them, those in fives. */
    private static List<Object> offered(DeclaredRuling ruling, Object now) {
        boolean isLong = ruling.readings().size() > USUALLY_MOST;
        Stream<Object> readings = ruling.readings().stream()
                .filter(reading -> reading.equals(now)
                        || !isLong
                        || (reading instanceof Integer number && number <= USUALLY_MOST && number % FIVE == 0));
        return (ruling.readings().contains(now) ? readings : Stream.concat(Stream.of(now), readings)).toList();
    }
}
