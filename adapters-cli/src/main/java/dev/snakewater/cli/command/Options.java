package dev.snakewater.cli.command;

import dev.snakewater.application.port.in.FightReport;
import dev.snakewater.application.port.out.IfFileExists;
import dev.snakewater.cli.console.Console;
import dev.snakewater.cli.console.Format;
import dev.snakewater.cli.page.Page;
import java.util.Optional;
import java.util.concurrent.ThreadLocalRandom;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The options that several commands have, each a mixin. */
final class Options {

    private Options() {}

    static final class Seed {

        private static final long BEHIND_READABLE = 1_000_000;

        @Option(names = "--seed", paramLabel = "N")
        private Optional<Long> seed;

        Optional<Long> given() {
            return seed;
        }

        /** Returns the seed given, or a random one that is short enough to read aloud. */
        long taken() {
            return seed.orElseGet(() -> ThreadLocalRandom.current().nextLong(1, BEHIND_READABLE));
        }
    }

    static final class Colour {

        @Option(names = "--color", paramLabel = "WHEN", defaultValue = "auto")
        private Page.Colour colour;

        Page page(Console console) {
            return Page.on(console.out(), console.environment(), colour);
        }
    }

    static final class Report {

        @ArgGroup
        private Way way = new Way();

        @Option(names = "--trace")
        private boolean trace;

        @Mixin
        private Colour colour;

        static final class Way {
            @Option(names = "--format", paramLabel = "FORMAT", defaultValue = "text")
            private Format format = Format.TEXT;

            @Option(names = "--json")
            private boolean json;
        }

        Format format() {
            return way.json ? Format.JSON : way.format;
        }

        boolean isOfOneFight() {
            return trace || format() == Format.MARKDOWN;
        }

        Page page(Console console) {
            return colour.page(console);
        }

        void tell(FightReport account, Console console) {
            format().tell(account, page(console), trace, console);
        }
    }

    /** The options for files that exist: they stay unless the options say otherwise. */
    static final class Overwriting {

        @ArgGroup
        private Wish wish = new Wish();

        static final class Wish {
            @Option(names = "--force")
            private boolean force;

            @Option(names = "--append")
            private boolean append;
        }

        boolean isAppend() {
            return wish.append;
        }

        IfFileExists ofRecords() {
            return ofRecords(wish.force);
        }

        IfFileExists ofReports() {
            return wish.append ? IfFileExists.APPEND : ofRecords();
        }

        static IfFileExists ofRecords(boolean force) {
            return force ? IfFileExists.REPLACE : IfFileExists.REFUSE;
        }
    }
}
