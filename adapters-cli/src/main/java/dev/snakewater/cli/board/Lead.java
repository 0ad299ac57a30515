package dev.snakewater.cli.board;

import dev.snakewater.application.port.in.FightAtTable.NeededRoll;
import dev.snakewater.application.words.Messages;
import dev.snakewater.cli.page.Percent;
import dev.snakewater.cli.page.Words;
import dev.snakewater.domain.combatant.Name;
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
        return met.map(need -> Words.of("need", of, need, on("on.", need, dice)))
                .orElseGet(() -> Words.of("need.never", of));
    }

    /** Returns it beside what somebody does or rolls, without his name: {@code hits Harlan 1: on 0 or more, 61.7%}. */
    public String inBrackets(Name by) {
        return without(by).told();
    }

    /** Returns the same in signs: {@code hits Harlan 1: 0+, 61.7%}. */
    public String inSigns(Name by) {
        Lead others = without(by);
        return met.map(need -> Words.of("need.in-signs", others.of, brief(), need))
                .orElseGet(others::told);
    }

    /** Returns the same about something else. */
    Lead of(String other) {
        return new Lead(other, met, dice);
    }

    private Lead without(Name by) {
        return of.startsWith(by + " ") ? of(of.substring(by.text().length() + 1)) : this;
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
