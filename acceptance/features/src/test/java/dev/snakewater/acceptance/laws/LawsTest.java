package dev.snakewater.acceptance.laws;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.Field;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** The program keeps the laws; and each law notices when it is broken, by a class planted for that. */
final class LawsTest {

    private static final String ROOT = "dev.snakewater";
    private static final String PLANTED_ROOT = "dev.snakewater.acceptance.planted";

    private static final JavaClasses PROGRAM = new ClassFileImporter()
            .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
            .importPackages(ROOT);
    private static final JavaClasses PLANTED = new ClassFileImporter().importPackages(PLANTED_ROOT);

    @TestFactory
    Stream<DynamicTest> the_program_keeps_the_law() {
        return new Laws(ROOT, 20)
                .all().stream()
                        .map(law -> DynamicTest.dynamicTest(
                                law.name(), () -> law.rule().check(PROGRAM)));
    }

    @TestFactory
    Stream<DynamicTest> a_planted_class_breaks_the_law() {
        return new Laws(PLANTED_ROOT, 2)
                .all().stream().map(law -> DynamicTest.dynamicTest(law.name(), () -> isBroken(law)));
    }

    @Test
    void the_program_is_what_is_checked() {
        Stream<String> packages = PROGRAM.stream().map(type -> type.getPackageName());
        assertThat(packages)
                .contains(ROOT + ".domain.rule", ROOT + ".domain.fudge.gunfight", ROOT + ".application.table")
                .noneMatch(name -> name.startsWith(ROOT + ".acceptance"));
    }

    @Test
    void every_trap_is_something_that_exists() {
        assertThat(Laws.traps().filter(trap -> !trap.endsWith(".") && !trap.startsWith("*")))
                .allSatisfy(trap -> {
                    List<String> parts = List.of(trap.split("[#/]", -1));
                    Class<?> owner = Class.forName(parts.get(0));
                    Stream<String> members = Stream.concat(
                            Stream.of(owner.getFields()).map(Field::getName),
                            Stream.concat(Stream.of(owner.getMethods()), Stream.of(owner.getConstructors()))
                                    .flatMap(unit -> names(unit)));
                    if (parts.size() > 1) {
                        assertThat(members).contains(trap.substring(trap.indexOf('#') + 1));
                    }
                });
    }

    private static Stream<String> names(Executable unit) {
        String name = unit instanceof Constructor ? "<init>" : unit.getName();
        return Stream.of(name, name + "/" + unit.getParameterCount());
    }

    private static void isBroken(Laws.Law law) {
        String report = String.join(
                "\n", law.rule().evaluate(PLANTED).getFailureReport().getDetails());
        assertThat(law.brokenBy())
                .doesNotContain("")
                .allSatisfy(planted ->
                        assertThat(report).containsPattern(Pattern.quote(PLANTED_ROOT + "." + planted) + "\\b"));
    }
}
