package dev.snakewater.application.hitlocation;

import dev.snakewater.application.table.Choice;
import dev.snakewater.application.table.GameMasterRule;
import dev.snakewater.domain.fudge.hitlocation.BodyPart;
import dev.snakewater.domain.fudge.hitlocation.WoundLevel;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;

/** What a game master may amend by hand of somebody: how badly each part of him is hurt. */
final class PersonAmendments {

    private PersonAmendments() {}

    /**
     * All of it.
     *
     * @param who as he is
     * @param then the situation in which he is otherwise
     */
    static <S> List<Choice<S>> of(Person who, Function<Person, S> then) {
        List<BodyPart> parts = who.whole() ? List.of(BodyPart.TORSO) : BodyPart.ALL;
        return parts.stream().map(part -> wounds(who, part, then)).toList();
    }

    private static <S> Choice<S> wounds(Person who, BodyPart part, Function<Person, S> then) {
        return new Choice<>(
                who.name(),
                part.toString(),
                Stream.of(WoundLevel.values())
                        .map(level -> new Choice.Option<>(
                                part.inWords(level),
                                then.apply(who.with(who.body()
                                        .with(part, who.body().track(part).at(level))))))
                        .toList(),
                List.of(),
                GameMasterRule.GM_03_AMENDMENT);
    }
}
