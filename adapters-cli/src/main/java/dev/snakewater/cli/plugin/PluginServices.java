package dev.snakewater.cli.plugin;

import dev.snakewater.application.scenario.Ruleset;
import java.net.URL;
import java.util.Collections;
import java.util.Enumeration;
import java.util.List;

/** Shows the rule texts of jars as services, beside those of the program, to whoever looks for services in the context of a thread. */
final class PluginServices extends ClassLoader {

    private static final String SERVICES = "META-INF/services/" + Ruleset.class.getName();

    private final List<ClassLoader> jars;

    PluginServices(List<Plugin> plugins) {
        super("plugins", PluginServices.class.getClassLoader());
        jars = plugins.stream()
                .flatMap(plugin -> plugin.rulesets().stream())
                .map(ruleset -> ruleset.getClass().getClassLoader())
                .distinct()
                .toList();
    }

    @Override
    protected Class<?> findClass(String name) throws ClassNotFoundException {
        String file = name.replace('.', '/') + ".class";
        for (ClassLoader jar : jars) {
            if (jar.getResource(file) != null) {
                return jar.loadClass(name);
            }
        }
        throw new ClassNotFoundException(name);
    }

    @Override
    protected Enumeration<URL> findResources(String name) {
        return name.equals(SERVICES)
                ? Collections.enumeration(
                        jars.stream().flatMap(jar -> jar.resources(name)).toList())
                : Collections.emptyEnumeration();
    }
}
