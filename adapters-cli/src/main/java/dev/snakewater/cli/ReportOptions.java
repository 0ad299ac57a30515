package dev.snakewater.cli;

import dev.snakewater.application.port.in.Account;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The options that say how a fight is told, for every command that tells one. */
final class ReportOptions {

    @ArgGroup
    private Way way = new Way();

    @Option(names = "--trace")
    private boolean trace;

    @Mixin
    private ColourOption colour = new ColourOption();

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

    boolean isTrace() {
        return trace;
    }

    Page page(Voice voice) {
        return voice.page(colour.colour());
    }

    void tell(Account account, Voice voice) {
        if (format() == Format.TEXT) {
            new Story(page(voice), trace).tell(account);
        } else {
            voice.out().print(format().told(account, voice));
        }
    }
}
