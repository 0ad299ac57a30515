package dev.snakewater.cli;

import dev.snakewater.application.port.in.Account;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The options that say how a fight is told, for every command that tells one. */
final class ReportOptions {

    @Option(
            names = "--format",
            paramLabel = "FORMAT",
            defaultValue = "text",
            description = "text: the story; json: a report for programs; markdown: the story for notes.")
    private Format format = Format.TEXT;

    @Option(names = "--json", description = "The same as --format json.")
    private boolean json;

    @Option(names = "--trace", description = "Lays out every number with its lines and rules, in text.")
    private boolean trace;

    @Mixin
    private ColourOption colour = new ColourOption();

    /** How a fight can be told. */
    enum Format {
        TEXT,
        JSON,
        MARKDOWN
    }

    /** In which of the ways it is told. */
    Format format() {
        return json ? Format.JSON : format;
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
            case JSON -> voice.out().print(voice.report().apply(account));
            case MARKDOWN -> voice.out().print(Markdown.of(account));
        }
    }
}
