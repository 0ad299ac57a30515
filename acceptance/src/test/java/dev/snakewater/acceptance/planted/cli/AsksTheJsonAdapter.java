package dev.snakewater.acceptance.planted.cli;

import dev.snakewater.acceptance.planted.json.Document;

/** Planted. */
record AsksTheJsonAdapter(Document document) {}
