package dev.snakewater.cli;

import dev.snakewater.application.scenario.Ruleset;
import dev.snakewater.domain.rule.Rule;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import javax.tools.JavaCompiler;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;

/**
 * A jar with a rule text for tossing coins, made of the sources among the resources of the tests, as they are or with a fault.
 *
 * @param files what it is made of, by their names; sources are compiled
 */
record CoinJar(Map<String, String> files) {

    private static final String RULESET = "META-INF/services/" + Ruleset.class.getName();
    private static final String MANIFEST = "META-INF/MANIFEST.MF";
    private static final Map<Map<String, String>, Map<String, byte[]>> COMPILED = new ConcurrentHashMap<>();

    /** Without a fault. */
    static CoinJar whole() {
        try {
            Path root = Path.of(Objects.requireNonNull(CoinJar.class.getResource("/plugins/coin"))
                    .toURI());
            try (Stream<Path> all = Files.walk(root)) {
                return new CoinJar(all.filter(Files::isRegularFile)
                        .collect(Collectors.toMap(
                                file -> root.relativize(file).toString().replace('\\', '/'), CoinJar::text)));
            }
        } catch (IOException | URISyntaxException unread) {
            throw new AssertionError(unread);
        }
    }

    private static String text(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException unread) {
            throw new UncheckedIOException(unread);
        }
    }

    /** With other words in one of its files. */
    CoinJar with(String file, String words, String others) {
        String text = Objects.requireNonNull(files.get(file), file);
        if (!text.contains(words)) {
            throw new AssertionError(file + " does not say " + words);
        }
        return changed(file, text.replace(words, others));
    }

    /** With other words in its manifest. */
    CoinJar manifest(String words, String others) {
        return with(MANIFEST, words, others);
    }

    /** With other words in the file that names its rule text. */
    CoinJar named(String words, String others) {
        return with(RULESET, words, others);
    }

    /** Without a file, or a class once it is compiled. */
    CoinJar without(String file) {
        return changed(file, "");
    }

    private CoinJar changed(String file, String text) {
        Map<String, String> changed = new TreeMap<>(files);
        changed.put(file, text);
        return new CoinJar(changed);
    }

    /** Writes it under this name into a folder. */
    Path in(Path folder, String name) throws IOException {
        Map<String, byte[]> content = new TreeMap<>();
        files.forEach((file, text) -> content.put(file, text.getBytes(StandardCharsets.UTF_8)));
        content.keySet().removeIf(file -> file.endsWith(".java") || file.equals(MANIFEST));
        compiled().forEach(content::putIfAbsent);
        content.values().removeIf(bytes -> bytes.length == 0);
        Path jar = folder.resolve(name);
        Manifest manifest = new Manifest();
        manifest.read(new ByteArrayInputStream(content(MANIFEST)));
        try (OutputStream out = Files.newOutputStream(jar);
                JarOutputStream entries = new JarOutputStream(out, manifest)) {
            for (Map.Entry<String, byte[]> one : content.entrySet()) {
                entries.putNextEntry(new ZipEntry(one.getKey()));
                entries.write(one.getValue());
                entries.closeEntry();
            }
        }
        return jar;
    }

    private byte[] content(String file) {
        return Objects.requireNonNull(files.get(file), file).getBytes(StandardCharsets.UTF_8);
    }

    private Map<String, byte[]> compiled() {
        Map<String, String> sources = new TreeMap<>(files);
        sources.keySet().removeIf(file -> !file.endsWith(".java"));
        return COMPILED.computeIfAbsent(sources, CoinJar::compiled);
    }

    private static Map<String, byte[]> compiled(Map<String, String> sources) {
        try {
            Path classes = Files.createTempDirectory("coin");
            String classPath = Stream.of(Rule.class, Ruleset.class)
                    .map(type -> Path.of(toUri(type)).toString())
                    .collect(Collectors.joining(System.getProperty("path.separator")));
            JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
            StringWriter said = new StringWriter();
            boolean right = compiler.getTask(
                            said,
                            null,
                            null,
                            List.of("-proc:none", "-d", classes.toString(), "-cp", classPath),
                            null,
                            sources.entrySet().stream()
                                    .map(source -> new Source(source.getKey(), source.getValue()))
                                    .toList())
                    .call();
            if (!right) {
                throw new AssertionError(said);
            }
            try (Stream<Path> all = Files.walk(classes)) {
                return all.filter(Files::isRegularFile)
                        .collect(Collectors.toMap(
                                file -> classes.relativize(file).toString().replace('\\', '/'), CoinJar::bytes));
            }
        } catch (IOException unwritten) {
            throw new UncheckedIOException(unwritten);
        }
    }

    private static URI toUri(Class<?> type) {
        try {
            return type.getProtectionDomain().getCodeSource().getLocation().toURI();
        } catch (URISyntaxException strange) {
            throw new AssertionError(strange);
        }
    }

    private static byte[] bytes(Path file) {
        try {
            return Files.readAllBytes(file);
        } catch (IOException unread) {
            throw new UncheckedIOException(unread);
        }
    }

    private static final class Source extends SimpleJavaFileObject {

        private final String text;

        Source(String name, String text) {
            super(URI.create("string:///" + name), Kind.SOURCE);
            this.text = text;
        }

        @Override
        public CharSequence getCharContent(boolean lenient) {
            return text;
        }
    }
}
