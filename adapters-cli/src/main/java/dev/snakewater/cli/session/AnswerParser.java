package dev.snakewater.cli.session;

import dev.snakewater.application.table.Answer;
import dev.snakewater.application.table.Choice;
import dev.snakewater.application.table.Question;
import dev.snakewater.application.table.RefusedException;
import dev.snakewater.application.table.Throw;
import dev.snakewater.application.words.Suggestions;
import dev.snakewater.cli.page.PlainSpeech;
import dev.snakewater.cli.page.Words;
import dev.snakewater.domain.dice.Fall;
import dev.snakewater.domain.dice.NoSuchFallException;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;

/** Parses answers: an option by word or number, dice by faces or total. */
final class AnswerParser {

    private static final String AT = "at ";

    private AnswerParser() {}

    static Optional<Answer> read(Question question, String line) {
        return switch (question) {
            case Choice<?> choice -> optionOf(choice, line).map(word -> Answer.of(choice, word));
            case Throw what -> told(what, line).map(fall -> Answer.toldByHand(what, fall));
        };
    }

    private static Optional<String> optionOf(Choice<?> choice, String line) {
        List<String> words = TableView.words(choice.options());
        return TableView.word(choice.options(), line)
                .or(() -> words.stream()
                        .filter(word -> PlainSpeech.of(word).equalsIgnoreCase(line))
                        .findFirst())
                .or(() -> ledUpTo(words, line))
                .or(() -> IntStream.rangeClosed(1, words.size())
                        .filter(number -> TableView.isNumbered(choice) && line.matches("0{0,2}" + number))
                        .mapToObj(number -> words.get(number - 1))
                        .findFirst());
    }

    /** The only option {@code at} something with which a longer line ends, as in {@code aimed at the head}; what orders something answers nothing. */
    private static Optional<String> ledUpTo(List<String> words, String line) {
        String said = line.toLowerCase(Locale.ROOT);
        List<String> ending = words.stream()
                .filter(word -> word.startsWith(AT) && said.endsWith(" " + word.toLowerCase(Locale.ROOT)))
                .toList();
        boolean orders = TableCommands.words().stream().anyMatch(word -> said.startsWith(word + " "));
        return ending.size() == 1 && !orders ? Optional.of(ending.getFirst()) : Optional.empty();
    }

    private static Optional<Fall> told(Throw what, String line) {
        try {
            return Optional.of(what.dice().told(PlainSpeech.inSigns(line)))
                    .filter(fall ->
                            what.reads() == Throw.Reads.TOTAL || !fall.faces().isEmpty());
        } catch (NoSuchFallException impossible) {
            return Optional.empty();
        }
    }

    /** Returns why a line is not an answer, and what would be. */
    static String instead(Question question, String line) {
        return switch (question) {
            case Throw what -> DiceWords.refusal(what, line);
            case Choice<?> choice
            when TableView.isNumbered(choice) && line.matches("-?\\d+") -> Words.of("answer.number", choice, line);
            case Choice<?> choice -> refusal(choice, line);
        };
    }

    private static String refusal(Choice<?> choice, String line) {
        if (line.isEmpty()) {
            return Words.of("answer.empty");
        }
        try {
            choice.chosen(line);
            return "";
        } catch (RefusedException refused) {
            String why = String.valueOf(refused.getMessage());
            return Words.of("answer.refused", why) + (choice.barsOn(line).isEmpty() ? meant(choice, line) : "");
        }
    }

    /** Returns a suggestion: an option that contains the line, one spelt like it, or a command. */
    private static String meant(Choice<?> choice, String line) {
        List<String> words = TableView.words(choice.options());
        String asked = " " + line.toLowerCase(Locale.ROOT) + " ";
        return words.stream()
                .filter(word -> (" " + word.toLowerCase(Locale.ROOT) + " ").contains(asked))
                .findFirst()
                .or(() -> Suggestions.meant(line, words))
                .map(word -> Words.of("answer.meant", word))
                .or(() -> Suggestions.meant(line, TableCommands.words())
                        .map(word -> Words.of("answer.meant-order", word)))
                .orElse("");
    }
}
