package dev.snakewater.acceptance.planted.application.procedure;

import dev.snakewater.acceptance.planted.application.fudge.gunfight.Showdown;

/** Planted. */
record AsksTheGunfight(Showdown showdown) {}
