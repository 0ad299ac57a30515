/**
 * The tables of EXP chapter 35, each in a file of its own, which is under the licence of EXP (CC BY-SA 4.0, Hugh MacLeod):
 * figures and their words, nothing else. What they mean is said in the package above; nothing here knows it.
 */
@NullMarked
package dev.snakewater.domain.exp.table;

import org.jspecify.annotations.NullMarked;
