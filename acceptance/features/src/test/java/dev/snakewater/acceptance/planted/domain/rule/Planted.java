package dev.snakewater.acceptance.planted.domain.rule;

import com.google.inject.Singleton;
import dev.snakewater.acceptance.planted.domain.wound.Back;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Locale;
import java.util.concurrent.atomic.AtomicInteger;

/** Breaks laws, each member one. */
public interface Planted {

    record RuleUtils() {}

    @Singleton
    record Annotated() {}

    static void goesThere(Back back) {}

    static void prints() {
        System.out.println("planted");
    }

    static Locale foldsLocally() {
        return Locale.getDefault();
    }

    static Object readsInstant() {
        return Instant.now();
    }

    static long readsMillis() {
        return System.currentTimeMillis();
    }

    static Object readsFile() {
        return Path.of("planted");
    }

    static Object logs() {
        return System.getLogger("planted");
    }

    static AtomicInteger waits() {
        return new AtomicInteger();
    }
}
