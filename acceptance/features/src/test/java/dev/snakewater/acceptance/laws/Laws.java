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
import dev.snakewater.testkit.laws.RuleTextLaw;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Locale;
import java.util.Properties;
import java.util.stream.Stream;

/**
 * The laws, each with its reason and what to do instead of breaking it. They are stated for the packages below a root, so that they can be
 * held against the program, and also against classes planted to break them.
 */
final class Laws {

    private static final Properties WORDS = words();

    private final String root;
    private final int mostFiles;

    /** The laws of the packages below this root, in none of which there are more files than these. */
    Laws(String root, int mostFiles) {
        this.root = root;
        this.mostFiles = mostFiles;
    }

    /** A law, and what is planted to break it: members below the planted root, every one of which the law must name. */
    record Law(String name, ArchRule rule, List<String> brokenBy) {}

    private Law law(String key, ArchRule rule) {
        String name = WORDS.getProperty(key).replace("%d", String.valueOf(mostFiles));
        ArchRule told = rule.as(name).because(WORDS.getProperty(key + ".because"));
        return new Law(name, told.allowEmptyShould(true), listed(key + ".broken-by"));
    }

    private Law law(RuleTextLaw law, DescribedPredicate<JavaClass> who) {
        String key = law.name().toLowerCase(Locale.ROOT).replace('_', '-');
        return new Law(law.says(), law.of(who), listed(key + ".broken-by"));
    }

    private static List<String> listed(String key) {
        return List.of(WORDS.getProperty(key).split(" "));
    }

    private static Properties words() {
        try (InputStream file = Laws.class.getResourceAsStream("/laws.properties")) {
            Properties words = new Properties();
            words.load(file);
            return words;
        } catch (IOException unread) {
            throw new UncheckedIOException(unread);
        }
    }

    /** Everything that some part of the program must not use. */
    static Stream<String> traps() {
        return Stream.concat(RuleTextLaw.traps(), listed("traps.printing").stream());
    }

    private static ArchRule notKnowing(DescribedPredicate<JavaClass> who, DescribedPredicate<JavaClass> what) {
        return noClasses().that(who).should().dependOnClassesThat(what);
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
                        "domain-knows-itself",
                        classes()
                                .that(resideInAPackage(at("domain..")).and(not(in("domain.field.Withers"))))
                                .should()
                                .onlyDependOnClassesThat(
                                        resideInAnyPackage(at("domain.."), "java..", "org.jspecify.."))),
                law(
                        "application-knows-itself",
                        classes()
                                .that(resideInAPackage(at("application..")))
                                .should()
                                .onlyDependOnClassesThat(resideInAnyPackage(
                                        at("application.."), at("domain.."), "java..", "org.jspecify.."))),
                law(
                        "adapters-apart",
                        classes()
                                .that(resideInAPackage(at(".."))
                                        .and(not(resideInAnyPackage(
                                                at("domain.."), at("application.."), at("cli.wiring.."))))
                                        .and(not(main()))
                                        .and(not(tests())))
                                .should(Conditions.knowNoOtherAdapterBelow(root))),
                law(
                        "adapters-know-no-rule-text",
                        notKnowing(
                                resideInAPackage(at("..")).and(not(areRules())).and(not(tests())), ruleTextClasses())),
                law(
                        "guice-in-wiring",
                        notKnowing(
                                not(resideInAPackage(at("..wiring.."))
                                        .or(main())
                                        .or(tests())),
                                resideInAnyPackage("com.google.inject..", "jakarta.inject..", "javax.inject.."))),
                law(
                        "jackson-in-json",
                        notKnowing(
                                not(resideInAPackage(at("json..")).or(tests())),
                                resideInAnyPackage("tools.jackson..", "com.fasterxml.jackson.."))),
                law("picocli-in-cli", notKnowing(not(resideInAPackage(at("cli.."))), resideInAPackage("picocli.."))),
                law(
                        "domain-without-circles",
                        slices().matching(at("domain.(**)")).should().beFreeOfCycles()),
                law(
                        "application-without-circles",
                        slices().matching(at("application.(**)")).should().beFreeOfCycles()));
    }

    private List<Law> theDomainIsValuesAndFunctions() {
        return List.of(
                law(
                        "domain-without-frameworks",
                        classes()
                                .that(resideInAPackage(at("domain..")).and(not(in("domain.field.Withers"))))
                                .should(Conditions.bearOnlyAnnotationsOf(
                                        "java.lang", "org.jspecify", at("domain.rule"), at("domain.field")))),
                law(
                        "domain-of-values",
                        classes().that(resideInAPackage(at("domain.."))).should(Conditions.beValuesOrFunctions())),
                law(
                        "equality",
                        classes()
                                .that(resideInAPackage(at("domain..")).or(ruleTextClasses()))
                                .and()
                                .areRecords()
                                .should(Conditions.compareAllTheirComponents())),
                law(
                        RuleTextLaw.STATIC_FIELDS_STAY,
                        resideInAPackage(at(".."))
                                .and(not(in("json.file.LockedFile")))
                                .and(not(tests()))),
                law(RuleTextLaw.RECORDS_WITHOUT_ARRAYS, resideInAPackage(at(".."))));
    }

    private List<Law> ruleTextsStandSideBySide() {
        return List.of(
                law("kernel-knows-no-rule-text", notKnowing(resideInAnyPackage(kernel()), ruleTextClasses())),
                law(
                        "rule-texts-apart",
                        classes()
                                .that(ruleTextClasses())
                                .should(Conditions.knowNoOtherRuleTextBelow(root, kernelNames()))),
                law(
                        "hit-location-alone",
                        notKnowing(resideInAPackage(at("..hitlocation..")), resideInAPackage(at("..gunfight..")))));
    }

    private List<Law> theSameRoomsEverywhere() {
        return List.of(
                law(
                        "same-rooms",
                        ArchRuleDefinition.all(new Packages(root))
                                .should(Packages.beRoomsOfEveryRuleText(root, listed("kernel")))),
                law(
                        "played-alone",
                        notKnowing(
                                resideInAnyPackage(
                                        at("application.*.procedure.."), at("application.fudge.*.procedure..")),
                                resideInAnyPackage(
                                        at("application.*.scenario.."),
                                        at("application.*.telling.."),
                                        at("application.fudge.*.scenario.."),
                                        at("application.fudge.*.telling..")))),
                law("few-files", ArchRuleDefinition.all(new Packages(root)).should(Packages.haveFewFiles(mostFiles))));
    }

    private List<Law> aFightIsAPureFunction() {
        return List.of(
                law(
                        RuleTextLaw.NO_CHANCE,
                        areRules()
                                .and(not(in("application.table.answering.RandomDice")))
                                .and(not(in("application.odds.ManyFights")))),
                law(RuleTextLaw.NO_CLOCK, areRules()),
                law(RuleTextLaw.NO_THREADS, areRules().and(not(resideInAPackage(at("application.odds"))))),
                law(RuleTextLaw.NO_LOCALE, areRules().and(not(in("domain.rule.Bundles")))),
                law(RuleTextLaw.NO_INPUT_OR_OUTPUT, areRules().and(not(in("application.odds.Budget")))),
                law(RuleTextLaw.NO_LOGGING, areRules()),
                law(RuleTextLaw.NO_DISORDER, areRules()));
    }

    private List<Law> manners() {
        return List.of(
                law(
                        "one-printer",
                        noClasses()
                                .that(resideInAPackage(at("cli.."))
                                        .and(not(main()))
                                        .and(not(in("cli.page.Output"))))
                                .should(RuleTextLaw.use(listed("traps.printing"), "print"))),
                law("package-info", ArchRuleDefinition.all(new Packages(root)).should(Packages.haveAPackageInfo())),
                law(
                        "names",
                        noClasses()
                                .that()
                                .resideInAPackage(at(".."))
                                .should()
                                .haveNameMatching(".*(Manager|Helper|Utils?|Impl|Data|Info)")));
    }

    /** A package pattern below the root; {@code ..wiring..} means at any depth. */
    private String at(String below) {
        return below.startsWith("..") ? root + below : root + "." + below;
    }

    private String[] kernel() {
        return listed("kernel").stream().map(name -> at(name + "..")).toArray(String[]::new);
    }

    private static List<String> kernelNames() {
        return listed("kernel").stream()
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

    /**
     * What tests the rest: it puts everything together, as Main does, and reads what comes of it. Cucumber makes its objects anew for each
     * example, so what lasts for a whole run stands in static fields.
     */
    private DescribedPredicate<JavaClass> tests() {
        return resideInAnyPackage(at("steps.."), at("testkit.."));
    }

    /** A class below the root, and those within it. */
    private DescribedPredicate<JavaClass> in(String below) {
        String name = root + "." + below;
        return DescribedPredicate.describe(
                below, type -> type.getName().equals(name) || type.getName().startsWith(name + "$"));
    }
}
