package dev.snakewater.cli.rulebook;

import dev.snakewater.application.port.in.ConsultRules;
import dev.snakewater.application.port.out.RuleExamples.Example;
import dev.snakewater.application.port.out.RuleExamples.Outcome;
import dev.snakewater.cli.page.Words;
import dev.snakewater.cli.report.Markup;
import dev.snakewater.domain.rule.Rule;
import java.util.List;

/**
 * A rule with all that is known of it.
 *
 * @param own the examples that stand here in full
 * @param others examples that are about it, too, and stand elsewhere
 * @param citing how many more make the program cite it
 */
record RuleArticle(ConsultRules.Entry entry, List<ExampleArticle> own, List<ExampleArticle> others, int citing) {

    void write(Markup page) {
        Rule rule = entry.rule();
        page.open("article", "class", "rule", "id", rule.id()).open("h3");
        page.element("a", rule.id(), "href", "#" + rule.id(), "class", "id").raw(" ");
        page.element("span", rule.title()).raw(" ");
        badge(page);
        page.closeLine("h3");
        page.element("p", rule.says(), "class", "says").raw("\n");
        page.element("p", Words.of("rulebook.from", rule.from(), rule.kind()), "class", "quiet")
                .raw("\n");
        part(page, "rule.ruling", rule.ruling().stream().toList());
        part(page, "rule.ours", rule.ours().stream().toList());
        part(page, "rule.unplayed", rule.unplayed().stream().toList());
        part(page, "rule.switches", entry.switches());
        own.forEach(example -> example.write(page));
        others.forEach(example -> example.refer(page));
        if (citing > 0) {
            page.element("p", Words.of("rulebook.citing", citing), "class", "quiet");
        }
        page.closeLine("article");
    }

    private void badge(Markup page) {
        int all = own.size() + others.size();
        int failing = count(Outcome.FAILS);
        boolean isRun = count(Outcome.NOT_RUN) == 0;
        String kind = failing > 0 ? "fails" : all > 0 && isRun ? "holds" : "none";
        if (all > 0 || entry.rule().takesEffect()) {
            String words = Words.of(isRun ? "rulebook.badge" : "rulebook.badge-not-run", all, failing);
            page.element("span", words, "class", "badge " + kind);
        }
    }

    private int count(Outcome outcome) {
        return (int) List.of(own, others).stream()
                .flatMap(List::stream)
                .map(ExampleArticle::example)
                .map(Example::outcome)
                .filter(outcome::equals)
                .count();
    }

    private static void part(Markup page, String heading, List<String> texts) {
        if (!texts.isEmpty()) {
            page.open("div", "class", "part").element("h4", Words.of(heading));
            texts.forEach(text -> page.element("p", text).raw("\n"));
            page.closeLine("div");
        }
    }
}
