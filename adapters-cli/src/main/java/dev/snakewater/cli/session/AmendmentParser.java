package dev.snakewater.cli.session;

import dev.snakewater.application.port.in.FightAtTable;
import dev.snakewater.application.table.Answer;
import dev.snakewater.application.table.Choice;
import dev.snakewater.application.table.GameMasterRule;
import dev.snakewater.cli.page.Words;
import dev.snakewater.cli.page.WrongUsage;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.rule.Rule;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Parses changes by the game master: rulings ({@code grazes to on}) or amendments ({@code Bob wounds to Hurt}). */
record AmendmentParser(FightAtTable fight, boolean areRulings) {

    private static final String TO = " to ";
    private static final String SHORT_NUMBER = "\\d{1,6}";
    private static final int FEW = 4;

    Stream<String> completions() {
        return Stream.concat(
                Stream.of(order()),
                all().stream()
                        .flatMap(choice -> TableView.words(choice.options()).stream()
                                .map(word -> order() + " " + called(choice) + TO + word)));
    }

    /** Returns the change that these words ask for; otherwise the exception says what can be changed. */
    Answer.Amended meant(String words) {
        String said = withWholeName(People.bare(words));
        // The longest: what is said of "revolver 2" begins as what is said of "revolver" does.
        Choice<?> meant = all().stream()
                .filter(choice -> (said + " ").startsWith(People.bare(called(choice)) + " "))
                .max(Comparator.comparingInt(choice -> called(choice).length()))
                .orElseThrow(() -> WrongUsage.listing(instead(said, words)));
        String value = said.substring(People.bare(called(meant)).length())
                .strip()
                .replaceFirst("^to ", "")
                .strip();
        String word = AnswerParser.legal(meant, value).orElseThrow(() -> WrongUsage.of("said", refused(meant, value)));
        return new Answer.Amended(meant.by(), meant.name(), meant.why().id(), word);
    }

    /** Returns the words with a whole name instead of the beginning of one; throws {@link WrongUsage} if it is that of several. */
    private String withWholeName(String said) {
        People people = People.of(fight);
        for (int end = areRulings ? 0 : said.length(); end > 0; end = said.lastIndexOf(' ', end - 1)) {
            String begun = said.substring(0, end);
            Optional<Name> whole = people.called(begun);
            if (whole.isPresent()) {
                return People.bare(whole.orElseThrow().text()) + said.substring(end);
            }
            WrongUsage.when(people.isBegun(begun), "said", people.nobodyIs(begun));
        }
        return said;
    }

    /** Why a change is refused; of a free choice, by which rules, and what would be possible instead. */
    private String refused(Choice<?> choice, String value) {
        return AnswerParser.refused(choice, value)
                .filter(refused -> choice.isFree() && !refused.rules().isEmpty())
                .map(refused -> AnswerParser.told(refused, fight.words()))
                .orElseGet(() -> line("change.can-be", choice));
    }

    private List<Choice<?>> all() {
        return fight.amendments().stream()
                .<Choice<?>>map(choice -> choice)
                .filter(choice -> areRulings == (choice.why() == GameMasterRule.GM_04_RULING))
                .toList();
    }

    private String order() {
        return areRulings ? "ruling" : "amend";
    }

    private String called(Choice<?> choice) {
        return areRulings ? choice.name() : choice.by() + " " + choice.name();
    }

    private boolean isOf(Choice<?> choice, String said) {
        return !areRulings && People.bare(choice.by().text()).equals(said);
    }

    private List<String> instead(String said, String words) {
        List<Choice<?>> all = all();
        if (all.isEmpty()) {
            return List.of(Words.of("change.nothing"));
        }
        // Who was named, if anybody was.
        Optional<Name> whose = all.stream()
                .map(Choice::by)
                .filter(name -> !areRulings && said.startsWith(People.bare(name.text()) + " "))
                .findFirst();
        return said.isEmpty() || all.stream().anyMatch(choice -> isOf(choice, said))
                ? whatCanBe(all, said)
                : List.of(Words.of("change.unknown", words.strip(), order(), whose));
    }

    /** Returns what can be changed: with its values for a named fighter, without them for everybody. */
    private List<String> whatCanBe(List<Choice<?>> all, String said) {
        Choice<?> first =
                all.stream().filter(choice -> !isFixed(choice)).findFirst().orElse(all.getFirst());
        String example = first.options().getFirst().word();
        List<String> lines = new ArrayList<>();
        lines.add(Words.of("change.what", order(), called(first), example));
        all.stream()
                .filter(choice -> areRulings || isOf(choice, said))
                .forEach(choice -> lines.add(line("change.line", choice)));
        if (lines.size() == 1) {
            all.stream()
                    .collect(Collectors.groupingBy(
                            Choice::by, LinkedHashMap::new, Collectors.mapping(Choice::name, Collectors.joining(", "))))
                    .forEach((whose, things) -> lines.add(whose + ": " + things));
            lines.add(Words.of("change.more", order(), first.by()));
        }
        return lines;
    }

    private String line(String key, Choice<?> choice) {
        List<Rule> bars = choice.barred().stream()
                .flatMap(barred -> barred.bars().stream())
                .distinct()
                .toList();
        String barred = bars.isEmpty()
                ? "none"
                : isFixed(choice)
                        ? "fixed"
                        : bars.getFirst() == GameMasterRule.GM_03_AMENDMENT ? "counted-on" : "ruled-out";
        String can = listed(TableView.words(choice.options()));
        String cannot = listed(TableView.words(choice.barred()));
        return Words.of(key, called(choice), can, barred, bars, cannot, choice.isFree());
    }

    private boolean isFixed(Choice<?> choice) {
        return areRulings && choice.options().size() == 1 && !choice.barred().isEmpty();
    }

    /** Words in a row; numbers that follow each other, as {@code 0 to 60}. */
    private static String listed(List<String> words) {
        List<String> told = new ArrayList<>();
        int from = 0;
        for (int i = 1; i <= words.size(); i++) {
            if (i == words.size() || !follows(words.get(i - 1), words.get(i))) {
                List<String> row = words.subList(from, i);
                told.add(row.size() < FEW ? String.join(", ", row) : row.getFirst() + TO + row.getLast());
                from = i;
            }
        }
        return String.join(", ", told);
    }

    private static boolean follows(String one, String other) {
        return one.matches(SHORT_NUMBER)
                && other.matches(SHORT_NUMBER)
                && Integer.parseInt(other) == Integer.parseInt(one) + 1;
    }
}
