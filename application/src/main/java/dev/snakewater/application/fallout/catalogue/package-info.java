/**
 * What scenarios of all Fallout kinds have in common: the entries that a person writes beside those that are there from the
 * start, all of them by name, and how she reads the rules; with what can be wrong. Nothing here knows what is done with it.
 */
@NullMarked
package dev.snakewater.application.fallout.catalogue;

import org.jspecify.annotations.NullMarked;
