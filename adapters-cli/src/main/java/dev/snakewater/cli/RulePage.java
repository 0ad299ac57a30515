package dev.snakewater.cli;

import dev.snakewater.application.port.in.RuleEntry;
import dev.snakewater.domain.rule.Rulebook;
import java.util.List;

/** A rule: what it says, where it is from, how it is read, and what shows it. */
final class RulePage {

    private static final int INDENT = 2;

    private RulePage() {}

    /** Prints it, with the examples that show it. */
    static void print(Page page, RuleEntry entry) {
        printText(page, entry);
        section(page, "Examples that show it", Shown.of(entry.examples()));
    }

    /** Prints what it says and how it is read. */
    static void printText(Page page, RuleEntry entry) {
        page.heading(0, entry.rule().id() + " " + entry.rule().title());
        page.print(INDENT, INDENT, entry.rule().says());
        section(
                page,
                "Where it is from",
                List.of(titled(entry.book()) + "; " + entry.rule().from()));
        section(
                page,
                "What is left open, and how it is read",
                entry.rule().ruling().stream().toList());
        section(
                page,
                "Ours, without support in the text",
                entry.rule().ours().stream().toList());
        section(page, "Not played yet", entry.rule().unplayed().stream().toList());
        section(page, "To have it otherwise, in a scenario", entry.switches());
    }

    private static void section(Page page, String heading, List<String> texts) {
        if (!texts.isEmpty()) {
            page.gap();
            page.heading(0, heading);
            int hanging = texts.size() > 1 ? INDENT + 2 : INDENT;
            texts.forEach(text -> page.print(INDENT, hanging, text));
        }
    }

    /** A rulebook by its title and author. */
    static String titled(Rulebook book) {
        return book.title() + ", by " + book.source();
    }
}
