package dev.snakewater.acceptance.laws;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaPackage;
import com.tngtech.archunit.lang.AbstractClassesTransformer;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;

/** The packages below a root that have classes. */
final class Packages extends AbstractClassesTransformer<JavaPackage> {

    private final String root;

    Packages(String root) {
        super("packages below " + root);
        this.root = root;
    }

    @Override
    public Iterable<JavaPackage> doTransform(JavaClasses classes) {
        return classes.stream()
                .map(JavaClass::getPackage)
                .distinct()
                .filter(found -> found.getName().startsWith(root + "."))
                .toList();
    }

    static ArchCondition<JavaPackage> haveAPackageInfo() {
        return new ArchCondition<>("have a package-info") {
            @Override
            public void check(JavaPackage found, ConditionEvents events) {
                boolean has = found.tryGetPackageInfo().isPresent();
                String of = found.getClasses().iterator().next().getName();
                events.add(new SimpleConditionEvent(
                        found,
                        has,
                        found.getName() + " (with " + of + ") has " + (has ? "a" : "no") + " package-info"));
            }
        };
    }
}
