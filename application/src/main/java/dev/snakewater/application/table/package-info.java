/**
 * The one door between the rules and everything outside them: what dice show, what people decide, what the game master overrules, and what
 * happens. No rule code knows who sits behind it. Knows no rule text.
 */
@NullMarked
package dev.snakewater.application.table;

import org.jspecify.annotations.NullMarked;
