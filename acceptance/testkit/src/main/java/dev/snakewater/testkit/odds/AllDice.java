package dev.snakewater.testkit.odds;

import dev.snakewater.application.measure.Finding;
import dev.snakewater.application.procedure.Next;
import dev.snakewater.application.procedure.Procedure;
import dev.snakewater.application.scenario.Deciders;
import dev.snakewater.application.scenario.Scenario;
import dev.snakewater.application.table.Answer;
import dev.snakewater.application.table.Dice;
import dev.snakewater.application.table.Throw;
import dev.snakewater.application.table.answering.RecordingTable;
import dev.snakewater.application.words.Messages;
import dev.snakewater.domain.dice.Chance;
import dev.snakewater.domain.dice.Die;
import dev.snakewater.domain.dice.Fall;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.BiConsumer;

/**
 * Every fall of every throw after every other, with nothing merged and nothing remembered: slow, and too simple to be wrong. Knows
 * nothing of the program's odds; it counts the falls of a pool by throwing one die after the other.
 */
public final class AllDice<S, O> {

    // Where something is thrown again until it counts, there is no end of ends.
    private static final int MOST_ANSWERS = 300;

    private final Scenario<S, O> scenario;
    private final Procedure<S, O> procedure;
    private final Deciders<S> deciders;
    private final int most;
    private final BiConsumer<O, List<Answer>> heard;
    private final Map<Finding, Chance> found = new LinkedHashMap<>();
    private int ends;

    /**
     * All dice of a scenario without modifiers of the game master.
     *
     * @param most how many ends are looked at
     * @param heard hears every outcome with the answers that lead to it
     */
    public AllDice(Scenario<S, O> scenario, int most, BiConsumer<O, List<Answer>> heard) {
        this.scenario = scenario;
        this.most = most;
        this.heard = heard;
        procedure = scenario.kind().procedure();
        deciders = Deciders.of(scenario.kind(), scenario.setUp());
    }

    /** Returns the chance of everything that is found in outcomes, as {@code of: is}. */
    public Map<String, Chance> findings() {
        play(scenario.setUp().opening(), 1, Chance.SURE, List.of());
        Messages words = scenario.kind().telling().words();
        Map<String, Chance> findings = new TreeMap<>();
        found.forEach((finding, chance) ->
                findings.merge(words.of(finding.measure()) + ": " + words.of(finding), chance, Chance::plus));
        return findings;
    }

    /** Returns whether there were more ends than are looked at, or one that never came. */
    public boolean gaveUp() {
        return ends > most;
    }

    private void play(S situation, int turn, Chance chance, List<Answer> before) {
        if (before.size() > MOST_ANSWERS) {
            ends = most + 1;
        } else if (turn > scenario.terms().turnLimit()) {
            found(procedure.calledOff(situation), chance, before);
        } else {
            step(situation, turn, chance, before, List.of());
        }
    }

    /** Takes one step with these falls; where it throws once more, with each fall of that throw in turn. */
    private void step(S situation, int turn, Chance chance, List<Answer> before, List<Fall> falls) {
        if (gaveUp()) {
            return;
        }
        Told told = new Told(falls);
        RecordingTable minutes = new RecordingTable(deciders.table(situation, told), List.of());
        Next<S, O> next;
        try {
            next = procedure.step(situation, minutes);
        } catch (Thrown thrown) {
            ways(thrown.what).forEach((fall, share) -> {
                List<Fall> more = new ArrayList<>(falls);
                more.add(fall);
                step(situation, turn, chance.times(share), before, more);
            });
            return;
        }
        List<Answer> answers = new ArrayList<>(before);
        answers.addAll(minutes.answers());
        switch (next) {
            case Next.Done<S, O> done -> found(done.outcome(), chance, answers);
            case Next.Go<S, O> go -> play(go.situation(), turn + (go.turnEnds() ? 1 : 0), chance, answers);
        }
    }

    private void found(O outcome, Chance chance, List<Answer> answers) {
        ends++;
        heard.accept(outcome, answers);
        for (Finding finding : scenario.kind().telling().findings(outcome)) {
            found.merge(finding, chance, Chance::plus);
        }
    }

    /** What a throw can show, in the order of its totals or faces, with the share of each. */
    static Map<Fall, Chance> ways(Throw what) {
        Die die = what.dice().die();
        List<List<Integer>> shown = List.of(List.of());
        TreeMap<Integer, Long> totals = new TreeMap<>(Map.of(what.dice().plus(), 1L));
        boolean faces = what.reads() == Throw.Reads.FACES;
        for (int i = 0; i < what.dice().count(); i++) {
            List<List<Integer>> more = new ArrayList<>();
            TreeMap<Integer, Long> next = new TreeMap<>();
            for (int face = die.lowest(); face <= die.highest(); face++) {
                int one = face;
                totals.forEach((total, number) -> next.merge(total + one, number, Math::addExact));
                if (faces) {
                    shown.forEach(before -> more.add(with(before, one)));
                }
            }
            shown = more;
            totals = next;
        }
        long all = totals.values().stream().reduce(0L, Math::addExact);
        Map<Fall, Chance> ways = new LinkedHashMap<>();
        if (faces) {
            shown.forEach(some -> ways.put(what.dice().showing(some), Chance.of(1, all)));
        } else {
            totals.forEach((total, number) -> ways.put(what.dice().totalling(total), Chance.of(number, all)));
        }
        return ways;
    }

    private static List<Integer> with(List<Integer> faces, int face) {
        List<Integer> more = new ArrayList<>(faces);
        more.add(face);
        return more;
    }

    /** Dice that show what they are told, and stop the step when they are told no more. */
    private static final class Told implements Dice {
        private final List<Fall> falls;
        private int shown;

        Told(List<Fall> falls) {
            this.falls = falls;
        }

        @Override
        public Fall roll(Throw what) {
            if (shown == falls.size()) {
                throw new Thrown(what);
            }
            return falls.get(shown++);
        }
    }

    private static final class Thrown extends RuntimeException {
        private static final long serialVersionUID = 1;
        private final transient Throw what;

        Thrown(Throw what) {
            super(what.name(), null, false, false);
            this.what = what;
        }
    }
}
