/** What is declared at a component of a record, for readers, checks, schemas and forms: its default, its limits, its word in documents. */
@NullMarked
package dev.snakewater.domain.field;

import org.jspecify.annotations.NullMarked;
