package dev.snakewater.cli.plugin;

import dev.snakewater.application.port.out.Scenarios;
import dev.snakewater.application.scenario.Ruleset;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.jar.Attributes;
import java.util.jar.JarFile;
import java.util.jar.Manifest;

/** Opens a jar: looks into its manifest first, and then makes the rule texts that it names as services. */
record PluginJar(Path file, PluginScenarios reading) {

    /**
     * Returns the rule texts in it, which are sound, and whose scenarios can be read.
     *
     * @throws RefusedPluginException if it is no jar, was made for another version, or names no rule text
     * @throws UnreadableException if a scenario has problems
     * @throws LinkageError if code in it does not fit
     */
    Plugin opened() {
        Attributes manifest = manifest();
        Optional<String> madeFor = Optional.ofNullable(manifest.getValue(Ruleset.VERSION_IN_MANIFEST));
        String needed = String.valueOf(Ruleset.VERSION);
        RefusedPluginException.when(madeFor.isEmpty(), "no-version", Ruleset.VERSION_IN_MANIFEST, needed);
        RefusedPluginException.when(!madeFor.equals(Optional.of(needed)), "other-version", madeFor, needed);
        List<Ruleset> rulesets = rulesets();
        rulesets.forEach(Soundness::check);
        Scenarios scenarios = reading.in(rulesets.getFirst().getClass().getClassLoader(), rulesets);
        List<String> read =
                scenarios.builtIn().stream().map(Scenarios.BuiltIn::name).toList();
        Optional<String> version = Optional.ofNullable(manifest.getValue(Attributes.Name.IMPLEMENTATION_VERSION));
        return new Plugin(file, version, rulesets, read);
    }

    private Attributes manifest() {
        try (JarFile jar = new JarFile(file.toFile())) {
            return Optional.ofNullable(jar.getManifest())
                    .map(Manifest::getMainAttributes)
                    .orElseGet(Attributes::new);
        } catch (IOException unreadable) {
            throw RefusedPluginException.of("no-jar", String.valueOf(unreadable.getMessage()));
        }
    }

    private List<Ruleset> rulesets() {
        try {
            ClassLoader loader = new PluginLoader(file);
            List<Ruleset> rulesets = ServiceLoader.load(Ruleset.class, loader).stream()
                    .filter(provider -> provider.type().getClassLoader() == loader)
                    .map(ServiceLoader.Provider::get)
                    .toList();
            RefusedPluginException.when(
                    rulesets.isEmpty(), "no-ruleset", "META-INF/services/" + Ruleset.class.getName());
            return rulesets;
        } catch (IOException unreadable) {
            throw RefusedPluginException.of("no-jar", String.valueOf(unreadable.getMessage()));
        }
    }
}
