/** Documents: scenarios read strictly, reports, odds and simulations written. Knows no rule text. */
@NullMarked
package dev.snakewater.json.document;

import org.jspecify.annotations.NullMarked;
