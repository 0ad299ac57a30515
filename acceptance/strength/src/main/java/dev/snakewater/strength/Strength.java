package dev.snakewater.strength;

import java.io.File;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.pitest.mutationtest.config.PluginServices;
import org.pitest.mutationtest.config.ReportOptions;
import org.pitest.mutationtest.tooling.EntryPoint;
import org.pitest.testapi.TestGroupConfig;
import org.pitest.util.Glob;
import org.pitest.util.Verbosity;

/** Plants faults in one part of the program, and tells how many of them its tests see. */
public final class Strength {

    private static final String ANY = "any";
    // A busy machine must not pass for a test that sees a fault.
    private static final float PATIENCE = 4;
    private static final long PATIENCE_MILLISECONDS = 10_000;
    // Each process begins with every test of a class that it uses, and these play hundreds of fights, or every fall of
    // the dice.
    private static final List<String> SLOW =
            List.of("*.Random*Test", "*PropertiesTest", "*PromisesTest", "*FractionsTest", "*OddsTest", "*GunfightPolicyTest");
    private static final String GENERATED = "*Builder*";

    private Strength() {}

    /**
     * Takes the folders of the repository and for results, a {@link Part}, {@code only=} with a {@link RuleText} or nothing behind it, how
     * many mutants are drawn at the most, the seed of the draw, and how many threads try them.
     */
    public static void main(String[] arguments) {
        Path repository = Path.of(arguments[0]);
        Part part = Part.named(arguments[2]);
        Optional<RuleText> only = Optional.of(arguments[3].substring("only=".length()))
                .filter(name -> !name.isEmpty())
                .map(name -> RuleText.valueOf(name.toUpperCase(Locale.ROOT)));
        Path results = Path.of(arguments[1], "strength", arguments[2]);
        ReportOptions options = options(repository, results, part, only);
        int seed = Integer.parseInt(arguments[5]);
        options.setFeatures(List.of(DrawnMutants.asked(Integer.parseInt(arguments[4]), seed)));
        options.setFreeFormProperties(properties(seed));
        options.setNumberOfThreads(Integer.parseInt(arguments[6]));
        new EntryPoint()
                .execute(
                        repository.toFile(),
                        options,
                        new LargeUnits(options, PluginServices.makeForContextLoader()),
                        Map.of())
                .getError()
                .ifPresent(failed -> {
                    throw new IllegalStateException(failed);
                });
    }

    private static ReportOptions options(Path repository, Path results, Part part, Optional<RuleText> only) {
        ReportOptions options = new ReportOptions();
        options.setReportDir(results.toString());
        options.setShouldCreateTimestampedReports(false);
        options.addOutputFormats(List.of("HTML", "XML", ScoreSheet.NAME));
        options.setInputEncoding(StandardCharsets.UTF_8);
        options.setOutputEncoding(StandardCharsets.UTF_8);
        options.setSourceDirs(List.of(part.sources(repository)));
        options.setCodePaths(List.of(part.classes(repository).toString()));
        options.setClassPathElements(classPath(repository, part));
        options.setTargetClasses(List.of(part.changed(only)));
        options.setExcludedClasses(List.of(GENERATED));
        options.setTargetTests(
                Glob.toGlobPredicates(List.of(part.tests(only), FeaturePlugin.AllFeatures.class.getName())));
        options.setExcludedTestClasses(Glob.toGlobPredicates(SLOW));
        options.addChildJVMArgs(List.of(
                "-D" + FeaturePlugin.FOLDERS + "=" + features(repository, only),
                "-XX:+UseSerialGC",
                "-XX:TieredStopAtLevel=1"));
        options.setGroupConfig(new TestGroupConfig());
        options.setMutators(List.of("DEFAULTS"));
        options.setVerbosity(Verbosity.NO_SPINNER);
        options.setTimeoutFactor(PATIENCE);
        options.setTimeoutConstant(PATIENCE_MILLISECONDS);
        return options;
    }

    private static List<String> classPath(Path repository, Part part) {
        List<String> elements =
                new ArrayList<>(List.of(System.getProperty("java.class.path").split(File.pathSeparator)));
        elements.add(part.testClasses(repository).toString());
        return elements;
    }

    private static String features(Path repository, Optional<RuleText> only) {
        Path features = repository.resolve("acceptance/features/src/test/resources/features");
        Stream<String> folders = only.map(text -> Stream.of(text))
                .orElseGet(() -> Arrays.stream(RuleText.values()))
                .map(RuleText::folder);
        return Stream.concat(Stream.of(ANY), folders)
                .map(folder -> features.resolve(folder).toString())
                .collect(Collectors.joining(FeaturePlugin.SEPARATOR));
    }

    private static Properties properties(int seed) {
        Properties properties = new Properties();
        properties.setProperty(ScoreSheet.SEED, String.valueOf(seed));
        return properties;
    }
}
