package dev.snakewater.acceptance.planted.json;

import picocli.CommandLine;

/** Planted. */
final class HasOptions {
    @CommandLine.Option(names = "--planted")
    boolean planted;
}
