package dev.snakewater.fuzzing;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Lets Jazzer try each target for a while, one after the other. */
public final class Fuzzing {

    // Judged by the work that it takes; this is for what never ends, on a machine however busy.
    private static final int LONGEST_ATTEMPT_SECONDS = 300;
    private static final int PLANTED = 30;
    private static final int PLANTED_BYTES = 100;

    private Fuzzing() {}

    /** Takes the folders of the repository and for results, the seconds for each target, and the targets with commas between them. */
    public static void main(String[] arguments) throws IOException, InterruptedException {
        List<String> found = new ArrayList<>();
        for (String target : List.of(arguments[3].split(",", -1))) {
            Path results = Path.of(arguments[1], "fuzzing", target);
            Findings findings = Findings.in(results.resolve("found"));
            if (tried(arguments[0], results, arguments[2], target, findings) != 0 || findings.count() > 0) {
                found.add(findings.folder().toString());
            }
        }
        if (!found.isEmpty()) {
            throw new IllegalStateException("Something was found: " + String.join(", ", found));
        }
    }

    private static int tried(String repository, Path results, String seconds, String target, Findings found)
            throws IOException, InterruptedException {
        Path corpus = Files.createDirectories(results.resolve("corpus"));
        plant(corpus);
        List<String> command = List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xmx1g",
                "-XX:+UseSerialGC",
                "-classpath",
                System.getProperty("java.class.path"),
                "-D" + FuzzTarget.TARGET + "=" + target,
                "-D" + FuzzTarget.FOUND + "=" + found.folder(),
                "-D" + FuzzTarget.REPOSITORY + "=" + repository,
                "com.code_intelligence.jazzer.Jazzer",
                "--target_class=" + FuzzTarget.class.getName(),
                "--instrumentation_includes=dev.snakewater.**",
                "--custom_hook_includes=dev.snakewater.**",
                "-len_control=0",
                "-max_total_time=" + seconds,
                "-timeout=" + LONGEST_ATTEMPT_SECONDS,
                "-rss_limit_mb=0",
                "-print_final_stats=1",
                corpus.toString());
        return new ProcessBuilder(command)
                .directory(results.toFile())
                .inheritIO()
                .start()
                .waitFor();
    }

    /** To begin with, so many decisions that much is spoilt; Jazzer by itself begins with none. */
    private static void plant(Path corpus) throws IOException {
        for (int seed = 0; seed < PLANTED; seed++) {
            byte[] decisions = new byte[PLANTED_BYTES];
            new Random(seed).nextBytes(decisions);
            Files.write(corpus.resolve("planted-" + seed), decisions);
        }
    }
}
