package dev.snakewater.cli;

import dev.snakewater.application.port.in.FightAtTable;
import dev.snakewater.application.table.Answer;
import dev.snakewater.application.table.Choice;
import dev.snakewater.application.table.GameMasterRule;
import dev.snakewater.domain.modifier.Tally;
import dev.snakewater.domain.rule.Rule;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Understands what the game master adds and allows, as the fight stands.
 *
 * @param fight the fight
 */
record Overrules(FightAtTable fight) {

    private static final Pattern ADDED =
            Pattern.compile("([-+]?\\d{1,3})(?: to (.+?))? because ((?:of )?)(\\S.*)", Pattern.CASE_INSENSITIVE);

    /** {@code -1 to snapshot because of the sun}; the number may be left out where there is only one. */
    Optional<Answer.Added> added(String words, Board board) {
        if (fight.counted().isEmpty()) {
            return instead(board, "Nothing is counted just now. It can be added to when a throw is asked for.");
        }
        String numbers = fight.counted().stream().map(Tally::of).collect(Collectors.joining(", "));
        Matcher parts = ADDED.matcher(Aloud.inSigns(words));
        if (!parts.matches()) {
            return instead(
                    board,
                    "How much, to what, and why? As in: add -1 to "
                            + fight.counted().getFirst().of() + " because the sun is low. Counted are: " + numbers
                            + ".");
        }
        Optional<String> number = Optional.ofNullable(parts.group(2));
        List<Tally> meant = fight.counted().stream()
                .filter(tally -> number.isEmpty() || tally.of().equalsIgnoreCase(number.get()))
                .toList();
        int amount = Integer.parseInt(parts.group(1));
        if (meant.isEmpty() || amount == 0) {
            return instead(board, amount == 0 ? "Nothing added changes nothing." : "Counted are: " + numbers + ".");
        }
        if (meant.size() > 1) {
            return instead(
                    board,
                    "To which? As in: add " + parts.group(1) + " to "
                            + meant.getFirst().of() + " because "
                            + parts.group(3) + Page.fit(parts.group(4)).strip() + ". Counted are: "
                            + numbers + ".");
        }
        Tally tally = meant.getFirst();
        return Optional.of(new Answer.Added(
                tally.whose(),
                tally.of(),
                GameMasterRule.GM_01_MODIFIER.id(),
                amount,
                Page.fit(parts.group(4)).strip()));
    }

    /** What can be allowed just now, as it may be typed. */
    Stream<String> completions() {
        return allowable().map(word -> "allow " + word);
    }

    private Stream<String> allowable() {
        return choice().stream().flatMap(choice -> choice.allowable().stream()).map(Choice.Option::word);
    }

    private Optional<Choice<?>> choice() {
        return fight.question().filter(Choice.class::isInstance).map(asked -> (Choice<?>) asked);
    }

    /** The word of something that is barred; nothing, if it cannot be allowed, and then the board says what can. */
    Optional<Answer.Allowed> allowed(String word, Board board) {
        if (!(choice().orElse(null) instanceof Choice<?> choice)) {
            return instead(board, "Nothing is barred here.");
        }
        Optional<Answer.Allowed> allowed = allowable()
                .filter(word::equalsIgnoreCase)
                .findFirst()
                .map(one -> new Answer.Allowed(
                        choice.by(), choice.name(), choice.why().id(), one));
        if (allowed.isPresent()) {
            return allowed;
        }
        String can = choice.allowable().isEmpty()
                ? "Nothing that is barred here can be played."
                : "What can be allowed here: " + allowable().collect(Collectors.joining(", ")) + ".";
        if (word.isEmpty()) {
            return instead(board, "What shall be allowed? " + can);
        }
        List<Rule> bars = choice.barsOn(word);
        if (bars.isEmpty()) {
            return instead(board, "'" + Page.fit(word) + "' is not barred here. " + can);
        }
        String amend =
                fight.amendments().isEmpty() ? "" : " Perhaps it can be mended: 'amend' lists what can be changed.";
        return instead(
                board,
                "'" + Page.fit(word) + "' cannot be played even if allowed: what bars it, " + TallyPage.cited(bars)
                        + ", leaves no numbers to play it with. " + can + amend);
    }

    private static <A> Optional<A> instead(Board board, String line) {
        board.say(line);
        return Optional.empty();
    }
}
