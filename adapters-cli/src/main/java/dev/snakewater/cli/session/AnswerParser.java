package dev.snakewater.cli.session;

import dev.snakewater.application.port.in.FightAtTable;
import dev.snakewater.application.table.Answer;
import dev.snakewater.application.table.Choice;
import dev.snakewater.application.table.Question;
import dev.snakewater.application.table.RefusedException;
import dev.snakewater.application.table.Throw;
import dev.snakewater.application.words.Messages;
import dev.snakewater.application.words.Suggestions;
import dev.snakewater.cli.board.OptionList;
import dev.snakewater.cli.page.PlainSpeech;
import dev.snakewater.cli.page.Words;
import dev.snakewater.domain.dice.DicePool;
import dev.snakewater.domain.dice.Die;
import dev.snakewater.domain.dice.Fall;
import dev.snakewater.domain.dice.NoSuchFallException;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Parses answers: an option by word or number, dice by faces or total. */
final class AnswerParser {

    private static final String AT = "at ";
    private static final String FUDGE_FACES = "+0-+";

    private AnswerParser() {}

    static Optional<Answer> read(FightAtTable fight, Question question, String line) {
        return switch (question) {
            case Choice<?> choice ->
                optionOf(fight, choice, line).or(() -> freely(choice, line)).map(word -> Answer.of(choice, word));
            case Throw what -> told(what, line).map(fall -> Answer.toldByHand(what, fall));
        };
    }

    /**
     * Returns the answers that a line gives one after the other: to the question of a fight, and with its rest to what the same fighter is asked
     * then, as in {@code shoot Harlan 2}; none, if it fits no question, or not as a whole.
     */
    static List<Answer> readAll(FightAtTable fight, String line) {
        Optional<Question> asked = fight.question();
        Optional<Answer> whole = asked.flatMap(question -> read(fight, question, line));
        if (whole.isPresent() || TableCommands.isOrder(line) || !(asked.orElse(null) instanceof Choice<?> choice)) {
            return whole.stream().toList();
        }
        return begins(fight, choice, line)
                .map(begun -> Stream.concat(Stream.of(begun.first), readAll(begun.next, begun.rest).stream())
                        .toList())
                .filter(answers -> answers.size() > 1)
                .orElse(List.of());
    }

    /** An answer with which a line begins, the fight after it, in which the same fighter has to choose, and the rest of the line. */
    private record Begun(Answer first, FightAtTable next, String rest) {}

    private static Optional<Begun> begins(FightAtTable fight, Choice<?> choice, String line) {
        return IntStream.iterate(line.lastIndexOf(' '), blank -> blank > 0, blank -> line.lastIndexOf(' ', blank - 1))
                .boxed()
                .flatMap(blank -> optionOf(fight, choice, line.substring(0, blank)).stream()
                        .map(word -> Answer.of(choice, word))
                        .map(first -> new Begun(first, fight.after(first), line.substring(blank + 1))))
                .filter(begun -> begun.next
                        .question()
                        .filter(asked ->
                                asked instanceof Choice<?> && asked.by().equals(choice.by()))
                        .isPresent())
                .findFirst();
    }

    /** Returns why a line answers nothing that a fight asks, and what would be an answer. */
    static String instead(FightAtTable fight, String line) {
        Question asked = fight.question().orElseThrow();
        return asked instanceof Choice<?> choice
                ? begins(fight, choice, line)
                        .map(begun -> instead(begun.next, begun.rest))
                        .orElseGet(() -> instead(choice, line, fight.words()))
                : instead(asked, line, fight.words());
    }

    private static Optional<String> optionOf(FightAtTable fight, Choice<?> choice, String line) {
        List<String> words = TableView.words(OptionList.offered(fight, choice));
        return TableView.word(choice.options(), line)
                .or(() -> words.stream()
                        .filter(word -> PlainSpeech.of(word).equalsIgnoreCase(line))
                        .findFirst())
                .or(() -> ledUpTo(words, line))
                .or(() -> IntStream.rangeClosed(1, words.size())
                        .filter(number -> TableView.isNumbered(choice) && line.matches("0{0,2}" + number))
                        .mapToObj(number -> words.get(number - 1))
                        .findFirst())
                .or(() -> choice.isFree() ? Optional.empty() : begun(words, line));
    }

    /** Returns the word that a line begins: the only one, or the one that all others go on from, as in {@code snapshot at a part}. */
    static Optional<String> begun(List<String> words, String line) {
        List<String> begun = allBegun(words, line);
        return begun.stream()
                .filter(word -> begun.stream().allMatch(other -> other.equals(word) || other.startsWith(word + " ")))
                .findFirst();
    }

    /** Returns the words that a line begins; none, if it is a command, or a number. */
    private static List<String> allBegun(List<String> words, String line) {
        return TableCommands.isOrder(line) || line.chars().noneMatch(Character::isLetter)
                ? List.of()
                : words.stream().filter(word -> isBegun(word, line)).toList();
    }

    private static boolean isBegun(String word, String line) {
        return People.bare(word).startsWith(People.bare(line));
    }

    /** What a free choice reads a line as that is no command, in the word that is kept on record. */
    private static Optional<String> freely(Choice<?> choice, String line) {
        return choice.isFree() && !line.isEmpty() && !TableCommands.isOrder(line)
                ? legal(choice, line).or(() -> begun(TableView.words(choice.options()), line))
                : Optional.empty();
    }

    /** Returns the word of the legal option that a line means. */
    static Optional<String> legal(Choice<?> choice, String line) {
        return choice.meant(line).filter(option -> option.bars().isEmpty()).map(Choice.Option::word);
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

    /** Returns why a line is no answer, and what would be one; values are told in the words of the rule text. */
    static String instead(Question question, String line, Messages words) {
        return switch (question) {
            case Throw what -> notARoll(what, line);
            case Choice<?> choice
            when TableView.isNumbered(choice) && line.matches("-?\\d+") -> Words.of("answer.number", choice, line);
            case Choice<?> choice -> refusal(choice, line, words);
        };
    }

    private static String refusal(Choice<?> choice, String line, Messages words) {
        if (line.isEmpty()) {
            return Words.of("answer.empty");
        }
        List<String> begun = allBegun(TableView.words(choice.options()), line);
        if (begun.size() > 1 && choice.meant(line).isEmpty()) {
            return Words.of("answer.several", line, begun);
        }
        String word = begun(TableView.words(choice.barred()), line).orElse(line);
        return refused(choice, word)
                .map(refused -> told(refused, words) + (refused.rules().isEmpty() ? meant(choice, line) : ""))
                .orElse("");
    }

    /** Returns why a line is refused as an answer to a choice; nothing, if it is not. */
    static Optional<RefusedException> refused(Choice<?> choice, String line) {
        try {
            choice.chosen(line);
            return Optional.empty();
        } catch (RefusedException refused) {
            return Optional.of(refused);
        }
    }

    /** Returns a refusal in a sentence: by which rules, and what would be possible instead. */
    static String told(RefusedException refused, Messages words) {
        return Words.of(
                "answer.refused",
                String.valueOf(refused.getMessage()),
                refused.instead().map(words::of));
    }

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

    private static String notARoll(Throw what, String line) {
        if (line.isEmpty()) {
            return Words.of("dice.none-told", howToTell(what));
        }
        try {
            what.dice().told(PlainSpeech.inSigns(line));
            return Words.of("dice.each-counts", howToTell(what));
        } catch (NoSuchFallException impossible) {
            String why = Messages.SHARED.text("no-fall." + impossible.key(), impossible.with());
            return Words.of("dice.impossible", howToTell(what), why);
        }
    }

    /** Returns whether words such as {@code 4dF} name the dice of this throw. */
    static boolean isOf(Throw what, String words) {
        try {
            return DicePool.of(words.toLowerCase(Locale.ROOT)).equals(what.dice());
        } catch (IllegalArgumentException none) {
            return false;
        }
    }

    /** Returns how a roll of these dice can be typed. */
    static String howToTell(Throw what) {
        DicePool dice = what.dice();
        Die die = dice.die();
        if (dice.count() == 1) {
            boolean isHundred = die.equals(Die.ofSides(100));
            int least = Math.max(dice.least(), die.highest() + 1);
            return Words.of("dice.one", dice, isHundred, dice.plus() > 0, least);
        }
        String faces = die.equals(Die.FUDGE)
                ? FUDGE_FACES.substring(0, Math.min(dice.count(), FUDGE_FACES.length()))
                : Stream.iterate(die.highest(), face -> Math.max(die.lowest(), face - 1))
                        .limit(dice.count())
                        .map(String::valueOf)
                        .collect(Collectors.joining(" "));
        return Words.of("dice.several", faces, what);
    }
}
