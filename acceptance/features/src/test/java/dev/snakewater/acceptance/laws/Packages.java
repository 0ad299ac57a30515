package dev.snakewater.acceptance.laws;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaPackage;
import com.tngtech.archunit.lang.AbstractClassesTransformer;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import java.util.List;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.regex.Pattern;

/** The packages below a root that have classes. */
final class Packages extends AbstractClassesTransformer<JavaPackage> {

    /** What packages below the root may be called that are not of the kernel; FUDGE has texts of its own, and whole fights rooms. */
    private static final Pattern ROOMS =
            Pattern.compile("domain\\.(fudge\\.)?\\w+(\\.(combatant|modifier|wound|weapon|scene))?"
                    + "|application\\.(fudge\\.)?\\w+(\\.fight)?(\\.(scenario|procedure|policy|telling))?"
                    + "|(?!domain|application).*");

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
        return condition(
                "have a package-info",
                found -> found.tryGetPackageInfo().isPresent(),
                found -> "(with " + found.getClasses().iterator().next().getName() + ") has no package-info");
    }

    /** To have no more files than can be taken in at a glance, package-info and what the compiler writes aside. */
    static ArchCondition<JavaPackage> haveFewFiles(int most) {
        return condition("have few files", found -> files(found) <= most, found -> "has " + files(found) + " files");
    }

    /** To be a rule text's own package or one of its rooms, unless it is of the kernel or of an adapter. */
    static ArchCondition<JavaPackage> beRoomsOfEveryRuleText(String root, List<String> kernel) {
        return condition(
                "be rooms that every rule text has",
                found -> {
                    String below = found.getName().substring(root.length() + 1);
                    boolean isOfTheKernel =
                            kernel.stream().anyMatch(name -> below.equals(name) || below.startsWith(name + "."));
                    return isOfTheKernel || ROOMS.matcher(below).matches();
                },
                found -> "is no room that every rule text has");
    }

    private static long files(JavaPackage found) {
        return found.getClasses().stream()
                .filter(type -> type.isTopLevelClass()
                        && !type.isArray()
                        && !type.getSimpleName().equals("package-info")
                        && !Conditions.makesWithers(type))
                .count();
    }

    private static ArchCondition<JavaPackage> condition(
            String description, Predicate<JavaPackage> holds, Function<JavaPackage, String> otherwise) {
        return new ArchCondition<>(description) {
            @Override
            public void check(JavaPackage found, ConditionEvents events) {
                if (!holds.test(found)) {
                    events.add(SimpleConditionEvent.violated(found, found.getName() + " " + otherwise.apply(found)));
                }
            }
        };
    }
}
