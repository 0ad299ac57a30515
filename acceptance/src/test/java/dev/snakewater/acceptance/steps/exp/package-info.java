/** The steps of EXP features: a scene as a referee describes it, and what comes of the attack. */
package dev.snakewater.acceptance.steps.exp;
