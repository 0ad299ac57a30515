package dev.snakewater.acceptance.laws;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.Field;
import java.util.List;
import java.util.Map;
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

    // spotless:off
    /** What breaks each law: members below the planted root, every one of which the law must name. */
    private static final Map<String, List<String>> BROKEN_BY = Map.ofEntries(
            Map.entry("the_domain_knows_the_jdk_and_itself",
                    List.of("domain.dice.Planted.asksTheApplication", "domain.dice.Planted.asksGuice")),
            Map.entry("the_application_knows_the_jdk_the_domain_and_itself",
                    List.of("application.table.Planted.asksAnAdapter")),
            Map.entry("adapters_do_not_know_each_other",
                    List.of("json.Planted.asksTheCommandLine", "cli.Planted.asksTheJsonAdapter", "web.AsksTheJsonAdapterToo")),
            Map.entry("guice_is_known_only_where_things_are_put_together",
                    List.of("domain.dice.Planted.asksGuice", "json.Planted$Injected")),
            Map.entry("jackson_is_known_only_to_the_json_adapter", List.of("cli.Planted.readsJson")),
            Map.entry("picocli_is_known_only_to_the_command_line", List.of("json.Planted$HasOptions")),
            Map.entry("no_packages_of_the_domain_go_round_in_circles", List.of("domain.rule.Planted.goesThere", "domain.wound.Back")),
            Map.entry("no_packages_of_the_application_go_round_in_circles",
                    List.of("application.table.Planted.goesThere", "application.fight.Back")),
            Map.entry("no_rule_leaves_anything_to_chance",
                    List.of("domain.dice.Planted.rollsRandom", "domain.dice.Planted.rollsByReference", "domain.dice.Planted.rollsLocally",
                            "application.table.Planted.rolls")),
            Map.entry("no_rule_reads_a_clock",
                    List.of("domain.rule.Planted.readsInstant", "domain.rule.Planted.readsMillis", "application.table.Planted.readsTheDate")),
            Map.entry("no_rule_knows_of_threads", List.of("application.table.Planted.runsBeside", "domain.rule.Planted.waits")),
            Map.entry("no_rule_depends_on_where_the_machine_stands",
                    List.of("application.table.Planted.speaksTheLocalTongue", "domain.rule.Planted.foldsLocally")),
            Map.entry("no_rule_reads_or_writes",
                    List.of("domain.rule.Planted.prints", "domain.rule.Planted.readsFile", "application.table.Planted.opensFile")),
            Map.entry("no_rule_logs", List.of("domain.rule.Planted.logs", "application.table.Planted.logs")),
            Map.entry("the_domain_bears_no_framework_annotation", List.of("domain.rule.Planted$Annotated")),
            Map.entry("the_domain_is_made_of_values_and_functions",
                    List.of("domain.combatant.Planted$Mutable", "domain.combatant.Planted$Open", "domain.combatant.Planted$CanBeMade")),
            Map.entry("static_fields_do_not_change", List.of("domain.combatant.Planted$Counts", "application.table.Planted$Remembers.last", "application.table.Planted$Remembers.ALL", "cli.Planted.KEEPS_AN_ARRAY")),
            Map.entry("adapters_know_no_rule_text", List.of("json.Planted.asksTheGunfight")),
            Map.entry("records_do_not_hold_arrays", List.of("domain.combatant.Planted$HoldsArray")),
            Map.entry("the_kernel_knows_no_rule_text",
                    List.of("domain.modifier.Planted.asksFudge", "application.procedure.AsksTheGunfight")),
            Map.entry("rule_texts_do_not_know_each_other",
                    List.of("domain.gurps.AsksFudgeToo", "application.exp.AsksGurps")),
            Map.entry("hit_location_does_not_know_the_gunfight", List.of("domain.fudge.hitlocation.AsksTheShooter")),
            Map.entry("no_order_depends_on_the_start_of_the_jvm",
                    List.of("domain.modifier.Planted.hashes", "domain.modifier.Planted.sets", "application.table.Planted.groups",
                            "application.table.Planted.collectsByReference", "application.table.Planted.runsInParallel")),
            Map.entry("all_that_is_printed_goes_through_one_place", List.of("cli.Planted.prints")),
            Map.entry("every_package_says_what_it_is_for", List.of("domain.undocumented.Lonely")),
            Map.entry("names_say_what_a_thing_is", List.of("cli.Planted$FightManager", "domain.rule.Planted$RuleUtils")));
    // spotless:on

    @TestFactory
    Stream<DynamicTest> the_program_keeps_the_law() {
        return new Laws(ROOT)
                .laws().stream()
                        .map(law -> DynamicTest.dynamicTest(
                                law.toString(), () -> law.rule().check(PROGRAM)));
    }

    @TestFactory
    Stream<DynamicTest> a_planted_class_breaks_the_law() {
        return new Laws(PLANTED_ROOT)
                .laws().stream().map(law -> DynamicTest.dynamicTest(law.toString(), () -> isBroken(law)));
    }

    @Test
    void every_law_has_a_planted_class() {
        assertThat(BROKEN_BY.keySet())
                .containsExactlyInAnyOrderElementsOf(Laws.names().toList());
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
        assertThat(Traps.all().filter(trap -> !trap.endsWith(".") && !trap.startsWith("*")))
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
        assertThat(BROKEN_BY).containsKey(law.name());
        for (String planted : BROKEN_BY.get(law.name())) {
            assertThat(report).as("violations of '%s'", law).containsPattern(Pattern.quote(PLANTED_ROOT + "." + planted) + "\\b");
        }
    }
}
