package dev.snakewater.acceptance.planted.cli;

import dev.snakewater.acceptance.planted.json.Document;
import java.io.PrintStream;
import tools.jackson.core.JsonParser;

/** Breaks laws, each member one. */
interface Planted {

    record FightManager() {}

    @SuppressWarnings("MutablePublicArray")
    int[] KEEPS_AN_ARRAY = {1, 2};

    static void asksTheJsonAdapter(Document document) {}

    static void readsJson(JsonParser parser) {}

    static void prints(PrintStream out) {
        out.println("planted");
    }
}
