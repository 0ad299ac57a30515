package dev.snakewater.acceptance.planted.application.table;

import dev.snakewater.acceptance.planted.json.Document;

/** Planted. */
record AsksAnAdapter(Document document) {}
