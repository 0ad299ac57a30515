package dev.snakewater.acceptance.boundary;

import java.lang.module.ModuleDescriptor.Exports;
import java.lang.module.ModuleReference;
import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.Field;
import java.lang.reflect.GenericDeclaration;
import java.lang.reflect.Member;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.lang.reflect.TypeVariable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What others can call: of each package that is exported to everybody, each public type, with its public and protected members. */
final class PublicApi {

    private static final Pattern PACKAGES = Pattern.compile("\\b([a-z]\\w*\\.)+(?=[A-Z])");
    private static final Set<String> OF_EVERY_OBJECT = Set.of("equals", "hashCode", "toString");
    private static final Set<String> OF_EVERY_ENUM = Set.of("values", "valueOf");

    private PublicApi() {}

    /** Returns it in lines, module by module: packages, types and members in the order of their names. */
    static String of(List<ModuleReference> modules) {
        return modules.stream()
                .flatMap(module -> packages(module).map(name -> listed(module, name)))
                .collect(Collectors.joining("\n"));
    }

    private static Stream<String> packages(ModuleReference module) {
        return module.descriptor().exports().stream()
                .filter(Predicate.not(Exports::isQualified))
                .map(Exports::source)
                .sorted();
    }

    private static String listed(ModuleReference module, String name) {
        String folder = name.replace('.', '/') + "/";
        String types = Modules.files(module).stream()
                .filter(file -> file.matches(Pattern.quote(folder) + "[A-Z]\\w*\\.class"))
                .map(file -> type(name + "." + file.substring(folder.length()).replace(".class", "")))
                .flatMap(PublicApi::withNested)
                .map(PublicApi::lines)
                .sorted()
                .collect(Collectors.joining());
        return module.descriptor().name() + "/" + name + "\n" + types;
    }

    private static Class<?> type(String name) {
        try {
            return Class.forName(name, false, PublicApi.class.getClassLoader());
        } catch (ClassNotFoundException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    private static Stream<Class<?>> withNested(Class<?> type) {
        return isOpen(type.getModifiers())
                ? Stream.concat(
                        Stream.of(type),
                        Arrays.stream(type.getDeclaredClasses()).flatMap(PublicApi::withNested))
                : Stream.empty();
    }

    private static boolean isOpen(int modifiers) {
        return Modifier.isPublic(modifiers) || Modifier.isProtected(modifiers);
    }

    private static String lines(Class<?> type) {
        return Stream.concat(
                        Stream.of("  " + header(type)), members(type).sorted().map(member -> "    " + member))
                .map(line -> line + "\n")
                .collect(Collectors.joining());
    }

    private static String header(Class<?> type) {
        List<String> above = new ArrayList<>();
        if (type.getGenericSuperclass() != null && !type.isEnum() && !type.isRecord()) {
            above.add(named(type.getGenericSuperclass()));
        }
        Stream.of(type.getGenericInterfaces()).map(PublicApi::named).forEach(above::add);
        above.removeIf(name -> name.equals("Object") || name.equals("Annotation"));
        String components = type.isRecord()
                ? Stream.of(type.getRecordComponents())
                        .map(component -> named(component.getGenericType()) + " " + component.getName())
                        .collect(Collectors.joining(", ", "(", ")"))
                : "";
        return named(type) + variables(type) + components + (above.isEmpty() ? "" : ": " + String.join(", ", above))
                + " [" + sort(type) + "]";
    }

    private static String sort(Class<?> type) {
        String kind = type.isAnnotation()
                ? "annotation"
                : type.isInterface() ? "interface" : type.isEnum() ? "enum" : type.isRecord() ? "record" : "class";
        boolean isPlain = kind.equals("class");
        boolean isAbstract = isPlain && Modifier.isAbstract(type.getModifiers());
        boolean isFinal = isPlain && Modifier.isFinal(type.getModifiers());
        return (isAbstract ? "abstract " : "") + (isFinal ? "final " : "") + (type.isSealed() ? "sealed " : "") + kind;
    }

    private static Stream<String> members(Class<?> type) {
        Stream<String> fields = Stream.of(type.getDeclaredFields())
                .filter(PublicApi::isForOthers)
                .map(PublicApi::field);
        Stream<String> constructors = Stream.of(type.getDeclaredConstructors())
                .filter(PublicApi::isForOthers)
                .filter(constructor -> !isCanonical(constructor))
                .map(constructor -> "new" + parameters(constructor));
        Stream<String> methods = Stream.concat(
                        Stream.of(type.getDeclaredMethods()),
                        Stream.of(type.getMethods()).filter(method -> isHidden(method.getDeclaringClass())))
                .filter(PublicApi::isForOthers)
                .filter(method -> !isUsual(type, method))
                .map(PublicApi::method)
                .distinct();
        return Stream.of(fields, constructors, methods).flatMap(all -> all);
    }

    private static boolean isForOthers(Member member) {
        return isOpen(member.getModifiers()) && !member.isSynthetic();
    }

    private static boolean isHidden(Class<?> type) {
        return !isOpen(type.getModifiers());
    }

    private static boolean isCanonical(Constructor<?> constructor) {
        Class<?> type = constructor.getDeclaringClass();
        return type.isRecord()
                && Arrays.equals(
                        constructor.getParameterTypes(),
                        Stream.of(type.getRecordComponents())
                                .map(RecordComponent::getType)
                                .toArray(Class<?>[]::new));
    }

    /** Whether every such type has this method. */
    private static boolean isUsual(Class<?> type, Method method) {
        String name = method.getName();
        return OF_EVERY_OBJECT.contains(name)
                || (type.isEnum() && OF_EVERY_ENUM.contains(name))
                || (type.isRecord()
                        && method.getParameterCount() == 0
                        && Stream.of(type.getRecordComponents())
                                .anyMatch(component -> component.getName().equals(name)));
    }

    private static String field(Field field) {
        return field.isEnumConstant() ? field.getName() : field.getName() + ": " + named(field.getGenericType());
    }

    private static String method(Method method) {
        int modifiers = method.getModifiers();
        String how = Modifier.isStatic(modifiers)
                ? "static "
                : Modifier.isAbstract(modifiers) ? "abstract " : method.isDefault() ? "default " : "";
        return method.getName() + variables(method) + parameters(method) + ": " + named(method.getGenericReturnType())
                + (how.isEmpty() ? "" : " [" + how.strip() + "]");
    }

    private static String variables(GenericDeclaration of) {
        return of.getTypeParameters().length == 0
                ? ""
                : Stream.of(of.getTypeParameters())
                        .map(PublicApi::variable)
                        .collect(Collectors.joining(", ", "<", ">"));
    }

    private static String variable(TypeVariable<?> variable) {
        String bounds = Stream.of(variable.getBounds())
                .map(PublicApi::named)
                .filter(bound -> !bound.equals("Object"))
                .collect(Collectors.joining(" & "));
        return variable.getName() + (bounds.isEmpty() ? "" : " extends " + bounds);
    }

    private static String parameters(Executable of) {
        return Stream.of(of.getGenericParameterTypes())
                .map(PublicApi::named)
                .collect(Collectors.joining(", ", "(", ")"));
    }

    private static String named(Type type) {
        return PACKAGES.matcher(type.getTypeName()).replaceAll("").replace('$', '.');
    }
}
