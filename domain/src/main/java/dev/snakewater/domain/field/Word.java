package dev.snakewater.domain.field;

import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/** Returns the words for constants. */
public final class Word {

    private static final ClassValue<List<String>> WORDS = new ClassValue<>() {
        @Override
        protected List<String> computeValue(Class<?> type) {
            return Stream.of(type.getEnumConstants())
                    .map(constant -> ((Enum<?>) constant).name())
                    .map(name -> name.toLowerCase(Locale.ROOT).replace('_', ' '))
                    .toList();
        }
    };

    private Word() {}

    /** Returns the name of a constant in lower case with spaces: {@code in hand} for {@code IN_HAND}. */
    public static String of(Enum<?> constant) {
        return WORDS.get(constant.getDeclaringClass()).get(constant.ordinal());
    }

    /** Returns a value as written: its own text, or for a constant without one its name in lower case. */
    public static String said(Object value) {
        String own = value.toString();
        return value instanceof Enum<?> constant && own.equals(constant.name()) ? of(constant) : own;
    }

    /** Returns the name of a constant with a capital letter: {@code Energy pistols} for {@code ENERGY_PISTOLS}. */
    public static String capitalised(Enum<?> constant) {
        return constant.name().charAt(0) + of(constant).substring(1);
    }
}
