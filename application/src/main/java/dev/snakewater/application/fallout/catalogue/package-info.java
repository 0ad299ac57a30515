/**
 * What scenarios of all Fallout kinds have in common: the entries that a person writes beside those that are there from the
 * start, all of them by name, and how she reads the rules; what can be wrong with them; what a master may amend by hand; the words. Nothing
 * here knows what is played.
 */
@NullMarked
package dev.snakewater.application.fallout.catalogue;

import org.jspecify.annotations.NullMarked;
