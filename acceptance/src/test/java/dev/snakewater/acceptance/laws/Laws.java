package dev.snakewater.acceptance.laws;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideOutsideOfPackages;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.lang.syntax.ArchRuleDefinition;
import java.util.List;
import java.util.stream.Stream;

/**
 * The laws, each with its reason and what to do instead of breaking it. They are stated for the packages below a root, so that they can be
 * held against the program, and also against classes planted to break them.
 */
final class Laws {

    /** The packages that know no rule text, below domain and application. */
    private static final List<String> KERNEL = List.of(
            "domain.rule",
            "domain.field",
            "domain.dice",
            "domain.modifier",
            "domain.combatant",
            "domain.wound",
            "application.table",
            "application.procedure",
            "application.scenario",
            "application.session",
            "application.odds",
            "application.measure",
            "application.words",
            "application.port");

    private final String root;

    /** The laws of the packages below this root. */
    Laws(String root) {
        this.root = root;
    }

    /** A law, and what is planted to break it: members below the planted root, every one of which the law must name. */
    record Law(String name, ArchRule rule, List<String> brokenBy) {}

    private static Law law(String name, String reason, ArchRule rule, String brokenBy) {
        return new Law(name, rule.as(name).because(reason).allowEmptyShould(true), List.of(brokenBy.split(" ")));
    }

    private static ArchRule notKnowing(DescribedPredicate<JavaClass> who, DescribedPredicate<JavaClass> what) {
        return noClasses().that(who).should().dependOnClassesThat(what);
    }

    private static ArchRule avoiding(DescribedPredicate<JavaClass> who, List<String> traps, String description) {
        return noClasses().that(who).should(Conditions.use(traps, description));
    }

    /** Every law. */
    List<Law> all() {
        return Stream.of(
                        theArrowPointsInwards(),
                        theDomainIsValuesAndFunctions(),
                        ruleTextsStandSideBySide(),
                        theSameRoomsEverywhere(),
                        aFightIsAPureFunction(),
                        manners())
                .flatMap(List::stream)
                .toList();
    }

    private List<Law> theArrowPointsInwards() {
        return List.of(
                law(
                        "The domain knows the JDK and itself",
                        "what the rules mean must not change with who asks; take what is missing as an argument",
                        classes()
                                .that(resideInAPackage(at("domain..")).and(not(in("domain.field.Withers"))))
                                .should()
                                .onlyDependOnClassesThat(
                                        resideInAnyPackage(at("domain.."), "java..", "org.jspecify..")),
                        "domain.dice.Planted.asksTheApplication domain.dice.Planted.asksGuice"),
                law(
                        "The application knows the JDK, the domain and itself",
                        "adapters come and go; ask for what is missing by a port",
                        classes()
                                .that(resideInAPackage(at("application..")))
                                .should()
                                .onlyDependOnClassesThat(resideInAnyPackage(
                                        at("application.."), at("domain.."), "java..", "org.jspecify..")),
                        "application.table.Planted.asksAnAdapter"),
                law(
                        "Adapters do not know each other",
                        "each can then be taken away; put them together in Main and the wiring of the command line",
                        classes()
                                .that(resideInAPackage(at(".."))
                                        .and(not(resideInAnyPackage(
                                                at("domain.."), at("application.."), at("cli.wiring.."))))
                                        .and(not(main())))
                                .should(Conditions.knowNoOtherAdapterBelow(root)),
                        "json.Planted.asksTheCommandLine cli.Planted.asksTheJsonAdapter web.AsksTheJsonAdapterToo"),
                law(
                        "Adapters know no rule text",
                        "a sixth rule text must be played, told and written without touching them; use ports and"
                                + " values of the kernel instead",
                        notKnowing(resideInAPackage(at("..")).and(not(areRules())), ruleTextClasses()),
                        "json.Planted.asksTheGunfight"),
                law(
                        "Guice is known only to packages named wiring, and to Main",
                        "everything else must be usable without it; take what is needed by the constructor",
                        notKnowing(
                                not(resideInAPackage(at("..wiring..")).or(main())),
                                resideInAnyPackage("com.google.inject..", "jakarta.inject..", "javax.inject..")),
                        "domain.dice.Planted.asksGuice json.Planted$Injected"),
                law(
                        "Jackson is known only to the JSON adapter",
                        "documents are its business alone; use a port of the application",
                        notKnowing(
                                not(resideInAPackage(at("json.."))),
                                resideInAnyPackage("tools.jackson..", "com.fasterxml.jackson..")),
                        "cli.Planted.readsJson"),
                law(
                        "picocli is known only to the command line",
                        "commands and options are its business alone; take their values as arguments",
                        notKnowing(not(resideInAPackage(at("cli.."))), resideInAPackage("picocli..")),
                        "json.Planted$HasOptions"),
                law(
                        "No packages of the domain go round in circles",
                        "a package that needs another cannot be understood before it; move what both need below both",
                        slices().matching(at("domain.(**)")).should().beFreeOfCycles(),
                        "domain.rule.Planted.goesThere domain.wound.Back"),
                law(
                        "No packages of the application go round in circles",
                        "a package that needs another cannot be understood before it; move what both need below both",
                        slices().matching(at("application.(**)")).should().beFreeOfCycles(),
                        "application.table.Planted.goesThere application.session.Back"));
    }

    private List<Law> theDomainIsValuesAndFunctions() {
        return List.of(
                law(
                        "The domain bears no framework annotation",
                        "a framework that needs one is an adapter's business; declare what a component needs by the"
                                + " annotations of domain.field, of which Withers alone stands for another, which the"
                                + " compiler needs and nothing else",
                        classes()
                                .that(resideInAPackage(at("domain..")).and(not(in("domain.field.Withers"))))
                                .should(Conditions.bearOnlyAnnotationsOf(
                                        "java.lang", "org.jspecify", at("domain.rule"), at("domain.field"))),
                        "domain.rule.Planted$Annotated"),
                law(
                        "The domain is made of records, enums, interfaces, exceptions, and final classes of static"
                                + " methods",
                        "values can be compared, merged and kept, and functions give the same each time; make it a"
                            + " record, or a final class of static methods; only what @Withers has the compiler write"
                            + " may be something else",
                        classes().that(resideInAPackage(at("domain.."))).should(Conditions.beValuesOrFunctions()),
                        "domain.combatant.Planted$Mutable domain.combatant.Planted$Open"
                                + " domain.combatant.Planted$CanBeMade"),
                law(
                        "Static fields do not change, nor does what they hold",
                        "two fights at once must not touch each other; make a value where it is needed, or hold it in a"
                                + " ClassValue, a record, or a list that cannot change",
                        classes()
                                .that(resideInAPackage(at("..")).and(not(in("json.file.LockedFile"))))
                                .should(Conditions.holdOnlyImmutableValuesInStaticFields()),
                        "domain.combatant.Planted$Counts application.table.Planted$Remembers.last"
                                + " application.table.Planted$Remembers.ALL cli.Planted.KEEPS_AN_ARRAY"),
                law(
                        "Records do not hold arrays",
                        "arrays are compared by identity and can be changed, which a value must not; hold a list",
                        classes()
                                .that(resideInAPackage(at("..")).and(records()))
                                .should(Conditions.holdNoArrays()),
                        "domain.combatant.Planted$HoldsArray"));
    }

    private List<Law> ruleTextsStandSideBySide() {
        return List.of(
                law(
                        "The kernel knows no rule text",
                        "a sixth rule text must come without touching what is there; let the rule text implement what"
                                + " the kernel asks for",
                        notKnowing(resideInAnyPackage(kernel()), ruleTextClasses()),
                        "domain.modifier.Planted.asksFudge application.procedure.AsksTheGunfight"),
                law(
                        "Rule texts do not know each other",
                        "none shall pay for the complexities of another; move what both need to the kernel",
                        classes()
                                .that(ruleTextClasses())
                                .should(Conditions.knowNoOtherRuleTextBelow(root, kernelNames())),
                        "domain.gurps.AsksFudgeToo application.exp.AsksGurps"),
                law(
                        "Hit location does not know the gunfight",
                        "it is a rule text of its own, which other fights can use; let the gunfight know hit location",
                        notKnowing(resideInAPackage(at("..hitlocation..")), resideInAPackage(at("..gunfight.."))),
                        "domain.fudge.hitlocation.AsksTheShooter"));
    }

    private List<Law> theSameRoomsEverywhere() {
        return List.of(
                law(
                        "Every rule text has rooms by the same names",
                        "who knows one rule text finds the way in the next; put it into the room it belongs to",
                        ArchRuleDefinition.all(new Packages(root))
                                .should(Packages.beRoomsOfEveryRuleText(root, KERNEL)),
                        "domain.gurps.cellar application.exp.procedure.cellar"),
                law(
                        "What is played knows neither what was written nor how it is told",
                        "the same fight can then be set up and told in another way; let the scenario and the telling"
                                + " know the procedure",
                        notKnowing(
                                resideInAnyPackage(
                                        at("application.*.procedure.."), at("application.fudge.*.procedure..")),
                                resideInAnyPackage(
                                        at("application.*.scenario.."),
                                        at("application.*.telling.."),
                                        at("application.fudge.*.scenario.."),
                                        at("application.fudge.*.telling.."))),
                        "application.gurps.procedure.AsksTheTelling application.gurps.procedure.AsksTheScenario"),
                law(
                        "No package has more than %d files".formatted(Packages.MOST_FILES),
                        "nobody takes in more at a glance; look for the two subjects in it, and give each its package",
                        ArchRuleDefinition.all(new Packages(root)).should(Packages.haveFewFiles()),
                        "domain.crowd"));
    }

    private List<Law> aFightIsAPureFunction() {
        return List.of(
                law(
                        "No rule leaves anything to chance",
                        "what a die showed is an answer that can be kept; ask the table for a throw, or take the fall"
                                + " as an argument",
                        avoiding(
                                areRules()
                                        .and(not(in("application.table.answering.RandomDice")))
                                        .and(not(in("application.odds.Simulation"))),
                                Traps.CHANCE,
                                "use chance"),
                        "domain.dice.Planted.rollsRandom domain.dice.Planted.rollsByReference"
                                + " domain.dice.Planted.rollsLocally application.table.Planted.rolls"),
                law(
                        "No rule reads a clock",
                        "the same answers must give the same fight next week; count turns, or leave times to an"
                                + " adapter",
                        avoiding(areRules(), Traps.CLOCKS, "use a clock"),
                        "domain.rule.Planted.readsInstant domain.rule.Planted.readsMillis"
                                + " application.table.Planted.readsTheDate"),
                law(
                        "No rule knows of threads",
                        "a fight is one thing after the other; let Simulation alone share its work out",
                        avoiding(areRules().and(not(in("application.odds.Simulation"))), Traps.THREADS, "use threads"),
                        "application.table.Planted.runsBeside domain.rule.Planted.waits"),
                law(
                        "No rule depends on where the machine stands",
                        "a record must say the same everywhere; name Locale.ROOT, and let Bundles open bundles",
                        avoiding(
                                areRules().and(not(in("domain.rule.Bundles"))),
                                Traps.LOCALE,
                                "use the locale of the machine"),
                        "application.table.Planted.speaksTheLocalTongue domain.rule.Planted.foldsLocally"),
                law(
                        "No rule reads or writes",
                        "everything outside the rules comes in through the table; use a port, and let an adapter read"
                                + " and write",
                        avoiding(
                                areRules().and(not(in("application.odds.Budget"))),
                                Traps.INPUT_AND_OUTPUT,
                                "read or write"),
                        "domain.rule.Planted.prints domain.rule.Planted.readsFile application.table.Planted.opensFile"),
                law(
                        "No rule logs",
                        "what happens has reasons; tell the table an event with its rules",
                        avoiding(areRules(), Traps.LOGGING, "log"),
                        "domain.rule.Planted.logs application.table.Planted.logs"),
                law(
                        "No order in domain and application depends on the start of the JVM",
                        "hashed collections iterate differently from run to run, which would break replay; use a list,"
                                + " an EnumMap or a TreeMap",
                        avoiding(areRules(), Traps.UNORDERED, "use something unordered"),
                        "domain.modifier.Planted.hashes domain.modifier.Planted.sets application.table.Planted.groups"
                                + " application.table.Planted.collectsByReference"
                                + " application.table.Planted.runsInParallel"));
    }

    private List<Law> manners() {
        return List.of(
                law(
                        "All that is printed goes through one place",
                        "there alone it is seen to that nothing from outside commands a terminal or hides; print by"
                                + " Output",
                        avoiding(
                                resideInAPackage(at("cli..")).and(not(main())).and(not(in("cli.page.Output"))),
                                Traps.PRINTING,
                                "print"),
                        "cli.Planted.prints"),
                law(
                        "Every package says what it is for",
                        "a reader begins at its package-info, which also turns null-checking on; write one",
                        ArchRuleDefinition.all(new Packages(root)).should(Packages.haveAPackageInfo()),
                        "domain.undocumented.Lonely"),
                law(
                        "Names say what a thing is",
                        "Manager, Helper, Util, Impl, Data and Info fit everything and tell nothing; use the field's"
                                + " word",
                        noClasses()
                                .that()
                                .resideInAPackage(at(".."))
                                .should()
                                .haveNameMatching(".*(Manager|Helper|Utils?|Impl|Data|Info)"),
                        "cli.Planted$FightManager domain.rule.Planted$RuleUtils"));
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

    private DescribedPredicate<JavaClass> ruleTextClasses() {
        return areRules().and(resideOutsideOfPackages(kernel()));
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
}
