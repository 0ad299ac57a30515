package dev.snakewater.acceptance.planted.domain.fudge.hitlocation;

import dev.snakewater.acceptance.planted.domain.fudge.gunfight.Shooter;

/** Planted. */
record AsksTheShooter(Shooter shooter) {}
