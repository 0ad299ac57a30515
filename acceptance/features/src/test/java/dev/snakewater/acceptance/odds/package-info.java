/** What holds for the odds and the simulation of every scenario kind there is, and of some whole fights. */
package dev.snakewater.acceptance.odds;
