package dev.snakewater.cli.board;

import dev.snakewater.application.port.in.FightAtTable.NeededRoll;
import dev.snakewater.application.words.Messages;
import dev.snakewater.cli.page.Percent;
import dev.snakewater.cli.page.Words;
import dev.snakewater.domain.dice.DicePool;
import java.util.List;
import java.util.Optional;

/** What a roll must reach to decide a yes or no: of what, on which totals, how likely. */
public record Lead(String of, Optional<NeededRoll> met, DicePool dice) {

    /** Returns what the first measure of a roll needs to be met; nothing, if it is no yes or no. */
    public static Optional<Lead> of(List<NeededRoll> needs, DicePool dice) {
        List<NeededRoll> first = aboutFirst(needs);
        Optional<NeededRoll> met =
                first.stream().filter(need -> need.value().equals(true)).findFirst();
        boolean never =
                met.isEmpty() && !first.isEmpty() && first.getFirst().value().equals(false);
        return met.isPresent() || never ? Optional.of(new Lead(first.getFirst().of(), met, dice)) : Optional.empty();
    }

    /** Returns the results of the first measure. */
    public static List<NeededRoll> aboutFirst(List<NeededRoll> needs) {
        return needs.stream()
                .filter(need -> need.of().equals(needs.getFirst().of()))
                .toList();
    }

    /** Returns it in a sentence: {@code Cal hits Harlan 1: on 0 or more, 61.7%}. */
    public String told() {
        return met.map(need -> Words.of("need", need, on("on.", need, dice)))
                .orElseGet(() -> Words.of("need.never", of));
    }

    /** Returns the totals and their chance: {@code on 0 or more, 61.7%}. */
    String inColumn() {
        return met.map(need -> Words.of("need.in-column", need, on("on.", need, dice)))
                .orElseGet(() -> Words.of("need.not"));
    }

    /** Returns the totals, as short as can be: {@code 0+}. */
    String brief() {
        return met.map(need -> on("on.brief.", need, dice)).orElseGet(() -> Words.of("need.not"));
    }

    String chance() {
        return met.map(need -> Percent.of(need.share())).orElse("");
    }

    /** Returns the totals of a roll in words. */
    public static String on(NeededRoll need, DicePool dice) {
        return on("on.", need, dice);
    }

    private static String on(String prefix, NeededRoll need, DicePool dice) {
        int least = need.totals().getFirst();
        int most = need.totals().getLast();
        boolean fromLeast = least == dice.least();
        boolean toMost = most == dice.most();
        boolean gaps = most - least + 1 > need.totals().size();
        String key = fromLeast && toMost
                ? "all"
                : gaps ? "some" : least == most ? "one" : toMost ? "or-more" : fromLeast ? "or-less" : "to";
        return Words.of(prefix + key, shown(least, dice), shown(most, dice), least, most);
    }

    private static String shown(int total, DicePool dice) {
        return dice.least() < 0 ? Messages.signed(total) : String.valueOf(total);
    }
}
