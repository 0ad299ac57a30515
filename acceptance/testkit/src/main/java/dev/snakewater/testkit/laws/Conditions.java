package dev.snakewater.testkit.laws;

import com.tngtech.archunit.core.domain.AccessTarget.CodeUnitAccessTarget;
import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaField;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import java.util.List;
import java.util.Set;
import java.util.function.BiConsumer;

/** What the laws of rule texts ask of a class. */
final class Conditions {

    private Conditions() {}

    /** Takes in what a condition finds: whether it holds, and what to say of it. */
    private interface Findings {
        void add(boolean holds, String message);
    }

    /** To use one of these; {@code laws.properties} has how they are written. */
    static ArchCondition<JavaClass> use(List<String> traps, String description) {
        return condition(description, (type, findings) -> {
            for (Dependency dependency : type.getDirectDependenciesFromSelf()) {
                if (isTrap(traps, dependency.getTargetClass().getBaseComponentType())) {
                    findings.add(true, dependency.getDescription());
                }
            }
            for (JavaAccess<?> access : type.getAccessesFromSelf()) {
                if (isTrap(traps, access)) {
                    findings.add(true, access.getDescription());
                }
            }
        });
    }

    /** To have no component that is an array. */
    static ArchCondition<JavaClass> holdNoArrays() {
        return condition("hold no arrays", (type, findings) -> {
            for (JavaField field : type.getFields()) {
                if (!isStatic(field.getModifiers()) && field.getRawType().isArray()) {
                    findings.add(false, field.getFullName() + " is an array");
                }
            }
        });
    }

    /** To hold in its static fields what nobody can change. */
    static ArchCondition<JavaClass> holdOnlyImmutableValuesInStaticFields() {
        return condition("hold only immutable values in static fields", (type, findings) -> {
            for (JavaField field : type.getFields()) {
                boolean made = field.getModifiers().contains(JavaModifier.SYNTHETIC);
                if (isStatic(field.getModifiers()) && !made && !Immutable.holds(field)) {
                    findings.add(false, field.getFullName() + " can change");
                }
            }
        });
    }

    private static boolean isTrap(List<String> traps, JavaClass type) {
        // A record or an exception is Serializable without asking for it.
        String name = type.getName();
        return !name.equals("java.io.Serializable")
                && traps.stream()
                        .filter(trap -> trap.indexOf('#') < 0)
                        .anyMatch(trap -> trap.endsWith(".") ? name.startsWith(trap) : name.equals(trap));
    }

    private static boolean isTrap(List<String> traps, JavaAccess<?> access) {
        String member = access.getTargetOwner().getName() + "#" + access.getName();
        if (access.getTarget() instanceof CodeUnitAccessTarget called) {
            return traps.contains(member)
                    || traps.contains("*#" + access.getName())
                    || traps.contains(
                            member + "/" + called.getRawParameterTypes().size());
        }
        return traps.contains(member);
    }

    private static boolean isStatic(Set<JavaModifier> modifiers) {
        return modifiers.contains(JavaModifier.STATIC);
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
