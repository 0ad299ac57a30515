/** The words of examples that show hit location without a gunfight. */
package dev.snakewater.steps.hitlocation;
