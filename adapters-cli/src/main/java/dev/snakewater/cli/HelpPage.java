package dev.snakewater.cli;

import dev.snakewater.application.table.Question;
import dev.snakewater.application.table.Throw;
import java.util.Optional;

/** What can be typed at the table. */
final class HelpPage {

    private static final String[][] ORDERS = {
        {"why", "the numbers behind the throw, each with its rule"},
        {"barred", "what is barred, and by which rule"},
        {"odds", "how the throw, or each option, can come out"},
        {"undo, undo 3", "takes your last answers back, dice too; redo brings them back"},
        {"table, sheet NAME", "how things stand; all about a fighter"},
        {"log, story, luck", "the last turns; all of it; how the dice have fallen"},
        {"rule NUMBER or WORDS", "what a rule says; which rules speak of something"},
        {"dice hand", "you throw, and type what the dice show; dice random: the program does"},
        {"hand NAME to POLICY", "a policy decides for a fighter; hand NAME to me: you do; hand all to me"},
        {"add -1 because REASON", "adds to the number of the throw; add -1 to NUMBER because REASON"},
        {"allow WORD", "has something done though it is barred"},
        {"amend NAME WHAT to VALUE", "changes wounds, rounds or the like by hand; amend lists all"},
        {"ruling NAME to VALUE", "rules otherwise from the next turn on, or at once if there are none; ruling lists all"
        },
        {
            "save FILE",
            "keeps the fight there (--force behind it: though there is such a file); save alone says where it is kept"
        },
        {"quit", "leaves the table; the fight is kept, and can be gone on with"},
    };

    private HelpPage() {}

    /**
     * Prints it.
     *
     * @param enterRolls whether an empty line has the program throw
     */
    static void print(Page page, Optional<Question> question, boolean enterRolls) {
        question.ifPresent(asked -> page.print(2, 4, "Now: " + answers(asked, enterRolls) + "."));
        int column = 2;
        for (String[] order : ORDERS) {
            column = Math.max(column, order[0].length() + 4);
        }
        for (String[] order : ORDERS) {
            page.listed(2, column, order[0], order[1]);
        }
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
