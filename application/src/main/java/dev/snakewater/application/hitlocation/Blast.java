package dev.snakewater.application.hitlocation;

import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fudge.CoreRule;
import dev.snakewater.domain.fudge.Degree;
import dev.snakewater.domain.fudge.hitlocation.BlastRulings;
import dev.snakewater.domain.fudge.hitlocation.BodyPart;
import dev.snakewater.domain.modifier.Tally;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A blast, as it is now.
 *
 * @param what what it is called
 * @param strength how much damage it does, before armour
 * @param thrower who throws it, if somebody has to
 * @param victims everybody whom it reaches
 * @param rulings how the game master reads what the rules leave open
 * @param phase what comes next
 */
public record Blast(
        String what, int strength, Optional<Thrower> thrower, List<Victim> victims, BlastRulings rulings, Phase phase) {

    /** Copies the victims. */
    public Blast {
        victims = List.copyOf(victims);
    }

    /**
     * Who throws it.
     *
     * @param who he
     * @param skill his skill
     * @param hands with which hands
     * @param difficulty what he has to reach
     */
    public record Thrower(Person who, Degree skill, Hands hands, Degree difficulty) {}

    /**
     * Somebody whom it reaches.
     *
     * @param before as he was before it
     * @param now as he is now
     * @param reached which parts of him it reaches
     */
    public record Victim(Person before, Person now, List<BodyPart> reached) {

        /** Copies the parts. */
        public Victim {
            reached = List.copyOf(reached);
        }

        /** This as he is then. */
        Victim now(Person other) {
            return new Victim(before, other, reached);
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

    /** How a blast opens that is set up so. */
    static Blast of(BlastScenario scenario) {
        BlastRulings rulings = scenario.readings();
        Optional<Thrower> thrower = scenario.thrown()
                .map(thrown -> new Thrower(
                        thrown.by().read(rulings.woundModel()), thrown.skill(), thrown.inHands(), thrown.difficulty()));
        return new Blast(
                scenario.blast().what(),
                scenario.blast().strength(),
                thrower,
                scenario.targets().stream()
                        .map(target -> {
                            Person who = target.who().read(rulings.woundModel());
                            return new Victim(who, who, target.parts());
                        })
                        .toList(),
                rulings,
                thrower.isPresent() ? new Throwing() : new GoingOff());
    }

    /** What it is thrown with. */
    static Tally skill(Thrower thrower, String what) {
        return thrower.who()
                .body()
                .hindered(
                        Tally.of(
                                thrower.who().name(),
                                "throw",
                                thrower.skill().value(),
                                what + " " + thrower.skill(),
                                CoreRule.FACT_3_ACTIONS),
                        thrower.who().fighting(thrower.hands()));
    }

    /** What the throw has to reach. */
    static Tally difficulty(Thrower thrower) {
        return Tally.of(
                thrower.who().name(),
                "difficulty",
                thrower.difficulty().value(),
                "difficulty " + thrower.difficulty(),
                CoreRule.FACT_3_ACTIONS);
    }

    /** How much damage it does before armour, thrown by this margin if it is thrown. */
    Tally damage(Optional<Integer> margin) {
        Name whose = thrower.map(thrown -> thrown.who().name())
                .orElse(victims.getFirst().now().name());
        return margin.map(by -> Tally.of(whose, "blast", by, "margin", CoreRule.FACT_5_DAMAGE)
                        .plus(strength, what, CoreRule.FACT_5_DAMAGE))
                .orElseGet(() -> Tally.of(whose, "blast", strength, what, CoreRule.FACT_5_DAMAGE));
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

    /** This under other rulings. */
    Blast under(BlastRulings other) {
        return new Blast(what, strength, thrower, victims, other, phase);
    }

    /** This with something else to come. */
    Blast at(Phase next) {
        return new Blast(what, strength, thrower, victims, rulings, next);
    }

    /** This with one of those whom it reaches otherwise. */
    Blast with(int victim, Victim other) {
        List<Victim> changed = new ArrayList<>(victims);
        changed.set(victim, other);
        return new Blast(what, strength, thrower, changed, rulings, phase);
    }

    /** This thrown by somebody else. */
    Blast by(Person other) {
        return new Blast(
                what,
                strength,
                thrower.map(thrown -> new Thrower(other, thrown.skill(), thrown.hands(), thrown.difficulty())),
                victims,
                rulings,
                phase);
    }
}
