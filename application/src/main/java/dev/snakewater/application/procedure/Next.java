package dev.snakewater.application.procedure;

/** The result of a step of a procedure. */
public sealed interface Next<S, O> {

    /** The fight goes on, in the same turn or the next. */
    record Go<S, O>(S situation, boolean turnEnds) implements Next<S, O> {}

    /** The fight is over. */
    record Done<S, O>(O outcome) implements Next<S, O> {}

    /** Returns a step after which the fight goes on in the same turn. */
    static <S, O> Next<S, O> go(S situation) {
        return new Go<>(situation, false);
    }

    /** Returns a step after which the fight goes on in the next turn. */
    static <S, O> Next<S, O> nextTurn(S situation) {
        return new Go<>(situation, true);
    }

    /** Returns a step that ends the fight. */
    static <S, O> Next<S, O> done(O outcome) {
        return new Done<>(outcome);
    }
}
