package dev.snakewater.benchmarks;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.lang.reflect.Method;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** A checked-out Snakewater, which its own launcher has built. */
record Program(Path root) {

    /** Returns the program in this folder, built. */
    static Program in(Path root) throws IOException {
        Program program = new Program(root);
        program.command("--version").run();
        return program;
    }

    /** Returns the program as it was at a commit of this repository, in this folder, built; checked out first if it is not there. */
    static Program of(String commit, Path repository, Path folder) throws IOException {
        if (!Files.exists(folder.resolve("snakewater"))) {
            Files.createDirectories(folder);
            String checkOut = "git -C '%s' archive %s | tar -x -C '%s'".formatted(repository, commit, folder);
            Command.of(List.of("sh", "-c", checkOut)).run();
        }
        return in(folder);
    }

    /** Returns a whole command. */
    Command command(String... arguments) {
        String launcher = root.resolve("snakewater").toString();
        return Command.of(
                Stream.concat(Stream.of(launcher), Stream.of(arguments)).toList());
    }

    /** Returns the program within this Java, in a class loader of its own. */
    Loaded loaded() throws IOException, ReflectiveOperationException {
        URL jar = root.resolve("adapters-cli/target/snakewater.jar").toUri().toURL();
        ClassLoader classes = new URLClassLoader(new URL[] {jar}, ClassLoader.getPlatformClassLoader());
        Method run = classes.loadClass("dev.snakewater.cli.Main")
                .getMethod("run", InputStream.class, PrintStream.class, PrintStream.class, Map.class, String[].class);
        return new Loaded(run);
    }

    /** The program's entrance for streams. */
    record Loaded(Method run) {

        /** Returns what a command prints. */
        String prints(String... arguments) {
            ByteArrayOutputStream printed = new ByteArrayOutputStream();
            // Rule texts are looked for by the thread's class loader.
            Thread.currentThread().setContextClassLoader(run.getDeclaringClass().getClassLoader());
            try (PrintStream out = new PrintStream(printed, false, StandardCharsets.UTF_8);
                    PrintStream err = new PrintStream(OutputStream.nullOutputStream(), false, StandardCharsets.UTF_8)) {
                Object status = run.invoke(null, InputStream.nullInputStream(), out, err, Map.of(), arguments);
                if (!status.equals(0)) {
                    throw new IllegalStateException(String.join(" ", arguments) + " ends with " + status);
                }
            } catch (ReflectiveOperationException failed) {
                throw new IllegalStateException(String.join(" ", arguments), failed);
            }
            return printed.toString(StandardCharsets.UTF_8);
        }
    }
}
