package dev.snakewater.acceptance.planted.application.procedure;

import dev.snakewater.acceptance.planted.application.gunfight.Showdown;

/** Planted. */
record AsksTheGunfight(Showdown showdown) {}
