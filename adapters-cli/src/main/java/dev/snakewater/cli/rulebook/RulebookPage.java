package dev.snakewater.cli.rulebook;

import dev.snakewater.application.port.in.ConsultRules;
import dev.snakewater.application.port.out.RuleExamples;
import dev.snakewater.application.port.out.RuleExamples.Example;
import dev.snakewater.application.scenario.Chart;
import dev.snakewater.cli.page.Words;
import dev.snakewater.cli.report.HtmlPage;
import dev.snakewater.cli.report.Markup;
import dev.snakewater.domain.rule.Rule;
import dev.snakewater.domain.rule.Rulebook;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/** Rulebooks as one page: each rule in plain words, with its examples and what came of them, and charts that show their ways. */
public final class RulebookPage {

    private final ConsultRules rules;
    private final List<Rulebook> books;
    private final RuleExamples.Results results;
    /** Each example by the rule under which it stands in full: the first one that it is about. */
    private final Map<Example, Rule> places = new LinkedHashMap<>();

    private final Map<Example, ExampleArticle> articles = new LinkedHashMap<>();

    /** The page of these books. */
    public RulebookPage(ConsultRules rules, List<Rulebook> books, RuleExamples.Results results) {
        this.rules = rules;
        this.books = List.copyOf(books);
        this.results = results;
        List<Example> examples = results.examples();
        IntStream.range(0, examples.size())
                .forEach(i -> articles.put(examples.get(i), new ExampleArticle(examples.get(i), "e" + (i + 1))));
        for (Rule rule : books.stream().flatMap(book -> book.rules().stream()).toList()) {
            examples.stream().filter(example -> example.isAbout(rule)).forEach(one -> places.putIfAbsent(one, rule));
        }
    }

    /** Returns it as HTML. */
    public String html() {
        String title = books.size() == 1 ? books.getFirst().title() : Words.of("rulebook.title");
        Markup page = new Markup().open("header").element("h1", title);
        String state =
                Words.of("rulebook.state", results.state(), results.examples().size(), results.failing());
        page.element("p", state, "class", "state " + outcome());
        find(page);
        page.closeLine("header");
        if (books.size() > 1) {
            contents(page);
        }
        books.forEach(book -> write(page, book));
        return HtmlPage.withResources(RulebookPage.class, title, "rulebook.css", "rulebook.js")
                .around(page);
    }

    private String outcome() {
        return results.state() == RuleExamples.State.NONE ? "quiet" : results.failing() > 0 ? "fails" : "holds";
    }

    /** Hidden where there are no scripts to look for anything. */
    private static void find(Markup page) {
        page.open("form", "class", "find", "hidden", "hidden", "data-found", Words.of("rulebook.found"));
        page.open("label").text(Words.of("rulebook.find")).raw(" ");
        page.empty("input", "type", "search", "autocomplete", "off")
                .close("label")
                .raw(" ");
        page.open("output").close("output").closeLine("form");
    }

    private void contents(Markup page) {
        page.open("nav").open("ul").raw("\n");
        for (Rulebook book : books) {
            page.open("li")
                    .element("a", book.title(), "href", "#book-" + book.id())
                    .raw(" ");
            page.element("span", Words.of("rulebook.rules", book.rules().size()), "class", "quiet")
                    .closeLine("li");
        }
        page.close("ul").closeLine("nav");
    }

    private void write(Markup page, Rulebook book) {
        page.open("section", "class", "book", "id", "book-" + book.id());
        page.element("h2", book.title()).element("p", Words.of("rules.by", book.source()), "class", "quiet");
        book.notice().ifPresent(notice -> page.element("p", notice, "class", "quiet"));
        page.raw("\n");
        rules.chart(book.id()).filter(chart -> isOf(chart, book)).ifPresent(chart -> write(page, chart));
        book.rules().forEach(rule -> article(rule).ifPresent(article -> article.write(page)));
        page.closeLine("section");
    }

    private static boolean isOf(Chart chart, Rulebook book) {
        return chart.boxes().stream().allMatch(box -> book.rules().contains(box.rule()));
    }

    private void write(Markup page, Chart chart) {
        page.open("figure", "class", "chart-of", "data-show", Words.of("rulebook.show"));
        page.open("figcaption").element("p", Words.of("rulebook.chart-about")).raw("\n");
        page.open("label", "hidden", "hidden").text(Words.of("rulebook.choose")).raw(" ");
        page.open("select")
                .open("option", "value", "")
                .close("option")
                .close("select")
                .closeLine("label");
        page.open("ol").close("ol").closeLine("figcaption");
        new ChartDrawing(chart).draw(page);
        page.closeLine("figure");
    }

    private Optional<RuleArticle> article(Rule rule) {
        List<Example> about = results.examples().stream()
                .filter(example -> example.isAbout(rule))
                .toList();
        int citing = (int) results.of(rule).stream()
                .filter(example -> !example.isAbout(rule))
                .count();
        return rules.rule(rule.id())
                .map(entry ->
                        new RuleArticle(entry, articles(about, rule, true), articles(about, rule, false), citing));
    }

    private List<ExampleArticle> articles(List<Example> about, Rule rule, boolean here) {
        return about.stream()
                .filter(example -> rule.equals(places.get(example)) == here)
                .flatMap(example -> Optional.ofNullable(articles.get(example)).stream())
                .toList();
    }
}
