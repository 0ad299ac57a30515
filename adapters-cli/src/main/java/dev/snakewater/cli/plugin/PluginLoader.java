package dev.snakewater.cli.plugin;

import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Enumeration;
import java.util.Optional;
import java.util.stream.Stream;

/** Loads the classes of one jar, which sees those of the program but not those of other jars. Is named by the jar. */
public final class PluginLoader extends URLClassLoader {

    private static final String NAME = "plugin:";
    private static final String BROUGHT = "META-INF/";

    PluginLoader(Path jar) throws IOException {
        super(NAME + jar, new URL[] {jar.toUri().toURL()}, PluginLoader.class.getClassLoader());
    }

    /** Finds what the jar itself brings for the program; that of the program is looked up there. */
    @Override
    public Enumeration<URL> getResources(String name) throws IOException {
        return name.startsWith(BROUGHT) ? findResources(name) : super.getResources(name);
    }

    /** Returns the jar whose code threw this, or called what did. */
    public static Optional<Path> jar(Throwable thrown) {
        return Stream.<Throwable>iterate(thrown, one -> one != null, Throwable::getCause)
                .flatMap(one -> Arrays.stream(one.getStackTrace()))
                .flatMap(frame -> Stream.ofNullable(frame.getClassLoaderName()))
                .filter(name -> name.startsWith(NAME))
                .map(name -> Path.of(name.substring(NAME.length())))
                .findFirst();
    }
}
