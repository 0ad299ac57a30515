/** What is added to a roll or to damage, and why: size, widespread damage, and which wounds hinder what. No wounds are marked here. */
@NullMarked
package dev.snakewater.domain.fudge.hitlocation.modifier;

import org.jspecify.annotations.NullMarked;
