package com.example.coin;

import dev.snakewater.domain.rule.Rule;
import dev.snakewater.domain.rule.Rulebook;
import java.util.List;

/** Two who toss for it. */
public enum CoinRule implements Rule {
    CO_01_TOSS;

    static final Rulebook BOOK = new Rulebook("coin", List.of(values()));
}
