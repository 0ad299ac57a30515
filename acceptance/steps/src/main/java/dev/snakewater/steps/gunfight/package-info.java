/** The steps of gunfight features, a class for each thing that a game master talks about. */
package dev.snakewater.steps.gunfight;
