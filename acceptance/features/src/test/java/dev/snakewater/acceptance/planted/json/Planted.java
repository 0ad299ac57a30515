package dev.snakewater.acceptance.planted.json;

import dev.snakewater.acceptance.planted.application.fudge.gunfight.Showdown;
import dev.snakewater.acceptance.planted.cli.Screen;
import jakarta.inject.Inject;
import picocli.CommandLine;

/** Breaks laws, each member one. */
interface Planted {

    static void asksTheCommandLine(Screen screen) {}

    static Class<?> asksTheGunfight() {
        return Showdown.class;
    }

    final class HasOptions {
        @CommandLine.Option(names = "--planted")
        boolean planted;
    }

    final class Injected {
        @Inject
        Injected() {}
    }
}
