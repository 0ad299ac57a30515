/**
 * What is fought with and worn: damage, weapons, armour and shields, each table entry with how sure it is.
 */
@NullMarked
package dev.snakewater.domain.gurps.arms;

import org.jspecify.annotations.NullMarked;
