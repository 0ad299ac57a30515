package dev.snakewater.application.scenario;

/** Something that happens between a fight and the next one. */
public sealed interface Interlude {

    /** All guns are loaded as far as they hold. */
    record Reload() implements Interlude {}

    /** Whatever can heal has healed. */
    record HealAll() implements Interlude {}

    /** Somebody heals so many points, boxes or hit points, as his rule text counts them. */
    record Heal(String who, int points) implements Interlude {}

    /** Everybody rests so many weeks, and heals as the rules say. */
    record Rest(int weeks) implements Interlude {}

    /** Somebody stays away. */
    record Without(String who) implements Interlude {}

    /** So many of a sheet of another scenario join. */
    record With(Scenario<?, ?> other, String sheet, int count) implements Interlude {}

    /** Returns its place among others: whoever joins comes as written, and a name is free when its bearer has left. */
    default int order() {
        return switch (this) {
            case Rest rest -> 0;
            case Heal heal -> 1;
            case HealAll all -> 2;
            case Reload reload -> 3;
            case Without without -> 4;
            case With with -> 5;
        };
    }
}
