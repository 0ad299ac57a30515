package dev.snakewater.strength;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** A rule text, by where its classes and its features lie. */
enum RuleText {
    GUNFIGHT("fudge.gunfight"),
    HITLOCATION("fudge.hitlocation"),
    GURPS("gurps"),
    EXP("exp"),
    FALLOUT("fallout");

    private final String subpackage;

    RuleText(String subpackage) {
        this.subpackage = subpackage;
    }

    /** Returns its packages below that of a module, as in {@code fudge.gunfight}. */
    String subpackage() {
        return subpackage;
    }

    /** Returns the folder of its features. */
    String folder() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** Returns the rule text that a class belongs to; none, if several use it. */
    static Optional<RuleText> of(String className) {
        return Arrays.stream(values())
                .filter(text -> className.contains("." + text.subpackage + "."))
                .findFirst();
    }
}
