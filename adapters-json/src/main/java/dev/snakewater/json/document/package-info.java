/** Documents: where scenarios are found, reports, odds and simulations written. Knows no rule text. */
@NullMarked
package dev.snakewater.json.document;

import org.jspecify.annotations.NullMarked;
