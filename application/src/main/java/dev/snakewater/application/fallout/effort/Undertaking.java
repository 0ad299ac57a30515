package dev.snakewater.application.fallout.effort;

import dev.snakewater.domain.fallout.FalloutRule;
import dev.snakewater.domain.fallout.Pose;
import dev.snakewater.domain.fallout.catalogue.Skill;
import dev.snakewater.domain.fallout.effort.Breath;
import dev.snakewater.domain.fallout.effort.Doer;
import dev.snakewater.domain.fallout.effort.Jump;
import dev.snakewater.domain.fallout.effort.Run;
import dev.snakewater.domain.fallout.effort.Trial;
import dev.snakewater.domain.modifier.Counting;
import dev.snakewater.domain.modifier.Modifier;
import dev.snakewater.domain.modifier.Tally;
import dev.snakewater.domain.rule.Rule;
import java.util.List;
import java.util.Optional;

/** What somebody has in mind. */
public sealed interface Undertaking {

    /** What is put to a test. */
    Trial trial();

    /** At or below what it succeeds: what is told before, and thrown against. */
    default Tally limit(Doer doer, Counting counting) {
        return trial().limit(doer, special(doer), counting);
    }

    /** What is added to this test alone, in points. */
    default List<Modifier> special(Doer doer) {
        return List.of();
    }

    /** A test and nothing else: whoever is put to it is not asked. */
    record Test(Trial trial) implements Undertaking {}

    /** Something that is done or left, and paid for. */
    sealed interface Feat extends Undertaking {

        /** What she has of action points before. */
        int before();

        /** The same with so many action points before. */
        Feat with(int actionPoints);

        /** What it costs. */
        int price();

        /** What she has left of them when she has done it. */
        default int left() {
            return before() - price();
        }

        /** How far it goes on the table. */
        int millimetres();

        /** What forbids it; nothing, if she may. */
        List<Rule> bars(Doer doer);

        /** What it is called when it is chosen. */
        String word();

        /** The rule that lets her do it. */
        FalloutRule why();
    }

    /**
     * A jump.
     *
     * @param jump how far, and from what
     * @param before what she has of action points before
     * @param described how she jumps and what she is after, as the player says it
     */
    record Jumping(Jump jump, int before, Optional<String> described) implements Feat {

        @Override
        public Trial trial() {
            return new Trial.OfSkill(Skill.ACROBATICS);
        }

        @Override
        public List<Modifier> special(Doer doer) {
            return jump.ease(doer);
        }

        @Override
        public Feat with(int actionPoints) {
            return new Jumping(jump, actionPoints, described);
        }

        @Override
        public int price() {
            return jump.actionPoints();
        }

        @Override
        public int millimetres() {
            return jump.millimetres();
        }

        @Override
        public List<Rule> bars(Doer doer) {
            return jump.bars(doer, before);
        }

        @Override
        public String word() {
            return "jump";
        }

        @Override
        public FalloutRule why() {
            return FalloutRule.FO_53_JUMP_TEST;
        }
    }

    /**
     * A run.
     *
     * @param run how far
     * @param pose how she holds herself
     * @param before what she has of action points before
     * @param earlier what runs before this one still cost in the rounds to come
     */
    record Running(Run run, Pose pose, int before, List<Breath> earlier) implements Feat {

        public Running {
            earlier = List.copyOf(earlier);
        }

        @Override
        public Trial trial() {
            return new Trial.OfSkill(Skill.BODY_CONTROL);
        }

        @Override
        public Feat with(int actionPoints) {
            return new Running(run, pose, actionPoints, earlier);
        }

        @Override
        public int price() {
            return run.actionPoints();
        }

        @Override
        public int millimetres() {
            return run.millimetres();
        }

        @Override
        public List<Rule> bars(Doer doer) {
            return run.bars(doer, pose, before);
        }

        @Override
        public String word() {
            return "run";
        }

        @Override
        public FalloutRule why() {
            return FalloutRule.FO_54_RUNNING;
        }
    }
}
