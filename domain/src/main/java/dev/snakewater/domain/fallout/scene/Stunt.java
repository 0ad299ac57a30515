package dev.snakewater.domain.fallout.scene;

import dev.snakewater.domain.fallout.FalloutRule;
import dev.snakewater.domain.fallout.Part;
import dev.snakewater.domain.fallout.Rulings;
import dev.snakewater.domain.fallout.Skill;
import dev.snakewater.domain.modifier.Modifier;
import dev.snakewater.domain.rule.Rule;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** A stunt that is paid for and tested: a jump or a run. */
public sealed interface Stunt permits Jump, Run {

    /** Returns its price in action points. */
    int price();

    /** Returns the rule that forbids this stunt in particular, if any. */
    Optional<Rule> bar(Actor actor);

    /** Returns the modifiers of its test alone, in points. */
    default List<Modifier> ease(Actor actor) {
        return List.of();
    }

    /** Returns its name as an option. */
    default String word() {
        return this instanceof Jump ? "jump" : "run";
    }

    /** Returns the rule that allows it. */
    default FalloutRule why() {
        return this instanceof Jump ? FalloutRule.FO_53_JUMP_TEST : FalloutRule.FO_54_RUNNING;
    }

    /** Returns the tested skill. */
    default Skill skill() {
        return this instanceof Jump ? Skill.ACROBATICS : Skill.BODY_CONTROL;
    }

    /** Returns the rules that forbid it with these action points left. */
    default List<Rule> bars(Actor actor, int actionPoints) {
        Rulings rulings = actor.rulings();
        boolean played = this instanceof Jump ? rulings.jumping() : rulings.running();
        return Stream.of(
                        Rule.when(!played, FalloutRule.FO_67_OPTIONAL_RULES),
                        bar(actor).stream(),
                        Rule.when(price() > actionPoints, FalloutRule.FO_09_ACTION_POINTS),
                        Rule.when(actor.person().burdens().isWounded(Part.LEGS, rulings), FalloutRule.FO_69_WOUNDS))
                .flatMap(rules -> rules)
                .toList();
    }
}
