package dev.snakewater.acceptance.planted.web;

import dev.snakewater.acceptance.planted.json.Document;

/** Planted. */
record AsksTheJsonAdapterToo(Document document) {}
