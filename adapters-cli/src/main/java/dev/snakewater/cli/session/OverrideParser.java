package dev.snakewater.cli.session;

import dev.snakewater.application.port.in.FightAtTable;
import dev.snakewater.application.table.Answer;
import dev.snakewater.application.table.Choice;
import dev.snakewater.application.table.GameMasterRule;
import dev.snakewater.cli.page.Page;
import dev.snakewater.cli.page.PlainSpeech;
import dev.snakewater.cli.page.Words;
import dev.snakewater.cli.page.WrongUsage;
import dev.snakewater.domain.modifier.Tally;
import dev.snakewater.domain.rule.Rule;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Parses the game master's modifiers and permissions. */
record OverrideParser(FightAtTable fight) {

    private static final Pattern ADDED =
            Pattern.compile("([-+]?\\d{1,3})(?: to (.+?))? because ((?:of )?)(\\S.*)", Pattern.CASE_INSENSITIVE);

    /** Parses {@code -1 to snapshot because of the sun}; the number may be left out where there is only one. */
    Answer.Added added(String words) {
        List<String> counted = fight.counted().stream().map(Tally::of).toList();
        WrongUsage.when(counted.isEmpty(), "add.nothing-counted");
        Matcher parts = ADDED.matcher(PlainSpeech.inSigns(words));
        WrongUsage.when(!parts.matches(), "add.how", counted);
        Optional<String> number = Optional.ofNullable(parts.group(2));
        List<Tally> meant = fight.counted().stream()
                .filter(tally -> number.isEmpty() || tally.of().equalsIgnoreCase(number.get()))
                .toList();
        int amount = Integer.parseInt(parts.group(1));
        WrongUsage.when(amount == 0 || meant.isEmpty(), amount == 0 ? "add.nothing" : "add.counted", counted);
        String reason = Page.fit(parts.group(4)).strip();
        Tally tally = meant.getFirst();
        WrongUsage.when(meant.size() > 1, "add.to-which", counted, parts.group(1), tally.of(), parts.group(3) + reason);
        return new Answer.Added(tally.whose(), tally.of(), GameMasterRule.GM_01_MODIFIER.id(), amount, reason);
    }

    Stream<String> completions() {
        return choice().stream()
                .flatMap(choice -> TableView.words(choice.allowable()).stream())
                .map(word -> "allow " + word);
    }

    private Optional<Choice<?>> choice() {
        return fight.question().orElse(null) instanceof Choice<?> choice ? Optional.of(choice) : Optional.empty();
    }

    Answer.Allowed allowed(String word) {
        Choice<?> choice = choice().orElseThrow(() -> WrongUsage.of("barred.nothing"));
        return choice.meant(AnswerParser.begun(TableView.words(choice.allowable()), word)
                        .orElse(word))
                .filter(Choice.Option::isAllowable)
                .map(one -> new Answer.Allowed(
                        choice.by(), choice.name(), choice.why().id(), one.word()))
                .orElseThrow(() -> notAllowed(choice, word));
    }

    private WrongUsage notAllowed(Choice<?> choice, String word) {
        List<Rule> bars = word.isEmpty() ? List.of() : choice.barsOn(word);
        String key = word.isEmpty() ? "allow.what" : bars.isEmpty() ? "allow.not-barred" : "allow.unplayable";
        String can = Words.of("allow.can", TableView.words(choice.allowable()));
        return WrongUsage.of(key, can, word, bars, !fight.amendments().isEmpty());
    }
}
