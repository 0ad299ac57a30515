package dev.snakewater.cli.command;

import dev.snakewater.application.port.out.Features;
import dev.snakewater.cli.console.Console;
import dev.snakewater.cli.console.ExitStatus;
import dev.snakewater.cli.page.FeaturePage;
import dev.snakewater.cli.page.WrongUsage;
import dev.snakewater.cli.plugin.RuleTexts;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.stream.Stream;

/** The commands that run features and list their steps. */
record FeatureCommands(RuleTexts ruleTexts, Console console) {

    private static final Argument<List<String>> FILES = Argument.several("FILE", 1);
    private static final Argument<Optional<String>> TAGS = Argument.option("--tags", "TAGS", word -> word);
    private static final Argument<Optional<String>> NAME = Argument.option("--name", "WORDS", word -> word);
    private static final Argument<Boolean> DRY = Argument.flag("--dry-run");
    private static final Argument<Optional<String>> HTML = Argument.option("--html", "FILE", word -> word);
    private static final Argument<Optional<String>> JUNIT = Argument.option("--junit", "FILE", word -> word);
    private static final Argument<Optional<String>> MESSAGES = Argument.option("--messages", "FILE", word -> word);
    private static final Argument<Boolean> WHOLE = Argument.flag("--whole");
    private static final Argument<List<String>> SOUGHT = Argument.several("WORDS", 0);

    static final List<Command<?>> ALL = List.of(
            new Command<>(
                    "verify",
                    FeatureCommands.class,
                    FeatureCommands::verify,
                    List.of(FILES, TAGS, NAME, DRY, HTML, JUNIT, MESSAGES, Options.COLOUR),
                    List.of()),
            new Command<>(
                    "steps",
                    FeatureCommands.class,
                    FeatureCommands::steps,
                    List.of(SOUGHT, WHOLE, Options.JSON, Options.COLOUR),
                    List.of()));

    private Features features() {
        ruleTexts.inContext();
        return ServiceLoader.load(Features.class).findFirst().orElseThrow(() -> WrongUsage.of("verify.no-steps"));
    }

    private int verify(Arguments said) {
        Features.Verified verified = features()
                .verify(new Features.Wanted(said.of(FILES), said.of(TAGS), said.of(NAME), said.of(DRY), reports(said)));
        WrongUsage.when(!verified.unclear().isEmpty(), "verify.unclear", verified.unclear());
        verified.missing().forEach(file -> console.aside("verify.missing", file));
        verified.unread().forEach(file -> console.aside("verify.unread", file.file(), file.line(), file.why()));
        if (!verified.missing().isEmpty()) {
            return ExitStatus.WRONG_USAGE;
        }
        if (!verified.unread().isEmpty()) {
            return ExitStatus.PROBLEMS;
        }
        if (verified.examples().isEmpty()) {
            throw WrongUsage.of("verify.none", said.of(TAGS), said.of(NAME));
        }
        new FeaturePage(Options.page(said, console)).print(verified, said.of(DRY));
        return verified.holds() ? ExitStatus.DONE : ExitStatus.DOES_NOT_HOLD;
    }

    private static List<Features.Report> reports(Arguments said) {
        return Stream.of(
                        said.of(HTML).map(file -> new Features.Report(Features.Report.Format.HTML, file)),
                        said.of(JUNIT).map(file -> new Features.Report(Features.Report.Format.JUNIT, file)),
                        said.of(MESSAGES).map(file -> new Features.Report(Features.Report.Format.MESSAGES, file)))
                .flatMap(Optional::stream)
                .toList();
    }

    private int steps(Arguments said) {
        String sought = String.join(" ", said.of(SOUGHT)).toLowerCase(Locale.ROOT);
        Features features = features();
        List<Features.Step> found = (said.of(WHOLE) ? features.stepsInUse() : features.steps())
                .stream().filter(step -> isMeant(step, sought)).toList();
        WrongUsage.when(found.isEmpty(), "steps.none", sought);
        if (said.of(Options.JSON)) {
            console.out().print(console.documents().steps().apply(found));
        } else {
            new FeaturePage(Options.page(said, console)).print(found);
        }
        return ExitStatus.DONE;
    }

    private static boolean isMeant(Features.Step step, String sought) {
        String words = Stream.of(
                        Stream.of(
                                step.keyword(),
                                step.words(),
                                step.game().orElse(""),
                                step.below().orElse("")),
                        step.parameters().stream().map(Features.Parameter::may),
                        step.example().stream())
                .flatMap(all -> all)
                .reduce("", (all, one) -> all + " " + one)
                .toLowerCase(Locale.ROOT);
        return Stream.of(sought.split(" ")).allMatch(words::contains);
    }
}
