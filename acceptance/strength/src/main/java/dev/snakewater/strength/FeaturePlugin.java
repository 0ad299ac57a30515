package dev.snakewater.strength;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.pitest.classinfo.ClassByteArraySource;
import org.pitest.help.PitHelpError;
import org.pitest.testapi.Configuration;
import org.pitest.testapi.TestGroupConfig;
import org.pitest.testapi.TestPluginFactory;
import org.pitest.testapi.TestSuiteFinder;
import org.pitest.testapi.TestUnit;
import org.pitest.testapi.TestUnitFinder;

/**
 * Makes each feature file a test that PIT can run. The tests stand under the name of {@link AllFeatures}; those of the folders that the
 * system property {@value #FOLDERS} names are run.
 */
public final class FeaturePlugin implements TestPluginFactory {

    static final String FOLDERS = "snakewater.strength.features";
    static final String SEPARATOR = ",";

    @Override
    public String name() {
        return "snakewater-features";
    }

    @Override
    public String description() {
        return "Features as tests";
    }

    @Override
    public Configuration createTestFrameworkConfiguration(
            TestGroupConfig groups,
            ClassByteArraySource classes,
            Collection<String> excludedRunners,
            Collection<String> includedMethods) {
        return new FeatureTests();
    }

    /** The class in whose name features run. */
    static final class AllFeatures {}

    private static final class FeatureTests implements Configuration {

        @Override
        public int priority() {
            return DEFAULT_PRIORITY - 1;
        }

        @Override
        public TestUnitFinder testUnitFinder() {
            return (type, listener) -> type == AllFeatures.class ? features() : List.of();
        }

        @Override
        public TestSuiteFinder testSuiteFinder() {
            return type -> List.of();
        }

        @Override
        public Optional<PitHelpError> verifyEnvironment() {
            return Optional.empty();
        }

        private static List<TestUnit> features() {
            return Arrays.stream(System.getProperty(FOLDERS, "").split(SEPARATOR))
                    .map(Path::of)
                    .flatMap(FeatureTests::files)
                    .<TestUnit>map(FeatureTest::new)
                    .toList();
        }

        private static Stream<Path> files(Path folder) {
            try (Stream<Path> files = Files.list(folder)) {
                return files.filter(file -> file.toString().endsWith(".feature")).sorted().toList().stream();
            } catch (IOException unreadable) {
                throw new UncheckedIOException(unreadable);
            }
        }
    }
}
