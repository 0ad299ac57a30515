package dev.snakewater.cli.board;

import dev.snakewater.application.port.in.FightAtTable;
import dev.snakewater.application.table.Answer;
import dev.snakewater.application.table.Choice;
import dev.snakewater.application.table.Question;
import dev.snakewater.application.table.Throw;
import dev.snakewater.application.words.FloorPlan;
import dev.snakewater.application.words.StatusTable;
import dev.snakewater.cli.page.Page;
import dev.snakewater.cli.page.Words;
import dev.snakewater.cli.page.WrongUsage;
import dev.snakewater.domain.combatant.Name;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** Shows how a fight stands, before a question and only what is new: all of it as a turn begins or somebody comes, else what has changed. */
public final class StateCursor {

    private Often often = Often.CHANGES;
    private StatusTable told = StatusTable.EMPTY;
    private Optional<FloorPlan> plan = Optional.empty();
    private Optional<Name> asked = Optional.empty();
    private int turn;

    /** Where a fight is shown. */
    public interface Board {

        /** Returns the page. */
        Page page();

        /** Returns the fight as it stands. */
        FightAtTable fight();

        /** Shows where everybody is, if the rule text knows places, and who has what. */
        void table(Question question);

        /** Shows who has what. */
        void status(Question question);

        /** Shows where everybody is. */
        void plan(Question question);
    }

    /** How often the whole table is shown. */
    enum Often {
        CHANGES,
        ALWAYS,
        TURN,
        NEVER;

        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /** Returns what can be ordered, each in its word. */
    public static Stream<String> words() {
        return Stream.of(Often.values()).map(Often::toString);
    }

    /** Shows the table from now on so often. */
    public void showsAt(String word) {
        often = Stream.of(Often.values())
                .filter(known -> known.toString().equalsIgnoreCase(word))
                .findFirst()
                .orElseThrow(() -> WrongUsage.of("table.how-often", word, words().toList()));
    }

    /** Returns how often it is shown, in a sentence. */
    public String often() {
        return Words.of("table.often", often);
    }

    /** Shows everything, whatever was shown before. */
    public void showAll(Board board, Question question) {
        board.table(question);
        plan = placed(board.fight());
        remember(board.fight(), question);
    }

    /** Shows what is new before a question. */
    public void show(Board board, Question question) {
        FightAtTable now = board.fight();
        StatusTable state = now.state();
        if (state.rows().isEmpty()) {
            gapBeforeOptions(board, question);
            return;
        }
        boolean aloud = board.page().aloud();
        boolean begins = now.turn() != turn;
        boolean areOthers = !who(state).equals(who(told));
        boolean moved = !placed(now).equals(plan);
        boolean all = switch (often) {
            case CHANGES -> !state.equals(told) && (areOthers || (begins && !aloud));
            case ALWAYS -> true;
            case TURN -> begins;
            case NEVER -> false;
        };
        boolean plans = moved
                && switch (often) {
                    case CHANGES -> begins || !asked.equals(Optional.of(question.by()));
                    case ALWAYS -> true;
                    case TURN -> begins;
                    case NEVER -> false;
                };
        if (plans) {
            plan = placed(now);
        }
        if ((all || plans) && !begins) {
            board.page().gap();
        }
        if (all && plans) {
            board.table(question);
        } else if (all) {
            board.status(question);
        } else if (plans) {
            board.plan(question);
        }
        gapBeforeOptions(board, question);
        if (!all && often == Often.CHANGES) {
            if (question instanceof Throw && !begins && !isOverruled(now)) {
                // What has changed can wait for somebody who has to choose.
                return;
            }
            new StateChanges(told, state).tell(board.page());
        }
        remember(now, question);
    }

    private static void gapBeforeOptions(Board board, Question question) {
        if (question instanceof Choice) {
            board.page().gap();
        }
    }

    private static boolean isOverruled(FightAtTable now) {
        List<Answer> answers = now.history().answers();
        return !answers.isEmpty() && answers.getLast() instanceof Answer.Overrule;
    }

    private void remember(FightAtTable now, Question question) {
        told = now.state();
        turn = now.turn();
        asked = Optional.of(question.by());
    }

    /** Returns the plan without the order in which those on it act: if only that changes, nobody has moved. */
    private static Optional<FloorPlan> placed(FightAtTable now) {
        return now.plan()
                .map(plan -> plan.withMarks(plan.marks().stream()
                        .sorted(Comparator.comparing(FloorPlan.Mark::who))
                        .toList()));
    }

    private static List<Name> who(StatusTable state) {
        return state.rows().stream().map(StatusTable.Row::who).sorted().toList();
    }
}
