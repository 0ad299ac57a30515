package dev.snakewater.strength;

import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;

/** A part of the program in which faults are planted. */
enum Part {
    /** The values and functions of the rules. */
    DOMAIN("domain"),
    /** The steps of each rule text: who is asked what, and in which order. */
    STEPS("application");

    private final String module;

    Part(String module) {
        this.module = module;
    }

    /** Returns the part of this name, in small letters. */
    static Part named(String name) {
        return valueOf(name.toUpperCase(Locale.ROOT));
    }

    Path classes(Path repository) {
        return repository.resolve(module).resolve("target/classes");
    }

    Path testClasses(Path repository) {
        return repository.resolve(module).resolve("target/test-classes");
    }

    Path sources(Path repository) {
        return repository.resolve(module).resolve("src/main/java");
    }

    /** Returns the pattern of the names of classes that may be changed. */
    String changed(Optional<RuleText> only) {
        return switch (this) {
            case DOMAIN -> packages(only) + "*";
            case STEPS -> packages(only) + only.map(text -> "*procedure.*").orElse("*.procedure.*");
        };
    }

    /** Returns the pattern of the names of its unit tests. */
    String tests(Optional<RuleText> only) {
        return packages(only) + "*Test";
    }

    private String packages(Optional<RuleText> only) {
        return "dev.snakewater." + module + "."
                + only.map(text -> text.subpackage() + ".").orElse("");
    }
}
