package com.example.duel;

import dev.snakewater.testkit.RulesetContract;

class DuelTest extends RulesetContract {
    DuelTest() {
        super(new DuelRuleset());
    }
}
