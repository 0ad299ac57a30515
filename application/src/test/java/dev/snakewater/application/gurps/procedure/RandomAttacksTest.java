package dev.snakewater.application.gurps.procedure;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.application.gurps.scenario.GurpsScenario;
import dev.snakewater.application.gurps.telling.GurpsTelling;
import dev.snakewater.application.procedure.Next;
import dev.snakewater.application.procedure.Pick;
import dev.snakewater.application.table.Choice;
import dev.snakewater.application.table.Dice;
import dev.snakewater.application.table.Event;
import dev.snakewater.application.table.Table;
import dev.snakewater.application.table.Throw;
import dev.snakewater.application.table.answering.RandomDice;
import dev.snakewater.application.words.Sentence;
import dev.snakewater.domain.dice.Fall;
import dev.snakewater.domain.gurps.Box;
import dev.snakewater.domain.gurps.Box.End;
import dev.snakewater.domain.gurps.wound.Condition;
import dev.snakewater.domain.gurps.wound.Fumble;
import dev.snakewater.domain.rule.Rule;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** What holds of every attack, tried on 200,000. */
class RandomAttacksTest {

    private static final int SET_UPS = 4_000;
    private static final int ATTACKS_EACH = 50;

    @Test
    void none_of_200_000_leaves_the_chart_or_goes_on_for_too_long() {
        int attacks = 0;
        EnumSet<Box> passed = EnumSet.noneOf(Box.class);
        EnumSet<End> ends = EnumSet.noneOf(End.class);
        EnumSet<Fumble> parries = EnumSet.noneOf(Fumble.class);
        for (long seed = 0; attacks < SET_UPS * ATTACKS_EACH; seed++) {
            GurpsScenario setUp = new RandomAttack(new SplittableRandom(seed)).setUp();
            if (!setUp.problems().isEmpty()) {
                continue;
            }
            ChartedAttack opening = setUp.opening();
            RandomDice dice = new RandomDice(seed);
            for (int i = 0; i < ATTACKS_EACH; i++) {
                attacks++;
                try {
                    GurpsOutcome outcome = checked(opening, new Walk(dice), passed);
                    ends.add(outcome.end().orElseThrow());
                    outcome.victim()
                            .filter(victim -> victim.harm().ownBlow())
                            .ifPresent(victim -> parries.addAll(victim.harm().fumbles()));
                } catch (AssertionError | RuntimeException failure) {
                    throw new AssertionError("attack " + i + " of seed " + seed + ": " + failure.getMessage(), failure);
                }
            }
        }
        assertThat(passed).hasSize(56);
        assertThat(ends).hasSize(6);
        assertThat(parries).as("parries that hit who parries").containsExactly(Fumble.SELF, Fumble.SELF_HALF);
    }

    private static GurpsOutcome checked(ChartedAttack opening, Walk walk, EnumSet<Box> passed) {
        GurpsOutcome outcome = played(opening, walk);
        int candidates = opening.candidates().size();
        // 29 boxes at most from 28 to an end, for each further round of a group, and 30 from 27 for a blow at oneself
        // with a parry.
        int most = 21 * candidates + 43 + 29 * (opening.engagement().manner().rounds() - 1) + 30;
        if (walk.left.size() > most) {
            throw new AssertionError(walk.left.size() + " boxes, more than " + most);
        }
        int expected = 1;
        for (BoxPassed box : walk.left) {
            passed.add(Box.of(box.box()));
            if (box.box() != expected) {
                throw new AssertionError("box " + box.box() + " after an exit to " + expected);
            }
            expected = box.to().orElse(box.found() instanceof BoxResult.Ended ended && ended.ownBlow() ? 27 : 28);
        }
        assertThat(walk.left.getLast().to()).isEmpty();
        outcome.victim().ifPresent(victim -> sound(outcome.end().orElseThrow(), victim));
        return outcome;
    }

    private static void sound(End end, GurpsOutcome.Victim victim) {
        boolean severe = end == End.SEVERELY_INJURED || end == End.CRITICALLY_INJURED;
        boolean isSound = victim.injury() >= 0
                && (end != End.SLIGHTLY_INJURED || victim.harm().hitPoints() >= 4)
                && (!severe || (victim.harm().hitPoints() <= 3 && victim.is(Condition.HALVED)))
                && (end != End.NO_EFFECT || victim.injury() == 0)
                && victim.harm().limb().isPresent()
                        == (victim.is(Condition.CRIPPLED) || victim.is(Condition.LIMB_NUMB));
        if (!isSound) {
            throw new AssertionError(end + " of " + victim);
        }
    }

    @Test
    void every_box_and_every_end_can_be_told() {
        GurpsTelling telling = new GurpsTelling();
        for (long seed = 0; seed < 3_000; seed++) {
            GurpsScenario setUp = new RandomAttack(new SplittableRandom(seed)).setUp();
            if (!setUp.problems().isEmpty()) {
                continue;
            }
            ChartedAttack opening = setUp.opening();
            Walk walk = new Walk(new RandomDice(seed));
            GurpsOutcome outcome = played(opening, walk);
            List<Sentence> told = new ArrayList<>(telling.opening(opening));
            walk.told.forEach(event -> told.addAll(telling.words().told(event)));
            told.addAll(telling.words().told(outcome));
            assertThat(told)
                    .extracting(Sentence::text)
                    .allSatisfy(text -> assertThat(text)
                            .isNotBlank()
                            .doesNotContain("{", "  ", "..", ":.", " ,")
                            .endsWith("."));
            assertThat(telling.findings(outcome)).hasSize(8);
            assertThat(walk.told.stream().flatMap(event -> event.stagePassed().stream()))
                    .hasSize(walk.left.size());
        }
    }

    private static GurpsOutcome played(ChartedAttack opening, Walk walk) {
        ChartedAttack attack = opening;
        ChartWalk procedure = new ChartWalk();
        while (true) {
            walk.asked = 0;
            switch (procedure.step(attack, walk)) {
                case Next.Done<ChartedAttack, GurpsOutcome> done -> {
                    return done.outcome();
                }
                case Next.Go<ChartedAttack, GurpsOutcome> go -> attack = go.situation();
            }
        }
    }

    /** A table of chance that counts: at most one throw or choice a step. */
    private static final class Walk implements Table {

        private final Dice dice;
        private final List<BoxPassed> told = new ArrayList<>();
        private final List<BoxPassed> left = new ArrayList<>();
        private int asked;

        Walk(Dice dice) {
            this.dice = dice;
        }

        @Override
        public Fall roll(Throw what) {
            onlyOnce();
            return dice.roll(what);
        }

        @Override
        public <A> A choose(Choice<A> choice) {
            onlyOnce();
            return Pick.atRandom(choice, dice);
        }

        private void onlyOnce() {
            if (++asked > 1) {
                throw new AssertionError("more than one throw or choice in a step");
            }
        }

        @Override
        public void tell(Event event, List<Rule> why) {
            BoxPassed passed = (BoxPassed) event;
            told.add(passed);
            if (passed.to().isPresent() || passed.found() instanceof BoxResult.Ended) {
                left.add(passed);
            }
        }
    }
}
