package dev.snakewater.acceptance.boundary;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.module.ModuleFinder;
import java.lang.module.ModuleReader;
import java.lang.module.ModuleReference;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** The modules on the class path of these tests. */
final class Modules {

    private Modules() {}

    /** Returns the entries of the class path. */
    static List<Path> classPath() {
        return Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
                .map(Path::of)
                .filter(Files::exists)
                .toList();
    }

    /** Returns our own modules, by name. */
    static List<ModuleReference> own() {
        return classPath().stream()
                .filter(entry -> entry.toString().endsWith(".jar")
                        ? entry.getFileName().toString().startsWith("snakewater")
                        : Files.exists(entry.resolve("module-info.class")))
                .flatMap(entry -> ModuleFinder.of(entry).findAll().stream())
                .sorted(Comparator.comparing(module -> module.descriptor().name()))
                .toList();
    }

    /** Returns the names of the files of a module. */
    static List<String> files(ModuleReference module) {
        try (ModuleReader reader = module.open();
                Stream<String> files = reader.list()) {
            return files.filter(file -> !file.endsWith("/")).sorted().toList();
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    /** Returns the text of a file of a module. */
    static String text(ModuleReference module, String file) {
        try (ModuleReader reader = module.open();
                InputStream in = reader.open(file).orElseThrow()) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    /** Returns what a file of a module says: its lines, without comments. */
    static List<String> lines(ModuleReference module, String file) {
        return text(module, file)
                .lines()
                .map(line -> line.replaceFirst("#.*", "").strip())
                .filter(line -> !line.isEmpty())
                .toList();
    }
}
