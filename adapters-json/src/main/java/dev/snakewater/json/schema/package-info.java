/** The JSON Schemas of all documents, made from the records that they are read into. */
@NullMarked
package dev.snakewater.json.schema;

import org.jspecify.annotations.NullMarked;
