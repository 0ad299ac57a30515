package dev.snakewater.acceptance.laws;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideOutsideOfPackages;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.all;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.lang.ArchRule;
import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * The laws, each a constant named as a sentence, with its reason and what to do instead of breaking it. They are stated for the packages below a root, so that they can be held
 * against the program, and also against classes planted to break them.
 */
final class Laws {

    /** The packages that know no rule text, below domain and application. */
    private static final List<String> KERNEL = List.of(
            "domain.rule",
            "domain.dice",
            "domain.modifier",
            "domain.combatant",
            "domain.wound",
            "application.table",
            "application.procedure",
            "application.policy",
            "application.fight",
            "application.rulebook",
            "application.odds",
            "application.simulation",
            "application.survey",
            "application.measure",
            "application.words",
            "application.port");

    private final String root;

    // The arrow points inwards

    final ArchRule the_domain_knows_the_jdk_and_itself;
    final ArchRule the_application_knows_the_jdk_the_domain_and_itself;
    final ArchRule adapters_do_not_know_each_other;
    final ArchRule adapters_know_no_rule_text;
    final ArchRule guice_is_known_only_where_things_are_put_together;
    final ArchRule jackson_is_known_only_to_the_json_adapter;
    final ArchRule picocli_is_known_only_to_the_command_line;
    final ArchRule no_packages_of_the_domain_go_round_in_circles;
    final ArchRule no_packages_of_the_application_go_round_in_circles;

    // The domain is values and functions

    final ArchRule the_domain_bears_no_framework_annotation;
    final ArchRule the_domain_is_made_of_values_and_functions;
    final ArchRule static_fields_do_not_change;
    final ArchRule records_do_not_hold_arrays;

    // Rule texts stand side by side

    final ArchRule the_kernel_knows_no_rule_text;
    final ArchRule rule_texts_do_not_know_each_other;
    final ArchRule hit_location_does_not_know_the_gunfight;

    // A fight is a pure function of what goes in

    final ArchRule no_rule_leaves_anything_to_chance;
    final ArchRule no_rule_reads_a_clock;
    final ArchRule no_rule_knows_of_threads;
    final ArchRule no_rule_depends_on_where_the_machine_stands;
    final ArchRule no_rule_reads_or_writes;
    final ArchRule no_rule_logs;
    final ArchRule no_order_depends_on_the_start_of_the_jvm;

    // Manners

    final ArchRule all_that_is_printed_goes_through_one_place;
    final ArchRule every_package_says_what_it_is_for;
    final ArchRule names_say_what_a_thing_is;

    /** The laws of the packages below this root. */
    Laws(String root) {
        this.root = root;

        the_domain_knows_the_jdk_and_itself = classes()
                .that(resideInAPackage(at("domain..")).and(not(in("domain.rule.Withers"))))
                .should()
                .onlyDependOnClassesThat(resideInAnyPackage(at("domain.."), "java..", "org.jspecify.."))
                .as("The domain knows the JDK and itself")
                .because("what the rules mean must not change with who asks; take what is missing as an argument")
                .allowEmptyShould(true);
        the_application_knows_the_jdk_the_domain_and_itself = classes()
                .that()
                .resideInAPackage(at("application.."))
                .should()
                .onlyDependOnClassesThat(
                        resideInAnyPackage(at("application.."), at("domain.."), "java..", "org.jspecify.."))
                .as("The application knows the JDK, the domain and itself")
                .because("adapters come and go; ask for what is missing by a port")
                .allowEmptyShould(true);
        adapters_do_not_know_each_other = classes()
                .that(resideInAPackage(at(".."))
                        .and(not(resideInAnyPackage(at("domain.."), at("application.."), at("cli.wiring.."))))
                        .and(not(main())))
                .should(Conditions.knowNoOtherAdapterBelow(root))
                .as("Adapters do not know each other")
                .because("each can then be taken away; put them together in Main and the wiring of the command line")
                .allowEmptyShould(true);
        adapters_know_no_rule_text = noClasses()
                .that(resideInAPackage(at("..")).and(not(resideInAnyPackage(at("domain.."), at("application..")))))
                .should()
                .dependOnClassesThat(
                        resideInAnyPackage(at("domain.."), at("application..")).and(resideOutsideOfPackages(kernel())))
                .as("Adapters know no rule text")
                .because("a sixth rule text must be played, told and written without touching them; use ports and"
                        + " values of the kernel instead")
                .allowEmptyShould(true);
        guice_is_known_only_where_things_are_put_together = noClasses()
                .that(not(resideInAPackage(at("..wiring..")).or(main())))
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("com.google.inject..", "jakarta.inject..", "javax.inject..")
                .as("Guice is known only to packages named wiring, and to Main")
                .because("everything else must be usable without it; take what is needed by the constructor")
                .allowEmptyShould(true);
        jackson_is_known_only_to_the_json_adapter = noClasses()
                .that(not(resideInAPackage(at("json.."))))
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("tools.jackson..", "com.fasterxml.jackson..")
                .as("Jackson is known only to the JSON adapter")
                .because("documents are its business alone; use a port of the application")
                .allowEmptyShould(true);
        picocli_is_known_only_to_the_command_line = noClasses()
                .that(not(resideInAPackage(at("cli.."))))
                .should()
                .dependOnClassesThat()
                .resideInAPackage("picocli..")
                .as("picocli is known only to the command line")
                .because("commands and options are its business alone; take their values as arguments")
                .allowEmptyShould(true);
        no_packages_of_the_domain_go_round_in_circles = slices().matching(at("domain.(**)"))
                .should()
                .beFreeOfCycles()
                .as("No packages of the domain go round in circles")
                .because("a package that needs another cannot be understood before it; move what both need below both")
                .allowEmptyShould(true);
        no_packages_of_the_application_go_round_in_circles = slices().matching(at("application.(**)"))
                .should()
                .beFreeOfCycles()
                .as("No packages of the application go round in circles")
                .because("a package that needs another cannot be understood before it; move what both need below both")
                .allowEmptyShould(true);

        no_rule_leaves_anything_to_chance = noClasses()
                .that(areRules()
                        .and(not(in("application.table.RandomDice")))
                        .and(not(in("application.simulation.Simulation"))))
                .should(Conditions.use(Traps.CHANCE, "use chance"))
                .as("No rule leaves anything to chance")
                .because("what a die showed is an answer that can be kept; ask the table for a throw, or take the fall"
                        + " as an argument")
                .allowEmptyShould(true);
        no_rule_reads_a_clock = noClasses()
                .that(areRules())
                .should(Conditions.use(Traps.CLOCKS, "use a clock"))
                .as("No rule reads a clock")
                .because("the same answers must give the same fight next week; count turns, or leave times to an"
                        + " adapter")
                .allowEmptyShould(true);
        no_rule_knows_of_threads = noClasses()
                .that(areRules().and(not(in("application.simulation.Simulation"))))
                .should(Conditions.use(Traps.THREADS, "use threads"))
                .as("No rule knows of threads")
                .because("a fight is one thing after the other; let Simulation alone share its work out")
                .allowEmptyShould(true);
        no_rule_depends_on_where_the_machine_stands = noClasses()
                .that(areRules().and(not(in("domain.rule.Bundles"))))
                .should(Conditions.use(Traps.LOCALE, "use the locale of the machine"))
                .as("No rule depends on where the machine stands")
                .because("a record must say the same everywhere; name Locale.ROOT, and let Bundles open bundles")
                .allowEmptyShould(true);
        no_rule_reads_or_writes = noClasses()
                .that(areRules().and(not(in("application.odds.Budget"))))
                .should(Conditions.use(Traps.INPUT_AND_OUTPUT, "read or write"))
                .as("No rule reads or writes")
                .because("everything outside the rules comes in through the table; use a port, and let an adapter read"
                        + " and write")
                .allowEmptyShould(true);
        no_rule_logs = noClasses()
                .that(areRules())
                .should(Conditions.use(Traps.LOGGING, "log"))
                .as("No rule logs")
                .because("what happens has reasons; tell the table an event with its rules")
                .allowEmptyShould(true);
        the_domain_bears_no_framework_annotation = classes()
                .that(resideInAPackage(at("domain..")).and(not(in("domain.rule.Withers"))))
                .should(Conditions.bearOnlyAnnotationsOf("java.lang", "org.jspecify", at("domain.rule")))
                .as("The domain bears no framework annotation")
                .because("a framework that needs one is an adapter's business; declare what a component needs by the"
                        + " annotations of domain.rule, of which Withers alone stands for another, which the compiler"
                        + " needs and nothing else")
                .allowEmptyShould(true);
        the_domain_is_made_of_values_and_functions = classes()
                .that()
                .resideInAPackage(at("domain.."))
                .should(Conditions.beValuesOrFunctions())
                .as("The domain is made of records, enums, interfaces, exceptions, and final classes of static methods")
                .because("values can be compared, merged and kept, and functions give the same each time; make it a"
                        + " record, or a final class of static methods; only what @Withers has the compiler write may"
                        + " be something else")
                .allowEmptyShould(true);
        static_fields_do_not_change = classes()
                .that(resideInAPackage(at("..")).and(not(in("json.HeldFile"))))
                .should(Conditions.holdOnlyImmutableValuesInStaticFields())
                .as("Static fields do not change, nor does what they hold")
                .because(
                        "two fights at once must not touch each other; make a value where it is needed, or hold it in a"
                                + " ClassValue, a record, or a list that cannot change")
                .allowEmptyShould(true);
        records_do_not_hold_arrays = classes()
                .that(resideInAPackage(at("..")).and(records()))
                .should(Conditions.holdNoArrays())
                .as("Records do not hold arrays")
                .because("arrays are compared by identity and can be changed, which a value must not; hold a list")
                .allowEmptyShould(true);

        the_kernel_knows_no_rule_text = noClasses()
                .that()
                .resideInAnyPackage(kernel())
                .should()
                .dependOnClassesThat(
                        resideInAnyPackage(at("domain.."), at("application..")).and(resideOutsideOfPackages(kernel())))
                .as("The kernel knows no rule text")
                .because("a sixth rule text must come without touching what is there; let the rule text implement what"
                        + " the kernel asks for")
                .allowEmptyShould(true);
        rule_texts_do_not_know_each_other = classes()
                .that(resideInAnyPackage(at("domain.."), at("application..")).and(resideOutsideOfPackages(kernel())))
                .should(Conditions.knowNoOtherRuleTextBelow(root, kernelNames()))
                .as("Rule texts do not know each other")
                .because("none shall pay for the complexities of another; move what both need to the kernel")
                .allowEmptyShould(true);
        hit_location_does_not_know_the_gunfight = noClasses()
                .that()
                .resideInAPackage(at("..hitlocation.."))
                .should()
                .dependOnClassesThat()
                .resideInAPackage(at("..gunfight.."))
                .as("Hit location does not know the gunfight")
                .because("it is a rule text of its own, which other fights can use; let the gunfight know hit location")
                .allowEmptyShould(true);

        no_order_depends_on_the_start_of_the_jvm = noClasses()
                .that()
                .resideInAnyPackage(at("domain.."), at("application.."))
                .should(Conditions.use(Traps.UNORDERED, "use something unordered"))
                .as("No order in domain and application depends on the start of the JVM")
                .because("hashed collections iterate differently from run to run, which would break replay; use a list,"
                        + " an EnumMap or a TreeMap")
                .allowEmptyShould(true);

        all_that_is_printed_goes_through_one_place = noClasses()
                .that(resideInAPackage(at("cli..")).and(not(main())).and(not(in("cli.Output"))))
                .should(Conditions.use(Traps.PRINTING, "print"))
                .as("All that is printed goes through one place")
                .because("there alone it is seen to that nothing from outside commands a terminal or hides; print by"
                        + " Output")
                .allowEmptyShould(true);
        every_package_says_what_it_is_for = all(new Packages(root))
                .should(Packages.haveAPackageInfo())
                .as("Every package says what it is for")
                .because("a reader begins at its package-info, which also turns null-checking on; write one")
                .allowEmptyShould(true);
        names_say_what_a_thing_is = noClasses()
                .that()
                .resideInAPackage(at(".."))
                .should()
                .haveNameMatching(".*(Manager|Helper|Utils?|Impl|Data|Info)")
                .as("Names say what a thing is")
                .because("Manager, Helper, Util, Impl, Data and Info fit everything and tell nothing; use the field's"
                        + " word")
                .allowEmptyShould(true);
    }

    /** A law and the name of its constant. */
    record Law(String name, ArchRule rule) {
        @Override
        public String toString() {
            return name.replace('_', ' ');
        }
    }

    /** Every law. */
    List<Law> laws() {
        List<Law> laws = new ArrayList<>();
        for (Field field : Laws.class.getDeclaredFields()) {
            if (field.getType() == ArchRule.class) {
                try {
                    laws.add(new Law(field.getName(), (ArchRule) field.get(this)));
                } catch (IllegalAccessException impossible) {
                    throw new AssertionError(impossible);
                }
            }
        }
        return laws;
    }

    /** A package pattern below the root; {@code ..wiring..} means at any depth. */
    private String at(String below) {
        return below.startsWith("..") ? root + below : root + "." + below;
    }

    private String[] kernel() {
        return KERNEL.stream().map(name -> at(name + "..")).toArray(String[]::new);
    }

    private static List<String> kernelNames() {
        return KERNEL.stream()
                .map(name -> name.substring(name.indexOf('.') + 1))
                .toList();
    }

    private DescribedPredicate<JavaClass> areRules() {
        return resideInAnyPackage(at("domain.."), at("application.."));
    }

    private DescribedPredicate<JavaClass> main() {
        return in("cli.Main");
    }

    /** A class below the root, and those within it. */
    private DescribedPredicate<JavaClass> in(String below) {
        String name = root + "." + below;
        return DescribedPredicate.describe(
                below, type -> type.getName().equals(name) || type.getName().startsWith(name + "$"));
    }

    private static DescribedPredicate<JavaClass> records() {
        return DescribedPredicate.describe("records", JavaClass::isRecord);
    }

    /** The names of all laws. */
    static Stream<String> names() {
        return new Laws("any").laws().stream().map(Law::name);
    }
}
