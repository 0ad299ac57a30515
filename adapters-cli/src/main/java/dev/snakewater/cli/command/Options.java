package dev.snakewater.cli.command;

import dev.snakewater.application.port.in.FightReport;
import dev.snakewater.application.port.out.IfFileExists;
import dev.snakewater.cli.console.Console;
import dev.snakewater.cli.console.Format;
import dev.snakewater.cli.page.Page;
import dev.snakewater.cli.report.FormattedReport;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ThreadLocalRandom;

/** The arguments that several commands take, and what they mean. */
final class Options {

    static final Argument<String> SCENARIO = Argument.parameter("SCENARIO");
    static final Argument<Optional<String>> WHICH = Argument.optional("WHICH");
    static final Argument<Optional<Long>> SEED = Argument.option("--seed", "N", Reading::whole);
    static final Argument<Optional<String>> SAVE = Argument.option("--save", "FILE", word -> word);
    static final Argument<Boolean> FORCE = Argument.flag("--force");
    static final Argument<Boolean> JSON = Argument.flag("--json");
    static final Argument<Page.Colour> COLOUR =
            Argument.oneOf("--color", "WHEN", Page.Colour.AUTO, Page.Colour.values());

    private static final long BEHIND_READABLE = 1_000_000;

    private Options() {}

    /** Returns the seed given, or a random one that is short enough to read aloud. */
    static long seed(Arguments said) {
        return said.of(SEED).orElseGet(() -> ThreadLocalRandom.current().nextLong(1, BEHIND_READABLE));
    }

    static Page page(Arguments said, Console console) {
        return Page.on(console.out(), console.environment(), said.of(COLOUR));
    }

    /** How a fight is told. */
    record Report(Arguments said) {

        static final Argument<Boolean> TRACE = Argument.flag("--trace");

        private static final Argument<Format> FORMAT =
                Argument.oneOf("--format", "FORMAT", Format.TEXT, Format.values());

        static final List<Argument<?>> EITHER = List.of(FORMAT, JSON);

        Format format() {
            return said.of(JSON) ? Format.JSON : said.of(FORMAT);
        }

        boolean isOfOneFight() {
            return said.of(TRACE) || format() == Format.MARKDOWN || format() == Format.HTML;
        }

        void tell(FightReport account, Console console) {
            FormattedReport.Form form = said.of(TRACE) ? FormattedReport.Form.TRACED : FormattedReport.Form.LONG;
            new FormattedReport(account, format(), form, console).tell(page(said, console));
        }
    }

    /** What becomes of files that exist: they stay unless the options say otherwise. */
    record Overwriting(Arguments said) {

        private static final Argument<Boolean> APPEND = Argument.flag("--append");

        static final List<Argument<?>> EITHER = List.of(FORCE, APPEND);

        boolean isAppend() {
            return said.of(APPEND);
        }

        IfFileExists ofRecords() {
            return said.of(FORCE) ? IfFileExists.REPLACE : IfFileExists.REFUSE;
        }

        IfFileExists ofReports() {
            return isAppend() ? IfFileExists.APPEND : ofRecords();
        }
    }
}
