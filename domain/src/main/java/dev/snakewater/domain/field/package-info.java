/**
 * What is declared at a component of a record: its default, its limits, its word in documents. Readers, checks, schemas and forms all take it
 * from there. Knows no rule text.
 */
@NullMarked
package dev.snakewater.domain.field;

import org.jspecify.annotations.NullMarked;
