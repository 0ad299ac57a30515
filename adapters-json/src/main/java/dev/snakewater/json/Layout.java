package dev.snakewater.json;

import tools.jackson.core.PrettyPrinter;
import tools.jackson.core.util.DefaultIndenter;
import tools.jackson.core.util.DefaultPrettyPrinter;
import tools.jackson.core.util.Separators;

/** How documents are laid out. */
final class Layout {

    /** Every field on its own line, two spaces for each level, the same line ends on every system. */
    static final PrettyPrinter PRETTY = new DefaultPrettyPrinter(
                    Separators.createDefaultInstance().withObjectNameValueSpacing(Separators.Spacing.AFTER))
            .withObjectIndenter(new DefaultIndenter("  ", "\n"));

    private Layout() {}
}
