package dev.snakewater.application.exp.telling;

import dev.snakewater.application.exp.procedure.ExpEvent;
import dev.snakewater.application.exp.procedure.ExpOutcome;
import dev.snakewater.application.exp.procedure.Phase;
import dev.snakewater.application.exp.procedure.ToHitSituation;
import dev.snakewater.application.scenario.Telling;
import dev.snakewater.application.table.Throw;
import dev.snakewater.application.words.Messages;
import dev.snakewater.application.words.Sentence;
import dev.snakewater.application.words.StatusTable;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.exp.Rulings;
import dev.snakewater.domain.exp.modifier.Attack;
import dev.snakewater.domain.exp.modifier.Bar;
import dev.snakewater.domain.exp.modifier.ToHit;
import dev.snakewater.domain.exp.wound.Damage;
import dev.snakewater.domain.modifier.Counting;
import dev.snakewater.domain.modifier.Tally;
import dev.snakewater.domain.wound.HitPoints;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/** How an attack is told: the scene, the sum line by line, the throws. */
public final class ExpTelling implements Telling<ToHitSituation, ExpOutcome> {

    private final Messages words = Messages.in("dev.snakewater.application.exp.telling.telling");

    @Override
    public Messages words() {
        return words;
    }

    @Override
    public List<Sentence> opening(ToHitSituation situation, UnaryOperator<Tally> count) {
        Stream<Sentence> promises = situation.phase() instanceof Phase.Arming
                ? promises(situation.attacks(), Counting.adding(count))
                : Stream.empty();
        return Stream.of(
                        told(situation, "cast", "attacker", "target", "scene"),
                        words.rulings(Rulings.DECLARED, situation.attack().rulings()).stream(),
                        promises)
                .flatMap(all -> all)
                .toList();
    }

    private Stream<Sentence> promises(List<Attack> attacks, Counting counting) {
        return attacks.stream().flatMap(attack -> {
            Prospect prospect = new Prospect(ExpEvent.LaidOut.of(attack, counting), Bar.of(attack));
            return attacks.size() > 1
                    ? words.told(prospect).stream()
                    : prospect.bars.isEmpty() ? words.told(prospect.laid).stream() : Stream.empty();
        });
    }

    private record Prospect(ExpEvent.LaidOut laid, List<Bar> bars) {}

    @Override
    public StatusTable state(ToHitSituation now) {
        Stream<Stand> both = Stream.of(new Stand(now.by(), Role.ATTACKER, now), new Stand(now.at(), Role.TARGET, now));
        Stream<Stand> referee = now.phase() instanceof Phase.Weathering
                ? Stream.of(new Stand(Phase.Weathering.REFEREE, Role.REFEREE, now))
                : Stream.empty();
        return words.table("state", Stream.concat(both, referee).toList(), Stand::who, Stand::isOut);
    }

    private enum Role {
        ATTACKER,
        TARGET,
        REFEREE
    }

    record Stand(Name who, Role role, ToHitSituation now) {

        boolean isOut() {
            return role == Role.TARGET
                    && now.points().filter(HitPoints::isSpent).isPresent();
        }
    }

    @Override
    public List<Sentence> sheet(ToHitSituation now, Name fighter) {
        Stream<Sentence> told = fighter.equals(now.by())
                ? told(now, "attacker", "weapons")
                : fighter.equals(now.at()) ? told(now, "target") : Stream.empty();
        return told.toList();
    }

    private Stream<Sentence> told(ToHitSituation now, String... keys) {
        return Stream.of(keys).flatMap(key -> words.told(key, now).stream());
    }

    /** The roll to hit and damage want much, aiming blind wants little. */
    @Override
    public Throw.Wanted wanted(Throw what) {
        return switch (what.name()) {
            case ToHit.TO_HIT, Damage.DAMAGE -> Throw.Wanted.HIGH;
            case "blind" -> Throw.Wanted.LOW;
            default -> Throw.Wanted.NEITHER;
        };
    }
}
