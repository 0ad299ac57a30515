package dev.snakewater.cli;

import picocli.CommandLine.Option;

/** The option that says when to colour, for every command that prints a page. */
final class ColourOption {

    @Option(names = "--color", paramLabel = "WHEN", defaultValue = "auto")
    private Page.Colour colour = Page.Colour.AUTO;

    Page.Colour colour() {
        return colour;
    }
}
