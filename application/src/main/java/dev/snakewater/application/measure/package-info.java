/** What is measured of what happens and of what comes of it, by ids and values: its words stand elsewhere. Knows no rule text. */
@NullMarked
package dev.snakewater.application.measure;

import org.jspecify.annotations.NullMarked;
