package dev.snakewater.domain.rule;

import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/** The words by which constants are written and told. */
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

    /** Returns the name of a constant in small letters, its words apart: {@code IN_HAND} is {@code in hand}. */
    public static String of(Enum<?> constant) {
        return WORDS.get(constant.getDeclaringClass()).get(constant.ordinal());
    }

    /** Returns how a value is written: as it says itself, and a constant that says nothing else by its name in small letters. */
    public static String said(Object value) {
        String own = value.toString();
        return value instanceof Enum<?> constant && own.equals(constant.name()) ? of(constant) : own;
    }

    /** Returns the same with a capital in front: {@code ENERGY_PISTOLS} is {@code Energy pistols}. */
    public static String capitalised(Enum<?> constant) {
        return constant.name().charAt(0) + of(constant).substring(1);
    }
}
