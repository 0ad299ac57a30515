package dev.snakewater.cli.command;

import dev.snakewater.application.port.in.Account;
import dev.snakewater.application.port.out.IfThere;
import dev.snakewater.cli.console.Console;
import dev.snakewater.cli.console.Format;
import dev.snakewater.cli.page.Page;
import dev.snakewater.cli.page.Story;
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

        /** The seed that was asked for, or one that a person can read out across a table. */
        long taken() {
            return seed.orElseGet(() -> ThreadLocalRandom.current().nextLong(1, BEHIND_READABLE));
        }
    }

    static final class Colour {

        @Option(names = "--color", paramLabel = "WHEN", defaultValue = "auto")
        private Page.Colour colour;

        Page page(Console console) {
            return console.page(colour);
        }
    }

    /** How a fight is told, for every command that tells one. */
    static final class Report {

        @ArgGroup
        private Way way = new Way();

        @Option(names = "--trace")
        private boolean trace;

        @Mixin
        private Colour colour;

        /** It is said in one way or the other; both at once would leave open which is meant. */
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

        void tell(Account account, Console console) {
            if (format() == Format.TEXT) {
                new Story(page(console), trace).tell(account);
            } else {
                console.out().print(format().told(account, console));
            }
        }
    }

    /** The options that say what becomes of files that are there already: they stay, unless it is wished otherwise. */
    static final class Overwriting {

        @ArgGroup
        private Wish wish = new Wish();

        /** It is wished one way or the other; both at once would leave open which is meant. */
        static final class Wish {
            @Option(names = "--force")
            private boolean force;

            @Option(names = "--append")
            private boolean append;
        }

        boolean isAppend() {
            return wish.append;
        }

        IfThere ofRecords() {
            return ofRecords(wish.force);
        }

        IfThere ofReports() {
            return wish.append ? IfThere.APPEND : ofRecords();
        }

        /** What becomes of a file that a record is to be kept in, whether or not it is wished to be replaced. */
        static IfThere ofRecords(boolean force) {
            return force ? IfThere.REPLACE : IfThere.REFUSE;
        }
    }
}
