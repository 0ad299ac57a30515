package dev.snakewater.application.gunfight;

import dev.snakewater.application.procedure.Next;
import dev.snakewater.application.procedure.Problem;
import dev.snakewater.application.procedure.Procedure;
import dev.snakewater.application.procedure.Telling;
import dev.snakewater.application.procedure.Variation;
import dev.snakewater.application.table.Table;
import dev.snakewater.domain.fudge.gunfight.Gunfighter;
import dev.snakewater.domain.fudge.gunfight.Legality;
import dev.snakewater.domain.fudge.gunfight.Shot;
import java.util.List;
import java.util.stream.Stream;

/** Scenarios of the kind {@code fudge-attack}: the attack of one gunfighter within one turn. */
public final class AttackScenarios extends PieceScenarios<AttackScenario, AttackOutcome> {

    /** The kind. */
    public AttackScenarios() {
        super(AttackScenario::gunfight);
    }

    @Override
    public String id() {
        return "fudge-attack";
    }

    @Override
    public Class<AttackScenario> scenario() {
        return AttackScenario.class;
    }

    @Override
    public List<Problem> problems(AttackScenario scenario) {
        return AttackProblems.of(scenario);
    }

    @Override
    public Piece<AttackOutcome> open(AttackScenario scenario) {
        return AttackPlan.open(scenario);
    }

    @Override
    public Procedure<Piece<AttackOutcome>, AttackOutcome> procedure() {
        return new Slots();
    }

    @Override
    public Telling<Piece<AttackOutcome>, AttackOutcome> telling() {
        return new AttackTelling();
    }

    @Override
    public List<String> numbers() {
        Stream<String> shots = Stream.of(Shot.Manner.values()).map(Shot.Manner::toString);
        return Stream.concat(shots, Stream.of("difficulty", "damage")).toList();
    }

    @Override
    public List<Variation<AttackScenario>> variations(AttackScenario scenario) {
        return AttackVariations.of(scenario);
    }

    /** What is declared in part 3 as far as it matters to the attack, and what is declared in part 4: one slot each. */
    private static final class Slots extends PieceProcedure<AttackOutcome> {

        @Override
        Gunfight play(Gunfight fight, Table table) {
            return switch (fight.phase()) {
                case Phase.Declaring declaring -> {
                    TurnSteps.begin(GunfightEvent.TurnPart.of(declaring.turn().part()), table);
                    yield EffectSteps.takeEffect(fight, declaring.turn(), declaring.declared(), table);
                }
                case Phase.Firing firing
                when !FiringSteps.isRolled(fight, firing) -> FiringSteps.roll(fight, firing, table);
                case Phase.Firing firing -> ended(HarmSteps.settle(fight, firing, table));
                case Phase.Falling falling -> ended(HarmSteps.save(fight, falling, table));
                default -> throw new IllegalStateException("no part of an attack: " + fight.phase());
            };
        }

        /** Where nobody has to roll for staying on his feet any more, what comes next is as if it were another turn. */
        private static Gunfight ended(Gunfight settled) {
            return settled.phase() instanceof Phase.Falling ? settled : settled.at(Phase.Readying.first());
        }

        @Override
        Next<Piece<AttackOutcome>, AttackOutcome> next(Piece<AttackOutcome> played) {
            if (!(played.fight().phase() instanceof Phase.Readying)) {
                return played.goOn();
            }
            return played.ahead().isEmpty() || !canGoOn(played)
                    ? played.over()
                    : played.moved().goOn();
        }

        /** Whether there is somebody left to fire at: a fight may be over, or a man dead, after part 3. */
        private static boolean canGoOn(Piece<AttackOutcome> played) {
            Gunfight fight = played.fight();
            Gunfighter shooter = fight.fighter(played.outcome().by());
            return !fight.isDecided()
                    && marks(played.ahead().getFirst())
                            .map(mark -> fight.fighter(mark.at()))
                            .allMatch(target -> Legality.barsOnTarget(target, fight.between(shooter, target))
                                    .isEmpty());
        }

        /** He who attacks can act and fire what is settled: otherwise there would be no attack. */
        @Override
        boolean fits(Piece<AttackOutcome> now, Gunfighter amended) {
            return !amended.name().equals(now.outcome().by())
                    || amended.isAble()
                            && now.ahead().stream()
                                    .flatMap(Slots::marks)
                                    .noneMatch(mark ->
                                            amended.guns().get(mark.gun()).isEmpty());
        }

        private static Stream<Phase.Mark> marks(Phase.Declaring declaring) {
            return declaring.declared().stream().flatMap(declaration -> declaration.marks().stream());
        }
    }
}
