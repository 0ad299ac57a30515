package dev.snakewater.application.hitlocation;

import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fudge.CoreRule;
import dev.snakewater.domain.fudge.hitlocation.BlastRulings;
import dev.snakewater.domain.fudge.hitlocation.BodyPart;
import dev.snakewater.domain.fudge.hitlocation.WoundModel;
import dev.snakewater.domain.modifier.Tally;
import dev.snakewater.domain.rule.Withers;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A blast, as it is now.
 *
 * @param charge what goes off
 * @param thrower who throws it, if somebody has to
 * @param victims everybody whom it reaches
 * @param rulings how the game master reads what the rules leave open
 * @param phase what comes next
 */
@Withers
public record Blast(
        BlastScenario.Charge charge, Optional<Thrower> thrower, List<Victim> victims, BlastRulings rulings, Phase phase)
        implements BlastBuilder.With {

    public Blast {
        victims = List.copyOf(victims);
    }

    /**
     * Who throws it.
     *
     * @param who he
     * @param how how he throws it
     */
    public record Thrower(Person who, BlastScenario.Toss how) {}

    /**
     * Somebody whom it reaches.
     *
     * @param before as he was before it
     * @param now as he is now
     * @param reached which parts of him it reaches
     */
    @Withers
    public record Victim(Person before, Person now, List<BodyPart> reached) implements BlastVictimBuilder.With {

        public Victim {
            reached = List.copyOf(reached);
        }
    }

    /** What comes next. */
    public sealed interface Phase {}

    /** It is thrown. */
    public record Throwing() implements Phase {}

    /** Nobody has to throw it, and it goes off. */
    public record GoingOff() implements Phase {}

    /** It does so much damage to the next one. */
    public record Reaching(int damage, int next) implements Phase {}

    /** This one rolls for staying on his feet. */
    public record Swaying(int damage, int victim, BodyPart buckles) implements Phase {}

    /** Returns how a blast opens that is set up so. */
    static Blast of(BlastScenario scenario) {
        WoundModel model = scenario.rulings().woundModel();
        Optional<Thrower> thrower =
                scenario.thrown().map(thrown -> new Thrower(thrown.by().read(model), thrown.how()));
        return new Blast(
                scenario.blast(),
                thrower,
                scenario.targets().stream()
                        .map(target -> {
                            Person who = target.who().read(model);
                            return new Victim(who, who, target.parts());
                        })
                        .toList(),
                scenario.rulings(),
                thrower.isPresent() ? new Throwing() : new GoingOff());
    }

    /** What it is thrown with. */
    static Tally skill(Thrower thrower, String what) {
        Person who = thrower.who();
        return who.body()
                .hindered(
                        who.tally("throw", what, thrower.how().skill()),
                        who.fighting(thrower.how().hands()));
    }

    /** How much damage it does before armour, thrown by this margin if it is thrown. */
    Tally damage(Optional<Integer> margin) {
        Name whose = thrower.map(thrown -> thrown.who().name())
                .orElse(victims.getFirst().now().name());
        return margin.map(by -> Tally.of(whose, "blast", by, "margin", CoreRule.FACT_5_DAMAGE)
                        .plus(charge.strength(), charge.what(), CoreRule.FACT_5_DAMAGE))
                .orElseGet(() -> Tally.of(whose, "blast", charge.strength(), charge.what(), CoreRule.FACT_5_DAMAGE));
    }

    /** That damage, whatever somebody has added: nothing at the least. */
    static Tally limited(Tally damage) {
        return damage.neverBelow(0, "nothing is left of it", CoreRule.FACT_5_DAMAGE);
    }

    /** Everybody in it, who throws it first. */
    List<Person> people() {
        return Stream.concat(
                        thrower.stream().map(Thrower::who), victims.stream().map(Victim::now))
                .toList();
    }

    /** This with one of those whom it reaches otherwise. */
    Blast with(int victim, Victim other) {
        List<Victim> changed = new ArrayList<>(victims);
        changed.set(victim, other);
        return withVictims(changed);
    }

    /** This thrown by somebody else. */
    Blast by(Person other) {
        return withThrower(thrower.map(thrown -> new Thrower(other, thrown.how())));
    }
}
