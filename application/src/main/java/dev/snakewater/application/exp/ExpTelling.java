package dev.snakewater.application.exp;

import dev.snakewater.application.procedure.Telling;
import dev.snakewater.application.words.Sentence;
import dev.snakewater.application.words.Tableau;
import dev.snakewater.application.words.Wording;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.exp.Attack;
import dev.snakewater.domain.exp.Bar;
import dev.snakewater.domain.exp.Bars;
import dev.snakewater.domain.exp.Rulings;
import dev.snakewater.domain.modifier.Counting;
import dev.snakewater.domain.modifier.Tally;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/** How an attack is told: the scene, the sum line by line, the throws. */
final class ExpTelling implements Telling<ToHitSituation, ExpOutcome> {

    private final Wording words = Wording.in("dev.snakewater.application.exp.telling");

    @Override
    public Wording words() {
        return words;
    }

    @Override
    public List<Sentence> opening(ToHitSituation situation) {
        return opening(situation, UnaryOperator.identity());
    }

    @Override
    public List<Sentence> opening(ToHitSituation situation, UnaryOperator<Tally> count) {
        if (!(situation.phase() instanceof Attacking attacking)) {
            return List.of();
        }
        Stream<Sentence> promises = attacking instanceof Attacking.Arming arming
                ? promises(arming.attacks(), Counting.adding(count))
                : Stream.empty();
        return Stream.of(
                        told(attacking, "cast", "attacker", "target", "scene"),
                        words.rulings(Rulings.DECLARED, attacking.attack().rulings()).stream(),
                        promises)
                .flatMap(all -> all)
                .toList();
    }

    /** What a weapon promises; of several, each in a sentence. */
    private Stream<Sentence> promises(List<Attack> attacks, Counting counting) {
        return attacks.stream().flatMap(attack -> {
            Prospect prospect = new Prospect(ExpEvent.LaidOut.of(attack, counting), Bars.of(attack));
            return attacks.size() > 1
                    ? words.told(prospect).stream()
                    : prospect.bars.isEmpty() ? words.told(prospect.laid).stream() : Stream.empty();
        });
    }

    /** What a weapon promises to whom has a choice. */
    private record Prospect(ExpEvent.LaidOut laid, List<Bar> bars) {}

    @Override
    public Tableau state(ToHitSituation situation) {
        Phase phase = situation.phase();
        Stream<Stand> all = switch (phase) {
            case Attacking now ->
                Stream.concat(
                        Stream.of(
                                new Stand(now.attack().attacker().name(), Role.ATTACKER, phase),
                                new Stand(now.attack().target().name(), Role.TARGET, phase)),
                        now instanceof Attacking.Weathering
                                ? Stream.of(new Stand(Attacking.Weathering.REFEREE, Role.REFEREE, phase))
                                : Stream.empty());
            case Striking now ->
                Stream.of(new Stand(now.by(), Role.STRIKER, phase), new Stand(now.at(), Role.STRUCK, phase));
        };
        return words.table("state", all.toList(), Stand::who, Stand::isOut);
    }

    private enum Role {
        ATTACKER,
        TARGET,
        REFEREE,
        STRIKER,
        STRUCK
    }

    /** How somebody stands in an attack. */
    record Stand(Name who, Role role, Phase phase) {

        boolean isOut() {
            return role == Role.STRUCK
                    && phase instanceof Striking striking
                    && striking.points().filter(points -> points.left() <= 0).isPresent();
        }
    }

    @Override
    public List<Sentence> sheet(ToHitSituation situation, Name fighter) {
        if (!(situation.phase() instanceof Attacking attacking)) {
            return List.of();
        }
        Stream<Sentence> told = attacking.attack().attacker().name().equals(fighter)
                ? told(attacking, "attacker", "weapons")
                : attacking.attack().target().name().equals(fighter) ? told(attacking, "target") : Stream.empty();
        return told.toList();
    }

    private Stream<Sentence> told(Attacking attacking, String... keys) {
        return Stream.of(keys).flatMap(key -> words.told(key, attacking).stream());
    }
}
