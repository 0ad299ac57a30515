package dev.snakewater.application.words;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.domain.combatant.Name;
import java.io.IOException;
import java.io.Reader;
import java.lang.reflect.Method;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Properties;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.platform.commons.support.ReflectionSupport;

/** Every template of every telling names only what is said where it is used; a mistake would show no sooner than in the midst of a fight. */
class TemplatesTest {

    private static final Path RESOURCES = Path.of("src/main/resources");
    private static final List<Class<?>> TYPES = ReflectionSupport.findAllClassesInPackage(
            "dev.snakewater",
            type -> Stream.of(Messages.class, Name.class).anyMatch(one -> isBeside(one, type)),
            any -> true);

    /** Whether a class comes from the same folder, or the same jar, as another. */
    private static boolean isBeside(Class<?> one, Class<?> other) {
        return one.getProtectionDomain()
                .getCodeSource()
                .equals(other.getProtectionDomain().getCodeSource());
    }

    static List<Path> tellings() throws IOException {
        try (Stream<Path> files = Files.walk(RESOURCES)) {
            return files.filter(file -> file.startsWith(RESOURCES.resolve("dev")))
                    .filter(file -> file.toString().endsWith(".properties"))
                    .filter(file -> !file.toString().endsWith("Rule.properties"))
                    .toList();
        }
    }

    @ParameterizedTest
    @MethodSource("tellings")
    void a_template_names_what_is_said(Path telling) throws IOException {
        Properties words = new Properties() {
            @Override
            public synchronized Object put(Object key, Object value) {
                assertThat(containsKey(key)).as("%s stands there twice", key).isFalse();
                return super.put(key, value);
            }
        };
        try (Reader reader = Files.newBufferedReader(telling)) {
            words.load(reader);
        }
        assertThat(words.stringPropertyNames().stream().sorted().flatMap(key -> wrong(key, words.getProperty(key))))
                .isEmpty();
    }

    private static Stream<String> wrong(String key, String written) {
        List<Class<?>> types = types(key);
        boolean named = Character.isUpperCase(key.charAt(0));
        if (named && types.isEmpty()) {
            return Stream.of(key + ": no such type");
        }
        Template template = Template.of(written);
        return (named ? types : List.<Class<?>>of(Object.class))
                .stream()
                        .map(type -> unsaid(template, List.of(type)))
                        .min((one, other) -> one.size() - other.size())
                        .stream()
                        .flatMap(List::stream)
                        .map(path -> key + ": {" + path + "}");
    }

    /** The types that are told by a key: {@code Fired}, {@code GunfightEvent.Fired}, {@code Bar.PRONE}. */
    private static List<Class<?>> types(String key) {
        List<String> names = List.of(key.split("\\."));
        return TYPES.stream().filter(type -> isTold(type, names)).toList();
    }

    private static boolean isTold(Class<?> type, List<String> names) {
        String last = names.getLast();
        if (names.size() == 1) {
            return type.getSimpleName().equals(last);
        }
        String first = names.getFirst();
        boolean isConstant = type.isEnum()
                && type.getSimpleName().equals(first)
                && Stream.of(type.getEnumConstants())
                        .anyMatch(one -> ((Enum<?>) one).name().equals(last));
        Optional<String> outer =
                Optional.<Class<?>>ofNullable(type.getEnclosingClass()).map(Class::getSimpleName);
        return isConstant || (type.getSimpleName().equals(last) && outer.equals(Optional.of(first)));
    }

    /** The paths of a template that nothing in these scopes says, the innermost first. */
    private static List<String> unsaid(Template template, List<? extends Type> scopes) {
        List<String> unsaid = new ArrayList<>();
        for (Template.Piece piece : template.pieces()) {
            if (piece instanceof Template.Place place) {
                Optional<Type> found = at(place.names(), scopes);
                if (found.isEmpty()) {
                    unsaid.add(String.join(".", place.names()));
                }
                boolean isOfEach = List.of("each", "row").contains(place.style());
                List<Type> inner = new ArrayList<>(scopes);
                if (isOfEach) {
                    inner.addFirst(found.map(TemplatesTest::element).orElse(Object.class));
                }
                place.branches().forEach(branch -> unsaid.addAll(unsaid(branch.text(), inner)));
            }
        }
        return unsaid;
    }

    private static Optional<Type> at(List<String> names, List<? extends Type> scopes) {
        if (names.isEmpty()) {
            return Optional.of(scopes.getFirst());
        }
        Optional<Type> found = scopes.stream()
                .flatMap(scope -> said(element(scope), names.getFirst()).stream())
                .findFirst();
        for (String name : names.subList(1, names.size())) {
            found = found.flatMap(type -> said(type, name));
        }
        return found;
    }

    private static Optional<Type> said(Type type, String name) {
        Class<?> raw = raw(type);
        if (Collection.class.isAssignableFrom(raw)) {
            return name.equals("size") ? Optional.of(int.class) : Optional.of(element(type));
        }
        if (raw == Optional.class) {
            return said(element(type), name);
        }
        if (raw == Object.class) {
            return TYPES.stream()
                                    .flatMap(one -> Stream.of(one.getDeclaredMethods()))
                                    .anyMatch(
                                            method -> method.getName().equals(name) && method.getParameterCount() == 0)
                            || Character.isDigit(name.charAt(0))
                    ? Optional.of(Object.class)
                    : Optional.empty();
        }
        Stream<Class<?>> all = Stream.concat(Stream.of(raw), permitted(raw));
        return all.flatMap(
                        one -> Stream.concat(Arrays.stream(one.getDeclaredMethods()), Arrays.stream(one.getMethods())))
                .filter(method -> method.getName().equals(name) && method.getParameterCount() == 0)
                .map(Method::getGenericReturnType)
                .findFirst();
    }

    private static Stream<Class<?>> permitted(Class<?> type) {
        return type.isSealed()
                ? Stream.of(type.getPermittedSubclasses()).flatMap(one -> Stream.concat(Stream.of(one), permitted(one)))
                : Stream.empty();
    }

    private static Class<?> raw(Type type) {
        return switch (type) {
            case Class<?> one -> one;
            case ParameterizedType of -> raw(of.getRawType());
            default -> Object.class;
        };
    }

    private static Type element(Type type) {
        return type instanceof ParameterizedType of
                        && (Collection.class.isAssignableFrom(raw(type)) || raw(type) == Optional.class)
                ? of.getActualTypeArguments()[0]
                : type;
    }

    private record Known(int number) {}

    @Test
    void a_name_that_nothing_says_is_found() {
        assertThat(unsaid(Template.of("{number} {numbr} {number,choice,0#{nought}}"), List.of(Known.class)))
                .containsExactly("numbr", "nought");
    }
}
