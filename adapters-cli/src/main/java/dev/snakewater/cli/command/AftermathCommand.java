package dev.snakewater.cli.command;

import dev.snakewater.application.port.in.FightAtTable;
import dev.snakewater.application.port.in.FightReport;
import dev.snakewater.application.port.in.Recorded;
import dev.snakewater.application.port.in.ReplayFight;
import dev.snakewater.application.port.out.IfFileExists;
import dev.snakewater.application.port.out.Scenarios;
import dev.snakewater.application.port.out.Texts;
import dev.snakewater.application.port.out.Transcripts;
import dev.snakewater.application.port.out.UnreadableException;
import dev.snakewater.application.scenario.Interlude;
import dev.snakewater.application.scenario.Problem;
import dev.snakewater.application.scenario.Scenario;
import dev.snakewater.application.scenario.ScenarioKind;
import dev.snakewater.application.words.StatusTable;
import dev.snakewater.cli.console.Console;
import dev.snakewater.cli.console.ExitStatus;
import dev.snakewater.cli.page.Page;
import dev.snakewater.cli.page.TextTable;
import dev.snakewater.cli.page.Words;
import dev.snakewater.cli.page.WrongUsage;
import dev.snakewater.cli.session.FightFinder;
import dev.snakewater.cli.session.People;
import dev.snakewater.domain.combatant.Name;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The command that makes a scenario of those who are left of a fight, and of what happens to them before the next one. */
record AftermathCommand(
        FightFinder finder,
        ReplayFight records,
        Transcripts transcripts,
        Scenarios scenarios,
        Texts files,
        Console console) {

    private static final Argument<Boolean> RELOAD = Argument.flag("--reload");
    private static final Argument<List<String>> HEAL = Argument.options("--heal", "HOW");
    private static final Argument<List<String>> WITHOUT = Argument.options("--without", "WHO");
    private static final Argument<List<String>> WITH = Argument.options("--with", "FILE:SHEET:N");

    static final List<Command<?>> ALL = List.of(new Command<>(
            "aftermath",
            AftermathCommand.class,
            AftermathCommand::aftermath,
            List.of(Options.WHICH, RELOAD, HEAL, WITHOUT, WITH, Options.SAVE, Options.FORCE),
            List.of()));

    private static final Pattern WEEKS = Pattern.compile("weeks=([1-9]\\d{0,3})");
    private static final Pattern POINTS = Pattern.compile("(.*\\S)\\s*:\\s*([1-9]\\d{0,3})");
    private static final Pattern SHEET = Pattern.compile("(.+):([^:]*[^:\\d\\s][^:]*?)(?::\\s*([1-9]\\d{0,3}))?");
    // A file, a sheet, and no number of people. Of one letter, it is a drive.
    private static final Pattern UNCOUNTED = Pattern.compile("[^:]{2,}:[^:]+:[^:]*[^:\\d\\s][^:]*");

    private int aftermath(Arguments said) {
        String file = finder.file(said.of(Options.WHICH).orElse(""));
        IfFileExists ifThere = new Options.Overwriting(said).ofRecords();
        said.of(Options.SAVE).ifPresent(place -> files.check(place, ifThere));
        Wishing wishing = new Wishing(said);
        List<FightAtTable.Wish> wishes = wishing.all();
        Recorded recorded = transcripts.load(file);
        console.tellDropped(recorded);
        ReplayFight.Judged judged = records.judge(recorded);
        if (judged.why().isPresent()) {
            console.aside("record.differs", file, judged.why().get());
            return ExitStatus.DOES_NOT_HOLD;
        }
        ReplayFight.Again again = judged.again().orElseThrow();
        if (again.account().ending().how() == FightReport.How.UNFINISHED) {
            console.aside("aftermath.not-over", file);
        }
        FightAtTable.Aftermath next = again.fight().aftermath(wishing.each(wishes, again.fight()));
        List<String> wrong = Stream.concat(
                        wishing.wrong.stream(), next.refused().stream().map(AftermathCommand::told))
                .toList();
        if (!wrong.isEmpty()) {
            throw WrongUsage.listing(wrong);
        }
        return next.next()
                .map(scenario -> written(scenario, next.missing(), said.of(Options.SAVE), ifThere))
                .orElseGet(() -> none(recorded, again));
    }

    private static String told(Problem problem) {
        return Words.of("aftermath.refused", problem.pointer(), problem.what(), problem.instead());
    }

    private int none(Recorded recorded, ReplayFight.Again again) {
        List<String> told = again.account().ending().sentences().stream()
                .map(sentence -> sentence.text().strip())
                .toList();
        console.aside("aftermath.none", recorded.scenario().kind().sequel(), told);
        return ExitStatus.DOES_NOT_HOLD;
    }

    private int written(Scenario<?, ?> next, List<Problem> missing, Optional<String> save, IfFileExists ifThere) {
        String text = console.documents().scenario().apply(next);
        save.ifPresentOrElse(
                place -> files.write(place, ifThere, text), () -> console.out().print(text));
        ScenarioKind.Sequel sequel = next.kind().sequel();
        if (missing.isEmpty()) {
            console.aside("aftermath.ready", sequel, save);
        } else {
            console.aside("aftermath", sequel, missing);
        }
        tell(standing(next));
        return ExitStatus.DONE;
    }

    /** Tells who comes along, how hurt, and with what is left in their guns: as the rule text shows it in play. */
    private void tell(StatusTable who) {
        if (!who.rows().isEmpty()) {
            console.aside("aftermath.who");
            TextTable.of(who).print(Page.on(console.err(), console.environment(), Page.Colour.NEVER), 2);
        }
    }

    /** Returns how those stand who come along to a fight of sides. */
    private static <S, O> StatusTable standing(Scenario<S, O> next) {
        S opening = next.setUp().opening();
        return next.kind().procedure().roster(opening).isEmpty()
                ? StatusTable.EMPTY
                : next.kind().telling().state(opening);
    }

    /** What is asked for to happen before the next fight, and what of it cannot be read. */
    private final class Wishing {

        private final Arguments said;
        private final List<String> wrong = new ArrayList<>();

        Wishing(Arguments said) {
            this.said = said;
        }

        List<FightAtTable.Wish> all() {
            return Stream.of(
                            Stream.of(said.of(RELOAD))
                                    .filter(is -> is)
                                    .map(is -> new FightAtTable.Wish(RELOAD.name(), new Interlude.Reload())),
                            read(HEAL, this::healing),
                            read(WITHOUT, word -> Optional.of(new Interlude.Without(word.strip()))),
                            read(WITH, this::joining))
                    .<FightAtTable.Wish>flatMap(some -> some)
                    .toList();
        }

        /** Returns the wishes, each with the names of those whom its word means: of somebody by the beginning of his name, of a sheet, of a side. */
        List<FightAtTable.Wish> each(List<FightAtTable.Wish> wishes, FightAtTable fight) {
            People left = fight.aftermath()
                    .map(next -> People.beforeTheyFight(next.kind(), next.setUp()))
                    .orElseGet(() -> new People(List.of(), List.of()));
            return wishes.stream()
                    .flatMap(wish -> switch (wish.what()) {
                        case Interlude.Without(String who) -> each(wish, left, who, Interlude.Without::new, fight);
                        case Interlude.Heal(String who, int points) ->
                            each(wish, left, who, name -> new Interlude.Heal(name, points), fight);
                        default -> Stream.of(wish);
                    })
                    .toList();
        }

        /** Of several together heal those who can; if that is nobody, the first says why. */
        private Stream<FightAtTable.Wish> each(
                FightAtTable.Wish wish,
                People left,
                String word,
                Function<String, Interlude> what,
                FightAtTable fight) {
            List<FightAtTable.Wish> all;
            try {
                all = left.meantIfAny(word).stream()
                        .map(name -> new FightAtTable.Wish(wish.words(), what.apply(name.text())))
                        .toList();
            } catch (WrongUsage several) {
                several.lines().forEach(line -> wrong.add(wish.words() + ": " + line));
                return Stream.of();
            }
            if (all.isEmpty() && !left.roster().isEmpty()) {
                wrong.add(wish.words() + ": " + nobodyIs(word.strip(), left, fight));
                return Stream.of();
            }
            if (all.isEmpty()) {
                return Stream.of(wish);
            }
            if (all.size() == 1 || !(wish.what() instanceof Interlude.Heal)) {
                return all.stream();
            }
            List<FightAtTable.Wish> possible = all.stream()
                    .filter(one -> fight.aftermath(List.of(one)).refused().isEmpty())
                    .toList();
            return possible.isEmpty() ? all.stream().limit(1) : possible.stream();
        }

        /** Returns that somebody of this name has fallen, or else who is left, with their sides. */
        private static String nobodyIs(String word, People left, FightAtTable fight) {
            List<Name> fallen = new People(fight.setUp().everybody(), List.of())
                    .meantIfAny(word).stream()
                            .filter(name -> !left.all().contains(name))
                            .toList();
            return fallen.isEmpty()
                    ? left.nothingIs(word)
                    : Words.of("sentence", fight.words().message("fallen", fallen));
        }

        private Stream<FightAtTable.Wish> read(
                Argument<List<String>> option, Function<String, Optional<Interlude>> reading) {
            return said.of(option).stream()
                    .flatMap(word -> reading.apply(word).stream()
                            .map(what -> new FightAtTable.Wish(option.name() + " " + word, what)));
        }

        private Optional<Interlude> healing(String word) {
            Matcher weeks = WEEKS.matcher(word.strip());
            Matcher points = POINTS.matcher(word.strip());
            if (word.strip().equalsIgnoreCase("all")) {
                return Optional.of(new Interlude.HealAll());
            } else if (weeks.matches()) {
                return Optional.of(new Interlude.Rest(Integer.parseInt(weeks.group(1))));
            } else if (points.matches()) {
                return Optional.of(new Interlude.Heal(points.group(1), Integer.parseInt(points.group(2))));
            }
            wrong.add(Words.of("aftermath.heal", word));
            return Optional.empty();
        }

        private Optional<Interlude> joining(String word) {
            Matcher sheet = SHEET.matcher(word.strip());
            if (!sheet.matches()) {
                wrong.add(Words.of("aftermath.with", word));
                return Optional.empty();
            }
            int count =
                    Optional.ofNullable(sheet.group(3)).map(Integer::parseInt).orElse(1);
            try {
                return Optional.of(new Interlude.With(
                        scenarios.find(sheet.group(1)), sheet.group(2).strip(), count));
            } catch (UnreadableException unreadable) {
                if (UNCOUNTED.matcher(word.strip()).matches()) {
                    wrong.add(Words.of("aftermath.with", word));
                    return Optional.empty();
                }
                unreadable
                        .problems()
                        .forEach(problem -> wrong.add(Words.of(
                                "aftermath.refused",
                                "--with " + word,
                                Words.of(
                                        "aftermath.of-file",
                                        unreadable.document(),
                                        Optional.of(problem.pointer()).filter(at -> !at.isEmpty()),
                                        problem.what()),
                                problem.instead())));
                return Optional.empty();
            }
        }
    }
}
