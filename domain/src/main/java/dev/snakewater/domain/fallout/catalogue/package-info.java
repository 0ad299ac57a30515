/**
 * The people, guns and armour of the wasteland: what is written on a sheet or a weapon card, and the entries that are
 * there from the start. Nothing here knows what happens to anybody; what a shot does is told elsewhere.
 */
@NullMarked
package dev.snakewater.domain.fallout.catalogue;

import org.jspecify.annotations.NullMarked;
