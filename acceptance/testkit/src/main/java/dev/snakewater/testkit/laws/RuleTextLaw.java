package dev.snakewater.testkit.laws;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ArchRule;
import java.util.List;
import java.util.Locale;
import java.util.ResourceBundle;
import java.util.stream.Stream;

/** A law that all classes of rule texts keep. */
public enum RuleTextLaw {
    NO_CHANCE("chance"),
    NO_CLOCK("clocks"),
    NO_THREADS("threads"),
    NO_LOCALE("locale"),
    NO_INPUT_OR_OUTPUT("input-and-output"),
    NO_LOGGING("logging"),
    NO_DISORDER("unordered"),
    STATIC_FIELDS_STAY("") {
        @Override
        ArchRule rule(DescribedPredicate<JavaClass> who) {
            return classes().that(who).should(Conditions.holdOnlyImmutableValuesInStaticFields());
        }
    },
    RECORDS_WITHOUT_ARRAYS("") {
        @Override
        ArchRule rule(DescribedPredicate<JavaClass> who) {
            return classes()
                    .that(who.and(DescribedPredicate.describe("records", JavaClass::isRecord)))
                    .should(Conditions.holdNoArrays());
        }
    };

    private static final ResourceBundle WORDS = ResourceBundle.getBundle("dev.snakewater.testkit.laws.laws");

    private final String traps;

    RuleTextLaw(String traps) {
        this.traps = traps;
    }

    /** Returns what it says. */
    public String says() {
        return WORDS.getString(key());
    }

    /** Returns it as a rule of these classes, with its reason, and what to do instead of breaking it. */
    public ArchRule of(DescribedPredicate<JavaClass> who) {
        return rule(who).as(says()).because(WORDS.getString(key() + ".because")).allowEmptyShould(true);
    }

    ArchRule rule(DescribedPredicate<JavaClass> who) {
        return noClasses().that(who).should(use(listed("traps." + traps), "use " + traps));
    }

    private String key() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** Returns everything that some law forbids to use. */
    public static Stream<String> traps() {
        return WORDS.keySet().stream().filter(key -> key.startsWith("traps.")).flatMap(key -> listed(key).stream());
    }

    /** Returns what uses one of these: classes, packages that end in a point, or members, as {@code java.lang.Math#random}. */
    public static ArchCondition<JavaClass> use(List<String> traps, String description) {
        return Conditions.use(traps, description);
    }

    private static List<String> listed(String key) {
        return List.of(WORDS.getString(key).split(" "));
    }
}
