package dev.snakewater.cli;

import dev.snakewater.application.port.in.FightAtTable;
import dev.snakewater.application.table.Answer;
import dev.snakewater.application.table.Choice;
import dev.snakewater.application.table.GameMasterRule;
import dev.snakewater.application.table.Question;
import dev.snakewater.domain.modifier.Tally;
import dev.snakewater.domain.rule.Rule;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Understands what the game master overrules, as the fight stands.
 *
 * @param fight the fight
 */
record Overrules(FightAtTable fight) {

    private static final Pattern ADDED =
            Pattern.compile("([-+]?\\d{1,3})(?: to (.+?))? because ((?:of )?)(\\S.*)", Pattern.CASE_INSENSITIVE);
    private static final String TO = " to ";
    private static final String SHORT_NUMBER = "\\d{1,6}";
    private static final int FEW = 4;

    /** What became of her words. */
    sealed interface Heard {
        /** An answer that overrules. */
        record Word(Answer answer) implements Heard {}

        /** It cannot be done so; what can. */
        record Instead(List<String> lines) implements Heard {}
    }

    /** {@code -1 to snapshot because of the sun}; the number may be left out where there is only one. */
    Heard added(String words) {
        if (fight.counted().isEmpty()) {
            return instead("Nothing is counted just now. It can be added to when a throw is asked for.");
        }
        String numbers = fight.counted().stream().map(Tally::of).collect(Collectors.joining(", "));
        Matcher parts = ADDED.matcher(Aloud.inSigns(words));
        if (!parts.matches()) {
            return instead("How much, to what, and why? As in: add -1 to "
                    + fight.counted().getFirst().of() + " because the sun is low. Counted are: " + numbers + ".");
        }
        Optional<String> number = Optional.ofNullable(parts.group(2));
        List<Tally> meant = fight.counted().stream()
                .filter(tally -> number.isEmpty() || tally.of().equalsIgnoreCase(number.get()))
                .toList();
        int amount = Integer.parseInt(parts.group(1));
        if (meant.isEmpty() || amount == 0) {
            return instead(amount == 0 ? "Nothing added changes nothing." : "Counted are: " + numbers + ".");
        }
        if (meant.size() > 1) {
            return instead("To which? As in: add " + parts.group(1) + " to "
                    + meant.getFirst().of() + " because "
                    + parts.group(3) + Page.fit(parts.group(4)).strip() + ". Counted are: "
                    + numbers + ".");
        }
        Tally tally = meant.getFirst();
        return new Heard.Word(new Answer.Added(
                tally.whose(),
                tally.of(),
                GameMasterRule.GM_01_MODIFIER.id(),
                amount,
                Page.fit(parts.group(4)).strip()));
    }

    /** The word of something that is barred. */
    Heard allowed(Optional<Question> question, String word) {
        if (!(question.orElse(null) instanceof Choice<?> choice)) {
            return instead("Nothing is barred here.");
        }
        Optional<String> allowable = choice.allowable().stream()
                .map(Choice.Option::word)
                .filter(one -> one.equalsIgnoreCase(word))
                .findFirst();
        if (allowable.isPresent()) {
            return new Heard.Word(
                    new Answer.Allowed(choice.by(), choice.name(), choice.why().id(), allowable.get()));
        }
        String can = choice.allowable().isEmpty()
                ? "Nothing that is barred here can be played."
                : "What can be allowed here: "
                        + choice.allowable().stream().map(Choice.Option::word).collect(Collectors.joining(", ")) + ".";
        if (word.isEmpty()) {
            return instead("What shall be allowed? " + can);
        }
        List<Rule> bars = choice.barsOn(word);
        if (bars.isEmpty()) {
            return instead("'" + Page.fit(word) + "' is not barred here. " + can);
        }
        String amend =
                fight.amendments().isEmpty() ? "" : " Perhaps it can be mended: 'amend' lists what can be changed.";
        return instead("'" + Page.fit(word) + "' cannot be played even if allowed: what bars it, "
                + TallyPage.cited(bars) + ", leaves no numbers to play it with. " + can + amend);
    }

    /** {@code Bob wounds to Hurt}. */
    Heard amended(String words) {
        return changed(
                words,
                choice -> choice.why() == GameMasterRule.GM_03_AMENDMENT,
                choice -> choice.by() + " " + choice.name(),
                "amend");
    }

    /** {@code grazes to on}. */
    Heard ruled(String words) {
        return changed(words, choice -> choice.why() == GameMasterRule.GM_04_RULING, Choice::name, "ruling");
    }

    /** All that can be amended or ruled, as it may be typed. */
    List<String> completions() {
        return fight.amendments().stream()
                .flatMap(choice -> choice.options().stream()
                        .map(option ->
                                (choice.why() == GameMasterRule.GM_04_RULING ? "ruling " : "amend " + choice.by() + " ")
                                        + choice.name()
                                        + TO
                                        + option.word()))
                .toList();
    }

    private interface Called {
        String of(Choice<?> choice);
    }

    private Heard changed(String words, Predicate<Choice<?>> sort, Called called, String order) {
        List<? extends Choice<?>> all = fight.amendments().stream().filter(sort).toList();
        if (all.isEmpty()) {
            return instead("There is nothing that could be changed here.");
        }
        String said = OrderReading.bare(words);
        // The longest: what is said of "revolver 2" begins as what is said of "revolver" does.
        Optional<? extends Choice<?>> meant = all.stream()
                .filter(choice -> (said + " ").startsWith(OrderReading.bare(called.of(choice)) + " "))
                .max(Comparator.comparingInt(choice -> called.of(choice).length()));
        if (meant.isEmpty()) {
            return said.isEmpty() || all.stream().anyMatch(choice -> isOf(choice, said))
                    ? whatCanBe(all, said, called, order)
                    : unknown(all, said, words, order);
        }
        Choice<?> choice = meant.get();
        String rest =
                said.substring(OrderReading.bare(called.of(choice)).length()).strip();
        String value = rest.startsWith("to ") ? rest.substring("to ".length()).strip() : rest;
        return choice.options().stream()
                .map(Choice.Option::word)
                .filter(word -> word.equalsIgnoreCase(value))
                .findFirst()
                .<Heard>map(word -> new Heard.Word(new Answer.Amended(
                        choice.by(), choice.name(), choice.why().id(), word)))
                .orElseGet(() -> instead(called.of(choice) + " can be: " + options(choice)
                        + (choice.barred().isEmpty() ? "." : otherwise(choice) + ".")));
    }

    private static boolean isOf(Choice<?> choice, String said) {
        return choice.why() == GameMasterRule.GM_03_AMENDMENT
                && OrderReading.bare(choice.by().text()).equals(said);
    }

    /** That nothing is called so; and what lists all that there is, or what there is of somebody who was named. */
    private static Heard unknown(List<? extends Choice<?>> all, String said, String words, String order) {
        String whose = all.stream()
                .filter(choice -> choice.why() == GameMasterRule.GM_03_AMENDMENT)
                .map(Choice::by)
                .filter(name -> said.startsWith(OrderReading.bare(name.text()) + " "))
                .findFirst()
                .map(name -> " " + name)
                .orElse("");
        return instead("Nothing that could be changed is called '" + Page.fit(words.strip()) + "'; '" + order + whose
                + "' lists all.");
    }

    /** What can be changed: of whoever is named, each thing with what it can be; of everybody, the things alone. */
    private static Heard whatCanBe(List<? extends Choice<?>> all, String said, Called called, String order) {
        Choice<?> first = all.stream()
                .<Choice<?>>map(choice -> choice)
                .filter(choice -> !isFixed(choice))
                .findFirst()
                .orElse(all.getFirst());
        List<String> lines = new ArrayList<>(List.of("What can be changed, as in: " + order + " " + called.of(first)
                + TO + first.options().getFirst().word()));
        boolean isRuling = first.why() == GameMasterRule.GM_04_RULING;
        List<? extends Choice<?>> meant =
                all.stream().filter(choice -> isRuling || isOf(choice, said)).toList();
        if (!meant.isEmpty()) {
            meant.forEach(choice -> lines.add(called.of(choice) + ": " + options(choice)
                    + (isFixed(choice) ? ", fixed by " + barring(choice) : "")));
            return new Heard.Instead(lines);
        }
        all.stream()
                .map(Choice::by)
                .distinct()
                .forEach(whose -> lines.add(whose + ": "
                        + all.stream()
                                .filter(choice -> choice.by().equals(whose))
                                .map(Choice::name)
                                .collect(Collectors.joining(", "))));
        lines.add("'" + order + " " + first.by() + "' tells what it can be made.");
        return new Heard.Instead(lines);
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

    private static Heard instead(String line) {
        return new Heard.Instead(List.of(line));
    }
}
