/**
 * FUDGE gunfighting: the rulebook, the gunfighters with their guns and wounds, and what the rules count. Values and
 * functions: who is asked what, and when, is the application's business.
 */
@NullMarked
package dev.snakewater.domain.fudge.gunfight;

import org.jspecify.annotations.NullMarked;
