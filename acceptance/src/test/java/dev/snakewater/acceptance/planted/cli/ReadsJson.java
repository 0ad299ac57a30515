package dev.snakewater.acceptance.planted.cli;

import tools.jackson.core.JsonParser;

/** Planted. */
record ReadsJson(JsonParser parser) {}
