package dev.snakewater.acceptance.laws;

import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.domain.JavaAnnotation;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaMethod;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What the laws ask of a class, as far as ArchUnit has no words for it. */
final class Conditions {

    private Conditions() {}

    /** Takes in what a condition finds: whether it holds, and what to say of it. */
    private interface Findings {
        void add(boolean holds, String message);
    }

    /** To depend on no class of another adapter. */
    static ArchCondition<JavaClass> knowNoOtherAdapterBelow(String root) {
        return condition("know no other adapter", (type, findings) -> {
            String own = segment(type, root, 0).orElse("");
            for (Dependency dependency : type.getDirectDependenciesFromSelf()) {
                Optional<String> other = segment(dependency.getTargetClass(), root, 0)
                        .filter(part -> !List.of(own, "domain", "application").contains(part));
                if (other.isPresent()) {
                    findings.add(false, dependency.getDescription());
                }
            }
        });
    }

    /** To depend on no class of another rule text; all of FUDGE counts as one. */
    static ArchCondition<JavaClass> knowNoOtherRuleTextBelow(String root, List<String> kernel) {
        return condition("know no other rule text", (type, findings) -> {
            Optional<String> own = ruleText(type, root, kernel);
            for (Dependency dependency : type.getDirectDependenciesFromSelf()) {
                Optional<String> other = ruleText(dependency.getTargetClass(), root, kernel);
                if (own.isPresent() && other.isPresent() && !own.equals(other)) {
                    findings.add(false, dependency.getDescription());
                }
            }
        });
    }

    /** To be annotated, it and its members, from these packages alone. */
    static ArchCondition<JavaClass> bearOnlyAnnotationsOf(String... packages) {
        return condition("bear only annotations of " + List.of(packages), (type, findings) -> {
            Stream<JavaAnnotation<?>> annotations = Stream.concat(
                    type.getAnnotations().stream(),
                    Stream.concat(
                                    type.getMembers().stream(),
                                    type.getCodeUnits().stream().flatMap(unit -> unit.getParameters().stream()))
                            .flatMap(member -> member.getAnnotations().stream()));
            annotations
                    .map(annotation -> annotation.getRawType())
                    .filter(annotation ->
                            Stream.of(packages).noneMatch(name -> isBelow(annotation.getPackageName(), name)))
                    .forEach(annotation ->
                            findings.add(false, type.getName() + " bears the annotation " + annotation.getName()));
        });
    }

    /** To be a record, an enum, an interface, an exception, a final class of static members that cannot be made, or what makes withers. */
    static ArchCondition<JavaClass> beValuesOrFunctions() {
        return condition("be values or functions", (type, findings) -> {
            boolean isValue = type.isRecord()
                    || type.isEnum()
                    || type.isInterface()
                    || type.isAssignableTo(RuntimeException.class)
                    || type.isAnonymousClass()
                    || type.getModifiers().contains(JavaModifier.SYNTHETIC);
            if (!isValue && !isFunctions(type) && !makesWithers(type)) {
                findings.add(
                        false,
                        type.getName() + " is neither a record, an enum nor an interface, nor a final class of static"
                                + " methods with a private constructor");
            }
        });
    }

    /** To compare every component in an {@code equals} written by hand; the compiler's own is final. */
    static ArchCondition<JavaClass> compareAllTheirComponents() {
        return condition("compare all their components", (type, findings) -> {
            JavaMethod equals = type.getMethod("equals", Object.class);
            Set<String> compared = equals.getAccessesFromSelf().stream()
                    .filter(access -> access.getTargetOwner().equals(type))
                    .map(JavaAccess::getName)
                    .collect(Collectors.toSet());
            type.getFields().stream()
                    .filter(field -> !equals.getModifiers().contains(JavaModifier.FINAL))
                    .filter(field -> !isStatic(field.getModifiers()) && !compared.contains(field.getName()))
                    .forEach(field -> findings.add(false, type.getName() + " does not compare its " + field.getName()));
        });
    }

    private static boolean isFunctions(JavaClass type) {
        return type.getModifiers().contains(JavaModifier.FINAL)
                && type.getMethods().stream().allMatch(method -> isStatic(method.getModifiers()))
                && type.getFields().stream().allMatch(field -> isStatic(field.getModifiers()))
                && type.getConstructors().stream()
                        .allMatch(constructor -> constructor.getModifiers().contains(JavaModifier.PRIVATE));
    }

    /** Whether the compiler wrote it for a record that bears {@code @Withers}: the record implements its interface {@code With}. */
    static boolean makesWithers(JavaClass type) {
        String withers = type.getEnclosingClass().orElse(type).getName() + "$With";
        return type.getPackage().getClasses().stream()
                .filter(JavaClass::isRecord)
                .anyMatch(record -> record.getRawInterfaces().stream()
                        .anyMatch(made -> made.getName().equals(withers)));
    }

    private static boolean isStatic(Set<JavaModifier> modifiers) {
        return modifiers.contains(JavaModifier.STATIC);
    }

    /** The n-th part of a class's package below the root. */
    private static Optional<String> segment(JavaClass type, String root, int n) {
        String name = type.getBaseComponentType().getPackageName();
        if (!name.startsWith(root + ".")) {
            return Optional.empty();
        }
        List<String> parts = List.of(name.substring(root.length() + 1).split("\\.", -1));
        return n < parts.size() ? Optional.of(parts.get(n)) : Optional.empty();
    }

    private static Optional<String> ruleText(JavaClass type, String root, List<String> kernel) {
        return segment(type, root, 0)
                .filter(List.of("domain", "application")::contains)
                .flatMap(layer -> segment(type, root, 1))
                .filter(part -> !kernel.contains(part));
    }

    private static boolean isBelow(String name, String root) {
        return name.equals(root) || name.startsWith(root + ".");
    }

    private static ArchCondition<JavaClass> condition(String description, BiConsumer<JavaClass, Findings> check) {
        return new ArchCondition<>(description) {
            @Override
            public void check(JavaClass type, ConditionEvents events) {
                check.accept(type, (holds, message) -> events.add(new SimpleConditionEvent(type, holds, message)));
            }
        };
    }
}
