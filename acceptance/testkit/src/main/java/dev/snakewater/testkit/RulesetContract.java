package dev.snakewater.testkit;

import dev.snakewater.application.scenario.Ruleset;
import java.util.List;
import org.junit.jupiter.api.TestInstance;

/**
 * Tests that prove rule texts sound. A test of one's own extends this, and names its rule text:
 *
 * <pre>{@code
 * class DuelTest extends RulesetContract {
 *     DuelTest() {
 *         super(new DuelRuleset());
 *     }
 * }
 * }</pre>
 *
 * <p>They play the examples of all kinds; {@link Ruleset#kinds} says what these must be like.
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
public abstract class RulesetContract
        implements RuleContract,
                WordsContract,
                DocumentContract,
                StepContract,
                FallsContract,
                OddsContract,
                TableContract,
                ReinforcementsContract,
                RulingsContract,
                LawContract {

    private final Examples tested;

    /** Tests this rule text. */
    protected RulesetContract(Ruleset ruleset) {
        this(List.of(ruleset));
    }

    /** Tests these rule texts, together. */
    protected RulesetContract(List<Ruleset> rulesets) {
        tested = new Examples(rulesets);
    }

    @Override
    public final Examples tested() {
        return tested;
    }
}
