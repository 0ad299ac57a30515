package dev.snakewater.application.words;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What a template can name: what a value says, and what is said around it. */
record Scope(Object it, Optional<Scope> around, Messages words) {

    private static final ClassValue<Map<String, Method>> DECLARED = methods(Class::getDeclaredMethods);
    private static final ClassValue<Map<String, Method>> INHERITED = methods(Class::getMethods);

    private static ClassValue<Map<String, Method>> methods(Function<Class<?>, Method[]> which) {
        return new ClassValue<>() {
            @Override
            protected Map<String, Method> computeValue(Class<?> type) {
                return Stream.of(which.apply(type))
                        .filter(method -> method.getParameterCount() == 0 && method.getReturnType() != void.class)
                        .collect(Collectors.toMap(
                                Method::getName, Function.identity(), (first, next) -> first, LinkedHashMap::new));
            }
        };
    }

    Scope within(Object one) {
        return new Scope(one, Optional.of(this), words);
    }

    /** Returns what is found by following names from here. A text is on one line, since a line break would begin another sentence. */
    Object at(List<String> names) {
        Object found = names.isEmpty() ? it : named(names.getFirst());
        for (int i = 1; i < names.size(); i++) {
            String name = names.get(i);
            Object from = found;
            found = from instanceof Optional<?> maybe && maybe.isEmpty()
                    ? maybe
                    : said(from, name).orElseThrow(() -> notSaid(name, from));
        }
        return found instanceof String text ? Messages.onOneLine(text) : found;
    }

    private Object named(String name) {
        return said(it, name).or(() -> around.map(outer -> outer.named(name))).orElseThrow(() -> notSaid(name, it));
    }

    private static Optional<Object> said(Object from, String name) {
        if (from instanceof Optional<?> maybe) {
            return maybe.isPresent() ? said(maybe.get(), name) : Optional.empty();
        }
        if (from instanceof List<?> list) {
            return Optional.of(name.equals("size") ? list.size() : list.get(Integer.parseInt(name)));
        }
        return Optional.ofNullable(DECLARED.get(from.getClass()).get(name))
                .or(() -> Optional.ofNullable(INHERITED.get(from.getClass()).get(name)))
                .map(method -> called(method, from));
    }

    private static Object called(Method method, Object from) {
        try {
            // Unlike setAccessible, checks nothing once it was allowed.
            method.trySetAccessible();
            return method.invoke(from);
        } catch (IllegalAccessException | InvocationTargetException impossible) {
            throw new IllegalStateException(method + " cannot be asked", impossible);
        }
    }

    private static IllegalArgumentException notSaid(String name, Object from) {
        return new IllegalArgumentException(
                "a " + from.getClass().getSimpleName() + " says nothing that is called " + name);
    }

    // Not switches over types: each of them makes a class when it is met first, for which a short command would wait.

    /** Returns the number that a choice goes by. */
    static double number(Object value) {
        if (value instanceof Number number) {
            return number.doubleValue();
        }
        if (value instanceof Boolean is) {
            return is ? 1 : 0;
        }
        return value instanceof Optional<?> maybe && maybe.isPresent()
                ? number(maybe.get())
                : all(value).size();
    }

    /** Returns the name that a selection goes by. */
    static String name(Object value) {
        if (value instanceof Enum<?> constant) {
            return constant.name();
        }
        if (value instanceof Record) {
            return value.getClass().getSimpleName();
        }
        if (value instanceof Optional<?> maybe) {
            return maybe.map(Scope::name).orElse("none");
        }
        return value instanceof Collection<?> all
                ? all.isEmpty() ? "none" : all.size() == 1 ? "one" : "several"
                : value.toString();
    }

    static List<?> all(Object value) {
        if (value instanceof Collection<?> all) {
            return List.copyOf(all);
        }
        return value instanceof Optional<?> maybe ? maybe.stream().toList() : List.of(value);
    }
}
