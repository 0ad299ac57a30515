package dev.snakewater.application.table;

import dev.snakewater.domain.combatant.Name;
import java.util.Optional;

/** What an event comes to for those who are told a fight in short: who went for whom, and what came of it. */
public sealed interface Gist {

    /** Somebody tried to hit somebody, or somebody else was in the way; he did, or he did not. */
    record Attempt(Name by, Name at, boolean hits) implements Gist {}

    /** The last attempt came to nothing: it was defended against. */
    record Averted() implements Gist {}

    /** What a hit did: so many points, if any, and maybe another state, a constant, a reason or the like, to be put into words. */
    record Harm(Name who, int points, Optional<Object> state) implements Gist {}

    /** What followed for somebody from the last harm that was done to him. */
    record Became(Name who, Object state) implements Gist {}

    /** Somebody lost so many points by something else than an attempt, such as an earlier wound. */
    record Suffered(Name who, int points) implements Gist {}
}
