/**
 * Documents as JSON: scenarios read strictly and by record, reports written, schemas told. Knows documents and no rule
 * text: whatever a rule text brings is read and written field by field. The only place that knows Jackson.
 */
@NullMarked
package dev.snakewater.json;

import org.jspecify.annotations.NullMarked;
