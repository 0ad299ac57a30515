package dev.snakewater.cli.session;

import dev.snakewater.application.port.in.FightAtTable;
import dev.snakewater.application.port.in.Recorded;
import dev.snakewater.application.port.in.ReplayFight;
import dev.snakewater.application.port.out.KeptFights;
import dev.snakewater.application.port.out.Transcripts;
import dev.snakewater.application.port.out.UnreadableException;
import dev.snakewater.application.words.Suggestions;
import dev.snakewater.cli.console.Console;
import dev.snakewater.cli.console.Keyboard;
import dev.snakewater.cli.page.Words;
import dev.snakewater.cli.page.WrongUsage;
import dev.snakewater.domain.combatant.Lettering;
import java.io.File;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.stream.Stream;

/** Finds kept fights by what people call them: a file, a number, a title or how it begins; without a word, the last one. */
public record FightFinder(KeptFights kept, Transcripts transcripts, ReplayFight records, Console console) {

    /** A kept fight with what its record says; without that, if it cannot be read. */
    public record Found(KeptFights.Kept kept, Optional<Recorded> recorded) {

        /** Returns what it is called: the title, or else the file. */
        public String title() {
            return recorded.map(read -> read.scenario().title()).orElseGet(() -> new File(kept.file()).getName());
        }
    }

    /** A kept fight as it stands; without that, if it cannot be played as far as its record goes. */
    public record Stood(Found found, Optional<FightAtTable> fight) {

        /** Returns whether it is over; false, if nobody knows. */
        public boolean isOver() {
            return fight.filter(known -> known.question().isEmpty()).isPresent();
        }
    }

    /** Returns all kept fights but those that were dropped, the latest first. */
    public List<Stood> all() {
        return listed().map(one -> stood(found(one))).toList();
    }

    private Stream<KeptFights.Kept> listed() {
        return kept.all().stream().filter(one -> !one.isDropped());
    }

    private Found found(KeptFights.Kept one) {
        try {
            return new Found(one, Optional.of(transcripts.load(one.file())));
        } catch (UnreadableException strange) {
            return new Found(one, Optional.empty());
        }
    }

    private Stood stood(Found found) {
        try {
            return new Stood(
                    found,
                    found.recorded.flatMap(read -> records.judge(read).again()).map(ReplayFight.Again::fight));
        } catch (UnreadableException strange) {
            return new Stood(found, Optional.empty());
        }
    }

    /** Returns the file of the fight that these words mean; of several fights of one title somebody at a terminal is asked for one. */
    public String file(String words) {
        return file(words, this::askedAtTerminal);
    }

    /** Returns the same, and asks at this keyboard. */
    public String file(String words, Keyboard keyboard) {
        return file(words, some -> asked(some, keyboard));
    }

    /** Chooses one of several fights. */
    private interface Asking {
        Optional<Found> one(List<Found> some);
    }

    private String file(String words, Asking asking) {
        if (isFile(words)) {
            return words;
        }
        List<KeptFights.Kept> all = kept.all();
        if (words.isBlank()) {
            return listed().map(KeptFights.Kept::file).findFirst().orElseThrow(() -> WrongUsage.of("fights.none"));
        }
        return all.stream()
                .filter(one -> words.matches("#?0*" + one.number()))
                .map(KeptFights.Kept::file)
                .findFirst()
                .orElseGet(() -> titled(words, all, asking));
    }

    /** A file that stands there is meant, and what looks like a path and is missing is told as such. */
    private boolean isFile(String words) {
        return !words.isBlank()
                && (new File(words).isFile()
                        || transcripts.isTranscript(words)
                        || words.contains("/")
                        || words.contains(File.separator)
                        || words.endsWith(".jsonl"));
    }

    private String titled(String words, List<KeptFights.Kept> all, Asking asking) {
        List<Found> readable = all.stream()
                .filter(one -> !one.isDropped())
                .map(this::found)
                .filter(one -> one.recorded.isPresent())
                .toList();
        String wanted = Lettering.likeness(words);
        List<Found> same = those(readable, title -> title.equals(wanted));
        List<Found> some = same.isEmpty() ? those(readable, title -> title.startsWith(wanted)) : same;
        if (some.isEmpty()) {
            List<String> titles = readable.stream().map(Found::title).distinct().toList();
            throw WrongUsage.of("fights.nobody", words, Suggestions.meant(words, titles), words.matches("#?\\d+"));
        }
        Optional<Found> one = some.size() == 1 ? Optional.of(some.getFirst()) : asking.one(some);
        return one.map(found -> found.kept.file()).orElseThrow(() -> several(words, some));
    }

    private static List<Found> those(List<Found> some, Predicate<String> title) {
        return some.stream()
                .filter(one -> title.test(Lettering.likeness(one.title())))
                .toList();
    }

    private WrongUsage several(String words, List<Found> some) {
        return WrongUsage.of(
                "fights.several", words, some.stream().map(this::stood).toList());
    }

    private Optional<Found> askedAtTerminal(List<Found> some) {
        try (Keyboard keyboard = console.keyboard()) {
            return asked(some, keyboard);
        }
    }

    /** Asks which; no one, if nobody is there to say it. */
    private Optional<Found> asked(List<Found> some, Keyboard keyboard) {
        if (!keyboard.isAttended()) {
            return Optional.empty();
        }
        some.stream().map(this::stood).forEach(one -> console.aside("fights.one-of-several", one));
        List<String> numbers =
                some.stream().map(one -> String.valueOf(one.kept.number())).toList();
        Supplier<List<String>> completions = () -> numbers;
        while (true) {
            Keyboard.Typed typed = keyboard.read(Words.of("fights.ask"), completions);
            if (!(typed instanceof Keyboard.Typed.Line(String text))) {
                return Optional.empty();
            }
            int at = numbers.indexOf(text.strip());
            if (at >= 0) {
                return Optional.of(some.get(at));
            }
            console.aside("fights.ask-again", numbers);
        }
    }

    /** Returns how to call a fight: by its number, or by the file that somebody has chosen for it. */
    public String shortest(String file) {
        return kept.number(file).map(String::valueOf).orElse(file);
    }
}
