package dev.snakewater.cli;

import dev.snakewater.application.table.Question;
import dev.snakewater.application.table.Throw;
import java.util.List;
import java.util.Optional;

/** What can be typed at the table. */
final class HelpPage {

    private static final List<Order> ORDERS = List.of(
            new Order("why", "the numbers behind the throw, each with its rule"),
            new Order("barred", "what is barred, and by which rule"),
            new Order("odds", "how the throw, or each option, can come out"),
            new Order("undo, undo 3", "takes your last answers back, dice too; redo brings them back"),
            new Order("table, sheet NAME", "how things stand; all about a fighter"),
            new Order("log, story, luck", "the last turns; all of it; how the dice have fallen"),
            new Order("rule NUMBER or WORDS", "what a rule says; which rules speak of something"),
            new Order("dice hand", "you throw, and type what the dice show; dice random: the program does"),
            new Order("hand NAME to POLICY", "a policy decides for a fighter; hand NAME to me: you do; hand all to me"),
            new Order("add -1 because REASON", "adds to the number of the throw; add -1 to NUMBER because REASON"),
            new Order("allow WORD", "has something done though it is barred"),
            new Order("amend NAME WHAT to VALUE", "changes wounds, rounds or the like by hand; amend lists all"),
            new Order(
                    "ruling NAME to VALUE",
                    "rules otherwise from the next turn on, or at once if there are none; ruling lists all"),
            new Order(
                    "save FILE",
                    "keeps the fight there (--force behind it: though there is such a file); save alone says where it"
                            + " is kept"),
            new Order("quit", "leaves the table; the fight is kept, and can be gone on with"));

    private record Order(String typed, String does) {}

    private HelpPage() {}

    /**
     * Prints it.
     *
     * @param enterRolls whether an empty line has the program throw
     */
    static void print(Page page, Optional<Question> question, boolean enterRolls) {
        question.ifPresent(asked -> page.print(2, 4, "Now: " + answers(asked, enterRolls) + "."));
        int column = 4
                + ORDERS.stream().mapToInt(order -> order.typed.length()).max().orElse(0);
        ORDERS.forEach(order -> page.listed(2, column, order.typed, order.does));
    }

    private static String answers(Question asked, boolean enterRolls) {
        if (!(asked instanceof Throw what)) {
            return "the number or the word of an option";
        }
        return enterRolls
                ? "Enter or 'roll', and the program throws; or " + DiceWords.told(what)
                : DiceWords.told(what) + "; or 'roll', and the program throws";
    }
}
