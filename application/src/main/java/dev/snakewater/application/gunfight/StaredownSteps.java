package dev.snakewater.application.gunfight;

import dev.snakewater.application.table.Choice;
import dev.snakewater.application.table.Table;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.dice.DicePool;
import dev.snakewater.domain.dice.Fall;
import dev.snakewater.domain.fudge.gunfight.FastDraw;
import dev.snakewater.domain.fudge.gunfight.GunfightRule;
import dev.snakewater.domain.fudge.gunfight.Gunfighter;
import dev.snakewater.domain.fudge.gunfight.Staredown;
import dev.snakewater.domain.modifier.Tally;
import dev.snakewater.domain.rule.Word;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Part 1: who agrees to a staredown, who stares how, who wins (GF-02 to GF-06). */
final class StaredownSteps {

    private StaredownSteps() {}

    /** Asks the next one whether he agrees; one refusal and there is no staredown (GF-03). */
    static Gunfight agree(Gunfight fight, Phase.Facing facing, Table table) {
        List<Gunfighter> able = fight.able();
        if (facing.agreed() == 0) {
            TurnSteps.begin(GunfightEvent.TurnPart.STAREDOWN, table);
        }
        if (facing.agreed() == able.size()) {
            return fight.withPhase(new Phase.Staring(List.of()));
        }
        Name by = able.get(facing.agreed()).name();
        Consent consent = table.choose(Choice.among(
                by, "staredown", List.of(Consent.AGREE, Consent.REFUSE), GunfightRule.GF_03_ALL_MUST_AGREE));
        return switch (consent) {
            case AGREE -> fight.withPhase(new Phase.Facing(facing.agreed() + 1));
            case REFUSE -> {
                table.tell(new OpeningEvent.StaredownRefused(by), GunfightRule.GF_03_ALL_MUST_AGREE);
                yield fight.withPhase(Phase.Readying.first());
            }
        };
    }

    /** Lets the next one stare; after the last, says who won. */
    static Gunfight stare(Gunfight fight, Phase.Staring staring, Table table) {
        List<Gunfighter> able = fight.able();
        Gunfighter fighter = able.get(staring.totals().size());
        long ownSide = able.stream().filter(other -> !fighter.isEnemyOf(other)).count();
        Tally nerve = table.count(Staredown.nerve(fighter, (int) ownSide, able.size() - (int) ownSide));
        Optional<Fall> fall = switch (fight.scene().rulings().staredown()) {
            case OPPOSED_ROLL ->
                Optional.of(table.roll(fighter.name(), "staredown", DicePool.FOUR_FUDGE, GunfightRule.GF_02_STAREDOWN));
            case COMPARE_RATINGS -> Optional.empty();
        };
        int total = nerve.total() + fall.map(Fall::total).orElse(0);
        table.tell(new OpeningEvent.Stared(fighter.name(), nerve, fall, total), GunfightRule.GF_02_STAREDOWN);
        List<Integer> totals = new ArrayList<>(staring.totals());
        totals.add(total);
        return totals.size() < able.size() ? fight.withPhase(new Phase.Staring(totals)) : won(fight, totals, table);
    }

    private static Gunfight won(Gunfight fight, List<Integer> totals, Table table) {
        List<Gunfighter> able = fight.able();
        Optional<Integer> winner = Staredown.winner(totals);
        if (winner.isEmpty()) {
            List<Name> tied = FastDraw.slots(totals).getFirst().stream()
                    .map(i -> able.get(i).name())
                    .toList();
            table.tell(new OpeningEvent.StaredownTied(tied), GunfightRule.GF_02_STAREDOWN);
            return fight.withPhase(Phase.Readying.first());
        }
        Name by = able.get(winner.get()).name();
        table.tell(new OpeningEvent.StaredownWon(by), GunfightRule.GF_02_STAREDOWN, GunfightRule.GF_04_STAREDOWN_PRIZE);
        return fight.with(by, fighter -> fighter.withHoldsPrize(true)).withPhase(Phase.Readying.first());
    }

    /** Whether somebody agrees to a staredown. */
    enum Consent {
        AGREE,
        REFUSE;

        @Override
        public String toString() {
            return Word.of(this);
        }
    }
}
