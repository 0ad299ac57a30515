/** The one door between the rules and everything outside them: what dice show, what people decide, what happens. */
@NullMarked
package dev.snakewater.application.table;

import org.jspecify.annotations.NullMarked;
