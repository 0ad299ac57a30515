package dev.snakewater.cli;

import dev.snakewater.application.port.in.FightAtTable;
import dev.snakewater.application.table.Answer;
import dev.snakewater.application.table.Choice;
import dev.snakewater.application.table.GameMasterRule;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Understands what the game master changes, as the fight stands.
 *
 * @param fight the fight
 * @param sort amendments, such as {@code Bob wounds to Hurt}; or rulings, such as {@code grazes to on}
 */
record Changes(FightAtTable fight, GameMasterRule sort) {

    private static final String TO = " to ";
    private static final String SHORT_NUMBER = "\\d{1,6}";
    private static final int FEW = 4;

    /** What can be amended by hand. */
    static Changes amendments(FightAtTable fight) {
        return new Changes(fight, GameMasterRule.GM_03_AMENDMENT);
    }

    /** What can be ruled otherwise. */
    static Changes rulings(FightAtTable fight) {
        return new Changes(fight, GameMasterRule.GM_04_RULING);
    }

    /** The order alone, and with all that can be changed to what it can be. */
    Stream<String> completions() {
        return Stream.concat(
                Stream.of(order()),
                all().flatMap(choice ->
                        choice.options().stream().map(option -> order() + " " + called(choice) + TO + option.word())));
    }

    /** What is to be changed; nothing, if it cannot be, and then the board says what can. */
    Optional<Answer.Amended> meant(String words, Board board) {
        String said = People.bare(words);
        // The longest: what is said of "revolver 2" begins as what is said of "revolver" does.
        Optional<Choice<?>> meant = all().filter(choice -> (said + " ").startsWith(People.bare(called(choice)) + " "))
                .max(Comparator.comparingInt(choice -> called(choice).length()));
        Optional<Answer.Amended> amended = meant.flatMap(choice -> amended(choice, said));
        if (amended.isEmpty()) {
            board.list(meant.map(choice -> List.of(canBe(choice))).orElseGet(() -> instead(said, words)));
        }
        return amended;
    }

    private Optional<Answer.Amended> amended(Choice<?> choice, String said) {
        String value = said.substring(People.bare(called(choice)).length())
                .strip()
                .replaceFirst("^to ", "")
                .strip();
        return choice.options().stream()
                .map(Choice.Option::word)
                .filter(word -> word.equalsIgnoreCase(value))
                .findFirst()
                .map(word -> new Answer.Amended(
                        choice.by(), choice.name(), choice.why().id(), word));
    }

    private Stream<Choice<?>> all() {
        return fight.amendments().stream().<Choice<?>>map(choice -> choice).filter(choice -> choice.why() == sort);
    }

    private boolean areRulings() {
        return sort == GameMasterRule.GM_04_RULING;
    }

    private String order() {
        return areRulings() ? "ruling" : "amend";
    }

    private String called(Choice<?> choice) {
        return areRulings() ? choice.name() : choice.by() + " " + choice.name();
    }

    private boolean isOf(Choice<?> choice, String said) {
        return !areRulings() && People.bare(choice.by().text()).equals(said);
    }

    /** What to say of words that change nothing. */
    private List<String> instead(String said, String words) {
        List<Choice<?>> all = all().toList();
        if (all.isEmpty()) {
            return List.of("There is nothing that could be changed here.");
        }
        return said.isEmpty() || all.stream().anyMatch(choice -> isOf(choice, said))
                ? whatCanBe(all, said)
                : List.of("Nothing that could be changed is called '" + Page.fit(words.strip()) + "'; '" + order()
                        + whose(said) + "' lists all.");
    }

    /** Who was named, if anybody was. */
    private String whose(String said) {
        return all().filter(choice -> !areRulings())
                .map(Choice::by)
                .filter(name -> said.startsWith(People.bare(name.text()) + " "))
                .findFirst()
                .map(name -> " " + name)
                .orElse("");
    }

    /** What can be changed: of whoever is named, each thing with what it can be; of everybody, the things alone. */
    private List<String> whatCanBe(List<Choice<?>> all, String said) {
        Choice<?> first =
                all.stream().filter(choice -> !isFixed(choice)).findFirst().orElse(all.getFirst());
        List<String> lines = new ArrayList<>(List.of("What can be changed, as in: " + order() + " " + called(first) + TO
                + first.options().getFirst().word()));
        List<Choice<?>> meant = all.stream()
                .filter(choice -> areRulings() || isOf(choice, said))
                .toList();
        meant.forEach(choice -> lines.add(
                called(choice) + ": " + options(choice) + (isFixed(choice) ? ", fixed by " + barring(choice) : "")));
        if (meant.isEmpty()) {
            all.stream()
                    .collect(Collectors.groupingBy(
                            Choice::by, LinkedHashMap::new, Collectors.mapping(Choice::name, Collectors.joining(", "))))
                    .forEach((whose, things) -> lines.add(whose + ": " + things));
            lines.add("'" + order() + " " + first.by() + "' tells what it can be made.");
        }
        return lines;
    }

    private String canBe(Choice<?> choice) {
        return called(choice) + " can be: " + options(choice)
                + (choice.barred().isEmpty() ? "." : otherwise(choice) + ".");
    }

    private static String otherwise(Choice<?> choice) {
        return isFixed(choice) ? ", fixed by " + barring(choice) : ". Not just now: " + notNow(choice);
    }

    private static String notNow(Choice<?> choice) {
        boolean isByHerOwnRule = choice.barred().getFirst().bars().getFirst() == GameMasterRule.GM_03_AMENDMENT;
        String words = listed(choice.barred().stream().map(Choice.Option::word).toList());
        return words
                + (isByHerOwnRule
                        ? "; who can act does not change while others count on it: try again at the next question"
                        : ", barred by " + barring(choice));
    }

    /** Whether a ruling can be nothing but what it is. */
    private static boolean isFixed(Choice<?> choice) {
        return choice.why() == GameMasterRule.GM_04_RULING
                && choice.options().size() == 1
                && !choice.barred().isEmpty();
    }

    private static String barring(Choice<?> choice) {
        return TallyPage.cited(choice.barred().stream()
                .flatMap(barred -> barred.bars().stream())
                .distinct()
                .toList());
    }

    private static String options(Choice<?> choice) {
        return listed(choice.options().stream().map(Choice.Option::word).toList());
    }

    /** Words in a row; numbers that follow each other, as {@code 0 to 60}. */
    private static String listed(List<String> words) {
        List<String> told = new ArrayList<>();
        int from = 0;
        for (int i = 1; i <= words.size(); i++) {
            if (i == words.size() || !follows(words.get(i - 1), words.get(i))) {
                String one = words.get(from);
                told.add(i - from < FEW ? String.join(", ", words.subList(from, i)) : one + " to " + words.get(i - 1));
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
