package dev.snakewater.cli;

import dev.snakewater.application.procedure.Spelling;
import dev.snakewater.application.table.Answer;
import dev.snakewater.application.table.Choice;
import dev.snakewater.application.table.Question;
import dev.snakewater.application.table.Refused;
import dev.snakewater.application.table.Throw;
import dev.snakewater.domain.dice.Fall;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.UnaryOperator;

/** Understands answers: an option by its word or number, dice by their faces or total. */
final class AnswerReading {

    private static final String AT = "at ";

    private AnswerReading() {}

    /** The answer that a line is; none if it is none. */
    static Optional<Answer> read(Question question, String line) {
        return switch (question) {
            case Choice<?> choice -> optionOf(choice, line).map(option -> Answer.of(choice, option.word()));
            case Throw what -> told(what, line).map(fall -> Answer.toldByHand(what, fall));
        };
    }

    private static Optional<Choice.Option<?>> optionOf(Choice<?> choice, String line) {
        Optional<Choice.Option<?>> byWord = spelt(choice, word -> word, line)
                .or(() -> spelt(choice, Aloud::of, line))
                .or(() -> ledUpTo(choice, line));
        if (byWord.isPresent() || !Board.isNumbered(choice) || !line.matches("\\d{1,3}")) {
            return byWord;
        }
        int number = Integer.parseInt(line);
        return number >= 1 && number <= choice.options().size()
                ? Optional.of(choice.options().get(number - 1))
                : Optional.empty();
    }

    /** The option whose word, as it is shown, is this line. */
    private static Optional<Choice.Option<?>> spelt(Choice<?> choice, UnaryOperator<String> shown, String line) {
        return choice.options().stream()
                .filter(option -> shown.apply(option.word()).equalsIgnoreCase(line))
                .<Choice.Option<?>>map(option -> option)
                .findFirst();
    }

    /** The only option {@code at} something with which a longer line ends, as in {@code aimed at the head}; what orders something answers nothing. */
    private static Optional<Choice.Option<?>> ledUpTo(Choice<?> choice, String line) {
        String said = line.toLowerCase(Locale.ROOT);
        List<Choice.Option<?>> ending = choice.options().stream()
                .filter(option -> option.word().startsWith(AT)
                        && said.endsWith(" " + option.word().toLowerCase(Locale.ROOT)))
                .<Choice.Option<?>>map(option -> option)
                .toList();
        boolean orders = Orders.words().stream().anyMatch(word -> said.startsWith(word + " "));
        return ending.size() == 1 && !orders ? Optional.of(ending.getFirst()) : Optional.empty();
    }

    private static Optional<Fall> told(Throw what, String line) {
        try {
            Fall fall = what.dice().told(Aloud.inSigns(line));
            boolean known = what.reads() == Throw.Reads.TOTAL || !fall.faces().isEmpty();
            return known ? Optional.of(fall) : Optional.empty();
        } catch (IllegalArgumentException impossible) {
            return Optional.empty();
        }
    }

    /** What to say of a line that answers nothing: why not, and what would. */
    static String instead(Question question, String line) {
        return switch (question) {
            case Throw what -> DiceWords.refusal(what, line);
            case Choice<?> choice
            when Board.isNumbered(choice) && line.matches("-?\\d+") ->
                choice.by() + ", " + choice.name() + ": '" + Page.fit(line) + "' is not offered; "
                        + (choice.options().size() == 1
                                ? "there is one option, number 1."
                                : "the options are numbered 1 to "
                                        + choice.options().size() + ".");
            case Choice<?> choice -> {
                String meant = line.isEmpty() || !choice.barsOn(line).isEmpty() ? "" : meant(choice, line);
                try {
                    choice.chosen(line);
                    yield "";
                } catch (Refused refused) {
                    yield line.isEmpty()
                            ? "Type the number or the word of an option; 'help' tells what else there is."
                            : Page.fit(String.valueOf(refused.getMessage())) + "." + meant;
                }
            }
        };
    }

    /** What may have been meant: an option in which the line is a word, or one that is spelt much the same, or else an order. */
    private static String meant(Choice<?> choice, String line) {
        List<String> words = choice.options().stream().map(Choice.Option::word).toList();
        String asked = " " + line.toLowerCase(Locale.ROOT) + " ";
        return words.stream()
                .filter(word -> (" " + word.toLowerCase(Locale.ROOT) + " ").contains(asked))
                .findFirst()
                .or(() -> Spelling.meant(line, words))
                .map(word -> " Did you mean '" + word + "'?")
                .or(() -> Spelling.meant(line, Orders.words()).map(word -> " Did you mean the order '" + word + "'?"))
                .orElse("");
    }
}
