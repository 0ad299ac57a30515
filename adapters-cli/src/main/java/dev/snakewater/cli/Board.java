package dev.snakewater.cli;

import dev.snakewater.application.port.in.Ahead;
import dev.snakewater.application.port.in.FightAtTable;
import dev.snakewater.application.port.in.Need;
import dev.snakewater.application.procedure.Seat;
import dev.snakewater.application.table.Answer;
import dev.snakewater.application.table.Choice;
import dev.snakewater.application.table.Question;
import dev.snakewater.application.table.Throw;
import dev.snakewater.application.words.Sentence;
import dev.snakewater.application.words.Wording;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.dice.DicePool;
import dev.snakewater.domain.dice.Fall;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What is shown at the table of a fight that is being played.
 *
 * @param page what it is shown on
 */
record Board(Page page) {

    private static final int INDENT = 2;
    private static final int HANGING = 4;
    private static final int FEW = 4;

    /** Says something by the way. */
    void say(String text) {
        page.print(INDENT, INDENT, text);
    }

    /** Says something of a file; its path is not broken. */
    void say(String text, String file) {
        say(Whole.in(text, file));
    }

    /** Lists something, each line by itself. */
    void list(List<String> lines) {
        lines.forEach(line -> page.print(INDENT, lines.size() == 1 ? INDENT : HANGING, line));
    }

    /** Shows what is asked: a choice with its options, or a throw with what it needs. */
    void question(FightAtTable fight, Question question) {
        page.gap();
        switch (question) {
            case Choice<?> choice -> {
                page.heading(0, choice.by() + ", " + choice.name() + "?");
                options(choice, fight.ahead());
            }
            case Throw what -> {
                page.heading(0, what.by() + ", " + what.name() + ": " + what.dice());
                List<Need> needs = fight.needs();
                lead(needs, what.dice())
                        .or(() -> few(needs, what.dice()))
                        .ifPresent(need -> page.print(INDENT, HANGING, need));
            }
        }
    }

    private void options(Choice<?> choice, List<Ahead> ahead) {
        boolean numbered = isNumbered(choice);
        List<String> words = choice.options().stream().map(Choice.Option::word).toList();
        int widest = words.stream().mapToInt(String::length).max().orElse(0);
        for (int i = 0; i < words.size(); i++) {
            String word = words.get(i);
            String number = numbered ? String.format(Locale.ROOT, page.aloud() ? "%d: " : "%2d  ", i + 1) : "";
            String padding = page.aloud() ? ". " : " ".repeat(widest - word.length() + 3);
            String promise = ahead.stream()
                    .filter(one -> one.word().equals(word))
                    .flatMap(one -> Stream.concat(
                            one.price().stream(), lead(one.needs(), one.what().dice()).stream()))
                    .collect(Collectors.joining("; "));
            String shown = promise.isEmpty() ? word : word + padding + promise;
            page.print(INDENT, INDENT + number.length() + 2, number + shown);
        }
        String barred = choice.barred().stream().map(Choice.Option::word).collect(Collectors.joining(", "));
        if (!barred.isEmpty()) {
            page.print(INDENT, HANGING, "(barred: " + barred + ")");
        }
    }

    /** Options that are numbers themselves are not numbered. */
    static boolean isNumbered(Choice<?> choice) {
        return choice.options().stream().noneMatch(option -> option.word().matches("[-+]?\\d+"));
    }

    /** The first thing that a throw decides, if it is a matter of yes or no; otherwise nothing. */
    private static Optional<String> lead(List<Need> needs, DicePool dice) {
        return needs.stream()
                .findFirst()
                .flatMap(first -> needs.stream()
                        .filter(need ->
                                need.of().equals(first.of()) && need.value().equals(true))
                        .findFirst()
                        .map(need -> need.of() + ": " + on(need.totals(), dice) + ", " + Percent.of(need.share()))
                        .or(() ->
                                first.value().equals(false) ? Optional.of(first.of() + ": never") : Optional.empty()));
    }

    /** All that the first thing a throw decides can be, if that is not much. */
    private static Optional<String> few(List<Need> needs, DicePool dice) {
        return needs.stream()
                .findFirst()
                .map(Need::of)
                .filter(of ->
                        needs.stream().filter(need -> need.of().equals(of)).count() <= FEW)
                .map(of -> ways(of, needs, dice));
    }

    private static String ways(String of, List<Need> needs, DicePool dice) {
        List<Need> all = needs.stream().filter(need -> need.of().equals(of)).toList();
        return all.stream()
                .map(need -> need.is() + " " + Percent.of(need.share())
                        + (need.totals().size() == 1 || all.size() <= 2 ? " (" + on(need.totals(), dice) + ")" : ""))
                .collect(Collectors.joining(", ", of + ": ", ""));
    }

    /** Totals in words: {@code on +1 or more}. */
    private static String on(List<Integer> totals, DicePool dice) {
        int least = totals.getFirst();
        int most = totals.getLast();
        if (least == dice.least() && most == dice.most()) {
            return "whatever falls";
        }
        if (most - least + 1 > totals.size()) {
            return "on some";
        }
        String words = most == dice.most() && least < most
                ? shown(least, dice) + " or more"
                : least == dice.least() && least < most
                        ? shown(most, dice) + " or less"
                        : least == most ? shown(least, dice) : shown(least, dice) + " to " + shown(most, dice);
        return "on " + words;
    }

    private static String shown(int total, DicePool dice) {
        return dice.least() < 0 ? Wording.signed(total) : String.valueOf(total);
    }

    /** Shows how things stand. */
    void table(FightAtTable fight, Question question) {
        if (fight.state().rows().isEmpty()) {
            say("There is no table of this; 'story' tells how it came to stand so.");
        }
        StateTable.print(page, fight.state(), Optional.of(question.by()));
    }

    /** Lays out the numbers behind a throw. */
    void why(FightAtTable fight, Question question) {
        List<Ahead> counted =
                fight.ahead().stream().filter(one -> !one.counted().isEmpty()).toList();
        if (fight.counted().isEmpty() && !counted.isEmpty()) {
            counted.forEach(ahead -> why(ahead, fight.words()));
            return;
        }
        if (fight.counted().isEmpty()) {
            say("Nothing has been counted for this; it is asked by " + TallyPage.cited(List.of(question.why())) + ".");
            return;
        }
        fight.counted().forEach(tally -> TallyPage.print(page, INDENT, tally, fight.words()));
        page.print(INDENT, HANGING, "asked by " + TallyPage.cited(List.of(question.why())));
    }

    /** Lays out the numbers behind the throw that an option leads to. */
    private void why(Ahead ahead, Wording words) {
        page.print(INDENT, HANGING, led(ahead));
        ahead.counted().forEach(tally -> TallyPage.print(page, HANGING, tally, words));
    }

    /** An option that leads straight to a throw, with what would be chosen on the way, and what that costs. */
    private static String led(Ahead ahead) {
        String then =
                Stream.concat(ahead.then().stream(), ahead.price().stream()).collect(Collectors.joining(", "));
        return ahead.word() + (then.isEmpty() ? "" : " (" + then + ")") + ":";
    }

    /** Lists what is barred. */
    void barred(Question question) {
        if (!(question instanceof Choice<?> choice) || choice.barred().isEmpty()) {
            say("Nothing is barred here.");
            return;
        }
        choice.barred()
                .forEach(barred ->
                        page.print(INDENT, HANGING, barred.word() + ": barred by " + TallyPage.cited(barred.bars())));
    }

    /** Lists what a throw, or each option, can bring. */
    void odds(FightAtTable fight, Question question) {
        switch (question) {
            case Throw what -> {
                List<Need> needs = fight.needs();
                if (needs.isEmpty()) {
                    say("Nothing is decided by this throw alone.");
                }
                needs(INDENT, needs, what.dice());
            }
            case Choice<?> choice -> {
                List<Ahead> ahead = fight.ahead();
                if (ahead.isEmpty()) {
                    say("None of this leads straight to a throw of " + choice.by() + ", as far as may be shown.");
                }
                for (Ahead one : ahead) {
                    page.print(INDENT, HANGING, led(one));
                    needs(HANGING, one.needs(), one.what().dice());
                }
            }
        }
    }

    private void needs(int indent, List<Need> needs, DicePool dice) {
        for (String of : needs.stream().map(Need::of).distinct().toList()) {
            page.print(indent, indent + 2, ways(of, needs, dice));
        }
    }

    /** Tells what is known of a fighter. */
    void sheet(FightAtTable fight, Name who) {
        List<Sentence> sheet = fight.sheet(who);
        if (sheet.isEmpty()) {
            say(
                    fight.question().isEmpty()
                            ? "The fight is over; 'story' tells it."
                            : "All there is stands in the table.");
        }
        for (Paragraph paragraph : Paragraph.of(sheet)) {
            switch (paragraph) {
                case Paragraph.Said said ->
                    page.print(INDENT, HANGING, said.sentence().text());
                case Paragraph.Tabled table -> table.grid().print(page, INDENT);
            }
        }
    }

    /** That an answer was taken back. */
    static String takenBack(Answer answer) {
        return "taken back: " + words(answer);
    }

    /** An answer in words. */
    static String words(Answer answer) {
        return answer.by() + ", " + answer.to() + ": "
                + switch (answer) {
                    case Answer.Fell fell -> words(fell.fall());
                    case Answer.Chose chose -> chose.word();
                    case Answer.Added added -> Wording.signed(added.amount()) + ", " + added.reason();
                    case Answer.Allowed allowed -> allowed.word() + ", allowed";
                    case Answer.Amended amended -> amended.word();
                };
    }

    /** A total and its faces; only FUDGE dice have faces below 1, and theirs are signs. */
    private static String words(Fall fall) {
        boolean signs = fall.faces().stream().anyMatch(face -> face < 1);
        return fall.total()
                + (fall.faces().size() < 2
                        ? ""
                        : fall.faces().stream()
                                .map(face -> signs ? sign(face) : String.valueOf(face))
                                .collect(Collectors.joining(" ", " (", ")")));
    }

    private static String sign(int face) {
        return face > 0 ? "+" : face < 0 ? "-" : "0";
    }

    /** Says who plays whom. */
    void seats(Seats seats, FightAtTable fight) {
        List<String> said = new ArrayList<>();
        for (Name name : fight.fighters()) {
            Seat seat = seats.of(name);
            said.add(name + ": " + seat.policy().orElse("you")
                    + (seat.dice() == Seat.Dice.HAND ? ", dice by hand" : ""));
        }
        say(String.join("; ", said) + ".");
    }
}
