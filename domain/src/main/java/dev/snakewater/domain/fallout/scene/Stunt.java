package dev.snakewater.domain.fallout.scene;

import dev.snakewater.domain.fallout.FalloutRule;
import dev.snakewater.domain.fallout.Part;
import dev.snakewater.domain.fallout.Skill;
import dev.snakewater.domain.modifier.Modifier;
import dev.snakewater.domain.rule.Rule;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Something that is done or left, paid for and tested: a jump or a run. */
public sealed interface Stunt permits Jump, Run {

    /** Returns what it costs in action points. */
    int price();

    /** Returns what forbids it and nothing else. */
    Optional<Rule> bar(Actor actor);

    /** Returns what is added to its test alone, in points. */
    default List<Modifier> ease(Actor actor) {
        return List.of();
    }

    /** Returns what it is called when it is chosen. */
    default String word() {
        return this instanceof Jump ? "jump" : "run";
    }

    /** Returns the rule that lets somebody do it. */
    default FalloutRule why() {
        return this instanceof Jump ? FalloutRule.FO_53_JUMP_TEST : FalloutRule.FO_54_RUNNING;
    }

    /** Returns the skill that is tested. */
    default Skill skill() {
        return this instanceof Jump ? Skill.ACROBATICS : Skill.BODY_CONTROL;
    }

    /**
     * Returns what forbids it.
     *
     * @param actionPoints what she has left of them
     */
    default List<Rule> bars(Actor actor, int actionPoints) {
        boolean played =
                this instanceof Jump ? actor.rulings().jumping() : actor.rulings().running();
        return Stream.of(
                        Rule.when(!played, FalloutRule.FO_67_OPTIONAL_RULES),
                        bar(actor).stream(),
                        Rule.when(price() > actionPoints, FalloutRule.FO_09_ACTION_POINTS),
                        Rule.when(
                                actor.person().burdens().isWounded(Part.LEGS, actor.rulings()), FalloutRule.FO_69_WOUNDS))
                .flatMap(rules -> rules)
                .toList();
    }
}
