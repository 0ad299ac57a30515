package dev.snakewater.application.fudge.gunfight.procedure;

import static dev.snakewater.application.fudge.gunfight.procedure.Must.must;
import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.application.fudge.gunfight.scenario.GunfightScenario;
import dev.snakewater.application.fudge.gunfight.scenario.RandomShowdown;
import dev.snakewater.application.procedure.FightTerms;
import dev.snakewater.application.procedure.Next;
import dev.snakewater.application.procedure.Played;
import dev.snakewater.application.procedure.Sitting;
import dev.snakewater.application.procedure.Standing;
import dev.snakewater.application.procedure.TurnEnd;
import dev.snakewater.application.table.Answer;
import dev.snakewater.application.table.Choice;
import dev.snakewater.application.table.Event;
import dev.snakewater.application.table.GameMasterRule;
import dev.snakewater.application.table.LoggedEvent;
import dev.snakewater.application.table.Question;
import dev.snakewater.application.table.RefusedException;
import dev.snakewater.application.table.answering.RecordedTable;
import dev.snakewater.application.table.answering.RecordingTable;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fudge.gunfight.combatant.Gun;
import dev.snakewater.domain.fudge.gunfight.combatant.Gunfighter;
import dev.snakewater.domain.fudge.hitlocation.wound.WoundLevel;
import dev.snakewater.domain.modifier.Tally;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;

/** One random fight, and all that is checked along its way. */
final class WatchedFight {

    private static final int TURN_LIMIT = 15;
    private static final int MOST_STEPS = 5_000;

    private static final GunfightProcedure PROCEDURE = new GunfightProcedure();

    private final SplittableRandom random;
    private final Chance chance;
    private final FightTerms terms;
    private final Gunfight opening;
    private final RecordingTable minutes;
    private final AttackLog attacks = new AttackLog();
    private final List<Event> events = new ArrayList<>();
    private final List<Answer> answers = new ArrayList<>();
    private final List<Gunfight> turnEnds = new ArrayList<>();
    private final Consequences consequences;
    private Gunfight situation;
    private Optional<GunfightOutcome> outcome = Optional.empty();
    private int refusals;
    private int modified;

    WatchedFight(long seed) {
        random = new SplittableRandom(seed);
        GunfightScenario scenario = RandomShowdown.from(random);
        assertThat(scenario.problems()).isEmpty();
        terms = RandomShowdown.terms(random, scenario, TURN_LIMIT);
        opening = scenario.opening();
        situation = opening;
        chance = new Chance(random);
        minutes = new RecordingTable(chance, terms.modifiers());
        consequences = new Consequences(opening);
    }

    List<Event> events() {
        return events;
    }

    List<Answer> answers() {
        return answers;
    }

    /** How many barred answers were tried, and refused. */
    int refusals() {
        return refusals;
    }

    /** How many numbers the game master changed. */
    int modified() {
        return modified;
    }

    boolean reachedItsLimit() {
        return turnEnds.size() == TURN_LIMIT;
    }

    void toTheEnd() {
        int steps = 0;
        while (outcome.isEmpty() && !reachedItsLimit()) {
            steps++;
            must(steps < MOST_STEPS, () -> "no end in sight");
            step();
        }
        attacks.partOver();
        boolean calledOff = !events.isEmpty() && events.getLast() instanceof GunfightEvent.CalledOff;
        must(!calledOff || situation.scene().rulings().callingOff(), () -> "called off against the rulings");
        outcome.ifPresent(end -> must(
                calledOff == end.sidesStanding().size() > 1, () -> "over with these standing: " + end.sidesStanding()));
        consequences.bulletsAddUp(gunsAtTheEnd(), events);
    }

    private List<List<Gun>> gunsAtTheEnd() {
        return outcome.map(end ->
                        end.fighters().stream().map(GunfightOutcome.Fate::guns).toList())
                .orElseGet(() ->
                        situation.fighters().stream().map(Gunfighter::guns).toList());
    }

    void replaysAlike() {
        Played<Gunfight, GunfightOutcome> replayed = sitting(answers.size()).played();
        must(replayed.turns().stream().flatMap(List::stream).toList().equals(events), () -> "replay: other events");
        must(replayed.answers().equals(answers), () -> "replay: other answers");
        must(
                replayed.turnEnds().stream().map(TurnEnd::situation).toList().equals(turnEnds),
                () -> "replay: other situations at the ends of turns");
        Standing<Gunfight, GunfightOutcome> standing = outcome.<Standing<Gunfight, GunfightOutcome>>map(
                        Standing.Over::new)
                .orElseGet(() -> new Standing.CalledOff<>(PROCEDURE.calledOff(situation)));
        must(replayed.standing().equals(standing), () -> "replay: another end");
    }

    /** The fight with so many of its answers. */
    Sitting<Gunfight, GunfightOutcome> sitting(int answered) {
        return new Sitting<>(PROCEDURE, opening, terms, answers.subList(0, answered));
    }

    private void step() {
        Gunfight before = situation;
        Gunfight copy = copyOf(before);
        chance.forget();
        Next<Gunfight, GunfightOutcome> next = PROCEDURE.step(before, minutes);
        must(before.equals(copy), () -> "the step changed the situation it began with");
        nobodyActsWhoCannot();
        barredIsRefused();
        must(before.equals(copy), () -> "a refusal changed the situation");
        if (random.nextInt(4) == 0) {
            comesOutTheSame(copy, next);
        }
        for (Event event : chance.told) {
            if (event instanceof GunfightEvent ofTheFight) {
                attacks.hears(ofTheFight);
            }
            event.tallies().forEach(this::isModifiedAsAgreed);
        }
        events.addAll(chance.told);
        answers.addAll(chance.answers);
        switch (next) {
            case Next.Done<Gunfight, GunfightOutcome> done -> outcome = Optional.of(done.outcome());
            case Next.Go<Gunfight, GunfightOutcome> go -> {
                situation = go.situation();
                consequences.follow(before, situation, chance.told);
                if (go.turnEnds()) {
                    turnEnds.add(situation);
                    minutes.turnEnded();
                }
            }
        }
    }

    private void comesOutTheSame(Gunfight equal, Next<Gunfight, GunfightOutcome> next) {
        RecordingTable again = new RecordingTable(new RecordedTable(chance.answers), terms.modifiers());
        turnEnds.forEach(ended -> again.turnEnded());
        must(PROCEDURE.step(equal, again).equals(next), () -> "equal situation and answers, another result");
        must(
                again.turns().stream()
                        .flatMap(List::stream)
                        .map(LoggedEvent::event)
                        .toList()
                        .equals(chance.told),
                () -> "equal situation and answers, other events");
    }

    private void nobodyActsWhoCannot() {
        for (Question question : chance.questions) {
            must(situation.fighter(question.by()).isAble(), () -> question.by() + " is asked and cannot act");
            if (question instanceof Choice<?> choice) {
                choice.options().forEach(option -> isNoTargetThatIsGone(option.answer()));
            }
        }
        for (Event event : chance.told) {
            WhoDoes.actor(event)
                    .ifPresent(by -> must(situation.fighter(by).isAble(), () -> by + " acts and cannot: " + event));
            WhoDoes.shot(event).ifPresent(shot -> isNoTargetThatIsGone(shot.at()));
        }
    }

    private void isNoTargetThatIsGone(Object answer) {
        Object target = answer instanceof Optional<?> maybe && maybe.isPresent() ? maybe.get() : answer;
        if (target instanceof Name name) {
            Gunfighter fighter = situation.fighter(name);
            must(fighter.presence() == Gunfighter.Presence.FIGHTING, () -> name + " is gone and a target");
            must(fighter.wounds().level() != WoundLevel.DEAD, () -> name + " is dead and a target");
        }
    }

    /** Answers the step as before up to a choice, and there with a word that is barred. */
    private void barredIsRefused() {
        for (int i = 0; i < chance.questions.size(); i++) {
            if (chance.questions.get(i) instanceof Choice<?> choice
                    && !choice.barred().isEmpty()
                    && random.nextInt(6) == 0) {
                Choice.Option<?> barred =
                        choice.barred().get(random.nextInt(choice.barred().size()));
                must(!barred.bars().isEmpty(), () -> "'" + barred.word() + "' is barred by no rule");
                List<Answer> tried = new ArrayList<>(chance.answers.subList(0, i));
                tried.add(Answer.of(choice, barred.word()));
                refusals++;
                try {
                    PROCEDURE.step(situation, new RecordedTable(tried));
                } catch (RefusedException refused) {
                    must(refused.rules().equals(barred.bars()), () -> "refused by other rules than it is barred by");
                    continue;
                }
                throw new AssertionError("'" + barred.word() + "' is barred and was taken");
            }
        }
    }

    /** The game master's lines in a tally are those that were agreed on for it, one for one. */
    private void isModifiedAsAgreed(Tally tally) {
        int turn = turnEnds.size() + 1;
        List<String> expected = terms.modifiers().stream()
                .filter(modifier -> modifier.whom().equals(tally.whose()))
                .filter(modifier -> modifier.on().equalsIgnoreCase(tally.of()))
                .filter(modifier -> modifier.turn().map(in -> in == turn).orElse(true))
                .map(modifier -> modifier.amount() + " " + modifier.reason())
                .toList();
        List<String> lines = tally.lines().stream()
                .filter(line -> line.why() == GameMasterRule.GM_01_MODIFIER)
                .map(line -> line instanceof Tally.Plus plus
                        ? plus.modifier().amount() + " " + plus.modifier().what()
                        : "" + line)
                .toList();
        must(lines.equals(expected), () -> "the game master's lines in " + tally + " are not " + expected);
        modified += lines.size();
    }

    /** An equal situation that shares no list with this one. */
    private static Gunfight copyOf(Gunfight fight) {
        List<Gunfighter> fighters = new ArrayList<>();
        for (Gunfighter fighter : fight.fighters()) {
            fighters.add(fighter.with(it -> it.guns(new ArrayList<>(fighter.guns()))
                    .inUse(new ArrayList<>(fighter.inUse()))
                    .drop(new ArrayList<>(fighter.drop()))
                    .granted(new ArrayList<>(fighter.granted()))));
        }
        return fight.withFighters(fighters);
    }
}
