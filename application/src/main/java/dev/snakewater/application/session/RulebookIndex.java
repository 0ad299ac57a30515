package dev.snakewater.application.session;

import dev.snakewater.application.port.in.ConsultRules;
import dev.snakewater.application.scenario.Chart;
import dev.snakewater.application.scenario.OwnWords;
import dev.snakewater.application.scenario.Ruleset;
import dev.snakewater.application.table.GameMasterRule;
import dev.snakewater.application.words.Messages;
import dev.snakewater.application.words.Suggestions;
import dev.snakewater.domain.rule.Rule;
import dev.snakewater.domain.rule.Rulebook;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The rulebooks of all rule texts, and the one for any table. */
public final class RulebookIndex implements ConsultRules {

    private static final int SUGGESTIONS = 3;
    private static final int SHORTEST_TITLE_WORD = 3;

    // With the mark of a word's beginning before it.
    private static final int SHORTEST_SEARCHED = "\\b".length() + 3;

    private final List<Ruleset> rulesets;
    private final List<Rulebook> books;
    /** Keys {@code GF-12.1}, {@code GF-12.2} and so on, each with a feature and the title of one of its examples. */
    private final OwnWords examples;

    /** Takes the rule texts; a book that several of them cite is listed once. */
    public RulebookIndex(List<Ruleset> rulesets) {
        this.rulesets = List.copyOf(rulesets);
        examples = OwnWords.of("examples", rulesets);
        books = Stream.concat(
                        rulesets.stream().flatMap(ruleset -> ruleset.rulebooks().stream()),
                        Stream.of(GameMasterRule.RULEBOOK))
                .distinct()
                .toList();
    }

    @Override
    public List<Rulebook> books() {
        return books;
    }

    @Override
    public Optional<Rulebook> book(String id) {
        return books().stream()
                .filter(book -> isSpelt(id, book.id()))
                .findFirst()
                .or(() -> books().stream()
                        .filter(book -> isSpelt(id, letters(book.rules().getFirst())))
                        .findFirst());
    }

    @Override
    public Optional<Chart> chart(String bookId) {
        return rulesets.stream()
                .filter(ruleset -> ruleset.rulebooks().stream().anyMatch(book -> isSpelt(bookId, book.id())))
                .flatMap(ruleset -> ruleset.chart().stream())
                .findFirst();
    }

    @Override
    public Optional<Entry> rule(String id) {
        return books.stream()
                .flatMap(book -> book.rules().stream()
                        .filter(rule -> isSpelt(id, rule.id()))
                        .map(rule -> new Entry(rule, book, switches(rule), examples(rule))))
                .findFirst();
    }

    @Override
    public List<Mention> mentions(String words) {
        List<Pattern> all = Stream.of(words.split("[^\\p{L}\\p{Nd}]+"))
                .filter(word -> !word.isEmpty())
                .map(word -> Pattern.compile("\\b" + word, Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE))
                .toList();
        if (all.stream().noneMatch(word -> word.pattern().length() >= SHORTEST_SEARCHED)) {
            return List.of();
        }
        return Stream.concat(
                        speaking(all, Rule::title).map(rule -> new Mention(rule, true)),
                        speaking(all, RulebookIndex::allSaid).map(rule -> new Mention(rule, false)))
                .filter(mention ->
                        mention.inTitle() || !speaks(all, mention.rule().title()))
                .toList();
    }

    private Stream<Rule> speaking(List<Pattern> words, Function<Rule, String> text) {
        return books.stream().flatMap(book -> book.rules().stream()).filter(rule -> speaks(words, text.apply(rule)));
    }

    private static boolean speaks(List<Pattern> words, String text) {
        return words.stream().allMatch(word -> word.matcher(text).find());
    }

    private static String allSaid(Rule rule) {
        return Stream.of(Optional.of(rule.title()), Optional.of(rule.says()), rule.ruling(), rule.ours())
                .flatMap(Optional::stream)
                .collect(Collectors.joining(" "));
    }

    @Override
    public List<String> closest(String id) {
        String asked = Suggestions.folded(id);
        return books.stream()
                .flatMap(RulebookIndex::named)
                .sorted(Comparator.comparing((Named named) -> !named.isTitled(id))
                        .thenComparing(named -> Suggestions.distance(asked, Suggestions.folded(named.id()))))
                .map(Named::id)
                .limit(SUGGESTIONS)
                .toList();
    }

    /** The rulings that change a rule, as they are declared, and whatever else its text tells. */
    private List<String> switches(Rule rule) {
        Stream<String> rulings = rulesets.stream()
                .flatMap(ruleset -> ruleset.rulings().stream())
                .flatMap(declared -> declared.all().stream())
                .filter(ruling -> ruling.rules().contains(rule))
                .map(ruling -> Messages.SHARED.text("readings", ruling));
        return Stream.concat(rulings, rule.switches().stream()).distinct().toList();
    }

    private List<String> examples(Rule rule) {
        return Stream.iterate(1, number -> number + 1)
                .map(number -> rule.id() + "." + number)
                .map(examples::said)
                .takeWhile(Optional::isPresent)
                .flatMap(Optional::stream)
                .toList();
    }

    private static Stream<Named> named(Rulebook book) {
        return Stream.concat(
                Stream.of(new Named(book.id(), book.title())),
                book.rules().stream().map(rule -> new Named(rule.id(), rule.title())));
    }

    private static String letters(Rule rule) {
        return rule.id().substring(0, rule.id().indexOf('-'));
    }

    private static boolean isSpelt(String asked, String id) {
        return Suggestions.folded(asked).equals(Suggestions.folded(id));
    }

    private record Named(String id, String title) {

        /** Whether somebody asked for it by a word of its title. */
        boolean isTitled(String asked) {
            String word = asked.strip().toLowerCase(Locale.ROOT);
            return word.length() >= SHORTEST_TITLE_WORD
                    && title.toLowerCase(Locale.ROOT).contains(word);
        }
    }
}
