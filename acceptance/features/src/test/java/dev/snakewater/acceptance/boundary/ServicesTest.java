package dev.snakewater.acceptance.boundary;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.module.ModuleDescriptor.Provides;
import java.lang.module.ModuleReference;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Services are found the same, in the same order, on the class path and on the module path. */
final class ServicesTest {

    private static final String FOLDER = "META-INF/services/";

    static Stream<ModuleReference> modules() {
        return Modules.own().stream();
    }

    @Test
    void every_artifact_of_the_program_is_a_module() {
        assertThat(modules().map(module -> module.descriptor().name()))
                .contains(
                        "dev.snakewater.application",
                        "dev.snakewater.cli",
                        "dev.snakewater.domain",
                        "dev.snakewater.json");
    }

    @ParameterizedTest
    @MethodSource("modules")
    void what_a_module_provides_stands_in_the_files_of_services_as_well(ModuleReference module) {
        Map<String, List<String>> provided = module.descriptor().provides().stream()
                .collect(Collectors.toMap(Provides::service, Provides::providers, (one, other) -> one, TreeMap::new));
        Map<String, List<String>> listed = Modules.files(module).stream()
                .filter(file -> file.startsWith(FOLDER))
                .collect(Collectors.toMap(
                        file -> file.substring(FOLDER.length()),
                        file -> Modules.lines(module, file),
                        (one, other) -> one,
                        TreeMap::new));

        assertThat(listed)
                .as("say the same in module-info.java and below " + FOLDER + " of "
                        + module.descriptor().name())
                .isEqualTo(provided);
    }
}
