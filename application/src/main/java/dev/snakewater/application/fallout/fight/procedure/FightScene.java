package dev.snakewater.application.fallout.fight.procedure;

import dev.snakewater.domain.fallout.FightRulings;
import dev.snakewater.domain.fallout.Rulings;
import dev.snakewater.domain.fallout.scene.Ground;
import dev.snakewater.domain.fallout.scene.MasterItem;
import dev.snakewater.domain.field.Withers;
import java.util.List;

/** Where a fight takes place, how the rules are read there, and how many rounds it may last. */
@Withers
public record FightScene(
        Ground ground, Rulings rulings, FightRulings fightRulings, List<MasterItem> items, int mostRounds)
        implements FightSceneBuilder.With {

    public FightScene {
        items = List.copyOf(items);
    }
}
