package com.example.duel;

import dev.snakewater.application.scenario.*;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.dice.DicePool;
import dev.snakewater.domain.field.*;
import dev.snakewater.domain.rule.Ruling;
import java.util.List;

/** What a person writes to set up a duel. */
public record DuelScenario(@Called("fighters") @Items(least = 2, most = 2) List<Duellist> sheets, Rulings rulings)
        implements SetUp<Duel, Duel> {

    /** Who fights. */
    public record Duellist(
            Name name,
            @Default("10") @Within({1, 200}) int hitPoints,
            @Default("2") @Within({-10, 20}) int skill,
            @Default("12") @Within({1, 40}) int defence,
            @Default("0") @Within({-10, 20}) int quickness,
            DicePool damage,
            @Default("strike") Action policy,
            @Default("false") boolean player)
            implements Sheet<Duel> {}

    /** What the rules leave to the game master. */
    public record Rulings(@Ruling("DU-08") @Default("true") boolean criticals) {}

    @Override
    public Duel opening() {
        Duel.Fighter first = new Duel.Fighter(sheets.getFirst(), sheets.getFirst().hitPoints(), Action.STRIKE);
        Duel.Fighter second = new Duel.Fighter(sheets.getLast(), sheets.getLast().hitPoints(), Action.STRIKE);
        return new Duel(first, second, Duel.Stage.INITIATIVE, rulings);
    }
}
