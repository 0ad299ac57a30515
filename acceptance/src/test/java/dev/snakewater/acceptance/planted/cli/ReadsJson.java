package dev.snakewater.acceptance.planted.cli;

import tools.jackson.databind.JsonNode;

/** Planted. */
record ReadsJson(JsonNode node) {}
