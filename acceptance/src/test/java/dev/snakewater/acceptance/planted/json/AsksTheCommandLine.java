package dev.snakewater.acceptance.planted.json;

import dev.snakewater.acceptance.planted.cli.Screen;

/** Planted. */
record AsksTheCommandLine(Screen screen) {}
