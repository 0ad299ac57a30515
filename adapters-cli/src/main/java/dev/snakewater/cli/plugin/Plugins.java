package dev.snakewater.cli.plugin;

import dev.snakewater.application.scenario.Ruleset;
import dev.snakewater.cli.page.Words;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The jars of other people, in the order of their file names.
 *
 * @param folder where they are looked for; none, if nobody has a home
 * @param own the program's own rule texts
 * @param taken those whose rule texts can be played
 * @param refused those that are left out
 */
public record Plugins(Optional<Path> folder, List<Ruleset> own, List<Plugin> taken, List<Refusal> refused) {

    /** The environment variable that names the folder. */
    public static final String FOLDER = "SNAKEWATER_PLUGINS";

    public Plugins {
        own = List.copyOf(own);
        taken = List.copyOf(taken);
        refused = List.copyOf(refused);
    }

    /** Looks for plugins where the environment says, or else in the folder that a user has for them, if he has a home. */
    public static Plugins of(
            Map<String, String> environment, Optional<Path> usual, List<Ruleset> own, PluginScenarios reading) {
        Optional<Path> named = Optional.ofNullable(environment.get(FOLDER))
                .filter(folder -> !folder.isEmpty())
                .map(Path::of);
        List<Refusal> missing = named
                .filter(path -> !Files.isDirectory(path))
                .map(path -> new Refusal(path, Words.of("plugin.no-folder", FOLDER)))
                .stream()
                .toList();
        return missing.isEmpty()
                ? opened(named.or(() -> usual), own, reading)
                : new Plugins(named, own, List.of(), missing);
    }

    private static Plugins opened(Optional<Path> folder, List<Ruleset> own, PluginScenarios reading) {
        List<Path> jars = folder.map(Plugins::jars).orElse(List.of());
        List<Plugin> taken = new ArrayList<>();
        List<Refusal> refused = new ArrayList<>();
        if (!jars.isEmpty()) {
            Claims claims = new Claims(
                    own, reading.in(Ruleset.class.getClassLoader(), own).names());
            jars.forEach(jar -> {
                try {
                    Plugin plugin = new PluginJar(jar, reading).opened();
                    claims.add(plugin);
                    taken.add(plugin);
                } catch (RuntimeException | Error thrown) {
                    refused.add(new Refusal(jar, RefusedPluginException.why(thrown)));
                }
            });
        }
        return new Plugins(folder, own, taken, refused);
    }

    private static List<Path> jars(Path folder) {
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(file -> file.getFileName().toString().endsWith(".jar"))
                    .sorted(Comparator.comparing(Path::toString))
                    .toList();
        } catch (IOException closed) {
            return List.of();
        }
    }
}
