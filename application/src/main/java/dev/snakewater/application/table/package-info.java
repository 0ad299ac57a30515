/**
 * The one door between the rules and everything outside them: what dice show, what people decide, what the game master
 * overrules, and what happens. Who sits behind it (random dice, a script, recorded answers) no rule code knows. Knows no
 * rule text.
 */
@NullMarked
package dev.snakewater.application.table;

import org.jspecify.annotations.NullMarked;
