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

    /** How a fight can be told. */
    enum Format {
        TEXT,
        JSON,
        MARKDOWN
    }

    /** It is said in one way or the other; both at once would leave open which is meant. */
    static final class Way {
        @Option(names = "--format", paramLabel = "FORMAT", defaultValue = "text")
        private Format format = Format.TEXT;

        @Option(names = "--json")
        private boolean json;
    }

    /** In which of the ways it is told. */
    Format format() {
        return way.json ? Format.JSON : way.format;
    }

    /** Whether every number is laid out. */
    boolean isTrace() {
        return trace;
    }

    /** The page that text is printed on. */
    Page page(Voice voice) {
        return voice.page(colour.colour());
    }

    /** Tells a fight in the way asked for. */
    void tell(Account account, Voice voice) {
        switch (format()) {
            case TEXT -> new Story(page(voice), trace).tell(account);
            case JSON -> voice.out().print(voice.documents().report().apply(account));
            case MARKDOWN -> voice.out().print(Markdown.of(account));
        }
    }
}
