package dev.snakewater.cli.plugin;

import java.nio.file.Path;

/** A jar that is left out, and why. */
public record Refusal(Path jar, String why) {}
