package dev.snakewater.testkit;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import dev.snakewater.application.scenario.Ruleset;
import dev.snakewater.testkit.laws.RuleTextLaw;
import java.security.CodeSource;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** What holds of the classes of a rule text: nothing in them depends on when, where and how often they run. */
interface LawContract extends Contract {

    /** All that a rule text is made of: its classes, and what they use of the jars that they are in. Snakewater's own jars are proved there. */
    @TestFactory
    default Stream<DynamicTest> no_class_of_a_rule_text_breaks_a_law() {
        Set<Class<?>> roots = new LinkedHashSet<>();
        for (Ruleset ruleset : tested().rulesets()) {
            roots.add(ruleset.getClass());
            ruleset.kinds().forEach(kind -> {
                roots.addAll(List.of(
                        kind.scenario(),
                        kind.procedure().getClass(),
                        kind.telling().getClass()));
                kind.policies().forEach(policy -> roots.add(policy.getClass()));
            });
            ruleset.rulebooks()
                    .forEach(book -> roots.add(book.rules().getFirst().getClass()));
        }
        JavaClasses imported = imported(roots);
        Set<String> own = reachable(imported, roots);
        DescribedPredicate<JavaClass> isOwn = DescribedPredicate.describe(
                "of the rule text",
                type -> own.contains(type.getName())
                        && (!isSnakewaters(type) || roots.stream().anyMatch(root -> isBelow(type, root))));
        return Stream.of(RuleTextLaw.values())
                .map(law ->
                        DynamicTest.dynamicTest(law.says(), () -> law.of(isOwn).check(imported)));
    }

    private static JavaClasses imported(Set<Class<?>> roots) {
        return new ClassFileImporter()
                .importUrls(roots.stream()
                        .map(root -> root.getProtectionDomain().getCodeSource())
                        .flatMap(source -> Optional.ofNullable(source).map(CodeSource::getLocation).stream())
                        .distinct()
                        .toList());
    }

    private static Set<String> reachable(JavaClasses imported, Set<Class<?>> roots) {
        Set<String> reached = new TreeSet<>();
        List<JavaClass> open = new ArrayList<>(roots.stream()
                .filter(root -> imported.contain(root.getName()))
                .map(imported::get)
                .toList());
        while (!open.isEmpty()) {
            JavaClass next = open.removeLast();
            if (reached.add(next.getName())) {
                next.getDirectDependenciesFromSelf().stream()
                        .map(Dependency::getTargetClass)
                        .map(JavaClass::getBaseComponentType)
                        .filter(type -> imported.contain(type.getName()))
                        .forEach(open::add);
            }
        }
        return reached;
    }

    /** What all rule texts share is tested by itself. */
    private static boolean isSnakewaters(JavaClass type) {
        return type.getPackageName().startsWith("dev.snakewater.");
    }

    private static boolean isBelow(JavaClass type, Class<?> root) {
        return (type.getPackageName() + ".").startsWith(root.getPackageName() + ".");
    }
}
