package dev.snakewater.domain.fallout;

import dev.snakewater.domain.field.Default;
import dev.snakewater.domain.rule.DeclaredRulings;
import dev.snakewater.domain.rule.Ruling;

/** How the game master reads what only whole fights ask, and which of their optional rules are in play. */
public record FightRulings(
        @Ruling({"FO-67", "FO-42"}) @Default("true") boolean initiative,
        @Ruling({"FO-67", "FO-46"}) @Default("true") boolean coveringFire,
        @Ruling("FO-33") @Default("false") boolean walkTurns,
        @Ruling("FO-45") @Default("true") boolean nested) {

    /** The declared rulings. */
    public static final DeclaredRulings<FightRulings> DECLARED =
            DeclaredRulings.of(FightRulings.class, FalloutRule.RULEBOOK);

    /** The catalogue's readings, with every optional rule. */
    public static final FightRulings BY_THE_BOOK = DECLARED.byTheBook();
}
